# Les phrases de Drakerion.

## La boîte

drakerion-title = Drakerion
    .tagline = Bannières, manœuvres et deux lignes de bataille ; cinq factions, toutes de notre main.
    .credit = D’après le livret de démarrage de Drakerion ; cartes d’Antre
drakerion-option-deck-a = Deck de la place A
    .help = Cinq decks prêts à jouer, chacun à sa façon. Au terminal, un deck de votre main aussi.
    .rempart = Le Rempart : boucliers et soins, tenir la ligne
    .premier-feu = Le Premier Feu : attaquer vite, sans compter les pertes
    .tombes = Les Tombes ouvertes : les morts reviennent de la défausse
    .deux-peuples = Les Deux Peuples : tirer de loin derrière un front solide
    .lampe = La Lampe éteinte : des cartes en main et des ruses
drakerion-option-deck-b = Deck de la place B
    .help = Cinq decks prêts à jouer, chacun à sa façon. Au terminal, un deck de votre main aussi.
    .premier-feu = Le Premier Feu : attaquer vite, sans compter les pertes
    .rempart = Le Rempart : boucliers et soins, tenir la ligne
    .tombes = Les Tombes ouvertes : les morts reviennent de la défausse
    .deux-peuples = Les Deux Peuples : tirer de loin derrière un front solide
    .lampe = La Lampe éteinte : des cartes en main et des ruses
drakerion-option-manoeuvre-reveal = Manœuvre du tour
    .help = Choisie en secret, ou la première d’une pile mélangée.
    .choose = Choisie en secret
    .top = La première d’une pile mélangée
drakerion-option-short = Partie courte
    .help = Trois exemplaires de chaque carte au plus, au lieu de quatre : les decks prêts à jouer ont 45 cartes au lieu de 60.
    .off = Non
    .on = Oui
drakerion-option-max-turns = Dernier tour
    .help = Après lui, le plus haut prestige l’emporte.
    .value = Tour { $value }

## Les zones et les cartes

drakerion-zone-banner = Bannière
    .help = La carte qui donne sa faction au joueur. Elle nomme les Personnages de départ, et la plus haute initiative choisit qui commence.
drakerion-zone-city = Cité
    .help = La Cité du joueur, hors des lignes : rien ne l’attaque ni ne la détruit. Inclinée, elle aide à changer une carte de sa main contre une autre.
drakerion-zone-manoeuvre = Manœuvre
    .help = La Manœuvre dévoilée ce tour. Elle a donné son or et ses cartes, et ses capacités valent tant qu’elle est visible.
drakerion-zone-front = Ligne de front
    .help = Les Personnages au contact : ils attaquent en mêlée le front adverse et en reçoivent les coups. Un front vide fait avancer tout le soutien.
drakerion-zone-support = Ligne de soutien
    .help = Les Personnages à l’arrière, hors d’atteinte de la mêlée. Un tireur y vise encore le front adverse.
drakerion-zone-hand = Main
    .help = Les cartes qu’un joueur peut jouer en payant leur or, vues de lui seul. Leur nombre n’est pas limité.
drakerion-zone-deck = Deck
    .help = Les cartes à venir, face cachée. Un deck épuisé ne coûte rien : on ne pioche plus.
drakerion-zone-discard = Défausse
    .help = Les cartes détruites, défaussées et les Événements joués. Chacun peut les regarder.
drakerion-zone-pile = Manœuvres
    .help = Les Manœuvres encore à jouer. Chaque joueur en choisit une par tour, en secret ; une pile vide se refait des huit dévoilées.
drakerion-zone-revealed = Manœuvres dévoilées
    .help = Les Manœuvres des tours passés, visibles de tous. Elles reviennent dans la pile quand celle-ci est vide.
drakerion-zone-chosen = Manœuvre choisie
    .help = La Manœuvre choisie pour ce tour. Les deux joueurs dévoilent la leur en même temps.
drakerion-zone-gold = Or
    .help = Ce qu’il faut pour jouer des cartes. Les Manœuvres en apportent, et ce qui n’est pas dépensé reste.
drakerion-zone-prestige = Prestige
    .help = À 20 points de prestige, la partie est gagnée. Un Personnage détruit donne le sien à l’adversaire.
