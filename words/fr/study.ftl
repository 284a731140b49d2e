# Conseils et analyses.

cmd-hint = Un conseil : ce que jouerait le meilleur bot dans une partie enregistrée, avec ce que sait le joueur dont c’est le tour
    .file = La partie enregistrée (sinon, la plus récente)
    .bot = Qui réfléchit : torche, brasier, volcan (par défaut), volcan:800ms, search:5000…
    .pack = Une édition qui n’est pas fournie avec Antre, si la partie en demande une
    .examples =
        antre hint
        Un conseil pour la dernière partie enregistrée
        antre hint partie.sauve --bot brasier
cmd-analyse = Analyse une partie finie : pour chaque coup, ce qu’aurait joué le meilleur bot avec ce que savait le joueur, les chances de gagner, les pires erreurs et la part de la chance
    .file = Le fichier de la partie (sinon, la dernière partie finie)
    .bot = Qui réfléchit : torche, brasier, volcan (par défaut), volcan:blitz, search:5000…
    .html = Écrit aussi une page HTML qui se suffit à elle-même, avec la courbe des chances
    .seed = La graine de la réflexion : la même donne la même analyse
    .pack = Une édition qui n’est pas fournie avec Antre, si la partie en demande une
    .examples =
        antre analyse partie.antre
        antre analyse partie.antre --bot brasier --html partie.html
        Plus vite, et en page HTML

hint-title = Pour { $seat }, { $bot } pense d’abord à ceci :
hint-line = { $chance } % de chances de gagner ; { $effort } % de la réflexion
hint-forced = le seul coup possible
hint-rest = { $count ->
    [one] Un autre coup est possible.
   *[other] { $count } autres coups sont possibles.
}
hint-no-save = Aucune partie n’est enregistrée ici. Donnez un fichier : antre hint FICHIER
hint-over = Personne n’a de coup à jouer dans cette partie.
hint-not-yours = Dans { $file }, c’est à un bot de jouer : reprenez la partie, il jouera, puis demandez un conseil.
hint-no-opinion = { $bot } ne compare pas les coups : choisissez torche, brasier, volcan ou search.

analyse-title = { $game } : une partie analysée
analyse-method = { $bot } ({ $spec }) a réfléchi à chaque coup avec ce que savait le joueur à ce moment-là, et rien de plus.
analyse-same = comme le bot ; { $before } % de chances
analyse-other = plutôt : { $best } ; { $before } % de chances, { $after } % après ce coup
analyse-forced = coup forcé
analyse-worst = Les pires erreurs
analyse-no-mistake = Aucune : chaque coup valait le meilleur, ou presque.
analyse-mistake = Coup { $ply }, { $seat } : { $played } (−{ $loss } %). Mieux : { $best }.
analyse-luck = D’où vient le résultat
analyse-balance = part égale { $even } ; ses erreurs { $lost } ; celles des autres { $given } ; chance des cartes { $luck } ; résultat { $result } %
analyse-luck-how = En points de pourcentage : la part égale, moins ce que le joueur a laissé échapper, plus sa part de ce que les autres ont laissé ; le reste, personne ne l’a décidé, c’est la chance des cartes.
analyse-curve = Chances de gagner au fil de la partie, telles que chacun pouvait les connaître (en %)
analyse-moves = Coup par coup
analyse-column =
    .seat = Place
    .even = Part égale
    .lost = Ses erreurs
    .given = Celles des autres
    .luck = Chance
    .result = Résultat
    .played = Joué
    .ply = Coup
    .best = Le bot préférait
    .before = Chances avant
    .after = Après
analyse-stopped = Arrêté après le coup { $done } sur { $all } : ce qui précède est analysé, la suite ne l’est pas.
analyse-written = La page est écrite : { $file }
