//! The table: the one place that holds the truth of a running game.

use crate::record::{Reader, apply, checksum, one_line, read_start, resigned, standing, write_entries};
use crate::{
    Dice, Entry, EntryOf, Eye, Header, Key, Marks, Misread, Next, Notation, Outcome, Phrase, Ply, PlyOf,
    Record, Sealed, Seat, SeatSet,
};
use std::fmt::Write as _;
use std::sync::Arc;

/// A running game. It owns truth, record and chance, and hands out views, legal moves and redacted events.
///
/// Nothing gives the truth away while the game lasts:
///
/// ```compile_fail
/// fn peek<R: antre_kernel::Notation>(table: &antre_kernel::Table<R>) -> &R::State {
///     &table.state
/// }
/// ```
/// ```compile_fail
/// fn peek<R: antre_kernel::Notation>(table: &antre_kernel::Table<R>) -> &antre_kernel::Key {
///     &table.key
/// }
/// ```
pub struct Table<R: Notation> {
    rules: Arc<R>,
    start: Option<R::State>,
    state: R::State,
    /// What the last move found, and after how many plies: the newest events are told from here.
    before: (u32, R::State),
    entries: Vec<EntryOf<R>>,
    ply: u32,
    key: Key,
    players: Vec<String>,
    marks: Marks,
    resigned: Option<Seat>,
}

/// What a table would become by a move, an undo or a resignation.
///
/// Whoever keeps tables writes down what is proposed, and lets it become true ([`Table::accept`]) when it is written; if
/// that fails, the table is as it was, for nothing has happened. What is proposed cannot be looked at:
///
/// ```compile_fail
/// fn peek<R: antre_kernel::Notation>(proposal: &antre_kernel::Proposal<R>) -> &R::State {
///     &proposal.state
/// }
/// ```
pub struct Proposal<R: Notation> {
    /// The version it was made for.
    version: u32,
    state: R::State,
    added: Vec<EntryOf<R>>,
    /// How many plies stand afterwards.
    ply: u32,
    marks: Marks,
    resigned: Option<Seat>,
    /// Whether history is told from the beginning afterwards.
    rewound: bool,
}

/// Why a table refuses a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<C> {
    /// A clause of the rulebook forbids it.
    Illegal(C),
    /// Somebody gave up: nothing more is played here.
    Resigned,
}

/// What taking back would mean for a seat now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// How many plies would stand afterwards.
    pub to: u32,
    /// Nothing was rolled and nobody else acted since: no consent is needed and no mark is left.
    pub free: bool,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefusal {
    /// The seat has not moved yet.
    NothingToTakeBack,
    /// These seats have not agreed.
    NeedsConsent(SeatSet),
    /// The game is over.
    Over,
}

impl<R: Notation> Table<R> {
    /// A new table whose chance comes from a secret key.
    pub fn open(rules: Arc<R>, key: Key) -> Table<R> {
        Table::new(rules, None, key, Marks::default())
    }

    /// A table anybody may repeat from a small seed; it is marked as practice.
    pub fn practice(rules: Arc<R>, seed: u64) -> Table<R> {
        Table::new(rules, None, Key::practice(seed), Marks { practice: true, ..Marks::default() })
    }

    /// A table that starts from a position somebody wrote down; whoever wrote it knows it, so it is practice.
    pub fn from_position(rules: Arc<R>, position: R::State, key: Key) -> Table<R> {
        Table::new(rules, Some(position), key, Marks { practice: true, ..Marks::default() })
    }

    fn new(rules: Arc<R>, start: Option<R::State>, key: Key, marks: Marks) -> Table<R> {
        let state = start.clone().unwrap_or_else(|| rules.start());
        let mut table = Table {
            rules,
            start,
            before: (0, state.clone()),
            state,
            entries: Vec::new(),
            ply: 0,
            key,
            players: Vec::new(),
            marks,
            resigned: None,
        };
        table.settle();
        table
    }

    /// Lets chance decide what it has to before anybody can move: the deal.
    fn settle(&mut self) {
        let mut dealt = self.unchanged(self.state.clone());
        dealt.roll(&self.rules, &self.key);
        (self.state, self.ply) = (dealt.state, dealt.ply);
        self.entries.extend(dealt.added);
    }

    /// The rules played here.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The rules, to be shared with whoever thinks outside the table.
    pub fn shared_rules(&self) -> Arc<R> {
        Arc::clone(&self.rules)
    }

