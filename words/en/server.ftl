# The table server: what it answers to players and to whoever runs it.

## Refusals

server-bad-ask = This message is not understood here.
server-too-large = That is too large: write less.
server-too-fast = Gently! Wait a moment, then try again.
server-quota = A lot of this has been asked for from here already; try again a little later.
server-not-found = There is nothing at this address.
server-not-allowed = That is not allowed: the secret, the password or the page it comes from is not right.
server-not-seated = Only somebody who sits at the table can do that.
server-full = There is no free seat.
server-too-many-tables = The server is full for now. Try again later.
server-bad-open = This table cannot be opened like that.
server-not-yet = The game has not begun: somebody is still missing.
server-stale = The table has moved on since. Look at it, then play again.
server-bad-move = That is not a move.
server-illegal = The rules forbid it.
server-not-to-act = It is not your turn.
server-needs-consent = The others must agree before this move is taken back.
server-nobody-asks = Nobody asks you about taking back a move.
server-bot-seat = That does not fit whoever plays this seat at the moment.
server-time-left = Nobody is out of time.
server-chat-off = People do not talk at this table.
server-no-hints = There are no hints at this table: people play, and they did not want any.
server-name-taken = This name is taken.
server-frozen = This game is frozen: nothing more is played here.
server-trouble = The server has some trouble. Nothing is lost; try again in a moment.
server-disk-full = The server’s disk is full: nothing is saved, and nothing is played. Tell whoever runs the server, then try again.
server-table-gone = This table was deleted by whoever runs the server.
server-elsewhere = This seat is open in too many windows: the oldest one, this one, is closed.
server-too-many-watch = Too many people are watching this table already. Come back a little later.

server-bad-name = A name has 1 to { $most } characters, without a blank at either end.
server-unseen-name = This name contains a character that can’t be seen, or that disturbs the text around it. Type it rather than paste it.
server-name-alike = At this table, that name would be mistaken for “{ $name }”. Choose another one.
server-name-of-account = This name belongs to an account, or looks like one that does. If it’s yours, sign in; otherwise choose another.
server-account-alike = This name looks too much like the name of another account. Choose another one.
server-bad-contribution = What you add to the chance has at most { $most } plain characters, without accents.
server-bad-promise = A promise is a SHA-256 hash: 64 hexadecimal digits.
server-broken-promise = This is not what you had promised to add to the shuffle.
server-too-many-rounds = The promises were already made again { $most } times. Open another table.
server-no-stand-in = At this table nobody plays for anybody else: that was agreed at the opening.
server-other-stand-in = At this table only { $bot } may play for somebody: that was agreed at the opening.
server-not-away = { $name } isn’t away, or still has time.
server-stand-in-later = { $minutes ->
    [one] { $name } has only just left: wait another minute.
   *[other] { $name } has only just left: wait another { $minutes } minutes.
}
server-bad-password = A password has at least { $fewest } characters.
server-bad-chat = A message has 1 to { $most } characters, on a single line.
server-bad-clock = A clock runs from one second to one year.
server-bad-ply = This game has { $most } plies.
server-one-me = You can take one seat only.
server-bot-too-slow = The bot “{ $got }” would think too long here: at most { $ms } ms or { $n } iterations.
server-bad-webhook = This address is not one of those this server allows: { $near }.
server-bad-pack-name = A pack is called 1 to { $most } small letters without accents, digits or hyphens.
server-your-turn = { $name }, it is your turn at { $game }.
server-enter-first = The first message of a connection is “enter”.
server-only-sockets = This address speaks to WebSockets only.
server-bad-host = This server does not answer under that name. Whoever runs it can add the name to the setting “hosts”.
server-quiet = Nothing has happened here for a good while. Come back whenever you like.
server-stops = The server restarts. Nothing is lost: come back in a moment.

## Games frozen after an upgrade

server-frozen-game = This program no longer knows the game “{ $game }”.
server-frozen-damaged = The chance of this game cannot be read.
server-frozen-pack = The pack “{ $pack }” of { $game } has changed since this game began (step { $step }).
server-frozen-rules = The rules of { $game } went from version { $then } to version { $now }, and step { $step } no longer leads to the same position.
server-frozen-state = Step { $step } of this game of { $game } no longer leads to the same position: the program or the database has changed.

