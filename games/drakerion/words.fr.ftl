# Les phrases de Drakerion.

drakerion-a-card = une carte
drakerion-stat = valeur
    .attack = attaque
    .ranged = tir
    .riposte = riposte
    .hp = PV
    .prestige = prestige
    .cost = coût
    .damage = dégâts
drakerion-values = { $attack }/{ $riposte }/{ $hp }
    .short = { $attack }/{ $riposte }/{ $hp }
drakerion-values-ranged = { $attack }/{ $riposte }/{ $hp }, tir { $ranged }
    .short = { $attack }/{ $riposte }/{ $hp } tir { $ranged }
drakerion-mark = marque
    .exhausted = { $gender ->
        [f] inclinée
       *[m] incliné
    }
    .exhausted-short = incl.
    .attacker = attaque
    .attacker-short = att.
    .defender = défend
    .defender-short = déf.
drakerion-keyword = mot-clé
    .implacable = Implacable
    .unpredictable = Imprévisible
    .infiltrator = Infiltrateur
    .interceptor = Intercepteur
    .no-attachment = Pas d’Attachement
drakerion-mark-damage = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
    .short = dég. { $n }
drakerion-mark-shield = { $n ->
    [one] 1 Bouclier
   *[other] { $n } Boucliers
}
    .short = boucl. { $n }
drakerion-mark-prestige = prestige { $n }
drakerion-mark-bearer = lié à { $slot }
    .short = sur { $slot }
drakerion-mark-owner = appartient à { $seat }

## Ce que l’on peut faire

drakerion-first = { $seat } commence
drakerion-place = Placer { $card }
    .front = { $card } : au front
    .support = { $card } : en soutien
drakerion-slip = { $card }
    .exchange = Échanger { $card }
    .under = Mettre { $card } sous le deck
    .top = Remettre { $card } ensuite
    .take = Prendre { $card }
drakerion-done = Terminer
    .keep = Garder le reste
    .enough = Cela suffit
    .nothing = Ne rien prendre
drakerion-choose-manoeuvre = Choisir { $card } en secret
drakerion-pass = Passer
drakerion-withdraw = Passer définitivement et commencer le prochain tour
drakerion-play = Jouer { $card } ({ $cost } or)
drakerion-use = Activer { $card } : { $text }
drakerion-recall = Activer { $card } depuis la défausse : { $text }
drakerion-attack = Attaquer
    .melee = Attaquer en mêlée avec { $card }
    .ranged = Tirer avec { $card }
drakerion-intercept = Intercepter avec { $card }
drakerion-target = { $card }
    .choose = Choisir { $card }
    .defender = Contre { $card }
    .bearer = Lier à { $card }
    .pay = Payer avec { $card }
drakerion-pick = { $card }
    .choose = Choisir { $card } ({ $seat })
    .discard = Défausser { $card } ({ $seat })
    .take = Prendre { $card } ({ $seat })
drakerion-option = Choix
    .choose = { $seat } choisit l’option { $n }
    .event = { $card } : { $text }
    .melee = En mêlée
    .ranged = À distance
drakerion-react = Répondre avec { $card } : { $text }
    .again = Répondre avec { $card } ({ $at }) : { $text }
drakerion-decline = Renoncer
drakerion-pay = Payer

## Ce qui s’est passé

drakerion-coin = Le sort désigne { $seat } pour commencer.
drakerion-chose-first = { $seat } décide : { $first } commence.
drakerion-arrived = { $card } arrive.
    .front = { $card } arrive au front de { $seat }.
    .support = { $card } arrive en soutien chez { $seat }.
