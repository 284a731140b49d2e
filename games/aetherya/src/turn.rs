//! The turn: draw, replace or reveal, and what follows (AE-26 to AE-46, AE-113 to AE-117).

use crate::kingdom::FULL;
use crate::state::bits;
use crate::{Act, Aetherya, Cell, Clause, Counts, Deck, Event, Kind, Move, Phase, Roll, State};
use antre_kernel::{Dice, Narrate, Rng, Seat, Tally};

/// The choices that each phase of a turn allows, by number.
const ALLOWED: [u64; 16] = {
    let (cells, claims) = (0xffff, 0xffff << bits::CLAIM);
    let mut allowed = [0; 16];
    allowed[Phase::Draw as usize] = 1 << bits::PILE | 1 << bits::DISCARD | claims;
    allowed[Phase::HoldPile as usize] = cells << bits::PLACE | cells << bits::REVEAL | claims;
    allowed[Phase::HoldDiscard as usize] = cells << bits::PLACE | claims;
    allowed[Phase::After as usize] = 1 << bits::END | claims;
    allowed
};

const CLAIMS: u64 = 0xffff << bits::CLAIM;

/// Where the choices of a phase begin that are no legends, and among how many they lie; none where they are few and
/// far between.
const WINDOW: [(u32, u32); 16] = {
    let mut window = [(0, 0); 16];
    window[Phase::Draw as usize] = (bits::PILE, 1);
    window[Phase::HoldPile as usize] = (bits::PLACE, 31);
    window[Phase::HoldDiscard as usize] = (bits::PLACE, 15);
    window
};

/// How many numbers of five bits one draw gives.
const TRIES: u32 = 12;

impl Aetherya {
    /// Every legal choice of the seat whose turn it is, one bit each: all that could ever be chosen in a turn, cut down
    /// to what the phase allows.
    #[inline]
    pub(crate) fn choices(&self, s: &State) -> u64 {
        let open = &s.open;
        if open.phase == Phase::Arrange {
            return self.base_choices(s);
        }
        let kingdom = open.kingdom(open.turn);
        let held = s.hidden.held.or(open.held).unwrap_or(Kind::Plain);
        let down = u64::from(kingdom.down);
        let place = u64::from(kingdom.up & !kingdom.closed_to(held)) | down;
        let claims = u64::from(self.claimable(s, open.turn).0);
        let pile = u64::from(open.pile_size > 0);
        let all = place << bits::PLACE
            | down << bits::REVEAL
            | claims << bits::CLAIM
            | pile << bits::PILE
            | 1 << bits::DISCARD
            | 1 << bits::END;
        all & ALLOWED[open.phase as usize & 15]
    }

    #[inline]
    pub(crate) fn random_choice(&self, s: &State, rng: &mut Rng) -> Move {
        let choices = self.choices(s);
        let (start, mask) = WINDOW[s.open.phase as usize & 15];
        if mask == 0 || choices & CLAIMS != 0 {
            let tally = Tally::of(choices);
            return Move::numbered(tally.nth(rng.below(tally.total())).into());
        }
        // Without legends to take, most numbers in the window are choices: draw until one is. What kind of choice it
        // is then follows from the dice alone, so that the processor need not wait for the state to know.
        loop {
            let mut bits = rng.bits();
            for _ in 0..TRIES {
                let number = start + (bits as u32 & mask);
                if choices >> number & 1 == 1 {
                    return Move::numbered(number);
                }
                bits >>= 5;
            }
        }
    }

