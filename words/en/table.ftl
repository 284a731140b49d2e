# The table: playing in a terminal, on the full screen or line by line.

## Seats, bots and marks

bot-random = Chance
bot-greedy = Glutton
bot-search = Strategist
level-etincelle = Étincelle
    .about = The spark: crackles at random and bears no grudge. To learn the rules.
level-lanterne = Lanterne
    .about = The lantern: lights the next step, never the one after. Takes what glitters.
level-torche = Torche
    .about = The torch: looks beyond the tip of its flame. A good game for the evening.
level-brasier = Brasier
    .about = The blaze: imagines thousands of continuations and punishes weakness.
level-volcan = Volcan
    .about = The volcano: rumbles for two seconds, then forgives nothing. The strongest in the lair.

role-you = you
role-human = at this machine
role-bot = bot { $bot }

mark-practice = practice
mark-undone = a move was taken back
mark-unkept = not kept
option-chosen = { $name }: { $value }

## The command line

play-mind-unknown = Nobody at the table is called “{ $got }”. Try: { $near }.
play-seat-unknown = “{ $got }” is not a seat of this table. The seats are: { $near }.
play-seat-twice = Seat { $seat } is given twice.
play-no-equals = There is no = in “{ $got }”. Write for instance { $option ->
    [seat] --seat B=greedy
    [name] --name A=Alice
   *[other] --option key=value
}.
play-name-empty = There is no name in “{ $got }”. Write for instance --name A=Alice.
play-bad-seats = “{ $got }” cannot play: { $fewest ->
    [1] this game is for 1 to { $most } players.
   *[other] this game is for { $fewest ->
        [2] { $most ->
            [2] two players
           *[other] 2 to { $most } players
        }
       *[other] { $fewest } to { $most } players
    }.
}
play-bad-seed = “{ $got }” is not a seed. Write a whole number from 0 to 18446744073709551615, for instance --seed 7.
play-bad-budget = “{ $got }” is not a time to think. Write a number of iterations from 1 to 10000000 (search:2000) or milliseconds from 1 to 600000 (search:800ms, volcan:800ms); a level can also play fast (volcan:blitz).
play-pack-unknown = Neither the box nor the disk has a pack “{ $got }”. Try: { $near }, or the path of a file.
play-resume-other = { $file } is a game of { $game }, not of { $got }.
play-no-chance = The system gives no randomness: the cards cannot be shuffled. Try again, or play with --seed.
play-bot-lost = { $seat } could not move: that is our mistake.

## Playing, refusing, taking back

play-refused = Refused, { $clause }: { $text }
play-over-nothing-more = The game is over: nothing more is played here.
play-undo-nothing = You have not played yet: there is nothing to take back.
play-undo-over = The game is over: no move is taken back any more.
play-undo-needs = { $seats } must agree before this move is taken back.
undo-done = { $seat } takes back the last move.
undo-refused-by = { $seat } would rather leave the move as it is.
undo-ask = { $asker } asks to take back the last move. { $seat }, do you agree?
undo-ask-hint =
    y: yes, the move is taken back
    n: no, the move stays

## Keeping

play-resume-fixed = { $option } changes nothing in a game that has begun: it keeps its seats, its options and its chance. Resume it without { $option }.
play-resume-pack = This game is played with the pack { $pack }, not with { $got }. Resume it without --pack.
save-kept = The game is kept. To take it up again:
save-no-folder = The game will not be kept: the system does not say where. Name a folder in the variable ANTRE_HOME.
    .leaving = The game is not kept: the system does not say where.
save-trouble = The game is not kept: nothing can be written to { $folder } ({ $detail }). Play goes on; on leaving you will choose another place.
    .leaving = The game is not kept: nothing can be written to { $folder } ({ $detail }).
leave-ask = What shall become of this game?
leave-again = Try again in the same place, for instance after making room.
leave-elsewhere = Keep it in another folder.
leave-text = Show it here as text, to be copied.
leave-lose = Leave without it: it is lost.
leave-which = In which folder?
leave-rescued = The game could not be kept in its place; it is in { $folder }, from where it may vanish. Move it soon.
leave-text-save = Here is the game. Copy what is between the two lines into a file named { $file }; it is taken up again by: antre play --resume { $file }
leave-text-record = Here is the finished game. Copy what is between the two lines into a file named { $file }; it is seen again by: antre replay { $file }
record-kept = The game is written down. To see it again:

## Which game

start-title = Antre
start-welcome = Welcome. The fire is lit and the table is laid.
start-which = What shall we play?
start-resume = Resume
start-resume-about = { $game }, { $players }, { $date } UTC
start-how-many = How many players?
start-seats = { $count ->
    [one] Alone
   *[other] { $count } players
}
start-against = Against whom?
start-friend = A friend
start-friend-about = At this machine: the screen passes from hand to hand and shows nothing in between.
start-origin = { $origin }
start-keys = [↑↓] choose   [Enter] yes   [Esc] back   [q] leave
start-answer-how = Answer with a number from 1 to { $count }, with a name from the list, or with “quit”.
start-goodbye = See you soon.

## Whose turn

turn-you = Your turn
turn-yours = Your turn, { $seat }
turn-choose = Your turn: choose a move.
turn-thinks = { $seat } is thinking
turn-next = Then { $seat }
look-then-pass = Played. Have a look, then Enter hides the screen for { $seat }.
hand-over = Pass the screen to { $seat }, then Enter.
hand-over-hint = Until then, nothing shows.

## Zones in words

