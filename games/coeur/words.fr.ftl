# Les phrases de Cœur de Dragon.

## La boîte

coeur-title = Cœur de Dragon
    .tagline = Posez, attirez, emportez : cent cartes, un plateau de flèches, une figurine convoitée.
    .credit = Rüdiger Dorn, KOSMOS / Filosofia
coeur-edition = Édition
    .dwarves = Onze Nains, cinq Chasseuses
    .huntresses = Dix Nains, six Chasseuses
coeur-aim = Emportez les piles qui valent le plus : à la fin, vos cartes prises sont vos points.
coeur-option-first-player = Qui commence
    .help = Au hasard, ou une place choisie.
    .random = Au hasard
    .A = Place A
    .B = Place B
coeur-option-open-memory = Mémoire ouverte
    .help = L’écran montre les cartes couvertes, les prises et tout le journal.
    .off = Non
    .on = Oui

## Les zones et les pièces

coeur-zone-hand = Main
    .help = Les cartes qu’un joueur peut poser, vues de lui seul. À la fin de chaque tour, il complète à cinq cartes, ou à six avec la figurine.
coeur-zone-pile = Pioche
    .help = Les cartes qu’un joueur n’a pas encore prises, face cachée. Quand une pioche s’épuise, la fin approche.
coeur-zone-captured = Prises
    .help = Les cartes emportées, face cachée jusqu’à la fin. Leurs valeurs sont des points.
coeur-zone-ship = Zone du navire
    .does = attend le troisième Navire
    .help = Héros et Chasseuses y attendent après avoir agi. Le troisième Navire emporte toute la pile ; on n’en voit que le dessus.
coeur-zone-trips = Voyages
    .does = le troisième annonce la fin
    .help = Trois Navires réunis font un voyage. Le troisième annonce la fin : l’adversaire joue encore un tour.
coeur-zone-countdown = Tours restants
    .left = { $n ->
        [one] Tour restant
       *[other] Tours restants
    }
    .help = Ce qu’il reste de tours avant la fin, tous joueurs compris.
coeur-zone-figurine = Figurine
    .does = 6 cartes en main, 3 points
    .help = Elle accompagne les Dragons pétrifiés qu’une Princesse emporte. Son possesseur tient six cartes au lieu de cinq, et elle vaut trois points à la fin.
coeur-dragon-figurine = Figurine Dragon
coeur-trips-made = Voyages accomplis
coeur-card = { $card } { $value }

coeur-pile = les cartes
    .co = les Coffres
    .df = les Dragons de feu
    .dp = les Dragons pétrifiés
    .pr = les Princesses
    .tr = les Trolls
    .na = les Nains
    .he = les Héros
    .ch = les Chasseuses
    .nv = les Navires

coeur-play = Poser { $cards }
coeur-play-take = Poser { $cards } et emporter { $pile } ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
})
    .figurine = Poser { $cards } et emporter { $pile } ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }) avec la figurine
coeur-play-sail = Poser { $cards } : le navire part { $n ->
    [0] à vide
    [one] avec une carte
   *[other] avec { $n } cartes
}

coeur-dealt = Les cartes sont mélangées ; { $seat } commence.
coeur-played = { $seat } pose { $cards }.
coeur-captured = { $seat } emporte { $pile } ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}).
coeur-boarded = La rangée est complète : { $pile } embarquent dans la zone du navire.
coeur-sailed = { $trips ->
    [1] Premier voyage
    [2] Deuxième voyage
   *[other] Troisième voyage
} : { $seat } { $n ->
    [0] part à vide
    [one] emporte une carte
   *[other] emporte { $n } cartes
}.
coeur-figurine = { $seat } reçoit la figurine Dragon.
coeur-figurine-stolen = { $seat } prend la figurine Dragon à { $other }.
coeur-put-back = Une carte de { $seat } retourne sur sa pioche, sans être vue.
coeur-put-back-seen = Une carte de { $seat } retourne sur sa pioche : { $cards }.
coeur-drew = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
coeur-drew-seen = { $seat } pioche { $cards }.
coeur-end-due = La fin approche : encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
coeur-skipped = { $seat } n’a plus de carte et passe son tour.
coeur-ended = La partie est finie.

coeur-to-deal = On mélange les cartes.
coeur-your-turn = { $turns ->
    [-1] À vous : posez une ou plusieurs cartes d’un même type.
    [1] À vous : c’est le dernier tour.
   *[other] À vous : encore { $turns } tours, le vôtre compris.
}
coeur-their-turn = { $turns ->
    [-1] C’est à { $seat } de jouer.
    [1] C’est à { $seat } de jouer, pour le dernier tour.
   *[other] C’est à { $seat } de jouer ; encore { $turns } tours, le sien compris.
}

coeur-verdict = { $seat } l’emporte, { $high } à { $low }.
coeur-verdict-figurine = { $high } partout : { $seat } l’emporte, la figurine départage.
coeur-verdict-draw = { $high } partout, et personne n’a la figurine : égalité.

coeur-two-players = Cœur de Dragon se joue à deux, pas à { $got }.
coeur-space-unknown = « { $got } » n’est pas une case. Les cases sont { $allowed }.
coeur-too-many-cards = { $got } cartes en un seul coup : une main n’en compte jamais plus de { $most }.
coeur-position-top = Une carte connue est annoncée sur une pioche vide.
coeur-position-no-card = Le joueur qui doit donner ou poser une carte n’en a aucune.
coeur-position-end = Le décompte, les voyages et la phase se contredisent : trois voyages annoncent la fin, et une partie en cours a au moins un tour devant elle.

