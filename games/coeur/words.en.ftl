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
coeur-play-take = Play { $cards } and capture { $pile } ({ $n })
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
