# The sentences of Ætherya Pocket.

aetherya-do-place = Place { $card } on { $cell }, face down until now
aetherya-do-replace = Place { $card } on { $cell }, in place of { $other }
aetherya-do-reveal = Discard { $card } and turn up { $cell }
aetherya-do-claim = Take the legend “{ $legend }” ({ $points } points)
aetherya-do-pile = Draw from the pile
aetherya-do-discard = Take { $card } from the discard
aetherya-do-end = End the turn without a legend
aetherya-do-arrange = Lay { $card } on { $cell }

aetherya-dealt = The cards are shuffled; { $seat } begins.
aetherya-river = The River opens: { $legends }.
aetherya-base = The base of { $seat }: { $cards }.
aetherya-arranged = { $seat } lays { $card } on { $cell }.
aetherya-laid-out = Twelve face-down cards surround each base; { $card } starts the discard.
aetherya-drew = { $seat } draws a card.
aetherya-drew-seen = { $seat } draws { $card }.
aetherya-took = { $seat } takes { $card } from the discard.
aetherya-placed = { $seat } places { $card } on { $cell }.
aetherya-replaced = { $card } leaves { $cell } for the discard.
aetherya-declined = { $seat } declines { $card }: to the discard.
aetherya-revealed = { $seat } turns up { $card } on { $cell }.
aetherya-claimed = { $seat } takes the legend “{ $legend }” ({ $points } points).
aetherya-refilled = A legend joins the River: “{ $legend }” ({ $points } points).
aetherya-reshuffled = The discard is shuffled: { $n ->
    [one] one card makes the new pile.
   *[other] { $n } cards make the new pile.
}
aetherya-completed = { $seat } has no face-down card left: the game is over.
aetherya-out-of-turns = A hundred turns each: the automatic game stops.
aetherya-turned-up = The last cards of { $seat } are turned up: { $cards }.

aetherya-over = The game is over.
aetherya-to-deal = The cards are being shuffled.
aetherya-to-lay = Face-down cards are laid around the bases.
aetherya-your-base = Your turn: arrange your base, one card after the other.
aetherya-their-base = { $seat } is arranging the base.
aetherya-your-draw = Your turn: draw, or take the top card of the discard.
aetherya-their-draw = { $seat } is to take a card.
aetherya-your-choice = Your turn: place the card you drew, or discard it and turn up a cell.
aetherya-their-choice = { $seat } looks at the card from the pile.
aetherya-your-place = Your turn: place the card from the discard.
aetherya-their-place = { $seat } is to place the card from the discard.
aetherya-your-legend = Your turn: take a legend, or end your turn.
aetherya-their-legend = { $seat } may take a legend.
aetherya-your-turn = It is your turn.
aetherya-their-turn = It is the turn of { $seat }.

aetherya-verdict = { $seats } wins with { $high } points.
aetherya-verdict-alone = { $high } Harmony points.
aetherya-verdict-tie-break = { $high } points each: { $seats } wins { $place ->
    [1] by the best category
    [2] by the second best category
    [3] by the third best category
   *[other] by category number { $place }, best first
}, { $best } to { $next }.
aetherya-verdict-shared = { $high } points and all is equal: { $seats } share the victory.
aetherya-verdict-limit = Automatic game, stopped by the limit of turns. { $verdict }

aetherya-why-beside = { $card } { $at } touches { $other } { $there }
aetherya-why-through = { $card } { $at } reaches { $other } { $there } through { $portals ->
    [one] the portal { $way }
   *[other] the portals { $way }
}
aetherya-why-conflict = { $card } { $at } and { $other } { $there } hate each other
aetherya-why-conflict-through = { $card } { $at } and { $other } { $there } hate each other through { $portals ->
    [one] the portal { $way }
   *[other] the portals { $way }
}
aetherya-why-tamer = { $card } { $at }
aetherya-why-tamer-through = { $card } { $at } (through { $way })
aetherya-why-tamed = Dragon { $at } tamed by { $tamers }
aetherya-why-wild = Dragon { $at } is wild
aetherya-why-extra = Dragon { $at } is one too many
aetherya-why-legend = { $legend } ({ $code })

aetherya-mark = { $points }: { $why }
aetherya-mark-points = worth { $points }
aetherya-mark-locked = locked
aetherya-mark-met = within reach of { $seats }

aetherya-players = Ætherya Pocket is for 2, 3 or 4 players, not { $got }.
aetherya-first-player = There is no seat { $got } with { $seats } players: choose random or a seat that is taken.
aetherya-legend-unknown = “{ $got }” is not a legend of this game. Try: { $near }.
aetherya-cell-unknown = “{ $got }” is not a cell. Cells go from a1 to d4.
aetherya-move-unknown = “{ $got }” is not a move. You can write: pile, discard, place b2, turn b2, claim T2-HU, end, lay HU.

