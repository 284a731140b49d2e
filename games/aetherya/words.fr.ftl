# Les phrases d’Ætherya Pocket.

## La boîte

aetherya-title = Drako – Ætherya Pocket
    .tagline = Seize cartes, quatre tribus, des portails : bâtissez le royaume où tous s’entendent, ou presque.
    .credit = François Bachelart, Nostromo Édition
aetherya-option-first-player = Qui commence
    .help = Au lieu du joueur le plus âgé : au hasard, ou une place choisie.
    .random = Au hasard
    .A = Place A
    .B = Place B
    .C = Place C
    .D = Place D
aetherya-option-battle = Bataille légendaire
    .help = Deux cartes d’une tribu ont chacune un ennemi, ou toutes deux le même.
    .each = Un ennemi chacune
    .same = Le même ennemi
aetherya-option-wild-dragon = Dragon sauvage
    .help = Il coûte 3 points, ou ce qu’il vaudrait domestiqué.
    .flat3 = Coûte 3 points
    .value = Coûte sa valeur domestiquée

## Les zones, les cartes et les points

aetherya-zone-kingdom = Royaume
    .help = Les seize cases d’un joueur : quatre cartes visibles au milieu, douze cachées autour. Qui n’a plus de carte cachée met fin à la partie.
aetherya-zone-base = Base à disposer
    .help = Les quatre premières cartes d’un royaume, toutes différentes. Leur joueur les dispose à son gré au milieu.
aetherya-zone-legends = Légendes
    .help = Les légendes prises par un joueur. Leurs points lui restent jusqu’à la fin, même si leur condition n’est plus remplie.
aetherya-zone-pile = Pioche
    .help = Les cartes à piocher, face cachée. La carte piochée se pose dans le royaume, ou se défausse pour révéler une de ses cases.
aetherya-zone-discard = Défausse
    .help = On n’en voit que le dessus, qu’on peut prendre au lieu de piocher. Une carte prise ici doit être posée.
aetherya-zone-river = Rivière
    .help = Les légendes à prendre, huit au plus. À son tour, un joueur qui remplit une condition peut en prendre une.
aetherya-zone-legend-deck = Pioche des légendes
    .help = Les légendes à venir, face cachée. Chaque légende prise est aussitôt remplacée d’ici.
aetherya-zone-held = Carte en main
    .help = La carte que le joueur vient de prendre. Celle de la pioche n’est vue que de lui jusqu’à sa décision.
aetherya-zone-tribes = Ce que veut chaque tribu
    .help = Chaque tribu aime une terre et déteste d’autres tribus. Une carte gagne ou perd ces points pour chaque carte qui lui est liée.
aetherya-aim = Bâtissez le royaume qui vaut le plus : mariez tribus et terrains, gagnez des légendes.
aetherya-step-draw = Prendre une carte
    .help = La première de la pioche, que vous êtes seul à voir, ou celle qui est visible sur la défausse.
aetherya-step-lay = Poser ou révéler
    .help = Posez la carte à la place de l’une des vôtres, visible ou cachée. Une carte de la pioche peut aussi aller à la défausse : vous révélez alors une de vos cartes.
aetherya-step-legend = Légende
    .help = Prenez une légende dont vous remplissez la condition, une par tour, ou finissez votre tour.
aetherya-elves = Elfes
aetherya-dwarves = Nains
aetherya-humans = Humains
aetherya-goblins = Gobelins
aetherya-dragons = Dragons
aetherya-legends = Légendes
aetherya-conflicts = Conflits
    .help = Deux tribus qui se détestent et sont liées coûtent deux points, une fois par paire. Le Gobelin déteste toutes les autres, l’Elfe et le Nain se détestent.
aetherya-card-at = { $card } { $cell }
aetherya-linked = { $card } – { $other }
aetherya-linked-through = { $card } –({ $way })– { $other }

aetherya-do-place = Poser { $card } en { $cell }, sur une carte face cachée
aetherya-do-replace = Poser { $card } en { $cell }, à la place de { $other }
aetherya-do-reveal = Défausser { $card } et révéler { $cell }
aetherya-do-claim = Prendre la légende « { $legend } » ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
aetherya-do-pile = Piocher
aetherya-do-discard = Prendre { $card } à la défausse
aetherya-do-end = Finir le tour sans légende
aetherya-do-arrange = Poser { $card } en { $cell }

