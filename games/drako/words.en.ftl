# The sentences of Drako.

## The box

drako-title = Drako
    .tagline = Three dwarves, a trapped dragon, nineteen hexes: who will hold out longer?
    .credit = Adam Kałuża, REBEL.pl
drako-side-dragon = Dragon
drako-side-dwarves = Dwarves
drako-aim = Bring the other side down before it brings you down.
    .dragon = Fell the three dwarves, or survive until they run out of cards.
    .dwarves = Slay the dragon before you run out of cards: fill its armour and its three abilities with wounds.
drako-step-action = Action
    .help = Two actions a turn: play a card for one of its options, or draw two cards.
drako-step-react = Block
    .help = Against an attack, the defender may block each hit with a Defence card, or let it happen.
drako-step-wounds = Wounds
    .help = Once the armour is full, the dwarves choose which of the dragon’s abilities each wound eats away.
drako-option-setup = Where the dwarves start
    .help = Anywhere, or on the places suggested for a first game.
    .free = Anywhere
    .first_game = Suggested places
drako-option-exchange = Hand exchange
    .help = Advanced rule: each player may exchange their whole starting hand once.
    .off = No
    .on = Yes
drako-option-fury = Fury
    .help = It is declared at the start of the dwarves’ turn, or at any time in it.
    .start = At the start of the turn
    .anytime = At any time in the turn
drako-option-burn = Sacrificed cards
    .help = A card may be sacrificed without effect as any action, or only when nothing else can be done.
    .any = As any action
    .stuck_only = Only when stuck

## Figures, cards and their zones

drako-brald = Brald
    .help = The dwarf with the axe. Once per game his fury costs him a wound and gives the dwarves three actions.
drako-morin = Morin
    .help = The crossbowman. In a straight line with the dragon, with no other dwarf between them, he shoots from any distance.
drako-urpen = Urpen
    .help = The dwarf with the net. As long as he’s alive, a Net card is enough for him to catch the dragon, wherever he stands.
drako-dragon = Dragon
    .help = The dragon walks, flies, bites and breathes fire. It dies when its armour and its three abilities are full of wounds; it wins if it outlasts the dwarves or their cards.
drako-the-dragon = the dragon
drako-ability-fly = Flight
    .help = The ability to fly to any empty hex. Once full of wounds, it’s lost for good.
drako-ability-fire = Fire breath
    .help = The ability to breathe fire along a whole line. Once full of wounds, it’s lost for good.
drako-ability-walk = Walk
    .help = The ability to walk from hex to hex. Once full of wounds, it’s lost for good.
drako-armour = Armour
    .help = It takes the dragon’s first wounds, without any effect. Once it’s full, the dwarves place the next ones on the abilities they choose.
drako-wounds = wounds
    .help = A hit that isn’t blocked deals as many wounds as its number, and none ever heals. A dwarf whose spaces are all full dies.
drako-net = Net
    .help = On the dragon, the net keeps it from walking and flying. It gets free by skipping a whole turn, and the net goes back to the dwarves.
drako-fury = Fury
    .help = Once per game, in the dwarves’ turn, Brald takes a wound and they have three actions instead of two. The marker then leaves the game.
drako-use-move = Move
    .brief = one dwarf moves
    .does = move one dwarf { $n ->
        [one] one hex
       *[other] up to { $n } hexes
    }
    .help = One dwarf of your choice moves up to that many hexes, passing through nobody.
drako-use-double-move = Double move
    .brief = one or two dwarves move
    .does = move one or two dwarves { $n ->
        [one] one hex each
       *[other] up to { $n } hexes each
    }
    .help = One or two dwarves move, one after the other, each up to that many hexes.
drako-use-attack = Attack
    .brief = a dwarf beside the dragon hits
    .does = hit with a dwarf next to the dragon ({ $n ->
        [one] one wound
       *[other] { $n } wounds
    })
    .help = A dwarf next to the dragon hits it; the number says how many wounds.
drako-use-double-attack = Double attack
    .brief = one or two beside it hit
    .does = hit with one or two dwarves next to the dragon ({ $n ->
        [one] one wound each
       *[other] { $n } wounds each
    })
    .help = One or two dwarves next to the dragon hit it together, each for that many wounds.
drako-use-crossbow = Crossbow
    .brief = Morin shoots in a straight line
    .does = have Morin shoot in a straight line ({ $n ->
        [one] one wound
       *[other] { $n } wounds
    })
    .help = Morin shoots at the dragon in a straight line, from any distance, if no dwarf is between them.
