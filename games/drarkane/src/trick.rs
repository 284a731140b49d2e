//! The trick: which cards may be laid, why not, and who wins it (DR-31 to DR-68).

use crate::card::{Asked, Card, Flame};
use crate::objective::WonTrick;
use crate::state::{Trick, at};
use crate::{Clause, Drarkane, Event, Move, Phase, State};
use antre_kernel::{Dice, Narrate, Rng, Seat, Tally};

/// How strong each card is: a row for each asked colour, or none, under each of the three rules of winning. A card of
/// strength 0 cannot win; of equal cards the earlier wins.
pub(crate) fn strengths(white_wins_low: bool, obscure_counts_high: bool) -> Box<[[u8; 64]; 16]> {
    let mut rows = Box::new([[0; 64]; 16]);
    for card in Card::all() {
        let Some(force) = card.force() else { continue }; // DR-49
        let flame = card.flame();
        for asked in 0..5 {
            // DR-51 to DR-57
            rows[asked][card.index()] = match flame {
                Flame::Obscure | Flame::Yellow => 11 + force,
                Flame::White => 1,
                colour if colour as usize == asked => 1 + force,
                _ => 0,
            };
            // DR-59 to DR-61
            rows[5 + asked][card.index()] = match flame {
                Flame::White if !white_wins_low => 1,
                _ => 16 - force,
            };
            // DR-62 to DR-64
            rows[10 + asked][card.index()] = match flame {
                _ if obscure_counts_high => 1 + force,
                Flame::White => 1,
                Flame::Obscure => force - 9,
                _ => 10 + force,
            };
        }
    }
    rows
}

/// The cards in the places of a trick, as rows of strengths count them.
#[inline]
fn codes_of(trick: &Trick) -> [usize; 6] {
    std::array::from_fn(|place| usize::from(trick.byte(place)) & 63)
}

impl Drarkane {
    pub(crate) fn list_plays(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        let legal = s.hands[at(seat)].plays(s.open.trick.asked);
        for code in (0..=50).filter(|code| legal >> code & 1 == 1) {
            out(Move::Play(Card::new(code)));
        }
    }

    /// A card that may be played, each equally likely.
    #[inline]
    pub(crate) fn random_card(&self, s: &State, seat: Seat, rng: &mut Rng) -> Card {
        let tally = Tally::of(s.hands[at(seat)].plays(s.open.trick.asked));
        Card::new(tally.nth(rng.below(tally.total())))
    }

