# The table server: what it answers to players and to whoever runs it.

## Refusals

server-bad-ask = This message makes no sense here.
server-too-large = That’s too long: write less.
server-too-fast = Easy! Wait a moment, then try again.
server-quota = There have been a lot of requests from your address; try again a little later.
server-not-found = There’s nothing at this address.
server-not-allowed = That’s not allowed: the secret, the password or the page it comes from isn’t right.
server-not-seated = Only a player at this table can do that.
server-full = There’s no free seat.
server-too-many-tables = The server is full for now. Try again later.
server-bad-open = This table can’t be opened like that.
server-not-yet = The game hasn’t started: a player is still missing.
server-stale = The table has moved on. Have a look, then play again.
server-bad-move = That isn’t a move.
server-illegal = The rules forbid it.
server-not-to-act = It isn’t your turn.
server-needs-consent = The others must agree before this move can be taken back.
server-nobody-asks = Nobody is asking you about taking back a move.
server-bot-seat = That doesn’t fit the player in this seat right now.
server-time-left = Nobody is out of time.
server-chat-off = Chat is off at this table.
server-no-hints = Hints are off at this table: the players chose so.
server-name-taken = This name is taken.
server-frozen = This game is frozen: nothing more can be played here.
server-trouble = The server is having trouble. Nothing is lost; try again in a moment.
server-disk-full = The server’s disk is full: nothing can be saved or played. Tell the person who runs the server, then try again.
server-table-gone = This table was deleted by the person who runs the server.
server-elsewhere = This seat is open in too many windows: this one, the oldest, has been closed.
server-too-many-watch = Too many people are already watching this table. Come back a little later.

server-bad-name = A name has 1 to { $most } characters, with no space at either end.
server-unseen-name = This name contains a character that can’t be seen, or that disturbs the text around it. Type it rather than paste it.
server-name-alike = At this table, that name would be mistaken for “{ $name }”. Choose another one.
server-name-of-account = This name belongs to an account, or looks like one that does. If it’s yours, sign in; otherwise choose another.
server-account-alike = This name looks too much like the name of another account. Choose another one.
server-bad-contribution = Your contribution to the shuffle can have at most { $most } plain characters, without accents.
server-bad-promise = A promise is a SHA-256 hash: 64 hexadecimal digits.
server-broken-promise = That isn’t what you promised to add to the shuffle.
server-too-many-rounds = The promises have already been made again { $most } times. Open another table.
server-no-stand-in = At this table, nobody plays for anyone else: that was agreed when it was opened.
server-other-stand-in = At this table, only { $bot } can play for another player: that was agreed when it was opened.
server-not-away = { $name } isn’t away, or still has time.
server-stand-in-later = { $minutes ->
    [one] { $name } has only just left: wait another minute.
   *[other] { $name } has only just left: wait another { $minutes } minutes.
}
server-bad-password = A password has at least { $fewest } characters.
server-bad-chat = A message has 1 to { $most } characters, on a single line.
server-bad-clock = A clock can run from one second to one year.
server-bad-ply = This game has { $most ->
    [one] { $most } move
   *[other] { $most } moves
}.
server-one-me = You can only take one seat.
server-bot-too-slow = The bot “{ $got }” would think too long here: at most { $ms } ms or { $n } iterations.
server-bad-webhook = This server doesn’t allow that address. It allows: { $near }.
server-bad-pack-name = A pack name has 1 to { $most } lower-case letters without accents, digits or hyphens.
server-your-turn = { $name }, it’s your turn in { $game }.
server-enter-first = The first message on a connection must be “enter”.
server-only-sockets = This address only speaks to WebSockets.
server-bad-host = This server doesn’t answer to that name. The person who runs it can add the name to the setting “hosts”.
server-quiet = Nothing has happened here for quite a while. Come back whenever you like.
server-stops = The server is restarting. Nothing is lost: come back in a moment.

## Games frozen after an upgrade

server-frozen-game = This program no longer knows the game “{ $game }”.
server-frozen-damaged = This game’s shuffle data can’t be read.
server-frozen-pack = The pack “{ $pack }” for { $game } has changed since this game began (move { $step }).
server-frozen-rules = The rules of { $game } went from version { $then } to version { $now }, and move { $step } no longer leads to the same position.
server-frozen-state = Move { $step } of this game of { $game } no longer leads to the same position: the program or the database has changed.

