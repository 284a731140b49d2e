# The sentences of Cœur de Dragon.

## The box

coeur-title = Dragonheart (Cœur de Dragon)
    .tagline = Play, lure and capture: a hundred cards, a board of arrows, one coveted figurine.
    .credit = Rüdiger Dorn, KOSMOS / Filosofia
coeur-edition = Edition
    .dwarves = Eleven Dwarves, five Huntresses
    .huntresses = Ten Dwarves, six Huntresses
coeur-aim = Capture the piles worth the most: at the end, the cards you captured are your points.
coeur-option-first-player = Who starts
    .help = Random, or a chosen seat.
    .random = Random
    .A = Seat A
    .B = Seat B
coeur-option-open-memory = Open memory
    .help = The screen shows covered cards, captured cards and the whole log.
    .off = No
    .on = Yes

## Zones and pieces

coeur-zone-hand = Hand
    .help = The cards a player may play, seen by that player alone. At the end of each turn they refill to five cards, or to six with the figurine.
coeur-zone-pile = Draw pile
    .help = The cards a player hasn’t drawn yet, face down. When a draw pile runs out, the end is near.
coeur-zone-captured = Captured
    .help = Captured cards stay face down until the end. Their values are points.
coeur-zone-ship = Ship zone
    .does = waits for the third Ship
    .help = Heroes and Huntresses wait here after acting. The third Ship captures the whole pile; only its top card shows.
coeur-zone-trips = Voyages
    .does = the third announces the end
    .help = Three Ships together make a voyage. The third one announces the end: the opponent plays one more turn.
coeur-zone-countdown = Turns left
    .left = { $n ->
        [one] Turn left
       *[other] Turns left
    }
    .help = How many turns remain before the end, counting both players’.
coeur-zone-figurine = Figurine
    .does = 6 cards in hand, 3 points
    .help = It comes with the Petrified dragons that a Princess captures. Its owner holds six cards instead of five, and it’s worth three points at the end.
coeur-dragon-figurine = Dragon figurine
coeur-trips-made = Voyages made
coeur-card = { $card } { $value }

coeur-pile = the cards
    .co = the Chests
    .df = the Fire dragons
    .dp = the Petrified dragons
    .pr = the Princesses
    .tr = the Trolls
    .na = the Dwarves
    .he = the Heroes
    .ch = the Huntresses
    .nv = the Ships

coeur-play = Play { $cards }
coeur-play-take = Play { $cards } and capture { $pile } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
})
    .figurine = Play { $cards } and capture { $pile } ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }) with the figurine
coeur-play-sail = Play { $cards }: the ship leaves { $n ->
    [0] empty
    [one] with one card
   *[other] with { $n } cards
}

coeur-dealt = The cards are shuffled; { $seat } begins.
coeur-played = { $seat } plays { $cards }.
coeur-captured = { $seat } captures { $pile } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
coeur-boarded = The row is full: { $pile } board the ship.
coeur-sailed = { $trips ->
    [1] First voyage
    [2] Second voyage
   *[other] Third voyage
}: { $seat } { $n ->
    [0] sails empty
    [one] captures one card
   *[other] captures { $n } cards
}.
coeur-figurine = { $seat } receives the Dragon figurine.
coeur-figurine-stolen = { $seat } takes the Dragon figurine from { $other }.
coeur-put-back = One of { $seat }’s cards goes back on their draw pile, unseen.
coeur-put-back-seen = One of { $seat }’s cards goes back on their draw pile: { $cards }.
coeur-drew = { $seat } draws { $n ->
    [one] one card
   *[other] { $n } cards
}.
coeur-drew-seen = { $seat } draws { $cards }.
coeur-end-due = The end is near: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} left.
coeur-skipped = { $seat } has no cards left and misses a turn.
coeur-ended = The game is over.

coeur-to-deal = The cards are being shuffled.
coeur-your-turn = { $turns ->
    [-1] Your turn: play one or more cards of the same type.
    [1] Your turn: it’s the last one.
   *[other] Your turn: { $turns } turns left, counting this one.
}
coeur-their-turn = { $turns ->
    [-1] { $seat } to play.
    [1] { $seat } to play, for the last turn.
   *[other] { $seat } to play; { $turns } turns left, counting this one.
}

coeur-verdict = { $seat } wins, { $high } to { $low }.
coeur-verdict-figurine = { $high } all: { $seat } wins, thanks to the figurine.
coeur-verdict-draw = { $high } all, and nobody has the figurine: it’s a draw.

