# Ce que dit le laboratoire.

## Pages d’aide

value-claims = BAS,HAUT
value-code = CODE
value-folder = DOSSIER
value-game_seats = JEU=N
value-set = CHEMIN=VALEURS

cmd-lab = Le laboratoire : comparer des bots, mesurer l’équité d’un jeu
    .examples =
        antre lab duel coeur --a brasier --b torche -n 2000
        antre lab balance drako --html drako.html
cmd-lab-duel = Oppose deux bots : chaque donne est jouée une fois par place, les places tournent. Ctrl-C arrête et donne ce que l’on sait déjà
    .game = Le nom court du jeu
    .a = Le premier bot, comme pour antre play ; oracle:BOT voit toutes les cartes
    .b = Le second bot, à toutes les autres places
    .pairs = Nombre de paires de parties (500 par défaut)
    .sprt = Deux écarts Elo, comme 0,20 : on s’arrête dès que l’on sait lequel est vrai
    .resume = Reprend le même duel là où il en était
    .seed = Point de départ du hasard (1 par défaut)
    .threads = Nombre de fils (par défaut, tous les cœurs) ; le résultat n’en dépend pas
    .seats = Nombre de joueurs
    .options = Une option du jeu, autant de fois qu’il faut
    .pack = Une édition qui n’est pas fournie avec Antre
    .examples =
        antre lab duel coeur --a brasier --b torche -n 2000
        antre lab duel coeur --a lanterne --b etincelle -n 2000 --seed 7
        antre lab duel drako --a search:2000 --b search:1000 --sprt 0,20 -n 20000
        S’arrête dès que la réponse est connue
cmd-lab-league = Fait se rencontrer tous les niveaux, et d’autres bots si l’on veut : un classement Elo avec ses intervalles
    .game = Le nom court du jeu
    .bots = Un bot de plus, autant de fois qu’il faut
    .pairs = Nombre de paires par rencontre (100 par défaut)
    .only = Sans les niveaux : seulement les bots donnés avec --bot
    .full = Les niveaux à leur plein budget, et non au quarantième
    .resume = Reprend les rencontres déjà jouées
    .seed = Point de départ du hasard (1 par défaut)
    .threads = Nombre de fils (par défaut, tous les cœurs) ; le résultat n’en dépend pas
    .seats = Nombre de joueurs
    .options = Une option du jeu, autant de fois qu’il faut
    .pack = Une édition qui n’est pas fournie avec Antre
    .examples =
        antre lab league coeur
        antre lab league drarkane --seats 4 -n 50
        antre lab league drako --bot search:500 --bot greedy
        Deux bots de plus
cmd-lab-balance = Regarde des parties d’un même bot à toutes les places : avantage du premier, part de chaque place, durée, points, ce que vaut chaque carte
    .game = Le nom court du jeu
    .bot = Le bot qui joue toutes les places (brasier:blitz par défaut)
    .games = Nombre de parties (400 par défaut)
    .html = Écrit une page avec ses graphiques, qui se suffit à elle-même
    .csv = Écrit un tableau pour d’autres programmes : une mesure par ligne
    .seed = Point de départ du hasard (1 par défaut)
    .threads = Nombre de fils (par défaut, tous les cœurs) ; le résultat n’en dépend pas
    .seats = Nombre de joueurs
    .options = Une option du jeu, autant de fois qu’il faut
    .pack = Une édition qui n’est pas fournie avec Antre
    .examples =
        antre lab balance drako
        antre lab balance coeur -n 1000 --html coeur.html --csv coeur.csv
        antre lab balance drarkane --seats 4 --option treasures=on
