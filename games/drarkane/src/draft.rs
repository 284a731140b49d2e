//! Treasures: objectives are kept and handed on (DR-120 to DR-126).

use crate::state::at;
use crate::{Clause, Drarkane, Event, Move, Phase, State};
use antre_kernel::{Narrate, Seat};

impl Drarkane {
    pub(crate) fn list_keeps(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        s.objectives[at(seat)].iter().for_each(|objective| out(Move::Keep(Some(objective))));
    }

    pub(crate) fn check_keep(&self, s: &State, seat: Seat, objective: Option<u8>) -> Result<(), Clause> {
        let held = objective.is_some_and(|objective| objective < 32 && s.objectives[at(seat)].has(objective));
        if held { Ok(()) } else { Err(Clause::ObjectiveNotHeld) }
    }

    /// An objective is kept, face down.
    pub(crate) fn keep(
        &self,
        s: &mut State,
        seat: Seat,
        objective: Option<u8>,
        out: &mut impl Narrate<Event>,
    ) {
        let Some(objective) = objective else { return };
        s.objectives[at(seat)].remove(objective);
        s.kept[at(seat)] = Some(objective);
        s.open.phase = Phase::Pass;
        out.tell(|| Event::Kept(seat, Some(objective)));
    }

    /// The others go to the left; from the last player they go into the treasure zone (DR-124), and partners show
    /// each other what they kept (DR-204).
    pub(crate) fn pass(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let seat = s.open.turn;
        let rest = std::mem::take(&mut s.objectives[at(seat)]);
        let next = seat.after(self.players);
        if next != self.first_player(s.open.first) {
            s.objectives[at(next)] = s.objectives[at(next)].and(rest);
            s.seen[at(next)] = s.seen[at(next)].and(rest);
            s.open.turn = next;
            s.open.phase = Phase::Keep;
            out.tell(|| Event::Passed(seat, next, Some(rest)));
            return;
        }
        s.open.treasures = rest;
        out.tell(|| Event::Treasures(rest));
        for seat in Seat::all(self.players) {
            if let (Some(partner), Some(kept)) = (self.partner(seat), s.kept[at(seat)]) {
                out.tell(|| Event::Confided(seat, partner, Some(kept)));
            }
        }
        s.open.turn = next;
        s.open.phase = Phase::Bid;
    }

    /// The place of a seat in the order of the draft.
    pub(crate) fn draft_place(&self, first: Seat, seat: Seat) -> usize {
        let players = usize::from(self.players);
        (seat.index() + players - self.first_player(first).index()) % players
    }
}