piece-hidden = hidden card
piece-at-cell = on { $cell }
piece-at-hex = on { $hex }
piece-at-step = at step { $step }
zone-empty = { $zone }: empty.
zone-one = { $zone }: { $pieces }.
zone-hidden = { $zone }: { $count }, face down.
zone-pile = { $zone }: { $count }, on top { $top }.
zone-open-pile = { $zone }: { $count }, from bottom to top { $pieces }.
zone-row = { $zone }: { $count } of { $places } places, { $pieces }.
zone-pieces = { $zone }: { $pieces }.
zone-counter = { $zone }: { $count }.
zone-track-one = { $zone }: { $step } of { $end }.
zone-track = { $zone }: { $pieces }, of { $end }.
zone-holds = { $count ->
    [one] One piece.
   *[other] { $count } pieces, the topmost or the first one first.
}
zone-foot = ←→ another zone   ↑↓ read   Enter or Esc close
zone-and-hidden = ({ $count } more, face down)

table-board = In the middle
table-side = { $seat } ({ $role })

log-title = What happened
log-foot = ↑↓ read   Enter or Esc close
log-empty = Nothing yet.

## The end

end-title = The game is over
end-resigned = { $seat } gives up.
score-head = Points
score-sum = Total
score-category = { $name } ({ $clause })
score-line = { $seat }: { $points }
score-line-cards = { $seat }: { $points } ({ $cards })
score-total = { $seat } { $points }
score-totals = Total: { $totals }.
score-verdict = { $verdict } ({ $clause })

## The full screen

screen-too-small = The table needs at least { $width } columns by { $height } lines; this terminal has { $got_width } by { $got_height }. Make it larger: nothing is lost.
list-narrowed = { $count } moves of { $total }. Esc shows them all.
detail-pointed = { $what }. Enter keeps only { $count ->
    [one] the move that uses it
   *[other] the { $count } moves that use it
}.
detail-looked = { $what }. Enter shows it all, piece by piece.
input-prompt = Move:
input-hint = Write the move in notation, then Enter. Esc to give up.

keys-choose = [↑↓] moves  [←→] table  [Enter] play  [u] take back  [r] rules  [?] help  [q] leave
keys-choose-wide = [↑↓] moves  [←→] table  [Enter] play  [:] write a move  [u] take back  [r] rules  [?] help  [q] leave
keys-pointing = [←→] point  [Enter] keep these moves  [Space] look  [Esc] back  [?] help  [q] leave
keys-narrowed = [↑↓] moves  [←→] narrow  [Enter] play  [Esc] see all  [?] help  [q] leave
keys-input = [Enter] play  [Esc] give up
keys-wait = [←→] zones  [h] log  [u] take back  [r] rules  [?] help  [q] leave
keys-look = [Enter] hide the screen  [u] take back  [r] rules  [?] help  [q] leave
keys-telling = [Enter] show all  [q] leave
keys-end = [↑↓] read the points again  [←→] zones  [h] log  [n] again  [r] rules  [q] leave

help-title = Help
help-foot = ↑↓ read   Enter or Esc close
help-keys =
    ↑ ↓ | go from one move to the next
    Enter | play the chosen move
    a b c ... | choose a move by its letter; the same letter again, or Enter, plays it
    ← → | point at a card or a zone of the table, also those no move touches
    Enter | ... and keep only the moves that use it; if there are none, see all that lies there
    Space | see all that lies in a zone; then ← → goes to the next
    h, PgUp | read the whole log
    Esc | back to all moves
    {":"} | write a move in notation (a capital letter or a digit is enough to begin)
    u | take back your last move; always against a bot, between people if the other agrees
    r | search the rules; after a refusal its clause opens by itself
    s, q, Ctrl-C | keep the game and leave
help-save = The game is kept after every move in { $file }.

rules-title = The rules
rules-foot = write to search   ↑↓ read   Enter or Esc close
rules-find = Search:
rules-none = Nothing in the rules about “{ $words }”.
rules-none-near = Nothing in the rules about “{ $words }”. Perhaps: { $near }.

## Line by line

plain-seat = { $letter }: { $role }.
plain-seat-named = { $letter }: { $seat }, { $role }.
plain-marks = This game is marked: { $marks }.
plain-options = Options: { $options }.
plain-resumed = The game goes on where it was.
plain-warning = Careful: { $text }
plain-help-hint = Answer with a number, with a move in notation, or with “help”.
plain-thinking = { $seat } is thinking.
plain-choices = { $count ->
    [one] Only one move is possible:
   *[other] { $count } moves are possible:
}
plain-say-something = Answer with a number, with a move in notation, or with “help”.
plain-number-unknown = There is no move { $got }: choose from 1 to { $count }.
plain-did-you-mean = Did you mean “{ $word }”?
plain-ask-again = Nothing has changed; your turn again.
plain-hide = Played. Enter hides the screen for { $seat }.
plain-hand-over = Pass the screen to { $seat }, then Enter.
plain-undo-ask = { $asker } asks to take back the last move. { $seat }, do you agree? Answer yes or no.
plain-rule-how = Write “rule” followed by the number of a clause or by words to find. Chapters: { $sections }.
plain-again = Write “again” to play again; Enter to leave.
plain-help =
    A number plays that move of the list; a move in notation is played as it stands.
    choices: the list of moves
    hand: your cards
    table: all that can be seen
    log: what happened
    rule CD-30, rule words: the rules
    undo: take back your last move
    save: keep the game and go on
    quit: keep the game and leave