    pub(crate) fn check_choice(&self, s: &State, seat: Seat, m: Move) -> Result<(), Clause> {
        let open = &s.open;
        match open.phase {
            Phase::Over if matches!(m.act(), Act::Claim(_)) => return Err(Clause::NoLegendAtTheEnd),
            Phase::Over => return Err(Clause::Over),
            Phase::Arrange if seat != open.turn => return Err(Clause::NotArrangingNow),
            _ if seat != open.turn => return Err(Clause::NotYourTurn),
            Phase::Draw | Phase::HoldPile | Phase::HoldDiscard | Phase::After | Phase::Arrange => {}
            Phase::Deal | Phase::Lay | Phase::Drawing | Phase::Turning | Phase::Refill | Phase::Shuffle => {
                return Err(Clause::ChanceFirst);
            }
        }
        match (open.phase, m.act()) {
            (Phase::Arrange, Act::Arrange(kind)) => self.check_arrange(s, seat, kind),
            (Phase::Arrange, _) | (_, Act::Arrange(_)) => Err(Clause::NotArrangingNow),
            (_, Act::Claim(legend)) => {
                let taken = open.kingdoms.iter().any(|kingdom| kingdom.taken.has(legend));
                if taken {
                    Err(Clause::LegendTaken)
                } else if open.claimed {
                    Err(Clause::OneLegend)
                } else if self.claimable(s, seat).has(legend) {
                    Ok(())
                } else {
                    Err(Clause::LegendNotMet)
                }
            }
            (Phase::Draw, Act::Pile) if open.pile_size == 0 => Err(Clause::PileEmpty),
            (Phase::Draw, Act::Pile | Act::Discard) => Ok(()),
            (Phase::Draw, Act::End) => Err(Clause::NoPass),
            (Phase::Draw, Act::Place(_) | Act::Reveal(_)) => Err(Clause::DrawOne),
            (Phase::HoldPile, Act::Place(cell)) => self.check_place(s, seat, cell, s.hidden.held),
            (Phase::HoldDiscard, Act::Place(cell)) => self.check_place(s, seat, cell, open.held),
            (Phase::HoldPile, Act::Reveal(cell)) => {
                if open.kingdom(seat).is_down(cell) {
                    Ok(())
                } else {
                    Err(Clause::RevealFaceDown)
                }
            }
            (Phase::HoldDiscard, Act::Reveal(_)) => Err(Clause::MustPlace),
            (Phase::HoldPile | Phase::HoldDiscard, Act::End) => Err(Clause::TurnNotDone),
            (Phase::After, Act::End) => Ok(()),
            (_, Act::Pile | Act::Discard | Act::Place(_) | Act::Reveal(_) | Act::End) => Err(Clause::DrawOne),
        }
    }

    fn check_place(&self, s: &State, seat: Seat, cell: Cell, held: Option<Kind>) -> Result<(), Clause> {
        match s.open.kingdom(seat).at(cell) {
            Some(kind) if kind.is_locked() => Err(Clause::Locked),
            Some(kind) if Some(kind) == held => Err(Clause::SameKind),
            Some(_) | None => Ok(()),
        }
    }

    #[inline]
    pub(crate) fn choose(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        match m.act() {
            Act::Place(cell) => self.place(s, seat, cell, out),
            Act::Reveal(cell) => self.decline(s, seat, cell, out),
            Act::Claim(legend) => self.claim(s, seat, legend, out),
            Act::Pile => {
                s.open.under = None;
                s.open.phase = Phase::Drawing;
            }
            Act::Discard => self.take_discard(s, seat, out),
            Act::End => self.end_turn(s, out),
            Act::Arrange(kind) => self.arrange(s, seat, kind, out),
        }
    }

    #[inline]
    fn take_discard(&self, s: &mut State, seat: Seat, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        if let Some(top) = open.top.take() {
            open.discard.remove(top);
            open.top = open.under.take();
            open.held = Some(top);
            out.tell(|| Event::Took(seat, top));
        }
        open.phase = Phase::HoldDiscard;
    }

    /// The card from the pile; only its drawer sees it (AE-127).
    #[inline]
    pub(crate) fn drawn(&self, s: &mut State, kind: Kind, out: &mut impl Narrate<Event>) {
        s.hidden.pile.pop();
        s.hidden.held = Some(kind);
        s.open.pile_size = s.hidden.pile.len() as u8;
        s.open.phase = Phase::HoldPile;
        let seat = s.open.turn;
        out.tell(|| Event::Drew(seat, Some(kind)));
    }

    /// The card in hand goes into a cell (AE-27, AE-30). What lay there face up goes to the discard (AE-29); what lay
    /// there face down is turned up first.
    #[inline]
    fn place(&self, s: &mut State, seat: Seat, cell: Cell, out: &mut impl Narrate<Event>) {
        let (open, hidden) = (&mut s.open, &mut s.hidden);
        let Some(kind) = hidden.held.take().or(open.held.take()) else { return };
        out.tell(|| Event::Placed(seat, kind, cell));
        if open.kingdom(seat).is_down(cell) {
            open.held = Some(kind);
            open.cell = cell;
            open.phase = Phase::Turning;
            return;
        }
        let before = open.kingdom(seat).shown(cell);
        self.replace(s, seat, cell, [kind, before], false, out);
    }

    #[inline]
    fn replace(
        &self,
        s: &mut State,
        seat: Seat,
        cell: Cell,
        [kind, before]: [Kind; 2],
        blind: bool,
        out: &mut impl Narrate<Event>,
    ) {
        s.open.kingdom_mut(seat).lay(cell, kind); // AE-40
        s.open.put(before);
        out.tell(|| Event::Replaced(seat, before, cell));
        let gone = if blind { kind } else { before };
        self.changed(s, seat, [kind, gone], out);
    }

