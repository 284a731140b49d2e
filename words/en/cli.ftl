# What the command antre says.

## Mistakes

said-by = antre:
our-fault = A mistake of ours, sorry! Nothing you typed is to blame. Please report it where you found Antre, with this mark: { $place }
output-trouble = The output cannot be written: { $detail }
file-not-found = There is no file { $file }. Check its name and folder.
file-not-allowed = The file { $file } may not be opened: ask for the right to.
file-is-folder = { $file } is a folder: give a file.
file-not-text = { $file } is not a text file (UTF-8).
file-exists = { $file } exists already: choose another name.
file-too-big = { $file } is far too big to be a file of Antre.
file-trouble = The file { $file } cannot be read: { $detail }
file-unwritten = { $file } cannot be written: { $detail }. What was there is untouched. Make room or choose another place.
io-not-found = it does not exist
io-not-allowed = the right to do so is missing
io-is-folder = it is a folder
io-no-folder = a file stands where a folder should be
io-read-only = the disk cannot be written to
io-full = there is no room left

usage-bad-variable = ANTRE_LANG is “{ $got }”: it is fr or en.
usage-missing-command = Say what to do: a command is missing.
usage-unknown-command = “{ $got }” is not a command.
usage-unknown-command-near = “{ $got }” is not a command. Did you mean { $near }?
usage-unknown-argument = “{ $got }” does not belong here.
usage-unknown-argument-near = “{ $got }” does not belong here. Did you mean { $near }?
usage-no-value = A value is missing after { $argument }.
usage-bad-value = “{ $got }” will not do for { $argument }.
usage-bad-value-near = “{ $got }” will not do for { $argument }. Choose from: { $near }.
usage-bad-value-range = “{ $got }” will not do for { $argument }: from { $least } to { $most }.
usage-missing = { $argument } is missing.
usage-conflict = { $argument } and { $other } do not go together.
usage-not-text = The command line is not text (UTF-8).
usage-not-understood = The command line is not understood.
usage-hint = It is all said by: { $command } --help

## Help pages

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples

value-command = COMMAND
value-game = GAME
value-find = CLAUSE|WORDS
value-file = FILE
value-number = N
value-eye = A|B|S
value-name = NAME
value-bot = BOT
value-seat = SEAT=WHO
value-deck = SEAT=DECK
value-option = OPTION=VALUE
value-lang = fr|en

arg-help = Shows this help
arg-version = Shows the version
arg-lang = Language: fr or en (fr unless the variable ANTRE_LANG says otherwise)

cmd = Five dragon games at one table. On its own: the table opens in the browser.
    .examples =
        antre --lang en
        Open the table in the browser
        antre play coeur --seat B=greedy
        Play Cœur de Dragon against the greedy bot
        antre rules coeur CD-42
        Read one clause of the rulebook
        antre games
        The same in French
cmd-play = Plays a game, on the full screen or line by line. Without a game: you are asked which
    .game = The short name of the game
    .seat = Who plays in a seat: A=human, B=greedy, B=search:5000, B=search:800ms, B=volcan (you in A against brasier if left out)
    .name = What a seat is called: A=Alice
    .deck = The deck of a seat: A=rempart, or a file: B=my-deck.toml
    .seats = How many play
    .seed = Where chance starts: a practice game that can be repeated
    .pack = A pack of the box by name, or a pack file
    .option = An option of the game, as many times as needed (see antre games GAME)
    .resume = Takes up a game that was left
    .plain = Line by line: for a screen reader, a pipe, a simple terminal
    .ascii = Letters instead of drawn symbols
    .examples =
        antre play coeur
        You against Brasier, the usual opponent
        antre play coeur --seat A=human --seat B=human
        Two people at one screen
        antre play coeur --plain --seed 7
        Line by line, with a deal that can be repeated
cmd-games = The games on the shelf; with a game: its options, its packs, where its data comes from
    .game = The short name of a game
    .examples =
        antre games
        antre games coeur
