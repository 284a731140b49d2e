# The sentences of Drakerion.

drakerion-a-card = a card
drakerion-stat = value
    .attack = attack
    .ranged = ranged
    .riposte = riposte
    .hp = HP
    .prestige = prestige
    .cost = cost
    .damage = damage
drakerion-values = { $attack }/{ $riposte }/{ $hp }
    .short = { $attack }/{ $riposte }/{ $hp }
drakerion-values-ranged = { $attack }/{ $riposte }/{ $hp }, ranged { $ranged }
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
drakerion-keyword = keyword
    .implacable = Relentless
    .unpredictable = Unpredictable
    .infiltrator = Infiltrator
    .interceptor = Interceptor
    .no-attachment = No Attachment
drakerion-mark-damage = { $n } damage
    .short = dmg { $n }
drakerion-mark-shield = { $n ->
    [one] 1 Shield
   *[other] { $n } Shields
}
    .short = shd { $n }
drakerion-mark-prestige = prestige { $n }
drakerion-mark-bearer = attached to { $slot }
    .short = on { $slot }
drakerion-mark-owner = owned by { $seat }

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
drakerion-pass = Pass
drakerion-withdraw = Pass for the turn and go first next turn
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
    .choose = { $seat } chooses option { $n }
    .event = { $card }: { $text }
    .melee = In melee
    .ranged = At range
drakerion-react = Answer with { $card }: { $text }
    .again = Answer with { $card } ({ $at }): { $text }
drakerion-decline = Decline
drakerion-pay = Pay

## What happened

drakerion-coin = Chance names { $seat } to begin.
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
drakerion-gold-spent = { $seat } has { $n } gold less.
drakerion-prestige = { $seat } gains { $n } prestige.
drakerion-prestige-lost = { $seat } loses { $n } prestige.
drakerion-passed = { $seat } passes.
drakerion-withdrew = { $seat } passes for the turn.
drakerion-played = { $seat } plays { $card }.
drakerion-used = { $seat } activates { $card }: “{ $text }”.
drakerion-reacted = { $seat } answers with { $card }: “{ $text }”.
drakerion-declined = { $seat } declines.
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
drakerion-picked = { $seat } picks { $card }, a card of { $owner }.
drakerion-option-chosen = { $seat } chooses option { $n }.
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
drakerion-put = { $card } goes elsewhere.
drakerion-discarded = { $seat } discards { $card }.
drakerion-found = { $seat } has found { $card }.
drakerion-found-nothing = { $seat } finds nothing.
drakerion-showed = { $seat } shows the hand.
drakerion-shuffled = { $seat } shuffles the deck.
drakerion-front-filled = Nobody is left in front: the support line of { $seat } steps forward.
drakerion-full =
    .changes = { $n } effects last already: this one comes to nothing.
    .waiting = { $n } abilities wait already: further ones are not offered.
    .ordered = { $n } attacks are ordered already: this one will not be held.
    .answers = { $n } abilities have answered this one action: no more are offered.
drakerion-turn = Turn { $turn }: { $seat } is first player.
drakerion-over = The game is over.

## Where things stand, and the end

drakerion-chance = The cards fall…
drakerion-phase = Phase
    .setup = set-up
    .manoeuvre = Manoeuvre phase
    .action = Action phase
    .end = end of the turn
drakerion-ask = Turn { $turn }, { $phase }: { $seat } is to choose.
    .action = Turn { $turn }, { $phase }: your action.
    .combat = Turn { $turn }, { $phase }: the combat waits for your action.
    .manoeuvre = Turn { $turn }, { $phase }: choose your Manoeuvre.
    .mulligan = Mulligan: exchange the cards you like, once.
    .line = Turn { $turn }, { $phase }: { $card } in front or in support?
    .setup-line = Setup: { $card } in front or in support?
    .setup-other = Setup: { $seat } is to choose.
    .defender = Turn { $turn }, { $phase }: against whom?
    .trigger = Turn { $turn }, { $phase }: which ability first?
    .pay = Turn { $turn }, { $phase }: pay with which card?
    .choose = Turn { $turn }, { $phase }: make your choice.
    .other = Turn { $turn }, { $phase }: { $seat } is to choose.
drakerion-verdict = { $seat } wins, { $high } to { $low }: { $why }.
drakerion-verdict-draw = A draw, { $high } to { $low }: { $why }.
drakerion-why = end
    .going = the game is not over
    .alone = the other has no Character left
    .nobody = nobody is left standing, prestige decides
    .prestige = twenty prestige
    .turns = the last turn was played, prestige decides

## What is wrong

