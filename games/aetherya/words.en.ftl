# The sentences of Ætherya Pocket.

## The box

aetherya-title = Drako – Ætherya Pocket
    .tagline = Sixteen cards, four tribes, some portals: build the kingdom where everyone gets along, or almost.
    .credit = François Bachelart, Nostromo Édition
aetherya-option-first-player = Who starts
    .help = Instead of the oldest player: random, or a chosen seat.
    .random = Random
    .A = Seat A
    .B = Seat B
    .C = Seat C
    .D = Seat D
aetherya-option-battle = Legendary Battle
    .help = Two cards of a tribe each have an enemy, or both have the same one.
    .each = An enemy each
    .same = The same enemy
aetherya-option-wild-dragon = Wild Dragon
    .help = It costs 3 points, or what it would be worth tamed.
    .flat3 = Costs 3 points
    .value = Costs its tamed value

## Zones, cards and points

aetherya-zone-kingdom = Kingdom
    .help = A player’s sixteen cells: four visible cards in the middle, twelve hidden around them. A player with no hidden cards left ends the game.
aetherya-zone-base = Base to arrange
    .help = The first four cards of a kingdom, all different. Their player arranges them in the middle as they like.
aetherya-zone-legends = Legends
    .help = The legends a player has taken. Their points stay to the end, even if their condition is no longer met.
aetherya-zone-pile = Draw pile
    .help = The cards to draw, face down. A card drawn here is placed in the kingdom, or discarded to turn up one of its cells.
aetherya-zone-discard = Discard pile
    .help = Only its top card shows, and may be taken instead of drawing. A card taken here must be placed.
aetherya-zone-river = River
    .help = The legends to take, eight at most. On their turn, a player who meets a condition may take one.
aetherya-zone-legend-deck = Legend deck
    .help = The legends to come, face down. Each legend taken is replaced from here at once.
aetherya-zone-held = Card in hand
    .help = The card the player has just taken. One from the draw pile is seen by that player alone until they decide.
aetherya-zone-tribes = What each tribe wants
    .help = Each tribe likes a terrain and hates other tribes. A card wins or loses these points for each card that is linked to it.
aetherya-aim = Build the kingdom worth the most: match tribes with terrain, and claim legends.
aetherya-step-draw = Take a card
    .help = The first of the pile, which you alone see, or the one that shows on the discard pile.
aetherya-step-lay = Place or turn up
    .help = Place the card instead of one of yours, face up or face down. A card from the pile may go to the discard pile too: then you turn up one of your cards.
aetherya-step-legend = Legend
    .help = Take a legend whose condition you meet, one a turn, or end your turn.
aetherya-elves = Elves
aetherya-dwarves = Dwarves
aetherya-humans = Humans
aetherya-goblins = Goblins
aetherya-dragons = Dragons
aetherya-legends = Legends
aetherya-conflicts = Conflicts
    .help = Two linked tribes that hate each other cost two points, once per pair. Goblins hate all the others; Elves and Dwarves hate each other.
aetherya-card-at = { $card } { $cell }
aetherya-linked = { $card } – { $other }
aetherya-linked-through = { $card } –({ $way })– { $other }

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
    .help = A visible Portal or Dragon never leaves its cell: nothing replaces it.
aetherya-mark-would = { $card } here: { $points }
aetherya-mark-reach = meets “{ $legend }”
aetherya-mark-offer = up to { $points } for you
aetherya-seen-beside = { $other } { $side ->
    [above] above
    [below] below
    [left] to the left
   *[right] to the right
}
aetherya-seen-through = { $other } through a Portal
aetherya-seen-conflict = conflict with { $other } { $side ->
    [above] above
    [below] below
    [left] to the left
   *[right] to the right
}
aetherya-seen-conflict-through = conflict with { $other } through a Portal
aetherya-seen-way = links { $card } and { $other }
aetherya-seen-tamed = tamed by { $tamers }
aetherya-seen-tamer = tames a Dragon
aetherya-seen-wild = wild
aetherya-seen-extra = one Dragon too many
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

## What each card is and does

