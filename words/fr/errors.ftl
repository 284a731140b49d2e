# Ce que disent les lecteurs de fichiers, les tables et les scénarios quand quelque chose ne va pas.

at-line = ligne { $line }

game-unknown = Aucun jeu ne s’appelle « { $got } ». Essayez : { $near }.
bot-unknown = Aucun bot ne s’appelle « { $got } ». Essayez : { $near }.
bot-bad-budget = « { $got } » n’est pas un temps de réflexion. Écrivez un nombre d’itérations (search:2000), des millisecondes (volcan:800ms) ou blitz (volcan:blitz).
option-unknown = L’option « { $got } » n’existe pas ici. Essayez : { $near }.
option-bad-value = L’option { $option } ne peut pas valoir « { $got } ». Au choix : { $allowed }.
card-unknown = « { $got } » n’est pas une carte de ce jeu. Essayez : { $near }.
roll-unknown = « { $got } » n’est pas un tirage valable.

refused-move = Ce coup n’est pas permis
refused-clause = Coup refusé par la règle { $clause }.
refused-nothing = Rien à en faire pour l’instant : voyez la règle { $clause }.
refused-resigned = La partie est abandonnée : on n’y joue plus.
why-unknown = Rien sur la table ne s’appelle « { $got } ».

position-unknown-key = « { $got } » n’est pas une ligne de position. Les lignes sont : { $allowed }.
position-bad-value = « { $got } » ne convient pas pour { $key }.
position-key-twice = « { $key } » est écrit deux fois : on ne saurait pas quelle ligne compte.
position-census = La carte { $card } figure { $got } fois ; il en faut { $expected } en tout. Écrivez « partial » si la position est incomplète.

pack-unknown-key = La clé « { $got } » n’existe pas ici. Les clés sont : { $allowed }.
pack-unknown-key-near = La clé « { $got } » n’existe pas ici. Vous vouliez dire « { $near } » ?
pack-unknown-word = « { $got } » n’est pas un mot permis ici. Au choix : { $allowed }.
pack-unknown-word-near = « { $got } » n’est pas permis ici. Vouliez-vous dire « { $near } » ? Les mots sont : { $allowed }.
pack-number = { $got } ne va pas ici : de { $least } à { $most }.
pack-length = La longueur de cette liste est { $got } : de { $least } à { $most }.
pack-one-of = Une de ces clés et pas davantage : { $keys }.
pack-too-deep = C’est emboîté trop profondément : des tables dans des tables, ou des listes dans des listes.
pack-missing-key = Il manque la clé « { $got } ».
pack-twice = « { $got } » figure deux fois.
pack-not-understood = Ce n’est pas du TOML : voyez les guillemets, les crochets et les virgules.
pack-other-game = Ce fichier est fait pour « { $got } », pas pour « { $expected } ».

record-empty = Le fichier est vide.
record-not-one = Ce n’est pas un fichier d’Antre : la première ligne devrait être « { $expected } ».
record-head-incomplete = L’en-tête est incomplet : il y manque le jeu ou le nombre de places.
record-bad-line = Cette ligne n’est pas comprise : « { $got } ».
record-cut-short = Le fichier s’arrête trop tôt.
record-other-game = C’est une partie de « { $got } », pas de « { $expected } ».
record-other-rules = Cette partie suit la version { $got } des règles ; nous en sommes à la version { $expected }.
record-other-pack = Cette partie se joue avec l’édition { $got }, pas avec { $expected }.
record-other-options = Cette partie a d’autres options ({ $got }) que la table ({ $expected }).
record-pack-not-here = Cette partie se joue avec l’édition « { $pack } » ({ $hash }), inconnue ici. Donnez son fichier avec --pack.
record-wrong-ply = On attend le coup numéro { $expected }, pas « { $got } ».
record-unknown-seat = « { $got } » n’est pas une place de cette table.
record-illegal-move = Le coup « { $got } » n’est pas permis ici : la règle { $clause } s’y oppose.
record-impossible-roll = Le hasard n’a pas pu donner « { $got } » ici.
record-wrong-sum = La somme de contrôle ne correspond pas : le fichier a été modifié.
record-after-sum = Rien ne doit suivre la somme de contrôle.
record-after-end = La partie est déjà finie avant cette ligne.
record-other-result = Le résultat ne correspond pas à la partie : elle donne « { $expected } ».
record-unfinished = La partie n’est pas finie.
save-damaged = La sauvegarde est abîmée ou incomplète.

