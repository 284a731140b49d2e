# The sentences of Drakerion.

## The box

drakerion-title = Drakerion
    .tagline = Banners, manoeuvres and two battle lines; five factions, all of our own making.
    .credit = After the starter booklet of Drakerion; cards by Antre
drakerion-option-deck-a = Deck of seat A
    .help = Five decks ready to play, each in its own way. In the terminal, also a deck of your own.
    .rempart = The Rampart: shields and healing, hold the line
    .premier-feu = The First Fire: attack fast, whatever it costs
    .tombes = The Open Graves: the dead come back from the discard pile
    .deux-peuples = The Two Peoples: shoot from behind a solid front
    .lampe = The Unlit Lamp: a full hand and tricks
drakerion-option-deck-b = Deck of seat B
    .help = Five decks ready to play, each in its own way. In the terminal, also a deck of your own.
    .premier-feu = The First Fire: attack fast, whatever it costs
    .rempart = The Rampart: shields and healing, hold the line
    .tombes = The Open Graves: the dead come back from the discard pile
    .deux-peuples = The Two Peoples: shoot from behind a solid front
    .lampe = The Unlit Lamp: a full hand and tricks
drakerion-option-manoeuvre-reveal = Manoeuvre of the turn
    .help = Chosen in secret, or the top one of a shuffled pile.
    .choose = Chosen in secret
    .top = The top of a shuffled pile
drakerion-option-short = Short game
    .help = Three copies of each card at most, instead of four: decks that come ready have 45 cards instead of 60.
    .off = No
    .on = Yes
drakerion-option-max-turns = Last turn
    .help = After it the higher prestige wins.
    .value = Turn { $value }

## Zones and cards

drakerion-zone-banner = Banner
    .help = The card that gives the player their faction. It names the starting Characters, and the higher initiative chooses who goes first.
drakerion-zone-city = City
    .help = The player’s City, away from the lines: nothing attacks or destroys it. Exhausted, it helps to change a card from hand for another.
drakerion-zone-manoeuvre = Manoeuvre
    .help = The Manoeuvre revealed this turn. It gave its gold and its cards, and its abilities count while it’s visible.
drakerion-zone-front = Front line
    .help = The Characters in contact: they attack the opposing front in melee and take its blows. An empty front brings all of the support forward.
drakerion-zone-support = Support line
    .help = The Characters behind, out of reach of melee. A ranged Character can still shoot at the opposing front from here.
drakerion-zone-hand = Hand
    .help = The cards a player may play for their gold, seen by that player alone. There’s no limit to their number.
drakerion-zone-deck = Deck
    .help = The cards to come, face down. Running out costs nothing: there’s simply no more to draw.
drakerion-zone-discard = Discard pile
    .help = Cards that were destroyed or discarded, and Events that were played. Anybody may look at them.
drakerion-zone-pile = Manoeuvres
    .help = The Manoeuvres still to be played. Each player chooses one per turn, in secret; an empty pile is rebuilt from the eight revealed ones.
drakerion-zone-revealed = Revealed Manoeuvres
    .help = The Manoeuvres of earlier turns, for all to see. They go back into the pile when it’s empty.
drakerion-zone-chosen = Chosen Manoeuvre
    .help = The Manoeuvre chosen for this turn. Both players reveal theirs at the same time.
drakerion-zone-gold = Gold
    .help = What it takes to play cards. Manoeuvres bring it, and what isn’t spent stays.
drakerion-zone-prestige = Prestige
    .help = With 20 prestige the game is won. A destroyed Character gives its own to the opponent.
drakerion-zone-playing = Card at work
    .help = The card that is being placed or played, or that takes effect right now.
drakerion-zone-sought = What can be taken
    .help = The cards of the deck that fit the search. You may also take nothing; the deck is shuffled afterwards.
drakerion-neutral = Neutral
drakerion-called = { $name }, { $subtitle }
drakerion-called-number = { $name } ({ $n })
drakerion-numbered = { $card } #{ $n }
drakerion-printed = { $kind }{ $traits ->
    [0] {""}
   *[other] {" "}({ $labels })
}. { $text }{ $flavours ->
    [0] {""}
   *[other] {"\u000A"}{ $flavour }
}
drakerion-printed-banner = Banner, initiative { $initiative }
drakerion-printed-city = City
drakerion-printed-supply = Supply, { $gold } gold, draw { $draw }
drakerion-printed-tactic = Tactic, { $gold } gold, draw { $draw }
drakerion-printed-character = Character, { $cost } gold, { $values }, prestige { $prestige }
drakerion-printed-named = { $subtitle }. Named Character, { $cost } gold, { $values }, prestige { $prestige }
drakerion-printed-attachment = Attachment, { $cost } gold, { $values }
drakerion-printed-event = Event, { $cost } gold
drakerion-printed-values = { $attack } / { $riposte } / { $hp }
    .ranged = { $attack } / { $riposte } / { $hp }, shot { $ranged }

