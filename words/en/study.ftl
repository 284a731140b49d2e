# Hints and analyses.

cmd-hint = A hint: what the best bot would play in a saved game, from what the player to move knows
    .file = The saved game (else the newest)
    .bot = Who thinks: torche, brasier, volcan (by default), volcan:800ms, search:5000…
    .pack = A pack that is not in the box, if the game needs one
    .examples =
        antre hint
        A hint for the game saved last
        antre hint game.save --bot brasier
cmd-analyse = Analyses a finished game: for every move what the best bot would have played from what the player knew, the chances to win, the worst mistakes and how much was luck
    .file = The file of the game
    .bot = Who thinks: torche, brasier, volcan (by default), volcan:blitz, search:5000…
    .html = Also writes an HTML page that stands by itself, with the curve of the chances
    .seed = Where the thinking starts: the same gives the same analysis
    .pack = A pack that is not in the box, if the game needs one
    .examples =
        antre analyse game.antre
        antre analyse game.antre --bot brasier --html game.html
        Faster, and as an HTML page

hint-title = For { $seat }, { $bot } thinks of this first:
hint-line = { $chance } % chance to win; { $effort } % of the thinking
hint-forced = the only move there is
hint-rest = { $count ->
    [one] One other move is possible.
   *[other] { $count } other moves are possible.
}
hint-no-save = No game is saved here. Give a file: antre hint FILE
hint-over = Nobody is to move in this game.
hint-not-yours = In { $file } it is a bot’s turn: resume the game, let it play, then ask for a hint.
hint-no-opinion = { $bot } does not compare moves: choose torche, brasier, volcan or search.

analyse-title = { $game }: a game analysed
analyse-method = { $bot } ({ $spec }) thought about every move with what the player knew at that moment, and nothing more.
analyse-same = as the bot; { $before } % chance
analyse-other = rather: { $best }; { $before } % chance, { $after } % after this move
analyse-forced = forced
analyse-worst = The worst mistakes
analyse-no-mistake = None: every move was as good as the best, or nearly.
analyse-mistake = Move { $ply }, { $seat }: { $played } costs { $loss } points of chance. Better: { $best }.
analyse-luck = Where the result came from
analyse-balance = even share { $even }; own mistakes { $lost }; those of others { $given }; luck of the cards { $luck }; result { $result } %
analyse-luck-how = In percentage points: the even share, less what the player let slip, plus a part of what the others let slip; the rest nobody decided, it is the luck of the cards.
analyse-curve = Chances to win over the game, as each player could know them (in %)
analyse-moves = Move by move
analyse-column =
    .seat = Seat
    .even = Even share
    .lost = Own mistakes
    .given = Those of others
    .luck = Luck
    .result = Result
    .played = Played
    .ply = Move
    .best = The bot preferred
    .before = Chance before
    .after = After
analyse-written = The page is written: { $file }
