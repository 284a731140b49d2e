# Les phrases de Drako.

## La boîte

drako-title = Drako
    .tagline = Trois nains, un dragon pris au piège, dix-neuf cases : qui tiendra le plus longtemps ?
    .credit = Adam Kałuża, REBEL.pl
drako-side-dragon = Dragon
drako-side-dwarves = Nains
drako-aim = Abattez l’adversaire avant qu’il ne vous abatte.
    .dragon = Terrassez les trois nains, ou survivez jusqu’à ce qu’ils soient à bout de cartes.
    .dwarves = Abattez le dragon avant d’être à bout de cartes : couvrez de blessures son armure et ses trois capacités.
drako-step-action = Action
    .help = Deux actions par tour : jouer une carte pour une de ses options, ou piocher deux cartes.
drako-step-react = Parade
    .help = Face à une attaque, le défenseur peut parer chaque coup d’une carte Défense, ou laisser faire.
drako-step-wounds = Blessures
    .help = L’armure pleine, les nains choisissent la capacité du dragon que chaque blessure entame.
drako-option-setup = Placement des nains
    .help = Libre, ou aux places conseillées pour une première partie.
    .free = Libre
    .first_game = Places conseillées
drako-option-exchange = Échange de la main
    .help = Règle avancée : chacun peut échanger une fois toute sa main de départ.
    .off = Non
    .on = Oui
drako-option-fury = Furie
    .help = Elle se déclare au début du tour des nains, ou à tout moment de ce tour.
    .start = Au début du tour
    .anytime = À tout moment du tour
drako-option-burn = Cartes sacrifiées
    .help = Une carte peut être sacrifiée sans effet à toute action, ou seulement faute de mieux.
    .any = À toute action
    .stuck_only = Faute de mieux

## Les figurines, les cartes et leurs zones

drako-brald = Brald
    .help = Le nain à la hache. Une fois par partie, sa furie lui coûte une blessure et donne trois actions aux nains.
drako-morin = Morin
    .help = L’arbalétrier. En ligne droite avec le dragon, sans autre nain entre eux, il tire à toute distance.
drako-urpen = Urpen
    .help = Le nain au filet. Tant qu’il est en vie, une carte Filet lui suffit, où qu’il soit, pour prendre le dragon.
drako-dragon = Dragon
    .help = Le dragon marche, vole, mord et crache le feu. Il meurt quand son armure et ses trois capacités sont pleines de blessures ; il gagne s’il survit aux nains ou à leurs cartes.
drako-the-dragon = le dragon
drako-ability-fly = Vol
    .help = La capacité de voler vers n’importe quelle case libre. Pleine de blessures, elle est perdue pour de bon.
drako-ability-fire = Souffle
    .help = La capacité de cracher le feu sur toute une ligne. Pleine de blessures, elle est perdue pour de bon.
drako-ability-walk = Marche
    .help = La capacité de marcher de case en case. Pleine de blessures, elle est perdue pour de bon.
drako-armour = Armure
    .help = Elle reçoit les premières blessures du dragon, sans aucun effet. Une fois pleine, les nains placent les suivantes sur les capacités de leur choix.
drako-wounds = blessures
    .help = Un coup qui n’est pas paré fait autant de blessures que son nombre, et aucune ne guérit. Un nain dont tous les emplacements sont pleins meurt.
drako-net = Filet
    .help = Sur le dragon, le filet l’empêche de marcher et de voler. Il s’en dégage en passant un tour entier, et le filet revient aux nains.
drako-fury = Furie
    .help = Une fois par partie, au tour des nains, Brald prend une blessure et ils ont trois actions au lieu de deux. Le marqueur quitte ensuite la partie.
drako-use-move = Déplacement
    .brief = un nain avance
    .does = déplacer un nain d’{ $n ->
        [one] une case
       *[other] au plus { $n } cases
    }
    .help = Un nain au choix avance d’autant de cases au plus, sans traverser personne.
