# The sentences of Drako.

## What you can do

drako-do-keep = Keep this hand
drako-do-exchange = Exchange your whole hand
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
drako-do-take = Don’t block
drako-do-wound = Place a wound: { $ability }
drako-do-fury = Declare Brald’s fury
drako-do-free = Skip the turn to get out of the net
drako-do-pass = Pass: no cards left

## What happened

drako-dealt = The cards are shuffled.
drako-kept = { $seat } keeps their hand.
drako-exchanged = { $seat } exchanges their whole hand.
drako-placed = { $who } takes up position on { $hex }.
drako-drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
drako-drew-seen = { $seat } draws { $cards }.
drako-burnt = { $seat } burns { $card }.
drako-dropped = { $seat } discards { $card }.
drako-moved = { $card }: { $who } goes to { $hex }.
drako-moved-too = { $who } goes to { $hex } as well.
drako-hit = { $card }: { $who } hits the dragon.
drako-shot = { $card }: Morin shoots at the dragon.
drako-bit = { $card }: the dragon bites { $who }.
drako-breathed = { $card }: the fire reaches { $who }.
drako-joined = { $who } joins the attack.
drako-netted = { $card }: the net falls on the dragon.
drako-stopped = { $seat } leaves it at that.
drako-blocked = { $seat } blocks with { $card }: { $who } is unharmed.
drako-took = { $seat } doesn’t block.
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
drako-freed = The dragon breaks free of the net.
drako-passed = The dragon has no cards left and passes.
drako-ended = The game is over.

## How things stand

drako-head-deal = The cards are being shuffled.
drako-head-exchange = { $mine ->
    [1] Your choice: keep this hand, or exchange all of it?
   *[other] { $seat } keeps their hand or exchanges it.
}
drako-head-place = { $mine ->
    [1] Your turn: place { $who }, not next to the dragon.
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
    [1] You have no cards left: you pass.
   *[other] { $seat } has no cards left and passes.
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
    [1] { $attack } on { $who }{ $hits ->
        [one] {""}
       *[other] , { $hits } hits
    }: block, or take it?
   *[other] { $attack } on { $who }: { $seat } blocks or takes it.
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
    [one] { $n } wound out of { $spaces }
   *[other] { $n } wounds out of { $spaces }
}
drako-mark-netted = netted
drako-mark-on-dragon = on the dragon
drako-mark-fury-turn = fury turn
drako-mark-lost = ability lost: { $ability }
drako-mark-in-line = { $n ->
    [one] one hex from the dragon, { $toward }
   *[other] { $n } hexes from the dragon, { $toward }, in line
}
drako-mark-away = { $n ->
    [one] one hex from the dragon, { $toward }
   *[other] { $n } hexes from the dragon, { $toward }
}

## The end

drako-verdict-slain = The dragon is defeated: { $seat } wins, with { $alive ->
    [one] one dwarf standing
   *[other] { $alive } dwarves standing
}.
drako-verdict-routed = The three dwarves are defeated: { $seat } wins, with { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} out of { $spaces }.
drako-verdict-survived = The dwarves are out of cards and the dragon flies away: { $seat } wins, with { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} out of { $spaces }.

## What is not understood

drako-two-players = Drako is for two players, not { $got }.
drako-move-unknown = “{ $got }” isn’t a move. Write a card, one of its options and its target, or one of these words: { $allowed }.
drako-move-needs-dwarf-and-hex = This needs a dwarf and a hex, such as “B C2”, instead of “{ $got }”.
drako-move-needs-hex = This needs a hex, such as “C2”, instead of “{ $got }”.
drako-move-needs-dwarf = This needs a dwarf, B, M or U, instead of “{ $got }”.
drako-move-needs-direction = This needs a direction, E, NE, NW, W, SW or SE, instead of “{ $got }”.
drako-move-needs-nothing = This option takes nothing more; “{ $got }” doesn’t belong here.
drako-move-defence = A defence can’t be played as an action: write “block” when you’re attacked, or burn the card.
drako-hex-unknown = “{ $got }” isn’t a hex. Hexes go from A1 to { $last }.
drako-dwarf-unknown = “{ $got }” isn’t a dwarf. The dwarves are B (Brald), M (Morin) and U (Urpen).
drako-direction-unknown = “{ $got }” isn’t a direction. The directions are { $allowed }.
drako-ability-unknown = “{ $got }” isn’t an ability. The abilities are { $allowed }.
drako-symbol-unknown = “{ $got }” isn’t an option here. Try: { $near }.
drako-symbol-value = “{ $got }”: the number goes from 1 to { $most }.
drako-symbol-needs-value = “{ $got }” needs a number from 1 to { $most }, after a colon.
drako-symbol-no-value = “{ $got }”: this option has no number.
drako-symbol-twice = The option { $got } is on the same card twice.
drako-card-too-full = “{ $got }” has too many options: { $most } at most.

