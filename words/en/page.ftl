# The page: playing in a browser.

## Everywhere

page-title = Antre
page-tagline = Five dragon games, one table
page-skip = Skip to content
page-home = Home
page-about = About
page-rules = Rules
page-close = Close
page-back = Back
page-again = Try again
page-loading = One moment…
page-settings = Settings
page-theme = Light
    .auto = As the system
    .dark = Night
    .light = Day
page-motion = Motion
    .auto = As the system
    .full = Cards travel
    .reduced = Fades only
    .off = Nothing moves
page-sound = Sounds
page-swift = Play at the first click
    .help = When only one way to play is left, do not ask.
page-full-screen = Full screen

page-nowhere = There is nothing at this address
    .help = The link may be incomplete. Home is always there.
page-unreachable = The server does not answer. It may be restarting: try again in a moment.
page-broken = Something went wrong in the page. Nothing is lost: reload it.
    .reload = Reload

## Home

home-shelf = Choose a box
home-play = Play
home-players = { $max ->
    [2] 2 players
   *[other] { $min } to { $max } players
}
home-resume = Resume
home-forget = Forget
home-tables = Open tables
    .none = Nobody is waiting right now. Open a table: it will stand here.
home-sit = Sit down
home-waiting = { $open ->
    [one] { $names } waiting, one seat free
   *[other] { $names } waiting, { $open } seats free
}
home-join = Join by a link
    .label = Link of the table
    .go = Go there
    .bad = This link leads to no table. It ends in a long row of digits and letters.
home-pad = Score pad
home-made = Rules you can play clause by clause, opponents that do not cheat, chance you can verify.

## Opening a table

open-title = A game of { $game }
open-start = Start
open-level = Your opponents
open-seats = Players
open-count = { $n ->
    [one] alone
   *[other] { $n }
}
open-my-seat = My seat
    .watch = I watch
    .seat = Seat { $seat }
open-others = The other seats
    .bots = Bots
    .open = Open, by a link
open-listed = Show the table at home
open-name = Your name
    .default = Guest
open-more = Variants and clock
open-pack = Card pack
open-clock = Clock
    .none = No clock
    .move = { $time } a move
    .total = { $time } in all
    .minutes = { $n } min
    .day = a day
open-stand-in = If somebody is away
    .nobody = Nobody plays for them
    .help = Whoever sits down agrees to it. Without a clock they are given ten minutes first; the record of the game says who played.
open-hints = Allow hints
open-chat = Allow talking

## The table

table-bot = bot
table-you = you
table-turn-yours = Your turn
table-turn-of = { $name } to play
table-thinks = { $name } is thinking
table-over = The game is over
table-chance = Shuffling
table-seats = The players
table-board = The board
table-tray = Your hand
table-do = What you can do
table-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
}
table-fewer-choices = Fold up
table-cancel = Cancel
table-narrow = Touch what glows, or open the list.
table-sent = On its way…
    .long = Still no answer from the table. We wait a little longer.
    .arrived = Your move did arrive.
table-watching = You are watching.
table-log = Log
    .empty = Nothing has happened yet.
table-happened = What just happened
table-menu = Menu of the table
table-undo = Take back
    .free = Take back your last move
    .ask = Ask to take back your last move
table-undo-asked = { $name } asks to take back a move.
    .agree = Agreed
    .refuse = No
    .waiting = You asked to take back. The others answer.
    .kept = { $name } would rather have the move stay.
table-hint = Hint
    .said = Hint: { $label }
    .count = { $n ->
        [one] one hint taken
       *[other] { $n } hints taken
    }
table-hand-over = Let a bot play
    .agreed = Let { $bot } play for me
    .other = { $bot } plays for { $name }
    .later = { $n ->
        [one] { $name } is away. { $bot } may play for them in a minute.
       *[other] { $name } is away. { $bot } may play for them in { $n } minutes.
    }
table-take-back = Play myself again
table-bot-plays = a bot plays
table-away = away
table-resign = Give up
    .sure = Give up for good?
    .yes = Yes, I give up
table-claim = Claim the time
    .over = { $name } has no time left.
table-spectators = { $n ->
    [one] one person watches
   *[other] { $n } people watch
}
table-practice = practice
table-undone = taken back
table-zoom = See the card large
table-nothing-drawn = The table is coming…
table-days = { $n ->
    [one] one day
   *[other] { $n } days
}
table-clock = Time left
table-points = { $name }, { $points } points
table-to-act = to act
table-face-down = face down
table-keys = Keys: Escape cancels, Enter confirms, L opens the list, U takes back, Z enlarges, ? gives a hint.
table-notify = Where to tell you of your turn
    .go = Let me know
    .noted = Noted: one message each turn while you are away.
    .off = Noted: no more messages.

table-waiting = Waiting for people
    .help = Send this link to whoever is to play. The game begins when every seat is taken.
    .copy = Copy the link
    .copied = Copied
    .stand-in = If somebody is away for long, { $bot } may play for them.
table-join = Take a seat
    .name = Your name
    .go = Sit down
    .free = free seat

