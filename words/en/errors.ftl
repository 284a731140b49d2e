# What readers of files, tables and scenarios say when something is wrong.

at-line = line { $line }

game-unknown = No game is called “{ $got }”. Try: { $near }.
bot-unknown = No bot is called “{ $got }”. Try: { $near }.
bot-bad-budget = “{ $got }” is not a thinking time. Write a number of iterations (search:2000), milliseconds (volcan:800ms) or blitz (volcan:blitz).
option-unknown = There is no option “{ $got }” here. Try: { $near }.
option-bad-value = The option { $option } cannot be “{ $got }”. Choose from: { $allowed }.
card-unknown = “{ $got }” is not a card of this game. Try: { $near }.
roll-unknown = “{ $got }” is not a roll we understand.

refused-clause = Refused by { $clause }.
refused-resigned = Somebody gave up: nothing more is played here.

position-unknown-key = “{ $got }” is not a line of a position. The lines are: { $allowed }.
position-bad-value = “{ $got }” does not do for { $key }.
position-key-twice = “{ $key }” is written twice: nobody could tell which line counts.
position-census = The card { $card } occurs { $got } times; there must be { $expected } in all. Write “partial” if the position is incomplete.

pack-unknown-key = There is no key “{ $got }” here. The keys are: { $allowed }.
pack-unknown-key-near = There is no key “{ $got }” here. Did you mean “{ $near }”?
pack-unknown-word = “{ $got }” is not allowed here. Choose from: { $allowed }.
pack-unknown-word-near = “{ $got }” is not allowed here. Did you mean “{ $near }”? The words are: { $allowed }.
pack-number = { $got } does not go here: from { $least } to { $most }.
pack-length = The length of this list is { $got }: from { $least } to { $most }.
pack-one-of = One of these keys and no more: { $keys }.
pack-too-deep = This is nested too deeply: tables within tables, or lists within lists.
pack-missing-key = The key “{ $got }” is missing.
pack-twice = “{ $got }” stands here twice.
pack-not-understood = This is not TOML: look at quotes, brackets and commas.
pack-other-game = This file is made for “{ $got }”, not for “{ $expected }”.

record-empty = The file is empty.
record-not-one = This is not a file of Antre’s: its first line should be “{ $expected }”.
record-head-incomplete = The head is incomplete: the game or the number of seats is missing.
record-bad-line = This line is not understood: “{ $got }”.
record-cut-short = The file ends too early.
record-other-game = This is a game of “{ $got }”, not of “{ $expected }”.
record-other-rules = This game follows version { $got } of the rules; ours is version { $expected }.
record-other-pack = This game is played with the pack { $got }, not with { $expected }.
record-other-options = This game has other options ({ $got }) than the table ({ $expected }).
record-pack-not-here = The pack “{ $pack }” ({ $hash }) of this game is not known here. Give its file with --pack.
record-wrong-ply = Ply number { $expected } is expected, not “{ $got }”.
record-unknown-seat = “{ $got }” is not a seat of this table.
record-illegal-move = The move “{ $got }” is illegal here: { $clause } forbids it.
record-impossible-roll = Chance cannot have given “{ $got }” here.
record-wrong-sum = The checksum does not match: the file has been changed.
record-after-sum = Nothing may follow the checksum.
record-after-end = The game was over before this line.
record-other-result = The result does not match the game, which gives “{ $expected }”.
record-unfinished = The game is not finished.
save-damaged = The saved game is damaged or incomplete.

## Scenarios

scenario-no-front = A scenario file begins with “---”, the game and the pack.
scenario-front-open = The head is not closed by “---”.
scenario-no-game = The head does not say which game this is about: “game: …”.
scenario-other-game = These scenarios are for “{ $got }”, not for “{ $expected }”.
scenario-none = There is no scenario in this file.
scenario-block-open = This block is not closed.
scenario-nothing-checked = This scenario checks nothing.
scenario-unknown-line = This line is not understood: “{ $got }”. One can write: { $allowed }.
scenario-deal-and-position = Give either “deal” or a position, not both ({ $got }).
scenario-no-start = The scenario has neither a position nor “deal”.
scenario-no-clause = The move “{ $got }” of { $seat } must cite the clause that refuses it, after “!”.
scenario-unknown-seat = “{ $got }” is not a seat. Choose from: { $allowed }.
scenario-not-a-number = “{ $got }” is not a number.
scenario-unknown-pack = The pack “{ $got }” cannot be found. Known packs: { $known }.
scenario-position = The position does not hold: { $why }
scenario-chance-open = Chance is not fixed here ({ $rolls }): add a line “> * …” or “seed: …”.
scenario-no-chance = “{ $got }” is a roll, but { $next } is to act.
scenario-unreadable-roll = The roll “{ $got }” is not understood: { $why }
scenario-impossible-roll = The roll “{ $got }” is impossible here.
scenario-unreadable-move = The move “{ $got }” is not understood: { $why }
scenario-illegal = The move “{ $got }” of { $seat } is refused by { $clause }.
scenario-other-clause = The move “{ $got }” of { $seat } should be refused by { $expected }, but { $clause } refuses it.
scenario-legal = The move “{ $got }” of { $seat } should be refused by { $expected }, but it is legal.
scenario-not-over = The game is not over: { $next } is to act.
scenario-winner = Winner expected: { $expected }; got: { $got }.
scenario-field = { $key }: expected “{ $expected }”, got “{ $got }”.
scenario-size = { $key } should hold { $expected } cards; there are { $got }.
scenario-no-field = “{ $key }” is not a line of a position. The lines are: { $known }.
scenario-no-zone = “{ $key }” is not a zone of the table. The zones are: { $known }.
scenario-next = { $expected } should act next; it is { $got }.
scenario-legal-count = { $expected } moves expected; there are { $got }: { $moves }.
scenario-score = { $seat } should have { $expected } points, not { $got }.
scenario-score-line = { $seat } should have { $expected } points for { $category }, not { $got }.
scenario-sees = { $eye } should see { $key }: “{ $expected }”; what is shown is “{ $got }”.
scenario-knows = { $eye } should know { $key }: “{ $expected }”; what is known is “{ $got }”.

pack-bad-name = “{ $got }” is not a name for a pack: letters, digits, - and _, forty at most.
pack-bad-line-name = “{ $got }” is not a name for a pack: one line, { $most } characters at most, no spaces around it.
pack-wrong-kind = This must be { $expected }.
pack-kind = something else
    .number = a whole number
    .text = a text in quotes
    .list = a list in brackets
    .truth = true or false
    .table = a table
    .yes = true, or nothing at all
pack-bad-words = Some words are needed here, without control characters.
record-other-format = This file has another format (“{ $got }”) than the one we read (“{ $expected }”).
scenario-unknown-clause = There is no clause “{ $got }” in the rulebook.
scenario-no-category = “{ $key }” is not a category of points. The categories are: { $known }.
