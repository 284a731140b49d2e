//! A world that fits what an eye knows: own cards, cards passed on, who is out of a suit, who must hold the two of clubs.
//!
//! Every way to deal the unseen cards that fits is as likely. Suits that only one hand can hold go there; for a suit
//! that two hands can hold, how many go to the first is drawn by the number of ways to deal all the rest; what anybody
//! can hold is shuffled.

use crate::card::{Card, Cards};
use crate::{PASSED, SEATS, State, View, at};
use antre_kernel::{Dice, Seat};

/// n! for as many cards as can be unseen.
static FACTORIAL: [f64; 53] = {
    let mut table = [1.0; 53];
    let mut n = 1;
    while n < 53 {
        table[n] = table[n - 1] * n as f64;
        n += 1;
    }
    table
};

/// A suit that not everybody can hold: its unseen cards, and who can.
#[derive(Clone, Copy)]
struct Suit {
    cards: Cards,
    takers: [usize; 4],
    count: usize,
}

impl Suit {
    const NONE: Suit = Suit { cards: Cards::NONE, takers: [0; 4], count: 0 };

    fn takers(&self) -> &[usize] {
        &self.takers[..self.count]
    }
}

impl View {
    #[inline]
    pub(crate) fn sample(&self, dice: &mut impl Dice) -> State {
        let open = &self.open;
        let mut s = State { open: open.clone(), hands: [Cards::NONE; 4], passed: [Cards::NONE; 4] };
        if !open.dealt {
            return s;
        }
        let own = self.eye.seat().map(at);
        let mut seen = open.played.iter().fold(self.hand.and(self.passed), |seen, cards| seen.and(*cards));
        let passing = s.passing();
        let done = |seat: usize| (usize::from(open.passes).saturating_sub(PASSED * seat)).min(PASSED);
        // What each still holds; while cards are being passed, those on their way are counted with them.
        let mut room: [usize; 4] = std::array::from_fn(|seat| 13 - open.played[seat].len());
        if let Some(own) = own {
            (s.hands[own], s.passed[own]) = (self.hand, self.passed);
            room[own] = 0;
            // What was passed and not played is where it went.
            let to = (own + usize::from(open.dir)) & 3;
            if !passing && to != own {
                let there = self.passed.without(open.played[to]);
                s.hands[to] = there;
                room[to] -= there.len();
            }
        }
        if !passing && open.count == 0 && !seen.has(Card::TWO_OF_CLUBS) {
            let opener = at(open.turn);
            s.hands[opener] = s.hands[opener].with(Card::TWO_OF_CLUBS);
            room[opener] -= 1;
            seen = seen.with(Card::TWO_OF_CLUBS);
        }
        let unseen = Cards::ALL.without(seen);
        let rest = self.place_by_suit(unseen, &mut s.hands, &mut room, dice);
        deal_out(rest, &mut s.hands, &mut room, dice);
        for seat in (0..4).filter(|&seat| Some(seat) != own) {
            self.imagine_pass(&mut s, seat, passing, done(seat), dice);
        }
        s
    }

    /// What a seat has passed, if the eye does not know: any cards that fit.
    #[inline]
    fn imagine_pass(&self, s: &mut State, seat: usize, passing: bool, count: usize, dice: &mut impl Dice) {
        if self.open.dir == 0 {
            return;
        }
        if passing {
            s.passed[seat] = s.hands[seat].split(count, dice);
            return;
        }
        let to = (seat + usize::from(self.open.dir)) & 3;
        s.passed[seat] = if self.eye.is(Seat::new(to)) {
            self.received
        } else {
            s.hands[to].and(self.open.played[to]).split(PASSED, dice)
        };
    }

