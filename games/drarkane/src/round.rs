//! A round from its deal to its score: chance, bids, new dragons and the end (DR-12 to DR-30, DR-89 to DR-118).

use crate::card::Cards;
use crate::state::{Deal, Line, ROUNDS, Roll, Set, at};
use crate::zone::PLACES;
use crate::{Clause, Drarkane, Event, Move, Phase, State};
use antre_kernel::{Dice, MAX_SEATS, Narrate, Seat, Tally};

impl Drarkane {
    #[inline]
    pub(crate) fn draw_chance(&self, s: &State, dice: &mut impl Dice) -> Roll {
        match s.open.phase {
            Phase::Reveal => Roll::Dragon(self.random_dragon(s, dice)),
            Phase::Deal => Roll::Deal(self.shuffle(s, dice)),
            Phase::Automaton => Roll::Automaton(random_card(s.aside, dice)),
            Phase::Draw => Roll::Draw(random_card(s.aside, dice)),
            _ => Roll::Pass,
        }
    }

    /// Any dragon of the deck, each equally likely (DR-20).
    #[inline]
    pub(crate) fn random_dragon(&self, s: &State, dice: &mut impl Dice) -> u8 {
        let tally = Tally::of(s.open.deck.0.into());
        tally.nth(dice.below(tally.total()))
    }

    /// Shuffles and deals (DR-112); round 1 has a first player by chance (DR-22).
    #[inline]
    fn shuffle(&self, s: &State, dice: &mut impl Dice) -> Deal {
        let first =
            if s.open.round == 0 { Seat::new(dice.below(self.players.into())) } else { s.open.leader };
        let mut cards = [0u8; 50];
        let deck = &mut cards[..self.card_list.len()];
        deck.copy_from_slice(&self.card_list);
        dice.shuffle(deck);
        let mut hands = [Cards::NONE; MAX_SEATS];
        let size = usize::from(self.hand_size);
        for (hand, dealt) in hands.iter_mut().zip(deck.chunks_exact(size)).take(self.players.into()) {
            *hand = Cards::from_bits(dealt.iter().fold(0, |bits, &card| bits | 1 << (card & 63)));
        }
        let mut dragons = [u8::MAX; MAX_SEATS];
        let mut stack: [u8; 32] = std::array::from_fn(|dragon| dragon as u8);
        for (dealt, place) in dragons.iter_mut().take(self.dragons_at_start()).enumerate() {
            let at = dealt + dice.below(self.dragons.len() - dealt);
            stack.swap(dealt, at & 31);
            *place = stack[dealt];
        }
        let mut objectives = [Set::NONE; MAX_SEATS];
        if self.treasures {
            let mut left = self.all_objectives();
            for dealt in objectives.iter_mut().take(self.players.into()) {
                for _ in 0..2 {
                    let tally = Tally::of(left.0.into());
                    let objective = tally.nth(dice.below(tally.total()));
                    left.remove(objective);
                    dealt.add(objective);
                }
            }
        }
        Deal { first, hands, dragons, objectives }
    }

    pub(crate) fn could_draw(&self, s: &State, roll: &Roll) -> bool {
        match (s.open.phase, roll) {
            (Phase::Deal, Roll::Deal(deal)) => self.could_deal(s, deal),
            (Phase::Reveal, Roll::Dragon(dragon)) => *dragon < 32 && s.open.deck.has(*dragon),
            (Phase::Automaton, Roll::Automaton(card)) | (Phase::Draw, Roll::Draw(card)) => {
                card.in_hand() == *card && card.index() < 50 && s.aside.has(*card)
            }
            (Phase::Pass, Roll::Pass) => true,
            _ => false,
        }
    }

    fn could_deal(&self, s: &State, deal: &Deal) -> bool {
        let players = usize::from(self.players);
        let first =
            if s.open.round == 0 { deal.first.index() < players } else { deal.first == s.open.leader };
        let mut left = self.cards;
        let mut objectives_left = self.all_objectives();
        for (seat, (hand, objectives)) in deal.hands.iter().zip(&deal.objectives).enumerate() {
            let plays = seat < players;
            let dealt = if plays && self.treasures { 2 } else { 0 };
            let size = if plays { usize::from(self.hand_size) } else { 0 };
            let there = objectives.without(objectives_left).is_empty();
            if !left.covers(*hand) || hand.len() != size || objectives.len() != dealt || !there {
                return false;
            }
            left = left.without(*hand);
            objectives_left = objectives_left.without(*objectives);
        }
        let mut dragons_left = self.all_dragons();
        let dragons = deal.dragons.iter().enumerate().all(|(place, &dragon)| {
            if place >= self.dragons_at_start() {
                return dragon == u8::MAX;
            }
            let there = dragon < 32 && dragons_left.has(dragon);
            dragons_left.remove(dragon);
            there
        });
        first && dragons
    }

