# Les phrases de Drarkane.

## La boîte

drarkane-title = Drarkane
    .tagline = Annoncez vos plis, tenez parole, et que les dragons tombent avant d’être sept.
    .credit = Kévin Haehnel, Kometh
drarkane-option-treasures = Trésors
    .help = Une extension : des objectifs personnels et communs à chaque manche.
    .off = Non
    .on = Oui
drarkane-option-teams = En équipes
    .help = Deux joueurs face à face, à quatre ou à six.
    .off = Non
    .on = Oui
drarkane-option-lead-colour = Après une entame sans couleur
    .help = La première carte de couleur fixe la couleur demandée, ou rien n’est demandé après une Obscure.
    .first_arcane = La première carte de couleur la fixe
    .none_after_obscure = Rien n’est demandé après une Obscure
drarkane-option-low-sorcerer-white = Sorcier de faiblesse
    .help = Sous ce Sorcier, le 0 blanc gagne ou perd.
    .wins = Le 0 blanc gagne
    .loses = Le 0 blanc perd
drarkane-option-high-sorcerer-obscure = Sorcier de puissance
    .help = Sous ce Sorcier, les cartes Obscures sont écartées ou comptent.
    .excluded = Les Obscures sont écartées
    .included = Les Obscures comptent
drarkane-option-half-terror = Moitié d’une Terreur impaire
    .help = Arrondie en dessous, au-dessus, ou exacte (tout se compte alors en demi-points).
    .down = Arrondie en dessous
    .up = Arrondie au-dessus
    .exact = Exacte

## Les cartes

drarkane-blue = bleu
    .card = Bleu
    .help = Une des quatre couleurs : les Boucliers, de 1 à 10.
drarkane-red = rouge
    .card = Rouge
    .help = Une des quatre couleurs : les Épées, de 1 à 10.
drarkane-green = vert
    .card = Vert
    .help = Une des quatre couleurs : les Haches, de 1 à 10.
drarkane-yellow = jaune
    .card = Jaune
    .help = Les Grimoires, de 1 à 10. Le jaune est atout à tous les plis.
drarkane-obscure = Obscure
    .help = Les Chevaliers, la Reine, le Roi et le Mercenaire à 14. Ils battent toutes les couleurs, la plus forte l’emporte, et ce n’est pas une couleur à suivre.
drarkane-white = blanc
    .help = L’Œuf de dragon et le Mercenaire à 0. Une carte blanche perd d’ordinaire contre toutes les autres.
drarkane-sorcerer = Sorcier
    .help = Les deux Sorciers, sans force, ne remportent jamais un pli. S’il n’y en a qu’un dans le pli, celui de faiblesse fait gagner la plus faible carte, celui de puissance la plus forte.
drarkane-arcane-card = { $colour } { $n }
drarkane-knight = Chevalier
drarkane-queen = Reine
drarkane-king-card = Roi
drarkane-mercenary = Mercenaire
    .zero = Mercenaire (0)
    .fourteen = Mercenaire (14)
drarkane-egg = Œuf de dragon
drarkane-weakness = Sorcier de faiblesse
drarkane-might = Sorcier de puissance
drarkane-hidden = carte cachée

## Les cases des dragons

drarkane-slot = Case : { $asks }
drarkane-slot-and = { $before } { $after }
drarkane-slot-influence = sans couleur
    .help = Les cartes sans couleur : Chevaliers, Reine, Roi, Mercenaire, Œuf et Sorciers. On peut toujours en jouer une.
drarkane-slot-arcane = de couleur
    .help = Les cartes de couleur, de 1 à 10. Il faut suivre la couleur demandée si on l’a.
drarkane-slot-least = { $n } ou plus
drarkane-slot-most = { $n } ou moins
drarkane-slot-any = n’importe quelle carte
    .title = N’importe quelle carte
    .help = Cette case accepte n’importe quelle carte du pli, quelle que soit sa couleur ou sa force.
drarkane-slot-total = pour un total de { $sum }

## Les zones

drarkane-zone-hand = Main
    .help = Les cartes qu’un joueur peut jouer, vues de lui seul. À son tour, il suit la couleur demandée s’il l’a, ou joue une carte sans couleur : Obscure, blanche ou Sorcier.