coeur-two-players = Cœur de Dragon is for two players, not { $got }.
coeur-space-unknown = “{ $got }” isn’t a space. The spaces are { $allowed }.
coeur-too-many-cards = { $got } cards in one move: a hand never has more than { $most }.
coeur-position-top = A known card is given on top of an empty draw pile.
coeur-position-no-card = The player who must give or play a card has none.
coeur-position-end = Countdown, voyages and phase contradict one another: three voyages announce the end, and a game under way has at least one turn left.

coeur-pack-type = “{ $got }” isn’t a type of card. The types are { $allowed }.
coeur-pack-type-twice = The type { $got } is here twice.
coeur-pack-type-missing = There are no cards of the type { $type }: at least one is needed.
coeur-pack-too-many-values = Too many different values for one type: { $most } at most.
coeur-pack-size = This set has { $got ->
    [one] { $got } card
   *[other] { $got } cards
}; each player needs { $expected }.
coeur-pack-value = The value { $got } is too high: it goes from 0 to 9.
coeur-pack-ship-value = A Ship is worth nothing: write 0, not { $got }.
coeur-pack-few-ships = { $got ->
    [one] { $got } Ship isn’t
   *[other] { $got } Ships aren’t
} enough: each player needs at least 5 for the three voyages.

## Emblems of the types, where the font has them

emblem-CO = ▣
emblem-DF = ▲
emblem-DP = ◆
emblem-PR = ♛
emblem-TR = ♜
emblem-NA = ⚒
emblem-HE = †
emblem-CH = ➶
emblem-NV = ≈

## What can’t be done, told to whoever tries

refused-CD-13 = It isn’t your turn
refused-CD-15 = You have to play at least one card
refused-CD-16 = You can’t mix types
refused-CD-17 = You don’t have that card
refused-CD-19 = The last turn isn’t over yet: wait a moment
refused-CD-30 = That’s more cards than the space has room for
refused-CD-31 = The space isn’t full, so there’s no pile to name
refused-CD-38 = Say which pile your Princess captures
refused-CD-40 = You can’t name that pile
refused-CD-45 = Say which pile your second Hero captures
refused-CD-52 = There’s no pile for you to name here
refused-CD-80 = The game is over

## What cards and places are, for anyone who asks

coeur-help = A card of Cœur de Dragon.
    .co = A Chest does nothing by itself: it waits to be captured by Fire dragons or a Princess. It’s worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    } to the player who captures it.
    .df = When played, a Fire dragon captures every Chest. The third Huntress captures it in turn; it’s worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    } then.
    .dp = A Petrified dragon does nothing by itself. The Princess who captures it also brings the Dragon figurine; it’s worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .pr = When played, a Princess captures either every Chest or every Petrified dragon. Trolls and Heroes capture her; she’s worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .tr = When played, a Troll captures every Princess. The second Hero may capture it; it’s worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .na = It takes four Dwarves: the player of the fourth captures all four. This one is worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .he = It takes two Heroes: the second captures every Princess or every Troll, then both go aboard. This one is worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .ch = It takes three Huntresses: the third captures every Fire dragon, then all go aboard. This one is worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .nv = It takes three Ships: the third captures everything that waits in the ship zone. That makes a voyage; the third voyage announces the end.

## The spaces of the board

coeur-space-co =
    .does = waits to be captured
    .help = Chests pile up here and never act. The next Fire dragon, or a Princess, captures the whole pile for whoever plays it.
coeur-space-df =
    .does = captures the Chests
    .help = Whoever plays here captures all the Chests at once. The Dragons stay, until the third Huntress captures them in turn.
coeur-space-dp =
    .does = captured, brings the figurine
    .help = Petrified dragons pile up here and never act. A Princess may capture the whole pile; the figurine comes with it, one more card in hand and three points at the end.
coeur-space-pr =
    .does = captures Chests or Petrified dragons
    .help = Whoever plays here chooses: all the Chests, or all the Petrified dragons and the figurine with them. The Princesses stay, exposed to the Troll and the Heroes.
coeur-space-tr =
    .does = captures the Princesses
    .help = Whoever plays here captures all the Princesses at once. The Trolls stay, until two Heroes together capture them.
coeur-space-na =
    .does = four together are captured
    .help = Four places. Whoever plays the fourth Dwarf captures all four, the opponent’s included.
coeur-space-he =
    .does = two capture, then go aboard
    .help = Two places. Whoever plays the second Hero captures all the Princesses or all the Trolls; then both Heroes go aboard.
coeur-space-ch =
    .does = three capture, then go aboard
    .help = Three places. Whoever plays the third Huntress captures all the Fire dragons; then all three go aboard.
coeur-space-nv =
    .does = three make the ship sail
    .help = Three places. Whoever plays the third Ship captures everything that waits in the ship zone, and a voyage is made. The third voyage announces the end of the game.
