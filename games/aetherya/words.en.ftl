# The sentences of Ætherya Pocket.

aetherya-do-place = Place { $card } on { $cell }, replacing a face-down card
aetherya-do-replace = Place { $card } on { $cell }, replacing { $other }
aetherya-do-reveal = Discard { $card } and turn up { $cell }
aetherya-do-claim = Take the legend “{ $legend }” ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
aetherya-do-pile = Draw from the pile
aetherya-do-discard = Take { $card } from the discard pile
aetherya-do-end = End your turn without a legend
aetherya-do-arrange = Place { $card } on { $cell }

aetherya-dealt = The cards are shuffled; { $seat } begins.
aetherya-river = The River opens: { $legends }.
aetherya-base = { $seat }’s base: { $cards }.
aetherya-arranged = { $seat } places { $card } on { $cell }.
aetherya-laid-out = Twelve face-down cards surround each base; { $card } starts the discard pile.
aetherya-drew = { $seat } draws a card.
aetherya-drew-seen = { $seat } draws { $card }.
aetherya-took = { $seat } takes { $card } from the discard pile.
aetherya-placed = { $seat } places { $card } on { $cell }.
aetherya-replaced = { $card } leaves { $cell } for the discard pile.
aetherya-declined = { $seat } turns down { $card }: it goes to the discard pile.
aetherya-revealed = { $seat } turns up { $card } on { $cell }.
aetherya-claimed = { $seat } takes the legend “{ $legend }” ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
aetherya-refilled = A legend joins the River: “{ $legend }” ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
aetherya-reshuffled = The discard pile is shuffled: { $n ->
    [one] one card makes the new draw pile.
   *[other] { $n } cards make the new draw pile.
}
aetherya-completed = { $seat } has no face-down cards left: the game is over.
aetherya-out-of-turns = A hundred turns each: the automatic game stops.
aetherya-turned-up = { $seat }’s last cards are turned up: { $cards }.

aetherya-over = The game is over.
aetherya-to-deal = The cards are being shuffled.
aetherya-to-lay = Face-down cards are being placed around the bases.
aetherya-your-base = Your turn: arrange your base, one card at a time.
aetherya-their-base = { $seat } is arranging their base.
aetherya-your-draw = Your turn: draw, or take the top card of the discard pile.
aetherya-their-draw = { $seat } is taking a card.
aetherya-your-choice = Your turn: place the card you drew, or discard it and turn up one of your cards.
aetherya-their-choice = { $seat } is looking at the card they drew.
aetherya-your-place = Your turn: place the card you took from the discard pile.
aetherya-their-place = { $seat } is placing the card from the discard pile.
aetherya-your-legend = Your turn: take a legend, or end your turn.
aetherya-their-legend = { $seat } may take a legend.
aetherya-your-turn = It’s your turn.
aetherya-their-turn = It’s { $seat }’s turn.

aetherya-verdict = { $seats } wins with { $high ->
    [one] { $high } point
   *[other] { $high } points
}.
aetherya-verdict-alone = { $high ->
    [one] { $high } Harmony point
   *[other] { $high } Harmony points
}.
aetherya-verdict-tie-break = { $high ->
    [one] { $high } point
   *[other] { $high } points
} each: { $seats } wins { $place ->
    [1] on their best category
    [2] on their second-best category
    [3] on their third-best category
   *[other] on category number { $place }, best first
}, { $best } to { $next }.
aetherya-verdict-shared = { $high ->
    [one] { $high } point
   *[other] { $high } points
} and a perfect tie: { $seats } share the victory.
aetherya-verdict-limit = Automatic game, stopped at the turn limit. { $verdict }

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
aetherya-first-player = There’s no seat { $got } with { $seats } players: choose random or a seat that’s taken.
aetherya-legend-unknown = “{ $got }” isn’t a legend in this game. Try: { $near }.
aetherya-cell-unknown = “{ $got }” isn’t a cell. Cells go from a1 to d4.
aetherya-move-unknown = “{ $got }” isn’t a move. You can write: pile, discard, place b2, turn b2, claim T2-HU, end, lay HU.