drarkane-zone-contract = Contrat
    .help = Le nombre de plis que le joueur a promis. Tenu exactement, il rapporte toute la Terreur de la manche ; à un pli près, la moitié.
drarkane-zone-tricks = Plis
    .help = Les plis remportés dans cette manche. Chacun vaut 4 points, contrat tenu ou non.
    .king = Plis du Roi
drarkane-zone-dragons = Dragons
    .help = Les dragons vaincus par ce joueur dans cette manche. Chacun lui vaut 2 points, et sa Terreur compte pour tous.
    .king = Dragons du Roi
drarkane-zone-terror = Terreur
    .help = La Terreur de tous les dragons vaincus dans la manche. Un contrat exact la rapporte toute, un pli d’écart la moitié.
    .help-solo = La Terreur des dragons vaincus. Le score est celle du joueur, moins celle du Démon.
    .demon = Terreur du Démon
drarkane-zone-points = Points
    .help = Les points des manches jouées : plis, dragons, part de Terreur, et Trésors s’il y en a. Le plus haut total l’emporte après trois manches.
drarkane-zone-team = Équipe
    .help = Les points des deux partenaires ensemble. Le plus haut total l’emporte après trois manches.
    .help-team = Deux partenaires, face à face, marquent ensemble. Chacun tient son propre contrat.
drarkane-team-sun = Équipe du Soleil
    .points = Points du Soleil
drarkane-team-moon = Équipe de la Lune
    .points = Points de la Lune
drarkane-team-star = Équipe de l’Étoile
    .points = Points de l’Étoile
drarkane-mate = votre binôme
drarkane-zone-claimed = Réalisés
    .help = Les objectifs immédiats déjà réalisés. Leurs points ne comptent que si la manche est gagnée.
    .king = Réalisés par le Roi
    .demon = Réalisés par le Démon
drarkane-zone-objectives = Objectifs
    .help = Les objectifs parmi lesquels choisir. On en garde un, et les autres passent au voisin de gauche.
drarkane-zone-objective = Objectif
    .help = L’objectif gardé, que son joueur est seul à pouvoir réaliser. Il rapporte ses points si la manche est gagnée.
drarkane-zone-treasures = Zone des trésors
    .help = Les objectifs de cette manche que chacun peut réaliser, visibles de tous.
drarkane-zone-round = Manche
    .help = La manche en cours, sur trois. Un septième dragon dans la zone la fait perdre sur-le-champ.
drarkane-zone-discard = Défausse
    .help = Les cartes qui n’ont pu aller sur aucun dragon, et celles des dragons vaincus. Chacun peut les regarder.
drarkane-zone-to-come = Dragons à venir
    .help = Les dragons encore cachés. Il en arrive un entre deux plis, et le septième dans la zone met fin à la manche.
drarkane-zone-trick = Pli
    .help = Les cartes jouées à ce pli, une par joueur. Qui le remporte les pose sur les dragons, puis entame le suivant.
drarkane-aim = Annoncez vos plis, tenez parole, abattez des dragons : le plus de points en trois manches gagne.
    .teams = À deux, tenez vos annonces et abattez des dragons : l’équipe qui a le plus de points gagne.
    .solo = Abattez des dragons avec vos plis : votre Terreur moins celle du Démon fait votre score.
drarkane-step-give = Échanger
    .help = Chaque binôme échange une carte avant la manche : vous en donnez une et en recevez une autre.
drarkane-step-keep = Garder un objectif
    .help = Chacun garde un objectif secret et passe les autres à gauche.
drarkane-step-bid = Annoncer
    .help = Chacun dit combien de plis il fera. Juste, toute la Terreur de la manche ; à un pli près, la moitié.
drarkane-step-play = Jouer une carte
    .help = Suivez la couleur demandée si vous l’avez, ou jouez une Obscure, une blanche ou un Sorcier. Le jaune est atout, une Obscure bat tout.
drarkane-step-place = Frapper les dragons
    .help = Qui remporte le pli pose ses cartes dans les cases des dragons tant qu’il le peut. Toutes ses cases remplies, un dragon tombe.
drarkane-step-offer = Proposer
    .help = Qui a remporté le pli peut proposer une carte à son binôme, qui la rend, ou la garde contre une autre.
