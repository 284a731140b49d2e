# La page : jouer dans un navigateur.

## Partout

page-title = Antre
page-tagline = Cinq jeux de dragons, une seule table
page-skip = Aller au contenu
page-home = Accueil
page-about = À propos
page-rules = Règles
page-close = Fermer
page-back = Retour
page-again = Réessayer
page-loading = Un instant…
page-settings = Réglages
page-theme = Apparence
    .auto = Comme le système
    .dark = Nuit
    .light = Jour
page-motion = Mouvement
    .auto = Comme le système
    .full = Les cartes voyagent
    .reduced = Fondus seulement
    .off = Rien ne bouge
page-sound = Sons
page-swift = Jouer d’un seul geste
    .auto = À la souris, oui ; au doigt, on confirme
    .on = Toujours
    .off = Toujours confirmer
page-full-screen = Plein écran

page-nowhere = Il n’y a rien à cette adresse
    .help = Le lien est peut-être incomplet. L’accueil, lui, est toujours là.
page-unreachable = Le serveur ne répond pas. Il redémarre peut-être : réessayez dans un instant.
page-broken = Quelque chose s’est mal passé dans la page. Rien n’est perdu : rechargez-la.
    .reload = Recharger

## Accueil

home-shelf = Choisissez un jeu
home-play = Jouer
home-players = { $max ->
    [2] 2 joueurs
   *[other] { $min } à { $max } joueurs
}
home-resume = Reprendre
home-forget = Oublier
home-tables = Tables ouvertes
    .none = Personne n’attend en ce moment. Ouvrez une table : elle s’affichera ici.
home-played = Vos parties finies
    .won = gagnée contre { $names }
    .shared = victoire partagée avec { $names }
    .lost = perdue contre { $names }
    .nobody = sans vainqueur, contre { $names }
home-sit = S’asseoir
home-waiting = { $open ->
    [one] { $names } : une place libre
   *[other] { $names } : { $open } places libres
}
home-join = Rejoindre avec un lien
    .label = Lien de la table
    .go = Y aller
    .bad = Ce lien ne mène pas à une table. Il se termine par une longue suite de chiffres et de lettres.
home-pad = Feuille de score
home-made = Des règles qui se consultent une à une, des adversaires qui ne trichent pas, un hasard qui se vérifie.

## Ouvrir une table

open-title = Une partie de { $game }
open-start = Commencer
open-level = Vos adversaires
    .first = pour débuter
open-seats = Joueurs
open-count = { $n ->
    [one] en solo
   *[other] à { $n }
}
open-my-seat = Ma place
    .side = Mon camp
    .watch = Je regarde
    .seat = Place { $seat }
open-alone = En solo, la table elle-même vous tient tête.
open-others = Les autres places
    .bots = Des bots
    .open = Ouvertes à qui a le lien
open-listed = Afficher cette table à l’accueil
open-name = Votre nom
    .default = Invité
open-more = Variantes et pendule
open-pace = Allure des adversaires
    .calm = Posée : le temps de tout lire
    .normal = Normale : un geste par seconde
    .brisk = Vive
    .at-once = Immédiate
open-pack = Édition des cartes
open-clock = Pendule
    .none = Sans pendule
    .move = { $time } par coup
    .total = { $time } en tout
    .minutes = { $n } min
    .day = un jour
open-stand-in = Si quelqu’un s’absente
    .nobody = Personne ne joue à sa place
    .help = Quiconque s’assied l’accepte. Sans pendule, il faut d’abord attendre dix minutes ; le compte rendu de la partie dit qui a joué.
open-hints = Permettre les conseils
open-chat = Permettre la discussion

## La table

table-bot = bot
table-you = vous
table-turn-yours = À vous
table-turn-of = Au tour de { $name }
table-thinks = { $name } réfléchit
table-over = La partie est finie
table-chance = On mélange
table-seats = Les joueurs
table-board = Le plateau
table-tray = Votre main
table-do = Ce que vous pouvez faire
table-choices = { $n ->
    [one] Un seul choix
   *[other] { $n } choix
}
table-fewer-choices = Replier
table-cancel = Annuler
table-aim = But :
table-steps = Les étapes du tour
table-narrow = Touchez ou faites glisser ce qui brille.
table-picked = { $what } : touchez maintenant ce qui brille.
table-sent = Envoi en cours…
    .long = Toujours pas de réponse de la table. On attend encore un peu.
    .arrived = Votre coup est bien arrivé.
table-watching = Vous regardez.
table-log = Journal
    .empty = Rien ne s’est encore passé.
table-happened = Ce qui vient de se passer
table-menu = Menu de la table
table-undo = Reprendre
    .free = Reprendre votre dernier coup
    .ask = Demander à reprendre votre dernier coup