cmd-lab-sweep = Essaie d’autres nombres dans une édition, avec les mêmes tirages pour tous, et dit ce que cela change à l’équilibre
    .game = Le nom court du jeu
    .sets = Un nombre de l’édition et ses valeurs : CHEMIN=3..6 ou CHEMIN=3,5 ; avec @AUTRE, ce que gagne l’un, l’autre le perd
    .packs = Une édition modifiée à la main, autant de fois qu’il faut : chacune joue les mêmes donnes
    .bot = Le bot qui joue toutes les places (brasier:blitz par défaut)
    .games = Nombre de parties par essai (200 par défaut)
    .counts = Une chose à compter en plus, par son code dans le tableau de antre lab balance --csv
    .html = Écrit une page avec son graphique, qui se suffit à elle-même
    .csv = Écrit un tableau pour d’autres programmes : une mesure par ligne
    .seed = Point de départ du hasard (1 par défaut)
    .threads = Nombre de fils (par défaut, tous les cœurs) ; le résultat n’en dépend pas
    .seats = Nombre de joueurs
    .options = Une option du jeu, autant de fois qu’il faut
    .pack = Une édition qui n’est pas fournie avec Antre
    .examples =
        antre lab sweep drarkane --with facile.toml
        antre lab sweep drako --set dragon.armor=3..6
        antre lab sweep drako --set 'dragon_card.FIRE:2=2..4@dragon_card.W:2'
        Le paquet garde sa taille : chaque Souffle de plus remplace une Marche
cmd-lab-decks = Oppose chaque deck fourni avec Antre à chaque autre, chaque donne depuis les deux places
    .game = Le nom court du jeu
    .bot = Le bot qui joue les deux places (search:100 par défaut)
    .pairs = Nombre de paires par rencontre (100 par défaut)
    .csv = Écrit un tableau pour d’autres programmes : une rencontre par ligne
    .seed = Point de départ du hasard (1 par défaut)
    .threads = Nombre de fils (par défaut, tous les cœurs) ; le résultat n’en dépend pas
    .seats = Nombre de joueurs
    .options = Une option du jeu, autant de fois qu’il faut
    .pack = Une édition qui n’est pas fournie avec Antre
    .examples =
        antre lab decks drakerion
        antre lab decks drakerion -n 50 --csv decks.csv
cmd-lab-learn = Fait jouer un jeu contre lui-même et lui apprend à juger ses positions. Écrit un petit réseau, et dit s’il juge mieux que le guide des parties qu’il n’a jamais vues
    .game = Le nom court du jeu
    .bot = La recherche qui joue toutes les places (search:60 par défaut)
    .games = Nombre de parties (4000 par défaut) ; une sur huit n’est pas apprise et sert à juger
    .net = Largeurs des deux couches : un multiple de 16, puis 32 au plus (16,8 par défaut)
    .rounds = Nombre de passages sur toutes les positions (12 par défaut)
    .out = Le fichier à écrire (JEU.net par défaut)
    .seed = Point de départ du hasard (1 par défaut)
    .threads = Nombre de fils (par défaut, tous les cœurs) ; le résultat n’en dépend pas
    .seats = Nombre de joueurs
    .options = Une option du jeu, autant de fois qu’il faut
    .pack = Une édition qui n’est pas fournie avec Antre
    .examples =
        antre lab learn drako
        antre lab learn coeur -n 20000 --net 64,32 --out games/coeur/value.net
cmd-lab-publish = Mesure tout et écrit les tableaux de docs/strength.md et docs/balance.md. Se reprend, et finit à l’heure
    .games_named = Des jeux (sinon, tous ceux de l’étagère)
    .out = Le dossier des documents (docs par défaut)
    .minutes = Durée au plus, en minutes (95 par défaut) : ce qui ne tient pas compte moins de parties, et le dit
    .pairs = Nombre de paires par duel (400 par défaut)
    .games = Nombre de parties par étude d’équilibre (200 par défaut)
    .budget = Le budget d’itérations que l’on multiplie par 4 puis 16 (50 par défaut)
    .seed = Point de départ du hasard (1 par défaut)
    .bots = Un bot du classement, autant de fois qu’il faut (par défaut, les niveaux au quarantième)
    .usual = Le bot des études d’équilibre (brasier:blitz par défaut)
    .seats = Nombre de joueurs d’un jeu, autant de fois qu’il faut (drarkane=4 par défaut)
    .examples =
        antre lab publish
        antre lab publish coeur drako --minutes 30 --out brouillon