drakerion-zone-playing = Carte en cours
    .help = La carte que l’on place, que l’on joue, ou dont l’effet a lieu en ce moment.
drakerion-zone-sought = Ce qu’on peut prendre
    .help = Les cartes du deck qui conviennent à la recherche. On peut aussi ne rien prendre ; le deck est mélangé ensuite.
drakerion-neutral = Neutres
drakerion-called = { $name }, { $subtitle }
drakerion-called-number = { $name } ({ $n })
drakerion-numbered = { $card } #{ $n }
drakerion-printed = { $kind }{ $traits ->
    [0] {""}
   *[other] {" "}({ $labels })
}. { $text }{ $flavours ->
    [0] {""}
   *[other] {"\u000A"}{ $flavour }
}
drakerion-printed-banner = Bannière, initiative { $initiative }
drakerion-printed-city = Cité
drakerion-printed-supply = Ravitaillement, { $gold } or, pioche { $draw }
drakerion-printed-tactic = Tactique, { $gold } or, pioche { $draw }
drakerion-printed-character = Personnage, { $cost } or, { $values }, prestige { $prestige }
drakerion-printed-named = { $subtitle }. Personnage Nommé, { $cost } or, { $values }, prestige { $prestige }
drakerion-printed-attachment = Attachement, { $cost } or, { $values }
drakerion-printed-event = Événement, { $cost } or
drakerion-printed-values = { $attack } / { $riposte } / { $hp }
    .ranged = { $attack } / { $riposte } / { $hp }, tir { $ranged }

## La partie

drakerion-a-card = une carte
drakerion-stat = valeur
    .attack = attaque
    .attack-help = Les dégâts que le Personnage inflige quand il attaque en mêlée.
    .ranged = tir
    .ranged-help = Les dégâts d’une attaque à distance, jusqu’à deux lignes plus loin et sans riposte. Seuls les Personnages qui ont l’icône tirent.
    .riposte = riposte
    .riposte-help = Les dégâts que le Personnage attaqué en mêlée rend à son attaquant, au même moment.
    .hp = PV
    .hp-help = Les points de vie. Quand les dégâts les atteignent, le Personnage est détruit.
    .prestige = prestige
    .cost = coût
    .cost-help = L’or à payer pour jouer la carte.
    .damage = dégâts
    .damage-help = Les dégâts restent d’un tour à l’autre ; seul un soin les retire. Arrivés aux points de vie, ils détruisent le Personnage.
drakerion-values = attaque { $attack }, riposte { $riposte }, { $hp } PV
    .short = { $attack }/{ $riposte }/{ $hp }
drakerion-values-ranged = attaque { $attack }, riposte { $riposte }, { $hp } PV, tir { $ranged }
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
    .falls = tombera
    .falls-short = †
drakerion-keyword = mot-clé
    .implacable = Implacable
    .implacable-help = Quand ce Personnage attaque, rien ne peut détourner ni annuler son attaque.
    .unpredictable = Imprévisible
    .unpredictable-help = La carte peut aussi se jouer de la main pendant un combat, pour son coût.
    .infiltrator = Infiltrateur
    .infiltrator-help = Depuis le front, ce Personnage peut attaquer le soutien adverse, tant que le front d’en face n’a pas d’Infiltrateur.
    .interceptor = Intercepteur
    .interceptor-help = Redressé et sur la ligne du défenseur, ce Personnage peut s’incliner pour prendre sur lui une attaque de mêlée. C’est la toute première action du combat, ou jamais.
    .no-attachment = Pas d’Attachement
    .no-attachment-help = Aucun Attachement ne peut être lié à ce Personnage, sauf ceux que la carte permet.
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
drakerion-mark-bearer = lié à { $card }
    .short = sur { $card }
drakerion-mark-cost = coûte { $n } en ce moment
    .short = coût { $n }
