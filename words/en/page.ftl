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
page-theme = Appearance
    .auto = Match system
    .dark = Dark
    .light = Light
page-motion = Motion
    .auto = Match system
    .full = Cards fly
    .reduced = Fades only
    .off = No motion
page-sound = Sounds
page-swift = Play with a single touch
    .auto = With a mouse; a finger confirms
    .on = Always
    .off = Always confirm
page-full-screen = Full screen

page-nowhere = There’s nothing at this address
    .help = The link may be incomplete. The home page is always there.
page-unreachable = The server isn’t answering. It may be restarting: try again in a moment.
page-broken = Something went wrong on this page. Nothing is lost: reload it.
    .reload = Reload

## Home

home-shelf = Choose a game
home-play = Play
home-players = { $max ->
    [2] 2 players
   *[other] { $min } to { $max } players
}
home-resume = Resume
home-forget = Forget
home-tables = Open tables
    .none = Nobody is waiting right now. Open a table: it will be listed here.
home-played = Your finished games
    .won = won against { $names }
    .shared = shared win with { $names }
    .lost = lost against { $names }
    .nobody = nobody won, against { $names }
home-sit = Sit down
home-waiting = { $open ->
    [one] { $names }: one seat free
   *[other] { $names }: { $open } seats free
}
home-join = Join with a link
    .label = Link to the table
    .go = Go
    .bad = This link doesn’t lead to a table. It should end in a long string of digits and letters.
home-pad = Score pad
home-made = Rules you can look up one by one, opponents that don’t cheat, shuffles you can verify.

## Opening a table

open-title = A game of { $game }
open-start = Start
open-level = Your opponents
    .first = to begin with
open-seats = Players
open-count = { $n ->
    [one] alone
   *[other] { $n }
}
open-my-seat = My seat
    .side = My side
    .watch = Just watching
    .seat = Seat { $seat }
open-alone = On your own, the table itself is your opponent.
open-others = The other seats
    .bots = Bots
    .open = Open to anyone with the link
open-listed = List this table on the home page
open-name = Your name
    .default = Guest
open-more = Variants and clock
open-pace = Opponents’ pace
    .calm = Calm: time to read everything
    .normal = Normal: about one action a second
    .brisk = Brisk
    .at-once = At once
open-pack = Card pack
open-clock = Clock
    .none = No clock
    .move = { $time } per move
    .total = { $time } in total
    .minutes = { $n } min
    .day = a day
open-stand-in = If a player is away
    .nobody = Nobody plays for them
    .help = Everyone who sits down agrees to this. Without a clock, they get ten minutes first; the game record says who played.
open-hints = Allow hints
open-chat = Allow chat

## The table

table-bot = bot
table-you = you
table-turn-yours = Your turn
table-turn-of = { $name }’s turn
table-thinks = { $name } is thinking
table-over = The game is over
table-chance = Shuffling
table-seats = Players
table-board = Board
table-tray = Your hand
table-do = What you can do
table-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
}
table-fewer-choices = Hide the list
table-cancel = Cancel
table-aim = Aim:
table-steps = The steps of a turn
table-narrow = Tap or drag what glows.
table-picked = { $what }: now tap what glows.
table-sent = Sending…
    .long = Still no answer from the table. Waiting a little longer.
    .arrived = Your move got through.
table-watching = You’re watching.
table-log = Log
    .empty = Nothing has happened yet.
table-happened = What just happened
table-menu = Table menu
table-undo = Take back
    .free = Take back your last move
    .ask = Ask to take back your last move
table-undo-asked = { $name } wants to take back a move.
    .agree = Agree
    .refuse = No
    .waiting = Request sent. Waiting for the others.
    .kept = { $name } would rather let the move stand.
table-hint = Hint
    .said = Hint: { $label }
    .count = { $n ->
        [one] one hint used
       *[other] { $n } hints used
    }
table-hand-over = Let a bot play
    .agreed = Let { $bot } play for me
    .other = Let { $bot } play for { $name }
    .later = { $n ->
        [one] { $name } is away. { $bot } can play for them in a minute.
       *[other] { $name } is away. { $bot } can play for them in { $n } minutes.
    }
table-take-back = Take my seat back
table-bot-plays = a bot is playing
table-away = away
table-resign = Resign
    .sure = Really resign?
    .yes = Yes, resign
table-claim = Claim a win on time
    .over = { $name } has run out of time.
table-spectators = { $n ->
    [one] one person watching
   *[other] { $n } people watching
}
table-practice = practice
table-undone = move taken back
table-zoom = Enlarge the card
table-nothing-drawn = Setting the table…
table-days = { $n ->
    [one] one day
   *[other] { $n } days
}
table-clock = Time left
table-cards = { $n ->
    [one] card
   *[other] cards
}
table-points = { $name }, score { $points }
table-to-act = to play
table-face-down = face down
table-keys = Keys: Escape cancels, Enter confirms, L opens the list, U takes back, ? explains, H gives a hint.
table-notify = Where should we notify you?
    .go = Notify me
    .noted = Done: one message per turn while you’re away.
    .off = Done: no more messages.

table-waiting = Waiting for players
    .help = Send this link to the people you want to play with. The game starts when every seat is taken.
    .copy = Copy the link
    .copied = Copied
    .stand-in = If a player is away for long, { $bot } can play for them.
table-join = Take a seat
    .name = Your name
    .go = Sit down
    .free = free seat

