// Made from crates/wire; do not edit.

/**
 * One line of input: what is asked, under which id, and in which language the answer should speak.
 */
export type Request = { 
/**
 * Given back with the answer.
 */
id?: Id, 
/**
 * The language of this answer; the engine's own if it is left out.
 */
lang?: LangCode, } & ({ "do": "hello", } | { "do": "games", } | { "do": "open", 
/**
 * The game's short name.
 */
game: string, 
/**
 * A pack of the box by name, or another one as text; the default pack if left out.
 */
pack?: Pack, 
/**
 * How many play; the fewest the game allows if left out.
 */
seats?: number, 
/**
 * The options that differ from their default.
 */
options?: { [key in string]: string }, 
/**
 * Who sits where, one text a seat. The name of a bot, such as `greedy`, marks the seat as a bot's.
 */
players?: Array<string>, 
/**
 * Where chance starts; the table is then marked as practice. Secret chance if left out.
 */
seed?: number, 
/**
 * The lines of a written position to start from; the table is then marked as practice.
 */
position?: Array<string>, } | { "do": "status", 
/**
 * The table's number.
 */
table: number, } | { "do": "choices", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, } | { "do": "play", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * The move in notation.
 */
move: string, } | { "do": "view", 
/**
 * The table's number.
 */
table: number, 
/**
 * A seat's letter, or `S` for a spectator.
 */
eye: string, } | { "do": "log", 
/**
 * The table's number.
 */
table: number, 
/**
 * A seat's letter, or `S` for a spectator.
 */
eye: string, } | { "do": "score", 
/**
 * The table's number.
 */
table: number, } | { "do": "bot", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * `random`, `greedy`, `search`, `search:5000` or `search:800ms`.
 */
bot: string, 
/**
 * Where the bot's own chance starts; drawn and told if left out.
 */
seed?: number, 
/**
 * Whether to play the move as well.
 */
play?: boolean, } | { "do": "undo", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * The other seats that agreed.
 */
agreed?: Array<string>, } | { "do": "resign", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, } | { "do": "save", 
/**
 * The table's number.
 */
table: number, } | { "do": "load", 
/**
 * What `save` gave.
 */
text: string, 
/**
 * Packs that are not in the box and may be the one it was played with.
 */
packs?: Array<PackGiven>, } | { "do": "record", 
/**
 * The table's number.
 */
table: number, } | { "do": "close", 
/**
 * The table's number.
 */
table: number, } | { "do": "quit", });

/**
 * What can be asked.
 */
export type Ask = { "do": "hello", } | { "do": "games", } | { "do": "open", 
/**
 * The game's short name.
 */
game: string, 
/**
 * A pack of the box by name, or another one as text; the default pack if left out.
 */
pack?: Pack, 
/**
 * How many play; the fewest the game allows if left out.
 */
seats?: number, 
/**
 * The options that differ from their default.
 */
options?: { [key in string]: string }, 
/**
 * Who sits where, one text a seat. The name of a bot, such as `greedy`, marks the seat as a bot's.
 */
players?: Array<string>, 
/**
 * Where chance starts; the table is then marked as practice. Secret chance if left out.
 */
seed?: number, 
/**
 * The lines of a written position to start from; the table is then marked as practice.
 */
position?: Array<string>, } | { "do": "status", 
/**
 * The table's number.
 */
table: number, } | { "do": "choices", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, } | { "do": "play", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * The move in notation.
 */
move: string, } | { "do": "view", 
/**
 * The table's number.
 */
table: number, 
/**
 * A seat's letter, or `S` for a spectator.
 */
eye: string, } | { "do": "log", 
/**
 * The table's number.
 */
table: number, 
/**
 * A seat's letter, or `S` for a spectator.
 */
eye: string, } | { "do": "score", 
/**
 * The table's number.
 */
table: number, } | { "do": "bot", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * `random`, `greedy`, `search`, `search:5000` or `search:800ms`.
 */
bot: string, 
/**
 * Where the bot's own chance starts; drawn and told if left out.
 */
seed?: number, 
/**
 * Whether to play the move as well.
 */
play?: boolean, } | { "do": "undo", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * The other seats that agreed.
 */
agreed?: Array<string>, } | { "do": "resign", 
/**
 * The table's number.
 */
table: number, 
/**
 * The seat's letter.
 */
seat: string, } | { "do": "save", 
/**
 * The table's number.
 */
table: number, } | { "do": "load", 
/**
 * What `save` gave.
 */
text: string, 
/**
 * Packs that are not in the box and may be the one it was played with.
 */
packs?: Array<PackGiven>, } | { "do": "record", 
/**
 * The table's number.
 */
table: number, } | { "do": "close", 
/**
 * The table's number.
 */
table: number, } | { "do": "quit", };

