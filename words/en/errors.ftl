# What readers of files, tables and scenarios say when something is wrong.

at-line = line { $line }

game-unknown = There’s no game called “{ $got }”. Try: { $near }.
bot-unknown = There’s no bot called “{ $got }”. Try: { $near }.
bot-bad-budget = “{ $got }” isn’t a thinking time. Use a number of iterations (search:2000), milliseconds (volcan:800ms) or blitz (volcan:blitz).
option-unknown = There’s no option “{ $got }” here. Try: { $near }.
option-bad-value = The option { $option } can’t be “{ $got }”. Choose from: { $allowed }.
card-unknown = “{ $got }” isn’t a card in this game. Try: { $near }.
roll-unknown = “{ $got }” isn’t a valid draw.

refused-move = That move isn’t allowed
refused-clause = Refused by rule { $clause }.
refused-nothing = There’s nothing to do with it right now: see rule { $clause }.
refused-resigned = A player has resigned: there’s nothing left to play.
why-unknown = Nothing on the table is called “{ $got }”.

position-unknown-key = A position has no line “{ $got }”. The lines are: { $allowed }.
position-bad-value = “{ $got }” isn’t valid for { $key }.
position-key-twice = “{ $key }” is written twice: nobody could tell which line counts.
position-census = The card { $card } is there { $got ->
    [one] once
   *[other] { $got } times
}; it should be there { $expected ->
    [one] once
   *[other] { $expected } times
}. Write “partial” if the position is incomplete.

pack-unknown-key = There’s no key “{ $got }” here. The keys are: { $allowed }.
pack-unknown-key-near = There’s no key “{ $got }” here. Did you mean “{ $near }”?
pack-unknown-word = “{ $got }” isn’t allowed here. Choose from: { $allowed }.
pack-unknown-word-near = “{ $got }” isn’t allowed here. Did you mean “{ $near }”? The words are: { $allowed }.
pack-number = { $got } isn’t allowed here: use a number from { $least } to { $most }.
pack-length = This list has a length of { $got }: it should be { $least } to { $most }.
pack-one-of = Use exactly one of these keys: { $keys }.
pack-too-deep = This is nested too deeply: tables within tables, or lists within lists.
pack-missing-key = The key “{ $got }” is missing.
pack-twice = “{ $got }” is here twice.
pack-not-understood = This isn’t TOML: check the quotes, brackets and commas.
pack-other-game = This file is for “{ $got }”, not for “{ $expected }”.

record-empty = The file is empty.
record-not-one = This isn’t an Antre file: its first line should be “{ $expected }”.
record-head-incomplete = The header is incomplete: the game or the number of seats is missing.
record-bad-line = This line makes no sense here: “{ $got }”.
record-cut-short = The file ends too early.
record-other-game = This is a game of “{ $got }”, not “{ $expected }”.
record-other-rules = This game was played by version { $got } of the rules; this is version { $expected }.
record-other-pack = This game uses the pack { $got }, not { $expected }.
record-other-options = This game has different options ({ $got }) from the table ({ $expected }).
record-pack-not-here = This game uses the pack “{ $pack }” ({ $hash }), which isn’t here. Give its file with --pack.
record-wrong-ply = Move number { $expected } should come here, not “{ $got }”.
record-unknown-seat = “{ $got }” isn’t a seat at this table.
record-illegal-move = The move “{ $got }” isn’t legal here: rule { $clause } forbids it.
record-impossible-roll = “{ $got }” can’t have been drawn here.
record-wrong-sum = The checksum doesn’t match: the file has been changed.
record-after-sum = Nothing may follow the checksum.
record-after-end = The game was over before this line.
record-other-result = The result doesn’t match the game, which gives “{ $expected }”.
record-unfinished = The game isn’t finished.
save-damaged = The saved game is damaged or incomplete.

## Scenarios

scenario-no-front = A scenario file starts with “---”, the game and the pack.
scenario-front-open = The header isn’t closed by “---”.
scenario-no-game = The header doesn’t say which game this is for: “game: …”.
scenario-other-game = These scenarios are for “{ $got }”, not for “{ $expected }”.
scenario-none = There are no scenarios in this file.
scenario-block-open = This block isn’t closed.
scenario-nothing-checked = This scenario checks nothing.
scenario-unknown-line = This line makes no sense here: “{ $got }”. You can write: { $allowed }.
scenario-deal-and-position = Give either “deal” or a position, not both ({ $got }).
scenario-no-start = The scenario has neither a position nor “deal”.
scenario-no-clause = { $seat }’s move “{ $got }” must name the rule that refuses it, after “!”.
scenario-unknown-seat = “{ $got }” isn’t a seat. Choose from: { $allowed }.
scenario-not-a-number = “{ $got }” isn’t a number.
scenario-unknown-pack = There’s no pack “{ $got }”. Known packs: { $known }.
scenario-position = The position isn’t valid: { $why }
scenario-chance-open = The draw isn’t settled here ({ $rolls }): add a line “> * …” or “seed: …”.
scenario-no-chance = “{ $got }” is a draw, but next comes { $next }.
scenario-unreadable-roll = The draw “{ $got }” can’t be read: { $why }
scenario-impossible-roll = The draw “{ $got }” is impossible here.
scenario-unreadable-move = The move “{ $got }” can’t be read: { $why }
scenario-illegal = { $seat }’s move “{ $got }” is refused by rule { $clause }.
scenario-other-clause = { $seat }’s move “{ $got }” should be refused by rule { $expected }, but rule { $clause } refuses it.
scenario-legal = { $seat }’s move “{ $got }” should be refused by rule { $expected }, but it’s legal.
scenario-not-over = The game isn’t over: next comes { $next }.
scenario-winner = Winner expected: { $expected }; got: { $got }.
scenario-field = { $key }: expected “{ $expected }”, got “{ $got }”.
scenario-size = { $key } should have { $expected ->
    [one] { $expected } card
   *[other] { $expected } cards
}; it has { $got }.
scenario-no-field = A position has no line “{ $key }”. The lines are: { $known }.
scenario-no-zone = The table has no zone “{ $key }”. The zones are: { $known }.
scenario-next = Next should come { $expected }, not { $got }.
scenario-legal-count = { $expected ->
    [one] { $expected } move
   *[other] { $expected } moves
} expected; there are { $got }: { $moves }.
scenario-score = { $seat } should have { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
}, not { $got }.
scenario-score-line = { $seat } should have { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
} for { $category }, not { $got }.
scenario-sees = { $eye } should see { $key }: “{ $expected }”, but is shown “{ $got }”.
scenario-knows = { $eye } should know { $key }: “{ $expected }”, but knows “{ $got }”.

pack-bad-name = “{ $got }” isn’t valid as a pack name: letters, digits, - and _, forty at most.
pack-bad-line-name = “{ $got }” isn’t valid as a pack name: one line, { $most } characters at most, with no space at either end.
pack-wrong-kind = This must be { $expected }.
pack-kind = something else
    .number = a whole number
    .text = a text in quotes
    .list = a list in brackets
    .truth = true or false
    .table = a table
    .yes = true, or nothing at all
pack-bad-words = This needs some words, without control characters.
record-other-format = This file has a format (“{ $got }”) that Antre doesn’t read (“{ $expected }”).
scenario-unknown-clause = There’s no rule “{ $got }”.
scenario-no-category = “{ $key }” isn’t a scoring category. The categories are: { $known }.
