# The table: playing in a terminal, on the full screen or line by line.

## Seats, bots and marks

bot-random = Random
bot-greedy = Greedy
bot-search = Strategist
level-etincelle = Étincelle
    .about = The spark: plays with a light heart and doesn’t see everything, so you will mostly win. The one to start with.
level-lanterne = Lanterne
    .about = The lantern: takes what pays at once and never thinks of the next turn. For when you have played a little.
level-torche = Torche
    .about = The torch: thinks of your answer before it plays. For those who know the game well.
level-brasier = Brasier
    .about = The blaze: plans far ahead and punishes weaknesses. You have to play well to win.
level-volcan = Volcan
    .about = The volcano: thinks for up to two seconds and forgives almost nothing. The strongest in the lair.

player-nameless = Player { $seat }
role-you = you
role-human = at this computer
role-bot = bot

mark-practice = practice
mark-undone = a move was taken back
mark-unkept = not saved
option-chosen = { $name }: { $value }

## Directions and lists

toward-east =
    .at = to the east
    .to = to the east
toward-east-north-east =
    .at = to the east-north-east
toward-north-east =
    .at = to the north-east
    .to = to the north-east
toward-north =
    .at = to the north
toward-north-west =
    .at = to the north-west
    .to = to the north-west
toward-west-north-west =
    .at = to the west-north-west
toward-west =
    .at = to the west
    .to = to the west
toward-west-south-west =
    .at = to the west-south-west
toward-south-west =
    .at = to the south-west
    .to = to the south-west
toward-south =
    .at = to the south
toward-south-east =
    .at = to the south-east
    .to = to the south-east
toward-east-south-east =
    .at = to the east-south-east
joined-comma = { $before }, { $after }
joined-and = { $before } and { $after }
joined-or = { $before } or { $after }

## How an edition’s data is known

standing-known = known
standing-inferred = inferred
standing-reconstructed = reconstructed
standing-ours = our own

## The command line