aetherya-dealt = Les cartes sont mélangées ; { $seat } commence.
aetherya-river = La rivière s’ouvre : { $legends }.
aetherya-base = La base de { $seat } : { $cards }.
aetherya-arranged = { $seat } pose { $card } en { $cell }.
aetherya-laid-out = Douze cartes face cachée entourent chaque base ; { $card } ouvre la défausse.
aetherya-drew = { $seat } pioche une carte.
aetherya-drew-seen = { $seat } pioche { $card }.
aetherya-took = { $seat } prend { $card } à la défausse.
aetherya-placed = { $seat } pose { $card } en { $cell }.
aetherya-replaced = { $card } quitte { $cell } pour la défausse.
aetherya-declined = { $seat } refuse { $card } : à la défausse.
aetherya-revealed = { $seat } révèle { $card } en { $cell }.
aetherya-claimed = { $seat } prend la légende « { $legend } » ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
aetherya-refilled = Une légende rejoint la rivière : « { $legend } » ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
aetherya-reshuffled = La défausse est mélangée : { $n ->
    [one] une carte forme la nouvelle pioche.
   *[other] { $n } cartes forment la nouvelle pioche.
}
aetherya-completed = { $seat } n’a plus de carte face cachée : la partie est finie.
aetherya-out-of-turns = Cent tours chacun : la partie automatique s’arrête.
aetherya-turned-up = Les dernières cartes de { $seat } sont retournées : { $cards }.

aetherya-over = La partie est finie.
aetherya-to-deal = On mélange les cartes.
aetherya-to-lay = On entoure les bases de cartes face cachée.
aetherya-your-base = À vous : disposez votre base, une carte après l’autre.
aetherya-their-base = { $seat } dispose sa base.
aetherya-your-draw = À vous : piochez, ou prenez la carte du dessus de la défausse.
aetherya-their-draw = C’est à { $seat } de prendre une carte.
aetherya-your-choice = À vous : posez la carte piochée, ou défaussez-la et révélez une case.
aetherya-their-choice = { $seat } regarde la carte piochée.
aetherya-your-place = À vous : posez la carte prise à la défausse.
aetherya-their-place = C’est à { $seat } de poser la carte prise à la défausse.
aetherya-your-legend = À vous : prenez une légende, ou finissez votre tour.
aetherya-their-legend = { $seat } peut prendre une légende.
aetherya-your-turn = C’est votre tour.
aetherya-their-turn = C’est le tour de { $seat }.

aetherya-verdict = { $seats } l’emporte avec { $high ->
    [one] { $high } point
   *[other] { $high } points
}.
aetherya-verdict-alone = { $high ->
    [one] { $high } point
   *[other] { $high } points
} d’Harmonie.
aetherya-verdict-tie-break = { $high ->
    [one] { $high } point
   *[other] { $high } points
} à égalité : { $seats } l’emporte { $place ->
    [1] par sa meilleure catégorie
    [2] par sa deuxième meilleure catégorie
    [3] par sa troisième meilleure catégorie
   *[other] par sa { $place }e meilleure catégorie
}, { $best } contre { $next }.
aetherya-verdict-shared = { $high ->
    [one] { $high } point
   *[other] { $high } points
} et tout est égal : { $seats } partagent la victoire.
aetherya-verdict-limit = Partie automatique arrêtée par la limite de tours. { $verdict }

aetherya-why-beside = { $card } { $at } touche { $other } { $there }
aetherya-why-through = { $card } { $at } rejoint { $other } { $there } par { $portals ->
    [one] le portail { $way }
   *[other] les portails { $way }
}
aetherya-why-conflict = { $card } { $at } et { $other } { $there } se détestent
aetherya-why-conflict-through = { $card } { $at } et { $other } { $there } se détestent à travers { $portals ->
    [one] le portail { $way }
   *[other] les portails { $way }
}
aetherya-why-tamer = { $card } { $at }
aetherya-why-tamer-through = { $card } { $at } (par { $way })
aetherya-why-tamed = Dragon { $at } domestiqué par { $tamers }
aetherya-why-wild = Dragon { $at } sauvage
aetherya-why-extra = Dragon { $at } de trop
aetherya-why-legend = { $legend } ({ $code })