/**
 * What a program calls one of its questions.
 */
export type Id = number | string;

/**
 * A language of the house.
 */
export type LangCode = "fr" | "en";

/**
 * Which pack to play with.
 */
export type Pack = string | PackGiven;

/**
 * A pack as text.
 */
export type PackGiven = { 
/**
 * What to call it.
 */
name: string, 
/**
 * What it says, in TOML.
 */
text: string, };

/**
 * One line of output: an answer and the id of its question.
 */
export type Reply = { 
/**
 * The id that came with the question.
 */
id?: Id, } & ({ "type": "hello", 
/**
 * The version of this protocol.
 */
protocol: number, 
/**
 * The version of the program.
 */
antre: string, 
/**
 * The short names of the games.
 */
games: Array<string>, 
/**
 * The languages it speaks.
 */
langs: Array<string>, } | { "type": "games", 
/**
 * All of them.
 */
games: Array<GameCard>, } | { "type": "table" } & TableCard | { "type": "choices", 
/**
 * The table's number.
 */
table: number, 
/**
 * Its version.
 */
version: number, 
/**
 * The seat that asked.
 */
seat: string, 
/**
 * What it may do; empty if it is not to act.
 */
choices: Array<Choice>, } | { "type": "view", 
/**
 * The table's number.
 */
table: number, 
/**
 * Its version.
 */
version: number, 
/**
 * The eye that looks.
 */
eye: string, 
/**
 * What it sees.
 */
scene: Scene, } | { "type": "log", 
/**
 * The table's number.
 */
table: number, 
/**
 * Its version.
 */
version: number, 
/**
 * The eye that looked.
 */
eye: string, 
/**
 * What it perceived.
 */
lines: Array<LogLine>, } | { "type": "score", 
/**
 * The table's number.
 */
table: number, 
/**
 * Who won what.
 */
outcome: Outcome, 
/**
 * Where the points come from; absent after somebody gave up.
 */
sheet?: Sheet, 
/**
 * Who gave up, if somebody did.
 */
resigned?: string, } | { "type": "bot", 
/**
 * The table's number.
 */
table: number, 
/**
 * Its version, after the move if it was played.
 */
version: number, 
/**
 * The seat it thought for.
 */
seat: string, 
/**
 * The bot.
 */
bot: string, 
/**
 * Where its chance started.
 */
seed: number, 
/**
 * Its move in notation.
 */
move: string, 
/**
 * Its move in words.
 */
label: string, 
/**
 * Whether the move was played.
 */
played: boolean, 
/**
 * Who comes next.
 */
next: Next, } | { "type": "saved", 
/**
 * The table's number.
 */
table: number, 
/**
 * The sealed table.
 */
text: string, } | { "type": "record", 
/**
 * The table's number.
 */
table: number, 
/**
 * The open record.
 */
text: string, } | { "type": "closed", 
/**
 * The table's number.
 */
table: number, } | { "type": "bye", } | { "type": "error" } & Fault);

/**
 * What can be answered.
 */
export type Answer = { "type": "hello", 
/**
 * The version of this protocol.
 */
protocol: number, 
/**
 * The version of the program.
 */
antre: string, 
/**
 * The short names of the games.
 */
games: Array<string>, 
/**
 * The languages it speaks.
 */
langs: Array<string>, } | { "type": "games", 
/**
 * All of them.
 */
games: Array<GameCard>, } | { "type": "table" } & TableCard | { "type": "choices", 
/**
 * The table's number.
 */
table: number, 
/**
 * Its version.
 */
version: number, 
/**
 * The seat that asked.
 */
seat: string, 
/**
 * What it may do; empty if it is not to act.
 */
choices: Array<Choice>, } | { "type": "view", 
/**
 * The table's number.
 */
table: number, 
/**
 * Its version.
 */
version: number, 
/**
 * The eye that looks.
 */
eye: string, 
/**
 * What it sees.
 */
scene: Scene, } | { "type": "log", 
/**
 * The table's number.
 */
table: number, 
/**
 * Its version.
 */
version: number, 
/**
 * The eye that looked.
 */
eye: string, 
/**
 * What it perceived.
 */
lines: Array<LogLine>, } | { "type": "score", 
/**
 * The table's number.
 */
table: number, 
/**
 * Who won what.
 */
outcome: Outcome, 
/**
 * Where the points come from; absent after somebody gave up.
 */
sheet?: Sheet, 
/**
 * Who gave up, if somebody did.
 */
resigned?: string, } | { "type": "bot", 
/**
 * The table's number.
 */
table: number, 
/**
 * Its version, after the move if it was played.
 */
version: number, 
/**
 * The seat it thought for.
 */
seat: string, 
/**
 * The bot.
 */
bot: string, 
/**
 * Where its chance started.
 */
seed: number, 
/**
 * Its move in notation.
 */
move: string, 
/**
 * Its move in words.
 */
label: string, 
/**
 * Whether the move was played.
 */
played: boolean, 
/**
 * Who comes next.
 */
next: Next, } | { "type": "saved", 
/**
 * The table's number.
 */
table: number, 
/**
 * The sealed table.
 */
text: string, } | { "type": "record", 
/**
 * The table's number.
 */
table: number, 
/**
 * The open record.
 */
text: string, } | { "type": "closed", 
/**
 * The table's number.
 */
table: number, } | { "type": "bye", } | { "type": "error" } & Fault;