    /// Everything is laid out for a round.
    #[inline]
    pub(crate) fn deal(&self, s: &mut State, deal: &Deal, out: &mut impl Narrate<Event>) {
        let mut left = self.cards.bits();
        let mut knights = 0;
        for hand in &deal.hands {
            left &= !(hand.bits() & !(15 << 40));
            knights += (hand.bits() >> 40 & 15).count_ones();
        }
        let aside_knights = (self.cards.bits() >> 40 & 15) >> knights.min(4);
        s.aside = Cards::from_bits(left & !(15 << 40) | aside_knights << 40);
        s.hands = deal.hands;
        s.objectives = deal.objectives;
        if self.treasures {
            s.seen = deal.objectives;
        }
        let open = &mut s.open;
        open.first = deal.first;
        open.leader = deal.first;
        open.deck = self.all_dragons();
        for &dragon in deal.dragons.iter().take(self.dragons_at_start()) {
            open.zone.push(dragon, &self.needs[usize::from(dragon) & 31]);
            open.deck.remove(dragon);
        }
        let round = open.round + 1;
        out.tell(|| Event::Dealt { round, first: deal.first });
        for seat in Seat::all(self.players) {
            out.tell(|| Event::Hand(seat, Some(deal.hands[at(seat)])));
            if self.treasures {
                out.tell(|| Event::Objectives(seat, Some(deal.objectives[at(seat)])));
            }
        }
        out.tell(|| Event::Gathered(deal.dragons));
        open.turn = self.first_player(deal.first);
        if self.teams {
            open.phase = Phase::Give;
        } else {
            self.after_exchange(s, out);
        }
    }

    /// The first human from this seat on (DR-157).
    #[inline]
    pub(crate) fn first_player(&self, seat: Seat) -> Seat {
        if seat.index() < usize::from(self.players) { seat } else { Seat::A }
    }

    /// Draft, then bids, then tricks (DR-126, DR-193); the lone player begins at once (DR-165, DR-166).
    #[inline]
    pub(crate) fn after_exchange(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        s.open.turn = self.first_player(s.open.first);
        if self.is_solo() {
            self.give_turn(s, Seat::A, out);
        } else if self.treasures {
            s.open.phase = Phase::Keep;
        } else {
            s.open.phase = Phase::Bid;
        }
    }

    pub(crate) fn check_bid(&self, bid: u8) -> Result<(), Clause> {
        if bid <= self.hand_size { Ok(()) } else { Err(Clause::BidRange) }
    }

    pub(crate) fn list_bids(&self, out: &mut impl FnMut(Move)) {
        (0..=self.hand_size).for_each(|bid| out(Move::Bid(bid)));
    }

    #[inline]
    pub(crate) fn bid(&self, s: &mut State, seat: Seat, bid: u8, out: &mut impl Narrate<Event>) {
        s.open.bids[at(seat)] = Some(bid);
        out.tell(|| Event::Bid(seat, bid));
        let next = seat.after(self.players);
        if next == self.first_player(s.open.first) {
            let leader = s.open.leader;
            self.give_turn(s, leader, out); // DR-31
        } else {
            s.open.turn = next;
        }
    }

    /// Before a new trick a dragon is due; a small custom pack may have none left (DR-98).
    #[inline]
    pub(crate) fn turn_up(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let leader = s.open.leader;
        if s.open.deck.is_empty() {
            self.give_turn(s, leader, out);
        } else {
            s.open.turn = leader;
            s.open.phase = Phase::Reveal;
        }
    }