## Proofs

proof-not-one = This isn’t an Antre proof: its first line must be “antre proof 1” or “antre proof 2”, and it needs a line “record”.
proof-bad-line = This line doesn’t belong in a proof.
proof-other-seed = The seed doesn’t match the commitment published before the deal: this game isn’t proven.
proof-other-roll = The draw at move { $ply } doesn’t follow from the seed: this game isn’t proven.
proof-broken-promise = Seat { $seat } added something other than what it had promised: this game isn’t proven.
proof-holds = { $n ->
    [one] The proof is valid: the only draw follows from the seed and from what the players added.
   *[other] The proof is valid: all { $n } draws follow from the seed and from what the players added.
}
proof-commitment = Commitment published before the deal: { $hash }

## The command antre serve

serve-listens = Antre is ready for you: { $url }
serve-already = Antre is already running: { $url }
serve-lan = On your home network: { $url }
serve-data = Games are saved in { $folder }
serve-stop-how = Ctrl-C stops the server; games will resume where they left off.
serve-stopped = The server has stopped. Everything is saved.
serve-port-busy = Port { $port } is taken. Try the next one: antre serve --listen { $listen }
serve-bad-address = “{ $got }” is no address. Write a host and a port from 1 to 65535, for example --listen 127.0.0.1:8321.
serve-failed = The server can’t start: { $detail }
serve-folder-held = Another server is already using the folder { $folder }. Stop it first, or choose another folder with --data.
serve-bad-variable = The variable { $name } isn’t valid: “{ $got }”.
serve-bad-host = The setting “hosts” takes names such as club.example, without https:// or a port: “{ $got }” isn’t one.
serve-bad-origin = The setting “origins” takes origins such as https://club.example, without a slash at the end: “{ $got }” isn’t one.
serve-bad-webhook = The setting “webhooks” takes the beginnings of addresses, such as https://ntfy.example/: “{ $got }” isn’t one.
serve-bad-limit = The limit “{ $name }” must be greater than 0: otherwise nobody can get in.
serve-no-lan = This computer has no network address.
admin-no-data = There’s no database in { $folder }.
admin-no-table = There’s no table “{ $table }”.
admin-deleted = Table { $table } deleted.
admin-backed-up = Database copied to { $file }
admin-trouble = The database is having trouble: { $detail }
admin-file-exists = { $file } already exists; give the copy another name.
admin-no-answer = The server using this folder doesn’t answer ({ $detail }). Try again in a moment, or stop it first.
admin-none = There are no tables.

## Help of the commands

value-folder = FOLDER
value-address = ADDRESS

cmd-serve = Open a table server: people play on a web page, each at home or around one table
    .config = The configuration file (see docs/server.md)
    .data = The folder where games are saved
    .listen = The address and port to listen on (default: this computer only)
    .lan = Listen on the home network too, and show the address with its QR code
    .trust_proxy = Trust the address given by a proxy in front (X-Forwarded-For)
    .tls_cert = The certificate, in PEM format
    .tls_key = The certificate’s key, in PEM format
    .examples =
        antre serve
        antre serve --lan
        antre serve --config antre.toml --tls-cert cert.pem --tls-key key.pem
cmd-admin = For the person who runs a server: look, export, delete, copy, even while it’s running
    .data = The folder where games are saved
    .examples =
        antre admin tables
        antre admin backup copy.db
cmd-admin-tables = List the most recent tables
    .data = The folder where games are saved
    .examples =
        antre admin tables
cmd-admin-export = Print everything stored about a table, hidden hands included
    .data = The folder where games are saved
    .table = The table’s name
    .examples =
        antre admin export 0123456789abcdef0123456789abcdef
cmd-admin-delete = Delete a table and everything that belongs to it
    .data = The folder where games are saved
    .table = The table’s name
    .examples =
        antre admin delete 0123456789abcdef0123456789abcdef
cmd-admin-backup = Copy the whole database to a new file without stopping the server
    .data = The folder where games are saved
    .file = The file to write
    .examples =
        antre admin backup copy.db
cmd-verify = Check that a finished game was shuffled fairly: every shuffle and draw is recomputed
    .file = The proof, as the server gives it at the end
    .pack = A pack that isn’t built in, if the game needs one
    .examples =
        antre verify game.proof
