# Les phrases de Drarkane.

drarkane-king = le Roi Déchu
    .start = Le Roi Déchu
drarkane-demon = le Démon
    .start = Le Démon
drarkane-text = { $text }
drarkane-mark-best = remporte le pli pour l’instant
drarkane-mark-known = vue par votre binôme

drarkane-give = Donner { $card } à votre binôme
drarkane-back = Donner { $card } en retour
drarkane-keep = Garder { $objective } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}) : { $text }
drarkane-bid = { $n ->
    [0] N’annoncer aucun pli
    [one] Annoncer un pli
   *[other] Annoncer { $n } plis
}
drarkane-play = Jouer { $card }
drarkane-place = Poser { $card } sur { $dragon }, case { $slot }
drarkane-place-last = Poser { $card } sur { $dragon }, case { $slot } : coup fatal
drarkane-offer = Proposer { $card } à votre binôme
drarkane-no-offer = Ne rien proposer
drarkane-swap = Donner { $card } et garder la carte proposée
drarkane-return = Rendre la carte proposée

drarkane-dealt = Manche { $round } : les cartes sont distribuées, { $seat } commence.
drarkane-hand = { $seat } prend sa main.
drarkane-hand-seen = { $seat } prend en main { $cards }.
drarkane-objectives = { $seat } reçoit deux objectifs.
drarkane-objectives-seen = { $seat } reçoit les objectifs { $objectives }.
drarkane-turned = { $dragon } entre dans la zone de combat (Terreur { $terror }).
drarkane-gave = { $seat } donne une carte à { $other }.
drarkane-gave-seen = { $seat } donne { $card } à { $other }.
drarkane-kept = { $seat } garde un objectif.
drarkane-kept-seen = { $seat } garde l’objectif { $objective }.
drarkane-passed = { $seat } passe les autres objectifs à { $other }.
drarkane-passed-seen = { $seat } passe à { $other } { $objectives }.
drarkane-treasures = Zone des trésors : { $objectives }.
drarkane-confided = { $seat } montre son objectif à { $other }.
drarkane-confided-seen = { $seat } montre à { $other } son objectif { $objective }.
drarkane-bids = { $seat } annonce { $n ->
    [0] zéro pli
    [one] un pli
   *[other] { $n } plis
}.
drarkane-played = { $seat } joue { $card }.
drarkane-won = { $seat } remporte le pli.
drarkane-void = Deux Sorciers et rien d’autre : personne ne remporte ce pli.
drarkane-placed = { $seat } pose { $card } sur { $dragon }, case { $slot }.
drarkane-defeated = { $seat } vainc { $dragon } (Terreur { $terror }).
drarkane-discarded = À la défausse : { $cards }.
drarkane-claimed = { $seat } réalise l’objectif { $objective } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}).
drarkane-offered = { $seat } propose une carte à { $other }.
drarkane-offered-seen = { $seat } propose { $card } à { $other }.
drarkane-offers-nothing = { $seat } ne propose rien.
drarkane-returned = { $seat } rend la carte.
drarkane-drew = { $seat } pioche une carte.
drarkane-drew-seen = { $seat } pioche { $card }.
drarkane-reshuffled = La défausse est mélangée et redevient la pioche.
drarkane-round-won = La manche { $round } est gagnée ; Terreur récoltée : { $terror }.
drarkane-round-lost = Un septième dragon ! La manche { $round } est perdue ; Terreur récoltée : { $terror }.
drarkane-shown = { $seat } montre son objectif { $objective }.
drarkane-scored = { $seat } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
drarkane-ended = La partie est finie.

drarkane-to-deal = On mélange et on distribue.
drarkane-to-pass = Les objectifs passent de main en main.
drarkane-to-reveal = Un nouveau dragon approche.
drarkane-to-draw = Une carte revient en main.
drarkane-to-king = Au tour du Roi Déchu.
drarkane-to-demon = Au tour du Démon.
drarkane-you-give = À vous : donnez une carte à votre binôme.
drarkane-they-give = { $seat } choisit une carte pour son binôme.
drarkane-you-back = Votre binôme vous donne { $card }. À vous d’en donner une autre.
drarkane-they-back = { $seat } choisit une carte à donner en retour.
drarkane-you-keep = À vous : gardez un objectif, les autres passent à gauche.
drarkane-they-keep = { $seat } choisit un objectif.
drarkane-you-bid = À vous : combien de plis, de 0 à { $hand } ?
drarkane-they-bid = { $seat } réfléchit à son contrat.
drarkane-you-play = À vous : jouez une carte.
drarkane-you-follow = À vous : la couleur demandée est le { $colour }.
drarkane-they-play = C’est à { $seat } de jouer.
drarkane-you-place = Vous remportez le pli : posez ses cartes sur les dragons.
drarkane-they-place = { $seat } pose les cartes du pli.
drarkane-you-offer = À vous : proposez une carte à votre binôme, ou rien.
drarkane-they-offer = { $seat } peut proposer une carte à son binôme.
drarkane-you-answer = Votre binôme propose { $card } : rendez-la, ou gardez-la contre une autre.
drarkane-they-answer = { $seat } regarde la carte proposée.

