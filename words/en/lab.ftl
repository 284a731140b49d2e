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
cmd-lab-duel = Sets two bots against each other: each deal is played once for every seat, and the seats rotate. Ctrl-C stops and tells what is known so far
    .game = The short name of the game
    .a = The first bot, as for antre play; oracle:BOT sees all the cards
    .b = The second bot, in all other seats
    .pairs = How many pairs of games (500 by default)
    .sprt = Two Elo differences, such as 0,20: it stops as soon as it knows which is true
    .resume = Takes the same duel up where it was
    .seed = Where chance starts (1 by default)
    .threads = How many threads (all cores by default); the result does not depend on it
    .seats = How many players
    .options = An option of the game, as often as needed
    .pack = A pack that is not in the box
    .examples =
        antre lab duel coeur --a brasier --b torche -n 2000
        antre lab duel coeur --a lanterne --b etincelle -n 2000 --seed 7
        antre lab duel drako --a search:2000 --b search:1000 --sprt 0,20 -n 20000
        Stops as soon as the answer is known
cmd-lab-league = Lets all levels meet, and other bots if you like: Elo ratings with their intervals
    .game = The short name of the game
    .bots = One more bot, as often as needed
    .pairs = How many pairs a meeting (100 by default)
    .only = Without the levels: only the bots given with --bot
    .full = The levels at their full budget, not a fortieth of it
    .resume = Takes up the meetings that were played before
    .seed = Where chance starts (1 by default)
    .threads = How many threads (all cores by default); the result does not depend on it
    .seats = How many players
    .options = An option of the game, as often as needed
    .pack = A pack that is not in the box
    .examples =
        antre lab league coeur
        antre lab league drarkane --seats 4 -n 50
        antre lab league drako --bot search:500 --bot greedy
        Two more bots
cmd-lab-balance = Watches games of one bot in all seats: the first player’s edge, each seat’s share, length, points, what each card is worth
    .game = The short name of the game
    .bot = The bot that plays all seats (brasier:blitz by default)
    .games = How many games (400 by default)
    .html = Writes a page with its charts, which stands by itself
    .csv = Writes a table for other programs: one measurement a line
    .seed = Where chance starts (1 by default)
    .threads = How many threads (all cores by default); the result does not depend on it
    .seats = How many players
    .options = An option of the game, as often as needed
    .pack = A pack that is not in the box
    .examples =
        antre lab balance drako
        antre lab balance coeur -n 1000 --html coeur.html --csv coeur.csv
        antre lab balance drarkane --seats 4 --option treasures=on
cmd-lab-sweep = Tries other numbers in a pack, with the same dice for all, and says what that does to the balance
    .game = The short name of the game
    .sets = A number of the pack and its values: PATH=3..6 or PATH=3,5; with @OTHER, what the one gains the other loses
    .packs = A pack changed by hand, as often as needed: the same deals are played with each
    .bot = The bot that plays all seats (brasier:blitz by default)
    .games = How many games a trial (200 by default)
    .counts = One more thing to count, by its code in the table of antre lab balance --csv
    .html = Writes a page with its chart, which stands by itself
    .csv = Writes a table for other programs: one measurement a line
    .seed = Where chance starts (1 by default)
    .threads = How many threads (all cores by default); the result does not depend on it
    .seats = How many players
    .options = An option of the game, as often as needed
    .pack = A pack that is not in the box
    .examples =
        antre lab sweep drarkane --with easier.toml
        antre lab sweep drako --set dragon.armor=3..6
        antre lab sweep drako --set 'dragon_card.FIRE:2=2..4@dragon_card.W:2'
        The deck keeps its size: each further Fire replaces a Walk
cmd-lab-decks = Sets every deck of the box against every other, each deal from both seats
    .game = The short name of the game
    .bot = The bot that plays both seats (search:100 by default)
    .pairs = How many pairs a meeting (100 by default)
    .csv = Writes a table for other programs: one meeting a line
    .seed = Where chance starts (1 by default)
    .threads = How many threads (all cores by default); the result does not depend on it
    .seats = How many players
    .options = An option of the game, as often as needed
    .pack = A pack that is not in the box
    .examples =
        antre lab decks drakerion
        antre lab decks drakerion -n 50 --csv decks.csv
cmd-lab-publish = Measures everything and writes the tables of docs/strength.md and docs/balance.md. It can be taken up again, and ends in time
    .games_named = Some games (otherwise all on the shelf)
    .out = The folder of the documents (docs by default)
    .minutes = At most this long, in minutes (95 by default): what does not fit counts fewer games, and says so
    .pairs = How many pairs a duel (400 by default)
    .games = How many games a study of balance (200 by default)
    .budget = The budget of iterations that is multiplied by 4 and 16 (50 by default)
    .seed = Where chance starts (1 by default)
    .bots = A bot of the league, as often as needed (by default the levels at a fortieth)
    .usual = The bot of the studies of balance (brasier:blitz by default)
    .seats = How many players of a game, as often as needed (drarkane=4 by default)
    .examples =
        antre lab publish
        antre lab publish coeur drako --minutes 30 --out draft