/**
 * Why something could not be done.
 */
export type Fault = { 
/**
 * What kind of mistake it is.
 */
code: Code, 
/**
 * What is wrong and what to do, for a person.
 */
message: string, 
/**
 * The clause of the rulebook it rests on.
 */
clause?: string, 
/**
 * The line of the pack, position or save that is wrong, from 1.
 */
line?: number, 
/**
 * The column, from 1.
 */
column?: number, };

/**
 * Kinds of mistakes. The list is closed for one version of the protocol.
 */
export type Code = "not-json" | "too-long" | "bad-ask" | "unknown-game" | "unknown-table" | "unknown-seat" | "unknown-bot" | "bad-open" | "bad-save" | "bad-move" | "illegal" | "not-to-act" | "over" | "not-over" | "nothing-to-undo" | "needs-consent" | "too-many-tables" | "no-chance";

/**
 * A game on the shelf.
 */
export type GameCard = { 
/**
 * Its short name.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * One line that makes people want to play.
 */
tagline: string, 
/**
 * Author and publisher of the box.
 */
credit: string, 
/**
 * How many can play.
 */
players: Players, 
/**
 * What can be chosen when a table is opened.
 */
options: Array<OptionCard>, 
/**
 * The packs in the box, the default first.
 */
packs: Array<PackCard>, 
/**
 * Whether there is a score pad for the real box.
 */
pad: boolean, };

/**
 * How many can play.
 */
export type Players = { 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, };

/**
 * One option of a game.
 */
export type OptionCard = { 
/**
 * Its short name.
 */
id: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * What may be chosen; the first is the default.
 */
values: Array<string>, 
/**
 * What people call each of them, in the same order.
 */
labels: Array<string>, 
/**
 * What it does.
 */
help: string, 
/**
 * The clause it comes from.
 */
clause: string, };

/**
 * A pack in the box.
 */
export type PackCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * A hash of its content.
 */
hash: string, 
/**
 * Where its data comes from.
 */
origin: string, };

/**
 * A table, as anybody may know it.
 */
export type TableCard = { 
/**
 * Its number.
 */
table: number, 
/**
 * The game's short name.
 */
game: string, 
/**
 * The name of the pack.
 */
pack: string, 
/**
 * A hash of the pack's content.
 */
pack_hash: string, 
/**
 * How many play.
 */
seats: number, 
/**
 * Every option with its value.
 */
options: { [key in string]: string }, 
/**
 * Who sits where: one text a seat; empty if nobody said.
 */
players: Array<string>, 
/**
 * Its chance came from a small seed or a written position.
 */
practice: boolean, 
/**
 * Something was taken back that needed consent.
 */
undone: boolean, 
/**
 * Rises with everything that happens.
 */
version: number, 
/**
 * How many plies stand.
 */
ply: number, 
/**
 * Who comes next.
 */
next: Next, 
/**
 * Who gave up, if somebody did.
 */
resigned?: string, };

/**
 * Who or what comes next.
 */
export type Next = { "who": "seats", 
/**
 * Their letters.
 */
seats: Array<string>, } | { "who": "chance" } | { "who": "over" };

/**
 * One line of the log.
 */
export type LogLine = { 
/**
 * The ply that made it, from 1.
 */
ply: number, 
/**
 * What happened.
 */
text: string, };

/**
 * Everything one eye sees of a table.
 */
export type Scene = { 
/**
 * What is going on, in one sentence.
 */
headline?: string, 
/**
 * The places where pieces lie, in reading order.
 */
zones: Array<Zone>, 
/**
 * Printed connections between zones.
 */
links: Array<Link>, };

/**
 * A place where pieces lie.
 */