drakerion-mark-owner = appartient à { $seat }
drakerion-mark-part = { $stat } { $by } : { $from }
drakerion-part = { $card }
    .combat = pour ce combat
    .turn = jusqu’à la fin du tour
    .stay = pour de bon

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
drakerion-pass = Passer : { $seat } joue ; deux passes de suite finissent le tour
    .ends = Passer : le tour { $turn } finit, { $seat } commence le suivant
    .ends-first = Passer : le tour { $turn } finit, vous commencez le suivant
    .last = Passer : c’est le dernier tour, la partie finit { $own } à { $other }
    .combat = Passer : { $seat } peut encore répondre, puis les coups portent
    .blows = Passer : les coups portent, { $strike } contre { $answer }
    .blows-none = Passer : le combat finit
    .falls = Passer : les coups portent, { $strike } contre { $answer }, et { $cards } { $n ->
        [one] tombe
       *[other] tombent
    }
    .loses = Passer : les coups portent, { $cards } { $n ->
        [one] tombe
       *[other] tombent
    }, et vous perdez la partie
    .wins = Passer : les coups portent, { $cards } { $n ->
        [one] tombe
       *[other] tombent
    }, et vous gagnez la partie
drakerion-withdraw = Passer pour tout le tour : plus d’action, mais vous commencez le suivant
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
    .choose = « { $text } »
    .again = « { $text } » ({ $n })
    .event = { $card } : { $text }
    .melee = En mêlée
    .ranged = À distance
drakerion-react = Répondre avec { $card } : { $text }
    .again = Répondre avec { $card } ({ $at }) : { $text }
drakerion-decline = Ne pas s’en servir
    .pay = Ne pas payer
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
drakerion-gold-lost = { $seat } perd { $n } or.
drakerion-gold-paid = { $seat } paie { $n } or.
drakerion-prestige = { $seat } gagne { $n } prestige.
drakerion-prestige-lost = { $seat } perd { $n } prestige.
drakerion-passed = { $seat } passe.
drakerion-withdrew = { $seat } passe pour tout le tour.
drakerion-played = { $seat } joue { $card }.
drakerion-used = { $seat } active { $card } : « { $text } ».
drakerion-reacted = { $seat } répond avec { $card } : « { $text } ».
drakerion-declined = { $seat } préfère s’abstenir.
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
    .own = { $seat } désigne { $card }, de ses propres cartes.
drakerion-took =
    .hand = { $seat } prend { $card } en main.
    .play = { $seat } trouve { $card }.
    .top = { $seat } pose { $card } sur son deck.
    .discard = { $seat } met { $card } à la défausse.
drakerion-bared = { $seat } montre { $card }.
drakerion-option-chosen = { $seat } choisit : « { $text } ».
    .again = { $seat } choisit : « { $text } » ({ $n }).
    .melee = { $seat } choisit la mêlée.
    .ranged = { $seat } choisit le tir.
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
    .character = { $card } tombe.
drakerion-put =
    .hand = { $card } revient en main.
    .top = { $card } va sur le deck.
    .under = { $card } va sous le deck.
    .discard = { $card } va à la défausse.
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
    .returns = Déjà { $n } retours en un seul tour : jusqu’à la fin du tour, on ne peut plus que passer.
    .ordered = Déjà { $n } attaques ordonnées : celle-ci n’aura pas lieu.
drakerion-turn = Tour { $turn } : { $seat } est premier joueur.
drakerion-over = La partie est terminée.

## Où l’on en est, et la fin

drakerion-chance = Les cartes tombent…
drakerion-aim = Abattez les Personnages adverses : vous gagnez à { $goal } de prestige, ou quand l’autre n’en a plus aucun en jeu.
drakerion-step = Phase
    .manoeuvre = Manœuvre
    .manoeuvre-help = Chacun choisit une Manœuvre en secret. Dévoilées ensemble, elles donnent leur or et leurs cartes.
    .action = Action
    .action-help = À tour de rôle, une action à la fois : jouer une carte, attaquer, activer une capacité, ou passer. La phase finit quand les deux joueurs ont passé l’un après l’autre.
    .end = Fin du tour
    .end-help = Les capacités de fin de tour servent, puis chacun redresse ses cartes inclinées.