## Proofs

proof-not-one = This is no proof of Antre: its first line must be “antre proof 1” or “antre proof 2”, and it needs a line “record”.
proof-bad-line = This line does not belong to a proof.
proof-other-seed = The seed does not fit the commitment that was published before the deal: this game is not proven.
proof-other-roll = The chance of ply { $ply } does not follow from the seed: this game is not proven.
proof-broken-promise = Seat { $seat } added something else than it had promised: this game is not proven.
proof-holds = { $n ->
    [one] The proof holds: the only roll follows from the seed and from what the players added.
   *[other] The proof holds: all { $n } rolls follow from the seed and from what the players added.
}
proof-commitment = Commitment published before the deal: { $hash }

## The command antre serve

serve-listens = Antre awaits you: { $url }
serve-already = Antre is already running: { $url }
serve-lan = On your home network: { $url }
serve-data = Games are kept in { $folder }
serve-stop-how = Ctrl-C stops the server; games go on where they were.
serve-stopped = The server has stopped. Everything is kept.
serve-failed = The server does not start: { $detail }
serve-folder-held = Another server is already using the folder { $folder }. Stop it first, or choose another folder with --data.
serve-bad-variable = The variable { $name } is not right: “{ $got }”.
serve-bad-host = The setting “hosts” takes names such as club.example, without https:// and without a port: “{ $got }” is not one.
serve-bad-origin = The setting “origins” takes entries such as https://club.example, without a slash at the end: “{ $got }” is not one.
serve-bad-webhook = The setting “webhooks” takes beginnings of addresses such as https://ntfy.example/: “{ $got }” is not one.
serve-bad-limit = The limit “{ $name }” must be greater than 0: otherwise nobody gets in.
serve-no-lan = This machine has no address on a network.
admin-no-data = There is no database in { $folder }.
admin-no-table = There is no table “{ $table }”.
admin-deleted = The table { $table } is deleted.
admin-backed-up = The database is copied to { $file }
admin-trouble = The database has some trouble: { $detail }
admin-file-exists = { $file } already exists; give the copy another name.
admin-no-answer = The server using this folder doesn’t answer ({ $detail }). Try again in a moment, or stop it first.
admin-none = There is no table.

## Help of the commands

value-folder = FOLDER
value-address = ADDRESS

cmd-serve = Opens a table server: people play on a page, each at home or around one table
    .config = The configuration file (see docs/server.md)
    .data = The folder where games are kept
    .listen = The address and port to listen at (otherwise this machine alone)
    .lan = Listens on the home network too, and shows the address and its QR code
    .trust_proxy = Believes the address that a server in front tells (X-Forwarded-For)
    .tls_cert = The certificate, in PEM form
    .tls_key = The key of the certificate, in PEM form
    .examples =
        antre serve
        antre serve --lan
        antre serve --config antre.toml --tls-cert cert.pem --tls-key key.pem
cmd-admin = For whoever runs a server: look, export, delete, copy, even while it runs
    .data = The folder where games are kept
    .examples =
        antre admin tables
        antre admin backup copy.db
cmd-admin-tables = The newest tables
    .data = The folder where games are kept
    .examples =
        antre admin tables
cmd-admin-export = Everything that is kept of a table; hidden hands can be read from it too
    .data = The folder where games are kept
    .table = The name of the table
    .examples =
        antre admin export 0123456789abcdef0123456789abcdef
cmd-admin-delete = Deletes a table and all that belongs to it
    .data = The folder where games are kept
    .table = The name of the table
    .examples =
        antre admin delete 0123456789abcdef0123456789abcdef
cmd-admin-backup = Copies the whole database to a new file without stopping the server
    .data = The folder where games are kept
    .file = The file to write
    .examples =
        antre admin backup copy.db
cmd-verify = Checks that a finished game was shuffled fairly: every roll is counted again
    .file = The proof, as the server gives it at the end
    .pack = A pack that is not in the box, if the game needs one
    .examples =
        antre verify game.proof
