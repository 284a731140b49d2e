# La table : jouer au terminal, en plein écran ou ligne à ligne.

## Places, bots et marques

bot-random = Hasard
bot-greedy = Glouton
bot-search = Stratège
level-etincelle = Étincelle
    .about = Joue de bon cœur et ne voit pas tout : le plus souvent, vous gagnerez. Idéale pour débuter.
level-lanterne = Lanterne
    .about = Prend ce qui rapporte tout de suite, sans penser au tour suivant. Dès que l’on a un peu joué.
level-torche = Torche
    .about = Pense à votre réponse avant de jouer. Pour qui connaît bien le jeu.
level-brasier = Brasier
    .about = Prévoit loin et punit les faiblesses. Il faut bien jouer pour gagner.
level-volcan = Volcan
    .about = Réfléchit jusqu’à deux secondes et ne pardonne presque rien. Le plus fort de l’antre.

player-nameless = Joueur { $seat }
role-you = vous
role-human = sur cette machine
role-bot = bot

mark-practice = entraînement
mark-undone = coup repris
mark-unkept = pas enregistrée
option-chosen = { $name } : { $value }

## Directions et listes

toward-east =
    .at = à l’est
    .to = vers l’est
toward-east-north-east =
    .at = à l’est-nord-est
toward-north-east =
    .at = au nord-est
    .to = vers le nord-est
toward-north =
    .at = au nord
toward-north-west =
    .at = au nord-ouest
    .to = vers le nord-ouest
toward-west-north-west =
    .at = à l’ouest-nord-ouest
toward-west =
    .at = à l’ouest
    .to = vers l’ouest
toward-west-south-west =
    .at = à l’ouest-sud-ouest
toward-south-west =
    .at = au sud-ouest
    .to = vers le sud-ouest
toward-south =
    .at = au sud
toward-south-east =
    .at = au sud-est
    .to = vers le sud-est
toward-east-south-east =
    .at = à l’est-sud-est
joined-comma = { $before }, { $after }
joined-and = { $before } et { $after }
joined-or = { $before } ou { $after }

## D’où l’on sait ce que dit une édition

standing-known = connu
standing-inferred = déduit
standing-reconstructed = reconstitué
standing-ours = inventé par nous

## La ligne de commande

play-mind-unknown = Aucun joueur ne s’appelle « { $got } ». Essayez : { $near }.
play-seat-unknown = « { $got } » n’est pas une place de cette table. Les places sont : { $near }.
play-seat-twice = La place { $seat } est donnée deux fois.
play-no-equals = Il manque un signe = dans « { $got } ». Écrivez par exemple { $option ->
    [seat] --seat B=greedy
    [name] --name A=Alice
   *[other] --option réglage=valeur
}.
play-name-empty = Il n’y a pas de nom dans « { $got } ». Écrivez par exemple --name A=Alice.
play-bad-seats = On ne peut pas jouer à « { $got } » : { $fewest ->
    [1] ce jeu accueille de 1 à { $most } joueurs.
   *[other] ce jeu demande { $fewest ->
        [2] { $most ->
            [2] deux joueurs
           *[other] de 2 à { $most } joueurs
        }
       *[other] de { $fewest } à { $most } joueurs
    }.
}
play-bad-seed = « { $got } » n’est pas une graine. Écrivez un nombre entier de 0 à 18446744073709551615, par exemple --seed 7.
play-bad-budget = « { $got } » n’est pas un temps de réflexion. Écrivez un nombre d’itérations de 1 à 10000000 (search:2000) ou des millisecondes de 1 à 600000 (search:800ms, volcan:800ms) ; un niveau peut aussi jouer vite (volcan:blitz).
play-pack-unknown = « { $got } » n’est ni une édition fournie avec Antre, ni un fichier. Essayez : { $near }, ou le chemin d’un fichier.
play-resume-other = { $file } est une partie de { $game }, pas de { $got }.
play-no-chance = Le système ne fournit pas de hasard : on ne peut pas mélanger les cartes. Réessayez, ou jouez avec --seed.
play-bot-lost = { $seat } n’a pas su jouer : la faute est la nôtre.

## Jouer, refuser, reprendre