export type Zone = { 
/**
 * Its stable name, the same as in positions.
 */
id: string, 
/**
 * Whose it is; absent if it is shared.
 */
owner?: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * The emblem of what it holds; empty if it holds anything.
 */
emblem: string, 
/**
 * Where it lies on a board shared by all.
 */
spot?: Spot, 
/**
 * Its pieces, bottom to top or left to right.
 */
pieces: Array<Piece>, } & ({ "kind": "hand" } | { "kind": "pile" } | { "kind": "row", 
/**
 * How many pieces fit; 0 if there is no limit.
 */
places: number, } | { "kind": "grid", 
/**
 * Columns.
 */
cols: number, 
/**
 * Rows.
 */
rows: number, } | { "kind": "hex", 
/**
 * How many rings there are around the middle.
 */
radius: number, } | { "kind": "track", 
/**
 * The last step.
 */
end: number, } | { "kind": "counter", 
/**
 * The number.
 */
value: number, });

/**
 * How the pieces of a zone lie.
 */
export type ZoneKind = { "kind": "hand" } | { "kind": "pile" } | { "kind": "row", 
/**
 * How many pieces fit; 0 if there is no limit.
 */
places: number, } | { "kind": "grid", 
/**
 * Columns.
 */
cols: number, 
/**
 * Rows.
 */
rows: number, } | { "kind": "hex", 
/**
 * How many rings there are around the middle.
 */
radius: number, } | { "kind": "track", 
/**
 * The last step.
 */
end: number, } | { "kind": "counter", 
/**
 * The number.
 */
value: number, };

/**
 * A cell of a grid.
 */
export type Spot = { 
/**
 * Column, from the left.
 */
col: number, 
/**
 * Row, from the top.
 */
row: number, };

/**
 * One thing that lies somewhere.
 */
export type Piece = { 
/**
 * Its name in this scene.
 */
id: string, 
/**
 * Where in its zone it lies, if the zone has cells.
 */
at?: At, 
/**
 * What is said about it.
 */
marks?: Array<string>, 
/**
 * The same before it is said, one for each mark: what a screen draws instead of words.
 */
signs?: Array<Sign>, } & ({ "face": "up", 
/**
 * What the front shows.
 */
card: Card, } | { "face": "down", 
/**
 * Which back.
 */
back: string, });

/**
 * Something to say that has not been said: the key of a sentence and what is to be put into it.
 */
export type Sign = { 
/**
 * The key in the word files.
 */
key: string, 
/**
 * The values by name.
 */
values?: { [key in string]: SignValue }, };

/**
 * A value of a sign.
 */
export type SignValue = number | string | Sign | Array<SignValue>;

/**
 * What is seen of a piece.
 */
export type Face = { "face": "up", 
/**
 * What the front shows.
 */
card: Card, } | { "face": "down", 
/**
 * Which back.
 */
back: string, };

/**
 * The front of a card.
 */
export type Card = { 
/**
 * Its code in notation.
 */
code: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * The emblem of its suit, type or faction.
 */
emblem: string, 
/**
 * The number in its corner, if it bears one.
 */
value?: number, 
/**
 * What is printed on it beyond that.
 */
text?: string, };

/**
 * A cell of a zone.
 */
export type At = { "cell": Spot } | { "hex": { 
/**
 * Along the row.
 */
q: number, 
/**
 * Down and to the right.
 */
r: number, } } | { "step": number };

/**
 * A printed connection from one zone to another.
 */
export type Link = { 
/**
 * The zone it starts at.
 */
from: string, 
/**
 * The zone it points to.
 */
to: string, };

/**
 * One thing a seat may do now.
 */
export type Choice = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The move in words.
 */
label: string, 
/**
 * The ids of the pieces, zones and cells of a grid it touches.
 */
touches: Array<string>, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * One entry a seat.
 */
seats: Array<SeatOutcome>, 
/**
 * The seats that won, alone or together.
 */
winners: Array<string>, };

/**
 * How a game ended for one seat.
 */
export type SeatOutcome = { 
/**
 * Whose it is.
 */
seat: string, 
/**
 * Its part of the win: shares add up to 1.
 */
share: number, 
/**
 * Its points by the rulebook.
 */
points: number, };

/**
 * The explained result of a game.
 */
export type Sheet = { 
/**
 * One column a seat.
 */
seats: Array<SeatSheet>, 
/**
 * Who won and why, in one sentence.
 */
verdict: string, 
/**
 * The clause the verdict rests on.
 */
clause: string, };

/**
 * The points of one seat.
 */