drako-use-net = Net
    .brief = Urpen pins the dragon down
    .does = throw Urpen’s net on the dragon
    .help = Urpen, if he’s alive, throws the net on the dragon, wherever he stands. It can’t be blocked.
drako-use-walk = Walk
    .brief = from hex to hex
    .does = have the dragon walk { $n ->
        [one] one hex
       *[other] up to { $n } hexes
    }
    .help = The dragon walks up to that many hexes, unless it’s netted or has lost its walk.
drako-use-fly = Flight
    .brief = to any empty hex
    .does = have the dragon fly to any empty hex
    .help = The dragon flies to any empty hex, unless it’s netted or has lost its flight.
drako-use-bite = Bite
    .brief = a dwarf beside it
    .does = bite a dwarf next to the dragon ({ $n ->
        [one] one wound
       *[other] { $n } wounds
    })
    .help = The dragon bites a dwarf next to it; the number says how many wounds. It never loses this ability.
drako-use-fire = Fire
    .brief = every dwarf on a line
    .does = breathe fire in one of the six directions ({ $n ->
        [one] one wound to each dwarf on the line
       *[other] { $n } wounds to each dwarf on the line
    })
    .help = The dragon breathes fire in one of the six directions, and each dwarf on the line takes that many wounds. Nobody stops the flames.
drako-use-defence = Defence
    .brief = blocks one hit
    .does = block a hit in the opponent’s turn
    .help = Against an attack, this card stops a whole hit and costs no action.
drako-legend = What cards do
    .dragon = What the dragon does
    .dwarves = What the dwarves do
drako-use-number = { $use } { $n }
drako-card = { $one } / { $other }
drako-zone-board = Valley
    .help = The hexes where the four figures stand, one on each. The dragon starts in the middle, the dwarves without touching it.
drako-zone-hand = Hand
    .help = The cards a player may play, seen by that player alone. Nobody ever keeps more than six after drawing.
drako-zone-deck = Deck
    .help = The cards to come, face down. Drawing two cards is an action; when the dwarves have no cards at all, the dragon wins.
drako-zone-discard = Discards
    .help = The cards that were played, sacrificed or discarded, for all to see. None of them comes back.
drako-zone-left = Actions left
    .help = The actions left in this turn: draw two cards, or play one. None may be skipped.
    .dragon = Dragon’s actions
    .dwarves = Dwarves’ actions
drako-in-line = In line
    .lines = In a straight line with the dragon
    .help = The dwarf is in a straight line with the dragon: fire reaches him, and Morin can shoot from there if nobody is between them.
drako-strikes = Attacking
    .help = This figure strikes the blow that has to be answered.
drako-threat = Coming hit
    .help = That many wounds fall on this figure, unless a Defence card blocks the hit.
drako-aims = Taking aim
    .help = Morin sees the dragon in a straight line, and no dwarf is between them: a Crossbow card hits it from here.
drako-has-moved = Has moved
    .help = This dwarf has done his part of this double move; another one may still move.
drako-lost-ability = Lost ability
    .help = All the spaces of this ability are full: the dragon can’t use it for the rest of the game.
drako-help-card = This card lets you { $uses }. Once played, it leaves the game.
drako-help-hex = A hex of the valley. Only one figure can stand on it.

## What you can do