    /// A dragon comes into the zone; the seventh ends the round (DR-91), or the lone player's game (DR-177).
    #[inline]
    pub(crate) fn turned_up(&self, s: &mut State, dragon: u8, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        open.deck.remove(dragon);
        out.tell(|| Event::Turned(dragon));
        if open.zone.len() >= PLACES {
            open.seventh[open.now()] = Some(dragon);
            if self.is_solo() {
                self.end_game(s, out);
            } else {
                self.score_round(s, out);
            }
            return;
        }
        open.zone.push(dragon, &self.needs[usize::from(dragon) & 31]);
        if self.is_solo() {
            self.solo_draw(s, out);
        } else {
            let leader = open.leader;
            self.give_turn(s, leader, out);
        }
    }

    /// The round is written down and cleared away (DR-99 to DR-115).
    pub(crate) fn score_round(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let round = s.open.now();
        let lost = s.open.was_lost(round);
        s.open.past_treasures[round] = s.open.treasures;
        let terror = s.open.terror[round];
        out.tell(|| Event::RoundOver { round: round as u8 + 1, lost, terror });
        for seat in Seat::all(self.players) {
            let who = at(seat);
            let line = Line {
                dragons: s.open.won[who].len() as u8,
                met: if self.treasures { self.objectives_met(s, seat, lost) } else { 0 },
                personal: s.kept[who].map_or(0, |kept| kept + 1),
                ..Line::new(s.open.bids[who].unwrap_or(0), s.open.tricks[who])
            };
            s.open.lines[round][who] = line;
            if let Some(kept) = s.kept[who] {
                out.tell(|| Event::Shown(seat, kept)); // DR-139
            }
        }
        for seat in Seat::all(self.players) {
            out.tell(|| Event::Scored(seat, self.round_points(&s.open, round, seat) as u16));
        }
        self.clear_round(s);
        s.open.round += 1;
        if usize::from(s.open.round) == ROUNDS {
            s.open.phase = Phase::Over;
            out.tell(|| Event::Ended);
        } else {
            s.open.phase = Phase::Deal; // DR-117
        }
        s.open.turn = s.open.leader; // DR-114, DR-115
        s.open.first = s.open.leader;
    }

    /// Nothing of a round stays but what was written down (DR-113): all cards lie aside and all dragons in their deck,
    /// to be shuffled. Hands that were not played are not shown (DR-96).
    pub(crate) fn clear_round(&self, s: &mut State) {
        let open = &mut s.open;
        open.zone = Default::default();
        open.trick = Default::default();
        open.discard = Cards::NONE;
        open.deck = self.all_dragons();
        open.won = [Set::NONE; MAX_SEATS];
        open.treasures = Set::NONE;
        open.claims = [Set::NONE; MAX_SEATS];
        open.voids = Default::default();
        open.bids = [None; MAX_SEATS];
        open.tricks = [0; MAX_SEATS];
        open.placed = [0; MAX_SEATS];
        open.streak = 0;
        open.felled = 0;
        s.hands = [Cards::NONE; MAX_SEATS];
        s.aside = self.cards;
        s.shown = [Cards::NONE; MAX_SEATS];
        s.offered = None;
        s.objectives = [Set::NONE; MAX_SEATS];
        s.kept = [None; MAX_SEATS];
        s.seen = [Set::NONE; MAX_SEATS];
    }

    /// The lone player's game is over; what lies on the table stays there (DR-183).
    pub(crate) fn end_game(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        s.open.phase = Phase::Over;
        s.open.turn = Seat::A;
        out.tell(|| Event::Ended);
    }

    /// Which objectives a seat scores: its own as the first bit, then those of the treasure zone in order (DR-127,
    /// DR-128, DR-133). Instant ones were taken on the way; the others are looked at now, in a won round.
    fn objectives_met(&self, s: &State, seat: Seat, lost: bool) -> u8 {
        let meets = |objective: u8| match self.objectives.get(usize::from(objective)).map(|known| &known.when)
        {
            Some(crate::objective::When::End(parts)) => !lost && self.meets_at_end(&s.open, parts, seat),
            _ => s.open.claims[at(seat)].has(objective),
        };
        let own = s.kept[at(seat)].is_some_and(meets);
        let common = s.open.treasures.iter().enumerate();
        common.fold(u8::from(own), |met, (place, objective)| met | u8::from(meets(objective)) << (place + 1))
    }
}

#[inline]
fn random_card(cards: Cards, dice: &mut impl Dice) -> crate::Card {
    let tally = Tally::of(cards.bits());
    let code = tally.nth(dice.below(tally.total()));
    // One Knight is as good as another (DR-09).
    crate::Card::new(if (41..44).contains(&code) { 40 } else { code })
}