cmd-rules = The rulebook of a game: all of it, one clause, or the clauses that speak of something
    .game = The short name of the game
    .find = The id of a clause (CD-42), or words to look for, accents aside
    .examples =
        antre rules coeur
        The whole rulebook
        antre rules coeur CD-42
        One clause
        antre rules coeur princess figurine
        The clauses that hold these words
cmd-replay = Tells a finished game again, ply by ply, up to the explained score
    .file = The file of the game
    .ply = Shows the table as it stood after N plies
    .eye = The table as a seat saw it, or S for a spectator: after N plies with --ply, else at the end. Without --eye nothing is hidden
    .pack = A pack that is not in the box, if the game needs one
    .examples =
        antre replay game.antre
        antre replay game.antre --ply 12
        The position after twelve plies, ready to be copied into a scenario
        antre replay game.antre --ply 12 --eye B
cmd-check = Plays scenarios and says what in them does not hold
    .files = Scenario files, or folders to walk through
    .examples =
        antre check games/coeur/tests/scenarios
        antre check my-case.md
cmd-pack = Packs of cards: check one, take one to start from
    .examples =
        antre pack show coeur > my-pack.toml
        antre pack check my-pack.toml
cmd-pack-check = Checks a pack: names the line and column of what is wrong, and what is allowed
    .file = The file of the pack
    .game = The game, if the file does not say
    .examples =
        antre pack check my-pack.toml
        antre pack check my-pack.toml --game coeur
cmd-pack-show = Shows a pack of the box, to have something to start from
    .game = The short name of the game
    .name = The name of the pack (the default one if left out)
    .examples =
        antre pack show coeur
        antre pack show coeur bga > my-pack.toml
cmd-pack-schema = Prints what a pack may say, as a JSON schema for editors
    .game = The short name of the game
    .examples =
        antre pack schema drakerion > drakerion.schema.json
cmd-pack-new = Asks for the cards one by one and writes a pack: for people who own the box
    .game = The short name of the game
    .file = The file to write
    .examples =
        antre pack new drako my-drako.toml
cmd-bench = Measures how fast the games are on this machine: random games, deal included, one thread. Run it with “cargo run --release -- bench”
    .game = One game only (all if left out)
    .seconds = How long each measure takes, in seconds (2 if left out)
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
games-more = To know more: antre games GAME. To play: antre play GAME.
games-options = Options
games-default = { $value } if left out
games-option = { $name }: { $help }
games-packs = Packs of cards
games-start = To play: antre play { $game }. The rulebook: antre rules { $game }.

rules-nothing-found = No clause of the rulebook holds “{ $words }”. Try fewer words: antre rules { $game } WORD
rules-unknown-clause = The rulebook has no clause { $got }. The nearest: { $near }.

pack-which-game = { $file } does not say which game it is for: add --game GAME, or a line game = "GAME" to the file.
pack-good = { $file } is a good pack for { $game }: “{ $pack }”, fingerprint { $hash }.
pack-unknown = No pack of the box is called “{ $got }”. Choose from: { $near }.

check-empty-folder = The folder { $folder } holds no scenario.
check-file = { $file }: { $passed ->
    [one] { $passed } scenario holds
   *[other] { $passed } scenarios hold
}, { $failed ->
    [0] none fails
    [one] { $failed } fails
   *[other] { $failed } fail
}.
check-sum = In all: { $files } files, { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}, { $failed ->
    [0] none fails
    [one] { $failed } fails
   *[other] { $failed } fail
}.

replay-no-such-ply = There is no ply { $got }: the game has { $last }.
replay-unknown-eye = “{ $got }” is no seat to look from. Choose from: { $near } (S is a spectator).
replay-setup = Pack { $pack } · { $options }
replay-person = a person
replay-practice = A practice game: its chance can be repeated.
replay-undone = Moves were taken back with everybody’s consent.
replay-resigned = Given up: the win goes to { $winners }.
replay-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

bench-not-release = Measured without optimisation: for real figures, cargo run --release -- bench

## Engine

