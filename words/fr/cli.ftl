# Ce que dit la commande antre.

## Fautes

said-by = antre :
our-fault = Une faute de notre part, pardon ! Ce que vous avez tapé n’y est pour rien. Signalez-la là où vous avez trouvé Antre, avec ce repère : { $place }
output-trouble = Impossible d’écrire la sortie : { $detail }
file-not-found = Le fichier { $file } n’existe pas. Vérifiez son nom et son dossier.
file-not-allowed = Vous n’avez pas le droit d’ouvrir { $file }.
file-is-folder = { $file } est un dossier : il faut un fichier.
file-not-text = { $file } n’est pas un fichier texte (UTF-8).
file-exists = { $file } existe déjà : choisissez un autre nom.
file-too-big = { $file } est bien trop gros pour être un fichier d’Antre.
file-trouble = Impossible de lire { $file } : { $detail }
file-unwritten = Impossible d’écrire { $file } : { $detail }. Ce qui s’y trouvait est intact. Libérez de la place ou choisissez un autre endroit.
io-not-found = cela n’existe pas
io-not-allowed = accès refusé
io-is-folder = c’est un dossier
io-no-folder = il y a un fichier à la place d’un dossier
io-read-only = le disque est en lecture seule
io-full = il n’y a plus de place

usage-bad-variable = ANTRE_LANG vaut « { $got } » : il faut fr ou en.
usage-missing-command = Que faut-il faire ? Il manque une commande.
usage-unknown-command = « { $got } » n’est pas une commande.
usage-unknown-command-near = « { $got } » n’est pas une commande. Vous vouliez dire { $near } ?
usage-unknown-argument = « { $got } » n’a pas sa place ici.
usage-unknown-argument-near = « { $got } » n’a pas sa place ici. Vous vouliez dire { $near } ?
usage-no-value = Il manque une valeur après { $argument }.
usage-bad-value = « { $got } » ne convient pas pour { $argument }.
usage-bad-value-near = « { $got } » ne convient pas pour { $argument }. Au choix : { $near }.
usage-bad-value-range = « { $got } » ne convient pas pour { $argument } : il faut un nombre de { $least } à { $most }.
usage-missing = Il manque { $argument }.
usage-conflict = { $argument } et { $other } ne vont pas ensemble.
usage-not-text = La ligne de commande n’est pas du texte (UTF-8).
usage-not-understood = Antre ne comprend pas cette ligne de commande.
usage-hint = Pour en savoir plus : { $command } --help

## Pages d’aide

help-usage = Usage :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-examples = Exemples

value-command = COMMANDE
value-game = JEU
value-find = RÈGLE|MOTS
value-file = FICHIER
value-number = N
value-eye = A|B|S
value-name = NOM
value-bot = BOT
value-seat = PLACE=QUI
value-deck = PLACE=DECK
value-option = OPTION=VALEUR
value-widths = 16,8
value-which = N|FICHIER
value-shell = SHELL
value-lang = fr|en

arg-help = Affiche cette aide
arg-version = Affiche la version
arg-lang = Langue : fr ou en (sinon la variable ANTRE_LANG, sinon la langue du système)

cmd = Cinq jeux de dragons à une même table. Sans rien d’autre : la table s’ouvre dans le navigateur.
    .examples =
        antre
        Ouvrir la table dans le navigateur
        antre play coeur --seat B=greedy
        Jouer à Cœur de Dragon contre le bot glouton
        antre rules coeur CD-42
        Lire une règle
        antre --lang en games
        Tout se dit aussi en anglais
cmd-play = Joue une partie, en plein écran ou ligne à ligne. Sans jeu : on vous demande lequel
    .game = Le nom court du jeu
    .seat = Qui joue à une place : A=human, B=greedy, B=search:5000, B=search:800ms, B=volcan (par défaut, vous en A contre brasier)
    .name = Le nom d’une place : A=Alice
    .deck = Le deck d’une place : A=rempart, ou un fichier : B=mon-deck.toml
    .seats = Nombre de joueurs
    .seed = Point de départ du hasard : une partie d’entraînement que l’on peut rejouer
    .pack = Une édition fournie avec Antre, par son nom, ou un fichier d’édition
    .option = Une option du jeu, autant de fois qu’il faut (voir antre games JEU)
    .resume = Reprend une partie enregistrée ; sans fichier, la plus récente
    .plain = Ligne à ligne : pour un lecteur d’écran, un tube, un terminal simple
    .ascii = Des lettres au lieu des symboles dessinés
    .examples =
        antre play coeur
        Vous contre Brasier, l’adversaire habituel
        antre play coeur --seat A=human --seat B=human
        À deux sur le même écran
        antre play coeur --plain --seed 7
        Ligne à ligne, une donne que l’on peut rejouer