## Mesures

lab-no-equals = « { $got } » n’est pas une option : écrivez OPTION=VALEUR.
lab-bad-sprt = « { $got } » n’est pas une paire d’écarts Elo : écrivez le plus petit puis le plus grand, comme 0,20.
lab-learn-no-search = { $bot } ne cherche pas, il faut un bot qui cherche : torche ou search:60, par exemple.
lab-learn-bad-net = « { $got } » n’est pas une paire de largeurs : écrivez un multiple de 16 jusqu’à 256, puis un nombre jusqu’à 32, comme 16,8.
lab-learn-plays = le jeu joue contre lui-même
lab-learn-round = il apprend, perte { $loss }
lab-learn-nothing = Rien n’a été appris : arrêté trop tôt, ou ce jeu ne se décrit pas encore en nombres.
lab-learn-title = { $games } parties de { $bot } : { $seen } positions apprises, { $unseen } gardées pour juger
lab-learn-loss = Perte sur des parties jamais vues : { $net } pour le réseau, { $guide } pour le guide ({ $seen } sur les parties apprises)
lab-duel-alone = Seul à table, on n’affronte personne : donnez un nombre de joueurs avec --seats.
lab-bar = { $bar } { $done }/{ $all } · { $note } · encore { $left }
lab-note = { $bot } : { $share } %
lab-note-sprt = { $bot } : { $share } %, test { $ratio } (±{ $bound })
lab-time-seconds = { $b } s
lab-time-minutes = { $a } min { $b } s
lab-time-hours = { $a } h { $b } min
lab-title = { $a } contre { $b } : { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
lab-share = { $a } prend { $mean } % des victoires (de { $low } à { $high } %, sûr à 95 %).
lab-elo = Écart Elo : { $mean } (de { $low } à { $high }).
lab-points = Points d’avance par partie : { $mean } (de { $low } à { $high }).
lab-a-better = { $a } joue mieux que { $b }.
lab-b-better = { $b } joue mieux que { $a }.
lab-unsure = Rien ne dit encore lequel joue mieux : ajoutez des paires avec -n.
lab-sprt-high = Test séquentiel : { $a } a bien au moins { $high } Elo d’avance sur { $b }, plutôt que { $low }.
lab-sprt-low = Test séquentiel : { $a } n’a pas plus de { $low } Elo d’avance sur { $b }, plutôt que { $high }.
lab-sprt-open = Test séquentiel : encore ouvert entre { $low } et { $high } Elo.
lab-stopped = Arrêté après { $done ->
    [one] { $done } paire
   *[other] { $done } paires
} sur { $pairs }. Pour continuer : la même commande avec --resume.
lab-nothing-known = Arrêté avant la fin de la première paire : on ne sait encore rien.
lab-head-bot = Bot
lab-head-rating = Elo [95 %]
lab-head-pack = Édition
lab-head-next = Le suivant
lab-head-over-next = Victoires contre lui (%)
lab-league-title = { $game } : le classement, { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} par rencontre, graine { $seed }
lab-league-note = { $a } contre { $b }
lab-league-how = Le premier de la liste vaut 0. Chaque donne est jouée à toutes les places ; les crochets contiennent la vraie valeur dans 95 cas sur 100.
lab-league-stopped = Arrêté avant la fin. Pour continuer : la même commande avec --resume.
lab-league-too-early = Arrêté trop tôt : tous ne se sont pas encore rencontrés.
lab-publish-stopped = Arrêté avant la fin : rien n’est écrit dans les documents, mais les mesures sont enregistrées. La même commande reprend là.
lab-journal-unkept = Les mesures ne s’enregistrent pas en route ({ $detail }) : si l’on arrête, tout sera à refaire.
lab-journal-other = Les bots ou les règles ont changé depuis : on recommence du début.

## Équilibre

lab-balance-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $bot } à toutes les places, graine { $seed }
lab-balance-stopped = Arrêté avant la fin : voici ce que l’on sait déjà.
lab-no-game-yet = Arrêté avant la fin de la première partie : on ne sait encore rien.
lab-more-rows = … et { $n } de plus : --html et --csv les donnent toutes.
lab-written = { $file } est écrit.
lab-seat = Place { $seat }
lab-part-seats = Places et côtés
lab-part-pace = Durée et choix
lab-part-endings = Comment finissent les parties
lab-part-categories = Points par catégorie
lab-part-cards = Cartes et pièces choisies
lab-part-moves = Coups
lab-part-scored = Ce qui a marqué
lab-part-events = Ce qui est arrivé
lab-head-seat = Place
lab-head-share = Victoires (%)
lab-head-points = Points
lab-head-spread = Écart type
lab-head-measure = Mesure
lab-head-mean = Moyenne [95 %]
lab-head-median = Médiane
lab-head-middle = Moitié du milieu
lab-head-range = Étendue
lab-head-ending = Fin
lab-head-category = Catégorie
lab-head-winners = Vainqueurs − autres
lab-head-card = Carte
lab-head-place = Où
lab-head-what = Quoi
lab-head-games = Parties (%)
lab-head-times = Fois par partie
lab-head-won = Victoires alors (%)
lab-head-worth = Un usage de plus (%)
lab-row-first = Qui décide en premier
lab-row-turns = Tours
lab-row-decisions = Décisions
lab-row-choices = Choix par décision
lab-row-forced = Sans choix
lab-chart-shares = Part des victoires et son intervalle à 95 % ; le trait marque l’égalité.
lab-chart-points = Points à la fin, par place
lab-chart-turns = Tours par partie
lab-chart-choices = Nombre moyen de choix, du début à la fin de la partie (dixièmes)
lab-chart-worth = De combien monte la part des victoires à chaque usage de plus, à place égale (en points de pourcentage, avec l’intervalle à 95 %). Une corrélation, pas une cause.
lab-page-intro = Toutes les places sont jouées par le même bot. Les crochets contiennent la vraie valeur dans 95 cas sur 100.
lab-page-how = Une carte compte comme choisie quand un coup joué la touche, face visible pour qui joue ; un tour est une suite de décisions d’une même place ; « un usage de plus » dit de combien monte la part des victoires d’une même place avec chaque usage, toutes ses parties considérées. Rien ici ne connaît un jeu par son nom : tout vient de ce que le jeu montre de lui-même.