drakerion-two-players = Drakerion is for two players, not { $got }.
drakerion-move-unknown = “{ $got }” is not a move. For example: pass, play ID, use #3 1, attack #3 melee, target #5, react 1.
drakerion-position-key = “{ $got }” is not a line of a position.
drakerion-position-word = “{ $got }” is not understood here.
drakerion-position-not-in-deck = “{ $got }” is not in the deck of { $seat }.
drakerion-position-bearer = The Attachment { $got } is not linked to a Character of its line.
drakerion-position-pile = The Manoeuvres of { $seat } are not eight: each is in the pile or revealed.
drakerion-position-shown = { $seat } would have shown cards that are not in the hand.
drakerion-position-combat = This combat is not possible: an attacker and an opposing defender in play.
drakerion-position-phase = These lines do not go together: phase, turn, passes and choices contradict each other.
drakerion-position-frames = The line “frames” does not belong to this position.
drakerion-position-count = The cards of { $seat } do not add up to the deck.
drakerion-deck-unknown = There is no deck “{ $got }”. Choose from: { $near }, or give a deck in one line.
drakerion-deck-faction = There is no faction “{ $got }”. Choose from: { $near }.
drakerion-deck-empty = This deck has no cards.
drakerion-deck-card = There is no card “{ $got }” here. Did you mean: { $near }?
drakerion-deck-place = “{ $got }” is not a card for this place.
drakerion-deck-other-faction = “{ $got }” is of another faction: the Banner wants { $faction } or neutral cards (DN-15).
drakerion-deck-manoeuvre-twice = The Manoeuvre “{ $got }” is there twice: one of each at most (DN-17).
drakerion-deck-manoeuvres = { $got } Manoeuvres: exactly eight are needed (DN-16).
drakerion-deck-copies = { $got } copies of “{ $card }”: from 1 to { $most } (DN-17).
drakerion-deck-size = This deck has { $got } cards: { $expected } are needed (DN-17).
drakerion-deck-setup = The Banner starts with “{ $got }” ({ $n }): the deck has too few (DN-18).
drakerion-pack-id = “{ $got }” is not a short name: small letters, digits and hyphens, forty at most.
drakerion-pack-variable = “{ $got }” is not the name of a target: it begins with $.
drakerion-pack-vain-bearer = Only an Attachment has a bearer.
drakerion-pack-vain-combat = Actions are used outside combats: there is no attacker, no defender and no attack then (DN-161).
drakerion-pack-vain-card = This can never happen: no card that is meant here can be treated so.
drakerion-pack-vain-trigger = What this reaction answers to has no such card, or no such amount.
drakerion-pack-vain-self = This card is no longer there when that has happened to it: use a destruction, or zone = "discard" for a card that is discarded.
drakerion-pack-vain-each = “each” means cards in play: choose cards of a discard pile as a target.
drakerion-pack-vain-beside = Only one’s own Banner, City or Manoeuvre can be chosen.
drakerion-pack-vain-whose = This means cards of the wrong player, so none would ever fit.
drakerion-pack-one-card = One card is needed here, and this may mean several.
drakerion-pack-cost-target = A cost is not paid with a target: say which cards with a filter.
drakerion-pack-random-filter = Cards discarded at random cannot be asked for anything.
drakerion-pack-selector = “{ $got }” is not a card: self, bearer, attacker, defender, trigger.card, trigger.by, the name of a target with its $, or { "{" } each = … { "}" }.
drakerion-pack-zone = This card cannot be looked for in that zone.
drakerion-pack-min-max = The smallest number is larger than the largest.
drakerion-pack-abilities = Too many abilities: fewer than { $most }.
drakerion-pack-ability = There is no ability “{ $got }” in this pack. Choose from: { $near }.
drakerion-pack-card = There is no card “{ $got }” here. Did you mean: { $near }?
drakerion-pack-faction = The faction “{ $got }” is not declared. Choose from: { $near }.
drakerion-pack-trait = The trait “{ $got }” is not declared. Choose from: { $near }.
drakerion-pack-too-many-traits = Too many traits: { $most } at most.
drakerion-pack-too-large = This pack is too large to be played: at most { $entries } steps, filters or cards, { $few } factions and { $granted } abilities to grant.
drakerion-pack-no-setup = A Banner starts with at least one Character (DN-18).
drakerion-pack-city = Every City bears the common ability: exhaust, put a card under the deck, draw (DN-62).
drakerion-pack-event = An Event needs an action or combat ability (DN-141).
drakerion-pack-event-costs = Two abilities of the same moment on an Event: neither may cost a certain card of the hand.
drakerion-pack-free = This ability would be free and without limit: give it a cost or a limit (DN-177).
drakerion-pack-endless = This forced reaction would set itself off without end: give it a cost or a limit.
drakerion-pack-choose = A choice has one to seven options, asks for as many at most, and does not stand in another choice.
drakerion-pack-deck-target = A card of the deck is not chosen as a target: use search.
drakerion-pack-forced-hand = A reaction from the hand cannot be forced.
drakerion-pack-grant-except = A keyword that is granted has no exceptions.
drakerion-pack-granted-passive = An ability that is granted cannot be passive: use modify or a keyword.
drakerion-pack-hidden = This would count or aim at hidden cards: only the own hand can be chosen from.
drakerion-pack-impossible = This target is impossible: such a card is never in that zone.
drakerion-pack-not-in-play = Line, wounds, combat and links are asked of cards in play alone.
drakerion-pack-no-trigger = Only reactions have a trigger to speak of.
drakerion-pack-no-variable = “{ $got }” is not chosen anywhere before this.
drakerion-pack-one-store = An ability remembers one group of cards only.
drakerion-pack-search-top = Only one card can be put on the deck after a search.
drakerion-pack-standing = A standing effect cannot depend on what standing effects change.
drakerion-pack-standing-lose = A standing effect takes away keywords and abilities that are not passive only.
drakerion-pack-store-own = Only the own cards can be remembered.
drakerion-pack-too-many-targets = Too many targets: { $most } names at most, and as many cards each.
drakerion-pack-two-hand-costs = Only one part of the cost can come from the hand.

## Emblems of the factions

emblem-rempart = ♜
emblem-premier-feu = ▲
emblem-tombes = †
emblem-deux-peuples = ➶
emblem-lampe = ✶