export type SeatSheet = { 
/**
 * Whose they are.
 */
seat: string, 
/**
 * Their sum.
 */
total: number, 
/**
 * Where they come from.
 */
lines: Array<SheetLine>, };

/**
 * One reason for points.
 */
export type SheetLine = { 
/**
 * The short name of the category, the same in every language.
 */
category: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * The points it gives.
 */
points: number, 
/**
 * The cards it counts.
 */
cards: Array<CardPoints>, 
/**
 * The clause that says so.
 */
clause: string, };

/**
 * A card, or whatever else points come from, and what it is worth.
 */
export type CardPoints = { 
/**
 * Its code in notation.
 */
code: string, 
/**
 * What people call it.
 */
name: string, 
/**
 * Its points.
 */
points: number, };

/**
 * One message of a player or spectator.
 */
export type Said = { 
/**
 * Given back with the answer.
 */
id?: Id, } & ({ "do": "enter", 
/**
 * The table's name.
 */
table: string, 
/**
 * The seat's secret; a spectator has none.
 */
secret?: string, 
/**
 * The language to speak.
 */
lang?: LangCode, } | { "do": "ready", 
/**
 * SHA-256 of what the player will add to the chance; nothing is added if it is left out.
 */
promise?: string, } | { "do": "reveal", 
/**
 * What the player adds to the chance: 1 to 64 letters.
 */
contribution: string, } | { "do": "play", 
/**
 * The version of the table that was seen.
 */
version: number, 
/**
 * The move in notation.
 */
move: string, } | { "do": "resign", } | { "do": "undo", } | { "do": "consent", 
/**
 * Whether it may.
 */
agree: boolean, } | { "do": "say", 
/**
 * What.
 */
text: string, } | { "do": "wave", 
/**
 * Which.
 */
preset: Preset, } | { "do": "mute", 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * Whether it is silenced.
 */
on: boolean, } | { "do": "hand-over", 
/**
 * The seat's letter; one's own if left out.
 */
seat?: string, 
/**
 * Which bot, for whoever plays against bots alone; the agreed one if left out.
 */
bot?: string, } | { "do": "take-back", } | { "do": "claim-time", } | { "do": "hint", } | { "do": "notify", 
/**
 * An address that the operator allows.
 */
url?: string, } | { "do": "rematch", } | { "do": "ping", });

/**
 * What can be wanted at a table.
 */
export type Do = { "do": "enter", 
/**
 * The table's name.
 */
table: string, 
/**
 * The seat's secret; a spectator has none.
 */
secret?: string, 
/**
 * The language to speak.
 */
lang?: LangCode, } | { "do": "ready", 
/**
 * SHA-256 of what the player will add to the chance; nothing is added if it is left out.
 */
promise?: string, } | { "do": "reveal", 
/**
 * What the player adds to the chance: 1 to 64 letters.
 */
contribution: string, } | { "do": "play", 
/**
 * The version of the table that was seen.
 */
version: number, 
/**
 * The move in notation.
 */
move: string, } | { "do": "resign", } | { "do": "undo", } | { "do": "consent", 
/**
 * Whether it may.
 */
agree: boolean, } | { "do": "say", 
/**
 * What.
 */
text: string, } | { "do": "wave", 
/**
 * Which.
 */
preset: Preset, } | { "do": "mute", 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * Whether it is silenced.
 */
on: boolean, } | { "do": "hand-over", 
/**
 * The seat's letter; one's own if left out.
 */
seat?: string, 
/**
 * Which bot, for whoever plays against bots alone; the agreed one if left out.
 */
bot?: string, } | { "do": "take-back", } | { "do": "claim-time", } | { "do": "hint", } | { "do": "notify", 
/**
 * An address that the operator allows.
 */
url?: string, } | { "do": "rematch", } | { "do": "ping", };

/**
 * The prepared things to say.
 */
export type Preset = "hello" | "luck" | "well-played" | "oops" | "wait" | "thanks" | "good-game" | "bye";

/**
 * One message of the table.
 */
export type Word = { "type": "welcome", 
/**
 * A seat's letter, or `S` for a spectator.
 */
eye: string, 
/**
 * The version of this protocol.
 */
protocol: number, } | { "type": "room" } & RoomCard | { "type": "sight" } & Sight | { "type": "done", 
/**
 * The id that came with it.
 */
id?: Id, 
/**
 * The table's version now.
 */
version: number, } | { "type": "refused", 
/**
 * The id that came with it.
 */
id?: Id, 
/**
 * What kind of trouble it is.
 */
code: Trouble, 
/**
 * What is wrong and what to do, for a person.
 */
message: string, 
/**
 * The clause of the rulebook it rests on.
 */
clause?: string, } | { "type": "undo-asked", 
/**
 * The seat that asks.
 */
by: string, } | { "type": "undo-refused", 
/**
 * The seat that said no.
 */
by: string, } | { "type": "chat" } & ChatLine | { "type": "hint", 
/**
 * The version it looked at.
 */
version: number, 
/**
 * The move in notation.
 */
move: string, 
/**
 * The move in words.
 */
label: string, } | { "type": "over" } & Ending | { "type": "pong", } | { "type": "closing", 
/**
 * Why, for a person.
 */
message: string, 
/**
 * Whether to come back in a moment.
 */
again: boolean, };