drako-use-double-move = Déplacement à deux
    .brief = un ou deux nains avancent
    .does = déplacer un ou deux nains d’{ $n ->
        [one] une case chacun
       *[other] au plus { $n } cases chacun
    }
    .help = Un ou deux nains avancent, l’un après l’autre, chacun d’autant de cases au plus.
drako-use-attack = Attaque
    .brief = un nain voisin du dragon frappe
    .does = frapper avec un nain qui touche le dragon ({ $n ->
        [one] une blessure
       *[other] { $n } blessures
    })
    .help = Un nain voisin du dragon le frappe ; le nombre est celui des blessures.
drako-use-double-attack = Attaque à deux
    .brief = un ou deux nains voisins frappent
    .does = frapper avec un ou deux nains qui touchent le dragon ({ $n ->
        [one] une blessure chacun
       *[other] { $n } blessures chacun
    })
    .help = Un ou deux nains voisins du dragon le frappent ensemble, chacun pour autant de blessures.
drako-use-crossbow = Arbalète
    .brief = Morin tire, en ligne droite
    .does = faire tirer Morin en ligne droite ({ $n ->
        [one] une blessure
       *[other] { $n } blessures
    })
    .help = Morin tire en ligne droite sur le dragon, à toute distance, si aucun nain n’est entre eux.
drako-use-net = Filet
    .brief = Urpen entrave le dragon
    .does = lancer le filet d’Urpen sur le dragon
    .help = Urpen, s’il est en vie, jette le filet sur le dragon, où qu’il soit. Cela ne se pare pas.
drako-use-walk = Marche
    .brief = de case en case
    .does = faire marcher le dragon d’{ $n ->
        [one] une case
       *[other] au plus { $n } cases
    }
    .help = Le dragon marche d’autant de cases au plus, s’il n’est pas pris au filet et n’a pas perdu la marche.
drako-use-fly = Vol
    .brief = vers toute case libre
    .does = faire voler le dragon vers n’importe quelle case libre
    .help = Le dragon vole vers n’importe quelle case libre, s’il n’est pas pris au filet et n’a pas perdu le vol.
drako-use-bite = Morsure
    .brief = un nain voisin
    .does = mordre un nain qui touche le dragon ({ $n ->
        [one] une blessure
       *[other] { $n } blessures
    })
    .help = Le dragon mord un nain voisin ; le nombre est celui des blessures. Il ne perd jamais cette capacité.
drako-use-fire = Souffle
    .brief = tous les nains d’une ligne
    .does = souffler dans l’une des six directions ({ $n ->
        [one] une blessure à chaque nain sur la ligne
       *[other] { $n } blessures à chaque nain sur la ligne
    })
    .help = Le dragon souffle dans l’une des six directions, et chaque nain sur la ligne prend autant de blessures. Personne n’arrête les flammes.
drako-use-defence = Défense
    .brief = pare un coup adverse
    .does = parer un coup pendant le tour adverse
    .help = Face à une attaque, cette carte arrête un coup entier et ne coûte aucune action.
drako-legend = Ce que font les cartes
    .dragon = Ce que fait le dragon
    .dwarves = Ce que font les nains
drako-use-number = { $use } { $n }
drako-card = { $one } / { $other }
drako-zone-board = Vallon
    .help = Les cases où se tiennent les quatre figurines, une par case. Le dragon commence au milieu, les nains sans le toucher.
drako-zone-hand = Main
    .help = Les cartes qu’un joueur peut jouer, vues de lui seul. On n’en garde jamais plus de six après avoir pioché.
drako-zone-deck = Pioche
    .help = Les cartes à venir, face cachée. Piocher deux cartes est une action ; quand les nains n’ont plus de carte du tout, le dragon gagne.
drako-zone-discard = Écartées
    .help = Les cartes jouées, sacrifiées ou défaussées, visibles de tous. Aucune ne revient en jeu.
drako-zone-left = Actions restantes
    .help = Ce qu’il reste d’actions dans ce tour : piocher deux cartes, ou en jouer une. Aucune ne se passe.
    .dragon = Actions du dragon
    .dwarves = Actions des nains