aetherya-help = A card of Ætherya.
    .pl = A terrain for Humans: each one linked to it gains 2 points.
    .fo = A terrain for Elves: each one linked to it gains 2 points. A linked Human gains 1 point.
    .mo = A terrain for Dwarves: each one linked to it gains 2 points. A linked Human gains 1 point.
    .ma = A terrain for Goblins: each one that touches it gains 3 points. A linked Elf or Human loses 1.
    .hu = It gains 2 points per linked Plain, 1 per linked Forest or Mountain, and loses 1 per linked Swamp. It hates Goblins.
    .el = It gains 2 points per linked Forest and loses 1 per linked Swamp. It hates Dwarves and Goblins.
    .na = It gains 2 points per linked Mountain. It hates Elves and Goblins.
    .go = It gains 3 points per Swamp that touches it, never through a Portal. All the other tribes hate it.
    .po = It links the cards that touch it with one another, as if they touched; Portals side by side make one longer way. Once visible, nothing replaces it.
    .dr = Linked to two cards of one tribe, Humans, Elves or Dwarves, it is tamed: 3 points alone, 5 each if there are two, 6 if there are three. A wild one costs points. Once visible, nothing replaces it.
aetherya-legend-pair = Two of a tribe
    .does = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the player who takes it: their kingdom needs two { $card } cards, linked to each other.
    .goblins = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the player who takes it: their kingdom needs two Goblins that touch. A Portal between them isn’t enough.
    .help = The legend asks for two visible cards of one tribe, linked to each other. Two Goblins must touch.
aetherya-legend-group = Three of a terrain
    .does = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the player who takes it: their kingdom needs three { $card } cards in one connected group. A chain is enough, and Portals count.
    .help = The legend asks for three visible cards of one terrain in one connected group. A chain is enough, and Portals count.
aetherya-legend-battle = Battle
    .does = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the player who takes it: their kingdom needs two { $card } cards, each linked to one { $other } card, or the other way round.
    .same = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the player who takes it: their kingdom needs two { $card } cards, both linked to the same { $other } card, or the other way round.
    .help = The legend asks for two cards of one tribe, each linked to a card of the other. A single pair isn’t enough.
aetherya-legend-alliance = Alliance
    .does = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the player who takes it: their kingdom needs one { $card } card linked to one { $other } card.
    .help = The legend asks for a card of each of the two tribes, linked to each other.
aetherya-legend-gathering = Four tribes
    .does = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the player who takes it: their kingdom needs a visible card of each of the four tribes, linked or not.
    .help = The legend asks for a visible card of each of the four tribes, linked or not.
aetherya-term-met = Within reach
    .help = The players who meet this legend’s condition. On their turn a player takes one at most.
aetherya-term-points = Points of the card
    .help = What the card gains or costs where it is. Conflicts are counted apart.
aetherya-term-worth = Worth of the kingdom
    .help = What the kingdom is worth as it is, legends and conflicts included. Hidden cards don’t count yet.
aetherya-term-hidden = Hidden cards
    .help = How many cards of this kingdom still lie face down. As soon as a player has none left, the game ends.
aetherya-term-would = What the card would bring
    .help = How much more, or less, the kingdom would be worth with the card in hand in this place. Legends still to be taken are not counted.
aetherya-term-reach = Legend in sight
    .help = Laid here, the card in hand would meet the condition of a legend in the river, which you could take at once.
aetherya-term-bond = Link
    .help = Two visible cards are linked if they touch along a side, or through Portals that touch each other. A link counts once, whichever way it goes.

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

## What can’t be done, told to whoever tries

refused-AE-18 = That card isn’t in your base
refused-AE-19 = Bases are laid out before the first turn, each player’s own in turn
refused-AE-25 = It isn’t your turn
refused-AE-26 = Draw one card first, and only one
refused-AE-31 = Turn up one of your face-down cards
refused-AE-33 = You have to place the card you took from the discard pile
refused-AE-34 = There’s already a card of that kind there
refused-AE-37 = That card is locked
refused-AE-44 = The draw pile is empty
refused-AE-46 = Your turn isn’t over yet
refused-AE-47 = You don’t meet that legend’s condition
refused-AE-48 = You’ve already taken a legend this turn
refused-AE-55 = The end has been triggered: no more legends
refused-AE-56 = That legend is already taken
refused-AE-115 = The game is over
refused-AE-131 = The card hasn’t been drawn yet: wait a moment
refused-AE-133 = You can’t pass