## The game

drakerion-a-card = a card
drakerion-stat = value
    .attack = attack
    .attack-help = The damage this Character deals when it attacks in melee.
    .ranged = ranged
    .ranged-help = The damage of a ranged attack, up to two lines away and without riposte. Only Characters with the icon can shoot.
    .riposte = riposte
    .riposte-help = The damage a Character attacked in melee deals back to its attacker, at the same time.
    .hp = HP
    .hp-help = Hit points. When damage reaches them, the Character is destroyed.
    .prestige = prestige
    .cost = cost
    .cost-help = The gold to pay for playing the card.
    .damage = damage
    .damage-help = Damage stays from turn to turn; only healing removes it. Once it reaches the hit points, it destroys the Character.
drakerion-values = attack { $attack }, riposte { $riposte }, { $hp } HP
    .short = { $attack }/{ $riposte }/{ $hp }
drakerion-values-ranged = attack { $attack }, riposte { $riposte }, { $hp } HP, ranged { $ranged }
    .short = { $attack }/{ $riposte }/{ $hp } rng { $ranged }
drakerion-mark = mark
    .exhausted = { $gender ->
       *[m] exhausted
    }
    .exhausted-short = exh.
    .attacker = attacks
    .attacker-short = att.
    .defender = defends
    .defender-short = def.
    .falls = will fall
    .falls-short = †
drakerion-keyword = keyword
    .implacable = Relentless
    .implacable-help = While this Character attacks, nothing can redirect or cancel its attack.
    .unpredictable = Unpredictable
    .unpredictable-help = The card may also be played from hand during a combat, for its cost.
    .infiltrator = Infiltrator
    .infiltrator-help = From the front, this Character may attack the opposing support, as long as the opposing front has no Infiltrator.
    .interceptor = Interceptor
    .interceptor-help = Ready and on the defender’s line, this Character may be exhausted to take a melee attack on itself. It’s the very first action of the combat, or never.
    .no-attachment = No Attachment
    .no-attachment-help = No Attachment can be attached to this Character, except those the card allows.
drakerion-mark-damage = { $n } damage
    .short = dmg { $n }
drakerion-mark-shield = { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
}
    .short = shd { $n }
drakerion-mark-prestige = prestige { $n }
drakerion-mark-bearer = attached to { $card }
    .short = on { $card }
drakerion-mark-cost = costs { $n } right now
    .short = cost { $n }
drakerion-mark-owner = owned by { $seat }
drakerion-mark-part = { $stat } { $by }: { $from }
drakerion-part = { $card }
    .combat = for this combat
    .turn = until the end of the turn
    .stay = for good

## What can be done

drakerion-first = { $seat } begins
drakerion-place = Place { $card }
    .front = { $card }: to the front line
    .support = { $card }: to the support line
drakerion-slip = { $card }
    .exchange = Exchange { $card }
    .under = Put { $card } under the deck
    .top = Put back { $card } next
    .take = Take { $card }
drakerion-done = Done
    .keep = Keep the rest
    .enough = That is enough
    .nothing = Take nothing
drakerion-choose-manoeuvre = Choose { $card } in secret
drakerion-pass = Pass: { $seat } plays; two passes in a row end the turn
    .ends = Pass: turn { $turn } ends, { $seat } begins the next
    .ends-first = Pass: turn { $turn } ends, you begin the next
    .last = Pass: this is the last turn, the game ends { $own } to { $other }
    .combat = Pass: { $seat } may still answer, then the blows fall
    .blows = Pass: the blows fall, { $strike } against { $answer }
    .blows-none = Pass: the combat ends
    .falls = Pass: the blows fall, { $strike } against { $answer }, and { $cards } { $n ->
       *[other] will fall
    }
    .loses = Pass: the blows fall, { $cards } { $n ->
       *[other] will fall
    }, and you lose the game
    .wins = Pass: the blows fall, { $cards } { $n ->
       *[other] will fall
    }, and you win the game