table-undo-asked = { $name } demande à reprendre un coup.
    .agree = D’accord
    .refuse = Non
    .waiting = Demande envoyée ; on attend la réponse des autres.
    .kept = { $name } préfère que le coup reste joué.
table-hint = Conseil
    .said = Conseil : { $label }
    .count = { $n ->
        [one] un conseil reçu
       *[other] { $n } conseils reçus
    }
table-hand-over = Laisser un bot jouer
    .agreed = Laisser { $bot } jouer pour moi
    .other = Laisser { $bot } jouer pour { $name }
    .later = { $n ->
        [one] { $name } n’est plus là. { $bot } pourra jouer à sa place dans une minute.
       *[other] { $name } n’est plus là. { $bot } pourra jouer à sa place dans { $n } minutes.
    }
table-take-back = Reprendre ma place
table-bot-plays = un bot joue
table-away = ailleurs
table-resign = Abandonner
    .sure = Abandonner pour de bon ?
    .yes = Oui, j’abandonne
table-claim = Réclamer la victoire au temps
    .over = { $name } n’a plus de temps.
table-spectators = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
}
table-practice = entraînement
table-undone = coup repris
table-zoom = Voir la carte en grand
table-nothing-drawn = La table arrive…
table-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
table-clock = Temps restant
table-cards = { $n ->
    [one] carte
   *[other] cartes
}
table-points = { $name }, score : { $points }
table-to-act = joue maintenant
table-face-down = face cachée
table-keys = Raccourcis : Échap annule, Entrée confirme, L ouvre la liste, U reprend, « ? » explique, H conseille.
table-notify = Où vous prévenir quand c’est à vous ?
    .go = Prévenez-moi
    .noted = C’est noté : un message à chaque tour, tant que vous n’êtes pas là.
    .off = C’est noté : plus aucun message.

table-waiting = On attend des joueurs
    .help = Envoyez ce lien aux personnes avec qui vous voulez jouer. La partie commence quand toutes les places sont prises.
    .copy = Copier le lien
    .copied = Copié
    .stand-in = Si quelqu’un s’absente longtemps, { $bot } peut jouer à sa place.
table-join = Prendre une place
    .name = Votre nom
    .go = M’asseoir
    .free = place libre

why-not-there = Cela ne va pas là. Ce qui brille pendant qu’on porte une pièce dit où elle peut aller.
why-nothing = On ne peut rien en faire maintenant.
why-choose = On peut s’en servir : touchez ce qui est éclairé.
why-cut = La connexion a été coupée avant la réponse. On saura à son retour si votre coup est arrivé.
    .not-arrived = Votre coup n’est pas arrivé : rejouez-le.
why-rule = Voir la règle { $clause }

line-calling = Connexion à la table…
line-lost = La connexion est coupée. On réessaie ; rien n’est perdu.
    .now = Réessayer maintenant
line-shut = Cette table n’existe pas, ou plus
    .help = Le lien est peut-être incomplet, ou la table a été rangée.
line-frozen = Cette partie est gelée
line-old = Cette page n’est plus à jour : rechargez-la.
line-forgetful = Ce navigateur n’enregistre rien : si vous fermez cette page, vous perdez votre place.

## Discuter

chat-title = Discussion
    .empty = Personne n’a encore rien dit.
    .say = Dire quelque chose
    .send = Envoyer
    .mute = Masquer { $name }
chat-unread = { $n ->
    [one] un message
   *[other] { $n } messages
}
wave-hello = Bonjour !
wave-luck = Bonne chance !
wave-well-played = Bien joué !
wave-oops = Oups !
wave-wait = Un instant…
wave-thanks = Merci !
wave-good-game = Belle partie !
wave-bye = Au revoir !

## La fin

end-won = Vous gagnez !
end-lost = { $names } gagne.
end-shared = Victoire partagée : { $names }.
end-nobody = Personne ne gagne.
end-resigned = { $name } abandonne.
end-late = Le temps est écoulé pour { $name }.
end-winner = ★ gagne
end-last-turns = Les derniers tours
end-total = Total
end-rematch = Revanche
    .waiting = Vous voulez une revanche ; on attend les autres.
    .wanted = { $name } veut une revanche.
    .go = Aller à la revanche
end-other-level = Un autre niveau
end-replay = Revoir la partie
end-proof = Vérifier le mélange
end-look = Regarder le plateau
end-sheet = Voir le score
end-score = Le score

## Règles

rules-title = Règles de { $game }
rules-find = Chercher dans les règles
rules-found = { $n ->
    [0] Aucune règle n’en parle.
    [one] Une règle
   *[other] { $n } règles
}
rules-close = Revenir à la table