drarkane-zone-last = Pli précédent
    .help = Le pli qui vient d’être joué, carte par carte, dans l’ordre où elles sont tombées. Il reste là jusqu’à la prochaine entame.
drarkane-zone-bids = Combien de plis ferez-vous ? { $n ->
    [0] Rien n’est promis encore.
    [one] Un pli promis sur { $hand }.
   *[other] { $n } plis promis sur { $hand }.
}
drarkane-term-bids = Annonce
    .help = Le nombre de plis que vous promettez. Juste, toute la Terreur de la manche est à vous ; à un pli près, la moitié ; sinon, rien.
drarkane-term-order = Ordre du pli
    .help = Chacun joue une carte, l’un après l’autre, à partir de celui qui entame. La couronne est sur la carte qui l’emporte.
drarkane-told-ahead = { $leader } a entamé ; pour l’instant, le pli va à { $seat }.
drarkane-told-places = { $leader } remporte le pli et pose ses cartes.
drarkane-told-leads = { $leader } a remporté le pli précédent, et entame.
drarkane-ranks = Atout : jaune. Obscure > jaune > couleur demandée > blanc.
    .cancelled = Les deux Sorciers s’annulent. Obscure > jaune > couleur demandée > blanc.
    .lowest = Sorcier de faiblesse : la plus faible force gagne, toutes couleurs mêlées.
    .lowest-but-white = Sorcier de faiblesse : la plus faible force gagne, le 0 blanc excepté.
    .highest = Sorcier de puissance : la plus haute force gagne, toutes couleurs et Obscures mêlées.
    .highest-but-obscure = Sorcier de puissance : la plus haute force gagne, sans les Obscures.
drarkane-term-ranks = Qui bat qui
    .help = La plus forte Obscure gagne le pli ; à défaut, le plus fort jaune, qui est toujours atout ; à défaut, la plus forte carte de la couleur demandée. Un Sorcier seul change tout : la plus faible ou la plus haute force gagne.
drarkane-trump = Atout
    .help = Le jaune est atout à tous les plis : il bat toutes les autres couleurs, et seules les Obscures le battent.
drarkane-siege = Dragons
    .warning = Abattez-en un à ce pli, ou le suivant fait perdre la manche !
    .solo = Le prochain dragon met fin à la partie !
    .help = Les dragons dans la zone de combat. Il en arrive un avant chaque nouveau pli ; le septième fait perdre la manche à toute la table.
    .help-solo = Les dragons dans la zone de combat. Il en arrive un quand le Démon remporte un pli ou qu’un dragon tombe ; au septième, la partie s’arrête.
drarkane-bargain = Contrat tenu : toute la Terreur des dragons vaincus ; à un pli près : la moitié ; sinon rien. De toute façon, { $trick } points par pli et { $dragon } par dragon.
drarkane-automaton = automate
    .king = Roi
    .demon = Démon
drarkane-zone-pile = Pioche
    .help = Les cartes à venir, face cachée. Le Démon y joue la carte du dessus, et le joueur y pioche après chaque pli.
drarkane-zone-king-pile = Pile du Roi et reste
    .help = La pile du Roi Déchu, qui en joue la carte du dessus, et les deux cartes de reste. Personne ne les voit.
drarkane-zone-aside = À part
    .help = Les cartes qui restent après la donne, face cachée. Personne ne les voit de toute la manche.

## La feuille

drarkane-line-tricks = Manche { $round } : plis
drarkane-line-trophies = Manche { $round } : trophées
drarkane-line-terror = Manche { $round } : Terreur
drarkane-line-treasures = Manche { $round } : trésors
drarkane-line-partner = Binôme
drarkane-line-own-dragons = Vos dragons
drarkane-line-demon-dragons = Dragons du Démon
drarkane-counted-trick = pli
drarkane-counted-dragon = dragon
drarkane-counted-terror = Terreur { $terror }, plis { $tricks } sur { $bid }

drarkane-sheet = Manche { $round } : les dragons sont repoussés
    .lost = Manche { $round } : submergés par un septième dragon
drarkane-sheet-tricks = Plis, { $n } points chacun
drarkane-sheet-dragons = Dragons, { $n } points chacun
drarkane-sheet-terror = Part de la Terreur ({ $n })
drarkane-sheet-treasures = Trésors
drarkane-sheet-round = Cette manche
drarkane-sheet-total = Total
    .team = Total de l’équipe