drakerion-withdraw = Pass for the whole turn: no more actions, but you begin the next
drakerion-play = Play { $card } ({ $cost } gold)
drakerion-use = Activate { $card }: { $text }
drakerion-recall = Activate { $card } from the discard pile: { $text }
drakerion-attack = Attack
    .melee = Attack in melee with { $card }
    .ranged = Shoot with { $card }
drakerion-intercept = Intercept with { $card }
drakerion-target = { $card }
    .choose = Choose { $card }
    .defender = Against { $card }
    .bearer = Attach to { $card }
    .pay = Pay with { $card }
drakerion-pick = { $card }
    .choose = Choose { $card } ({ $seat })
    .discard = Discard { $card } ({ $seat })
    .take = Take { $card } ({ $seat })
drakerion-option = Option
    .choose = “{ $text }”
    .again = “{ $text }” ({ $n })
    .event = { $card }: { $text }
    .melee = In melee
    .ranged = At range
drakerion-react = Answer with { $card }: { $text }
    .again = Answer with { $card } ({ $at }): { $text }
drakerion-decline = Don’t use it
    .pay = Don’t pay
drakerion-pay = Pay

## What happened

drakerion-coin = The toss goes to { $seat }, who starts.
drakerion-chose-first = { $seat } decides: { $first } begins.
drakerion-arrived = { $card } arrives.
    .front = { $card } arrives on the front line of { $seat }.
    .support = { $card } arrives on the support line of { $seat }.
drakerion-attached = { $bearer } now bears { $card }.
drakerion-drew = { $seat } draws { $n ->
    [one] one card
   *[other] { $n } cards
}.
drakerion-drew-seen = { $seat } draws { $n ->
    [one] one card
   *[other] { $n } cards
}: { $cards }.
drakerion-looked = { $seat } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the deck.
drakerion-looked-seen = { $seat } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the deck: { $cards }.
drakerion-milled = From the deck of { $seat } to the discard pile, { $n ->
    [one] one card
   *[other] { $n } cards
}: { $cards }.
drakerion-slipped = { $seat } puts a card back into the deck, face down.
drakerion-slipped-seen = { $seat } puts { $card } back into the deck, face down.
drakerion-finished = { $seat } has finished choosing.
drakerion-committed = { $seat } has chosen a Manoeuvre.
drakerion-committed-seen = { $seat } has chosen a Manoeuvre: { $card }.
drakerion-revealed = { $seat } reveals { $card }.
drakerion-gold = { $seat } gains { $n } gold.
drakerion-gold-lost = { $seat } loses { $n } gold.
drakerion-gold-paid = { $seat } pays { $n } gold.
drakerion-prestige = { $seat } gains { $n } prestige.
drakerion-prestige-lost = { $seat } loses { $n } prestige.
drakerion-passed = { $seat } passes.
drakerion-withdrew = { $seat } passes for the whole turn.
drakerion-played = { $seat } plays { $card }.
drakerion-used = { $seat } activates { $card }: “{ $text }”.
drakerion-reacted = { $seat } answers with { $card }: “{ $text }”.
drakerion-declined = { $seat } would rather not.
drakerion-paid = { $seat } pays.
drakerion-prepares = { $card } is about to attack.
    .melee = { $seat } sends { $card } to attack.
    .ranged = { $seat } has { $card } take aim.
drakerion-attacks = { $card } attacks { $defender }.
    .melee = { $card } attacks { $defender } in melee.
    .ranged = { $card } shoots at { $defender }.
drakerion-intercepts = { $card } steps in.
drakerion-redirected = The attack turns to { $card }.
drakerion-cancelled = The attack is cancelled.
drakerion-combat-over = The combat is over.
drakerion-chosen = { $seat } chooses { $card }.
drakerion-picked = { $seat } picks { $card }, one of { $owner }’s cards.
    .own = { $seat } picks { $card }, a card of their own.
drakerion-took =
    .hand = { $seat } takes { $card } into their hand.
    .play = { $seat } finds { $card }.
    .top = { $seat } puts { $card } on top of their deck.
    .discard = { $seat } puts { $card } into the discard pile.
drakerion-bared = { $seat } shows { $card }.
drakerion-option-chosen = { $seat } chooses: “{ $text }”.
    .again = { $seat } chooses: “{ $text }” ({ $n }).
    .melee = { $seat } chooses melee.
    .ranged = { $seat } chooses to shoot.