aetherya-mark = { $points } : { $why }
aetherya-mark-points = vaut { $points }
aetherya-mark-locked = verrouillé
    .help = Un Portail ou un Dragon visible ne quitte plus sa case : rien ne le remplace.
aetherya-mark-would = { $card } ici : { $points }
aetherya-mark-reach = remplit « { $legend } »
aetherya-mark-offer = jusqu’à { $points } chez vous
aetherya-seen-beside = { $other } { $side ->
    [above] au-dessus
    [below] au-dessous
    [left] à gauche
   *[right] à droite
}
aetherya-seen-through = { $other } par un Portail
aetherya-seen-conflict = conflit avec { $other } { $side ->
    [above] au-dessus
    [below] au-dessous
    [left] à gauche
   *[right] à droite
}
aetherya-seen-conflict-through = conflit avec { $other } par un Portail
aetherya-seen-way = relie { $card } et { $other }
aetherya-seen-tamed = domestiqué par { $tamers }
aetherya-seen-tamer = domestique un Dragon
aetherya-seen-wild = sauvage
aetherya-seen-extra = un Dragon de trop
aetherya-mark-met = à portée de { $seats }

aetherya-players = Ætherya Pocket se joue à 2, 3 ou 4, pas à { $got }.
aetherya-first-player = La place { $got } n’existe pas à { $seats } : choisissez random ou une place occupée.
aetherya-legend-unknown = « { $got } » n’est pas une légende de ce jeu. Essayez : { $near }.
aetherya-cell-unknown = « { $got } » n’est pas une case. Les cases vont de a1 à d4.
aetherya-move-unknown = « { $got } » n’est pas un coup. On peut écrire : pile, discard, place b2, turn b2, claim T2-HU, end, lay HU.

aetherya-position-legend-twice = Une même légende se trouve à deux endroits.
aetherya-position-held = La carte en main et la phase se contredisent.
aetherya-position-kingdoms = Tant que la partie dure, chaque royaume compte seize cartes, dont au moins une face cachée.
aetherya-position-over = La partie est finie : tous les royaumes sont entiers et face visible (AE-116).
aetherya-position-no-discard = La défausse ne peut pas être vide au début d’un tour.
aetherya-position-no-pile = Une carte est piochée d’une pioche vide.
aetherya-position-shuffle = On ne mélange que si la pioche est vide et que la défausse a plus d’une carte.
aetherya-position-refill = La rivière ne peut pas se compléter : la pioche des légendes est vide.
aetherya-position-set-up = Les bases et le paquet ne conviennent pas à cette étape de la mise en place.
aetherya-position-met = Les légendes remplies ne sont pas celles que donnent les cartes.
aetherya-position-too-many = La pioche et la défausse ont trop de cartes à elles deux.

aetherya-pack-kind = « { $got } » n’est pas une nature de carte. Les natures sont { $allowed }.
aetherya-pack-legend = « { $got } » n’est pas une légende. Les légendes sont { $allowed }.
aetherya-pack-twice = « { $got } » figure deux fois.
aetherya-pack-missing = Il manque { $code }.
aetherya-pack-copies = { $card } figure en { $got ->
    [one] { $got } exemplaire
   *[other] { $got } exemplaires
} ; la boîte en contient { $expected }.
aetherya-pack-few = À { $seats }, cette édition ne met que { $got } cartes en jeu ; il en faut au moins { $expected }.
aetherya-pack-points = Une légende vaut de 2 à 4 points, pas { $got }.

