# Les phrases de Drako.

## Ce que l’on peut faire

drako-do-keep = Garder cette main
drako-do-exchange = Échanger toute la main
drako-do-place = Placer { $who } en { $hex }
drako-do-draw = { $n ->
    [1] Piocher la dernière carte
   *[other] Piocher 2 cartes
}
drako-do-burn = Brûler { $card }
drako-do-drop = Défausser { $card }
drako-do-go = { $card } : { $who } va en { $hex }
drako-do-hit = { $card } : { $who } frappe le dragon
drako-do-bite = { $card } : mordre { $who }
drako-do-fire = { $card } : souffler { $toward } sur { $who }
drako-do-shoot = { $card } : Morin tire sur le dragon
drako-do-throw = { $card } : Urpen lance le filet
drako-do-then = { $who } va en { $hex }
drako-do-with = { $who } frappe aussi
drako-do-stop-moving = Ne pas déplacer d’autre nain
drako-do-stop-hitting = Frapper seul
drako-do-stop = Finir le tour
drako-do-block = { $card } : protéger { $who }
drako-do-take = Ne pas bloquer
drako-do-wound = Poser une blessure : { $ability }
drako-do-fury = Déclarer la furie de Brald
drako-do-free = Passer le tour pour sortir du filet
drako-do-pass = Passer, faute de cartes

## Ce qui s’est passé

drako-dealt = Les cartes sont mélangées.
drako-kept = { $seat } garde sa main.
drako-exchanged = { $seat } échange toute sa main.
drako-placed = { $who } se poste en { $hex }.
drako-drew = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
drako-drew-seen = { $seat } pioche { $cards }.
drako-burnt = { $seat } brûle { $card }.
drako-dropped = { $seat } défausse { $card }.
drako-moved = { $card } : { $who } va en { $hex }.
drako-moved-too = { $who } va aussi en { $hex }.
drako-hit = { $card } : { $who } frappe le dragon.
drako-shot = { $card } : Morin tire sur le dragon.
drako-bit = { $card } : le dragon mord { $who }.
drako-breathed = { $card } : le souffle atteint { $who }.
drako-joined = { $who } se joint à l’attaque.
drako-netted = { $card } : le filet tombe sur le dragon.
drako-stopped = { $seat } s’en tient là.
drako-blocked = { $seat } bloque avec { $card } : { $who } n’a rien.
drako-took = { $seat } ne bloque pas.
drako-wounded = { $who } subit { $n ->
    [one] une blessure
   *[other] { $n } blessures
}.
drako-dented = L’armure du dragon subit { $n ->
    [one] une blessure
   *[other] { $n } blessures
}.
drako-crippled = Une blessure est posée : { $ability }.
drako-lost = Le dragon perd cette capacité : { $ability }.
drako-died = { $who } meurt et quitte le plateau.
drako-dragon-died = Le dragon s’effondre.
drako-raged = Brald entre en furie : une blessure, et trois actions pour les nains.
drako-freed = Le dragon se dégage du filet.
drako-passed = Le dragon n’a plus de carte et passe.
drako-ended = La partie est finie.

## Où l’on en est

