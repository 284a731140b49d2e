# The sentences of Drarkane.

## The box

drarkane-title = Drarkane
    .tagline = Bid your tricks, keep your word, and bring the dragons down before there are seven.
    .credit = Kévin Haehnel, Kometh
drarkane-option-treasures = Treasures
    .help = An expansion: personal and common objectives in every round.
    .off = No
    .on = Yes
drarkane-option-teams = In teams
    .help = Partners facing each other, with four or six players.
    .off = No
    .on = Yes
drarkane-option-lead-colour = After a lead of no suit
    .help = The first card of a suit sets it, or an Obscure lead calls for none.
    .first_arcane = The first card of a suit sets it
    .none_after_obscure = An Obscure lead calls for no suit
drarkane-option-low-sorcerer-white = Sorcerer of Weakness
    .help = Under this Sorcerer, a white 0 wins or loses.
    .wins = A white 0 wins
    .loses = A white 0 loses
drarkane-option-high-sorcerer-obscure = Sorcerer of Might
    .help = Under this Sorcerer, Obscure cards are set aside or count.
    .excluded = Obscure cards are set aside
    .included = Obscure cards count
drarkane-option-half-terror = Half of an odd Terror
    .help = Rounded down, up, or exact (everything is then counted in half points).
    .down = Rounded down
    .up = Rounded up
    .exact = Exact

## Cards

drarkane-blue = blue
    .card = Blue
    .help = One of the four suits: the Shields, 1 to 10.
drarkane-red = red
    .card = Red
    .help = One of the four suits: the Swords, 1 to 10.
drarkane-green = green
    .card = Green
    .help = One of the four suits: the Axes, 1 to 10.
drarkane-yellow = yellow
    .card = Yellow
    .help = The Grimoires, 1 to 10. Yellow is trump in every trick.
drarkane-obscure = Obscure
    .help = The Knights, the Queen, the King and the Mercenary as 14. They beat every suit, the strongest wins, and they’re no suit to follow.
drarkane-white = white
    .help = The Dragon Egg and the Mercenary as 0. A white card usually loses to all the others.
drarkane-sorcerer = Sorcerer
    .help = The two Sorcerers have no strength and never win a trick. If there’s only one in the trick, that of Weakness makes the lowest card win, that of Might the highest.
drarkane-arcane-card = { $colour } { $n }
drarkane-knight = Knight
drarkane-queen = Queen
drarkane-king-card = King
drarkane-mercenary = Mercenary
    .zero = Mercenary (0)
    .fourteen = Mercenary (14)
drarkane-egg = Dragon Egg
drarkane-weakness = Sorcerer of Weakness
drarkane-might = Sorcerer of Might
drarkane-hidden = hidden card

## The dragons’ slots

drarkane-slot = Slot: { $asks }
drarkane-slot-and = { $before } { $after }
drarkane-slot-influence = of no suit
    .help = The cards of no suit: Knights, Queen, King, Mercenary, Egg and Sorcerers. One of them may always be played.
drarkane-slot-arcane = of a suit
    .help = The cards of the four suits, 1 to 10. A player who has the suit led must follow it.
drarkane-slot-least = { $n } or more
drarkane-slot-most = { $n } or less
drarkane-slot-any = any card
    .title = Any card
    .help = This slot takes any card of the trick, whatever its suit or strength.
drarkane-slot-total = for a total of { $sum }

## Zones

drarkane-zone-hand = Hand
    .help = The cards a player may play, seen by that player alone. On their turn they follow suit if they can, or play a card of no suit: Obscure, white or a Sorcerer.
drarkane-zone-contract = Contract
    .help = The number of tricks the player promised. Met exactly, it scores all the Terror of the round; one trick off, half of it.
drarkane-zone-tricks = Tricks
    .help = The tricks won in this round. Each is worth 4 points, whether the contract is met or not.
    .king = The King’s tricks
drarkane-zone-dragons = Dragons
    .help = The dragons this player defeated in this round. Each is worth 2 points to them, and its Terror counts for everyone.
    .king = The King’s dragons
