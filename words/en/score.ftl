# What `antre score` says, the score pad for games played with the real box.

cmd-score = Score a game played with the real box: each point with its cards, its path and its rule
    .game = The game’s short name
    .file = What you noted down; “-” reads from a pipe. Without a file, you’re asked
    .best = Look for a better arrangement of the same cards, for ten seconds at most
    .save = Save the sheet in this file, answer by answer; the same command resumes it
    .template = Print a sheet to fill in, with instructions
    .options = A game option, such as wild_dragon=value
    .pack = Another card pack, in TOML
    .examples =
        antre score aetherya
        antre score drarkane --save evening.txt
        antre score aetherya --template > game.txt
        antre score aetherya game.txt --best

score-no-pad = { $game } has no score pad. These games do: { $near }.
score-no-pad-anywhere = No game has a score pad yet.
score-welcome = { $game }: the score pad. One answer per line; “<” goes back to the question before, Ctrl-D finishes.
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
score-searching = { $seat }: { $bar } { $best ->
    [one] { $best } point
   *[other] { $best } points
}, { $steps } arrangements
score-best = What could have been
score-best-found = { $seat }: { $after ->
    [one] { $after } point
   *[other] { $after } points
} found instead of { $before }, in { $steps } attempts.
score-best-proven = { $seat }: { $after ->
    [one] { $after } point
   *[other] { $after } points
} instead of { $before }. That’s the best possible, and it’s proven.
score-best-same = { $seat }: nothing better than { $after ->
    [one] { $after } point
   *[other] { $after } points
} was found, in { $steps } attempts.
score-best-same-proven = { $seat }: { $after ->
    [one] { $after } point
   *[other] { $after } points
}, and there’s nothing better. That’s proven.
score-best-none = This game can’t look for anything better.
score-kept = The sheet is saved in { $file }. To go on with it: antre score { $game } --save { $file }
score-no-way-back = This is the first question: there is nothing to go back to.
score-goes-on = Picking up the sheet { $file } where it left off.