drako-head-deal = On mélange les cartes.
drako-head-exchange = { $mine ->
    [1] À vous : garder cette main, ou l’échanger tout entière ?
   *[other] { $seat } garde sa main ou l’échange.
}
drako-head-place = { $mine ->
    [1] À vous : placez { $who }, sans toucher le dragon.
   *[other] { $seat } place { $who }.
}
drako-head-action = { $mine ->
    [1] À vous : { $n ->
        [one] encore une action.
       *[other] encore { $n } actions.
    }
   *[other] C’est à { $seat } de jouer : { $n ->
        [one] encore une action.
       *[other] encore { $n } actions.
    }
}
drako-head-late-fury = { $mine ->
    [1] À vous : la furie pour une action de plus, ou la fin du tour ?
   *[other] { $seat } peut encore déclarer la furie.
}
drako-head-pass = { $mine ->
    [1] Vous n’avez plus de carte : vous passez.
   *[other] { $seat } n’a plus de carte et passe.
}
drako-head-drop = { $mine ->
    [1] À vous : défaussez encore { $n ->
        [one] une carte.
       *[other] { $n } cartes.
    }
   *[other] { $seat } défausse jusqu’à six cartes.
}
drako-head-second-move = { $mine ->
    [1] À vous : un second nain peut se déplacer.
   *[other] { $seat } peut déplacer un second nain.
}
drako-head-second-attack = { $mine ->
    [1] À vous : un second nain peut frapper.
   *[other] { $seat } peut frapper avec un second nain.
}
drako-head-react = { $mine ->
    [1] { $attack } contre { $who }{ $hits ->
        [one] {""}
       *[other] , { $hits } coups
    } : bloquer, ou laisser faire ?
   *[other] { $attack } contre { $who } : { $seat } bloque ou laisse faire.
}
drako-head-wounds = { $mine ->
    [1] À vous : posez { $n ->
        [one] une blessure
       *[other] { $n } blessures, une à une,
    } sur les capacités du dragon.
   *[other] { $seat } pose les blessures du dragon.
}

## Ce que l’on dit d’une figurine

drako-mark-wounds = { $n ->
    [0] indemne
    [one] { $n } blessure sur { $spaces }
   *[other] { $n } blessures sur { $spaces }
}
drako-mark-netted = pris au filet
drako-mark-on-dragon = sur le dragon
drako-mark-fury-turn = tour de furie
drako-mark-lost = capacité perdue : { $ability }
drako-mark-in-line = { $n ->
    [one] à une case du dragon, { $toward }
   *[other] à { $n } cases du dragon, { $toward }, en ligne
}
drako-mark-away = { $n ->
    [one] à une case du dragon, { $toward }
   *[other] à { $n } cases du dragon, { $toward }
}

## La fin

drako-verdict-slain = Le dragon est vaincu : { $seat } gagne, avec { $alive ->
    [one] un nain debout
   *[other] { $alive } nains debout
}.
drako-verdict-routed = Les trois nains sont vaincus : { $seat } gagne, avec { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} sur { $spaces }.
drako-verdict-survived = Les nains sont à bout de cartes et le dragon s’envole : { $seat } gagne, avec { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} sur { $spaces }.

## Ce qui n’est pas compris

drako-two-players = Drako se joue à deux, pas à { $got }.
drako-move-unknown = « { $got } » n’est pas un coup. Écrivez une carte, une de ses options et sa cible, ou l’un de ces mots : { $allowed }.
drako-move-needs-dwarf-and-hex = Il faut un nain et une case, comme « B C2 », au lieu de « { $got } ».
drako-move-needs-hex = Il faut une case, comme « C2 », au lieu de « { $got } ».
drako-move-needs-dwarf = Il faut un nain, B, M ou U, au lieu de « { $got } ».
drako-move-needs-direction = Il faut une direction, E, NE, NW, W, SW ou SE, au lieu de « { $got } ».
drako-move-needs-nothing = Cette option se joue sans rien de plus ; « { $got } » est de trop.
drako-move-defence = Une défense ne se joue pas comme action : face à une attaque, écrivez « block » ; sinon, brûlez la carte.
drako-hex-unknown = « { $got } » n’est pas une case. Les cases vont de A1 à { $last }.
drako-dwarf-unknown = « { $got } » n’est pas un nain. Les nains sont B (Brald), M (Morin) et U (Urpen).
drako-direction-unknown = « { $got } » n’est pas une direction. Les directions sont { $allowed }.
drako-ability-unknown = « { $got } » n’est pas une capacité. Les capacités sont { $allowed }.
drako-symbol-unknown = « { $got } » n’est pas une option d’ici. Essayez : { $near }.
drako-symbol-value = « { $got } » : le nombre va de 1 à { $most }.
drako-symbol-needs-value = « { $got } » demande un nombre de 1 à { $most }, après deux points.
drako-symbol-no-value = « { $got } » : cette option n’a pas de nombre.
drako-symbol-twice = L’option { $got } figure deux fois sur une carte.
drako-card-too-full = « { $got } » a trop d’options : { $most } au plus.