drakerion-nothing = { $seat } has nothing to choose from.
drakerion-damaged = { $card } takes { $n } damage.
drakerion-healed = { $card } is healed of { $n } damage.
drakerion-shielded = { $card } gets { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
}.
drakerion-changed = { $card }: { $n } { $stat }.
drakerion-gained = { $card } gains an ability.
drakerion-lost = { $card } loses an ability.
drakerion-inclined = { $card } is exhausted.
drakerion-straightened = { $card } is readied.
drakerion-moved = { $card } moves.
    .front = { $card } moves to the front line.
    .support = { $card } moves to the support line.
drakerion-destroyed = { $card } is destroyed.
    .character = { $card } falls.
drakerion-put =
    .hand = { $card } goes to its owner’s hand.
    .top = { $card } goes on top of the deck.
    .under = { $card } goes under the deck.
    .discard = { $card } goes to the discard pile.
drakerion-discarded = { $seat } discards { $card }.
drakerion-found = { $seat } has found { $card }.
drakerion-found-nothing = { $seat } finds nothing.
drakerion-showed = { $seat } shows their hand.
drakerion-shuffled = { $seat } shuffles their deck.
drakerion-front-filled = Nobody is left in front: { $seat }’s support line steps forward.
drakerion-full =
    .changes = There are already { $n } lasting effects: this one comes to nothing.
    .waiting = { $n } abilities are already waiting: no more are offered.
    .ordered = { $n } attacks are already ordered: this one won’t take place.
    .returns = { $n } returns in this one turn: until it ends, players can only pass.
    .answers = { $n } abilities have already answered this action: no more are offered.
drakerion-turn = Turn { $turn }: { $seat } is first player.
drakerion-over = The game is over.

## Where things stand, and the end

drakerion-chance = The cards fall…
drakerion-aim = Bring down the opposing Characters: you win with { $goal } prestige, or when the other has none left in play.
drakerion-step = Phase
    .manoeuvre = Manoeuvre
    .manoeuvre-help = Each player chooses a Manoeuvre in secret. Revealed together, they give their gold and their cards.
    .action = Action
    .action-help = In turn, one action at a time: play a card, attack, activate an ability, or pass. The phase ends when both have passed one after the other.
    .end = End of turn
    .end-help = Abilities of the end of the turn are used, then everybody readies exhausted cards.
drakerion-ask = Turn { $turn }: { $seat } to play.
    .setup-other = Setup: { $seat } to play.
    .manoeuvre-other = Turn { $turn }: { $seat } chooses a Manoeuvre in secret.
    .combat-other = Combat: { $seat } may answer.
    .first = Your Banner has the highest initiative: touch the Banner of whoever begins.
    .setup-line = Setup: where does { $card } go? Touch your front or your support line.
    .mulligan = Exchange the cards you like, once only: touch them, then keep the rest.
    .manoeuvre = Turn { $turn }: choose in secret the Manoeuvre that will bring you gold and cards.
    .action = Turn { $turn }, your action: play a card, attack, or pass.
    .action-play = Turn { $turn }, your action: play a card, or pass.
    .action-attack = Turn { $turn }, your action: attack, or pass.
    .action-use = Turn { $turn }, your action: an ability can be used, touch its card; or pass.
    .action-none = Turn { $turn }, your action: nothing to play and nobody to attack with, so pass.
    .line = Where does { $card } arrive? Touch your front or your support line.
    .bearer = Who bears { $card }? Touch a Character.
    .event = { $card }: which of its abilities?
    .defender = { $card } attacks: touch its target.
    .combat = { $card } attacks { $defender }: answer, or pass.
    .combat-none = { $card } attacks { $defender }: you have nothing to answer with, so pass.
    .trigger = An ability can be used: touch its card.
    .triggers = Several abilities can be used: touch the card of the first.
    .pay = { $card }: touch what pays.
    .pay-hand = { $card }: touch the card of your hand that pays.
    .target = { $card }: touch a target.
    .discard = { $card }: touch the card to discard.
    .search = { $card }: touch the card to take, or take none.
    .look = { $card }: put these cards back on the deck, the first you touch on top.
    .offer = { $card }: pay, or refuse to pay.
    .choose = { $card }: make your choice.
