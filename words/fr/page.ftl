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
page-theme = Lumière
    .auto = Comme le système
    .dark = Nuit
    .light = Jour
page-motion = Mouvement
    .auto = Comme le système
    .full = Les cartes voyagent
    .reduced = Fondus seulement
    .off = Rien ne bouge
page-sound = Sons
page-swift = Jouer au premier clic
    .help = Quand il ne reste qu’une façon de jouer, ne pas demander.
page-full-screen = Plein écran

page-nowhere = Il n’y a rien à cette adresse
    .help = Le lien est peut-être incomplet. L’accueil, lui, est toujours là.
page-unreachable = Le serveur ne répond pas. Il redémarre peut-être : réessayez dans un instant.
page-broken = Quelque chose s’est mal passé dans la page. Rien n’est perdu : rechargez-la.
    .reload = Recharger

## Accueil

home-shelf = Choisissez une boîte
home-play = Jouer
home-players = { $max ->
    [2] 2 joueurs
   *[other] { $min } à { $max } joueurs
}
home-resume = Reprendre
home-forget = Oublier
home-tables = Tables ouvertes
    .none = Personne n’attend en ce moment. Ouvrez une table : elle s’affichera ici.
home-sit = S’asseoir
home-waiting = { $open ->
    [one] { $names } attend, une place libre
   *[other] { $names } attend, { $open } places libres
}
home-join = Rejoindre par un lien
    .label = Lien de la table
    .go = Y aller
    .bad = Ce lien ne mène pas à une table. Il se termine par une longue suite de chiffres et de lettres.
home-pad = Feuille de score
home-made = Des règles jouables clause par clause, des adversaires qui ne trichent pas, un hasard qui se vérifie.

## Ouvrir une table

open-title = Une partie de { $game }
open-start = Commencer
open-level = Vos adversaires
open-seats = Joueurs
open-count = { $n ->
    [one] seul
   *[other] à { $n }
}
open-my-seat = Ma place
    .watch = Je regarde
    .seat = Place { $seat }
open-others = Les autres places
    .bots = Des bots
    .open = Ouvertes, par un lien
open-listed = Montrer la table à l’accueil
open-name = Votre nom
    .default = Invité
open-more = Variantes et pendule
open-pack = Paquet de cartes
open-clock = Pendule
    .none = Sans pendule
    .move = { $time } par coup
    .total = { $time } en tout
    .minutes = { $n } min
    .day = un jour
open-stand-in = Si quelqu’un s’absente
    .nobody = Personne ne joue à sa place
    .help = Qui s’assied l’accepte. Sans pendule, il faut d’abord attendre dix minutes ; le compte rendu de la partie dit qui a joué.
open-hints = Permettre les conseils
open-chat = Permettre de parler

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
table-narrow = Touchez ce qui brille, ou ouvrez la liste.
table-sent = C’est en route…
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
table-undo-asked = { $name } demande à reprendre son coup.
    .agree = D’accord
    .refuse = Non
    .waiting = Vous avez demandé à reprendre. Les autres répondent.
    .kept = { $name } préfère que le coup reste.
table-hint = Conseil
    .said = Conseil : { $label }
    .count = { $n ->
        [one] un conseil reçu
       *[other] { $n } conseils reçus
    }
table-hand-over = Laisser un bot jouer
    .agreed = Laisser { $bot } jouer pour moi
    .other = { $bot } joue pour { $name }
    .later = { $n ->
        [one] { $name } est absent. { $bot } pourra jouer à sa place dans une minute.
       *[other] { $name } est absent. { $bot } pourra jouer à sa place dans { $n } minutes.
    }
table-take-back = Rejouer soi-même
table-bot-plays = un bot joue
table-away = absent
table-resign = Abandonner
    .sure = Abandonner pour de bon ?
    .yes = Oui, j’abandonne
table-claim = Réclamer le temps
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
table-points = { $name }, { $points } points
table-to-act = joue maintenant
table-face-down = face cachée
table-keys = Raccourcis : Échap annule, Entrée confirme, L ouvre la liste, U reprend, Z agrandit, « ? » conseille.
table-notify = Où vous prévenir de votre tour
    .go = Prévenez-moi
    .noted = C’est noté : un message à chaque tour où vous êtes absent.
    .off = C’est noté : plus de message.

table-waiting = On attend du monde
    .help = Envoyez ce lien à qui doit jouer. La partie commence quand chaque place est prise.
    .copy = Copier le lien
    .copied = Copié
    .stand-in = Si quelqu’un s’absente longtemps, { $bot } peut jouer à sa place.
table-join = Prendre une place
    .name = Votre nom
    .go = M’asseoir
    .free = place libre

