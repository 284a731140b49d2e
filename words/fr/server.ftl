# Le serveur de tables : ce qu’il répond aux joueurs et à qui le fait tourner.

## Refus

server-bad-ask = Ce message n’est pas compris ici.
server-too-large = C’est trop long : écrivez plus court.
server-too-fast = Doucement ! Attendez un instant, puis réessayez.
server-quota = Il y a eu beaucoup de demandes depuis votre adresse ; réessayez un peu plus tard.
server-not-found = Il n’y a rien à cette adresse.
server-not-allowed = Ce n’est pas permis : le secret, le mot de passe ou la page d’origine ne convient pas.
server-not-seated = Il faut avoir une place à cette table pour faire cela.
server-full = Il n’y a plus de place libre.
server-too-many-tables = Le serveur est plein pour le moment. Réessayez plus tard.
server-bad-open = Cette table ne peut pas être ouverte ainsi.
server-not-yet = La partie n’a pas encore commencé : il manque un joueur.
server-stale = La table a changé entre-temps. Regardez-la, puis rejouez.
server-bad-move = Ce n’est pas un coup.
server-illegal = Les règles l’interdisent.
server-not-to-act = Ce n’est pas à vous de jouer.
server-needs-consent = Il faut l’accord des autres pour reprendre ce coup.
server-nobody-asks = Personne ne vous demande l’accord pour reprendre un coup.
server-bot-seat = Cela ne convient pas à qui joue cette place en ce moment.
server-time-left = Personne n’a dépassé son temps.
server-chat-off = La discussion est désactivée à cette table.
server-no-hints = Les conseils sont désactivés à cette table : les joueurs l’ont choisi.
server-name-taken = Ce nom est déjà pris.
server-frozen = Cette partie est gelée : on n’y joue plus.
server-trouble = Le serveur a un souci. Rien n’est perdu ; réessayez dans un instant.
server-disk-full = Le disque du serveur est plein : rien n’est enregistré, rien n’est joué. Prévenez la personne qui tient le serveur, puis réessayez.
server-table-gone = Cette table a été supprimée par la personne qui tient le serveur.
server-elsewhere = Cette place est ouverte dans trop de fenêtres : la plus ancienne, celle-ci, est fermée.
server-too-many-watch = Trop de monde regarde déjà cette table. Revenez un peu plus tard.

