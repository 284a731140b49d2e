# Les phrases de Cœur de Dragon.

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
coeur-play-take = Poser { $cards } et emporter { $pile } ({ $n })
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
