# The sentences of Drako.

## What may be done

drako-do-keep = Keep this hand
drako-do-exchange = Exchange the whole hand
drako-do-place = Place { $who } on { $hex }
drako-do-draw = { $n ->
    [1] Draw the last card
   *[other] Draw 2 cards
}
drako-do-burn = Burn { $card }
drako-do-drop = Discard { $card }
drako-do-go = { $card }: { $who } goes to { $hex }
drako-do-hit = { $card }: { $who } hits the dragon
drako-do-bite = { $card }: bite { $who }
drako-do-fire = { $card }: breathe fire { $toward } at { $who }
drako-do-shoot = { $card }: Morin shoots at the dragon
drako-do-throw = { $card }: Urpen throws the net
drako-do-then = { $who } goes to { $hex }
drako-do-with = { $who } hits too
drako-do-stop-moving = Move no other dwarf
drako-do-stop-hitting = Hit alone
drako-do-stop = End the turn
drako-do-block = { $card }: protect { $who }
drako-do-take = Do not block
drako-do-wound = Place a wound: { $ability }
drako-do-fury = Declare Brald’s fury
drako-do-free = Pass the turn to get out of the net
drako-do-pass = Pass, for want of cards

## What happened

drako-dealt = The cards are shuffled.
drako-kept = { $seat } keeps the hand.
drako-exchanged = { $seat } exchanges the whole hand.
drako-placed = { $who } takes up position on { $hex }.
drako-drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
drako-drew-seen = { $seat } draws { $cards }.
drako-burnt = { $seat } burns { $card }.
drako-dropped = { $seat } discards { $card }.
drako-moved = { $card }: { $who } goes to { $hex }.
drako-moved-too = And { $who } goes to { $hex }.
drako-hit = { $card }: { $who } hits the dragon.
drako-shot = { $card }: Morin shoots at the dragon.
drako-bit = { $card }: the dragon bites { $who }.
drako-breathed = { $card }: the fire reaches { $who }.
drako-joined = { $who } hits beside him.
drako-netted = { $card }: the net falls on the dragon.
drako-stopped = { $seat } leaves it at that.
drako-blocked = { $seat } blocks with { $card }: { $who } is unharmed.
drako-took = { $seat } does not block.
drako-wounded = { $who } takes { $n ->
    [one] a wound
   *[other] { $n } wounds
}.
drako-dented = The dragon’s armour takes { $n ->
    [one] a wound
   *[other] { $n } wounds
}.
drako-crippled = A wound is placed: { $ability }.
drako-lost = The dragon loses this ability: { $ability }.
drako-died = { $who } dies and leaves the board.
drako-dragon-died = The dragon collapses.
drako-raged = Brald rages: one wound, and three actions for the dwarves.
drako-freed = The dragon gets free of the net.
drako-passed = The dragon has no card left and passes.
drako-ended = The game is over.

## How things stand

drako-head-deal = The cards are being shuffled.
drako-head-exchange = { $mine ->
    [1] Your choice: keep this hand, or exchange all of it?
   *[other] { $seat } keeps the hand or exchanges it.
}
drako-head-place = { $mine ->
    [1] Your turn: place { $who }, not beside the dragon.
   *[other] { $seat } places { $who }.
}
drako-head-action = { $mine ->
    [1] Your turn: { $n ->
        [one] one action left.
       *[other] { $n } actions left.
    }
   *[other] { $seat } is playing: { $n ->
        [one] one action left.
       *[other] { $n } actions left.
    }
}
drako-head-late-fury = { $mine ->
    [1] Your choice: fury for one more action, or the end of the turn?
   *[other] { $seat } may still declare fury.
}
drako-head-pass = { $mine ->
    [1] You have no card left: you pass.
   *[other] { $seat } has no card left and passes.
}
drako-head-drop = { $mine ->
    [1] Your turn: discard { $n ->
        [one] one more card.
       *[other] { $n } more cards.
    }
   *[other] { $seat } discards down to six cards.
}
drako-head-second-move = { $mine ->
    [1] Your turn: a second dwarf may move.
   *[other] { $seat } may move a second dwarf.
}
drako-head-second-attack = { $mine ->
    [1] Your turn: a second dwarf may hit.
   *[other] { $seat } may hit with a second dwarf.
}
drako-head-react = { $mine ->
    [1] { $attack } at { $who }{ $hits ->
        [one] {""}
       *[other] , { $hits } hits
    }: block, or let it happen?
   *[other] { $attack } at { $who }: { $seat } blocks or lets it happen.
}
drako-head-wounds = { $mine ->
    [1] Your turn: place { $n ->
        [one] a wound
       *[other] { $n } wounds, one by one,
    } on the dragon’s abilities.
   *[other] { $seat } places the dragon’s wounds.
}

## What is said of a figure

drako-mark-wounds = { $n ->
    [0] unhurt
    [one] { $n } wound of { $spaces }
   *[other] { $n } wounds of { $spaces }
}
drako-mark-netted = netted
drako-mark-on-dragon = on the dragon
drako-mark-fury-turn = fury turn
drako-mark-lost = ability lost: { $ability }
drako-mark-in-line = { $n ->
    [one] one hex from the dragon, { $toward }
   *[other] { $n } hexes from the dragon, { $toward }, in line
}
drako-mark-away = { $n } hexes from the dragon, { $toward }