drakerion-verdict = { $seat } wins, { $high } to { $low }: { $why }.
drakerion-verdict-draw = A draw, { $high } to { $low }: { $why }.
drakerion-why = end
    .going = the game isn’t over
    .alone = the other has no Character left
    .nobody = nobody is left standing, prestige decides
    .prestige = twenty prestige
    .turns = the last turn was played, prestige decides

## What is wrong

drakerion-two-players = Drakerion is for two players, not { $got }.
drakerion-move-unknown = “{ $got }” isn’t a move. For example: pass, play ID, use #3 1, attack #3 melee, target #5, react 1.
drakerion-position-key = A position has no line “{ $got }”.
drakerion-position-word = “{ $got }” makes no sense here.
drakerion-position-not-in-deck = “{ $got }” isn’t in { $seat }’s deck.
drakerion-position-bearer = The Attachment { $got } isn’t attached to a Character on its line.
drakerion-position-pile = { $seat } doesn’t have eight Manoeuvres: each one is in the pile or revealed.
drakerion-position-shown = { $seat } would have shown cards that aren’t in their hand.
drakerion-position-combat = This combat isn’t possible: it takes an attacker and an opposing defender, both in play.
drakerion-position-phase = These lines don’t go together: phase, turn, passes and choices contradict each other.
drakerion-position-frames = The line “frames” doesn’t belong to this position.
drakerion-position-count = { $seat }’s cards don’t add up to the deck.
drakerion-deck-about =
    { $size } cards in all, at most { $copies } copies of the same card, eight different Manoeuvres:
    all of the Banner’s faction, or neutral. A line that starts with # doesn’t count.
drakerion-deck-unknown = There’s no deck “{ $got }”. Choose from: { $near }, or give a deck in one line.
drakerion-deck-faction = There’s no faction “{ $got }”. Choose from: { $near }.
drakerion-deck-empty = This deck has no cards.
drakerion-deck-card = There’s no card “{ $got }” here. Did you mean: { $near }?
drakerion-deck-place = “{ $got }” isn’t a card for this place.
drakerion-deck-other-faction = “{ $got }” belongs to another faction: the Banner allows { $faction } or neutral cards (DN-15).
drakerion-deck-manoeuvre-twice = The Manoeuvre “{ $got }” is there twice: one of each at most (DN-17).
drakerion-deck-manoeuvres = { $got ->
    [one] { $got } Manoeuvre
   *[other] { $got } Manoeuvres
}: exactly eight are needed (DN-16).
drakerion-deck-copies = { $got } copies of “{ $card }”: from 1 to { $most } (DN-17).
drakerion-deck-size = This deck has { $got ->
    [one] { $got } card
   *[other] { $got } cards
}: { $expected } are needed (DN-17).
drakerion-deck-setup = The Banner starts with “{ $got }” ({ $n }): the deck has too few (DN-18).
drakerion-pack-id = “{ $got }” isn’t a short name: use lower-case letters, digits and hyphens, forty at most.
drakerion-pack-variable = “{ $got }” isn’t the name of a target: it should begin with $.
drakerion-pack-vain-bearer = Only an Attachment has a bearer.
drakerion-pack-vain-combat = Actions are activated outside combat: there’s no attacker, no defender and no attack then (DN-161).
drakerion-pack-vain-card = This can never happen: none of the cards meant here can be treated like that.
drakerion-pack-vain-trigger = What this reaction answers to has no such card, or no such amount.
drakerion-pack-vain-self = This card is gone once that has happened to it: use a destruction, or zone = "discard" for a discarded card.
drakerion-pack-vain-each = “each” means cards in play: choose cards of a discard pile as a target.
drakerion-pack-vain-beside = Only your own Banner, City or Manoeuvre can be chosen.
drakerion-pack-vain-whose = This means cards of the wrong player, so none would ever fit.
drakerion-pack-one-card = One card is needed here, and this may mean several.
drakerion-pack-cost-target = A cost isn’t paid with a target: say which cards with a filter.
drakerion-pack-random-filter = Cards discarded at random can’t have conditions.
drakerion-pack-selector = “{ $got }” isn’t a card: use self, bearer, attacker, defender, trigger.card, trigger.by, the name of a target with its $, or { "{" } each = … { "}" }.
drakerion-pack-zone = This card can’t be looked for in that zone.
drakerion-pack-min-max = The smallest number is larger than the largest.
drakerion-pack-abilities = Too many abilities: fewer than { $most }.
drakerion-pack-ability = There’s no ability “{ $got }” in this pack. Choose from: { $near }.
drakerion-pack-card = There’s no card “{ $got }” here. Did you mean: { $near }?
drakerion-pack-faction = The faction “{ $got }” isn’t declared. Choose from: { $near }.
drakerion-pack-trait = The trait “{ $got }” isn’t declared. Choose from: { $near }.
drakerion-pack-too-many-traits = Too many traits: { $most } at most.
drakerion-pack-too-large = This pack is too large to be played: at most { $entries } steps, filters or cards, { $few } factions and { $granted } abilities to grant.
drakerion-pack-no-setup = A Banner starts with at least one Character (DN-18).
drakerion-pack-city = Every City bears the common ability: exhaust, put a card under the deck, draw (DN-62).
drakerion-pack-event = An Event needs an action or combat ability (DN-141).
drakerion-pack-event-costs = An Event has two abilities for the same moment: neither may cost a particular card from the hand.
drakerion-pack-free = This ability would be free and without limit: give it a cost or a limit (DN-177).
drakerion-pack-endless = This forced reaction would set itself off without end: give it a cost or a limit.
drakerion-pack-choose = A choice has one to seven options, asks for that many at most, and can’t be inside another choice.
drakerion-pack-deck-target = A card in the deck can’t be a target: use search.
drakerion-pack-forced-hand = A reaction from the hand can’t be forced.
drakerion-pack-grant-except = A granted keyword has no exceptions.
drakerion-pack-granted-passive = A granted ability can’t be passive: use modify or a keyword.
drakerion-pack-hidden = This would count or target hidden cards: you can only choose from your own hand.
drakerion-pack-impossible = This target is impossible: such a card is never in that zone.
drakerion-pack-not-in-play = Only cards in play have a line, wounds, combat and attachments.
drakerion-pack-no-trigger = Only reactions have a trigger.
drakerion-pack-no-variable = “{ $got }” isn’t chosen anywhere before this.
drakerion-pack-one-store = An ability remembers one group of cards only.
drakerion-pack-search-top = Only one card can be put on the deck after a search.
drakerion-pack-standing = A standing effect can’t depend on what standing effects change.
drakerion-pack-standing-lose = A standing effect can only take away keywords and abilities that aren’t passive.
drakerion-pack-store-own = Only your own cards can be remembered.
drakerion-pack-too-many-targets = Too many targets: { $most } names at most, and as many cards each.
drakerion-pack-two-hand-costs = Only one part of the cost can come from the hand.