    /// Deals the suits that somebody is out of, and gives back the cards that anybody can hold.
    #[inline]
    fn place_by_suit(
        &self,
        unseen: Cards,
        hands: &mut [Cards; 4],
        room: &mut [usize; 4],
        dice: &mut impl Dice,
    ) -> Cards {
        // A hand that is full holds nothing more: that is no news about suits.
        let hands_open = (0..4).filter(|&seat| room[seat] > 0);
        let out = self.open.voids;
        if hands_open.clone().all(|seat| out[seat] == 0) {
            return unseen;
        }
        let mut rest = unseen;
        let mut suits = [Suit::NONE; 4];
        let mut count = 0;
        for number in 0..4 {
            let mut suit = Suit { cards: unseen.both(Cards::suit(number)), ..Suit::NONE };
            for seat in hands_open.clone().filter(|&seat| out[seat] >> number & 1 == 0) {
                suit.takers[suit.count] = seat;
                suit.count += 1;
            }
            if !suit.cards.is_empty() && suit.count < hands_open.clone().count() {
                rest = rest.without(suit.cards);
                suits[count] = suit;
                count += 1;
            }
        }
        let suits = &mut suits[..count];
        // What only one can hold leaves nothing to draw, and less to count for the others.
        suits.sort_unstable_by_key(|suit| suit.count);
        for at in 0..suits.len() {
            let mut cards = suits[at].cards;
            for (turn, &taker) in suits[at].takers().iter().enumerate() {
                let take = draw_count(&suits[at..], turn, cards.len(), *room, rest.len(), dice);
                hands[taker] = hands[taker].and(cards.split(take, dice));
                room[taker] -= take;
            }
        }
        rest
    }
}

/// How many of the `left` cards of the first suit go to its taker whose turn it is, by the number of ways to deal all
/// the rest.
fn draw_count(
    suits: &[Suit],
    turn: usize,
    left: usize,
    room: [usize; 4],
    free: usize,
    dice: &mut impl Dice,
) -> usize {
    if turn + 1 == suits[0].count {
        return left;
    }
    let mut ways = [0.0; 14];
    for (take, ways) in ways.iter_mut().enumerate().take(left + 1) {
        *ways = ways_with(suits, turn, (take, left), room, free);
    }
    let mut lot = dice.bits() as f64 / u64::MAX as f64 * ways.iter().sum::<f64>();
    let mut chosen = 0;
    for take in (0..=left).filter(|&take| ways[take] > 0.0) {
        chosen = take;
        lot -= ways[take];
        if lot <= 0.0 {
            break;
        }
    }
    chosen
}

/// In how many ways, but for a constant, all can be dealt if this taker gets this many of what is left of its suit.
fn ways_with(
    suits: &[Suit],
    turn: usize,
    (take, left): (usize, usize),
    mut room: [usize; 4],
    free: usize,
) -> f64 {
    let taker = suits[0].takers[turn];
    if room[taker] < take {
        return 0.0;
    }
    room[taker] -= take;
    let left = left - take;
    let rest = if turn + 1 < suits[0].count {
        let last = turn + 2 == suits[0].count;
        let least = if last { left } else { 0 };
        (least..=left).map(|take| ways_with(suits, turn + 1, (take, left), room, free)).sum()
    } else {
        match suits.get(1) {
            None => FACTORIAL[free] / room.iter().map(|&room| FACTORIAL[room]).product::<f64>(),
            Some(next) => {
                let left = next.cards.len();
                let least = if next.count == 1 { left } else { 0 };
                (least..=left).map(|take| ways_with(&suits[1..], 0, (take, left), room, free)).sum()
            }
        }
    };
    rest / FACTORIAL[take]
}

/// Shuffles cards that anybody can hold and fills the hands.
#[inline]
fn deal_out(rest: Cards, hands: &mut [Cards; 4], room: &mut [usize; 4], dice: &mut impl Dice) {
    let mut deck = [0u8; 52];
    let mut count = 0;
    for card in rest.iter() {
        deck[count] = card.0;
        count += 1;
    }
    let deck = &mut deck[..count];
    dice.shuffle(deck);
    let mut from = 0;
    for seat in 0..usize::from(SEATS) {
        let to = (from + room[seat]).min(deck.len());
        for &card in &deck[from..to] {
            hands[seat] = hands[seat].with(Card(card));
        }
        from = to;
    }
}