drako-position-phase = La position ne permet pas « phase: { $phase } ».
drako-position-dead = Un nain est mort quand tous ses emplacements sont pleins, et alors seulement.
drako-position-same-hex = Deux figurines sont sur la même case.
drako-position-off = Une figurine n’est pas encore placée.
drako-position-armor = Une capacité est blessée avant que l’armure soit pleine.
drako-position-cards = { $seat } a { $got } cartes : il n’y en a que 38.
drako-position-hand = Une main de plus de six cartes n’existe qu’au moment de défausser.

drako-pack-board-small = Avec { $got ->
    [one] un seul anneau
   *[other] { $got } anneaux
}, le plateau est trop petit pour les figurines : il en faut au moins { $least }.
drako-pack-board-large = Un plateau de { $got } anneaux est trop grand : { $most } au plus.
drako-pack-start-unknown = « { $got } » n’est pas une case de ce plateau : { $dwarf } ne peut pas y commencer.
drako-pack-start-closed = { $dwarf } ne peut pas commencer en { $got } : la case est prise, ou touche le dragon.
drako-pack-spaces = { $what } : { $got ->
    [one] { $got } emplacement
   *[other] { $got } emplacements
}, il en faut de { $least } à { $most }.
drako-pack-spaces-same = { $dwarf } a { $got } emplacements comme un autre nain : les trois nombres doivent différer.
drako-pack-card-twice = La carte { $got } figure deux fois dans ce paquet.
drako-pack-copies = { $got ->
    [one] { $got } exemplaire
   *[other] { $got } exemplaires
} : il en faut de 1 à { $most }.
drako-pack-dwarf-deck = Le paquet des nains compte { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} ; il en faut { $expected }.
drako-pack-dragon-deck = Le paquet du dragon compte { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} ; il en faut { $expected }.

## Saisir sa propre boîte

drako-form-name = Quel nom donner à cette édition ?
drako-form-radius = Combien d’anneaux de cases autour du milieu ({ $least } à { $most }) ?
drako-form-start = Où commence { $who } dans une première partie ?
drako-form-spaces = { $what } : combien d’emplacements de blessure ({ $least } à { $most }) ?
drako-form-dwarf-legend = Les nains. M1 et M2 : un ou deux nains se déplacent ; A1 et A2 : un ou deux attaquent ; XB : l’arbalète tire ; NET : le filet ; DEF : parade. Le nombre imprimé suit deux points, et « | » sépare les options d’une carte.
drako-form-dwarf-card = Une carte des nains ({ $done } sur { $all }) : ses options, comme M1:2|DEF ?
drako-form-dragon-legend = Le dragon. W : il marche ; FLY : il vole ; A : il attaque ; FIRE : il souffle ; DEF : parade.
drako-form-dragon-card = Une carte du dragon ({ $done } sur { $all }) : ses options, comme W:2|A:1 ?
drako-form-card-empty = Il manque les options de la carte, comme M1:2|DEF.
drako-form-copies = Combien de cartes { $card } ({ $least } à { $most }) ?
drako-form-number = « { $got } » ne convient pas : un nombre de { $least } à { $most }.
drako-form-bad-name = « { $got } » ne convient pas : des lettres, des chiffres, des points, des tirets ou des espaces, 40 au plus.
drako-form-bad-start = « { $got } » ne convient pas : une case libre qui ne touche pas celle du milieu, comme D4.
drako-form-same-spaces = Un autre nain a déjà { $got } emplacements : les trois nombres doivent différer.
drako-form-card-twice = La carte { $got } est déjà saisie.