aetherya-pad-card = « { $got } » n’est pas une carte. Les codes sont { $allowed }, et ? pour une carte face cachée.
aetherya-pad-card-near = « { $got } » n’est pas une carte. Vouliez-vous dire { $near } ? Les codes sont { $allowed }, et ? pour une carte face cachée.
aetherya-pad-legend = La légende « { $got } » n’est pas dans la boîte. Essayez : { $near }.
aetherya-pad-legend-twice = La légende { $got } est déjà prise, ligne { $line } : la boîte n’en contient qu’une.
aetherya-pad-legends-again = Les légendes de ce royaume sont déjà données plus haut.
aetherya-pad-after-end = Rien ne doit suivre « fin ».
aetherya-pad-players = Quatre royaumes au plus : on ne joue pas à plus de { $most }.
aetherya-pad-name-twice = Deux joueurs s’appellent « { $name } » : donnez-leur des noms différents.
aetherya-pad-row = { $got ->
    [0] Il n’y a pas de carte ici ; il en faut quatre.
    [one] Une seule carte sur cette ligne ; il en faut quatre, ou les seize du royaume.
   *[other] { $got } cartes sur cette ligne ; il en faut quatre, ou les seize du royaume.
}
aetherya-pad-too-many-rows = { $name } a déjà ses seize cartes : cette ligne est de trop.
aetherya-pad-copies = C’est la { $got }e carte { $card } ({ $code }) ; la boîte n’en contient que { $most }.
aetherya-pad-cards = { $name } n’a que { $got ->
    [one] une carte
   *[other] { $got } cartes
} ; il en faut seize.
aetherya-pad-nobody = À qui sont ces légendes ? Donnez d’abord un joueur et ses seize cartes.
aetherya-pad-line = Cette ligne n’est pas comprise : « { $got } ». On peut écrire « joueur: Nom », quatre cartes, « légendes: … » ou « fin ».
aetherya-pad-empty = Il n’y a aucun royaume à compter.
aetherya-pad-face-down = { $seat } a encore { $n ->
    [one] une carte face cachée, qui ne compte pas
   *[other] { $n } cartes face cachée, qui ne comptent pas
} : ce score n’est pas définitif.
aetherya-pad-not-open = { $name } a des cartes face cachée : on ne peut pas chercher mieux sans les connaître.

aetherya-ask-first = Le nom du premier joueur ?
aetherya-ask-next = Le nom du joueur suivant ?
aetherya-ask-name = Un nom, ou rien pour « A ».
aetherya-ask-name-or-end = Un nom, ou rien pour finir.
aetherya-ask-row = { $name }, rangée { $row } sur 4 ?
aetherya-ask-cards = Quatre cartes de gauche à droite : PL FO MO MA HU EL NA GO PO DR, ou ? face cachée.
aetherya-ask-legends = Les légendes prises par { $name } ?
aetherya-ask-codes = Leurs codes (T2-HU, T3-FO, AL-HU-NA, BA-EL-NA, QT…), ou rien s’il n’y en a pas.

## Ce que chaque carte est et fait

aetherya-help = Une carte d’Ætherya.
    .pl = Un terrain pour les Humains : chacun de ceux qui lui sont liés gagne 2 points.
    .fo = Un terrain pour les Elfes : chacun de ceux qui lui sont liés gagne 2 points. Un Humain lié gagne 1 point.
    .mo = Un terrain pour les Nains : chacun de ceux qui lui sont liés gagne 2 points. Un Humain lié gagne 1 point.
    .ma = Un terrain pour les Gobelins : chacun de ceux qui le touchent gagne 3 points. Un Elfe ou un Humain lié en perd 1.
    .hu = Il gagne 2 points par Plaine liée, 1 par Forêt ou Montagne liée, et en perd 1 par Marais lié. Il déteste les Gobelins.
    .el = Il gagne 2 points par Forêt liée et en perd 1 par Marais lié. Il déteste les Nains et les Gobelins.
    .na = Il gagne 2 points par Montagne liée. Il déteste les Elfes et les Gobelins.
    .go = Il gagne 3 points par Marais qui le touche, jamais à travers un Portail. Toutes les autres tribus le détestent.
    .po = Il relie entre elles les cartes qui le touchent, comme si elles se touchaient ; des Portails voisins s’allongent. Une fois visible, rien ne le remplace.
    .dr = Lié à deux cartes d’une même tribu, Humains, Elfes ou Nains, il est domestiqué : 3 points seul, 5 chacun à deux, 6 à trois. Sauvage, il en coûte. Une fois visible, rien ne le remplace.