drakerion-ask = Tour { $turn } : { $seat } joue.
    .setup-other = Mise en place : { $seat } joue.
    .manoeuvre-other = Tour { $turn } : { $seat } choisit sa Manœuvre en secret.
    .combat-other = Combat : { $seat } peut répondre.
    .first = Votre Bannière a la plus haute initiative : touchez celle du joueur qui commence.
    .setup-line = Mise en place : où va { $card } ? Touchez votre front ou votre soutien.
    .mulligan = Échangez les cartes que vous voulez, une seule fois : touchez-les, puis gardez le reste.
    .manoeuvre = Tour { $turn } : choisissez en secret la Manœuvre qui vous donnera or et cartes.
    .action = Tour { $turn }, à vous : jouez une carte, attaquez, ou passez.
    .action-play = Tour { $turn }, à vous : jouez une carte, ou passez.
    .action-attack = Tour { $turn }, à vous : attaquez, ou passez.
    .action-use = Tour { $turn }, à vous : une capacité peut servir, touchez sa carte ; ou passez.
    .action-none = Tour { $turn }, à vous : rien à jouer, personne pour attaquer, passez.
    .line = Où arrive { $card } ? Touchez votre front ou votre soutien.
    .bearer = Qui portera { $card } ? Touchez un Personnage.
    .event = { $card } : laquelle de ses capacités ?
    .defender = { $card } attaque : touchez sa cible.
    .combat = { $card } attaque { $defender } : répondez, ou passez.
    .combat-none = { $card } attaque { $defender } : vous n’avez rien pour répondre, passez.
    .trigger = Une capacité peut servir : touchez sa carte.
    .triggers = Plusieurs capacités peuvent servir : touchez la carte de la première.
    .pay = { $card } : touchez ce qui paie.
    .pay-hand = { $card } : touchez dans votre main la carte qui paie.
    .target = { $card } : touchez une cible.
    .discard = { $card } : touchez la carte à défausser.
    .search = { $card } : touchez la carte à prendre, ou n’en prenez pas.
    .look = { $card } : remettez ces cartes sur le deck, la première touchée au-dessus.
    .offer = { $card } : payez, ou refusez de payer.
    .choose = { $card } : faites votre choix.
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
drakerion-position-pile = Les Manœuvres de { $seat } ne font pas huit : chacune est dans la pile ou dévoilée.
drakerion-position-shown = { $seat } aurait montré des cartes qui ne sont pas dans sa main.
drakerion-position-combat = Ce combat n’est pas possible : un attaquant et un défenseur adverses, en jeu.
drakerion-position-phase = Ces lignes ne vont pas ensemble : phase, tour, passes et choix se contredisent.
drakerion-position-frames = La ligne « frames » ne va pas avec cette position.
drakerion-position-count = Le compte des cartes de { $seat } n’est pas celui de son deck.
drakerion-deck-about =
    { $size } cartes en tout, { $copies } exemplaires d’une même carte au plus, huit Manœuvres différentes :
    toutes de la faction de la Bannière, ou neutres. Une ligne qui commence par # ne compte pas.
drakerion-deck-unknown = Il n’y a pas de deck « { $got } ». Choisissez parmi : { $near }, ou donnez un deck en une ligne.
drakerion-deck-faction = Il n’y a pas de faction « { $got } ». Choisissez parmi : { $near }.
drakerion-deck-empty = Ce deck n’a pas de cartes.
drakerion-deck-card = La carte « { $got } » n’existe pas ici. Vouliez-vous dire : { $near } ?
drakerion-deck-place = « { $got } » n’est pas une carte pour cette place.
drakerion-deck-other-faction = « { $got } » est d’une autre faction : la Bannière demande { $faction } ou des cartes neutres (DN-15).
drakerion-deck-manoeuvre-twice = La Manœuvre « { $got } » est là deux fois : une de chaque au plus (DN-17).
drakerion-deck-manoeuvres = { $got ->
    [one] { $got } Manœuvre
   *[other] { $got } Manœuvres
} : il en faut exactement huit (DN-16).
drakerion-deck-copies = { $got } exemplaires de « { $card } » : de 1 à { $most } (DN-17).
drakerion-deck-size = Ce deck a { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
} : il en faut { $expected } (DN-17).
drakerion-deck-setup = La Bannière commence avec « { $got } » ({ $n }) : le deck n’en a pas assez (DN-18).
drakerion-pack-id = « { $got } » n’est pas un nom court : petites lettres, chiffres et traits d’union, quarante au plus.
drakerion-pack-variable = « { $got } » n’est pas un nom de cible : il commence par $.
drakerion-pack-vain-bearer = Seul un Attachement a un porteur.
drakerion-pack-vain-combat = Une Action s’active hors des combats : il n’y a alors ni attaquant, ni défenseur, ni attaque (DN-161).
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
drakerion-pack-ability = Il n’y a pas de capacité « { $got } » dans cette édition. Choisissez parmi : { $near }.
drakerion-pack-card = La carte « { $got } » n’existe pas ici. Vouliez-vous dire : { $near } ?
drakerion-pack-faction = La faction « { $got } » n’est pas déclarée. Choisissez parmi : { $near }.
drakerion-pack-trait = Le trait « { $got } » n’est pas déclaré. Choisissez parmi : { $near }.
drakerion-pack-too-many-traits = Trop de traits : { $most } au plus.
drakerion-pack-too-large = Cette édition est trop grande pour être jouée : { $entries } étapes, filtres ou cartes au plus, { $few } factions et { $granted } capacités à donner.
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