play-refused = { $line } (règle { $clause }). { $text }
play-over-nothing-more = La partie est finie : on n’y joue plus.
play-undo-nothing = Vous n’avez encore rien joué : il n’y a rien à reprendre.
play-undo-over = La partie est finie : on ne peut plus reprendre de coup.
play-undo-needs = Il faut l’accord de { $seats } pour reprendre ce coup.
undo-done = { $seat } reprend son dernier coup.
undo-refused-by = { $seat } préfère que le coup reste joué.
undo-ask = { $asker } demande à reprendre son dernier coup. { $seat }, êtes-vous d’accord ?
undo-ask-hint =
    o : oui, le coup est repris
    n : non, le coup reste joué

## Enregistrer

play-resume-fixed = { $option } ne change rien à une partie commencée : elle garde ses places, ses réglages et son tirage. Reprenez-la sans { $option }.
play-resume-held = Cette partie est ouverte dans un autre terminal : { $file }. Jouez-la là-bas, ou quittez-la d’abord.
play-resume-finished = Cette partie est finie : on ne la reprend plus. Pour la revoir : antre replay { $file }
play-resume-pack = Cette partie se joue avec l’édition { $pack }, pas avec { $got }. Reprenez-la sans --pack.
save-kept = Partie enregistrée. Pour la reprendre :
save-no-folder = La partie ne sera pas enregistrée : le système ne dit pas où. Donnez un dossier dans la variable ANTRE_HOME.
    .leaving = La partie n’est pas enregistrée : le système ne dit pas où.
save-trouble = La partie n’est pas enregistrée : on ne peut pas écrire dans { $folder } ({ $detail }). Le jeu continue ; en quittant, vous choisirez un autre endroit.
    .leaving = La partie n’est pas enregistrée : on ne peut pas écrire dans { $folder } ({ $detail }).
leave-ask = Que faire de cette partie ?
leave-again = Réessayer au même endroit, par exemple après avoir libéré de la place.
leave-elsewhere = L’enregistrer dans un autre dossier.
leave-text = L’afficher ici en texte, pour la copier.
leave-lose = Quitter sans l’enregistrer : elle est perdue.
leave-which = Dans quel dossier ?
leave-rescued = La partie n’a pas pu être enregistrée à l’endroit habituel ; elle est dans { $folder }, d’où elle peut disparaître. Déplacez-la vite.
leave-text-save = Voici la partie. Copiez ce qui est entre les deux traits dans un fichier nommé { $file } ; pour la reprendre : antre play --resume { $file }
leave-text-record = Voici la partie finie. Copiez ce qui est entre les deux traits dans un fichier nommé { $file } ; pour la revoir : antre replay { $file }
record-kept = Partie enregistrée. Pour la revoir :

## Le choix du jeu

start-title = Antre
start-welcome = Bienvenue. Le feu est allumé, la table est mise.
start-which = À quoi jouons-nous ?
start-resume = Reprendre
start-resume-about = { $game }, le { $date } UTC, { $players }
start-older = Une autre partie enregistrée
start-older-about = { $count ->
    [one] Encore une partie attend.
   *[other] { $count } autres parties attendent.
}
start-which-save = Quelle partie reprenons-nous ?
start-ready = Tout est prêt. On commence, ou l’on change quelque chose ?
start-begin = Commencer
start-side = Votre place : { $value }
start-side-about = Qui vous êtes à cette table.
start-seat-side = { $seat }, { $side }
start-which-side = Quelle place prenez-vous ?
start-pack = Édition des cartes : { $value }
start-which-pack = Avec quelle édition des cartes ?
start-how-many = Combien de joueurs ?
start-seats = { $count ->
    [one] En solo
   *[other] { $count } joueurs
}
start-against = Contre qui ?
start-friend = Un ami
start-friend-about = Sur cette machine : l’écran passe de main en main et cache tout entre-temps.
start-origin = { $origin }
start-keys = [↑↓] choisir   [Entrée] valider   [Échap] revenir   [q] quitter
start-answer-how = Répondez par un nombre de 1 à { $count }, par un nom de la liste, ou par « quitter ».
start-goodbye = À bientôt.

## À qui le tour

turn-you = À vous
turn-yours = À vous, { $seat }
turn-choose = À vous : choisissez un coup.
turn-thinks = { $seat } réfléchit
turn-next = Puis { $seat }
look-then-pass = C’est joué. Regardez ; Entrée cachera l’écran pour { $seat }.
hand-over = Passez l’écran à { $seat }, puis appuyez sur Entrée.
hand-over-hint = D’ici là, rien n’est visible.