drarkane-zone-terror = Terror
    .help = The Terror of all the dragons defeated in the round. An exact contract scores all of it, one trick off scores half.
    .help-solo = The Terror of the defeated dragons. The score is the player’s, minus the Demon’s.
    .demon = The Demon’s Terror
drarkane-zone-points = Points
    .help = The points of the rounds played: tricks, dragons, a share of Terror, and Treasures if there are any. The highest total after three rounds wins.
drarkane-zone-team = Team
    .help = The points of both partners together. The highest total after three rounds wins.
    .help-team = Two partners, face to face, score together. Each keeps a contract of their own.
drarkane-team-sun = Team Sun
    .points = Points of the Sun
drarkane-team-moon = Team Moon
    .points = Points of the Moon
drarkane-team-star = Team Star
    .points = Points of the Star
drarkane-mate = your partner
drarkane-zone-claimed = Met
    .help = Instant objectives already met. Their points only count if the round is won.
    .king = Met by the King
    .demon = Met by the Demon
drarkane-zone-objectives = Objectives
    .help = The objectives to choose from. One is kept, and the others go on to the left.
drarkane-zone-objective = Objective
    .help = The objective that was kept, which only its player can meet. It scores its points if the round is won.
drarkane-zone-treasures = Treasure zone
    .help = The objectives of this round that anybody can meet, for all to see.
drarkane-zone-round = Round
    .help = The current round, of three. A seventh dragon in the zone loses it on the spot.
drarkane-zone-discard = Discard pile
    .help = The cards that fitted no dragon, and those of defeated dragons. Anybody may look at them.
drarkane-zone-to-come = Dragons to come
    .help = The dragons still hidden. One arrives between two tricks, and the seventh in the zone ends the round.
drarkane-zone-trick = Trick
    .help = The cards played to this trick, one per player. The player who wins it places them on the dragons, then leads the next.
drarkane-aim = Announce your tricks, keep your word, defeat dragons: most points after three rounds wins.
    .teams = In pairs, keep your announcements and defeat dragons: the team with the most points wins.
    .solo = Defeat dragons with your tricks: your Terror less the Demon’s is your score.
drarkane-step-give = Exchange
    .help = Partners exchange a card before the round: you give one and get another.
drarkane-step-keep = Keep an objective
    .help = Everybody keeps one secret objective and passes the others to the left.
drarkane-step-bid = Announce
    .help = Everybody says how many tricks they will take. Exact, all the Terror of the round; one trick off, half of it.
drarkane-step-play = Play a card
    .help = Follow the suit led if you have it, or play an Obscure card, a white one or a Sorcerer. Yellow is trump, an Obscure beats everything.
drarkane-step-place = Strike the dragons
    .help = The player who wins the trick puts its cards into slots of dragons as long as they can. With all its slots filled, a dragon falls.
drarkane-step-offer = Offer
    .help = The player who won the trick may offer a card to their partner, who returns it, or keeps it for another.
drarkane-zone-last = Trick before
    .help = The trick that was just played, card by card, in the order in which they fell. It stays until the next lead.
drarkane-zone-bids = How many tricks will you take? { $n ->
    [0] Nothing is promised yet.
    [one] One trick of { $hand } is promised.
   *[other] { $n } tricks of { $hand } are promised.
}
drarkane-term-bids = Announcement
    .help = The number of tricks that you promise. Kept exactly, all the Terror of the round is yours; one trick off, half of it; else nothing.
drarkane-term-order = Order of the trick
    .help = Everybody lays one card, one after the other, beginning with the player who leads. The crown is on the card that wins.
drarkane-told-ahead = { $leader } led; so far the trick goes to { $seat }.
drarkane-told-places = { $leader } wins the trick and places its cards.
drarkane-told-leads = { $leader } won the trick before, and leads.
drarkane-ranks = Trump: yellow. Obscure > yellow > suit led > white.
    .cancelled = The two Sorcerers cancel each other. Obscure > yellow > suit led > white.
    .lowest = Sorcerer of Weakness: the lowest strength wins, whatever the suit.
    .lowest-but-white = Sorcerer of Weakness: the lowest strength wins, but not a white 0.
    .highest = Sorcerer of Might: the highest strength wins, Obscure cards and all suits alike.
    .highest-but-obscure = Sorcerer of Might: the highest strength wins, Obscure cards aside.