## Et si…

lab-sweep-title = { $game } : et si ? { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par essai, { $bot } à toutes les places, graine { $seed }
lab-sweep-bad-set = « { $got } » n’est pas compris : écrivez CHEMIN=3..6, CHEMIN=3,5, ou CHEMIN=3..6@AUTRE.
lab-sweep-unknown = L’édition n’a pas de nombre « { $got } ». Les plus proches : { $near }.
lab-sweep-too-many = Cela ferait { $n } essais ou plus ; il en faut au plus { $most }.
lab-sweep-base = tel quel
lab-sweep-how = La première ligne est l’édition telle quelle. Tous les essais ont les mêmes tirages : la différence se mesure donne par donne. ★ marque l’essai le plus proche de l’égalité.
lab-head-share-of = { $who } : victoires (%)
lab-head-difference = Différence

## Decks

lab-decks-title = { $game } : les decks, { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} par rencontre, { $bot } aux deux places, graine { $seed }
lab-head-deck = Deck (sa part, %)
lab-decks-lopsided = { $n ->
    [0] Toutes les { $all } rencontres sont
    [one] { $n } des { $all } rencontres n’est pas
   *[other] { $n } des { $all } rencontres ne sont pas
} entre 35 et 65 %.

## Nombres

figure-decimal = ,
figure-percent = { $n } %
figure-interval = { $mean } [{ $low } ; { $high }]
