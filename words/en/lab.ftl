# What the lab says.

## Help pages

value-claims = LOW,HIGH
value-code = CODE
value-folder = FOLDER
value-game_seats = GAME=N
value-set = PATH=VALUES

cmd-lab = The laboratory: compare bots, measure how fair a game is
    .examples =
        antre lab duel coeur --a brasier --b torche -n 2000
        antre lab balance drako --html drako.html
cmd-lab-duel = Pit two bots against each other: each deal is played once from every seat. Ctrl-C stops and reports what’s known so far
    .game = The game’s short name
    .a = The first bot, as in antre play; oracle:BOT sees all the cards
    .b = The second bot, in all the other seats
    .pairs = Number of pairs of games (default: 500)
    .sprt = Two Elo differences, such as 0,20: stops as soon as it’s clear which one is true
    .resume = Resume the same duel where it left off
    .seed = Seed for the shuffles (default: 1)
    .threads = Number of threads (default: all cores); the result doesn’t depend on it
    .seats = Number of players
    .options = A game option, as many times as needed
    .pack = A pack that isn’t built in
    .examples =
        antre lab duel coeur --a brasier --b torche -n 2000
        antre lab duel coeur --a lanterne --b etincelle -n 2000 --seed 7
        antre lab duel drako --a search:2000 --b search:1000 --sprt 0,20 -n 20000
        Stops as soon as the answer is known
cmd-lab-league = Make all the levels meet, and other bots if you like: Elo ratings with their intervals
    .game = The game’s short name
    .bots = One more bot, as many times as needed
    .pairs = Number of pairs per match (default: 100)
    .only = Leave out the levels: only the bots given with --bot
    .full = The levels at their full budget, not a fortieth of it
    .resume = Resume with the matches already played
    .seed = Seed for the shuffles (default: 1)
    .threads = Number of threads (default: all cores); the result doesn’t depend on it
    .seats = Number of players
    .options = A game option, as many times as needed
    .pack = A pack that isn’t built in
    .examples =
        antre lab league coeur
        antre lab league drarkane --seats 4 -n 50
        antre lab league drako --bot search:500 --bot greedy
        Two more bots
cmd-lab-balance = Watch one bot play every seat: first-player advantage, each seat’s share, length, points, what each card is worth
    .game = The game’s short name
    .bot = The bot that plays every seat (default: brasier:blitz)
    .games = Number of games (default: 400)
    .html = Write a self-contained page with charts
    .csv = Write a table for other programs: one measurement per line
    .seed = Seed for the shuffles (default: 1)
    .threads = Number of threads (default: all cores); the result doesn’t depend on it
    .seats = Number of players
    .options = A game option, as many times as needed
    .pack = A pack that isn’t built in
    .examples =
        antre lab balance drako
        antre lab balance coeur -n 1000 --html coeur.html --csv coeur.csv
        antre lab balance drarkane --seats 4 --option treasures=on
cmd-lab-sweep = Try other numbers in a pack, with the same shuffles for all, and say what that does to the balance
    .game = The game’s short name
    .sets = A number in the pack and the values to try: PATH=3..6 or PATH=3,5; with @OTHER, what one gains the other loses
    .packs = A pack changed by hand, as many times as needed: the same deals are played with each
    .bot = The bot that plays every seat (default: brasier:blitz)
    .games = Number of games per trial (default: 200)
    .counts = One more thing to count, by its code in the table from antre lab balance --csv
    .html = Write a self-contained page with its chart
    .csv = Write a table for other programs: one measurement per line
    .seed = Seed for the shuffles (default: 1)
    .threads = Number of threads (default: all cores); the result doesn’t depend on it
    .seats = Number of players
    .options = A game option, as many times as needed
    .pack = A pack that isn’t built in
    .examples =
        antre lab sweep drarkane --with easier.toml
        antre lab sweep drako --set dragon.armor=3..6
        antre lab sweep drako --set 'dragon_card.FIRE:2=2..4@dragon_card.W:2'
        The deck keeps its size: each extra Fire replaces a Walk