coeur-pack-type = « { $got } » n’est pas un type de carte. Les types sont { $allowed }.
coeur-pack-type-twice = Le type { $got } figure deux fois.
coeur-pack-type-missing = Il manque des cartes du type { $type } : il en faut au moins une.
coeur-pack-too-many-values = Trop de valeurs différentes pour un même type : { $most } au plus.
coeur-pack-size = Ce paquet compte { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} ; il en faut { $expected } par joueur.
coeur-pack-value = La valeur { $got } est trop grande : de 0 à 9.
coeur-pack-ship-value = Un Navire ne vaut rien : écrivez 0, pas { $got }.
coeur-pack-few-ships = { $got ->
    [one] { $got } Navire ne suffit
   *[other] { $got } Navires ne suffisent
} pas : il en faut au moins 5 par joueur pour trois voyages.

## Emblèmes des types, là où la police les montre

emblem-CO = ▣
emblem-DF = ▲
emblem-DP = ◆
emblem-PR = ♛
emblem-TR = ♜
emblem-NA = ⚒
emblem-HE = †
emblem-CH = ➶
emblem-NV = ≈

## Ce qui ne se peut pas, dit à qui l’essaie

refused-CD-13 = Ce n’est pas à vous de jouer
refused-CD-15 = Vous devez poser au moins une carte
refused-CD-16 = Vous ne pouvez pas mélanger les types
refused-CD-17 = Vous n’avez pas cette carte
refused-CD-19 = Le tour d’avant n’est pas fini : attendez un instant
refused-CD-30 = Vous posez plus de cartes qu’il n’en manque
refused-CD-31 = La case n’est pas complète : il n’y a pas de pile à désigner
refused-CD-38 = Dites quelle pile votre Princesse emporte
refused-CD-40 = Vous ne pouvez pas désigner cette pile
refused-CD-45 = Dites quelle pile votre second Héros emporte
refused-CD-52 = Vous n’avez pas de pile à désigner ici
refused-CD-80 = La partie est finie

## Ce que sont les cartes et les lieux, pour qui le demande

coeur-help = Une carte de Cœur de Dragon.
    .co = Le Coffre n’agit pas : il attend d’être emporté par des Dragons de feu ou par une Princesse. Il vaut { $value ->
        [one] { $value } point
       *[other] { $value } points
    } à qui l’emporte.
    .df = Posé, le Dragon de feu emporte tous les Coffres. La troisième Chasseuse l’emporte à son tour ; il vaut alors { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .dp = Le Dragon pétrifié n’agit pas. La Princesse qui l’emporte donne aussi la figurine Dragon ; il vaut { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .pr = Posée, la Princesse emporte au choix tous les Coffres ou tous les Dragons pétrifiés. Trolls et Héros l’emportent ; elle vaut { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .tr = Posé, le Troll emporte toutes les Princesses. Le second Héros peut l’emporter ; il vaut { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .na = Il faut quatre Nains : celui qui pose le quatrième les emporte tous les quatre. Celui-ci vaut { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .he = Il faut deux Héros : le second emporte toutes les Princesses ou tous les Trolls, puis les deux embarquent. Celui-ci vaut { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .ch = Il faut trois Chasseuses : la troisième emporte tous les Dragons de feu, puis toutes embarquent. Celle-ci vaut { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
    .nv = Il faut trois Navires : le troisième emporte tout ce qui attend dans la zone du navire. C’est un voyage ; le troisième voyage annonce la fin.

## Les cases du plateau

coeur-space-co =
    .does = attend d’être emporté
    .help = Les Coffres s’empilent ici et n’agissent jamais. Le prochain Dragon de feu, ou une Princesse, emporte toute la pile pour qui le pose.
coeur-space-df =
    .does = emporte les Coffres
    .help = Qui pose ici emporte aussitôt tous les Coffres. Les Dragons restent, jusqu’à ce que la troisième Chasseuse les emporte à leur tour.
coeur-space-dp =
    .does = emporté, donne la figurine
    .help = Les Dragons pétrifiés s’empilent ici et n’agissent jamais. Une Princesse peut emporter toute la pile ; avec elle vient la figurine, une carte de plus en main et trois points à la fin.
coeur-space-pr =
    .does = emporte Coffres ou Dragons pétrifiés
    .help = Qui pose ici choisit : tous les Coffres, ou tous les Dragons pétrifiés et la figurine avec eux. Les Princesses restent, exposées au Troll et aux Héros.
coeur-space-tr =
    .does = emporte les Princesses
    .help = Qui pose ici emporte aussitôt toutes les Princesses. Les Trolls restent, jusqu’à ce que deux Héros réunis les emportent.
coeur-space-na =
    .does = quatre réunis sont emportés
    .help = Quatre places. Qui pose le quatrième Nain emporte les quatre, y compris ceux de l’adversaire.
coeur-space-he =
    .does = deux emportent, puis embarquent
    .help = Deux places. Qui pose le second Héros emporte toutes les Princesses ou tous les Trolls ; puis les deux Héros embarquent dans la zone du navire.
coeur-space-ch =
    .does = trois emportent, puis embarquent
    .help = Trois places. Qui pose la troisième Chasseuse emporte tous les Dragons de feu ; puis les trois embarquent dans la zone du navire.
coeur-space-nv =
    .does = trois font partir le navire
    .help = Trois places. Qui pose le troisième Navire emporte tout ce qui attend dans la zone du navire, et un voyage est fait. Le troisième voyage annonce la fin de la partie.