    /// Who made each ply that stands; nobody for chance.
    pub fn movers(&self) -> impl Iterator<Item = Option<Seat>> {
        standing(&self.entries).into_iter().map(|ply| match ply {
            Ply::Move(seat, _) => Some(*seat),
            Ply::Roll(_) => None,
        })
    }

    /// Writes down who sits where; it goes into the head of records and saves.
    pub fn seat_players(&mut self, players: Vec<String>) {
        // A head has one line a player, whatever people call themselves.
        self.players = players.into_iter().map(one_line).collect();
    }

    /// How the game is being played.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// Rises with everything that happens, an undo included.
    pub fn version(&self) -> u32 {
        self.entries.len() as u32
    }

    /// How many plies stand.
    pub fn plies(&self) -> u32 {
        self.ply
    }

    /// Who comes next; never chance, which is settled at once.
    pub fn next(&self) -> Next {
        if self.resigned.is_some() { Next::Over } else { self.rules.next(&self.state) }
    }

    /// What this eye may know.
    pub fn view(&self, eye: Eye) -> R::View {
        self.rules.view(&self.state, eye)
    }

    /// The legal moves of a seat. By law they follow from what that seat knows.
    pub fn moves(&self, seat: Seat) -> Vec<R::Move> {
        let mut moves = Vec::new();
        if self.next().may_act(seat) {
            self.rules.moves(&self.state, seat, &mut |m| moves.push(m));
        }
        moves
    }

