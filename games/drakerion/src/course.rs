//! The course of a game: what happens by itself between two questions, from set-up through phases and turns to the
//! end, and the check after every step.

use crate::event::{Event, Limit};
use crate::game::{Drakerion, GOAL, OPENING};
use crate::language::{AbilityKind, Duration, Line, On, Stat};
use crate::state::{
    Ask, BANNER, BANNER_KIND, CITY, CITY_KIND, Changes, Combat, CombatStage, Deal, Ending, FIRST_MANOEUVRE,
    How, MANOEUVRE, NO_DEAL, NOT_WAITING, NOWHERE, ORDERED, PILE, Phase, Ref, SLOTS, Side, Slot, State,
    Using, WAITING, bits, kind_of, owner_of,
};
use crate::trigger::Happening;
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    /// Before anything: decks complete, Banners and Cities in their places.
    pub(crate) fn beginning(&self) -> State {
        let side = |seat: Seat| Side {
            pool: self.decks[seat.index()],
            pool_size: self.decks[seat.index()].len(),
            pile: u8::MAX,
            revealed: [NOWHERE; PILE],
            chosen: NOWHERE,
            ..Side::default()
        };
        let mut s = State {
            sides: [side(Seat::A), side(Seat::B)],
            slots: [Slot::FREE; SLOTS],
            lines: [[0; 2]; 2],
            attached: 0,
            wounded: 0,
            standing: 0,
            reacting: 0,
            usable: [0; 2],
            shooting: 0,
            changes: Changes::default(),
            combat: Combat::default(),
            using: Using::default(),
            waiting: [NOT_WAITING; WAITING],
            waiting_count: 0,
            group: 0,
            ordered: [crate::combat::NO_ORDER; ORDERED],
            ordered_count: 0,
            ask: Ask::Nothing,
            asked: Seat::A,
            deal: NO_DEAL,
            subject: NOWHERE,
            mode: crate::language::Mode::Melee,
            phase: Phase::Start,
            turn: 0,
            first: Seat::A,
            actor: Seat::A,
            initiator: Seat::A,
            passes: 0,
            last_passer: Seat::A,
            withdrawn: 0,
            actor_settled: false,
            uses: 0,
            progress: 0,
            exchanged: 0,
            dropped: 0,
            won: 0,
            ending: Ending::None,
        };
        for seat in Seat::all(2) {
            let at = seat.index() as u8;
            self.lay(&mut s, BANNER + at, Slot::new(kind_of(seat, BANNER_KIND), seat, Line::Front));
            self.lay(&mut s, CITY + at, Slot::new(kind_of(seat, CITY_KIND), seat, Line::Front));
        }
        self.advance(&mut s, &mut ());
        s
    }

    /// Says what there was no room for.
    #[inline]
    pub(crate) fn tell_dropped(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.dropped != 0 {
            let dropped = std::mem::take(&mut s.dropped);
            for limit in Limit::ALL.into_iter().filter(|&limit| dropped >> limit as u8 & 1 == 1) {
                out.tell(|| Event::Full(limit));
            }
        }
    }

    /// Lets everything happen that needs nobody, until somebody or chance is asked.
    pub(crate) fn advance(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        s.ask = Ask::Nothing;
        loop {
            if s.phase == Phase::Over {
                s.ask = Ask::Over;
                return;
            }
            if s.using.on {
                self.take_step(s, out);
                if s.ask != Ask::Nothing {
                    return;
                }
                continue;
            }
            if s.phase == Phase::Income && s.progress < 2 {
                self.phase_step(s, out); // DN-40: all is drawn before anything answers
                if s.ask != Ask::Nothing {
                    return;
                }
                continue;
            }
            if s.group > 0 {
                if self.offer_group(s, out) {
                    return;
                }
                continue;
            }
            if s.waiting_count > 0 {
                s.group = s.waiting_count; // DN-175
                continue;
            }
            if s.combat.stage != CombatStage::None {
                if self.combat_step(s, out) {
                    return;
                }
                continue;
            }
            if s.ordered_count > 0 {
                self.hold_ordered(s, out);
                continue;
            }
            self.phase_step(s, out);
            if s.ask != Ask::Nothing {
                return;
            }
        }
    }

    fn ask(&self, s: &mut State, ask: Ask, seat: Seat) {
        s.ask = ask;
        s.asked = seat;
    }

    fn enter(&self, s: &mut State, phase: Phase) {
        s.phase = phase;
        s.progress = 0;
    }

    /// The next thing of a phase when nothing else goes on.
    fn phase_step(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.phase < Phase::Action {
            (s.actor, s.initiator, s.last_passer) = (s.first, s.first, s.first);
        }
        // Many phases treat the first player, then the second.
        let seat = if s.progress == 0 { s.first } else { s.first.other() };
        match s.phase {
            Phase::Start => {
                let [a, b] = [Seat::A, Seat::B].map(|seat| self.def(kind_of(seat, BANNER_KIND)).initiative);
                match a.cmp(&b) {
                    std::cmp::Ordering::Equal => self.ask(s, Ask::Coin, Seat::A), // DN-20
                    std::cmp::Ordering::Greater => self.ask(s, Ask::First, Seat::A), // DN-19
                    std::cmp::Ordering::Less => self.ask(s, Ask::First, Seat::B),
                }
            }
            Phase::Lines => {
                // DN-23: all of the first player's, then all of the second's.
                let first = self.setups[s.first.index()].len() as u8;
                let all = first + self.setups[s.first.other().index()].len() as u8;
                if s.progress >= all {
                    self.enter(s, Phase::Opening);
                } else {
                    let seat = if s.progress < first { s.first } else { s.first.other() };
                    self.ask(s, Ask::SetupLine, seat);
                }
            }
            Phase::Opening => {
                if s.progress >= 2 {
                    self.enter(s, Phase::Mulligan);
                } else {
                    s.progress += 1;
                    self.want_cards(s, seat, OPENING, How::Draw); // DN-28
                }
            }
            Phase::Mulligan => {
                if s.progress >= 2 {
                    self.begin_turn(s, out); // DN-32
                } else {
                    self.ask(s, Ask::Mulligan, seat); // DN-31
                }
            }
            Phase::Manoeuvre => match s.progress {
                0 | 1 if !self.reveal_top => self.ask(s, Ask::Manoeuvre, seat), // DN-35
                0..=2 => self.ask(s, Ask::Reveal, s.first),
                _ => self.enter(s, Phase::Income),
            },
            Phase::Income => {
                if s.progress >= 2 {
                    s.actor = s.first; // DN-47
                    s.passes = 0;
                    self.enter(s, Phase::Action);
                } else {
                    s.progress += 1;
                    let slot = MANOEUVRE + seat.index() as u8;
                    let draw = i32::from(self.def(s.slot(slot).kind).draw) + self.income_change(s, seat).1;
                    self.want_cards(s, seat, draw.clamp(0, 60) as u8, How::Draw); // DN-39, DN-40
                }
            }
            Phase::Action => {
                if s.passes >= 2 {
                    // DN-51
                    self.enter(s, Phase::End);
                    (s.initiator, s.actor) = (s.first, s.first); // DN-174
                    s.uses = 0;
                    self.note(s, &Happening::new(On::TurnEnded)); // DN-206
                } else if s.has_withdrawn(s.actor) {
                    s.passes += 1; // DN-54
                    s.actor = s.actor.other();
                } else {
                    // What is left of the last action is of no consequence any more.
                    s.initiator = s.actor;
                    s.last_passer = s.actor.other();
                    s.uses = 0;
                    s.actor_settled = false;
                    self.ask(s, Ask::Action, s.actor);
                }
            }
            Phase::End => {
                s.changes.retain(|change| change.until != Duration::Turn); // DN-208
                self.enter(s, Phase::Ready);
                self.state_check(s, out);
            }
            Phase::Ready => {
                if s.progress == 0 {
                    s.progress = 1;
                    self.ready_all(s, out);
                } else if s.turn >= self.max_turns {
                    self.finish_by_prestige(s, Ending::LastTurn, out); // DN-217
                } else {
                    // DN-53, DN-58, DN-59
                    s.first = match s.withdrawn {
                        0 => s.last_passer,
                        1 => Seat::A,
                        _ => Seat::B,
                    };
                    self.begin_turn(s, out);
                }
            }
            Phase::Over => {}
        }
    }

    /// DN-207, DN-209
    fn ready_all(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        for slot in bits(s.in_play() | 0xf << BANNER) {
            if s.slot(slot).kind != NOWHERE {
                self.straighten(s, slot, out);
            }
        }
    }

    fn begin_turn(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        s.turn += 1;
        s.withdrawn = 0;
        s.actor_settled = false;
        s.passes = 0;
        s.uses = 0;
        s.initiator = s.first; // DN-174
        self.enter(s, Phase::Manoeuvre);
        let (turn, first) = (s.turn, s.first);
        out.tell(|| Event::Turn(turn, first));
        for seat in Seat::all(2) {
            let side = s.side_mut(seat);
            side.discarded = [0; 2];
            if side.pile == 0 {
                // DN-41
                side.pile = u8::MAX;
                side.revealed = [NOWHERE; PILE];
                side.revealed_count = 0;
                let slot = MANOEUVRE + seat.index() as u8;
                s.changes.retain(|change| change.on != slot);
                self.lift(s, slot);
            }
        }
        self.state_check(s, out); // DN-26, DN-212
    }

    /// The Manoeuvres are turned up, then bring their gold (DN-36, DN-38, DN-40).
    pub(crate) fn reveal(&self, s: &mut State, chosen: [u8; 2], out: &mut impl Narrate<Event>) {
        s.progress = 3;
        for seat in Seat::all(2) {
            let index = chosen[seat.index()];
            let side = s.side_mut(seat);
            side.pile &= !(1 << (index & 7));
            side.chosen = NOWHERE;
            side.revealed[usize::from(side.revealed_count) % PILE] = index;
            side.revealed_count += 1;
            let slot = MANOEUVRE + seat.index() as u8;
            let kind = kind_of(seat, FIRST_MANOEUVRE + index);
            if s.occupied(slot) {
                s.changes.retain(|change| change.on != slot); // DN-37
                self.lift(s, slot);
            }
            self.lay(s, slot, Slot::new(kind, seat, Line::Front));
            out.tell(|| Event::Revealed(seat, self.kinds[usize::from(kind)]));
        }
        for seat in [s.first, s.first.other()] {
            let slot = MANOEUVRE + seat.index() as u8;
            let subtype = Some(self.def(s.slot(slot).kind).subtype);
            let happening =
                Happening { card: Ref::slot(slot), whose: seat, subtype, ..Happening::new(On::Revealed) };
            self.note(s, &happening);
            self.wait_for_own(s, slot, AbilityKind::Deploy);
        }
        for seat in [s.first, s.first.other()] {
            let slot = MANOEUVRE + seat.index() as u8;
            let gold = i32::from(self.def(s.slot(slot).kind).gold) + self.income_change(s, seat).0;
            self.change_gold(s, seat, gold.max(0), out);
        }
        // What was noted so far waits until the cards are drawn: one group for the whole phase (DN-40).
        self.enter(s, Phase::Income);
    }

    /// Asks chance for cards, as many as there are (DN-44, DN-195); whether there are any.
    pub(crate) fn want_cards(&self, s: &mut State, seat: Seat, n: u8, how: How) -> bool {
        let side = s.side(seat);
        let there = match how {
            How::Draw | How::Mill | How::Look => side.deck_size(),
            How::Discard | How::Show => side.hand_size,
        };
        let n = n.min(there);
        if n == 0 {
            return false;
        }
        s.deal = Deal { seat, n, total: n, how };
        s.ask = Ask::Cards;
        true
    }

    /// The state check (ledger, 4.1): repeated until nothing changes.
    pub(crate) fn state_check(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.phase < Phase::Manoeuvre || s.phase == Phase::Over {
            return; // DN-212
        }
        loop {
            let mut changed = false;
            let characters = s.characters(Seat::A) | s.characters(Seat::B);
            let looked_at = if self.hp_can_drop { characters } else { characters & s.wounded };
            let mut fallen = 0u128;
            for slot in bits(looked_at) {
                let hp = self.stat(s, slot, Stat::Hp);
                // DN-108
                if i32::from(s.slot(slot).damage) >= hp {
                    fallen |= 1u128 << slot;
                }
            }
            if fallen != 0 {
                self.destroy(s, fallen, out);
                changed = true;
            }
            s.combat.dealing = false;
            let alone = [Seat::A, Seat::B].map(|seat| s.characters(seat) == 0);
            match alone {
                [true, true] => {
                    self.add_owed(s, out);
                    return self.finish_by_prestige(s, Ending::NobodyLeft, out); // DN-214
                }
                [false, false] => {}
                [a_lost, _] => {
                    // DN-210, DN-213
                    let winner = if a_lost { Seat::B } else { Seat::A };
                    return self.finish(s, 1 << winner.index(), Ending::NoCharacter, out);
                }
            }
            self.add_owed(s, out);
            if s.sides.iter().any(|side| side.prestige >= GOAL) {
                return self.finish_by_prestige(s, Ending::Prestige, out); // DN-211, DN-215
            }
            let mut unlawful = 0u128;
            for slot in bits(s.attached) {
                let lying = s.slot(slot);
                if lying.bearer == NOWHERE || !self.may_attach(s, lying.kind, lying.bearer) {
                    unlawful |= 1u128 << slot; // DN-134, DN-137
                }
            }
            if unlawful != 0 {
                self.destroy(s, unlawful, out);
                changed = true;
            }
            for seat in Seat::all(2) {
                let at = seat.index();
                if s.lines[at][0] == 0 && s.lines[at][1] != 0 {
                    for slot in bits(s.lines[at][1]) {
                        self.set_line(s, slot, Line::Front); // DN-70, DN-71
                    }
                    out.tell(|| Event::FrontFilled(seat));
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Prestige of what was destroyed since the last check is added (DN-113).
    fn add_owed(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        for seat in Seat::all(2) {
            let owed = std::mem::take(&mut s.side_mut(seat).owed);
            if owed > 0 {
                self.change_prestige(s, seat, i32::from(owed), out);
            }
        }
    }

    fn finish_by_prestige(&self, s: &mut State, ending: Ending, out: &mut impl Narrate<Event>) {
        let [a, b] = [s.sides[0].prestige, s.sides[1].prestige];
        let won = match a.cmp(&b) {
            std::cmp::Ordering::Greater => 1,
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 3,
        };
        self.finish(s, won, ending, out);
    }

    /// It is over: nothing goes on any more.
    fn finish(&self, s: &mut State, won: u8, ending: Ending, out: &mut impl Narrate<Event>) {
        s.phase = Phase::Over;
        s.ask = Ask::Over;
        s.won = won;
        s.ending = ending;
        if s.using.limbo != NOWHERE {
            let kind = s.using.limbo;
            s.side_mut(owner_of(kind)).discard.add(crate::state::local_of(kind));
        }
        s.using = Using::default();
        s.waiting = [NOT_WAITING; WAITING];
        s.waiting_count = 0;
        s.group = 0;
        s.ordered = [crate::combat::NO_ORDER; ORDERED];
        s.ordered_count = 0;
        s.combat = Combat::default();
        s.deal = NO_DEAL;
        s.asked = Seat::A;
        s.mode = crate::language::Mode::Melee;
        s.uses = 0;
        s.actor_settled = false;
        s.initiator = s.first;
        s.actor = s.first;
        s.last_passer = s.first;
        s.passes = 0;
        s.progress = 0;
        s.subject = NOWHERE;
        for side in &mut s.sides {
            side.owed = 0;
        }
        out.tell(|| Event::Over);
    }
}