/**
 * What one eye sees of the play.
 */
export type Sight = { 
/**
 * The table's version: rises with everything that happens.
 */
version: number, 
/**
 * How many plies stand.
 */
ply: number, 
/**
 * Who comes next.
 */
next: Next, 
/**
 * What lies where, as far as it is news.
 */
scene: SceneNews, 
/**
 * What this seat may do now.
 */
choices: Array<Choice>, 
/**
 * Lines after this ply are replaced by those below.
 */
log_after: number, 
/**
 * What happened since, as this eye perceived it.
 */
log: Array<LogLine>, 
/**
 * What taking back would mean for this seat.
 */
undo?: UndoCard, 
/**
 * Its chance came from a small seed or a written position.
 */
practice: boolean, 
/**
 * Something was taken back that needed consent.
 */
undone: boolean, };

/**
 * What lies where, told to somebody who was told before: what is as it was goes by its name.
 */
export type SceneNews = { 
/**
 * What is going on, in one sentence.
 */
headline?: string, 
/**
 * The places where pieces lie, in reading order.
 */
zones: Array<ZoneNews>, 
/**
 * Printed connections between zones; absent if they are as they were.
 */
links?: Array<Link>, };

/**
 * A zone, or the id of one that is as it was in the last sight on this socket.
 */
export type ZoneNews = string | Zone;

/**
 * What taking back would mean.
 */
export type UndoCard = { 
/**
 * Nobody has to agree.
 */
free: boolean, };

/**
 * Something that was said.
 */
export type ChatLine = { 
/**
 * The seat that said it.
 */
seat: string, 
/**
 * In free words.
 */
text?: string, 
/**
 * Or as one of the prepared things.
 */
preset?: Preset, };

/**
 * How a game ended.
 */
export type Ending = { 
/**
 * Who won what.
 */
outcome: Outcome, 
/**
 * Where the points come from; absent after somebody gave up.
 */
sheet?: Sheet, 
/**
 * Who gave up, if somebody did.
 */
resigned?: string, 
/**
 * Who lost because their time was over, if somebody did.
 */
late?: string, };

/**
 * Why something was not done.
 */
export type Why = { 
/**
 * What kind of trouble it is.
 */
code: Trouble, 
/**
 * What is wrong and what to do, for a person.
 */
message: string, 
/**
 * The clause of the rulebook it rests on.
 */
clause?: string, };

/**
 * Kinds of trouble. The list is closed for one version of the protocol.
 */
export type Trouble = "not-json" | "bad-ask" | "too-large" | "too-fast" | "not-found" | "not-allowed" | "not-seated" | "full" | "too-many-tables" | "bad-open" | "not-yet" | "stale" | "bad-move" | "illegal" | "not-to-act" | "over" | "not-over" | "nothing-to-undo" | "needs-consent" | "nobody-asks" | "bot-seat" | "time-left" | "chat-off" | "no-hints" | "name-taken" | "frozen" | "trouble";

/**
 * Everything public about a table but the play itself.
 */
export type RoomCard = { 
/**
 * Its name in links.
 */
table: string, 
/**
 * The game's short name.
 */
game: string, 
/**
 * The name of the pack.
 */
pack: string, 
/**
 * A hash of the pack's content.
 */
pack_hash: string, 
/**
 * Every option with its value.
 */
options: { [key in string]: string }, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * Who sits where.
 */
seats: Array<SeatCard>, 
/**
 * How many watch.
 */
spectators: number, 
/**
 * The clock, if there is one.
 */
clock?: Clock, 
/**
 * Whether people can talk here.
 */
chat: boolean, 
/**
 * Whether hints are given.
 */
hints: boolean, 
/**
 * How many hints were given to each seat, in order.
 */
hinted: Array<number>, 
/**
 * SHA-256 of the secret seed, told before anything is dealt.
 */
commitment: string, 
/**
 * SHA-256 of what each seat will add to the chance, in order; empty where nothing was promised.
 */
promises: Array<string>, 
/**
 * Everybody has promised: whoever did tells now what they add.
 */
reveal: boolean, 
/**
 * How often all had to promise anew, because one could not keep the promise.
 */
rounds: number, 
/**
 * What each seat added to the chance, in order; empty where nothing was, and before the deal.
 */
contributions: Array<string>, 
/**
 * The secret seed, once the game is over.
 */
seed?: string, 
/**
 * The table where the same people play again.
 */
rematch?: string, 
/**
 * The bot that may play for people who are away, as agreed at the opening.
 */
stand_in?: string, 
/**
 * Why nothing can be played here any more, for a person.
 */
frozen?: string, };