drarkane-term-ranks = What beats what
    .help = The strongest Obscure card wins the trick; else the highest yellow, which is always trump; else the highest card of the suit led. A single Sorcerer changes everything: the lowest or the highest strength wins.
drarkane-trump = Trump
    .help = Yellow is trump in every trick: it beats all other suits, and only Obscure cards beat it.
drarkane-siege = Dragons
    .warning = Defeat one in this trick, or the next one loses the round!
    .solo = The next dragon ends the game!
    .help = The dragons in the battle zone. One arrives before each new trick; the seventh loses the round for the whole table.
    .help-solo = The dragons in the battle zone. One arrives when the Demon wins a trick or a dragon falls; at the seventh, the game stops.
drarkane-bargain = Contract kept: all the Terror of the defeated dragons; one trick off: half of it; else none. In any case { $trick } points a trick and { $dragon } a dragon.
drarkane-automaton = automaton
    .king = King
    .demon = Demon
drarkane-zone-pile = Draw pile
    .help = The cards to come, face down. The Demon plays its top card, and the player draws from it after each trick.
drarkane-zone-king-pile = The King’s pile and the rest
    .help = The Fallen King’s pile, whose top card he plays, and the two cards left over. Nobody sees them.
drarkane-zone-aside = Set aside
    .help = The cards left over after the deal, face down. Nobody sees them for the whole round.

## The score sheet

drarkane-line-tricks = Round { $round }: tricks
drarkane-line-trophies = Round { $round }: trophies
drarkane-line-terror = Round { $round }: Terror
drarkane-line-treasures = Round { $round }: treasures
drarkane-line-partner = Partner
drarkane-line-own-dragons = Your dragons
drarkane-line-demon-dragons = The Demon’s dragons
drarkane-counted-trick = trick
drarkane-counted-dragon = dragon
drarkane-counted-terror = Terror { $terror }, { $tricks } of { $bid } tricks

drarkane-sheet = Round { $round }: the dragons are held back
    .lost = Round { $round }: overrun by a seventh dragon
drarkane-sheet-tricks = Tricks, { $n } points each
drarkane-sheet-dragons = Dragons, { $n } points each
drarkane-sheet-terror = Share of the Terror ({ $n })
drarkane-sheet-treasures = Treasures
drarkane-sheet-round = This round
drarkane-sheet-total = Total
    .team = Total of the team
drarkane-sheet-made = { $tricks } for { $bid }
drarkane-sheet-share = share of the Terror
    .all = all
    .half = half
    .none = none

## The game

drarkane-king = the Fallen King
    .start = The Fallen King
drarkane-demon = the Demon
    .start = The Demon
drarkane-text = { $text }
drarkane-mark-best = winning so far
    .help = The card that would win the trick if it stopped here. An Obscure card beats a trump, which beats the suit led, but a Sorcerer may change everything.
drarkane-mark-known = seen by your partner
    .help = Your partner saw this card in an exchange and knows that you have it.
drarkane-mark-slot = slot { $n }
drarkane-mark-left = { $n } still to reach
    .short = { $n } left

drarkane-give = Give { $card } to your partner
drarkane-back = Give { $card } in return
drarkane-keep = Keep { $objective } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}): { $text }
drarkane-bid = { $n ->
    [0] Bid no tricks
    [one] Bid one trick
   *[other] Bid { $n } tricks
}
drarkane-bid-card = { $n ->
    [0] No trick
    [one] One trick
   *[other] { $n } tricks
}
drarkane-play = Play { $card }
drarkane-place = Put { $card } on { $dragon }, slot { $slot }
drarkane-place-last = Put { $card } on { $dragon }, slot { $slot }: the final blow
drarkane-offer = Offer { $card } to your partner
drarkane-no-offer = Offer nothing
drarkane-swap = Give { $card } and keep the offered card
drarkane-return = Return the offered card