play-mind-unknown = There’s no player called “{ $got }”. Try: { $near }.
play-seat-unknown = “{ $got }” isn’t a seat at this table. The seats are: { $near }.
play-seat-twice = Seat { $seat } is given twice.
play-no-equals = “{ $got }” needs an = sign. For example: { $option ->
    [seat] --seat B=greedy
    [name] --name A=Alice
   *[other] --option key=value
}.
play-name-empty = “{ $got }” has no name in it. For example: --name A=Alice.
play-bad-seats = You can’t play with “{ $got }”: { $fewest ->
    [1] this game is for 1 to { $most } players.
   *[other] this game is for { $fewest ->
        [2] { $most ->
            [2] two players
           *[other] 2 to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }.
}
play-bad-seed = “{ $got }” isn’t a seed. Use a whole number from 0 to 18446744073709551615, such as --seed 7.
play-bad-budget = “{ $got }” isn’t a thinking time. Use a number of iterations from 1 to 10000000 (search:2000) or milliseconds from 1 to 600000 (search:800ms, volcan:800ms); a level can also play fast (volcan:blitz).
play-pack-unknown = There’s no built-in pack called “{ $got }”, and no such file. Try: { $near }, or the path of a file.
play-resume-other = { $file } is a game of { $game }, not { $got }.
play-no-chance = The system has no randomness to give, so the cards can’t be shuffled. Try again, or play with --seed.
play-bot-lost = { $seat } couldn’t find a move: that’s our mistake, not yours.

## Playing, refusing, taking back

play-refused = { $line } (rule { $clause }). { $text }
play-over-nothing-more = The game is over: there’s nothing left to play.
play-undo-nothing = You haven’t played yet: there’s nothing to take back.
play-undo-over = The game is over: moves can no longer be taken back.
play-undo-needs = { $seats } must agree before this move can be taken back.
undo-done = { $seat } takes back their last move.
undo-refused-by = { $seat } would rather let the move stand.
undo-ask = { $asker } wants to take back their last move. { $seat }, do you agree?
undo-ask-hint =
    y: yes, take the move back
    n: no, the move stands

## Saving

play-resume-fixed = { $option } can’t change a game that has begun: it keeps its seats, its options and its shuffle. Resume it without { $option }.
play-resume-held = This game is open in another terminal: { $file }. Play it there, or leave it first.
play-resume-finished = This game is over: it can’t be resumed. To replay it: antre replay { $file }
play-resume-pack = This game uses the pack { $pack }, not { $got }. Resume it without --pack.
save-kept = Game saved. To resume it:
save-no-folder = The game won’t be saved: the system doesn’t say where. Set the variable ANTRE_HOME to a folder.
    .leaving = The game isn’t saved: the system doesn’t say where.
save-trouble = The game isn’t saved: { $folder } can’t be written to ({ $detail }). You can keep playing; when you leave, you can choose another place.
    .leaving = The game isn’t saved: { $folder } can’t be written to ({ $detail }).
leave-ask = What should happen to this game?
leave-again = Try the same place again, for example after freeing some space.
leave-elsewhere = Save it in another folder.
leave-text = Show it here as text, for you to copy.
leave-lose = Leave without saving: the game is lost.
leave-which = Which folder?
leave-rescued = The game couldn’t be saved in its usual place; it’s in { $folder } for now, and might disappear from there. Move it soon.
leave-text-save = Here’s the game. Copy everything between the two lines into a file named { $file }; then resume it with: antre play --resume { $file }
leave-text-record = Here’s the finished game. Copy everything between the two lines into a file named { $file }; then watch it with: antre replay { $file }
record-kept = Game recorded. To watch it again:

## Which game

start-title = Antre
start-welcome = Welcome. The fire is lit and the table is set.
start-which = What shall we play?
start-resume = Resume
start-resume-about = { $game }, { $date } UTC, { $players }
start-older = Another saved game
start-older-about = { $count ->
    [one] One more game is waiting.
   *[other] { $count } more games are waiting.
}
start-which-save = Which game shall we resume?
start-ready = All is ready. Shall we begin, or change something?
start-begin = Begin
start-side = Your seat: { $value }
start-side-about = Who you are at this table.
start-seat-side = { $seat }, { $side }
start-which-side = Which seat will you take?
start-pack = Edition of the cards: { $value }
start-which-pack = With which edition of the cards?
start-how-many = How many players?
start-seats = { $count ->
    [one] Alone
   *[other] { $count } players
}
start-against = Against whom?
start-friend = A friend
start-friend-about = At this computer: you pass the screen back and forth, and it hides everything in between.
start-origin = { $origin }
start-keys = [↑↓] choose   [Enter] confirm   [Esc] back   [q] quit
start-answer-how = Answer with a number from 1 to { $count }, a name from the list, or “quit”.
start-goodbye = See you soon.

## Whose turn

turn-you = Your turn
turn-yours = Your turn, { $seat }
turn-choose = Your turn: choose a move.
turn-thinks = { $seat } is thinking
turn-next = Then { $seat }
look-then-pass = Played. Have a look; Enter then hides the screen for { $seat }.
hand-over = Pass the screen to { $seat }, then press Enter.
hand-over-hint = Nothing shows until then.

## Zones in words

piece-hidden = hidden card
piece-at-cell = on { $cell }
piece-at-hex = on { $hex }
piece-at-step = at step { $step }
zone-in-order = { $zone } ({ $order })
zone-empty = { $zone }: empty.
zone-one = { $zone }: { $pieces }.
zone-hidden = { $zone }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down.
zone-pile = { $zone }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $top } on top.
zone-open-pile = { $zone }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, from bottom to top { $pieces }.
zone-row = { $zone }: { $count } of { $places }, { $pieces }.
zone-pieces = { $zone }: { $pieces }.
zone-counter = { $zone }: { $count }.
zone-track-one = { $zone }: { $step } of { $end }.
zone-track = { $zone }: { $pieces }, of { $end }.
zone-holds = { $count ->
    [one] One piece.
   *[other] { $count } pieces, starting with the top or first one.
}
zone-foot = ←→ another zone   ↑↓ scroll   Enter or Esc close
zone-and-hidden = ({ $count } more, face down)

table-board = In the middle
table-side = { $seat } ({ $role })

log-title = What happened
log-foot = ↑↓ scroll   Enter or Esc close
log-empty = Nothing yet.

## The end

end-title = The game is over
end-resigned = { $seat } resigns.
score-head = Points
score-sum = Total
score-category = { $name } ({ $clause })
score-line = { $seat }: { $points }
score-line-cards = { $seat }: { $points } ({ $cards })
score-total = { $seat } { $points }
score-totals = Total: { $totals }.
score-verdict = { $verdict } ({ $clause })

## The full screen

screen-too-small = The table needs at least { $width } columns by { $height } lines; this terminal has { $got_width } by { $got_height }. Make it larger: nothing is lost. Or play line by line, at any size: q, then antre play --resume --plain
list-narrowed = { $count } of { $total } moves. Esc shows them all.
detail-pointed = { $what }. Enter shows only { $count ->
    [one] the move that uses it
   *[other] the { $count } moves that use it
}.
detail-looked = { $what }. Enter shows everything there, piece by piece.
input-prompt = Move:
input-hint = Type the move in notation, then press Enter. Esc to cancel.