## Emblems of the factions

emblem-rempart = ♜
emblem-premier-feu = ▲
emblem-tombes = †
emblem-deux-peuples = ➶
emblem-lampe = ✶

## What can’t be done, told to whoever tries

refused-DN-19 = It isn’t up to you to name the first player
refused-DN-23 = Place your Character at the front or in support first
refused-DN-29 = You can’t exchange those cards
refused-DN-34 = That Manoeuvre isn’t in your pile
refused-DN-47 = It isn’t your turn
refused-DN-48 = That isn’t an action you can take now
refused-DN-59 = Your opponent has already passed for the whole turn
refused-DN-63 = That card isn’t in your hand
refused-DN-65 = You don’t have enough gold
refused-DN-66 = Choose a line for that Character
refused-DN-69 = That card can’t be played now
refused-DN-74 = That Character has no ranged attack
refused-DN-75 = That melee can’t be fought from here
refused-DN-76 = That Character isn’t ready
refused-DN-77 = You can’t attack your own Characters
refused-DN-79 = That isn’t the kind of attack allowed
refused-DN-83 = That isn’t a combat action you can take
refused-DN-87 = Action abilities can’t be activated in a combat
refused-DN-100 = That target is out of range
refused-DN-124 = You already control a Character of that name
refused-DN-131 = That Attachment can’t be attached to that card
refused-DN-140 = Choose one ability of that Event
refused-DN-141 = That Event has nothing to do now
refused-DN-149 = Only an Infiltrator stops an Infiltrator
refused-DN-151 = That Interceptor can’t step in here
refused-DN-152 = It’s too late to intercept
refused-DN-153 = That Interceptor isn’t available
refused-DN-156 = Nothing can be attached to that Character
refused-DN-157 = That Attachment can’t be attached to that Character
refused-DN-158 = You can’t decline: it’s forced
refused-DN-159 = An ability forbids it
refused-DN-161 = That Action ability can’t be activated now
refused-DN-162 = That Discard ability can’t be activated now
refused-DN-164 = That Combat ability can’t be activated now
refused-DN-173 = Choose from the waiting abilities first
refused-DN-178 = That doesn’t fit the cost
refused-DN-179 = You can’t pay that cost
refused-DN-182 = That isn’t a legal target
refused-DN-187 = That card doesn’t fit the search
refused-DN-191 = Put the cards you looked at back first
refused-DN-193 = Choose a card from your hand to discard
refused-DN-237 = What’s spent has already come back too often this turn

