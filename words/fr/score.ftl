# Ce que dit « antre score », la feuille de score des parties jouées avec la vraie boîte.

cmd-score = Compte une partie jouée avec la vraie boîte : chaque point avec ses cartes, son chemin et sa règle
    .game = Le nom court du jeu
    .file = Ce qui a été noté ; « - » lit ce qui arrive par un tube. Sans fichier, on vous pose des questions
    .best = Cherche pendant dix secondes au plus une meilleure disposition des mêmes cartes
    .save = Enregistre la feuille dans ce fichier, réponse après réponse ; la même commande la reprend
    .template = Affiche une feuille à remplir, avec son mode d’emploi
    .options = Une option du jeu, par exemple wild_dragon=value
    .pack = Une autre édition des cartes, en TOML
    .examples =
        antre score aetherya
        antre score drarkane --save soiree.txt
        antre score aetherya --template > partie.txt
        antre score aetherya partie.txt --best

score-no-pad = { $game } n’a pas de feuille de score. Ces jeux en ont une : { $near }.
score-no-pad-anywhere = Aucun jeu n’a de feuille de score pour l’instant.
score-welcome = { $game } : la feuille de score. Une réponse par ligne ; « < » revient à la question d’avant, Ctrl-D finit.
score-column = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-ranking = Classement
score-rank = { $place }. { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-rank-tie-broken = { $place }. { $seat }, { $points ->
    [one] { $points } point, après départage
   *[other] { $points } points, après départage
}
score-searching = { $seat } : { $bar } { $best ->
    [one] { $best } point
   *[other] { $best } points
}, { $steps } dispositions
score-best = Ce qui aurait pu être
score-best-found = { $seat } : { $after ->
    [one] { $after } point trouvé
   *[other] { $after } points trouvés
} au lieu de { $before }, en { $steps } essais.
score-best-proven = { $seat } : { $after ->
    [one] { $after } point
   *[other] { $after } points
} au lieu de { $before }. C’est le mieux possible, et c’est prouvé.
score-best-same = { $seat } : rien de mieux que { $after ->
    [one] { $after } point
   *[other] { $after } points
} n’a été trouvé, en { $steps } essais.
score-best-same-proven = { $seat } : { $after ->
    [one] { $after } point
   *[other] { $after } points
}, et rien de mieux n’existe. C’est prouvé.
score-best-none = Ce jeu ne sait pas chercher mieux.
score-kept = La feuille est enregistrée dans { $file }. Pour la reprendre : antre score { $game } --save { $file }
score-no-way-back = C’est la première question : rien à reprendre.
score-goes-on = On reprend la feuille { $file } là où elle en était.