## Les zones, en mots

piece-hidden = carte cachée
piece-at-cell = en { $cell }
piece-at-hex = en { $hex }
piece-at-step = au pas { $step }
zone-in-order = { $zone } ({ $order })
zone-empty = { $zone } : rien.
zone-one = { $zone } : { $pieces }.
zone-hidden = { $zone } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée.
zone-pile = { $zone } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, sur le dessus { $top }.
zone-open-pile = { $zone } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, de bas en haut { $pieces }.
zone-row = { $zone } : { $count } sur { $places }, { $pieces }.
zone-pieces = { $zone } : { $pieces }.
zone-counter = { $zone } : { $count }.
zone-track-one = { $zone } : { $step } sur { $end }.
zone-track = { $zone } : { $pieces }, sur { $end }.
zone-holds = { $count ->
    [one] Une seule pièce.
   *[other] { $count } pièces, en commençant par celle du dessus ou la première.
}
zone-foot = ←→ une autre zone   ↑↓ lire   Entrée ou Échap fermer
zone-and-hidden = ({ $count } de plus, face cachée)

table-board = Au milieu
table-side = { $seat } ({ $role })

log-title = Ce qui s’est passé
log-foot = ↑↓ lire   Entrée ou Échap fermer
log-empty = Rien encore.

## La fin

end-title = La partie est finie
end-resigned = { $seat } abandonne.
score-head = Points
score-sum = Total
score-category = { $name } ({ $clause })
score-line = { $seat } : { $points }
score-line-cards = { $seat } : { $points } ({ $cards })
score-total = { $seat } { $points }
score-totals = Total : { $totals }.
score-verdict = { $verdict } ({ $clause })

## Le plein écran

screen-too-small = La table demande au moins { $width } colonnes sur { $height } lignes ; ce terminal en a { $got_width } sur { $got_height }. Agrandissez-le : rien n’est perdu. Ou jouez ligne à ligne, à toute taille : q, puis antre play --resume --plain
list-narrowed = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} sur { $total }. Échap les montre tous.
detail-pointed = { $what }. Entrée ne garde que { $count ->
    [one] le coup qui s’en sert
   *[other] les { $count } coups qui s’en servent
}.
detail-looked = { $what }. Entrée montre tout, pièce par pièce.
input-prompt = Coup :
input-hint = Écrivez le coup en notation, puis appuyez sur Entrée. Échap pour annuler.

keys-choose = [↑↓] coups  [←→] table  [Entrée] jouer  [!] conseil  [?] expliquer  [q] quitter
keys-choose-wide = [↑↓] coups  [←→] table  [Entrée] jouer  [u] reprendre  [!] conseil  [r] règles  [?] expliquer  [q] quitter
keys-pointing = [←→] montrer  [Entrée] ces coups seulement  [Espace] voir  [Échap] revenir  [?] expliquer
keys-narrowed = [↑↓] coups  [←→] préciser  [Entrée] jouer  [Échap] tout revoir  [?] aide  [q] quitter
keys-input = [Entrée] jouer  [Échap] annuler
keys-wait = [←→] zones  [h] journal  [u] reprendre  [r] règles  [?] aide  [q] quitter
keys-look = [Entrée] cacher l’écran  [u] reprendre  [r] règles  [?] aide  [q] quitter
keys-telling = [Entrée] tout montrer  [q] quitter
keys-end = [↑↓] points  [Entrée] leurs cartes  [←→] zones  [h] journal  [n] rejouer  [r] règles  [q] quitter

help-title = Aide
help-foot = ↑↓ lire   Entrée ou Échap fermer
help-keys =
    ↑ ↓ | aller d’un coup à l’autre
    Entrée | jouer le coup choisi
    a b c… | choisir un coup par sa lettre ; la même lettre encore, ou Entrée, le joue
    ← → | montrer une carte ou une zone de la table, même si aucun coup ne s’en sert
    Entrée | … et ne garder que les coups qui s’en servent ; s’il n’y en a pas, voir tout ce qui s’y trouve
    Espace | voir tout ce qui se trouve dans une zone ; puis ← → passe à la suivante
    h, PgHaut | relire toute la partie
    Échap | revenir à tous les coups
    {":"} | écrire un coup en notation (une majuscule ou un chiffre suffit pour commencer)
    u | reprendre son dernier coup ; contre un bot, toujours ; entre joueurs, si l’autre est d’accord
    r | chercher dans les règles ; après un refus, la règle s’ouvre d’elle-même
    {"?"} | expliquer ce que l’on montre ou le coup choisi ; encore une fois, cette aide
    {"!"} | demander conseil au meilleur bot, qui ne sait que ce que vous savez
    x | abandonner la partie, après confirmation
    s, q, Ctrl-C | enregistrer la partie et quitter