drarkane-dealt = Round { $round }: the cards are dealt, { $seat } begins.
drarkane-hand = { $seat } takes their hand.
drarkane-hand-seen = { $seat } is dealt { $cards }.
drarkane-objectives = { $seat } gets two objectives.
drarkane-objectives-seen = { $seat } gets the objectives { $objectives }.
drarkane-gathered = In the battle zone: { $dragons }.
drarkane-dragon-listed = { $dragon } (Terror { $terror })
drarkane-turned = A dragon arrives: { $dragon } (Terror { $terror }).
drarkane-gave = { $seat } gives a card to { $other }.
drarkane-gave-seen = { $seat } gives { $card } to { $other }.
drarkane-kept = { $seat } keeps an objective.
drarkane-kept-seen = { $seat } keeps the objective { $objective }.
drarkane-passed = { $seat } passes the other objectives to { $other }.
drarkane-passed-seen = { $seat } passes { $other } { $objectives }.
drarkane-treasures = Treasure zone: { $objectives }.
drarkane-confided = { $seat } shows { $other } their objective.
drarkane-confided-seen = { $seat } shows { $other } their objective { $objective }.
drarkane-bids = { $seat } bids { $n ->
    [0] no tricks
    [one] one trick
   *[other] { $n } tricks
}.
drarkane-played = { $seat } plays { $card }.
drarkane-won = { $seat } wins the trick: { $why }.
drarkane-why-obscure = { $card }, the strongest Obscure card
drarkane-why-trump = { $card }, the highest trump
drarkane-why-suit = { $card }, the highest card of the suit led
drarkane-why-white = { $card }, for lack of any other card
drarkane-why-lowest = { $card }, the lowest strength under the Sorcerer of Weakness
    .but = { $card }, the lowest strength under the Sorcerer of Weakness, white cards aside
drarkane-why-highest = { $card }, the highest strength under the Sorcerer of Might
    .but = { $card }, the highest strength under the Sorcerer of Might, Obscure cards aside
drarkane-why-first = { $why }, the first played among equals
drarkane-why-cancelled = the two Sorcerers cancel each other, { $why }
drarkane-void = Two Sorcerers and nothing else: nobody wins this trick.
drarkane-placed = { $seat } puts { $card } on { $dragon }, slot { $slot }.
drarkane-defeated = { $seat } defeats { $dragon } (Terror { $terror }).
drarkane-discarded = Discarded: { $cards }.
drarkane-claimed = { $seat } meets the objective { $objective } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}).
drarkane-offered = { $seat } offers a card to { $other }.
drarkane-offered-seen = { $seat } offers { $card } to { $other }.
drarkane-offers-nothing = { $seat } offers nothing.
drarkane-returned = { $seat } returns the card.
drarkane-drew = { $seat } draws a card.
drarkane-drew-seen = { $seat } draws { $card }.
drarkane-reshuffled = The discard pile is shuffled and becomes the draw pile.
drarkane-round-won = Round { $round }: the dragons are held back; Terror collected: { $terror }.
drarkane-round-lost = Round { $round }: a seventh dragon overruns the table; Terror collected: { $terror }.
drarkane-shown = { $seat } shows their objective { $objective }.
drarkane-scored = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
drarkane-ended = The game is over.

