# What `antre score` says, the score pad for games played with the real box.

cmd-score = Scores a game played with the real box: each point with its cards, its way and its rule
    .game = The short name of the game
    .file = What was noted down; “-” reads what comes through a pipe. Without a file you are asked
    .best = Looks for a better arrangement of the same cards, for ten seconds at most
    .save = Keeps the sheet in this file, answer by answer; the same command takes it up again
    .template = Prints a sheet to fill in, with how to do it
    .options = An option of the game, such as wild_dragon=value
    .pack = Another pack of cards, in TOML
    .examples =
        antre score aetherya
        antre score drarkane --save evening.txt
        antre score aetherya --template > game.txt
        antre score aetherya game.txt --best

score-no-pad = { $game } has no score pad. These have one: { $near }.
score-no-pad-anywhere = No game has a score pad yet.
score-welcome = { $game }: the score pad. One answer a line; Ctrl-D to finish.
score-column = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-ranking = Ranking
score-rank = { $place }. { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-rank-tie-broken = { $place }. { $seat }, { $points ->
    [one] { $points } point, tie broken
   *[other] { $points } points, tie broken
}
score-searching = { $seat }: { $bar } { $best } points, { $steps } arrangements
score-best = What could have been
score-best-found = { $seat }: { $after } points found instead of { $before }, in { $steps } attempts.
score-best-proven = { $seat }: { $after } points instead of { $before }. It is the best there is, proven.
score-best-same = { $seat }: nothing better than { $after } points was found, in { $steps } attempts.
score-best-same-proven = { $seat }: { $after } points, and nothing better exists. That is proven.
score-best-none = This game cannot look for something better.
score-kept = The sheet is kept in { $file }.
score-goes-on = The sheet { $file } goes on where it was.