drarkane-verdict = { $seats } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-verdict-team = L’équipe { $seats } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-verdict-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout : { $seats } se partagent la victoire.
drarkane-verdict-solo = Terreur nette : { $points }. Votre rang : { $rank }.
drarkane-rank = votre rang
    .villager = Villageois carbonisé
    .runner = Coureur de flammes
    .cleaver = Pourfendeur d’écailles
    .scourge = Fléau des cieux
    .legend = Légende de Drarkane

drarkane-players = Drarkane se joue de 1 à 6, pas à { $got }.
drarkane-teams-players = Les équipes se jouent à quatre ou à six, pas à { $got }.
drarkane-solo-treasures = Seul contre le Démon, on joue sans les Trésors.

drarkane-dragon-unknown = « { $got } » n’est pas un dragon de cette édition. Essayez : { $near }.
drarkane-objective-unknown = « { $got } » n’est pas un objectif de cette édition. Essayez : { $near }.
drarkane-slot-unknown = « { $got } » ne désigne pas une case : écrivez le dragon, puis # et un chiffre.
drarkane-bid-unknown = « { $got } » n’est pas un nombre de plis.
drarkane-move-unknown = « { $got } » n’est pas un coup. Par exemple : b5, M14, bid 3, r7>ash-whelp#0, keep hermit, give b3, back b3, offer b3, offer -, swap b3, return.
drarkane-card-twice = « { $got } » est de trop : il n’y en a pas autant.
drarkane-position-dragon = Un dragon se trouve à deux endroits à la fois.
drarkane-position-beaten = Un dragon dont toutes les cases sont remplies n’est plus dans la zone de combat.
drarkane-position-phase = Le tour, le pli et la phase ne vont pas ensemble.
drarkane-position-nothing = À ce moment de la partie, il n’y a rien à faire pour celui dont c’est le tour.
drarkane-position-known = Une carte connue du binôme doit être dans la main.
drarkane-position-hands = Les mains n’ont pas le même nombre de cartes, celles du pli comprises. Écrivez « partial » si la position est incomplète.
drarkane-position-treasures = Il n’y a pas d’objectifs sans l’extension Trésors.

drarkane-pack-dragons = { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
} : { $fewest ->
    [20] il en faut exactement 20, ou bien la ligne « custom = true »
   *[other] il en faut de { $fewest } à { $most }
}.
drarkane-pack-objectives = { $got ->
    [one] { $got } objectif
   *[other] { $got } objectifs
} : { $fewest ->
    [20] il en faut exactement 20, ou bien la ligne « custom = true »
   *[other] il en faut de { $fewest } à { $most }
}.
drarkane-pack-id = « { $got } » ne convient pas comme identifiant : des minuscules sans accent, des chiffres et des tirets.
drarkane-pack-slots = { $dragon } a { $got ->
    [one] { $got } case
   *[other] { $got } cases
} : il en faut de 1 à { $most }.
drarkane-pack-two-sums = Un dragon n’a qu’une case à somme.
drarkane-pack-sum = Une somme de { $got } ne peut pas être atteinte : les cartes permises font { $most } en tout.
drarkane-pack-slot-empty = Aucune carte ne peut remplir cette case.
drarkane-pack-dragon-unbeatable = Rien ne peut vaincre { $dragon } : il n’y a pas assez de cartes pour toutes ses cases à la fois.
drarkane-pack-cond-mixed = Cette condition mêle des mots qui ne vont pas ensemble.
drarkane-pack-by-other = « by_other » demande « has_card » ou « contains ».
drarkane-pack-never = Cet objectif ne peut jamais être réalisé.