    /// Whether a seat could play a move now; nothing is played.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn check(&self, seat: Seat, m: R::Move) -> Result<(), Refusal<R::Clause>> {
        if self.resigned.is_some() {
            return Err(Refusal::Resigned);
        }
        self.rules.check(&self.state, seat, m).map_err(|illegal| Refusal::Illegal(illegal.clause))
    }

    /// Plays a move and lets chance answer.
    ///
    /// # Errors
    /// Why it is refused; the table is unchanged.
    pub fn play(&mut self, seat: Seat, m: R::Move) -> Result<(), Refusal<R::Clause>> {
        let proposal = self.propose_move(seat, m)?;
        self.accept(proposal);
        Ok(())
    }

    /// What a move and the answer of chance would lead to.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn propose_move(&self, seat: Seat, m: R::Move) -> Result<Proposal<R>, Refusal<R::Clause>> {
        self.check(seat, m)?;
        let mut proposal = self.unchanged(self.state.clone());
        proposal.push(&self.rules, Ply::Move(seat, m));
        proposal.roll(&self.rules, &self.key);
        Ok(proposal)
    }

    /// What giving up would lead to: the game is over and the others share the win. Nothing, if it is over already.
    pub fn propose_resignation(&self, seat: Seat) -> Option<Proposal<R>> {
        (self.next() != Next::Over).then(|| Proposal {
            resigned: Some(seat),
            added: vec![Entry::Resign(seat)],
            ..self.unchanged(self.state.clone())
        })
    }

    /// What it would lead to if another played for a seat from now on: nothing but a line in the record. Nothing, if it
    /// is over.
    pub fn propose_player(&self, seat: Seat, who: String) -> Option<Proposal<R>> {
        (self.next() != Next::Over).then(|| Proposal {
            added: vec![Entry::Player { seat, who: one_line(who) }],
            ..self.unchanged(self.state.clone())
        })
    }

    /// A proposal to leave everything as it is.
    fn unchanged(&self, state: R::State) -> Proposal<R> {
        Proposal {
            version: self.version(),
            state,
            added: Vec::new(),
            ply: self.ply,
            marks: self.marks,
            resigned: self.resigned,
            rewound: false,
        }
    }

    /// Lets happen what was proposed. A proposal for a table that has moved on since changes nothing.
    ///
    /// Whether it happened is told.
    pub fn accept(&mut self, proposal: Proposal<R>) -> bool {
        if proposal.version != self.version() {
            return false;
        }
        let before = std::mem::replace(&mut self.state, proposal.state);
        if proposal.rewound {
            self.before = (0, self.start_state());
        } else if proposal.ply != self.ply {
            self.before = (self.ply, before);
        }
        self.entries.extend(proposal.added);
        (self.ply, self.marks, self.resigned) = (proposal.ply, proposal.marks, proposal.resigned);
        true
    }

    /// Who would come next.
    pub fn next_after(&self, proposal: &Proposal<R>) -> Next {
        if proposal.resigned.is_some() { Next::Over } else { self.rules.next(&proposal.state) }
    }

    /// The [fingerprint](Table::fingerprint) the table would have.
    pub fn fingerprint_after(&self, proposal: &Proposal<R>) -> u64 {
        fingerprint(&*self.rules, &proposal.state)
    }

    /// Gives up: the game is over and the others share the win.
    pub fn resign(&mut self, seat: Seat) {
        if let Some(proposal) = self.propose_resignation(seat) {
            self.accept(proposal);
        }
    }

    /// Who gave up, if somebody did.
    pub fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    /// What this eye perceived, with the ply (from 1) that made each event.
    pub fn events(&self, eye: Eye) -> Vec<(u32, R::Event)> {
        self.events_after(eye, 0)
    }

    /// The part of that which came after this many plies; what came of the last move is told without playing the whole
    /// game again.
    pub fn events_after(&self, eye: Eye, plies: u32) -> Vec<(u32, R::Event)> {
        let mut seen = Vec::new();
        let mut happened = Vec::new();
        let (known, mut state) =
            if plies >= self.before.0 { self.before.clone() } else { (0, self.start_state()) };
        for (ply, number) in standing(&self.entries).into_iter().zip(1..).skip(known as usize) {
            apply(&*self.rules, &mut state, ply, &mut happened);
            for event in happened.drain(..).filter(|_| number > plies) {
                seen.extend(self.rules.redact(&event, eye).map(|event| (number, event)));
            }
        }
        seen
    }

    fn start_state(&self) -> R::State {
        self.start.clone().unwrap_or_else(|| self.rules.start())
    }

    /// The plies as this eye perceived them, in notation: moves as they looked, rolls as a bare `*`.
    pub fn excerpt(&self, eye: Eye) -> Vec<String> {
        let line = standing(&self.entries);
        line.into_iter()
            .map(|ply| match ply {
                Ply::Move(seat, m) => {
                    format!("{seat} {}", self.rules.write_move(self.rules.seen_as(*m, *seat, eye)))
                }
                Ply::Roll(_) => "*".into(),
            })
            .collect()
    }

    /// What taking back would mean for this seat: it returns to before its own last move.
    pub fn undo_offer(&self, seat: Seat) -> Option<Undo> {
        let line = standing(&self.entries);
        let last = line.iter().rposition(|ply| matches!(ply, Ply::Move(by, _) if *by == seat))?;
        Some(Undo { to: last as u32, free: last + 1 == line.len() })
    }

    /// Takes back to before the seat's own last move, if that is free or every other human agreed.
    ///
    /// Rolls are never drawn anew: the dice of a ply follow from the key and the ply's number.
    ///
    /// # Errors
    /// Why nothing was taken back.
    pub fn undo(&mut self, seat: Seat, humans: SeatSet, agreed: SeatSet) -> Result<Undo, UndoRefusal> {
        let (offer, proposal) = self.propose_undo(seat, humans, agreed)?;
        self.accept(proposal);
        Ok(offer)
    }

    /// What [taking back](Table::undo) would lead to.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn propose_undo(
        &self,
        seat: Seat,
        humans: SeatSet,
        agreed: SeatSet,
    ) -> Result<(Undo, Proposal<R>), UndoRefusal> {
        if self.next() == Next::Over {
            return Err(UndoRefusal::Over);
        }
        let offer = self.undo_offer(seat).ok_or(UndoRefusal::NothingToTakeBack)?;
        let asked = humans.without(seat);
        if !offer.free && !agreed.covers(asked) {
            let missing = asked.iter().filter(|&other| !agreed.has(other)).collect();
            return Err(UndoRefusal::NeedsConsent(missing));
        }
        let mut state = self.start_state();
        // What stood before the seat's last move still stands: an undo cuts the end off and nothing else.
        for ply in standing(&self.entries).into_iter().take(offer.to as usize) {
            apply(&*self.rules, &mut state, ply, &mut ());
        }
        let mut proposal = self.unchanged(state);
        proposal.marks.undone |= !offer.free;
        proposal.added.push(Entry::Undo { to: offer.to, by: seat });
        (proposal.ply, proposal.rewound) = (offer.to, true);
        Ok((offer, proposal))
    }

    /// A number that follows from the whole truth. Whoever stores tables sees by it whether a later program
    /// replays a game to the same state; it is for the one who keeps the truth anyway, and shown to nobody.
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&*self.rules, &self.state)
    }

    /// Another table that this eye cannot tell from this one by what lies there now: its truth is made up from
    /// what the eye knows, and it has no history.
    pub fn twin(&self, eye: Eye, dice: &mut impl Dice, key: Key) -> Table<R> {
        Table::from_position(Arc::clone(&self.rules), self.rules.sample(&self.view(eye), dice), key)
    }

    /// The result, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.resigned {
            Some(seat) => Some(resigned(&*self.rules, seat)),
            None => (self.next() == Next::Over).then(|| self.rules.outcome(&self.state)),
        }
    }

    /// The truth, once it is over and no secret any more.
    pub fn revealed(&self) -> Option<&R::State> {
        (self.next() == Next::Over).then_some(&self.state)
    }

    /// The open record, once it is over.
    pub fn record(&self) -> Option<Record<R>> {
        (self.next() == Next::Over).then(|| Record {
            header: self.header(),
            start: self.start.clone(),
            entries: self.entries.clone(),
        })
    }

    /// Closes a finished table and gives its open record; a running table comes back as it was.
    ///
    /// # Errors
    /// The table itself, when it is still running.
    pub fn finish(self) -> Result<Record<R>, Box<Table<R>>> {
        self.record().ok_or(Box::new(self))
    }

    /// The public head of this game's record.
    pub fn header(&self) -> Header {
        Header::of(&*self.rules, &self.players, self.marks, self.start.as_ref())
    }

    /// The whole table as a text that only [`Table::unseal`] reads: for saving, resuming and storage.
    pub fn seal(&self) -> Sealed {
        let mut body = String::from("key ");
        for byte in self.key.bytes() {
            let _ = write!(body, "{byte:02x}");
        }
        body.push('\n');
        // A position's fields stay under the seal: they may hold what no seat may see.
        let mut header = self.header();
        for field in header.position.drain(..) {
            let _ = writeln!(body, "position {}: {}", field.key, field.value);
        }
        body.push_str("plies\n");
        write_entries(&*self.rules, &self.entries, &mut body);
        Sealed::close(&header, &body)
    }

    /// Opens a sealed table again, replaying every ply against the rules.
    ///
    /// # Errors
    /// What is damaged or does not belong to these rules.
    pub fn unseal(rules: Arc<R>, sealed: &Sealed) -> Result<Table<R>, Misread> {
        let (mut header, body) = sealed.open()?;
        header.fits(&*rules)?;
        let damaged = || Misread::new(Phrase::new("save-damaged"));
        let mut lines = body.lines().zip(1..);
        let key =
            lines.next().and_then(|(line, _)| read_key(line.strip_prefix("key ")?)).ok_or_else(damaged)?;
        for (line, number) in lines.by_ref() {
            match line.strip_prefix("position ") {
                Some(field) => header.position.push(crate::Field::read(number, field)),
                None => break,
            }
        }
        let start = read_start(&*rules, &header)?;
        let mut reader = Reader::new(&*rules, start.clone());
        for (line, number) in lines {
            reader.line(number, line)?;
        }
        let resigned = match reader.entries.last() {
            Some(Entry::Resign(seat)) => Some(*seat),
            _ => None,
        };
        let (state, entries, ply) = (reader.state, reader.entries, reader.ply);
        let (players, marks) = (header.players, header.marks);
        let before = (0, start.clone().unwrap_or_else(|| rules.start()));
        let mut table = Table { rules, start, state, before, entries, ply, key, players, marks, resigned };
        table.settle();
        Ok(table)
    }
}

impl<R: Notation> Proposal<R> {
    fn push(&mut self, rules: &R, ply: PlyOf<R>) {
        apply(rules, &mut self.state, &ply, &mut ());
        self.added.push(Entry::Ply(ply));
        self.ply += 1;
    }

    fn roll(&mut self, rules: &R, key: &Key) {
        while rules.next(&self.state) == Next::Chance {
            let roll = rules.roll(&self.state, &mut key.at_ply(self.ply));
            self.push(rules, Ply::Roll(roll));
        }
    }
}

fn fingerprint<R: Notation>(rules: &R, state: &R::State) -> u64 {
    let mut text = String::new();
    for field in rules.write_position(state) {
        let _ = writeln!(text, "{}: {}", field.key, field.value);
    }
    checksum(text.as_bytes())
}

fn read_key(hex: &str) -> Option<Key> {
    let mut bytes = [0; 32];
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&hex[at..at + 2], 16).ok()?;
    }
    Some(Key::secret(bytes))
}

impl<C> Refusal<C> {
    /// The clause, where a clause forbids the move.
    pub fn clause(self) -> Option<C> {
        match self {
            Refusal::Illegal(clause) => Some(clause),
            Refusal::Resigned => None,
        }
    }
}