drarkane-to-deal = Shuffling and dealing.
drarkane-to-pass = Objectives are passed on.
drarkane-to-reveal = A new dragon approaches.
drarkane-to-draw = Drawing a card.
drarkane-to-king = The Fallen King’s turn.
drarkane-to-demon = The Demon’s turn.
drarkane-you-give = Your turn: give your partner a card.
drarkane-they-give = { $seat } is choosing a card for their partner.
drarkane-you-back = Your partner gives you { $card }. It’s your turn to give one back.
drarkane-they-back = { $seat } is choosing a card to give in return.
drarkane-you-keep = Your turn: keep one objective; the others go to the player on your left.
drarkane-they-keep = { $seat } is choosing an objective.
drarkane-you-bid = Your turn: how many tricks, from 0 to { $hand }?
drarkane-they-bid = { $seat } is thinking about their bid.
drarkane-you-play = Your turn: play a card.
drarkane-you-follow = Your turn: the suit led is { $colour }.
drarkane-they-play = It’s { $seat }’s turn.
drarkane-you-place = You won the trick: put its cards on the dragons.
drarkane-they-place = { $seat } is placing the cards from the trick.
drarkane-you-offer = Your turn: offer your partner a card, or nothing.
drarkane-they-offer = { $seat } may offer their partner a card.
drarkane-you-answer = Your partner offers { $card }: return it, or keep it and give another.
drarkane-they-answer = { $seat } is looking at the offered card.

drarkane-verdict = { $seats } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-verdict-team = Team { $seats } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-verdict-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: { $seats } share the victory.
drarkane-verdict-solo = Net Terror: { $points }. Your rank: { $rank }.
drarkane-rank = your rank
    .villager = Charred Villager
    .runner = Flame Runner
    .cleaver = Scale Cleaver
    .scourge = Scourge of the Skies
    .legend = Legend of Drarkane

drarkane-players = Drarkane is for 1 to 6 players, not { $got }.
drarkane-teams-players = Teams are for four or six players, not { $got }.
drarkane-solo-treasures = Alone against the Demon, you play without Treasures.

drarkane-dragon-unknown = “{ $got }” isn’t a dragon in this pack. Try: { $near }.
drarkane-objective-unknown = “{ $got }” isn’t an objective in this pack. Try: { $near }.
drarkane-slot-unknown = “{ $got }” isn’t a slot: write the dragon, then # and a digit.
drarkane-bid-unknown = “{ $got }” isn’t a number of tricks.
drarkane-move-unknown = “{ $got }” isn’t a move. For example: b5, M14, bid 3, r7>ash-whelp#0, keep hermit, give b3, back b3, offer b3, offer -, swap b3, return.
drarkane-card-twice = “{ $got }” is one too many.
drarkane-position-dragon = A dragon is in two places at once.
drarkane-position-beaten = A dragon whose slots are all filled is no longer in the battle zone.
drarkane-position-phase = The turn, the trick and the phase don’t go together.
drarkane-position-nothing = At this point there’s nothing to do for the player whose turn it is.
drarkane-position-known = A card known to the partner must be in hand.
drarkane-position-hands = The hands don’t have the same number of cards, those in the trick included. Write “partial” if the position is incomplete.
drarkane-position-treasures = There are no objectives without the Treasures expansion.

drarkane-pack-dragons = { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
}: { $fewest ->
    [20] there must be exactly 20, or else the line “custom = true”
   *[other] there must be { $fewest } to { $most }
}.
drarkane-pack-objectives = { $got ->
    [one] { $got } objective
   *[other] { $got } objectives
}: { $fewest ->
    [20] there must be exactly 20, or else the line “custom = true”
   *[other] there must be { $fewest } to { $most }
}.
drarkane-pack-id = “{ $got }” isn’t valid as an id: lower-case letters, digits and hyphens.
drarkane-pack-slots = { $dragon } has { $got ->
    [one] { $got } slot
   *[other] { $got } slots
}: 1 to { $most } are needed.
drarkane-pack-two-sums = A dragon has at most one sum slot.
drarkane-pack-sum = A sum of { $got } can’t be reached: the accepted cards only add up to { $most }.
drarkane-pack-slot-empty = No card can fill this slot.
drarkane-pack-dragon-unbeatable = Nothing can defeat { $dragon }: there aren’t enough cards for all its slots at once.
drarkane-pack-cond-mixed = This condition mixes words that don’t go together.
drarkane-pack-by-other = “by_other” needs “has_card” or “contains”.
drarkane-pack-never = This objective can never be met.