## Measurements

lab-no-equals = “{ $got }” is not an option: write OPTION=VALUE.
lab-bad-sprt = “{ $got }” is not a pair of Elo differences: write the lower, then the higher, such as 0,20.
lab-duel-alone = Alone at the table there is nobody to meet: give a number of players with --seats.
lab-bar = { $bar } { $done }/{ $all } · { $note } · { $left } left
lab-note = { $bot }: { $share } %
lab-note-sprt = { $bot }: { $share } %, test { $ratio } (±{ $bound })
lab-time-seconds = { $b } s
lab-time-minutes = { $a } min { $b } s
lab-time-hours = { $a } h { $b } min
lab-title = { $a } against { $b }: { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}, { $games } games, seed { $seed }
lab-share = { $a } takes { $mean } % of the wins ({ $low } to { $high } %, sure at 95 %).
lab-elo = Elo difference: { $mean } ({ $low } to { $high }).
lab-points = Points ahead per game: { $mean } ({ $low } to { $high }).
lab-a-better = { $a } plays better than { $b }.
lab-b-better = { $b } plays better than { $a }.
lab-unsure = Nothing says yet which plays better: add pairs with -n.
lab-sprt-high = Sequential test: { $a } is indeed at least { $high } Elo better than { $b }, rather than { $low }.
lab-sprt-low = Sequential test: { $a } is no more than { $low } Elo better than { $b }, rather than { $high }.
lab-sprt-open = Sequential test: still open between { $low } and { $high } Elo.
lab-stopped = Stopped after { $done } of { $pairs } pairs. To go on: the same command with --resume.
lab-nothing-known = Stopped before the first pair was done: nothing is known yet.
lab-head-bot = Bot
lab-head-rating = Elo [95 %]
lab-head-pack = Pack
lab-head-next = The next
lab-head-over-next = Wins against it (%)
lab-league-title = { $game }: the ratings, { $pairs } pairs a meeting, seed { $seed }
lab-league-note = { $a } against { $b }
lab-league-how = The first of the list is 0. Each deal is played in every seat; the brackets hold the truth in 95 of 100 cases.
lab-league-stopped = Stopped before the end. To go on: the same command with --resume.
lab-league-too-early = Stopped too early: not all have met yet.
lab-publish-stopped = Stopped before the end: nothing is written into the documents, and what was measured is kept. The same command takes it up there.
lab-journal-unkept = What is measured is not kept on the way ({ $detail }): whoever stops begins anew.
lab-journal-other = The bots or the rules have changed since: it begins anew.

## Balance

lab-balance-title = { $game }: { $games } games, { $bot } in all seats, seed { $seed }
lab-balance-stopped = Stopped before the end: this is what is known so far.
lab-no-game-yet = Stopped before the first game was done: nothing is known yet.
lab-more-rows = … and { $n } more: --html and --csv give them all.
lab-written = { $file } is written.
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
lab-head-mean = Mean [95 %]
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
lab-head-times = Times a game
lab-head-won = Wins then (%)
lab-head-worth = One more use (%)
lab-row-first = Whoever decides first
lab-row-turns = Turns
lab-row-decisions = Decisions
lab-row-choices = Choices a decision
lab-row-forced = No choice
lab-chart-shares = Share of the wins with its 95 % interval; the line marks an even share.
lab-chart-points = Points at the end, by seat
lab-chart-turns = Turns a game
lab-chart-choices = Mean number of choices, from the beginning to the end of the game (tenths)
lab-chart-worth = By how much the share of the wins rises with each further use, in the same seat (percentage points, with the 95 % interval). A correlation, not a cause.
lab-page-intro = All seats are played by the same bot. The brackets hold the truth in 95 of 100 cases.
lab-page-how = A card counts as chosen when a move that was played touches it, face up to whoever plays; a turn is a run of decisions of one seat; “one more use” says by how much the share of the wins of one seat rises with each use, all its games considered. Nothing here knows a game by name: everything comes from what the game shows of itself.

## What if

lab-sweep-title = { $game }: what if? { $games } games a trial, { $bot } in all seats, seed { $seed }
lab-sweep-bad-set = “{ $got }” is not understood: write PATH=3..6, PATH=3,5, or PATH=3..6@OTHER.
lab-sweep-unknown = The pack has no number “{ $got }”. The nearest: { $near }.
lab-sweep-too-many = That would be { $n } trials or more; { $most } at most.
lab-sweep-base = as it is
lab-sweep-how = The first line is the pack as it is. All trials have the same dice: the difference is measured deal by deal. ★ marks the trial nearest to even.
lab-head-share-of = { $who }: wins (%)
lab-head-difference = Difference

## Decks

lab-decks-title = { $game }: the decks, { $pairs } pairs a meeting, { $bot } in both seats, seed { $seed }
lab-head-deck = Deck (its share, %)
lab-decks-lopsided = { $n ->
    [0] All { $all } meetings are
   *[other] { $n } of the { $all } meetings are not
} between 35 and 65 %.