aetherya-position-legend-twice = The same legend is in two places.
aetherya-position-held = A card in hand and the phase contradict each other.
aetherya-position-kingdoms = While the game lasts every kingdom has sixteen cards, at least one of them face down.
aetherya-position-over = The game is over: every kingdom is whole and lies face up (AE-116).
aetherya-position-no-discard = The discard cannot be empty at the start of a turn.
aetherya-position-no-pile = A card is drawn from an empty pile.
aetherya-position-shuffle = Shuffling takes an empty pile and a discard of more than one card.
aetherya-position-refill = The River cannot be filled: the legend deck is empty.
aetherya-position-set-up = Bases and deck do not fit this step of the set-up.
aetherya-position-met = The legends met are not those that the cards give.
aetherya-position-too-many = Pile and discard have too many cards between them.

aetherya-pack-kind = “{ $got }” is not a kind of card. The kinds are { $allowed }.
aetherya-pack-legend = “{ $got }” is not a legend. The legends are { $allowed }.
aetherya-pack-twice = “{ $got }” stands here twice.
aetherya-pack-missing = { $code } is missing.
aetherya-pack-copies = { $card } has { $got } copies; the box holds { $expected }.
aetherya-pack-few = With { $seats } players this pack puts only { $got } cards in play; at least { $expected } are needed.
aetherya-pack-points = A legend is worth 2 to 4 points, not { $got }.

aetherya-pad-card = “{ $got }” is not a card. The codes are { $allowed }, and ? for a face-down card.
aetherya-pad-card-near = “{ $got }” is not a card. Did you mean { $near }? The codes are { $allowed }, and ? for a face-down card.
aetherya-pad-legend = The legend “{ $got }” is not in the box. Try: { $near }.
aetherya-pad-legend-twice = The legend { $got } is already taken on line { $line }: the box holds one of it.
aetherya-pad-legends-again = The legends of this kingdom were already given above.
aetherya-pad-after-end = Nothing may follow “end”.
aetherya-pad-players = Four kingdoms at most: no more than { $most } can play.
aetherya-pad-name-twice = Two players are called “{ $name }”: give them different names.
aetherya-pad-row = { $got ->
    [0] There is no card here; four are needed.
    [one] A single card on this line; it takes four, or all sixteen of the kingdom.
   *[other] { $got } cards on this line; it takes four, or all sixteen of the kingdom.
}
aetherya-pad-too-many-rows = The kingdom of { $name } already has its sixteen cards: this line is one too many.
aetherya-pad-copies = This is card { $card } ({ $code }) number { $got }; the box holds only { $most }.
aetherya-pad-cards = The kingdom of { $name } has { $got ->
    [one] a single card
   *[other] { $got } cards
}; sixteen are needed.
aetherya-pad-nobody = Whose legends are these? Give a player and sixteen cards first.
aetherya-pad-line = This line is not understood: “{ $got }”. You can write “player: Name”, four cards, “legends: …” or “end”.
aetherya-pad-empty = There is no kingdom to score.
aetherya-pad-face-down = { $seat } still has { $n ->
    [one] one face-down card, which does not count
   *[other] { $n } face-down cards, which do not count
}: this score is not final.
aetherya-pad-not-open = The kingdom of { $name } has face-down cards: nothing better can be looked for without knowing them.

aetherya-ask-first = The name of the first player?
aetherya-ask-next = The name of the next player?
aetherya-ask-name = A name, or nothing for “A”.
aetherya-ask-name-or-end = A name, or nothing to finish.
aetherya-ask-row = { $name }, row { $row } of 4?
aetherya-ask-cards = Four cards from left to right: PL FO MO MA HU EL NA GO PO DR, or ? face down.
aetherya-ask-legends = The legends taken by { $name }?
aetherya-ask-codes = Their codes (T2-HU, T3-FO, AL-HU-NA, BA-EL-NA, QT…), or nothing if there are none.

## Emblems of kinds and legends, where the font shows them

emblem-pl = ≡
emblem-fo = ♣
emblem-mo = ▲
emblem-ma = ≈
emblem-hu = ♟
emblem-el = ➶
emblem-na = ⚒
emblem-go = ♆
emblem-po = ◎
emblem-dr = ❖
emblem-t2 = ⚑
emblem-t3 = ▦
emblem-ba = ⚔
emblem-al = ∞
emblem-qt = ✦