## What each card is and does

drakerion-kind = Card
    .character = Character
    .character-help = It fights on one of the two lines, with its attack, its riposte and its hit points. Its player chooses the line where it arrives.
    .named = Named Character
    .named-help = A player never controls two of the same name. In a combat, discarding a card of the same name gives it a Shield, or 1 attack or riposte.
    .attachment = Attachment
    .attachment-help = It’s attached to a Character and changes its values. It’s destroyed when its bearer leaves play.
    .event = Event
    .event-help = Its player pays its gold, uses one of its abilities, and it goes to the discard pile.
    .supply = Supply
    .supply-help = A sort of Manoeuvre, which some cards speak of. It gives its gold and its cards.
    .tactic = Tactic
    .tactic-help = A sort of Manoeuvre, which some cards speak of. It gives its gold and its cards.
    .banner = Banner
    .city = City
drakerion-ability = Ability
    .action = Action
    .action-help = The ability is used in the Action phase, outside a combat. It’s the player’s action.
    .discard-action = Discard action
    .discard-action-help = The ability is used like an action, while the card is in the discard pile.
    .combat = Combat
    .combat-help = The ability is used during a combat, and what it gives lasts only for that combat.
    .deploy = Deployment
    .deploy-help = The ability is used when the card arrives in play. It’s not an action.
    .destruction = Destruction
    .destruction-help = The ability is used when the card is destroyed and goes to the discard pile. It’s not an action.
    .reaction = Reaction
    .reaction-help = The ability answers what has just happened. It’s not an action, and can be used even after passing.
    .passive = Passive ability
    .passive-help = It counts all the time while its card is in play, without being used.
    .forced = Forced
    .forced-help = A forced ability always applies; the others are optional.
drakerion-term = Word of the game
    .shield = Shield
    .shield-help = Each Shield stops one damage. All of them are gone at the end of the combat.
    .inclined = Exhausted
    .inclined-help = An exhausted card has been used this turn. It can’t attack or be exhausted again until it’s readied, at the end of the turn.
    .bearer = Attached
    .bearer-help = This Attachment is attached to a Character, whose values it changes while both are in play.
    .attacker = Attacker
    .attacker-help = The Character that attacks. It was exhausted to do so.
    .defender = Defender
    .defender-help = The Character under attack. Its player acts first in the combat.
    .initiative = Initiative
    .initiative-help = The higher initiative chooses who begins the game.
    .draw = Draw
    .draw-help = How many cards the Manoeuvre lets its player draw when it’s revealed.
    .traits = Traits
    .traits-help = Words without rules of their own, which other cards speak of.
drakerion-help = A card of Drakerion.
    .banner = The Banner gives the player their faction and names their starting Characters. Its initiative is { $initiative }; the higher one chooses who goes first.
    .city = The City stays away from the lines, and nothing destroys it. Its abilities are used as if it were in play.
    .supply = A Supply, which is a Manoeuvre: when revealed, it gives { $gold } gold and draws { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }. It stays active until the next Manoeuvre.
    .tactic = A Tactic, which is a Manoeuvre: when revealed, it gives { $gold } gold and draws { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }. It stays active until the next Manoeuvre.
    .character = A Character for { $cost } gold: attack { $attack }, riposte { $riposte }, { $hp } HP. Destroyed, it gives { $prestige } prestige to the opponent.
    .named = A Named Character for { $cost } gold: attack { $attack }, riposte { $riposte }, { $hp } HP. Destroyed, it gives { $prestige } prestige to the opponent. In a combat, discarding a card of the same name strengthens it.
    .attachment = An Attachment for { $cost } gold, to be attached to a Character in play. It changes its values while it’s attached.
    .event = An Event for { $cost } gold: pay, use one of its abilities, and it goes to the discard pile.