/**
 * Where a table stands.
 */
export type Status = "waiting" | "running" | "over" | "frozen";

/**
 * One seat.
 */
export type SeatCard = { 
/**
 * Its letter.
 */
seat: string, 
/**
 * Who sits there.
 */
who: Who, 
/**
 * What the player is called; empty while the seat is open.
 */
name: string, 
/**
 * The bot that plays for the seat now.
 */
bot?: string, 
/**
 * Whether somebody is connected to it.
 */
present: boolean, 
/**
 * Whether it is ready for the deal: its player said so, or a bot plays.
 */
ready: boolean, 
/**
 * Whether the seat asks to take back.
 */
asks_undo: boolean, 
/**
 * Whether the seat would play again.
 */
wants_rematch: boolean, 
/**
 * Its clock, where the table has one.
 */
clock?: ClockState, 
/**
 * In how many milliseconds the others may let the agreed bot play for it, should its player stay away; absent where
 * they may not.
 */
stand_in_ms?: number, };

/**
 * Who sits in a seat.
 */
export type Who = "open" | "human" | "bot";

/**
 * How long people may think.
 */
export type Clock = { 
/**
 * What is measured.
 */
kind: ClockKind, 
/**
 * How many seconds there are.
 */
seconds: number, 
/**
 * What happens when they are over.
 */
then: OnTimeOut, };

/**
 * What a clock measures.
 */
export type ClockKind = "move" | "total";

/**
 * What happens when time is over.
 */
export type OnTimeOut = "claim" | "bot";

/**
 * How a seat's clock stands.
 */
export type ClockState = { 
/**
 * Milliseconds left when this was said.
 */
left_ms: number, 
/**
 * Whether it is running.
 */
running: boolean, };

/**
 * A table to be opened.
 */
export type NewTable = { 
/**
 * The game's short name.
 */
game: string, 
/**
 * The name of a pack of the box or of the server; the default pack if left out.
 */
pack?: string, 
/**
 * The options that differ from their default.
 */
options?: { [key in string]: string }, 
/**
 * Who is to sit where, one entry a seat.
 */
seats: Array<SeatAsk>, 
/**
 * What whoever opens the table is called.
 */
name?: string, 
/**
 * Whether the table stands in the lobby while seats are open.
 */
listed?: boolean, 
/**
 * Whether people can talk; they can if it is left out.
 */
chat?: boolean, 
/**
 * Whether hints are given although people play; whoever joins agrees to it.
 */
hints?: boolean, 
/**
 * The clock, if one is wanted.
 */
clock?: Clock, 
/**
 * The bot that may play for people who are away; nobody may if it is left out.
 */
stand_in?: string, };

/**
 * Who is to sit in a seat.
 */
export type SeatAsk = { "who": "me", } | { "who": "open", } | { "who": "bot", 
/**
 * A level (`brasier`, `brasier:800ms`), `random`, `greedy`, `search`, `search:5000` or `search:800ms`.
 */
bot: string, };

/**
 * A seat to be taken.
 */
export type Join = { 
/**
 * What the player is called.
 */
name: string, 
/**
 * Which seat; the first open one if left out.
 */
seat?: string, };

/**
 * A seat that was taken. The secret is told once; whoever has it plays the seat.
 */
export type Opened = { 
/**
 * The table's name: the end of its link.
 */
table: string, 
/**
 * The seat, if one was taken.
 */
seat?: string, 
/**
 * Its secret.
 */
secret?: string, 
/**
 * SHA-256 of the seed that decides every roll.
 */
commitment: string, };

/**
 * Coming back to a seat from another device.
 */
export type Return = { 
/**
 * The seat's letter.
 */
seat: string, };

/**
 * The tables with open seats.
 */
export type Lobby = { 
/**
 * The newest first.
 */
tables: Array<LobbyCard>, };

/**
 * A table with open seats.
 */
export type LobbyCard = { 
/**
 * Its name.
 */
table: string, 
/**
 * The game's short name.
 */
game: string, 
/**
 * Who waits.
 */
names: Array<string>, 
/**
 * How many seats are open.
 */
open: number, };