aetherya-legend-pair = Deux de la même tribu
    .does = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à qui la prend : il faut, dans son royaume, deux cartes { $card } liées entre elles.
    .goblins = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à qui la prend : il faut, dans son royaume, deux Gobelins qui se touchent. Un Portail entre eux ne suffit pas.
    .help = La légende demande deux cartes visibles d’une même tribu, liées entre elles. Deux Gobelins doivent se toucher.
aetherya-legend-group = Trois du même terrain
    .does = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à qui la prend : il faut, dans son royaume, trois cartes { $card } d’un seul tenant. Une chaîne suffit, et les Portails comptent.
    .help = La légende demande trois cartes visibles d’un même terrain, d’un seul tenant. Une chaîne suffit, et les Portails comptent.
aetherya-legend-battle = Bataille
    .does = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à qui la prend : il faut, dans son royaume, deux cartes { $card } chacune liée à une carte { $other }, ou l’inverse.
    .same = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à qui la prend : il faut, dans son royaume, deux cartes { $card } liées à une même carte { $other }, ou l’inverse.
    .help = La légende demande deux cartes d’une tribu, chacune liée à une carte de l’autre. Une seule paire ne suffit pas.
aetherya-legend-alliance = Alliance
    .does = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à qui la prend : il faut, dans son royaume, une carte { $card } liée à une carte { $other }.
    .help = La légende demande une carte de chacune des deux tribus, liées entre elles.
aetherya-legend-gathering = Quatre tribus
    .does = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à qui la prend : il faut, dans son royaume, une carte visible de chacune des quatre tribus, liées ou non.
    .help = La légende demande une carte visible de chacune des quatre tribus, liées ou non.
aetherya-term-met = À portée
    .help = Les joueurs qui remplissent la condition de cette légende. À son tour, on en prend une au plus.
aetherya-term-points = Points de la carte
    .help = Ce que la carte rapporte ou coûte là où elle est. Les conflits sont comptés à part.
aetherya-term-worth = Valeur du royaume
    .help = Ce que vaut le royaume tel qu’il est, légendes et conflits compris. Les cartes cachées ne comptent pas encore.
aetherya-term-hidden = Cartes cachées
    .help = Ce qu’il reste de cartes face cachée dans ce royaume. Dès qu’un joueur n’en a plus, la partie s’arrête.
aetherya-term-would = Ce que la carte rapporterait
    .help = Ce que vaudrait le royaume de plus, ou de moins, avec la carte en main à cet endroit. Les légendes à prendre n’y sont pas comptées.
aetherya-term-reach = Légende en vue
    .help = Posée ici, la carte en main remplirait la condition d’une légende de la rivière, que vous pourriez prendre aussitôt.
aetherya-term-bond = Lien
    .help = Deux cartes visibles sont liées si elles se touchent par un côté, ou par des Portails qui se suivent. Un lien compte une fois, par quelque chemin que ce soit.

## Emblèmes des natures et des légendes, là où la police les montre

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

## Ce qui ne se peut pas, dit à qui l’essaie

refused-AE-18 = Cette carte n’est pas dans votre base
refused-AE-19 = Les bases se disposent avant le premier tour, chacun la sienne quand vient son tour
refused-AE-25 = Ce n’est pas à vous de jouer
refused-AE-26 = Piochez d’abord une carte, et une seule
refused-AE-31 = Révélez l’une de vos cartes face cachée
refused-AE-33 = Vous devez poser la carte prise dans la défausse
refused-AE-34 = Il y a déjà une carte de cette nature à cet endroit
refused-AE-37 = Cette carte est verrouillée
refused-AE-44 = La pioche est vide
refused-AE-46 = Votre tour n’est pas fini
refused-AE-47 = Vous ne remplissez pas la condition de cette légende
refused-AE-48 = Vous avez déjà pris une légende ce tour-ci
refused-AE-55 = La fin est déclenchée : plus de légende
refused-AE-56 = Cette légende est déjà prise
refused-AE-115 = La partie est finie
refused-AE-131 = La carte n’est pas encore tirée : attendez un instant
refused-AE-133 = Vous ne pouvez pas passer