cmd-lab-decks = Pit every built-in deck against every other, each deal from both seats
    .game = The game’s short name
    .bot = The bot that plays both seats (default: search:100)
    .pairs = Number of pairs per match (default: 100)
    .csv = Write a table for other programs: one match per line
    .seed = Seed for the shuffles (default: 1)
    .threads = Number of threads (default: all cores); the result doesn’t depend on it
    .seats = Number of players
    .options = A game option, as many times as needed
    .pack = A pack that isn’t built in
    .examples =
        antre lab decks drakerion
        antre lab decks drakerion -n 50 --csv decks.csv
cmd-lab-learn = Lets a game play itself and teaches it to judge its positions. Writes a small net, and says whether it judges games it never saw better than the guide
    .game = The short name of the game
    .bot = The search that plays every seat (search:60 by default)
    .games = Number of games (4000 by default); one in eight is not learned and serves to judge
    .net = Widths of the two layers: a multiple of 16, then at most 32 (16,8 by default)
    .rounds = How often all positions are gone over (12 by default)
    .out = The file to write (GAME.net by default)
    .seed = Where chance starts (1 by default)
    .threads = Number of threads (all cores by default); the result does not depend on it
    .seats = Number of players
    .options = An option of the game, as often as needed
    .pack = A pack that does not come with Antre
    .examples =
        antre lab learn drako
        antre lab learn coeur -n 20000 --net 64,32 --out games/coeur/value.net
cmd-lab-publish = Measure everything and write the tables in docs/strength.md and docs/balance.md. Can be resumed, and ends on time
    .games_named = Some games (default: all of them)
    .out = The documents folder (default: docs)
    .minutes = Time limit in minutes (default: 95): what doesn’t fit plays fewer games, and says so
    .pairs = Number of pairs per duel (default: 400)
    .games = Number of games per balance study (default: 200)
    .budget = The iteration budget, which is then multiplied by 4 and 16 (default: 50)
    .seed = Seed for the shuffles (default: 1)
    .bots = A bot in the league, as many times as needed (default: the levels at a fortieth)
    .usual = The bot for the balance studies (default: brasier:blitz)
    .seats = Number of players for a game, as many times as needed (default: drarkane=4)
    .examples =
        antre lab publish
        antre lab publish coeur drako --minutes 30 --out draft

## Measurements

lab-no-equals = “{ $got }” isn’t an option: write OPTION=VALUE.
lab-bad-sprt = “{ $got }” isn’t a pair of Elo differences: write the lower one first, such as 0,20.
lab-learn-no-search = { $bot } does not search; take a bot that does, such as torche or search:60.
lab-learn-bad-net = “{ $got }” is not a pair of widths: write a multiple of 16 up to 256, then a number up to 32, such as 16,8.
lab-learn-plays = the game plays itself
lab-learn-round = it learns, loss { $loss }
lab-learn-nothing = Nothing was learned: stopped too early, or this game does not describe itself in numbers yet.
lab-learn-title = { $games } games of { $bot }: { $seen } positions learned, { $unseen } kept to judge
lab-learn-loss = Loss on games never seen: { $net } for the net, { $guide } for the guide ({ $seen } on the games it learned)
lab-duel-alone = Alone at the table, there’s nobody to play against: give a number of players with --seats.
lab-bar = { $bar } { $done }/{ $all } · { $note } · { $left } left
lab-note = { $bot }: { $share }%
lab-note-sprt = { $bot }: { $share }%, test { $ratio } (±{ $bound })
lab-time-seconds = { $b } s
lab-time-minutes = { $a } min { $b } s
lab-time-hours = { $a } h { $b } min
lab-title = { $a } against { $b }: { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
lab-share = { $a } takes { $mean }% of the wins ({ $low } to { $high }%, with 95% confidence).
lab-elo = Elo difference: { $mean } ({ $low } to { $high }).
lab-points = Lead in points per game: { $mean } ({ $low } to { $high }).
lab-a-better = { $a } plays better than { $b }.
lab-b-better = { $b } plays better than { $a }.
lab-unsure = It’s too early to say which plays better: add pairs with -n.
lab-sprt-high = Sequential test: { $a } is at least { $high } Elo better than { $b }, rather than { $low }.
lab-sprt-low = Sequential test: { $a } is at most { $low } Elo better than { $b }, rather than { $high }.
lab-sprt-open = Sequential test: undecided between { $low } and { $high } Elo.
lab-stopped = Stopped after { $done } of { $pairs } pairs. To continue: the same command with --resume.
lab-nothing-known = Stopped before the first pair was finished: nothing is known yet.
lab-head-bot = Bot
lab-head-rating = Elo [95%]
lab-head-pack = Pack
lab-head-next = The next
lab-head-over-next = Wins against it (%)
lab-league-title = { $game }: ratings, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} per match, seed { $seed }
lab-league-note = { $a } against { $b }
lab-league-how = The first one listed is set to 0. Each deal is played from every seat; the brackets contain the true value 95 times out of 100.
lab-league-stopped = Stopped before the end. To continue: the same command with --resume.
lab-league-too-early = Stopped too early: not all of them have met yet.
lab-publish-stopped = Stopped before the end: nothing was written to the documents, but the measurements are saved. The same command continues from there.
lab-journal-unkept = The measurements can’t be saved along the way ({ $detail }): if you stop, you’ll have to start over.
lab-journal-other = The bots or the rules have changed since: starting over.

