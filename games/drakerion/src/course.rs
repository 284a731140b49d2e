//! The course of a game: what happens by itself between two questions, from set-up through phases and turns to the
//! end, and the check after every step.

use crate::event::{Event, Limit};
use crate::game::{Drakerion, GOAL, OPENING};
use crate::ids::{Kind, Local, PILE, SLOTS, Slot};
use crate::language::{AbilityKind, BattleLine, Duration, On, Stat};
use crate::lasting::{About, Change, Changes, What};
use crate::moment::{Combat, CombatStage, Deal, How, NO_DEAL, NOT_WAITING, ORDERED, Using, WAITING};
use crate::place::{Occupant, Ref};
use crate::sets::Slots;
use crate::state::{Ask, Ending, Phase, Side, State};
use crate::trigger::Happening;
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    /// Before anything: decks complete, Banners and Cities in their places.
    pub(crate) fn beginning(&self) -> State {
        let side = |seat: Seat| Side {
            pool: self.decks[seat.index()],
            pool_size: self.decks[seat.index()].len(),
            ..Side::default()
        };
        let mut s = State {
            sides: [side(Seat::A), side(Seat::B)],
            slots: [Occupant::FREE; SLOTS],
            lines: [[Slots::NONE; 2]; 2],
            attached: Slots::NONE,
            wounded: Slots::NONE,
            standing: Slots::NONE,
            reacting: Slots::NONE,
            usable: [Slots::NONE; 2],
            shooting: Slots::NONE,
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
            playing: Kind::NONE,
            attacking: Slot::NONE,
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
            returns: 0,
            progress: 0,
            exchanged: 0,
            dropped: 0,
            slipped: false,
            won: 0,
            ending: Ending::None,
        };
        for seat in Seat::all(2) {
            for (place, local) in [(Slot::BANNER, Local::BANNER), (Slot::CITY, Local::CITY)] {
                self.lay(
                    &mut s,
                    place.of(seat),
                    Occupant::new(Kind::new(seat, local), seat, BattleLine::Front),
                );
            }
        }
        self.advance(&mut s, &mut ());
        s
    }

    /// Somebody or chance is asked: says what there was no room for until now, and what was done unseen is done.
    #[inline]
    pub(crate) fn come_to_rest(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        s.slipped = false;
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
        match s.phase {
            Phase::Start | Phase::Lines | Phase::Opening | Phase::Mulligan => self.setup_step(s, out),
            Phase::Manoeuvre | Phase::Income => self.manoeuvre_step(s),
            Phase::Action => self.action_step(s),
            Phase::End => {
                s.changes.retain(|change| change.until != Duration::Turn); // DN-208
                self.enter(s, Phase::Ready);
                self.state_check(s, out);
            }
            Phase::Ready => self.ready_step(s, out),
            Phase::Over => {}
        }
    }

    /// Whose part of a phase it is that treats the first player, then the second.
    fn in_turn(&self, s: &State) -> Seat {
        if s.progress == 0 { s.first } else { s.first.other() }
    }

    /// Set-up: who begins, the starting Characters, the opening hands.
    fn setup_step(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let seat = self.in_turn(s);
        match s.phase {
            Phase::Start => {
                let of = |seat: Seat| self.def(Kind::new(seat, Local::BANNER)).initiative;
                match of(Seat::A).cmp(&of(Seat::B)) {
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
            Phase::Opening if s.progress >= 2 => self.enter(s, Phase::Mulligan),
            Phase::Opening => {
                s.progress += 1;
                self.want_cards(s, seat, OPENING, How::Draw); // DN-28
            }
            _ if s.progress >= 2 => self.begin_turn(s, out), // DN-32
            _ => self.ask(s, Ask::Mulligan, seat),           // DN-31
        }
    }

    /// Manoeuvres are chosen and turned up, then cards are drawn for them.
    fn manoeuvre_step(&self, s: &mut State) {
        let seat = self.in_turn(s);
        if s.phase == Phase::Manoeuvre {
            return match s.progress {
                0 | 1 if !self.reveal_top => self.ask(s, Ask::Manoeuvre, seat), // DN-35
                0..=2 => self.ask(s, Ask::Reveal, s.first),
                _ => self.enter(s, Phase::Income),
            };
        }
        if s.progress >= 2 {
            s.actor = s.first; // DN-47
            s.passes = 0;
            self.enter(s, Phase::Action);
        } else {
            s.progress += 1;
            let slot = Slot::MANOEUVRE.of(seat);
            let draw = i32::from(self.def(s.slot(slot).kind).draw) + self.income_change(s, seat).1;
            self.want_cards(s, seat, draw.clamp(0, 60) as u8, How::Draw); // DN-39, DN-40
        }
    }

    /// The next action, or the end of the phase.
    fn action_step(&self, s: &mut State) {
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

    /// Cards are readied, then the next turn begins or the game is over.
    fn ready_step(&self, s: &mut State, out: &mut impl Narrate<Event>) {
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

    /// DN-207, DN-209
    fn ready_all(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        for slot in (s.in_play() | Slots::both(Slot::BANNER) | Slots::both(Slot::CITY)).iter() {
            if s.slot(slot).kind.is_some() {
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
        s.returns = 0; // DN-237
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
                side.revealed = [Local::NONE; PILE];
                side.revealed_count = 0;
                let slot = Slot::MANOEUVRE.of(seat);
                s.changes.retain(|change| change.on != About::slot(slot));
                self.lift(s, slot);
            }
        }
        self.state_check(s, out); // DN-26, DN-212
    }

    /// The Manoeuvres are turned up, then bring their gold (DN-36, DN-38, DN-40).
    pub(crate) fn reveal(&self, s: &mut State, chosen: [Local; 2], out: &mut impl Narrate<Event>) {
        s.progress = 3;
        for seat in Seat::all(2) {
            let local = chosen[seat.index()];
            let side = s.side_mut(seat);
            side.pile &= !local.pile_bit();
            side.chosen = Local::NONE;
            side.revealed[usize::from(side.revealed_count) % PILE] = local;
            side.revealed_count += 1;
            let slot = Slot::MANOEUVRE.of(seat);
            let kind = Kind::new(seat, local);
            if s.occupied(slot) {
                s.changes.retain(|change| change.on != About::slot(slot)); // DN-37
                self.lift(s, slot);
            }
            self.lay(s, slot, Occupant::new(kind, seat, BattleLine::Front));
            out.tell(|| Event::Revealed(seat, self.def_id(kind)));
        }
        for seat in [s.first, s.first.other()] {
            let slot = Slot::MANOEUVRE.of(seat);
            let subtype = Some(self.def(s.slot(slot).kind).subtype);
            let happening =
                Happening { card: Ref::slot(slot), whose: seat, subtype, ..Happening::new(On::Revealed) };
            self.note(s, &happening);
            self.wait_for_own(s, slot, AbilityKind::Deploy);
        }
        for seat in [s.first, s.first.other()] {
            let slot = Slot::MANOEUVRE.of(seat);
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
            How::Pause => 1,
        };
        let n = n.min(there);
        if n == 0 {
            return false;
        }
        s.deal = Deal { seat, n, total: n, how };
        s.ask = Ask::Cards;
        true
    }

    /// The Characters that have as much damage as hit points (DN-108).
    fn fallen(&self, s: &State) -> Slots {
        let characters = s.characters(Seat::A) | s.characters(Seat::B);
        let changed = |change: &Change| matches!(change.what, What::Stat(Stat::Hp, _));
        let safe = !self.hp_can_drop && !s.changes.iter().any(changed);
        let falls = |slot: &Slot| {
            let lying = s.slot(*slot);
            let damage = i32::from(lying.damage);
            // Where nothing takes hit points away there are always as many as are printed.
            let unscathed = safe && damage < i32::from(self.def(lying.kind).values[Stat::Hp as usize]);
            !unscathed && damage >= self.stat(s, *slot, Stat::Hp)
        };
        let looked_at = if self.hp_can_drop { characters } else { characters & s.wounded };
        looked_at.iter().filter(falls).collect()
    }

    /// The state check (DN-212): repeated until nothing changes.
    pub(crate) fn state_check(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.phase < Phase::Manoeuvre || s.phase == Phase::Over {
            return; // DN-212
        }
        loop {
            let mut changed = false;
            let fallen = self.fallen(s);
            if !fallen.is_empty() {
                self.destroy(s, fallen, out);
                changed = true;
            }
            s.combat.dealing = false;
            let alone = [Seat::A, Seat::B].map(|seat| s.characters(seat).is_empty());
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
            let mut unlawful = Slots::NONE;
            for slot in s.attached.iter() {
                let lying = s.slot(slot);
                if !lying.bearer.is_some() || !self.may_attach(s, lying.kind, lying.bearer) {
                    unlawful |= Slots::one(slot); // DN-134, DN-137
                }
            }
            if !unlawful.is_empty() {
                self.destroy(s, unlawful, out);
                changed = true;
            }
            for seat in Seat::all(2) {
                let at = seat.index();
                if s.lines[at][0].is_empty() && !s.lines[at][1].is_empty() {
                    for slot in s.lines[at][1].iter() {
                        self.set_line(s, slot, BattleLine::Front); // DN-70, DN-71
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
        if s.using.limbo.is_some() {
            let kind = s.using.limbo;
            s.side_mut(kind.owner()).discard.add(kind.local());
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
        (s.uses, s.returns) = (0, 0);
        s.actor_settled = false;
        s.initiator = s.first;
        s.actor = s.first;
        s.last_passer = s.first;
        s.passes = 0;
        s.progress = 0;
        (s.playing, s.attacking) = (Kind::NONE, Slot::NONE);
        for side in &mut s.sides {
            side.owed = 0;
        }
        out.tell(|| Event::Over);
    }
}