keys-choose = [↑↓] moves  [←→] table  [Enter] play  [!] hint  [?] explain  [q] quit
keys-choose-wide = [↑↓] moves  [←→] table  [Enter] play  [u] take back  [!] hint  [r] rules  [?] explain  [q] quit
keys-pointing = [←→] point  [Enter] only these moves  [Space] look  [Esc] back  [?] explain  [q] quit
keys-narrowed = [↑↓] moves  [←→] narrow down  [Enter] play  [Esc] show all  [?] help  [q] quit
keys-input = [Enter] play  [Esc] cancel
keys-wait = [←→] zones  [h] log  [u] take back  [r] rules  [?] help  [q] quit
keys-look = [Enter] hide the screen  [u] take back  [r] rules  [?] help  [q] quit
keys-telling = [Enter] show all  [q] quit
keys-end = [↑↓] score  [Enter] its cards  [←→] zones  [h] log  [n] new game  [r] rules  [q] quit

help-title = Help
help-foot = ↑↓ scroll   Enter or Esc close
help-keys =
    ↑ ↓ | go from one move to the next
    Enter | play the selected move
    a b c ... | select a move by its letter; the same letter again, or Enter, plays it
    ← → | point at a card or a zone of the table, even one no move uses
    Enter | ... and show only the moves that use it; if there are none, see everything that’s there
    Space | see everything in a zone; then ← → goes to the next one
    h, PgUp | read the whole log
    Esc | back to all moves
    {":"} | type a move in notation (or just start with a capital letter or a digit)
    u | take back your last move: always against a bot, between people if the other agrees
    r | search the rules; after a refusal, the rule opens by itself
    {"?"} | explain what you point at or the chosen move; once more, these keys
    {"!"} | ask the best bot for a hint; it knows only what you know
    x | resign, once you have confirmed it
    s, q, Ctrl-C | save the game and quit
sheet-foot = ↑↓ read   Enter or Esc close   {"?"} the keys
about-move = This move
about-help = { $text } (rule { $clause })
welcome-side = { $seat }, your side: { $side }.
welcome-aim = The aim: { $aim }
welcome-step = { $number }. { $name }. { $text }
welcome-keys = To play: ↑↓ chooses a move and Enter plays it; {"?"} explains what you point at, {"!"} gives a hint, r opens the rules.
hint-thinking = The best bot thinks for you…
hint-said = Hint: { $move }. Enter plays it.
resign-ask = Resign? The game will be lost.
resign-ask-hint =
    y: yes, I resign
    n: no, I play on
help-save = The game is saved after every move in { $file }.

rules-title = The rules
rules-foot = type to search   ↑↓ scroll   Enter or Esc close
rules-find = Search:
rules-none = The rules don’t mention “{ $words }”.
rules-none-near = The rules don’t mention “{ $words }”. Did you mean { $near }?

## Line by line

plain-seat = { $letter }: { $role }.
plain-seat-named = { $letter }: { $seat }, { $role }.
plain-marks = This game is marked: { $marks }.
plain-options = Options: { $options }.
plain-resumed = The game picks up where it left off.
plain-warning = Careful: { $text }
plain-help-hint = Answer with a number, a move in notation, or “help”.
plain-thinking = { $seat } is thinking.
plain-choices = { $count ->
    [one] Only one move is possible:
   *[other] { $count } moves are possible:
}
plain-say-something = Answer with a number, a move in notation, or “help”.
plain-number-unknown = There’s no move { $got }: choose from 1 to { $count }.
plain-did-you-mean = Did you mean “{ $word }”?
plain-ask-again = Nothing has changed; it’s still your turn.
plain-hide = Played. Enter hides the screen for { $seat }.
plain-hand-over = Pass the screen to { $seat }, then press Enter.
plain-undo-ask = { $asker } wants to take back their last move. { $seat }, do you agree? Answer yes or no.
plain-rule-how = Type “rule” followed by the number of a rule or by words to look for. Chapters: { $sections }.
plain-again = Type “again” to play again; Enter to quit.
plain-resign-ask = Resign? The game will be lost. Answer yes or no.
plain-hint-said = Hint: { $move }, number { $number } in the list.
plain-why-how = Write “why” followed by a card, a place or a move: why CO3.
plain-why-possible = { $count ->
    [one] It’s possible: one move on the list uses it.
   *[other] It’s possible: { $count } moves on the list use it.
}
plain-why-nothing = There’s nothing to do with it right now. Rule { $clause }: { $text }
plain-help =
    A number plays that move from the list; a move in notation is played as is.
    choices: the list of moves
    hand: your cards
    table: everything that can be seen
    log: what happened
    rule, then a number or some words: what the rules say
    why, then a card, a place or a move: what you can do with it, or the rule against it
    undo: take back your last move
    hint (or advice): what the best bot would play
    resign: lose the game at once
    save: save the game and keep playing
    quit: save the game and quit
