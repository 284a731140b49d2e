# The sentences of Cœur de Dragon.

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
coeur-play-take = Play { $cards } and take { $pile } ({ $n })
coeur-play-sail = Play { $cards }: the ship leaves { $n ->
    [0] empty
    [one] with one card
   *[other] with { $n } cards
}

coeur-dealt = The cards are shuffled; { $seat } begins.
coeur-played = { $seat } plays { $cards }.
coeur-captured = { $seat } takes { $pile } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
coeur-boarded = The full row moves into the ship zone: { $pile }.
coeur-sailed = { $trips ->
    [1] First trip
    [2] Second trip
   *[other] Third trip
}: { $seat } { $n ->
    [0] sails empty
    [one] takes one card
   *[other] takes { $n } cards
}.
coeur-figurine = { $seat } receives the Dragon figurine.
coeur-figurine-stolen = { $seat } takes the Dragon figurine from { $other }.
coeur-put-back = A card of { $seat } goes back onto the draw pile, unseen.
coeur-put-back-seen = A card of { $seat } goes back onto the draw pile: { $cards }.
coeur-drew = { $seat } draws { $n ->
    [one] one card
   *[other] { $n } cards
}.
coeur-drew-seen = { $seat } draws { $cards }.
coeur-end-due = The end is near: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} to go.
coeur-skipped = { $seat } has no card left and misses a turn.
coeur-ended = The game is over.

coeur-to-deal = The cards are being shuffled.
coeur-your-turn = { $turns ->
    [-1] Your turn: play one or more cards of the same type.
    [1] Your turn: it is the last one.
   *[other] Your turn: { $turns } turns to go, this one included.
}
coeur-their-turn = { $turns ->
    [-1] { $seat } is to play.
    [1] { $seat } is to play the last turn.
   *[other] { $seat } is to play; { $turns } turns to go, this one included.
}

coeur-verdict = { $seat } wins, { $high } to { $low }.
coeur-verdict-figurine = { $high } all: { $seat } wins, the figurine decides.
coeur-verdict-draw = { $high } all, and nobody holds the figurine: a draw.

coeur-two-players = Cœur de Dragon is for two players, not { $got }.
coeur-space-unknown = “{ $got }” is not a space. The spaces are { $allowed }.
coeur-too-many-cards = { $got } cards in one play: a hand never holds more than { $most }.
coeur-position-top = A known card is said to lie on an empty pile.
coeur-position-no-card = The player who must give or play a card has none.
coeur-position-end = Countdown, voyages and phase contradict one another: three voyages announce the end, and a game under way has at least one turn left.

coeur-pack-type = “{ $got }” is not a type of card. The types are { $allowed }.
coeur-pack-type-twice = The type { $got } stands here twice.
coeur-pack-type-missing = Cards of the type { $type } are missing: at least one is needed.
coeur-pack-too-many-values = Too many different values for one type: { $most } at most.
coeur-pack-size = This pack has { $got } cards; each player needs { $expected }.
coeur-pack-value = The value { $got } is too high: 0 to 9.
coeur-pack-ship-value = A Ship is worth nothing: write 0, not { $got }.
coeur-pack-few-ships = { $got } Ships are too few: at least 5 for each player, or three trips cannot be made.

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