## Ce qui ne se peut pas, dit à qui l’essaie

refused-DN-19 = Ce n’est pas à vous de désigner le premier joueur
refused-DN-23 = Placez d’abord votre Personnage au front ou en soutien
refused-DN-29 = Vous ne pouvez pas échanger ces cartes
refused-DN-34 = Cette Manœuvre n’est pas dans votre pile
refused-DN-47 = Ce n’est pas à vous de jouer
refused-DN-48 = Ce n’est pas une action possible maintenant
refused-DN-59 = Votre adversaire a déjà passé pour tout le tour
refused-DN-63 = Vous n’avez pas cette carte en main
refused-DN-65 = Vous n’avez pas assez d’or
refused-DN-66 = Choisissez une ligne pour ce Personnage
refused-DN-69 = Cette carte ne se joue pas maintenant
refused-DN-74 = Ce Personnage ne peut pas tirer
refused-DN-75 = Ce combat au corps à corps n’est pas possible d’ici
refused-DN-76 = Ce Personnage n’est pas redressé
refused-DN-77 = Vous ne pouvez pas attaquer vos propres Personnages
refused-DN-79 = Ce n’est pas le type d’attaque permis
refused-DN-83 = Ce n’est pas une action de combat possible
refused-DN-87 = Les Actions ne s’activent pas pendant un combat
refused-DN-100 = Cette cible est hors de portée
refused-DN-124 = Vous contrôlez déjà un Personnage de ce nom
refused-DN-131 = Cet Attachement ne peut pas être lié à cette carte
refused-DN-140 = Choisissez une capacité de cet Événement
refused-DN-141 = Cet Événement n’a rien à faire maintenant
refused-DN-149 = Seul un Infiltrateur arrête un Infiltrateur
refused-DN-151 = Cet Intercepteur ne peut pas intervenir ici
refused-DN-152 = Il est trop tard pour intercepter
refused-DN-153 = Cet Intercepteur n’est pas disponible
refused-DN-156 = Rien ne peut être lié à ce Personnage
refused-DN-157 = Cet Attachement ne peut pas être lié à ce Personnage
refused-DN-158 = Vous ne pouvez pas refuser : c’est forcé
refused-DN-159 = Une capacité l’interdit
refused-DN-161 = Cette Action ne s’active pas maintenant
refused-DN-162 = Cette capacité de défausse ne s’active pas maintenant
refused-DN-164 = Cette capacité de Combat ne s’active pas maintenant
refused-DN-173 = Choisissez d’abord parmi les capacités en attente
refused-DN-178 = Cela ne convient pas pour payer
refused-DN-179 = Vous ne pouvez pas payer ce coût
refused-DN-182 = Ce n’est pas une cible permise
refused-DN-187 = Cette carte ne convient pas à la recherche
refused-DN-191 = Remettez d’abord les cartes regardées
refused-DN-193 = Choisissez une carte de votre main à défausser
refused-DN-237 = Ce qui est dépensé est déjà revenu trop souvent ce tour-ci

## Ce que chaque carte est et fait