drarkane-pad-line = « { $got } » n’est pas une ligne de la feuille de score : chacune commence par un mot ou un nom, suivi de deux points.
drarkane-pad-number = « { $got } » n’est pas un nombre de 0 à { $most }.
drarkane-pad-names-again = Les noms sont déjà écrits.
drarkane-pad-name = « { $got } » ne convient pas comme nom : il est pris, ou il a un autre sens ici.
drarkane-pad-players = La feuille de score est faite pour 2 à 6 joueurs, pas pour { $got }.
drarkane-pad-nobody = Écrivez d’abord les noms : « joueurs: Anna Bruno ».
drarkane-pad-who = Personne ne s’appelle « { $got } » ici. Essayez : { $near }.
drarkane-pad-no-round = Ouvrez d’abord une manche : « manche 1: gagnée ».
drarkane-pad-round = On attend la manche { $expected }, pas « { $got } ».
drarkane-pad-won-lost = « { $got } » ne dit pas comment finit la manche : gagnée ou perdue.
drarkane-pad-yes-no = « { $got } » n’est ni oui ni non.
drarkane-pad-teams-late = Les équipes s’annoncent avant la première manche.
drarkane-pad-three = Il faut trois nombres, contrat, plis et dragons ; il y en a { $got }.
drarkane-pad-twice = { $got } a déjà une ligne dans cette manche.
drarkane-pad-dragons-no-trick = On ne peut pas vaincre de dragon sans remporter de pli.
drarkane-pad-points-or-names = Écrivez ou bien les points de Trésor, en un seul nombre, ou bien les noms des objectifs.
drarkane-pad-lost-treasure = Une manche perdue ne rapporte aucun Trésor.
drarkane-pad-objective-taken = { $objective } est déjà pris.
drarkane-pad-objective-not = { $objective } ne va pas avec ces nombres.
drarkane-pad-too-many-tricks = { $got } plis en tout, mais la manche n’en compte que { $hand }.
drarkane-pad-too-few-tricks = { $got ->
    [one] { $got } pli
   *[other] { $got } plis
} en tout : dans une manche gagnée, les { $hand } sont joués.
drarkane-pad-lost-all-tricks = Une manche perdue s’arrête avant le dernier de ses { $hand } plis.
drarkane-pad-no-trick = Il y a toujours au moins un pli.
drarkane-pad-terror = { $dragons ->
    [one] { $dragons } dragon vaincu
   *[other] { $dragons } dragons vaincus
} et { $terror } de Terreur ne vont pas ensemble.
drarkane-pad-word-terror = la Terreur
drarkane-pad-incomplete = À la manche { $round }, il manque : { $missing }.
drarkane-pad-doubt-won = Manche { $round } : { $got ->
    [one] { $got } dragon vaincu
   *[other] { $got } dragons vaincus
} ; d’après les plis, il en faut de { $least } à { $most }.
drarkane-pad-doubt-lost = Manche { $round } : { $got ->
    [one] { $got } dragon vaincu
   *[other] { $got } dragons vaincus
} ; d’après les plis, il en faudrait { $least } pour que le septième arrive à ce moment-là.
drarkane-pad-doubt-terror = Manche { $round } : { $terror } de Terreur pour { $got ->
    [one] { $got } dragon
   *[other] { $got } dragons
} ; avec cette édition, il en faut de { $least } à { $most }.
drarkane-pad-leads = { $seats } mène avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-pad-lead-together = { $seats } mènent ensemble avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drarkane-pad-to-come = { $n ->
    [one] Une manche reste à jouer.
   *[other] { $n } manches restent à jouer.
}
drarkane-pad-half-points = Tout est compté en demi-points.
drarkane-pad-tricks = { $name } : { $n ->
    [0] aucun pli
    [one] un pli
   *[other] { $n } plis
} à 4
drarkane-pad-trophies = { $name } : { $n ->
    [0] aucun dragon
    [one] un dragon
   *[other] { $n } dragons
} à 2
drarkane-pad-kept = { $name } : contrat de { $bid } tenu, toute la Terreur ({ $terror })
drarkane-pad-near = { $name } : { $tricks } pour un contrat de { $bid }, la moitié de la Terreur ({ $terror })
drarkane-pad-missed = { $name } : { $tricks } pour un contrat de { $bid }, pas de Terreur
drarkane-pad-treasure = { $name } : points de Trésor
drarkane-pad-objective = { $name } : objectif { $objective }

drarkane-ask-names = Qui joue ?
drarkane-ask-names-how = De deux à six noms, dans l’ordre des places.
drarkane-ask-teams = En équipes, face à face ?
drarkane-ask-yes-no = oui ou non
drarkane-ask-round = Comment finit la manche { $round } ?
drarkane-ask-won-lost = gagnée, ou perdue au septième dragon
drarkane-ask-terror = Combien de Terreur sur tous les dragons vaincus ?
drarkane-ask-number = un nombre
drarkane-ask-line = { $name } ?
drarkane-ask-line-how = Contrat, plis (de 0 à { $hand }), dragons, puis les objectifs réalisés ou leurs points.