drako-in-line = En ligne
    .lines = En ligne droite avec le dragon
    .help = Le nain est en ligne droite avec le dragon : le souffle l’atteint, et Morin peut tirer de là si personne n’est entre eux.
drako-strikes = Attaque
    .help = Cette figurine porte le coup auquel il faut répondre.
drako-threat = Coup à venir
    .help = Autant de blessures tombent sur cette figurine, sauf si une carte Défense pare le coup.
drako-aims = En joue
    .help = Morin voit le dragon en ligne droite, et aucun nain n’est entre eux : une carte Arbalète le touche d’ici.
drako-has-moved = Déjà déplacé
    .help = Ce nain a fait sa part de ce déplacement à deux ; un autre peut encore avancer.
drako-lost-ability = Capacité perdue
    .help = Tous les emplacements de cette capacité sont pleins : le dragon ne peut plus s’en servir de la partie.
drako-help-card = Cette carte sert à { $uses }. Une fois jouée, elle quitte la partie.
drako-help-hex = Une case du vallon. Une seule figurine peut s’y tenir.

## Ce que l’on peut faire

drako-do-keep = Garder cette main
drako-do-exchange = Échanger toute la main
drako-do-place = Placer { $who } en { $hex }
drako-do-draw = { $n ->
    [1] Piocher la dernière carte
   *[other] Piocher 2 cartes
}{ $beyond ->
    [0] { "" }
    [one] , puis en défausser une
   *[other] , puis en défausser { $beyond }
}
drako-do-burn = Sacrifier { $card }, sans effet
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
drako-do-take = { $defences ->
    [0] Laisser faire
   *[other] Ne pas bloquer
}
drako-do-wound = Poser une blessure : { $ability }
drako-do-fury = Déclarer la furie de Brald
drako-do-free = Sortir du filet : passer tout ce tour
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
drako-burnt = { $seat } sacrifie { $card }, sans effet.
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
    [1] { $when ->
        [first] À vous ; qui commence n’a qu’une action ce tour-ci
        [new] À vous, { $n } actions
       *[other] À vous, encore { $n ->
            [one] une action
           *[other] { $n } actions
        }
    } : { $deck ->
        [0] jouez une carte.
       *[other] jouez une carte, ou piochez-en deux.
    }
   *[other] C’est à { $seat } de jouer : { $when ->
        [first] qui commence n’a qu’une action.
        [new] { $n } actions.
       *[other] encore { $n ->
            [one] une action.
           *[other] { $n } actions.
        }
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
    [1] À vous : plus de six cartes en main, défaussez-en { $n ->
        [one] une.
       *[other] { $n }, une à une.
    }
   *[other] { $seat } a plus de six cartes et en défausse.
}
drako-head-second-move = { $mine ->
    [1] À vous : un second nain peut se déplacer.
   *[other] { $seat } peut déplacer un second nain.
}
drako-head-second-attack = { $mine ->
    [1] À vous : un second nain peut frapper.
   *[other] { $seat } peut frapper avec un second nain.
}
drako-head-react = { $nth ->
    [2] Deuxième action,{" "}
    [3] Troisième action,{" "}
   *[other] {""}
}{ $mine ->
    [1] { $attack } contre { $who }{ $hits ->
        [one] {""}
       *[other] , { $hits } coups
    } : { $defences ->
        [0] vous n’avez aucune Défense pour bloquer.
       *[other] bloquer, ou laisser faire ?
    }
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
    .help = Un dragon pris au filet ne marche ni ne vole, mais mord, souffle et pare encore. Il s’en dégage en passant un tour entier.
drako-mark-on-dragon = sur le dragon
drako-mark-idle = injouable pour l’instant
    .help = Aucune option de cette carte ne peut se jouer maintenant. Elle peut attendre, ou être sacrifiée : une action dépensée sans effet.
drako-mark-fury-turn = tour de furie
drako-mark-threat = { $n ->
    [one] { $n } blessure en vue
   *[other] { $n } blessures en vue
}
drako-mark-aims = tient le dragon en joue
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

drako-end-slain = Dragon vaincu
drako-end-routed = Nains vaincus
drako-end-survived = Dragon envolé
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
drako-move-defence = Une défense ne se joue pas comme action : face à une attaque, écrivez « block » ; sinon, écrivez « burn » pour sacrifier la carte.
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

## Ce que l’on sait d’une édition

drako-known-board = Plateau
drako-known-rings = anneaux autour du milieu
drako-known-start = { $who }, première partie
drako-known-dragon-mat = Tapis du dragon
drako-known-dwarf-mat = Tapis des nains
drako-known-dragon-cards = Cartes du dragon
drako-known-dwarf-cards = Cartes des nains

## Ce qui ne se peut pas, dit à qui l’essaie

refused-DK-09 = Les cartes ne sont pas encore distribuées
refused-DK-12 = Ce nain toucherait le dragon, ou ce n’est pas le moment de le placer
refused-DK-13 = Cette case est déjà prise
refused-DK-14 = Les places sont fixées dans une première partie
refused-DK-15 = Vous ne pouvez plus échanger votre main
refused-DK-16 = Ce n’est pas encore à vous de garder ou d’échanger votre main
refused-DK-17 = On n’échange pas les mains à cette table
refused-DK-23 = Ce n’est pas à vous de jouer
refused-DK-25 = Vous n’avez plus d’action ce tour-ci
refused-DK-26 = Vous n’avez pas cette carte
refused-DK-28 = Vous ne pouvez pas passer
refused-DK-29 = Vous n’avez plus de carte : vous passez
refused-DK-32 = Vous êtes en train de piocher
refused-DK-33 = Défaussez d’abord jusqu’à six cartes
refused-DK-34 = Vous n’avez rien à défausser maintenant
refused-DK-37 = Votre pioche est vide
refused-DK-39 = Cette option n’est pas sur la carte
refused-DK-41 = Vous pouvez encore faire autre chose que sacrifier une carte
refused-DK-44 = C’est trop loin, ou nulle part
refused-DK-46 = Une figurine barre le chemin
refused-DK-47 = Cette case est déjà prise
refused-DK-49 = Vous ne pouvez pas déplacer ce second nain
refused-DK-50 = Finissez d’abord ce déplacement
refused-DK-51 = Le dragon ne peut plus marcher
refused-DK-52 = Le dragon ne peut pas se poser là
refused-DK-53 = Le dragon ne peut plus voler
refused-DK-54 = Le dragon est pris au filet : il ne bouge pas
refused-DK-55 = Ce nain n’est pas à côté du dragon
refused-DK-56 = Ce second nain ne peut pas frapper
refused-DK-58 = Morin ne peut pas tirer d’ici
refused-DK-61 = Ce nain n’est pas à côté du dragon
refused-DK-64 = Le dragon ne peut plus souffler
refused-DK-65 = Il n’y a personne dans cette direction
refused-DK-68 = Cette carte ne porte pas de défense
refused-DK-71 = Il n’y a pas d’attaque à bloquer
refused-DK-73 = Cette figurine n’est pas touchée
refused-DK-83 = Les nains posent d’abord les blessures du dragon
refused-DK-84 = Il n’y a plus de place pour cette blessure
refused-DK-89 = La partie est finie : le dragon est vaincu
refused-DK-90 = La partie est finie : les nains sont vaincus
refused-DK-91 = La partie est finie : les nains sont à bout de cartes
refused-DK-97 = Urpen ne peut pas lancer le filet
refused-DK-98 = Le dragon est déjà sous le filet
refused-DK-99 = Il n’y a pas de filet dont sortir
refused-DK-100 = Il est trop tard ce tour-ci pour sortir du filet
refused-DK-104 = Brald ne peut pas entrer en furie
refused-DK-105 = Il est trop tard pour déclarer la furie
refused-DK-107 = Seule la troisième action peut être laissée
refused-DK-109 = Brald est mort : il n’y a plus de furie
refused-DK-111 = Ce nain est mort
refused-DK-117 = Il faut d’abord répondre à l’attaque