why-nothing = Nothing can be done with it now.
why-not-yours = It is not your turn.
why-over = The game is over: nothing more is played here.
why-cut = The connection was cut before the answer. Once it is back we will know whether it arrived.
    .not-arrived = Your move did not arrive: play it again.
why-rule = See rule { $clause }

line-calling = Connecting to the table…
line-lost = The connection is cut. Trying again; nothing is lost.
    .now = Try now
line-shut = There is no such table, or no longer
    .help = The link may be incomplete, or the table was put away.
line-frozen = This game is frozen
line-old = The server speaks another version than this page. Reload it.
line-forgetful = This browser keeps nothing: closing this page means leaving your seat.

## Talking

chat-title = Talk
    .empty = Nobody has said anything yet.
    .say = Say something
    .send = Say
    .mute = Hear { $name } no more
chat-unread = { $n ->
    [one] one message
   *[other] { $n } messages
}
wave-hello = Hello!
wave-luck = Good luck!
wave-well-played = Well played!
wave-oops = Oops!
wave-wait = One moment…
wave-thanks = Thank you!
wave-good-game = Good game!
wave-bye = Goodbye!

## The end

end-won = You win!
end-lost = { $names } wins.
end-shared = A shared win: { $names }.
end-nobody = Nobody wins.
end-resigned = { $name } gives up.
end-late = { $name } ran out of time.
end-total = Total
end-rematch = Rematch
    .waiting = You want a rematch; waiting for the others.
    .wanted = { $name } wants a rematch.
    .go = Go to the rematch
end-replay = Watch it again
end-proof = Verify the shuffle
end-look = Look at the board
end-sheet = See the score
end-score = The score

## Rules

rules-title = Rules of { $game }
rules-find = Search the rules
rules-found = { $n ->
    [0] No clause says that.
    [one] One clause
   *[other] { $n } clauses
}
rules-close = Back to the table

## Watching again

replay-title = Watch the game again
replay-first = To the beginning
replay-before = One step back
replay-after = One step on
replay-last = To the end
replay-run = Run
replay-stop = Stop
replay-step = Step { $ply } of { $plies }
replay-eye = Seen by
    .public = a spectator
replay-not-over = This game is not over: it can be watched again only afterwards.

## Chance can be verified

proof-title = Verify a shuffle
proof-help = Before the deal the server publishes the fingerprint of a secret. At the end it shows the secret: every roll must follow from it and from what the players added.
proof-text = The proof
proof-check = Verify
proof-fair = The shuffle was honest
proof-unfair = This proof does not hold
proof-fetch = Take the proof of this game
proof-consistent = This proof is consistent
proof-save = Save the proof
fair-alarm = Careful: the chance was changed
    .swapped = The server speaks of another fingerprint, or of another grain of chance, than this browser before the deal. Unless you had taken your seat on another device, do not trust this game.
    .proof = This proof contradicts what this browser knows. Save it, and show it to those who played with you.
fair-here = Checked here, in this browser
fair-not-here = What could not be checked here
fair-server = Counted again by this server
    .help = To trust nobody, save the proof and run “antre verify” on your own machine: there each roll is counted again from the key.
fair-other-table = This is the proof of another table.
fair-commitment = The fingerprint is the one that this browser saw before the deal.
    .other = The fingerprint is not the one that this browser saw before the deal.
fair-seed = The secret that was told has this fingerprint.
    .other = The secret that was told does not have this fingerprint.
fair-added = Your grain of chance is in it, just as this browser sent it.
    .other = Your grain of chance is not the one that this browser sent. There is one innocent reason: you had taken your seat on another device.
fair-promises =
    .other = Somebody added something else than they had promised before the deal.
fair-rounds = { $n ->
    [one] The promises had to be made again once before the deal: somebody had changed devices, or did not keep theirs.
   *[other] The promises had to be made again { $n } times before the deal. If that surprises you, ask the others why.
}
fair-key = The key of all rolls follows from these, computed here: { $key }
fair-nothing-kept = Nothing was kept here before the deal: you were not there, or it was in another browser. So neither the fingerprint nor your grain of chance could be compared.
fair-only-watched = No grain of chance came from this browser: there is none to compare.
proof-commitment-now = Fingerprint published before the deal

## Score pad

pad-title = Score pad: { $game }
pad-help = Did you play with the real box? Write down what everybody has before them: every point is explained.
pad-text = Your page
pad-count = Count
pad-none = This game has no score pad.

## What a bot thinks of it

study-start = Analyse
study-far = Analysis: { $done } of { $of }
study-better = Better: { $best } ({ $chance } to win, against { $had }).
study-good = A bot would have played this too.
study-dear = The moves that cost the most:
study-move = { $name }: { $label } (−{ $loss })
study-none = No move cost much. Well played!

## An account, for whoever wants one

home-account = Your games on your other devices
account-title = Your games, everywhere
account-help = A name and a password are enough to find your games on another device. You can play just as well without.
account-password = Password
    .help = Ten characters or more.
account-in = Sign in
account-make = Create this account
account-wrong = That name and that password do not go together.
account-hello = Hello { $name }! Games that you open or join here follow you from now on.
account-running = Running
    .none = No game is running.
account-resume = Resume
account-past = Finished
account-out = Sign out
account-none = This server keeps no accounts. Your games stay in this browser.