drako-do-keep = Keep this hand
drako-do-exchange = Exchange your whole hand
drako-do-place = Place { $who } on { $hex }
drako-do-draw = { $n ->
    [1] Draw the last card
   *[other] Draw 2 cards
}{ $beyond ->
    [0] { "" }
    [one] , then discard one
   *[other] , then discard { $beyond }
}
drako-do-burn = Sacrifice { $card }, to no effect
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
drako-do-take = { $defences ->
    [0] Let it happen
   *[other] Don’t block
}
drako-do-wound = Place a wound: { $ability }
drako-do-fury = Declare Brald’s fury
drako-do-free = Get out of the net: skip this whole turn
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
drako-burnt = { $seat } sacrifices { $card }, to no effect.
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
    [1] { $when ->
        [first] Your turn; whoever starts has only one action this time
        [new] Your turn, { $n } actions
       *[other] Your turn, { $n ->
            [one] one action
           *[other] { $n } actions
        } left
    }: { $deck ->
        [0] play a card.
       *[other] play a card, or draw two.
    }
   *[other] { $seat } is playing: { $when ->
        [first] whoever starts has only one action.
        [new] { $n } actions.
       *[other] { $n ->
            [one] one action left.
           *[other] { $n } actions left.
        }
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
    [1] Your turn: more than six cards in hand, discard { $n ->
        [one] one.
       *[other] { $n }, one by one.
    }
   *[other] { $seat } has more than six cards and discards.
}
drako-head-second-move = { $mine ->
    [1] Your turn: a second dwarf may move.
   *[other] { $seat } may move a second dwarf.
}
drako-head-second-attack = { $mine ->
    [1] Your turn: a second dwarf may hit.
   *[other] { $seat } may hit with a second dwarf.
}
drako-head-react = { $nth ->
    [2] Second action,{" "}
    [3] Third action,{" "}
   *[other] {""}
}{ $mine ->
    [1] { $attack } on { $who }{ $hits ->
        [one] {""}
       *[other] , { $hits } hits
    }: { $defences ->
        [0] you have no Defence to block it with.
       *[other] block, or let it happen?
    }
   *[other] { $attack } on { $who }: { $seat } blocks, or lets it happen.
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
    .help = A netted dragon can neither walk nor fly, but it still bites, breathes fire and blocks. It gets free by skipping a whole turn.
drako-mark-on-dragon = on the dragon
drako-mark-idle = no use right now
    .help = None of this card’s options can be played now. It can wait, or be sacrificed: an action spent to no effect.
drako-mark-fury-turn = fury turn
drako-mark-threat = { $n ->
    [one] { $n } wound coming
   *[other] { $n } wounds coming
}
drako-mark-aims = has the dragon in his sights
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

drako-end-slain = Dragon defeated
drako-end-routed = Dwarves defeated
drako-end-survived = Dragon escaped
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
drako-move-defence = A defence can’t be played as an action: write “block” when you’re attacked, or “burn” to sacrifice the card.
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
drako-position-dead = A dwarf is dead when all of his spaces are full, and only then.
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

## What is known of an edition

drako-known-board = Board
drako-known-rings = rings around the centre
drako-known-start = { $who }, first game
drako-known-dragon-mat = Dragon’s mat
drako-known-dwarf-mat = Dwarves’ mat
drako-known-dragon-cards = Dragon’s cards
drako-known-dwarf-cards = Dwarves’ cards

## What can’t be done, told to whoever tries

refused-DK-09 = The cards haven’t been dealt yet
refused-DK-12 = That dwarf would touch the dragon, or it isn’t time to place him
refused-DK-13 = That hex is already taken
refused-DK-14 = The places are fixed in a first game
refused-DK-15 = You can’t exchange your hand any more
refused-DK-16 = It isn’t your turn to keep or exchange your hand yet
refused-DK-17 = Hands aren’t exchanged at this table
refused-DK-23 = It isn’t your turn
refused-DK-25 = You have no action left this turn
refused-DK-26 = You don’t have that card
refused-DK-28 = You can’t pass
refused-DK-29 = You have no cards left: you pass
refused-DK-32 = You’re still drawing
refused-DK-33 = Discard down to six cards first
refused-DK-34 = You have nothing to discard now
refused-DK-37 = Your deck is empty
refused-DK-39 = That option isn’t on the card
refused-DK-41 = You can still do something other than sacrifice a card
refused-DK-44 = That’s too far, or nowhere
refused-DK-46 = A figure is in the way
refused-DK-47 = That hex is already taken
refused-DK-49 = You can’t move that second dwarf
refused-DK-50 = Finish this move first
refused-DK-51 = The dragon can’t walk any more
refused-DK-52 = The dragon can’t land there
refused-DK-53 = The dragon can’t fly any more
refused-DK-54 = The dragon is netted: it can’t move
refused-DK-55 = That dwarf isn’t next to the dragon
refused-DK-56 = That second dwarf can’t strike
refused-DK-58 = Morin has no shot from here
refused-DK-61 = That dwarf isn’t next to the dragon
refused-DK-64 = The dragon can’t breathe fire any more
refused-DK-65 = There’s nobody in that direction
refused-DK-68 = That card has no defence
refused-DK-71 = There’s no attack to block
refused-DK-73 = That figure isn’t hit
refused-DK-83 = The dwarves place the dragon’s wounds first
refused-DK-84 = There’s no space left for that wound
refused-DK-89 = The game is over: the dragon is defeated
refused-DK-90 = The game is over: the dwarves are defeated
refused-DK-91 = The game is over: the dwarves are out of cards
refused-DK-97 = Urpen can’t throw the net
refused-DK-98 = The dragon is already netted
refused-DK-99 = There’s no net to get out of
refused-DK-100 = It’s too late this turn to get out of the net
refused-DK-104 = Brald can’t declare his fury
refused-DK-105 = It’s too late to declare fury
refused-DK-107 = Only the third action can be skipped
refused-DK-109 = Brald is dead: there’s no fury any more
refused-DK-111 = That dwarf is dead
refused-DK-117 = The attack has to be answered first