why-nothing = On ne peut rien en faire maintenant.
why-not-yours = Ce n’est pas à vous de jouer.
why-over = La partie est finie : on n’y joue plus.
why-cut = La connexion a été coupée avant la réponse. On saura dès son retour si c’est arrivé.
    .not-arrived = Votre coup n’est pas arrivé : rejouez-le.
why-rule = Voir la règle { $clause }

line-calling = Connexion à la table…
line-lost = La connexion est coupée. On réessaie ; rien n’est perdu.
    .now = Réessayer maintenant
line-shut = Cette table n’existe pas, ou plus
    .help = Le lien est peut-être incomplet, ou la table a été rangée.
line-frozen = Cette partie est gelée
line-old = Le serveur parle une autre version que cette page. Rechargez-la.
line-forgetful = Ce navigateur ne garde rien : fermer cette page, c’est quitter votre place.

## Parler

chat-title = Discussion
    .empty = Personne n’a encore rien dit.
    .say = Dire quelque chose
    .send = Dire
    .mute = Ne plus entendre { $name }
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
end-total = Total
end-rematch = Revanche
    .waiting = Vous voulez une revanche ; on attend les autres.
    .wanted = { $name } veut une revanche.
    .go = Aller à la revanche
end-replay = Revoir la partie
end-proof = Vérifier le mélange
end-look = Regarder le plateau
end-sheet = Voir le score
end-score = Le score

## Règles

rules-title = Règles de { $game }
rules-find = Chercher dans les règles
rules-found = { $n ->
    [0] Aucune clause ne dit cela.
    [one] Une clause
   *[other] { $n } clauses
}
rules-close = Revenir à la table

## Revoir

replay-title = Revoir la partie
replay-first = Au début
replay-before = Un pas en arrière
replay-after = Un pas en avant
replay-last = À la fin
replay-run = Dérouler
replay-stop = Arrêter
replay-step = Étape { $ply } sur { $plies }
replay-eye = Vu par
    .public = un spectateur
replay-not-over = Cette partie n’est pas finie : on ne peut la revoir qu’après.

## Le hasard se vérifie

proof-title = Vérifier un mélange
proof-help = Avant la donne, le serveur publie l’empreinte d’un secret. À la fin, il montre le secret : chaque tirage doit en découler, avec ce que les joueurs ont ajouté.
proof-text = La preuve
proof-check = Vérifier
proof-fair = Le mélange était honnête
proof-unfair = Cette preuve ne tient pas
proof-fetch = Prendre la preuve de cette partie
proof-consistent = Cette preuve se tient
proof-save = Enregistrer la preuve
fair-alarm = Attention : le hasard a été changé
    .swapped = Le serveur parle d’une autre empreinte, ou d’un autre grain de hasard, que ce navigateur avant la donne. Sauf si vous aviez pris votre place sur un autre appareil, ne vous fiez pas à cette partie.
    .proof = Cette preuve contredit ce que ce navigateur sait. Enregistrez-la et montrez-la à ceux qui jouaient avec vous.
fair-here = Vérifié ici, dans ce navigateur
fair-not-here = Ce qui n’a pas pu être vérifié ici
fair-server = Recompté par ce serveur
    .help = Pour ne croire personne, enregistrez la preuve et lancez « antre verify » sur votre propre machine : chaque tirage y est recompté à partir de la clé.
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
fair-nothing-kept = Rien n’a été gardé ici avant la donne : vous n’y étiez pas, ou c’était dans un autre navigateur. Ni l’empreinte ni votre grain de hasard n’ont donc pu être comparés.
fair-only-watched = Aucun grain de hasard n’est parti de ce navigateur : il n’y en a pas à comparer.
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
study-better = Mieux : { $best } ({ $chance } de chances de gagner, contre { $had }).
study-good = Un bot aurait joué cela aussi.
study-dear = Les coups qui ont coûté le plus :
study-move = { $name } : { $label } (−{ $loss })
study-none = Aucun coup n’a coûté cher. Bien joué !

## Un compte, pour qui veut

home-account = Vos parties sur vos autres appareils
account-title = Vos parties, partout
account-help = Un nom et un mot de passe suffisent pour retrouver vos parties sur un autre appareil. On joue très bien sans.
account-password = Mot de passe
    .help = Dix caractères au moins.
account-in = Entrer
account-make = Créer ce compte
account-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
account-hello = Bonjour { $name } ! Les parties ouvertes ou rejointes d’ici vous suivent désormais.
account-running = En cours
    .none = Aucune partie en cours.
account-resume = Reprendre
account-past = Finies
account-out = Sortir du compte
account-none = Ce serveur ne tient pas de comptes. Vos parties restent dans ce navigateur.