    /// The card from the pile goes to the discard, then a face-down card is turned up (AE-31, AE-32).
    #[inline]
    fn decline(&self, s: &mut State, seat: Seat, cell: Cell, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        if let Some(kind) = s.hidden.held.take() {
            open.put(kind);
            out.tell(|| Event::Declined(seat, kind));
        }
        open.cell = cell;
        open.phase = Phase::Turning;
    }

    /// A face-down card shows: it stays where it is (AE-32), or it makes room for the card in hand, even if it is
    /// locked or of the same kind (AE-38, AE-41).
    #[inline]
    pub(crate) fn turned(&self, s: &mut State, kind: Kind, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        let seat = open.turn;
        let cell = std::mem::replace(&mut open.cell, Cell::new(0));
        s.hidden.clear(seat, cell);
        match open.held.take() {
            Some(held) => self.replace(s, seat, cell, [held, kind], true, out),
            None => {
                open.kingdom_mut(seat).lay(cell, kind);
                out.tell(|| Event::Revealed(seat, kind, cell));
                self.changed(s, seat, [kind, kind], out);
            }
        }
    }

    /// A kingdom has changed: it may be complete (AE-113, AE-114), or meet the condition of a legend.
    #[inline]
    fn changed(&self, s: &mut State, seat: Seat, [came, went]: [Kind; 2], out: &mut impl Narrate<Event>) {
        let battle = self.battle;
        let kingdom = s.open.kingdom_mut(seat);
        if kingdom.up == FULL {
            out.tell(|| Event::Completed(seat));
            self.finish(s, out);
            return;
        }
        kingdom.look_after(came, went, battle);
        if self.claimable(s, seat).is_empty() {
            self.end_turn(s, out);
        } else {
            s.open.phase = Phase::After;
        }
    }

    /// The next player's turn; an empty pile is made anew before it (AE-43, AE-44).
    #[inline]
    pub(crate) fn end_turn(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        open.claimed = false;
        open.turns = open.turns.saturating_add(1);
        if self.limit.is_some_and(|limit| open.turns >= limit) {
            open.by_limit = true; // AE-125
            out.tell(|| Event::OutOfTurns);
            self.finish(s, out);
            return;
        }
        open.turn = open.turn.after(self.seats); // AE-25
        let dry = open.pile_size == 0 && open.discard.total() > 1;
        open.phase = if dry { Phase::Shuffle } else { Phase::Draw };
    }

    #[inline]
    pub(crate) fn draw_shuffle(&self, s: &State, dice: &mut impl Dice) -> Roll {
        let mut pile: Deck<_> = self.under_top(s).deck();
        dice.shuffle(pile.cards_mut());
        Roll::Shuffle(pile)
    }

    /// The cards of the discard but its top.
    #[inline]
    pub(crate) fn under_top(&self, s: &State) -> Counts {
        let mut cards = s.open.discard;
        if let Some(top) = s.open.top {
            cards.remove(top);
        }
        cards
    }

    /// All of the discard but its top becomes the pile (AE-43); from now on pile and cells are two pools (AE-132).
    #[inline]
    pub(crate) fn reshuffle(&self, s: &mut State, pile: &Deck<48>, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        s.hidden.pile = pile.clone();
        open.pile_size = pile.len() as u8;
        open.discard = open.top.into_iter().collect();
        open.under = None;
        open.reshuffled = true;
        open.phase = Phase::Draw;
        out.tell(|| Event::Reshuffled(pile.len() as u8));
    }

    /// The end is immediate (AE-115): all that lies face down is turned up (AE-116) and counts (AE-117).
    fn finish(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        for seat in Seat::all(self.seats) {
            let State { open, hidden } = s;
            let kingdom = open.kingdom_mut(seat);
            let down = kingdom.down;
            if down != 0 {
                out.tell(|| {
                    let shown = |cell: Cell| (down & cell.bit() != 0).then(|| hidden.cell(seat, cell));
                    Event::TurnedUp(seat, std::array::from_fn(|index| shown(Cell::new(index))))
                });
            }
            let mut left = down;
            while left != 0 {
                let cell = Cell::new(left.trailing_zeros() as usize);
                kingdom.lay(cell, hidden.cell(seat, cell));
                hidden.clear(seat, cell);
                left &= left - 1;
            }
            kingdom.look(self.battle);
        }
        s.open.phase = Phase::Over;
    }
}
