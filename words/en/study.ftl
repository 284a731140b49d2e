# Hints and analyses.

cmd-hint = Get a hint: what the best bot would play in a saved game, knowing only what the player to move knows
    .file = The saved game (default: the most recent)
    .bot = Who thinks: torche, brasier, volcan (default), volcan:800ms, search:5000…
    .pack = A pack that isn’t built in, if the game needs one
    .examples =
        antre hint
        A hint for the most recently saved game
        antre hint game.save --bot brasier
cmd-analyse = Analyse a finished game: for every move, what the best bot would have played knowing what the player knew, the chances of winning, the worst mistakes and how much was luck
    .file = The game’s file (default: the newest finished game)
    .bot = Who thinks: torche, brasier, volcan (default), volcan:blitz, search:5000…
    .html = Also write a self-contained HTML page, with a chart of the chances
    .seed = Seed for the thinking: the same seed gives the same analysis
    .pack = A pack that isn’t built in, if the game needs one
    .examples =
        antre analyse game.antre
        antre analyse game.antre --bot brasier --html game.html
        Faster, and as an HTML page

hint-title = For { $seat }, { $bot }’s first thoughts:
hint-line = { $chance }% chance of winning; { $effort }% of the thinking
hint-forced = the only possible move
hint-rest = { $count ->
    [one] One other move is possible.
   *[other] { $count } other moves are possible.
}
hint-no-save = There’s no saved game here. Give a file: antre hint FILE
hint-over = Nobody has a move to play in this game.
hint-not-yours = In { $file } it’s a bot’s turn: resume the game, let it play, then ask for a hint.
hint-no-opinion = { $bot } doesn’t compare moves: choose torche, brasier, volcan or search.

analyse-title = { $game }: game analysis
analyse-method = { $bot } ({ $spec }) thought about every move with what the player knew at that moment, and nothing more.
analyse-same = same as the bot; { $before }% chance
analyse-other = better: { $best }; { $before }% chance, { $after }% after this move
analyse-forced = forced
analyse-worst = The worst mistakes
analyse-no-mistake = None: every move was as good as the best, or nearly.
analyse-mistake = Move { $ply }, { $seat }: { $played } (−{ $loss }%). Better: { $best }.
analyse-luck = Where the result came from
analyse-balance = even share { $even }; own mistakes { $lost }; others’ mistakes { $given }; luck of the cards { $luck }; result { $result }%
analyse-luck-how = In percentage points: the even share, minus what the player let slip, plus their part of what the others let slip; the rest was nobody’s decision: it’s the luck of the cards.
analyse-curve = Chances of winning over the game, as each player could know them (in %)
analyse-moves = Move by move
analyse-column =
    .seat = Seat
    .even = Even share
    .lost = Own mistakes
    .given = Others’ mistakes
    .luck = Luck
    .result = Result
    .played = Played
    .ply = Move
    .best = The bot preferred
    .before = Chance before
    .after = After
analyse-stopped = Stopped after move { $done } of { $all }: what stands above was analysed, the rest was not.
analyse-written = Wrote the page: { $file }