drarkane-sheet-made = { $tricks } pour { $bid }
drarkane-sheet-share = part de Terreur
    .all = tout
    .half = la moitié
    .none = rien

## La partie

drarkane-king = le Roi Déchu
    .start = Le Roi Déchu
drarkane-demon = le Démon
    .start = Le Démon
drarkane-text = { $text }
drarkane-mark-best = remporte le pli pour l’instant
    .help = La carte qui remporterait le pli s’il s’arrêtait là. Une Obscure bat un atout, qui bat la couleur demandée, mais un Sorcier peut tout changer.
drarkane-mark-known = vue par votre binôme
    .help = Votre partenaire a vu cette carte dans un échange et sait que vous l’avez.
drarkane-mark-slot = case { $n }
drarkane-mark-left = encore { $n } à atteindre
    .short = reste { $n }

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
drarkane-bid-card = { $n ->
    [0] Aucun pli
    [one] Un pli
   *[other] { $n } plis
}
drarkane-play = Jouer { $card }
drarkane-place = Poser { $card } sur « { $dragon } », case { $slot }
drarkane-place-last = Poser { $card } sur « { $dragon } », case { $slot } : coup fatal
drarkane-offer = Proposer { $card } à votre binôme
drarkane-no-offer = Ne rien proposer
drarkane-swap = Donner { $card } et garder la carte proposée
drarkane-return = Rendre la carte proposée

drarkane-dealt = Manche { $round } : les cartes sont distribuées, { $seat } commence.
drarkane-hand = { $seat } prend sa main.
drarkane-hand-seen = { $seat } prend en main { $cards }.
drarkane-objectives = { $seat } reçoit deux objectifs.
drarkane-objectives-seen = { $seat } reçoit les objectifs { $objectives }.
drarkane-gathered = Dans la zone de combat : { $dragons }.
drarkane-dragon-listed = { $dragon } (Terreur { $terror })
drarkane-turned = Un dragon arrive : « { $dragon } » (Terreur { $terror }).
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
drarkane-won = { $seat } remporte le pli : { $why }.
drarkane-why-obscure = { $card }, la plus forte Obscure
drarkane-why-trump = { $card }, le plus fort atout
drarkane-why-suit = { $card }, la plus forte carte de la couleur demandée
drarkane-why-white = { $card }, faute de toute autre carte
drarkane-why-lowest = { $card }, la plus faible force sous le Sorcier de faiblesse
    .but = { $card }, la plus faible force sous le Sorcier de faiblesse, hors cartes blanches
drarkane-why-highest = { $card }, la plus haute force sous le Sorcier de puissance
    .but = { $card }, la plus haute force sous le Sorcier de puissance, hors Obscures
drarkane-why-first = { $why }, à égalité la première jouée
drarkane-why-cancelled = les deux Sorciers s’annulent, { $why }
drarkane-void = Deux Sorciers et rien d’autre : personne ne remporte ce pli.
drarkane-placed = { $seat } pose { $card } sur « { $dragon } », case { $slot }.
drarkane-defeated = { $seat } abat « { $dragon } » (Terreur { $terror }).
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
drarkane-round-won = Manche { $round } : les dragons sont repoussés ; Terreur récoltée : { $terror }.
drarkane-round-lost = Manche { $round } : un septième dragon submerge la table ; Terreur récoltée : { $terror }.
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

## Ce qui ne se peut pas, dit à qui l’essaie

