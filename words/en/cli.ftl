# What the command antre says.

## Mistakes

said-by = antre:
our-fault = Our mistake, sorry! It’s nothing you typed. Please report it wherever you got Antre, along with this mark: { $place }
output-trouble = The output can’t be written: { $detail }
file-not-found = There’s no file { $file }. Check its name and folder.
file-not-allowed = You don’t have permission to open { $file }.
file-is-folder = { $file } is a folder; a file is needed.
file-not-text = { $file } isn’t a text file (UTF-8).
file-exists = { $file } already exists: choose another name.
file-too-big = { $file } is far too big to be an Antre file.
file-trouble = { $file } can’t be read: { $detail }
file-unwritten = { $file } can’t be written: { $detail }. What was there is untouched. Free some space or choose another place.
io-not-found = it doesn’t exist
io-not-allowed = permission denied
io-is-folder = it’s a folder
io-no-folder = there’s a file where a folder should be
io-read-only = the disk is read-only
io-full = there’s no space left

usage-bad-variable = ANTRE_LANG is “{ $got }”: it must be fr or en.
usage-missing-command = What should Antre do? A command is missing.
usage-unknown-command = “{ $got }” isn’t a command.
usage-unknown-command-near = “{ $got }” isn’t a command. Did you mean { $near }?
usage-unknown-argument = “{ $got }” doesn’t belong here.
usage-unknown-argument-near = “{ $got }” doesn’t belong here. Did you mean { $near }?
usage-no-value = { $argument } needs a value.
usage-bad-value = “{ $got }” isn’t valid for { $argument }.
usage-bad-value-near = “{ $got }” isn’t valid for { $argument }. Choose from: { $near }.
usage-bad-value-range = “{ $got }” isn’t valid for { $argument }: it goes from { $least } to { $most }.
usage-missing = { $argument } is missing.
usage-conflict = { $argument } and { $other } can’t be used together.
usage-not-text = The command line isn’t text (UTF-8).
usage-not-understood = This command line makes no sense to Antre.
usage-hint = See { $command } --help

## Help pages

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples

value-command = COMMAND
value-game = GAME
value-find = RULE|WORDS
value-file = FILE
value-number = N
value-eye = A|B|S
value-name = NAME
value-bot = BOT
value-seat = SEAT=WHO
value-deck = SEAT=DECK
value-option = OPTION=VALUE
value-widths = 16,8
value-which = N|FILE
value-shell = SHELL
value-lang = fr|en

arg-help = Show this help
arg-version = Show the version
arg-lang = Language, fr or en (default: the variable ANTRE_LANG, else the system’s language)

cmd = Five dragon games at one table. Run it on its own to open the table in your browser.
    .examples =
        antre --lang en
        Open the table in the browser
        antre play coeur --seat B=greedy
        Play Cœur de Dragon against the greedy bot
        antre rules coeur CD-42
        Read one rule
        antre games
        Everything comes in French too
cmd-play = Play a game, full screen or line by line. If you don’t name a game, you’re asked
    .game = The game’s short name
    .seat = Who sits where: A=human, B=greedy, B=search:5000, B=search:800ms, B=volcan (default: you in A against brasier)
    .name = A seat’s name: A=Alice
    .deck = A seat’s deck: A=rempart, or a file: B=my-deck.toml
    .seats = Number of players
    .seed = Seed for the shuffle: a practice game that can be repeated
    .pack = A built-in pack by name, or a pack file
    .option = A game option, as many times as needed (see antre games GAME)
    .resume = Resume a saved game; without a file, the newest
    .plain = Line by line: for a screen reader, a pipe or a simple terminal
    .ascii = Letters instead of drawn symbols
    .examples =
        antre play coeur
        You against Brasier, the usual opponent
        antre play coeur --seat A=human --seat B=human
        Two people at one screen
        antre play coeur --plain --seed 7
        Line by line, with a deal that can be repeated
cmd-saves = The games kept on this machine, running and finished: list them, show or delete one
    .json = As JSON, for other programs
    .examples =
        antre saves
        antre saves show 1
        Where it is, and how to resume or replay it
        antre saves delete 2
cmd-saves-show = Show a kept game: the game, the players, the file, and how to resume or replay it
    .which = Its number in the list, or its file
    .examples =
        antre saves show 1
cmd-saves-delete = Delete a kept game
    .which = Its number in the list, or its file
    .examples =
        antre saves delete 2
cmd-completions = Write what a shell completes: commands, options, games and files
    .shell = bash, zsh or fish
    .examples =
        antre completions bash > ~/.local/share/bash-completion/completions/antre
        antre completions zsh > ~/.zfunc/_antre
        antre completions fish > ~/.config/fish/completions/antre.fish
cmd-man = Write the manual page of Antre or of one of its commands
    .command = The command; without it, Antre’s own page
    .examples =
        antre man > antre.1
        antre man lab duel | man -l -
cmd-games = List the games on the shelf; with a game: its options, its packs, where its data comes from
    .game = A game’s short name
    .json = As JSON, for other programs
    .examples =
        antre games
        antre games coeur