aetherya-position-legend-twice = The same legend is in two places.
aetherya-position-held = The card in hand doesn’t fit the phase.
aetherya-position-kingdoms = While the game lasts, every kingdom has sixteen cards, at least one of them face down.
aetherya-position-over = The game is over: every kingdom is whole and lies face up (AE-116).
aetherya-position-no-discard = The discard pile can’t be empty at the start of a turn.
aetherya-position-no-pile = A card is drawn from an empty draw pile.
aetherya-position-shuffle = Shuffling needs an empty draw pile and a discard pile of more than one card.
aetherya-position-refill = The River can’t be refilled: the legend deck is empty.
aetherya-position-set-up = The bases and the deck don’t fit this step of the setup.
aetherya-position-met = The legends met aren’t the ones the cards give.
aetherya-position-too-many = The draw pile and the discard pile have too many cards between them.

aetherya-pack-kind = “{ $got }” isn’t a kind of card. The kinds are { $allowed }.
aetherya-pack-legend = “{ $got }” isn’t a legend. The legends are { $allowed }.
aetherya-pack-twice = “{ $got }” is here twice.
aetherya-pack-missing = { $code } is missing.
aetherya-pack-copies = { $card } has { $got ->
    [one] { $got } copy
   *[other] { $got } copies
}; the box contains { $expected }.
aetherya-pack-few = With { $seats } players, this pack puts only { $got } cards in play; at least { $expected } are needed.
aetherya-pack-points = A legend is worth 2 to 4 points, not { $got }.

aetherya-pad-card = “{ $got }” isn’t a card. The codes are { $allowed }, and ? for a face-down card.
aetherya-pad-card-near = “{ $got }” isn’t a card. Did you mean { $near }? The codes are { $allowed }, and ? for a face-down card.
aetherya-pad-legend = There’s no legend “{ $got }” in the box. Try: { $near }.
aetherya-pad-legend-twice = The legend { $got } was already taken on line { $line }: the box contains only one.
aetherya-pad-legends-again = This kingdom’s legends were already given above.
aetherya-pad-after-end = Nothing may follow “end”.
aetherya-pad-players = Four kingdoms at most: no more than { $most } can play.
aetherya-pad-name-twice = Two players are called “{ $name }”: give them different names.
aetherya-pad-row = { $got ->
    [0] There’s no card here; four are needed.
    [one] There’s only one card on this line; it takes four, or all sixteen of the kingdom.
   *[other] { $got } cards on this line; it takes four, or all sixteen of the kingdom.
}
aetherya-pad-too-many-rows = { $name }’s kingdom already has its sixteen cards: this line is one too many.
aetherya-pad-copies = This is { $card } ({ $code }) number { $got }; the box contains only { $most }.
aetherya-pad-cards = { $name }’s kingdom has { $got ->
    [one] only one card
   *[other] { $got } cards
}; sixteen are needed.
aetherya-pad-nobody = Whose legends are these? Give a player and sixteen cards first.
aetherya-pad-line = This line makes no sense here: “{ $got }”. You can write “player: Name”, four cards, “legends: …” or “end”.
aetherya-pad-empty = There’s no kingdom to score.
aetherya-pad-face-down = { $seat } still has { $n ->
    [one] one face-down card, which doesn’t count
   *[other] { $n } face-down cards, which don’t count
}: this score isn’t final.
aetherya-pad-not-open = { $name }’s kingdom has face-down cards: there’s no looking for anything better without knowing them.

aetherya-ask-first = What’s the first player’s name?
aetherya-ask-next = What’s the next player’s name?
aetherya-ask-name = A name, or nothing for “A”.
aetherya-ask-name-or-end = A name, or nothing to finish.
aetherya-ask-row = { $name }, row { $row } of 4?
aetherya-ask-cards = Four cards from left to right: PL FO MO MA HU EL NA GO PO DR, or ? face down.
aetherya-ask-legends = Which legends did { $name } take?
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