## Balance

lab-balance-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $bot } in every seat, seed { $seed }
lab-balance-stopped = Stopped before the end: this is what’s known so far.
lab-no-game-yet = Stopped before the first game was finished: nothing is known yet.
lab-more-rows = … and { $n } more: --html and --csv give them all.
lab-written = Wrote { $file }.
lab-seat = Seat { $seat }
lab-part-seats = Seats and sides
lab-part-pace = Length and choices
lab-part-endings = How games end
lab-part-categories = Points by category
lab-part-cards = Cards and pieces chosen
lab-part-moves = Moves
lab-part-scored = What scored
lab-part-events = What happened
lab-head-seat = Seat
lab-head-share = Wins (%)
lab-head-points = Points
lab-head-spread = Std deviation
lab-head-measure = Measure
lab-head-mean = Mean [95%]
lab-head-median = Median
lab-head-middle = Middle half
lab-head-range = Range
lab-head-ending = Ending
lab-head-category = Category
lab-head-winners = Winners − others
lab-head-card = Card
lab-head-place = Where
lab-head-what = What
lab-head-games = Games (%)
lab-head-times = Times per game
lab-head-won = Wins with it (%)
lab-head-worth = One more use (%)
lab-row-first = First to decide
lab-row-turns = Turns
lab-row-decisions = Decisions
lab-row-choices = Choices per decision
lab-row-forced = No choice
lab-chart-shares = Share of wins with its 95% interval; the line marks an even share.
lab-chart-points = Points at the end, by seat
lab-chart-turns = Turns per game
lab-chart-choices = Average number of choices, from start to finish (in tenths of the game)
lab-chart-worth = How much the share of wins rises with each extra use, in the same seat (percentage points, with the 95% interval). A correlation, not a cause.
lab-page-intro = The same bot plays every seat. The brackets contain the true value 95 times out of 100.
lab-page-how = A card counts as chosen when a move that was played touches it, face up to the player who moves; a turn is a run of decisions by one seat; “one more use” says how much a seat’s share of wins rises with each use, over all its games. Nothing here knows a game by name: it all comes from what the game shows of itself.

## What if

lab-sweep-title = { $game }: what if? { $games ->
    [one] { $games } game
   *[other] { $games } games
} per trial, { $bot } in every seat, seed { $seed }
lab-sweep-bad-set = “{ $got }” makes no sense here: write PATH=3..6, PATH=3,5, or PATH=3..6@OTHER.
lab-sweep-unknown = The pack has no number “{ $got }”. The closest: { $near }.
lab-sweep-too-many = That would be { $n } trials or more; the limit is { $most }.
lab-sweep-base = as it is
lab-sweep-how = The first line is the pack as it is. All trials use the same shuffles: the difference is measured deal by deal. ★ marks the trial closest to even.
lab-head-share-of = { $who }: wins (%)
lab-head-difference = Difference

## Decks

lab-decks-title = { $game }: the decks, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} per match, { $bot } in both seats, seed { $seed }
lab-head-deck = Deck (its share, %)
lab-decks-lopsided = { $n ->
    [0] All { $all } matches are
    [one] { $n } of the { $all } matches isn’t
   *[other] { $n } of the { $all } matches aren’t
} between 35 and 65%.

## Numbers

figure-decimal = .
figure-percent = { $n }%
figure-interval = { $mean } [{ $low }, { $high }]