cmd-rules = Show a game’s rules: all of them, one rule, or those that mention something
    .game = The game’s short name
    .find = The number of a rule (CD-42), or words to look for; accents don’t matter
    .examples =
        antre rules coeur
        All the rules
        antre rules coeur CD-42
        One rule
        antre rules coeur princess figurine
        The rules that contain these words
cmd-replay = Retell a finished game, move by move, down to the explained score
    .file = The game’s file (default: the newest finished game)
    .ply = Show the table as it stood after N moves
    .eye = The table as seen from a seat, or S for a spectator: after N moves with --ply, otherwise at the end. Without --eye, nothing is hidden
    .pack = A pack that isn’t built in, if the game needs one
    .examples =
        antre replay game.antre
        antre replay game.antre --ply 12
        The position after twelve moves, ready to paste into a scenario
        antre replay game.antre --ply 12 --eye B
cmd-check = Run scenarios and say which ones fail
    .files = Scenario files, or folders to search
    .examples =
        antre check games/coeur/tests/scenarios
        antre check my-case.md
cmd-pack = Card packs: check one, or get one to start from
    .examples =
        antre pack show coeur > my-pack.toml
        antre pack check my-pack.toml
cmd-pack-check = Check a pack: the line and column of each mistake, and what’s allowed there
    .file = The pack file
    .game = The game, if the file doesn’t say
    .examples =
        antre pack check my-pack.toml
        antre pack check my-pack.toml --game coeur
cmd-pack-show = Print a built-in pack, as something to start from
    .game = The game’s short name
    .name = The pack’s name (default: the game’s default pack)
    .examples =
        antre pack show coeur
        antre pack show coeur bga > my-pack.toml
cmd-pack-schema = Print what a pack may say, as a JSON schema for editors
    .game = The game’s short name
    .examples =
        antre pack schema drakerion > drakerion.schema.json
cmd-pack-new = Ask for the cards one by one and write a pack: for people who own the box
    .game = The game’s short name
    .file = The file to write
    .examples =
        antre pack new drako my-drako.toml
cmd-bench = Measure how fast the games run on this machine: random games, deal included, one thread. Run it with “cargo run --release -- bench”
    .game = One game only (default: all)
    .seconds = Length of each measurement, in seconds (default: 2)
    .tsv = One measurement a line, parted by tabs, for plots
    .json = As JSON, for other programs
    .examples =
        antre bench
        antre bench coeur --seconds 5
cmd-engine = The games for other programs: one line of JSON in, one line of JSON out (see docs/engine.md)
    .examples =
        antre engine
        antre engine --lang en < questions.jsonl
cmd-about = Whose games these are, and what this program is
    .examples =
        antre about

## Commands

about-title = Antre { $version }

games-players = { $min ->
    [one] { $min } player
   *[other] { $min } players
}
games-players-range = { $min } to { $max } players
games-more = To learn more: antre games GAME. To play: antre play GAME.
games-options = Options
games-default = default: { $value }
games-option = { $name }. { $help }
games-packs = Card packs
games-start = To play: antre play { $game }. The rules: antre rules { $game }.

rules-nothing-found = No rule contains “{ $words }”. Try fewer words: antre rules { $game } WORD
rules-unknown-clause = There’s no rule { $got }. The closest: { $near }.

pack-which-game = { $file } doesn’t say which game it’s for: add --game GAME, or a line game = "GAME" to the file.
pack-good = { $file } is a valid pack for { $game }: “{ $pack }”, fingerprint { $hash }.
pack-unknown = There’s no built-in pack called “{ $got }”. Choose from: { $near }.

check-empty-folder = There are no scenarios in the folder { $folder }.
check-file = { $file }: { $passed ->
    [one] { $passed } scenario passed
   *[other] { $passed } scenarios passed
}, { $failed ->
    [0] none failed
   *[other] { $failed } failed
}.
check-sum = In total: { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}, { $failed ->
    [0] none failed
   *[other] { $failed } failed
}.

replay-no-such-ply = There’s no move { $got }: the game has { $last ->
    [one] { $last } move
   *[other] { $last } moves
}.
replay-unknown-eye = “{ $got }” isn’t a seat to look from. Choose from: { $near } (S is a spectator).
replay-setup = Pack { $pack } · { $options }
replay-person = a person
replay-practice = A practice game: its shuffle can be repeated.
replay-undone = Moves were taken back with everyone’s consent.
replay-resigned = Resigned: { $winners } wins.
replay-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