drakerion-kind = Carte
    .character = Personnage
    .character-help = Il combat sur l’une des deux lignes, avec son attaque, sa riposte et ses points de vie. Son joueur choisit la ligne où il arrive.
    .named = Personnage Nommé
    .named-help = Un joueur n’en contrôle jamais deux du même nom. En combat, une carte du même nom, défaussée, lui donne un Bouclier, ou 1 d’attaque ou de riposte.
    .attachment = Attachement
    .attachment-help = Il se lie à un Personnage et change ses valeurs. Il est détruit quand son porteur quitte le jeu.
    .event = Événement
    .event-help = On paie son or, on applique une de ses capacités, et il va à la défausse.
    .supply = Ravitaillement
    .supply-help = Une sorte de Manœuvre, dont certaines cartes parlent. Elle donne son or et ses cartes.
    .tactic = Tactique
    .tactic-help = Une sorte de Manœuvre, dont certaines cartes parlent. Elle donne son or et ses cartes.
    .banner = Bannière
    .city = Cité
drakerion-ability = Capacité
    .action = Action
    .action-help = La capacité s’active dans la phase d’action, hors d’un combat. C’est l’action du joueur.
    .discard-action = Action de la défausse
    .discard-action-help = La capacité s’active comme une action, quand la carte est dans la défausse.
    .combat = Combat
    .combat-help = La capacité s’active pendant un combat, et ce qu’elle donne ne dure que ce combat.
    .deploy = Déploiement
    .deploy-help = La capacité s’active quand la carte arrive en jeu. Ce n’est pas une action.
    .destruction = Destruction
    .destruction-help = La capacité s’active quand la carte est détruite et va à la défausse. Ce n’est pas une action.
    .reaction = Réaction
    .reaction-help = La capacité répond à ce qui vient d’arriver. Ce n’est pas une action, et on y a droit même après avoir passé.
    .passive = Capacité passive
    .passive-help = Elle vaut tout le temps que sa carte est en jeu, sans qu’on l’active.
    .forced = Forcée
    .forced-help = Une capacité forcée s’applique toujours ; les autres sont au choix.
drakerion-term = Mot du jeu
    .shield = Bouclier
    .shield-help = Chaque Bouclier arrête un dégât. Tous disparaissent à la fin du combat.
    .inclined = Incliné
    .inclined-help = Une carte inclinée a servi ce tour. Elle ne peut plus attaquer ni s’incliner avant d’être redressée, à la fin du tour.
    .bearer = Lié
    .bearer-help = Cet Attachement est lié à un Personnage, dont il change les valeurs tant que tous deux sont en jeu.
    .attacker = Attaquant
    .attacker-help = Le Personnage qui attaque. Il s’est incliné pour le faire.
    .defender = Défenseur
    .defender-help = Le Personnage attaqué. Son joueur agit le premier dans le combat.
    .initiative = Initiative
    .initiative-help = La plus haute initiative choisit qui commence la partie.
    .draw = Pioche
    .draw-help = Le nombre de cartes que la Manœuvre fait piocher quand elle est dévoilée.
    .traits = Traits
    .traits-help = Des mots sans règle à eux, dont d’autres cartes parlent.
drakerion-help = Une carte de Drakerion.
    .banner = La Bannière donne sa faction au joueur et nomme ses Personnages de départ. Son initiative est de { $initiative } ; la plus haute choisit qui commence.
    .city = La Cité reste hors des lignes, et rien ne la détruit. Ses capacités s’activent comme si elle était en jeu.
    .supply = Un Ravitaillement, qui est une Manœuvre : dévoilé, il donne { $gold } d’or et fait piocher { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }. Il reste actif jusqu’à la Manœuvre suivante.
    .tactic = Une Tactique, qui est une Manœuvre : dévoilée, elle donne { $gold } d’or et fait piocher { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }. Elle reste active jusqu’à la Manœuvre suivante.
    .character = Un Personnage à { $cost } d’or : { $attack } d’attaque, { $riposte } de riposte, { $hp } PV. Détruit, il donne { $prestige } de prestige à l’adversaire.
    .named = Un Personnage Nommé à { $cost } d’or : { $attack } d’attaque, { $riposte } de riposte, { $hp } PV. Détruit, il donne { $prestige } de prestige à l’adversaire. En combat, défausser une carte du même nom le renforce.
    .attachment = Un Attachement à { $cost } d’or, à lier à un Personnage en jeu. Il change ses valeurs tant qu’il lui est lié.
    .event = Un Événement à { $cost } d’or : on paie, on applique une de ses capacités, et il va à la défausse.