ask-not-json = This line is not JSON, from column { $column } on.
ask-not-object = A question is a JSON object, such as { "{" }"do":"hello"{ "}" }.
ask-bad-id = “id” is a whole number or a text.
ask-bad-lang = “lang” is fr or en.
ask-no-do = “do” is missing: what is asked.
ask-unknown-do = “do” cannot be “{ $got }”. Choose from: { $near }.
ask-unknown-field = “{ $got }” is not a field of this question. Choose from: { $near }.
ask-no-fields = “{ $got }” is too much: this question has no fields.
ask-missing-field = The field “{ $got }” is missing.
ask-bad-value = { $kind ->
    [number] “{ $field }” must be a whole number, zero or more.
    [text] “{ $field }” must be a text.
    [list] “{ $field }” must be a list.
    [object] “{ $field }” must be a JSON object.
    [truth] “{ $field }” must be true or false.
   *[other] “{ $field }” does not have the expected shape.
}

engine-too-long = This line is longer than { $most } bytes: it was not read.
engine-unknown-table = There is no table { $got }. { $n ->
    [0] None is open.
   *[other] Open tables: { $open }.
}
engine-too-many-tables = { $most } tables are open already: close one.
engine-unknown-seat = “{ $got }” is no seat of this table. Choose from: { $near }.
engine-unknown-eye = “{ $got }” is no seat to look from. Choose from: { $near } (S is a spectator).
engine-players = “players” gives { $got } names for { $seats } seats: one a seat is needed.
engine-bad-name = “{ $got }” will not do as a name: 1 to 80 letters on one line are needed, without blanks at its ends.
engine-illegal = { $text }
engine-over = The game is over.
engine-not-to-act = { $seat } is not to act.
engine-no-record = The game is not over: its record stays closed until then.
engine-no-score-yet = The game is not over: no score is shown before the end.
engine-nothing-to-undo = This seat has not played yet: there is nothing to take back.
engine-needs-consent = Taking this back needs the consent of { $seats }.
engine-no-chance = The system gives no randomness: open the table with “seed”.

pack-no-form = { $game } has no form: start from “antre pack show { $id }” and change the file.
pack-written = { $file } is written. To play with it: antre play { $game } --pack { $file }
pack-not-written = The form was not finished. Your answers are kept in { $file }: the same command goes on from there.
pack-form-how = Enter takes the answer in brackets, “<” goes back to the question before, Ctrl-D stops and keeps everything.
pack-form-goes-on = { $n ->
    [one] One answer is kept
   *[other] { $n } answers are kept
} in { $file }: it goes on from there.
games-provenance = In all: { $known } known, { $inferred } inferred, { $ours } reconstructed by us. To type in yours: antre pack new { $game } FILE

## Decks

cmd-deck = Checks, begins or shows a deck
    .examples =
        antre deck new my-deck.toml --faction rempart
        antre deck check my-deck.toml
cmd-deck-check = Says whether a deck keeps to the rules, and if not, why
    .file = The file of the deck
    .pack = Another pack of cards, in TOML
    .game = The short name of the game, if several have decks
    .examples =
        antre deck check my-deck.toml
cmd-deck-new = Writes a lawful deck, to be changed
    .file = The file to write; without it the deck is printed
    .faction = The faction of the deck
    .pack = Another pack of cards, in TOML
    .game = The short name of the game, if several have decks
    .examples =
        antre deck new my-deck.toml --faction tombes
cmd-deck-show = Lists the decks of the box, or shows one
    .name = The short name of the deck
    .game = The short name of the game, if several have decks
    .examples =
        antre deck show
        antre deck show rempart > my-deck.toml

deck-good = { $file } is a good deck: “{ $deck }”, { $cards } cards, { $different } of them different.
deck-play = To play with it: antre play { $game } --deck A={ $file }
deck-written = { $file } is written. Change it as you like, then: antre deck check { $file }
deck-none = Nobody builds decks for { $game }.
deck-nowhere = No game of the house has decks.
deck-wish = “{ $got }” is not understood. A seat, then a deck or a file: A=rempart, B=my-deck.toml.
deck-unknown = “{ $got }” is not a deck of the box. Try: { $near }.