## Revoir

replay-title = Revoir la partie
replay-first = Au début
replay-before = Un coup en arrière
replay-after = Un coup en avant
replay-last = À la fin
replay-run = Lire
replay-stop = Pause
replay-step = Coup { $ply } sur { $plies }
replay-eye = Vu par
    .public = un spectateur
replay-not-over = Cette partie n’est pas finie : on ne pourra la revoir qu’après.

## Le hasard se vérifie

proof-title = Vérifier un mélange
proof-help = Avant la donne, le serveur publie l’empreinte d’un secret. À la fin, il dévoile ce secret : chaque tirage doit en découler, avec ce que les joueurs ont ajouté.
proof-text = La preuve
proof-check = Vérifier
proof-fair = Le mélange était honnête
proof-unfair = Cette preuve ne tient pas
proof-fetch = Prendre la preuve de cette partie
proof-consistent = Cette preuve se tient
proof-save = Enregistrer la preuve
fair-alarm = Attention : le hasard a été modifié
    .swapped = Le serveur annonce une autre empreinte, ou un autre grain de hasard, que ce que ce navigateur a vu avant la donne. Sauf si vous aviez pris votre place sur un autre appareil, ne vous fiez pas à cette partie.
    .proof = Cette preuve contredit ce que ce navigateur sait. Enregistrez-la et montrez-la à ceux qui jouaient avec vous.
fair-here = Vérifié ici, dans ce navigateur
fair-not-here = Ce qui n’a pas pu être vérifié ici
fair-server = Recalculé par ce serveur
    .help = Pour ne croire personne sur parole, enregistrez la preuve et lancez « antre verify » sur votre propre machine : chaque tirage y est recalculé à partir de la clé.
fair-other-table = Cette preuve est celle d’une autre table.
fair-commitment = L’empreinte est bien celle que ce navigateur avait vue avant la donne.
    .other = L’empreinte n’est pas celle que ce navigateur avait vue avant la donne.
fair-seed = Le secret révélé donne bien cette empreinte.
    .other = Le secret révélé ne donne pas cette empreinte.
fair-added = Votre grain de hasard y est, tel que ce navigateur l’avait envoyé.
    .other = Votre grain de hasard n’est pas celui que ce navigateur avait envoyé. Une seule raison est innocente : vous aviez pris votre place sur un autre appareil.
fair-promises =
    .other = Quelqu’un a ajouté autre chose que ce qu’il avait promis avant la donne.
fair-rounds = { $n ->
    [one] Les promesses ont dû être refaites une fois avant la donne : quelqu’un avait changé d’appareil, ou n’a pas tenu la sienne.
   *[other] Les promesses ont dû être refaites { $n } fois avant la donne. Si cela vous étonne, demandez aux autres pourquoi.
}
fair-key = La clé de tous les tirages en découle, calculée ici : { $key }
fair-nothing-kept = Rien n’a été enregistré ici avant la donne : vous n’y étiez pas, ou c’était dans un autre navigateur. Ni l’empreinte ni votre grain de hasard n’ont donc pu être comparés.
fair-only-watched = Aucun grain de hasard n’est parti de ce navigateur : il n’y a rien à comparer.
proof-commitment-now = Empreinte publiée avant la donne

## Feuille de score

pad-title = Feuille de score : { $game }
pad-help = Vous avez joué avec la vraie boîte ? Écrivez ce que chacun a devant lui : chaque point est expliqué.
pad-text = Votre feuille
pad-count = Compter
pad-none = Ce jeu n’a pas de feuille de score.

## Ce qu’en pense un bot

study-start = Analyser
study-far = Analyse : { $done } sur { $of }
study-better = Mieux : { $best } ({ $chance } de chances de gagner, au lieu de { $had }).
study-good = Un bot aurait joué de même.
study-dear = Les coups qui ont coûté le plus :
study-move = { $name } : { $label } (−{ $loss })
study-none = Aucun coup n’a coûté cher. Bien joué !

## Un compte, pour qui veut

home-account = Vos parties sur vos autres appareils
account-title = Vos parties, partout
account-help = Un nom et un mot de passe suffisent pour retrouver vos parties sur un autre appareil. On joue tout aussi bien sans.
account-password = Mot de passe
    .help = Dix caractères au moins.
account-in = Se connecter
account-make = Créer ce compte
account-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
account-hello = Bonjour { $name } ! Les parties ouvertes ou rejointes d’ici vous suivent désormais.
account-running = En cours
    .none = Aucune partie en cours.
account-resume = Reprendre
account-past = Finies
account-out = Se déconnecter
account-none = Ce serveur n’a pas de comptes. Vos parties restent dans ce navigateur.