cmd-saves = Les parties enregistrées sur cette machine, en cours et finies : les voir, en montrer ou en supprimer une
    .json = En JSON, pour d’autres programmes
    .examples =
        antre saves
        antre saves show 1
        Où elle est, et comment la reprendre ou la revoir
        antre saves delete 2
cmd-saves-show = Montre une partie enregistrée : le jeu, les joueurs, le fichier, et comment la reprendre ou la revoir
    .which = Son numéro dans la liste, ou son fichier
    .examples =
        antre saves show 1
cmd-saves-delete = Supprime une partie enregistrée
    .which = Son numéro dans la liste, ou son fichier
    .examples =
        antre saves delete 2
cmd-completions = Écrit ce qu’un shell complète : commandes, options, jeux et fichiers
    .shell = bash, zsh ou fish
    .examples =
        antre completions bash > ~/.local/share/bash-completion/completions/antre
        antre completions zsh > ~/.zfunc/_antre
        antre completions fish > ~/.config/fish/completions/antre.fish
cmd-man = Écrit la page de manuel d’Antre ou d’une de ses commandes
    .command = La commande ; sinon, la page d’Antre
    .examples =
        antre man > antre.1
        antre man lab duel | man -l -
cmd-games = Les jeux de l’étagère ; avec un jeu : ses options, ses éditions, l’origine de ses données
    .game = Le nom court d’un jeu
    .json = En JSON, pour d’autres programmes
    .examples =
        antre games
        antre games coeur
cmd-rules = Les règles d’un jeu : toutes, une seule, ou celles qui parlent de quelque chose
    .game = Le nom court du jeu
    .find = Le numéro d’une règle (CD-42), ou des mots à chercher, sans souci des accents
    .examples =
        antre rules coeur
        Toutes les règles
        antre rules coeur CD-42
        Une seule règle
        antre rules coeur princesse figurine
        Les règles qui contiennent ces mots
cmd-replay = Relit une partie finie, coup par coup, jusqu’au score expliqué
    .file = Le fichier de la partie (sinon, la dernière partie finie)
    .ply = Montre la table telle qu’elle était après N coups
    .eye = La table telle que la voyait une place, ou S pour un spectateur : après N coups avec --ply, à la fin sinon. Sans --eye, rien n’est caché
    .pack = Une édition qui n’est pas fournie avec Antre, si la partie en demande une
    .examples =
        antre replay partie.antre
        antre replay partie.antre --ply 12
        La position après le douzième coup, prête à copier dans un scénario
        antre replay partie.antre --ply 12 --eye B
cmd-check = Joue des scénarios et dit lesquels échouent
    .files = Des fichiers de scénarios, ou des dossiers à parcourir
    .examples =
        antre check games/coeur/tests/scenarios
        antre check mon-cas.md
cmd-pack = Les éditions des cartes : en vérifier une, en prendre une pour modèle
    .examples =
        antre pack show coeur > mon-edition.toml
        antre pack check mon-edition.toml
cmd-pack-check = Vérifie une édition : dit la ligne et la colonne de ce qui ne va pas, et ce qui est permis
    .file = Le fichier de l’édition
    .game = Le jeu, si le fichier ne le dit pas
    .examples =
        antre pack check mon-edition.toml
        antre pack check mon-edition.toml --game coeur
cmd-pack-show = Affiche une édition fournie avec Antre, pour partir de quelque chose
    .game = Le nom court du jeu
    .name = Le nom de l’édition (sinon, celle par défaut)
    .examples =
        antre pack show coeur
        antre pack show coeur bga > mon-edition.toml
cmd-pack-schema = Écrit ce qu’une édition peut dire, en schéma JSON pour les éditeurs
    .game = Le nom court du jeu
    .examples =
        antre pack schema drakerion > drakerion.schema.json
cmd-pack-new = Demande les cartes une à une et écrit une édition : pour qui possède la boîte
    .game = Le nom court du jeu
    .file = Le fichier à écrire
    .examples =
        antre pack new drako mon-drako.toml
cmd-bench = Mesure la vitesse des jeux sur cette machine : parties au hasard, donne comprise, un seul fil. À lancer avec « cargo run --release -- bench »
    .game = Un seul jeu (sinon, tous)
    .seconds = Durée de chaque mesure en secondes (2 par défaut)
    .tsv = Une mesure par ligne, séparée par des tabulations, pour les graphiques
    .json = En JSON, pour d’autres programmes
    .examples =
        antre bench
        antre bench coeur --seconds 5