drako-position-phase = The position doesn’t allow “phase: { $phase }”.
drako-position-dead = A dwarf is dead when all his spaces are full, and only then.
drako-position-same-hex = Two figures stand on the same hex.
drako-position-off = A figure hasn’t been placed yet.
drako-position-armor = An ability is wounded before the armour is full.
drako-position-cards = { $seat } has { $got } cards: there are only 38.
drako-position-hand = A hand can only have more than six cards while its player is discarding.

drako-pack-board-small = With { $got ->
    [one] one ring
   *[other] { $got } rings
} the board is too small for the figures: it needs at least { $least }.
drako-pack-board-large = A board with { $got } rings is too large: { $most } at most.
drako-pack-start-unknown = “{ $got }” isn’t a hex on this board: { $dwarf } can’t start there.
drako-pack-start-closed = { $dwarf } can’t start on { $got }: the hex is taken, or touches the dragon.
drako-pack-spaces = { $what }: { $got ->
    [one] { $got } space
   *[other] { $got } spaces
}, but { $least } to { $most } are needed.
drako-pack-spaces-same = { $dwarf } has { $got } spaces, like another dwarf: the three numbers must differ.
drako-pack-card-twice = The card { $got } is in this deck twice.
drako-pack-copies = { $got ->
    [one] { $got } copy
   *[other] { $got } copies
}: 1 to { $most } are needed.
drako-pack-dwarf-deck = The dwarves’ deck has { $got ->
    [one] { $got } card
   *[other] { $got } cards
}; { $expected } are needed.
drako-pack-dragon-deck = The dragon’s deck has { $got ->
    [one] { $got } card
   *[other] { $got } cards
}; { $expected } are needed.

## Entering your own box

drako-form-name = What should this pack be called?
drako-form-radius = How many rings of hexes around the centre ({ $least } to { $most })?
drako-form-start = Where does { $who } start in a first game?
drako-form-spaces = { $what }: how many wound spaces ({ $least } to { $most })?
drako-form-dwarf-legend = The dwarves. M1 and M2: one or two dwarves move; A1 and A2: one or two attack; XB: the crossbow shoots; NET: the net; DEF: a block. The printed number follows a colon, and “|” separates the options of a card.
drako-form-dwarf-card = A dwarf card ({ $done } of { $all }): its options, such as M1:2|DEF?
drako-form-dragon-legend = The dragon. W: it walks; FLY: it flies; A: it attacks; FIRE: it breathes fire; DEF: a block.
drako-form-dragon-card = A dragon card ({ $done } of { $all }): its options, such as W:2|A:1?
drako-form-card-empty = The card needs its options, such as M1:2|DEF.
drako-form-copies = How many { $card } cards ({ $least } to { $most })?
drako-form-number = “{ $got }” isn’t valid: it takes a number from { $least } to { $most }.
drako-form-bad-name = “{ $got }” isn’t valid: letters, digits, dots, hyphens or spaces, 40 at most.
drako-form-bad-start = “{ $got }” isn’t valid: it must be a free hex that doesn’t touch the centre, such as D4.
drako-form-same-spaces = Another dwarf already has { $got } spaces: the three numbers must differ.
drako-form-card-twice = You’ve already entered the card { $got }.