## Scénarios

scenario-no-front = Un fichier de scénarios commence par « --- », le jeu et l’édition.
scenario-front-open = L’en-tête n’est pas refermé par « --- ».
scenario-no-game = L’en-tête ne dit pas de quel jeu il s’agit : « game: … ».
scenario-other-game = Ces scénarios sont pour « { $got } », pas pour « { $expected } ».
scenario-none = Ce fichier ne contient aucun scénario.
scenario-block-open = Ce bloc n’est pas refermé.
scenario-nothing-checked = Ce scénario ne vérifie rien.
scenario-unknown-line = Cette ligne n’est pas comprise : « { $got } ». On peut écrire : { $allowed }.
scenario-deal-and-position = Donnez « deal » ou une position, pas les deux ({ $got }).
scenario-no-start = Le scénario n’a ni position ni « deal ».
scenario-no-clause = Le coup « { $got } » de { $seat } doit citer la règle qui le refuse, après « ! ».
scenario-unknown-seat = « { $got } » n’est pas une place. Au choix : { $allowed }.
scenario-not-a-number = « { $got } » n’est pas un nombre.
scenario-unknown-pack = L’édition « { $got } » est introuvable. Éditions connues : { $known }.
scenario-position = La position n’est pas valable : { $why }
scenario-chance-open = Ici, le tirage n’est pas fixé ({ $rolls }) : ajoutez une ligne « > * … » ou « seed: … ».
scenario-no-chance = « { $got } » est un tirage, mais la suite est { $next }.
scenario-unreadable-roll = Le tirage « { $got } » n’est pas compris : { $why }
scenario-impossible-roll = Le tirage « { $got } » est impossible ici.
scenario-unreadable-move = Le coup « { $got } » n’est pas compris : { $why }
scenario-illegal = Le coup « { $got } » de { $seat } est refusé par la règle { $clause }.
scenario-other-clause = Le coup « { $got } » de { $seat } devait être refusé par la règle { $expected }, il l’est par la règle { $clause }.
scenario-legal = Le coup « { $got } » de { $seat } devait être refusé par la règle { $expected }, il est permis.
scenario-not-over = La partie n’est pas finie : la suite est { $next }.
scenario-winner = Vainqueur attendu : { $expected } ; obtenu : { $got }.
scenario-field = { $key } : attendu « { $expected } », obtenu « { $got } ».
scenario-size = { $key } devait compter { $expected ->
    [one] { $expected } carte
   *[other] { $expected } cartes
} ; il y en a { $got }.
scenario-no-field = « { $key } » n’est pas une ligne de position. Les lignes sont : { $known }.
scenario-no-zone = « { $key } » n’est pas une zone de la table. Les zones sont : { $known }.
scenario-next = La suite devait être { $expected }, et c’est { $got }.
scenario-legal-count = { $expected ->
    [one] { $expected } coup attendu
   *[other] { $expected } coups attendus
} ; il y en a { $got } : { $moves }.
scenario-score = { $seat } devait avoir { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
}, et en a { $got }.
scenario-score-line = { $seat } devait avoir { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
} pour { $category }, et en a { $got }.
scenario-sees = { $eye } devait voir { $key } : « { $expected } », et voit « { $got } ».
scenario-knows = { $eye } devait savoir { $key } : « { $expected } », et sait « { $got } ».

pack-bad-name = « { $got } » ne convient pas comme nom d’édition : des lettres, des chiffres, - et _, quarante au plus.
pack-bad-line-name = « { $got } » ne convient pas comme nom d’édition : une seule ligne, { $most } caractères au plus, sans espace au début ni à la fin.
pack-wrong-kind = Il faut ici { $expected }.
pack-kind = autre chose
    .number = un nombre entier
    .text = un texte entre guillemets
    .list = une liste entre crochets
    .truth = true ou false
    .table = une table
    .yes = true, ou rien du tout
pack-bad-words = Il faut ici quelques mots, sans caractère de commande.
record-other-format = Ce fichier a un format (« { $got } ») qu’Antre ne lit pas (« { $expected } »).
scenario-unknown-clause = La règle « { $got } » n’existe pas.
scenario-no-category = « { $key } » n’est pas une catégorie de points. Les catégories sont : { $known }.