cmd-engine = Les jeux pour d’autres programmes : une ligne JSON entre, une ligne JSON sort (voir docs/engine.md)
    .examples =
        antre engine
        antre engine --lang en < questions.jsonl
cmd-about = De qui sont ces jeux, et ce qu’est ce programme
    .examples =
        antre about

## Commandes

about-title = Antre { $version }

games-players = { $min ->
    [one] { $min } joueur
   *[other] { $min } joueurs
}
games-players-range = { $min } à { $max } joueurs
games-more = Pour en savoir plus : antre games JEU. Pour jouer : antre play JEU.
games-options = Options
games-default = par défaut { $value }
games-option = { $name }. { $help }
games-packs = Éditions des cartes
games-start = Pour jouer : antre play { $game }. Les règles : antre rules { $game }.

rules-nothing-found = Aucune règle ne contient « { $words } ». Essayez avec moins de mots : antre rules { $game } MOT
rules-unknown-clause = La règle { $got } n’existe pas. Les plus proches : { $near }.

pack-which-game = { $file } ne dit pas pour quel jeu il est fait : ajoutez --game JEU, ou une ligne game = "JEU" dans le fichier.
pack-good = { $file } est une édition valable de { $game } : « { $pack } », empreinte { $hash }.
pack-unknown = Aucune édition fournie avec Antre ne s’appelle « { $got } ». Au choix : { $near }.

check-empty-folder = Le dossier { $folder } ne contient aucun scénario.
check-file = { $file } : { $passed ->
    [one] { $passed } scénario réussi
   *[other] { $passed } scénarios réussis
}, { $failed ->
    [0] aucun échoué
    [one] { $failed } échoué
   *[other] { $failed } échoués
}.
check-sum = En tout : { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $scenarios ->
    [one] { $scenarios } scénario
   *[other] { $scenarios } scénarios
}, { $failed ->
    [0] aucun échoué
    [one] { $failed } échoué
   *[other] { $failed } échoués
}.

replay-no-such-ply = Il n’y a pas de coup { $got } : la partie compte { $last ->
    [one] { $last } coup
   *[other] { $last } coups
}.
replay-unknown-eye = « { $got } » n’est pas une place d’où regarder. Au choix : { $near } (S est un spectateur).
replay-setup = Édition { $pack } · { $options }
replay-person = une personne
replay-practice = Partie d’entraînement : son tirage peut être rejoué.
replay-undone = Des coups ont été repris avec l’accord de tous.
replay-resigned = Abandon : la victoire va à { $winners }.
replay-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

saves-none = Aucune partie n’est enregistrée ici. Pour en commencer une : antre play
saves-running = En cours
saves-finished = Finies
saves-damaged = ce fichier est abîmé
saves-line = { $game }, { $players }
saves-how = antre saves show N montre une partie, antre saves delete N la supprime.
saves-unknown = « { $got } » n’est pas une partie de la liste : { $count ->
    [0] il n’y en a aucune.
    [one] il n’y en a qu’une.
   *[other] choisissez un numéro de 1 à { $count }.
}
saves-resume = Pour la reprendre : antre play --resume { $file }
saves-replay = Pour la revoir : antre replay { $file }
saves-deleted = { $file } est supprimé.
saves-no-record = Aucune partie finie n’est enregistrée ici. Donnez un fichier.
saves-no-save = Aucune partie en cours n’est enregistrée ici. Pour en commencer une : antre play
bench-game = Jeu
bench-decisions = Décisions/s
bench-games = Parties/s
bench-nanoseconds = ns/décision
bench-state = Octets/état
bench-search = Recherche/s
bench-lab = Labo/s
bench-generator = Un pas du générateur de hasard : { $ns } ns. Les mesures une à une : antre bench --tsv
bench-not-release = Mesures sans optimisation : pour de vrais chiffres, cargo run --release -- bench

## Moteur

ask-not-json = Cette ligne n’est pas du JSON, à partir de la colonne { $column }.
ask-not-object = Une question est un objet JSON, comme { "{" }"do":"hello"{ "}" }.
ask-bad-id = « id » est un nombre entier ou un texte.
ask-bad-lang = « lang » vaut fr ou en.
ask-no-do = Il manque « do » : ce qui est demandé.
ask-unknown-do = « do » ne peut pas valoir « { $got } ». Au choix : { $near }.
ask-unknown-field = « { $got } » n’est pas un champ de cette question. Au choix : { $near }.
ask-no-fields = « { $got } » est de trop : cette question n’a pas de champ.
ask-missing-field = Il manque le champ « { $got } ».
ask-bad-value = { $kind ->
    [number] « { $field } » doit être un nombre entier, positif ou nul.
    [text] « { $field } » doit être un texte.
    [list] « { $field } » doit être une liste.
    [object] « { $field } » doit être un objet JSON.
    [truth] « { $field } » doit valoir true ou false.
   *[other] « { $field } » n’a pas la forme attendue.
}