drakerion-attached = { $bearer } porte désormais { $card }.
drakerion-drew = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
drakerion-drew-seen = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
} : { $cards }.
drakerion-looked = { $seat } regarde { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de son deck.
drakerion-looked-seen = { $seat } regarde { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de son deck : { $cards }.
drakerion-milled = Du deck de { $seat } à la défausse, { $n ->
    [one] une carte
   *[other] { $n } cartes
} : { $cards }.
drakerion-slipped = { $seat } remet une carte dans son deck, face cachée.
drakerion-slipped-seen = { $seat } remet { $card } dans son deck, face cachée.
drakerion-finished = { $seat } a fini de choisir.
drakerion-committed = { $seat } a choisi sa Manœuvre.
drakerion-committed-seen = { $seat } a choisi sa Manœuvre : { $card }.
drakerion-revealed = { $seat } dévoile { $card }.
drakerion-gold = { $seat } gagne { $n } or.
drakerion-gold-spent = { $seat } a { $n } or de moins.
drakerion-prestige = { $seat } gagne { $n } prestige.
drakerion-prestige-lost = { $seat } perd { $n } prestige.
drakerion-passed = { $seat } passe.
drakerion-withdrew = { $seat } passe définitivement.
drakerion-played = { $seat } joue { $card }.
drakerion-used = { $seat } active { $card } : « { $text } ».
drakerion-reacted = { $seat } répond avec { $card } : « { $text } ».
drakerion-declined = { $seat } renonce.
drakerion-paid = { $seat } paie.
drakerion-prepares = { $card } s’apprête à attaquer.
    .melee = { $seat } lance { $card } à l’attaque.
    .ranged = { $seat } fait viser { $card }.
drakerion-attacks = { $card } attaque { $defender }.
    .melee = { $card } attaque { $defender } en mêlée.
    .ranged = { $card } tire sur { $defender }.
drakerion-intercepts = { $card } s’interpose.
drakerion-redirected = L’attaque se tourne contre { $card }.
drakerion-cancelled = L’attaque est annulée.
drakerion-combat-over = Le combat est terminé.
drakerion-chosen = { $seat } choisit { $card }.
drakerion-picked = { $seat } désigne { $card }, carte de { $owner }.
drakerion-option-chosen = { $seat } choisit l’option { $n }.
drakerion-nothing = { $seat } n’a rien à choisir.
drakerion-damaged = { $card } subit { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}.
drakerion-healed = { $card } : { $n ->
    [one] 1 dégât soigné
   *[other] { $n } dégâts soignés
}.
drakerion-shielded = { $card } reçoit { $n ->
    [one] 1 Bouclier
   *[other] { $n } Boucliers
}.
drakerion-changed = { $card } : { $n } { $stat }.
drakerion-gained = { $card } gagne une capacité.
drakerion-lost = { $card } perd une capacité.
drakerion-inclined = { $card } s’incline.
drakerion-straightened = { $card } se redresse.
drakerion-moved = { $card } se déplace.
    .front = { $card } passe au front.
    .support = { $card } passe en soutien.
drakerion-destroyed = { $card } : carte détruite.
drakerion-put = { $card } change de place.
drakerion-discarded = { $seat } défausse { $card }.
drakerion-found = { $seat } a trouvé { $card }.
drakerion-found-nothing = { $seat } ne trouve rien.
drakerion-showed = { $seat } montre sa main.
drakerion-shuffled = { $seat } mélange son deck.
drakerion-front-filled = Plus personne au front : la ligne de soutien de { $seat } s’avance.
drakerion-full =
    .changes = Déjà { $n } effets durables à la fois : celui-ci reste sans suite.
    .waiting = Déjà { $n } capacités en attente : les suivantes ne sont pas proposées.
    .answers = Déjà { $n } réponses à cette seule action : les suivantes ne sont pas proposées.
    .ordered = Déjà { $n } attaques ordonnées : celle-ci n’aura pas lieu.
drakerion-turn = Tour { $turn } : { $seat } est premier joueur.
drakerion-over = La partie est terminée.

## Où l’on en est, et la fin

drakerion-chance = Les cartes tombent…
drakerion-phase = Phase
    .setup = mise en place
    .manoeuvre = phase de Manœuvre
    .action = phase d’Action
    .end = fin du tour
drakerion-ask = Tour { $turn }, { $phase } : à { $seat }.
    .action = Tour { $turn }, { $phase } : à vous d’agir.
    .combat = Tour { $turn }, { $phase } : le combat attend votre action.
    .manoeuvre = Tour { $turn }, { $phase } : choisissez votre Manœuvre.
    .mulligan = Mulligan : échangez les cartes que vous voulez, une fois.
    .line = Tour { $turn }, { $phase } : { $card } au front ou en soutien ?
    .setup-line = Mise en place : { $card } au front ou en soutien ?
    .setup-other = Mise en place : à { $seat }.
    .defender = Tour { $turn }, { $phase } : contre qui ?
    .trigger = Tour { $turn }, { $phase } : quelle capacité d’abord ?
    .pay = Tour { $turn }, { $phase } : avec quelle carte payer ?
    .choose = Tour { $turn }, { $phase } : faites votre choix.
    .other = Tour { $turn }, { $phase } : à { $seat }.
drakerion-verdict = { $seat } l’emporte, { $high } à { $low } : { $why }.
drakerion-verdict-draw = Égalité, { $high } à { $low } : { $why }.
drakerion-why = fin
    .going = la partie n’est pas finie
    .alone = l’autre n’a plus de Personnage
    .nobody = plus personne ne tient debout, le prestige tranche
    .prestige = vingt de prestige
    .turns = le dernier tour est joué, le prestige tranche

## Ce qui ne va pas

drakerion-two-players = Drakerion se joue à deux, pas à { $got }.
drakerion-move-unknown = « { $got } » n’est pas un coup. Par exemple : pass, play ID, use #3 1, attack #3 melee, target #5, react 1.
drakerion-position-key = « { $got } » n’est pas une ligne de position.
drakerion-position-word = « { $got } » n’est pas compris ici.
drakerion-position-not-in-deck = « { $got } » n’est pas dans le deck de { $seat }.
drakerion-position-bearer = L’Attachement { $got } n’est lié à aucun Personnage de sa ligne.
drakerion-position-pile = Les Manœuvres de { $seat } ne font pas huit : chacune est dans la pile ou révélée.
drakerion-position-shown = { $seat } aurait montré des cartes qui ne sont pas dans sa main.
drakerion-position-combat = Ce combat n’est pas possible : un attaquant et un défenseur adverses, en jeu.
drakerion-position-phase = Ces lignes ne vont pas ensemble : phase, tour, passes et choix se contredisent.
drakerion-position-frames = La ligne « frames » ne va pas avec cette position.
drakerion-position-count = Le compte des cartes de { $seat } n’est pas celui de son deck.
drakerion-deck-unknown = Il n’y a pas de deck « { $got } ». Choisissez parmi : { $near }, ou donnez un deck en une ligne.
drakerion-deck-faction = Il n’y a pas de faction « { $got } ». Choisissez parmi : { $near }.
drakerion-deck-empty = Ce deck n’a pas de cartes.
drakerion-deck-card = La carte « { $got } » n’existe pas ici. Vouliez-vous dire : { $near } ?
drakerion-deck-place = « { $got } » n’est pas une carte pour cette place.
drakerion-deck-other-faction = « { $got } » est d’une autre faction : la Bannière demande { $faction } ou des cartes neutres (DN-15).
drakerion-deck-manoeuvre-twice = La Manœuvre « { $got } » est là deux fois : une de chaque au plus (DN-17).
drakerion-deck-manoeuvres = { $got } Manœuvres : il en faut exactement huit (DN-16).
drakerion-deck-copies = { $got } exemplaires de « { $card } » : de 1 à { $most } (DN-17).
drakerion-deck-size = Ce deck a { $got } cartes : il en faut { $expected } (DN-17).
drakerion-deck-setup = La Bannière commence avec « { $got } » ({ $n }) : le deck n’en a pas assez (DN-18).
drakerion-pack-id = « { $got } » n’est pas un nom court : petites lettres, chiffres et traits d’union, quarante au plus.
drakerion-pack-variable = « { $got } » n’est pas un nom de cible : il commence par $.
drakerion-pack-vain-bearer = Seul un Attachement a un porteur.
drakerion-pack-vain-combat = Une Action s’utilise hors des combats : il n’y a alors ni attaquant, ni défenseur, ni attaque (DN-161).
drakerion-pack-vain-card = Cela ne peut jamais arriver : aucune carte désignée ici ne peut être traitée ainsi.
drakerion-pack-vain-trigger = Ce à quoi répond cette réaction n’a pas de telle carte, ou pas de tel nombre.
drakerion-pack-vain-self = Cette carte n’est plus là quand cela lui est arrivé : employez une destruction, ou zone = "discard" pour une carte défaussée.
drakerion-pack-vain-each = « each » désigne des cartes en jeu : choisissez les cartes d’une défausse comme cible.
drakerion-pack-vain-beside = On ne peut choisir que sa propre Bannière, sa propre Cité ou sa propre Manœuvre.
drakerion-pack-vain-whose = Cela désigne les cartes du mauvais joueur : aucune ne conviendrait jamais.
drakerion-pack-one-card = Il faut ici une seule carte, et cela peut en désigner plusieurs.
drakerion-pack-cost-target = Un coût ne se paie pas avec une cible : dites par un filtre quelles cartes le paient.
drakerion-pack-random-filter = On ne peut rien demander à des cartes défaussées au hasard.
drakerion-pack-selector = « { $got } » ne désigne pas une carte : self, bearer, attacker, defender, trigger.card, trigger.by, le nom d’une cible avec son $, ou { "{" } each = … { "}" }.
drakerion-pack-zone = Cette carte ne peut pas être cherchée dans cette zone.
drakerion-pack-min-max = Le plus petit nombre est plus grand que le plus grand.
drakerion-pack-abilities = Trop de capacités : { $most } au plus, moins une.
drakerion-pack-ability = Il n’y a pas de capacité « { $got } » dans ce paquet. Choisissez parmi : { $near }.
drakerion-pack-card = La carte « { $got } » n’existe pas ici. Vouliez-vous dire : { $near } ?
drakerion-pack-faction = La faction « { $got } » n’est pas déclarée. Choisissez parmi : { $near }.
drakerion-pack-trait = Le trait « { $got } » n’est pas déclaré. Choisissez parmi : { $near }.
drakerion-pack-too-many-traits = Trop de traits : { $most } au plus.
drakerion-pack-too-large = Ce paquet est trop grand pour être joué : { $entries } étapes, filtres ou cartes au plus, { $few } factions et { $granted } capacités à donner.
drakerion-pack-no-setup = Une Bannière commence avec au moins un Personnage (DN-18).
drakerion-pack-city = Toute Cité porte la capacité commune : incliner, mettre une carte sous le deck, piocher (DN-62).
drakerion-pack-event = Un Événement a besoin d’une capacité action ou combat (DN-141).
drakerion-pack-event-costs = Deux capacités du même moment sur un Événement : aucune ne peut coûter une carte choisie dans la main.
drakerion-pack-free = Cette capacité serait gratuite et sans limite : donnez-lui un coût ou une limite (DN-177).
drakerion-pack-endless = Cette réaction forcée se déclencherait elle-même sans fin : donnez-lui un coût ou une limite.
drakerion-pack-choose = Un choix a de une à sept options, en demande autant au plus, et n’est pas dans un autre choix.
drakerion-pack-deck-target = Une carte du deck ne se choisit pas comme cible : employez search.
drakerion-pack-forced-hand = Une réaction depuis la main ne peut pas être forcée.
drakerion-pack-grant-except = Un mot-clé donné n’a pas d’exceptions.
drakerion-pack-granted-passive = Une capacité donnée ne peut pas être passive : employez modify ou un mot-clé.
drakerion-pack-hidden = Ceci compterait ou viserait des cartes cachées : seule sa propre main peut être choisie.
drakerion-pack-impossible = Cette cible est impossible : une telle carte n’est jamais dans cette zone.
drakerion-pack-not-in-play = Ligne, blessure, combat et lien ne se demandent qu’aux cartes en jeu.
drakerion-pack-no-trigger = Seules les réactions ont un déclencheur dont on puisse parler.
drakerion-pack-no-variable = « { $got } » n’est choisi nulle part avant ceci.
drakerion-pack-one-store = Une capacité ne garde en mémoire qu’un seul groupe de cartes.
drakerion-pack-search-top = Une seule carte peut être posée sur le deck après une recherche.
drakerion-pack-standing = Un effet permanent ne peut pas dépendre de ce que les effets permanents changent.
drakerion-pack-standing-lose = Un effet permanent n’ôte que des mots-clés et des capacités qui ne sont pas passives.
drakerion-pack-store-own = Seules ses propres cartes peuvent être gardées en mémoire.
drakerion-pack-too-many-targets = Trop de cibles : { $most } noms au plus, et autant de cartes chacun.
drakerion-pack-two-hand-costs = Une seule part du coût peut venir de la main.

## Emblèmes des factions

emblem-rempart = ♜
emblem-premier-feu = ▲
emblem-tombes = †
emblem-deux-peuples = ➶
emblem-lampe = ✶