refused-DR-26 = Vous devez d’abord annoncer vos plis
refused-DR-28 = Votre annonce va de 0 au nombre de vos cartes
refused-DR-32 = Vous devez jouer une carte
refused-DR-33 = Vous n’avez pas cette carte
refused-DR-34 = Fournissez la couleur demandée, ou jouez une carte sans couleur : Obscure, blanche ou Sorcier
refused-DR-44 = Dites si votre Mercenaire vaut 0 ou 14
refused-DR-70 = Cette carte n’est pas dans le pli
refused-DR-71 = Vous devez d’abord poser une carte du pli
refused-DR-75 = Cette case n’accepte pas cette carte
refused-DR-76 = Ce total n’accepte pas cette carte
refused-DR-77 = Cette case est déjà remplie
refused-DR-88 = Ce dragon n’est pas dans la zone
refused-DR-116 = La partie est finie
refused-DR-122 = Choisissez d’abord l’objectif que vous gardez
refused-DR-123 = Vous n’avez pas cet objectif
refused-DR-190 = Donnez d’abord une carte à votre binôme
refused-DR-191 = Donnez d’abord une carte en retour
refused-DR-192 = Vous ne pouvez pas rendre la carte que vous venez de recevoir
refused-DR-194 = Proposez d’abord une carte, ou aucune
refused-DR-196 = L’échange proposé attend d’abord sa réponse
refused-DR-198 = Vous n’avez pas cette carte
refused-DR-207 = Les cartes ne sont pas encore tirées : attendez un instant
refused-DR-210 = Ce n’est pas à vous de décider

## Ce que chaque carte est et fait

drarkane-help = Une carte de Drarkane.
    .arcane = Une carte de couleur ({ $colour }), de force { $n }. La plus forte de la couleur demandée remporte le pli, faute d’atout et d’Obscure.
    .trump = Un atout, de force { $n }. Il bat toutes les autres couleurs ; seules les Obscures le battent.
    .knight = Une Obscure de force 11, qui bat toutes les couleurs. On peut la jouer même quand on a la couleur demandée.
    .queen = Une Obscure de force 12, qui bat toutes les couleurs et les Chevaliers. On peut la jouer même quand on a la couleur demandée.
    .king = Une Obscure de force 13 : seul le Mercenaire à 14 la bat. On peut la jouer même quand on a la couleur demandée.
    .mercenary = En le jouant, on annonce sa force : 14, et c’est la plus forte Obscure, ou 0, et il perd d’ordinaire contre tout, comme l’Œuf.
    .zero = Le Mercenaire joué à 0. Blanc comme l’Œuf, il perd d’ordinaire contre toutes les autres cartes.
    .fourteen = Le Mercenaire joué à 14 : la plus forte des Obscures.
    .egg = Blanc et de force 0, l’Œuf perd d’ordinaire contre tout. Il se joue quand on veut, pour ne pas remporter un pli.
    .weakness = S’il est le seul Sorcier du pli, la carte la plus faible gagne. Lui-même ne gagne jamais.
    .might = S’il est le seul Sorcier du pli, la carte de couleur la plus forte gagne, atout ou non. Lui-même ne gagne jamais.
    .dragon = Un dragon de Terreur { $n }. Il tombe quand toutes ses cases sont remplies, et revient à qui remplit la dernière.
    .slot = Une case de dragon qui demande : { $asks }. Une seule carte du pli, si elle convient, la remplit.
    .sum = Une case de dragon qui demande : { $asks }. Les forces des cartes posées s’ajoutent jusqu’au total ; l’excédent est perdu.
    .bid = { $n ->
        [0] Promettre de ne faire aucun pli. Tenu, vous marquez toute la Terreur de la manche ; avec un pli, la moitié.
        [one] Promettre un seul pli. Tenu, vous marquez toute la Terreur de la manche ; à un pli près, la moitié.
       *[other] Promettre { $n } plis. Tenu, vous marquez toute la Terreur de la manche ; à un pli près, la moitié.
    }
    .objective-instant = { $text } Le premier qui y parvient prend l’objectif : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } si la manche est gagnée.
    .objective-end = { $text } On le vérifie à la fin de la manche : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } si elle est gagnée.
drarkane-dragon = Dragon
    .help = Un dragon de la zone de combat et ses cases. Quand toutes sont remplies, il tombe ; à sept dragons dans la zone, tout s’arrête.
drarkane-joker = Sorcier admis
    .help = Un Sorcier peut aussi remplir cette case, au lieu de la flamme demandée.
drarkane-left = Reste à atteindre
    .help = Ce qui manque encore au total de la case. Chaque carte posée y ajoute sa force.
drarkane-force = Force
    .help = Le nombre de la carte, le même dans le pli et sur les dragons. Les Sorciers n’en ont pas.
drarkane-instant = Immédiat
    .help = L’objectif va aussitôt au premier qui remplit sa condition.
drarkane-end = Fin de manche
    .help = L’objectif se vérifie à la fin de la manche. Tous ceux qui le remplissent en ont les points.