engine-too-long = Cette ligne dépasse { $most } octets : elle n’a pas été lue.
engine-unknown-table = La table { $got } n’existe pas. { $n ->
    [0] Aucune n’est ouverte.
   *[other] Tables ouvertes : { $open }.
}
engine-too-many-tables = { $most } tables sont déjà ouvertes : fermez-en une.
engine-unknown-seat = « { $got } » n’est pas une place de cette table. Au choix : { $near }.
engine-unknown-eye = « { $got } » n’est pas une place d’où regarder. Au choix : { $near } (S est un spectateur).
engine-players = « players » donne { $got ->
    [one] { $got } nom
   *[other] { $got } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : il en faut un par place.
engine-bad-name = « { $got } » ne convient pas comme nom : il faut de 1 à 80 caractères sur une ligne, sans espace au début ni à la fin.
engine-illegal = { $line }. { $text }
engine-nothing = On n’en fait rien pour l’instant. { $text }
engine-over = La partie est finie.
engine-not-to-act = Ce n’est pas à { $seat } de jouer.
engine-no-record = La partie n’est pas finie : son compte rendu reste fermé jusque-là.
engine-no-score-yet = La partie n’est pas finie : le score ne se montre qu’à la fin.
engine-nothing-to-undo = Cette place n’a pas encore joué : il n’y a rien à reprendre.
engine-needs-consent = Pour reprendre ce coup, il faut l’accord de { $seats }.
engine-no-chance = Le système ne fournit pas de hasard : ouvrez la table avec « seed ».

pack-no-form = { $game } n’a pas de questionnaire : partez de « antre pack show { $id } » et modifiez le fichier.
pack-written = { $file } est écrit. Pour jouer avec : antre play { $game } --pack { $file }
pack-not-begun = Le questionnaire n’est pas allé au bout. Rien n’a été répondu, rien n’est écrit.
pack-not-written = Le questionnaire n’est pas allé au bout. Vos réponses sont enregistrées dans { $file } : la même commande reprend là.
pack-form-how = Entrée accepte la réponse entre crochets, « < » revient à la question d’avant, Ctrl-D s’arrête et enregistre tout.
pack-form-goes-on = { $n ->
    [one] Une réponse est enregistrée
   *[other] { $n } réponses sont enregistrées
} dans { $file } : on reprend là.
games-provenance = En tout, connus : { $known }, déduits : { $inferred }, reconstitués par nous : { $ours }. Pour entrer les vôtres : antre pack new { $game } FICHIER

## Decks

cmd-deck = Vérifie, commence ou montre un deck
    .examples =
        antre deck new mon-deck.toml --faction rempart
        antre deck check mon-deck.toml
cmd-deck-check = Dit si un deck est conforme aux règles, et sinon pourquoi
    .file = Le fichier du deck
    .pack = Une autre édition des cartes, en TOML
    .game = Le nom court du jeu, s’il y en a plusieurs avec des decks
    .examples =
        antre deck check mon-deck.toml
cmd-deck-new = Écrit un deck conforme, à modifier ensuite
    .file = Le fichier à écrire ; sans lui, le deck s’affiche
    .faction = La faction du deck
    .pack = Une autre édition des cartes, en TOML
    .game = Le nom court du jeu, s’il y en a plusieurs avec des decks
    .examples =
        antre deck new mon-deck.toml --faction tombes
cmd-deck-show = Liste les decks fournis avec Antre, ou en montre un
    .name = Le nom court du deck
    .game = Le nom court du jeu, s’il y en a plusieurs avec des decks
    .examples =
        antre deck show
        antre deck show rempart > mon-deck.toml

deck-good = { $file } est un deck conforme : « { $deck } », { $cards } cartes dont { $different } différentes.
deck-play = Pour jouer avec : antre play { $game } --deck A={ $file }
deck-written = { $file } est écrit. Modifiez-le à votre goût, puis : antre deck check { $file }
deck-none = { $game } se joue sans construire de deck.
deck-nowhere = Aucun des jeux n’a de decks.
deck-wish = « { $got } » n’est pas compris. Une place, puis un deck ou un fichier : A=rempart, B=mon-deck.toml.
deck-unknown = « { $got } » n’est pas un deck fourni avec Antre. Essayez : { $near }.