drarkane-pad-line = “{ $got }” isn’t a line of the score pad: each one starts with a word or a name, followed by a colon.
drarkane-pad-number = “{ $got }” isn’t a number from 0 to { $most }.
drarkane-pad-names-again = The names have already been written.
drarkane-pad-name = “{ $got }” isn’t valid as a name: it’s taken, or it means something else here.
drarkane-pad-players = The score pad is for 2 to 6 players, not { $got }.
drarkane-pad-nobody = Write the names first: “players: Anna Bruno”.
drarkane-pad-who = Nobody here is called “{ $got }”. Try: { $near }.
drarkane-pad-no-round = Open a round first: “round 1: won”.
drarkane-pad-round = Round { $expected } should come next, not “{ $got }”.
drarkane-pad-won-lost = “{ $got }” doesn’t say how the round ended: won or lost.
drarkane-pad-yes-no = “{ $got }” is neither yes nor no.
drarkane-pad-teams-late = Teams must be named before the first round.
drarkane-pad-three = Three numbers are needed: contract, tricks and dragons. Here { $got ->
    [one] there’s { $got }
   *[other] there are { $got }
}.
drarkane-pad-twice = { $got } already has a line in this round.
drarkane-pad-dragons-no-trick = You can’t defeat a dragon without winning a trick.
drarkane-pad-points-or-names = Write either the Treasure points, as one number, or the names of the objectives.
drarkane-pad-lost-treasure = A lost round earns no Treasure.
drarkane-pad-objective-taken = { $objective } is already taken.
drarkane-pad-objective-not = { $objective } doesn’t go with these numbers.
drarkane-pad-too-many-tricks = { $got } tricks in total, but the round has only { $hand }.
drarkane-pad-too-few-tricks = { $got ->
    [one] { $got } trick
   *[other] { $got } tricks
} in total: in a round that’s won, all { $hand } are played.
drarkane-pad-lost-all-tricks = A lost round ends before the last of its { $hand } tricks.
drarkane-pad-no-trick = There’s always at least one trick.
drarkane-pad-terror = { $dragons ->
    [one] { $dragons } dragon
   *[other] { $dragons } dragons
} defeated and a Terror of { $terror } don’t go together.
drarkane-pad-word-terror = the Terror
drarkane-pad-incomplete = Round { $round } is still missing: { $missing }.
drarkane-pad-doubt-won = Round { $round }: { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
} defeated; going by the tricks, there should be { $least } to { $most }.
drarkane-pad-doubt-lost = Round { $round }: { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
} defeated; going by the tricks, the seventh dragon would only have come then with { $least }.
drarkane-pad-doubt-terror = Round { $round }: a Terror of { $terror } for { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
}; with this pack, it should be { $least } to { $most }.
drarkane-pad-leads = { $seats } leads with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-pad-lead-together = { $seats } share the lead with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-pad-to-come = { $n ->
    [one] One round still to play.
   *[other] { $n } rounds still to play.
}
drarkane-pad-half-points = Everything is counted in half points.
drarkane-pad-tricks = { $name }: { $n ->
    [0] no trick
    [one] one trick
   *[other] { $n } tricks
} at 4
drarkane-pad-trophies = { $name }: { $n ->
    [0] no dragon
    [one] one dragon
   *[other] { $n } dragons
} at 2
drarkane-pad-kept = { $name }: contract of { $bid } met, all the Terror ({ $terror })
drarkane-pad-near = { $name }: { $tricks } for a contract of { $bid }, half the Terror ({ $terror })
drarkane-pad-missed = { $name }: { $tricks } for a contract of { $bid }, no Terror
drarkane-pad-treasure = { $name }: Treasure points
drarkane-pad-objective = { $name }: objective { $objective }

drarkane-ask-names = Who plays?
drarkane-ask-names-how = Two to six names, in seating order.
drarkane-ask-teams = Playing in teams, partners facing each other?
drarkane-ask-yes-no = yes or no
drarkane-ask-round = How did round { $round } end?
drarkane-ask-won-lost = won, or lost to the seventh dragon
drarkane-ask-terror = How much Terror on all the dragons defeated?
drarkane-ask-number = a number
drarkane-ask-line = { $name }?
drarkane-ask-line-how = Contract, tricks (0 to { $hand }), dragons, then the objectives met or their points.