server-bad-name = Un nom a de 1 à { $most } caractères, sans espace au début ni à la fin.
server-unseen-name = Ce nom contient un signe invisible, ou qui dérange le texte autour de lui. Tapez-le au clavier, sans rien coller.
server-name-alike = À cette table, ce nom se confondrait avec « { $name } ». Choisissez-en un autre.
server-name-of-account = Ce nom est celui d’un compte, ou lui ressemble trop. S’il est à vous, connectez-vous ; sinon, choisissez-en un autre.
server-account-alike = Ce nom ressemble trop à celui d’un autre compte. Choisissez-en un autre.
server-bad-contribution = Ce que vous ajoutez au hasard a au plus { $most } caractères simples, sans accent.
server-bad-promise = Une promesse est une empreinte SHA-256 : 64 chiffres hexadécimaux.
server-broken-promise = Ce n’est pas ce que vous aviez promis d’ajouter au hasard.
server-too-many-rounds = Les promesses ont déjà été refaites { $most } fois. Ouvrez une autre table.
server-no-stand-in = À cette table, personne ne joue à la place d’un autre : c’est convenu depuis l’ouverture.
server-other-stand-in = À cette table, il n’y a que { $bot } qui puisse jouer à la place de quelqu’un : c’est convenu depuis l’ouverture.
server-not-away = { $name } est encore là, ou a encore du temps.
server-stand-in-later = { $minutes ->
    [one] { $name } vient de partir : attendez encore une minute.
   *[other] { $name } vient de partir : attendez encore { $minutes } minutes.
}
server-bad-password = Un mot de passe a au moins { $fewest } caractères.
server-bad-chat = Un message a de 1 à { $most } caractères, sur une seule ligne.
server-bad-clock = Une pendule va d’une seconde à un an.
server-bad-ply = Cette partie compte { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.
server-one-me = Vous ne pouvez prendre qu’une place.
server-bot-too-slow = Le bot « { $got } » réfléchirait trop longtemps ici : au plus { $ms } ms ou { $n } itérations.
server-bad-webhook = Ce serveur n’accepte pas cette adresse. Il accepte : { $near }.
server-bad-pack-name = Le nom d’une édition a de 1 à { $most } lettres minuscules sans accent, chiffres ou traits d’union.
server-your-turn = { $name }, c’est à vous de jouer à { $game }.
server-enter-first = Le premier message d’une connexion est « enter ».
server-only-sockets = Cette adresse ne parle qu’aux WebSockets.
server-bad-host = Ce serveur ne répond pas sous ce nom. La personne qui le tient peut l’ajouter au réglage « hosts ».
server-quiet = Il ne se passe plus rien ici depuis un bon moment. Revenez quand vous voulez.
server-stops = Le serveur redémarre. Rien n’est perdu : revenez dans un instant.

## Parties gelées après une mise à jour

server-frozen-game = Ce programme ne connaît plus le jeu « { $game } ».
server-frozen-damaged = Les données du tirage de cette partie sont illisibles.
server-frozen-pack = L’édition « { $pack } » de { $game } a changé depuis le début de la partie (coup { $step }).
server-frozen-rules = Les règles de { $game } sont passées de la version { $then } à la version { $now }, et le coup { $step } ne mène plus à la même position.
server-frozen-state = Le coup { $step } de cette partie de { $game } ne mène plus à la même position : le programme ou la base a changé.

## Preuves

proof-not-one = Ce n’est pas une preuve d’Antre : la première ligne doit être « antre proof 1 » ou « antre proof 2 », et il faut une ligne « record ».
proof-bad-line = Cette ligne n’appartient pas à une preuve.
proof-other-seed = La graine ne correspond pas à l’engagement publié avant la donne : cette partie n’est pas prouvée.
proof-other-roll = Le tirage du coup { $ply } ne découle pas de la graine : cette partie n’est pas prouvée.
proof-broken-promise = La place { $seat } a ajouté autre chose que ce qu’elle avait promis : cette partie n’est pas prouvée.
proof-holds = { $n ->
    [one] La preuve tient : le seul tirage découle de la graine et de ce que les joueurs ont ajouté.
   *[other] La preuve tient : les { $n } tirages découlent de la graine et de ce que les joueurs ont ajouté.
}
proof-commitment = Engagement publié avant la donne : { $hash }

## La commande antre serve

serve-listens = Antre vous attend : { $url }
serve-already = Antre tourne déjà : { $url }
serve-lan = Sur le réseau de la maison : { $url }
serve-data = Les parties sont enregistrées dans { $folder }
serve-stop-how = Ctrl-C arrête le serveur ; les parties reprendront là où elles en étaient.
serve-stopped = Le serveur est arrêté. Tout est enregistré.
serve-port-busy = Le port { $port } est déjà pris. Essayez le suivant : antre serve --listen { $listen }
serve-bad-address = « { $got } » n’est pas une adresse. Écrivez un hôte et un port de 1 à 65535, par exemple --listen 127.0.0.1:8321.
serve-failed = Le serveur ne démarre pas : { $detail }
serve-folder-held = Un autre serveur utilise déjà le dossier { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
serve-bad-variable = La variable { $name } n’est pas valable : « { $got } ».
serve-bad-host = Le réglage « hosts » attend des noms comme club.example, sans https:// ni port : « { $got } » n’en est pas un.
serve-bad-origin = Le réglage « origins » attend des origines comme https://club.example, sans barre à la fin : « { $got } » n’en est pas une.
serve-bad-webhook = Le réglage « webhooks » attend des débuts d’adresse comme https://ntfy.example/ : « { $got } » n’en est pas un.
serve-bad-limit = La limite « { $name } » doit être supérieure à 0 : sinon, personne ne peut entrer.
serve-no-lan = Cette machine n’a pas d’adresse sur un réseau.
admin-no-data = Il n’y a pas de base de données dans { $folder }.
admin-no-table = Il n’y a pas de table « { $table } ».
admin-deleted = La table { $table } est supprimée.
admin-backed-up = La base est copiée dans { $file }
admin-trouble = La base de données a un souci : { $detail }
admin-file-exists = Le fichier { $file } existe déjà ; donnez un autre nom à la copie.
admin-no-answer = Le serveur qui utilise ce dossier ne répond pas ({ $detail }). Réessayez dans un instant, ou arrêtez-le d’abord.
admin-none = Il n’y a aucune table.

## Aide des commandes

value-folder = DOSSIER
value-address = ADRESSE

cmd-serve = Ouvre un serveur de tables : on y joue depuis une page, chacun chez soi ou autour de la table
    .config = Le fichier de réglages (voir docs/server.md)
    .data = Le dossier où s’enregistrent les parties
    .listen = L’adresse et le port où écouter (sinon, cette machine seule)
    .lan = Écoute aussi sur le réseau de la maison, et affiche l’adresse et son code QR
    .trust_proxy = Croit l’adresse que donne un serveur placé devant (X-Forwarded-For)
    .tls_cert = Le certificat, au format PEM
    .tls_key = La clé du certificat, au format PEM
    .examples =
        antre serve
        antre serve --lan
        antre serve --config antre.toml --tls-cert cert.pem --tls-key key.pem
cmd-admin = Pour qui tient un serveur : voir, exporter, supprimer, copier, même pendant qu’il tourne
    .data = Le dossier où s’enregistrent les parties
    .examples =
        antre admin tables
        antre admin backup copie.db
cmd-admin-tables = Les tables les plus récentes
    .data = Le dossier où s’enregistrent les parties
    .examples =
        antre admin tables
cmd-admin-export = Tout ce qui est enregistré d’une table ; on y lit aussi les mains cachées
    .data = Le dossier où s’enregistrent les parties
    .table = Le nom de la table
    .examples =
        antre admin export 0123456789abcdef0123456789abcdef
cmd-admin-delete = Supprime une table et tout ce qui lui appartient
    .data = Le dossier où s’enregistrent les parties
    .table = Le nom de la table
    .examples =
        antre admin delete 0123456789abcdef0123456789abcdef
cmd-admin-backup = Copie toute la base dans un nouveau fichier, sans arrêter le serveur
    .data = Le dossier où s’enregistrent les parties
    .file = Le fichier à écrire
    .examples =
        antre admin backup copie.db
cmd-verify = Vérifie qu’une partie finie a été mélangée honnêtement : chaque tirage est recalculé
    .file = La preuve, telle que le serveur la donne à la fin
    .pack = Une édition qui n’est pas fournie avec Antre, si la partie en demande une
    .examples =
        antre verify partie.preuve