sheet-foot = ↑↓ lire   Entrée ou Échap fermer   {"?"} les touches
about-move = Ce coup
about-help = { $text } (règle { $clause })
welcome-side = { $seat }, votre camp : { $side }.
welcome-aim = Le but : { $aim }
welcome-step = { $number }. { $name }. { $text }
welcome-keys = Pour jouer : ↑↓ choisit un coup et Entrée le joue ; {"?"} explique ce que l’on montre, {"!"} donne un conseil, r ouvre les règles.
hint-thinking = Le meilleur bot réfléchit pour vous…
hint-said = Conseil : { $move }. Entrée le joue.
resign-ask = Abandonner la partie ? Elle sera perdue.
resign-ask-hint =
    o : oui, j’abandonne
    n : non, je continue
help-save = La partie s’enregistre à chaque coup dans { $file }.

rules-title = Les règles
rules-foot = écrivez pour chercher   ↑↓ lire   Entrée ou Échap fermer
rules-find = Chercher :
rules-none = Rien dans les règles sur « { $words } ».
rules-none-near = Rien dans les règles sur « { $words } ». Peut-être : { $near }.

## Ligne à ligne

plain-seat = { $letter } : { $role }.
plain-seat-named = { $letter } : { $seat }, { $role }.
plain-marks = Cette partie est marquée : { $marks }.
plain-options = Réglages : { $options }.
plain-resumed = La partie reprend là où elle en était.
plain-warning = Attention : { $text }
plain-help-hint = Répondez par un numéro, par un coup en notation, ou par « aide ».
plain-thinking = { $seat } réfléchit.
plain-choices = { $count ->
    [one] Un seul coup est possible :
   *[other] { $count } coups possibles :
}
plain-say-something = Répondez par un numéro, par un coup en notation, ou par « aide ».
plain-number-unknown = Il n’y a pas de coup { $got } : choisissez de 1 à { $count }.
plain-did-you-mean = Vouliez-vous dire « { $word } » ?
plain-ask-again = Rien n’a changé ; c’est toujours à vous.
plain-hide = C’est joué. Entrée cache l’écran pour { $seat }.
plain-hand-over = Passez l’écran à { $seat }, puis appuyez sur Entrée.
plain-undo-ask = { $asker } demande à reprendre son dernier coup. { $seat }, êtes-vous d’accord ? Répondez oui ou non.
plain-rule-how = Écrivez « règle » suivi du numéro d’une règle ou de mots à chercher. Chapitres : { $sections }.
plain-again = Écrivez « encore » pour rejouer ; Entrée pour quitter.
plain-resign-ask = Abandonner la partie ? Elle sera perdue. Répondez oui ou non.
plain-hint-said = Conseil : { $move }, le numéro { $number } de la liste.
plain-why-how = Écrivez « pourquoi » suivi d’une carte, d’un lieu ou d’un coup : pourquoi CO3.
plain-why-possible = { $count ->
    [one] C’est possible : un coup de la liste s’en sert.
   *[other] C’est possible : { $count } coups de la liste s’en servent.
}
plain-why-nothing = On n’en fait rien pour l’instant. Règle { $clause } : { $text }
plain-help =
    Un numéro joue le coup de la liste ; un coup en notation se joue tel quel.
    choix : la liste des coups
    main : vos cartes
    table : tout ce qui est visible
    journal : ce qui s’est passé
    règle, puis un numéro ou des mots : ce que disent les règles
    pourquoi, puis une carte, un lieu ou un coup : ce qu’on peut en faire, ou la règle qui s’y oppose
    reprendre (ou annuler) : reprendre votre dernier coup
    conseil (ou indice) : ce que jouerait le meilleur bot
    abandonner : perdre la partie tout de suite
    enregistrer (ou sauver) : enregistrer la partie et continuer
    quitter : enregistrer la partie et quitter
