# Les phrases d’Ætherya Pocket.

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