## What can’t be done, told to whoever tries

refused-DR-26 = You have to bid first
refused-DR-28 = Your bid goes from 0 to the size of your hand
refused-DR-32 = You have to play a card
refused-DR-33 = You don’t have that card
refused-DR-34 = Follow the suit led, or play a card of no suit: Obscure, white or a Sorcerer
refused-DR-44 = Say whether your Mercenary counts as 0 or 14
refused-DR-70 = That card isn’t in the trick
refused-DR-71 = You have to place a card of the trick first
refused-DR-75 = That slot doesn’t take that card
refused-DR-76 = That total doesn’t take that card
refused-DR-77 = That slot is already filled
refused-DR-88 = That dragon isn’t in the zone
refused-DR-116 = The game is over
refused-DR-122 = Choose the objective you keep first
refused-DR-123 = You don’t have that objective
refused-DR-190 = Give your partner a card first
refused-DR-191 = Give a card back first
refused-DR-192 = You can’t give back the card you’ve just received
refused-DR-194 = Offer a card first, or none
refused-DR-196 = The exchange on offer has to be answered first
refused-DR-198 = You don’t have that card
refused-DR-207 = The cards haven’t been drawn yet: wait a moment
refused-DR-210 = It isn’t your decision now

## What each card is and does

drarkane-help = A card of Drarkane.
    .arcane = A card of a suit ({ $colour }), of strength { $n }. The highest of the suit led wins the trick if there’s no trump and no Obscure card.
    .trump = A trump of strength { $n }. It beats every other suit; only Obscure cards beat it.
    .knight = An Obscure card of strength 11, which beats every suit. It may be played even with the suit led in hand.
    .queen = An Obscure card of strength 12, which beats every suit and the Knights. It may be played even with the suit led in hand.
    .king = An Obscure card of strength 13: only the Mercenary as 14 beats it. It may be played even with the suit led in hand.
    .mercenary = Its player names its strength: 14, and it’s the strongest Obscure card, or 0, and it usually loses to everything, like the Egg.
    .zero = The Mercenary played as 0. White like the Egg, it usually loses to all other cards.
    .fourteen = The Mercenary played as 14: the strongest of the Obscure cards.
    .egg = White and of strength 0, the Egg usually loses to everything. Play it whenever you like, so as not to win a trick.
    .weakness = If it’s the only Sorcerer in a trick, the lowest card wins. It never wins one itself.
    .might = If it’s the only Sorcerer in a trick, the highest card of any suit wins, trump or not. It never wins one itself.
    .dragon = A dragon of Terror { $n }. It falls when all its slots are filled, and goes to the player who fills the last.
    .slot = A dragon’s slot that asks for: { $asks }. A single card of the trick fills it, if it fits.
    .sum = A dragon’s slot that asks for: { $asks }. The strengths of the cards placed add up to the total; any excess is lost.
    .bid = { $n ->
        [0] Promise to take no trick. Kept, you score all the Terror of the round; with one trick, half of it.
        [one] Promise a single trick. Kept, you score all the Terror of the round; one trick off, half of it.
       *[other] Promise { $n } tricks. Kept, you score all the Terror of the round; one trick off, half of it.
    }
    .objective-instant = { $text } The first to do so takes the objective: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if the round is won.
    .objective-end = { $text } It’s checked at the end of the round: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if it’s won.
drarkane-dragon = Dragon
    .help = A dragon in the battle zone and its slots. When all of them are filled, it falls; with seven dragons in the zone, everything stops.
drarkane-joker = Sorcerer allowed
    .help = A Sorcerer may fill this slot too, instead of the flame asked for.
drarkane-left = Still to reach
    .help = What is still missing from the slot’s total. Each card placed adds its strength.
drarkane-force = Strength
    .help = The number of the card, the same in the trick and on dragons. Sorcerers have none.
drarkane-instant = Instant
    .help = The objective goes at once to the first who meets its condition.
drarkane-end = End of round
    .help = The objective is checked at the end of the round. Everybody who meets it scores its points.