    pub(crate) fn check_play(&self, s: &State, seat: Seat, card: Card) -> Result<(), Clause> {
        let hand = s.hands[at(seat)];
        if card == Card::HIDDEN || !hand.has(card) {
            return Err(Clause::NotHeld);
        }
        if card == Card::MERCENARY_UNSAID {
            return Err(Clause::MercenarySpeaks);
        }
        if hand.plays(s.open.trick.asked) >> card.index() & 1 == 0 {
            return Err(Clause::MustFollow);
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn play(&self, s: &mut State, seat: Seat, card: Card, out: &mut impl Narrate<Event>) {
        let who = at(seat);
        s.hands[who].play(card);
        s.open.voids[who].lay(s.open.trick.asked, card);
        if self.teams | self.is_solo() {
            s.open.voids[who].play(card);
            s.shown[who].take(card); // of several Knights, the partner cannot tell which went
        }
        self.lay(s, seat, card, out);
    }

    /// A card comes to the trick, from a hand or from the pile of the Fallen King or the Demon.
    #[inline]
    pub(crate) fn lay(&self, s: &mut State, seat: Seat, card: Card, out: &mut impl Narrate<Event>) {
        let trick = &mut s.open.trick;
        if self.silent_obscure && trick.is_empty() && card.flame() == Flame::Obscure {
            trick.asked = Asked::NEVER; // DR-41
        }
        trick.lay(card);
        out.tell(|| Event::Played(seat, card));
        if trick.len() >= usize::from(self.sides) {
            self.end_trick(s, out);
        } else {
            self.give_turn(s, seat.after(self.sides), out);
        }
    }

    /// It is a seat's turn to lay a card (DR-23).
    #[inline]
    pub(crate) fn give_turn(&self, s: &mut State, seat: Seat, out: &mut impl Narrate<Event>) {
        s.open.turn = seat;
        s.open.phase = Phase::Play;
        if self.players != self.sides {
            self.give_turn_with_automaton(s, out);
        }
    }

    /// How strong each card is in this trick.
    #[inline]
    pub(crate) fn strengths_in(&self, trick: &Trick) -> &[u8; 64] {
        let laid = codes_of(trick).iter().fold(0u64, |laid, code| laid | 1 << code);
        // Nobody acts, the low one, the high one; both together do not act (DR-50).
        const RULES: [usize; 4] = [0, 5, 10, 0];
        let sorcerers = (laid >> Card::LOW.index() & 3) as usize;
        &self.strength[(RULES[sorcerers] + trick.asked.row()) & 15]
    }

    /// The place in the trick of the card that wins; none if only Sorcerers lie there (DR-66).
    #[inline]
    pub(crate) fn winning_place(&self, trick: &Trick) -> Option<usize> {
        let row = self.strengths_in(trick);
        let mut best = 7;
        for (place, code) in codes_of(trick).into_iter().enumerate() {
            best = best.max(u32::from(row[code]) << 3 | (7 - place as u32)); // DR-58
        }
        (best > 7).then_some(7 - (best & 7) as usize)
    }

    /// All cards are laid: the winner counts the trick and places its cards (DR-67 to DR-70).
    #[inline(never)]
    fn end_trick(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let Some(place) = self.winning_place(&s.open.trick) else {
            self.void_trick(s, out);
            return;
        };
        let (leader, sides) = (s.open.leader, usize::from(self.sides));
        let winner = leader.index() + place;
        let winner = Seat::new(if winner >= sides { winner - sides } else { winner });
        out.tell(|| Event::Won(winner, self.reason_at(&s.open.trick, place)));
        let open = &mut s.open;
        let tricks = &mut open.tricks[at(winner)];
        *tricks = tricks.saturating_add(1);
        open.streak = if winner == leader { open.streak.saturating_add(1) } else { 1 };
        open.trick.asked = Asked::OPEN;
        open.leader = winner;
        open.turn = winner;
        open.felled = 0;
        if self.treasures {
            self.claim_for_trick(s, leader, place, out);
        }
        let fits = s.open.zone.look(&s.open.trick, &self.needs);
        if fits && winner.index() < usize::from(self.players) {
            s.open.phase = Phase::Place;
        } else {
            if fits {
                self.distribute_by_automaton(s, out);
            }
            self.end_distribution(s, winner, out);
        }
    }

    /// Two Sorcerers and nothing else: they are discarded, and the same seat leads again (DR-66, DR-170).
    fn void_trick(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        out.tell(|| Event::Void);
        self.discard_rest(s, out);
        self.after_solo_trick(s, false, out);
    }

    /// The instant objectives that winning this trick may meet (DR-142).
    fn claim_for_trick(&self, s: &mut State, leader: Seat, place: usize, out: &mut impl Narrate<Event>) {
        let winner = s.open.leader;
        let mut seat = leader;
        let laid = s.open.trick.len();
        let cards = std::array::from_fn(|place| {
            let card = s.open.trick.card(place).unwrap_or(Card::HIDDEN);
            let by = seat;
            seat = seat.after(self.sides);
            (card, by)
        });
        let won = WonTrick { winner, cards, laid, winning: cards[place].0, is_last: self.hands_are_empty(s) };
        self.claim(s, winner, |rules, open, objective| rules.trick_meets(open, objective, &won), out);
    }

    /// Whether the round has no further trick (DR-94).
    #[inline]
    pub(crate) fn hands_are_empty(&self, s: &State) -> bool {
        s.hands.iter().all(|hand| hand.is_empty())
    }
}