saves-none = No game is kept here. To begin one: antre play
saves-running = Running
saves-finished = Finished
saves-damaged = this file is damaged
saves-line = { $game }, { $players }
saves-how = antre saves show N shows a game, antre saves delete N deletes it.
saves-unknown = “{ $got }” is no game of the list: { $count ->
    [0] there is none.
    [one] there is only one.
   *[other] choose a number from 1 to { $count }.
}
saves-resume = To resume it: antre play --resume { $file }
saves-replay = To replay it: antre replay { $file }
saves-deleted = { $file } is deleted.
saves-no-record = No finished game is kept here. Give a file.
saves-no-save = No running game is kept here. To begin one: antre play
bench-game = Game
bench-decisions = Decisions/s
bench-games = Games/s
bench-nanoseconds = ns/decision
bench-state = Bytes/state
bench-search = Search/s
bench-lab = Lab/s
bench-generator = One step of the random generator: { $ns } ns. Every measurement by itself: antre bench --tsv
bench-not-release = Measured without optimisation: for real figures, run cargo run --release -- bench

## Engine

ask-not-json = This line isn’t JSON, from column { $column } on.
ask-not-object = A question is a JSON object, such as { "{" }"do":"hello"{ "}" }.
ask-bad-id = “id” must be a whole number or a text.
ask-bad-lang = “lang” must be fr or en.
ask-no-do = “do” is missing: it says what you’re asking for.
ask-unknown-do = “do” can’t be “{ $got }”. Choose from: { $near }.
ask-unknown-field = “{ $got }” isn’t a field of this question. Choose from: { $near }.
ask-no-fields = “{ $got }” doesn’t belong here: this question has no fields.
ask-missing-field = The field “{ $got }” is missing.
ask-bad-value = { $kind ->
    [number] “{ $field }” must be a whole number, zero or more.
    [text] “{ $field }” must be a text.
    [list] “{ $field }” must be a list.
    [object] “{ $field }” must be a JSON object.
    [truth] “{ $field }” must be true or false.
   *[other] “{ $field }” doesn’t have the expected shape.
}

engine-too-long = This line is longer than { $most } bytes: it wasn’t read.
engine-unknown-table = There’s no table { $got }. { $n ->
    [0] None is open.
   *[other] Open tables: { $open }.
}
engine-too-many-tables = { $most } tables are already open: close one.
engine-unknown-seat = “{ $got }” isn’t a seat at this table. Choose from: { $near }.
engine-unknown-eye = “{ $got }” isn’t a seat to look from. Choose from: { $near } (S is a spectator).
engine-players = “players” gives { $got ->
    [one] { $got } name
   *[other] { $got } names
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: there must be one per seat.
engine-bad-name = “{ $got }” isn’t valid as a name: 1 to 80 characters on one line, with no space at either end.
engine-illegal = { $line }. { $text }
engine-nothing = There’s nothing to do with it right now. { $text }
engine-over = The game is over.
engine-not-to-act = It isn’t { $seat }’s turn.
engine-no-record = The game isn’t over: its record stays closed until then.
engine-no-score-yet = The game isn’t over: no score is shown before the end.
engine-nothing-to-undo = This seat hasn’t played yet: there’s nothing to take back.
engine-needs-consent = Taking this move back needs the consent of { $seats }.
engine-no-chance = The system has no randomness to give: open the table with “seed”.

pack-no-form = { $game } has no questionnaire: start from “antre pack show { $id }” and edit the file.
pack-written = Wrote { $file }. To play with it: antre play { $game } --pack { $file }
pack-not-begun = The form was not finished. Nothing was answered, nothing is written.
pack-not-written = You didn’t finish the questionnaire. Your answers are saved in { $file }: run the same command to continue.
pack-form-how = Enter accepts the answer in brackets, “<” goes back one question, Ctrl-D stops and saves everything.
pack-form-goes-on = { $n ->
    [one] One answer is saved
   *[other] { $n } answers are saved
} in { $file }: picking up from there.
games-provenance = In total: { $known } known, { $inferred } inferred, { $ours } reconstructed by us. To enter your own: antre pack new { $game } FILE

## Decks

cmd-deck = Check, start or show a deck
    .examples =
        antre deck new my-deck.toml --faction rempart
        antre deck check my-deck.toml
cmd-deck-check = Say whether a deck is legal, and if not, why
    .file = The deck file
    .pack = Another card pack, in TOML
    .game = The game’s short name, if several have decks
    .examples =
        antre deck check my-deck.toml
cmd-deck-new = Write a legal deck for you to change
    .file = The file to write; without it, the deck is printed
    .faction = The deck’s faction
    .pack = Another card pack, in TOML
    .game = The game’s short name, if several have decks
    .examples =
        antre deck new my-deck.toml --faction tombes
cmd-deck-show = List the built-in decks, or show one
    .name = The deck’s short name
    .game = The game’s short name, if several have decks
    .examples =
        antre deck show
        antre deck show rempart > my-deck.toml

deck-good = { $file } is a legal deck: “{ $deck }”, { $cards } cards, { $different } of them different.
deck-play = To play with it: antre play { $game } --deck A={ $file }
deck-written = Wrote { $file }. Change it as you like, then: antre deck check { $file }
deck-none = { $game } has no deck building.
deck-nowhere = None of the games has decks.
deck-wish = “{ $got }” makes no sense here. Give a seat, then a deck or a file: A=rempart, B=my-deck.toml.
deck-unknown = “{ $got }” isn’t a built-in deck. Try: { $near }.