## The end

drako-verdict-slain = The dragon is slain: { $seat } wins, with { $alive ->
    [one] one dwarf standing
   *[other] { $alive } dwarves standing
}.
drako-verdict-routed = The three dwarves are slain: { $seat } wins, with { $wounds } wounds of { $spaces }.
drako-verdict-survived = The dwarves are out of cards and the dragon flies off: { $seat } wins, with { $wounds } wounds of { $spaces }.

## What is not understood

drako-two-players = Drako is played by two, not by { $got }.
drako-move-unknown = “{ $got }” is not a move. Write a card, one of its options and its target, or one of these words: { $allowed }.
drako-move-needs-dwarf-and-hex = A dwarf and a hex are needed, such as “B C2”, instead of “{ $got }”.
drako-move-needs-hex = A hex is needed, such as “C2”, instead of “{ $got }”.
drako-move-needs-dwarf = A dwarf is needed, B, M or U, instead of “{ $got }”.
drako-move-needs-direction = A direction is needed, E, NE, NW, W, SW or SE, instead of “{ $got }”.
drako-move-needs-nothing = This option is played with nothing more; “{ $got }” is too much.
drako-move-defence = A defence is not played as an action: in reaction write “block”, or burn the card.
drako-hex-unknown = “{ $got }” is not a hex. Hexes go from A1 to { $last }.
drako-dwarf-unknown = “{ $got }” is not a dwarf. The dwarves are B (Brald), M (Morin) and U (Urpen).
drako-direction-unknown = “{ $got }” is not a direction. The directions are { $allowed }.
drako-ability-unknown = “{ $got }” is not an ability. The abilities are { $allowed }.
drako-symbol-unknown = “{ $got }” is not an option here. Try: { $near }.
drako-symbol-value = “{ $got }”: the number goes from 1 to { $most }.
drako-symbol-needs-value = “{ $got }” wants a number from 1 to { $most }, after a colon.
drako-symbol-no-value = “{ $got }”: this option has no number.
drako-symbol-twice = The option { $got } is on one card twice.
drako-card-too-full = “{ $got }” has too many options: { $most } at most.

drako-position-phase = The position leaves no room for “phase: { $phase }”.
drako-position-dead = A dwarf is dead when all his spaces are full, and only then.
drako-position-same-hex = Two figures stand on the same hex.
drako-position-off = A figure is not placed yet.
drako-position-armor = An ability is wounded before the armour is full.
drako-position-cards = { $seat } has { $got } cards: there are only 38.
drako-position-hand = A hand of more than six cards exists only while discarding.

drako-pack-board-small = With { $got ->
    [one] one ring
   *[other] { $got } rings
} the board is too small for the figures: at least { $least } are needed.
drako-pack-board-large = A board with { $got } rings is too large: { $most } at most.
drako-pack-start-unknown = “{ $got }” is not a hex of this board: { $dwarf } cannot start there.
drako-pack-start-closed = { $dwarf } cannot start on { $got }: the hex is taken, or touches the dragon.
drako-pack-spaces = { $what }: { $got } spaces, but { $least } to { $most } are needed.
drako-pack-spaces-same = { $dwarf } has { $got } spaces like another dwarf: the three numbers differ.
drako-pack-card-twice = The card { $got } is in this deck twice.
drako-pack-copies = { $got } copies: 1 to { $most } are needed.
drako-pack-dwarf-deck = The dwarves’ deck has { $got } cards; { $expected } are needed.
drako-pack-dragon-deck = The dragon’s deck has { $got } cards; { $expected } are needed.

## Typing in the own box

drako-form-name = What shall this pack be called?
drako-form-radius = How many rings of hexes around the middle ({ $least } to { $most })?
drako-form-start = Where does { $who } start in a first game?
drako-form-spaces = { $what }: how many wound spaces ({ $least } to { $most })?
drako-form-dwarf-legend = The dwarves. M1 and M2: one or two dwarves move; A1 and A2: one or two attack; XB: the crossbow shoots; NET: the net; DEF: a block. The printed number follows a colon, and “|” parts the options of a card.
drako-form-dwarf-card = A card of the dwarves ({ $done } of { $all }): its options, such as M1:2|DEF?
drako-form-dragon-legend = The dragon. W: it walks; FLY: it flies; A: it attacks; FIRE: it breathes fire; DEF: a block.
drako-form-dragon-card = A card of the dragon ({ $done } of { $all }): its options, such as W:2|A:1?
drako-form-card-empty = The options of the card are missing, such as M1:2|DEF.
drako-form-copies = How many { $card } cards ({ $least } to { $most })?
drako-form-number = “{ $got }” will not do: a number from { $least } to { $most }.
drako-form-bad-name = “{ $got }” will not do: letters, digits, dots, hyphens or blanks, 40 at most.
drako-form-bad-start = “{ $got }” will not do: a free hex that does not touch the middle one, such as D4.
drako-form-same-spaces = Another dwarf has { $got } spaces already: the three numbers differ.
drako-form-card-twice = The card { $got } is typed in already.