why-not-there = That does not go there. What glows while you carry a piece shows where it may go.
why-nothing = You can’t do anything with it right now.
why-choose = You can use it: touch what is lit.
why-cut = The connection dropped before the answer came. We’ll know whether your move got through once it’s back.
    .not-arrived = Your move didn’t get through: play it again.
why-rule = See rule { $clause }

line-calling = Connecting to the table…
line-lost = Connection lost. Trying again; nothing is lost.
    .now = Try now
line-shut = This table no longer exists
    .help = The link may be incomplete, or the table has been put away.
line-frozen = This game is frozen
line-old = This page is out of date: reload it.
line-forgetful = This browser doesn’t save anything: if you close this page, you lose your seat.

## Chat

chat-title = Chat
    .empty = Nobody has said anything yet.
    .say = Say something
    .send = Send
    .mute = Mute { $name }
chat-unread = { $n ->
    [one] one message
   *[other] { $n } messages
}
wave-hello = Hello!
wave-luck = Good luck!
wave-well-played = Well played!
wave-oops = Oops!
wave-wait = One moment…
wave-thanks = Thanks!
wave-good-game = Good game!
wave-bye = Goodbye!

## The end

end-won = You win!
end-lost = { $names } wins.
end-shared = A shared win: { $names }.
end-nobody = Nobody wins.
end-resigned = { $name } resigns.
end-late = { $name } ran out of time.
end-winner = ★ wins
end-last-turns = The last turns
end-total = Total
end-rematch = Rematch
    .waiting = You want a rematch; waiting for the others.
    .wanted = { $name } wants a rematch.
    .go = Go to the rematch
end-other-level = Another level
end-replay = Watch the game again
end-proof = Verify the shuffle
end-look = See the board
end-sheet = See the score
end-score = The score

## Rules

rules-title = Rules of { $game }
rules-find = Search the rules
rules-found = { $n ->
    [0] The rules don’t mention that.
    [one] One rule
   *[other] { $n } rules
}
rules-close = Back to the table

## Watching again

replay-title = Watch the game again
replay-first = To the beginning
replay-before = Back one move
replay-after = Forward one move
replay-last = To the end
replay-run = Play
replay-stop = Pause
replay-step = Move { $ply } of { $plies }
replay-eye = As seen by
    .public = a spectator
replay-not-over = This game isn’t over yet: you can watch it again once it is.

## Chance can be verified

proof-title = Verify a shuffle
proof-help = Before the deal, the server publishes the fingerprint of a secret. At the end it reveals the secret: every shuffle and draw must follow from it and from what the players added.
proof-text = The proof
proof-check = Verify
proof-fair = The shuffle was fair
proof-unfair = This proof doesn’t check out
proof-fetch = Get the proof of this game
proof-consistent = This proof is consistent
proof-save = Save the proof
fair-alarm = Warning: the shuffle was tampered with
    .swapped = The server names a different fingerprint, or a different contribution of yours, from what this browser saw before the deal. Unless you had taken your seat on another device, don’t trust this game.
    .proof = This proof contradicts what this browser knows. Save it, and show it to the people you played with.
fair-here = Checked here, in this browser
fair-not-here = What couldn’t be checked here
fair-server = Recomputed by this server
    .help = To take nobody’s word for it, save the proof and run “antre verify” on your own computer: it recomputes every shuffle and draw from the key.
fair-other-table = This is the proof of another table.
fair-commitment = The fingerprint is the one this browser saw before the deal.
    .other = The fingerprint isn’t the one this browser saw before the deal.
fair-seed = The revealed secret matches this fingerprint.
    .other = The revealed secret doesn’t match this fingerprint.
fair-added = Your contribution is in it, exactly as this browser sent it.
    .other = Your contribution isn’t the one this browser sent. There’s one innocent explanation: you had taken your seat on another device.
fair-promises =
    .other = One of the players added something other than what they had promised before the deal.
fair-rounds = { $n ->
    [one] The promises had to be made again once before the deal: a player had changed devices, or broke theirs.
   *[other] The promises had to be made again { $n } times before the deal. If that surprises you, ask the others why.
}
fair-key = The key to every shuffle and draw follows from these, computed here: { $key }
fair-nothing-kept = Nothing was saved here before the deal: you weren’t there, or you used another browser. So neither the fingerprint nor your contribution could be compared.
fair-only-watched = This browser didn’t contribute to the shuffle: there’s nothing to compare.
proof-commitment-now = Fingerprint published before the deal

## Score pad

pad-title = Score pad: { $game }
pad-help = Did you play with the real box? Write down what everyone has in front of them: every point is explained.
pad-text = Your sheet
pad-count = Score it
pad-none = This game has no score pad.

## What a bot thinks of it

study-start = Analyse
study-far = Analysis: { $done } of { $of }
study-better = Better: { $best } ({ $chance } to win, instead of { $had }).
study-good = A bot would have played this too.
study-dear = The costliest moves:
study-move = { $name }: { $label } (−{ $loss })
study-none = No move cost you much. Well played!

## An account, for whoever wants one

home-account = Your games on your other devices
account-title = Your games, everywhere
account-help = A name and a password are all it takes to find your games on another device. You can play just as well without them.
account-password = Password
    .help = At least ten characters.
account-in = Sign in
account-make = Create this account
account-wrong = That name and password don’t match.
account-hello = Hello { $name }! Games you open or join here will follow you from now on.
account-running = In progress
    .none = No game in progress.
account-resume = Resume
account-past = Finished
account-out = Sign out
account-none = This server has no accounts. Your games stay in this browser.