/**
 * A name and a password.
 */
export type Account = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: string, };

/**
 * Signed in.
 */
export type Session = { 
/**
 * Goes into the header `Authorization: Bearer …`.
 */
token: string, };

/**
 * The tables of an account.
 */
export type Mine = { 
/**
 * The account's name.
 */
name: string, 
/**
 * Its tables, the newest first.
 */
tables: Array<MyTable>, };

/**
 * A table of an account.
 */
export type MyTable = { 
/**
 * Its name.
 */
table: string, 
/**
 * The account's seat.
 */
seat: string, 
/**
 * The game's short name.
 */
game: string, 
/**
 * Where it stands.
 */
status: Status, };

/**
 * The games on the shelf.
 */
export type Games = { 
/**
 * All of them, with the operator's own packs after those of the box.
 */
games: Array<GameCard>, 
/**
 * The bots that play all of them, the weakest first.
 */
bots: Array<BotCard>, 
/**
 * Whether people can make accounts here.
 */
accounts: boolean, 
/**
 * How addresses begin at which players may be told of their turn.
 */
webhooks: Array<string>, };

/**
 * A bot to play against.
 */
export type BotCard = { 
/**
 * How it is called in messages.
 */
bot: string, 
/**
 * How people call it.
 */
name: string, 
/**
 * How it plays.
 */
about: string, 
/**
 * Whether it is whom people play against unless they say otherwise.
 */
usual: boolean, };

/**
 * What a bot thinks of the moves of a finished game.
 */
export type AnalysisPage = { 
/**
 * How many plies it has looked at.
 */
done: number, 
/**
 * How many there are.
 */
of: number, 
/**
 * The moves it has an opinion of, in order.
 */
moves: Array<StudiedMove>, };

/**
 * What a bot thinks of a move that was played, from what the seat knew.
 */
export type StudiedMove = { 
/**
 * The ply, from 1.
 */
ply: number, 
/**
 * Who played it.
 */
seat: string, 
/**
 * The move in notation.
 */
move: string, 
/**
 * The move in words.
 */
label: string, 
/**
 * The chance to win with it, from 0 to 1.
 */
chance?: number, 
/**
 * The move the bot would have played, in notation.
 */
best: string, 
/**
 * That move in words.
 */
best_label: string, 
/**
 * The chance to win with that.
 */
best_chance?: number, 
/**
 * How much of the chance to win was given away.
 */
loss: number, };

/**
 * A pack that somebody brings.
 */
export type PackAsk = { 
/**
 * The game's short name.
 */
game: string, 
/**
 * What the pack is to be called: small letters, digits and hyphens.
 */
name: string, 
/**
 * Its text.
 */
text: string, };

/**
 * Clauses of a rulebook.
 */
export type Clauses = { 
/**
 * In the order of the book.
 */
clauses: Array<ClauseCard>, };

/**
 * One clause of a rulebook.
 */
export type ClauseCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * The heading it stands under.
 */
section: string, 
/**
 * Whether the box says it, it follows, or we decided.
 */
source: string, 
/**
 * What it says.
 */
text: string, };

/**
 * A finished game at one moment.
 */
export type ReplayPage = { 
/**
 * How many plies were made.
 */
ply: number, 
/**
 * How many there are.
 */
plies: number, 
/**
 * What the eye saw.
 */
scene: Scene, 
/**
 * What happened at this ply, as the eye perceived it; nothing hidden where no eye was named.
 */
told: Array<string>, 
/**
 * How it ended.
 */
outcome?: Outcome, };

/**
 * A proof to be checked.
 */
export type VerifyAsk = { 
/**
 * The text of the proof.
 */
text: string, };

/**
 * What a proof proves.
 */
export type Verified = { 
/**
 * Whether every roll follows from seed and contributions.
 */
fair: boolean, 
/**
 * How many rolls were checked.
 */
rolls: number, 
/**
 * What was found, for a person.
 */
message: string, };

/**
 * A page of the score pad to be scored.
 */
export type PadAsk = { 
/**
 * What is written on it; the empty page gives a template.
 */
text: string, };

/**
 * A page of the score pad.
 */
export type PadPage = { 
/**
 * The page as a tidy text, or a template to fill in.
 */
text: string, 
/**
 * What the columns are called.
 */
names: Array<string>, 
/**
 * The points; absent for a template.
 */
sheet?: Sheet, };

/**
 * How the server is.
 */
export type Health = { 
/**
 * Whether tables can be stored.
 */
ok: boolean, 
/**
 * The version of the program.
 */
antre: string, };
