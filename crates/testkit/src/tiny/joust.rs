//! Joust: a card duel with one best move in every information set, found by enumeration.
//!
//! Six cards, numbered 1 to 6. Each seat is dealt two; the others stay face down. A leads a card face up and B
//! answers with one face up: the higher takes the worth of both. The two cards left clash at once: the higher
//! takes twice the difference. What one seat takes the other loses.
//!
//! B's answer is dominant: the second clash pays in a straight line, so the hidden card of A moves both answers
//! by the same amount. A's lead is then a plain average over B's hands. Both are strict everywhere, which the
//! tests prove by looking at every world; so exact play is pure and unique, and a search can be held to it.

use super::tree::{Profile, Tree, best_of};
use super::{Tiny, misread};
use antre_kernel::{
    Cite, Dice, Encode, Eye, Field, Guide, Illegal, Misread, Narrate, Next, Notation, Outcome, Rules, Seat,
    SeatSet, Setup, each_key_once,
};

/// A card, numbered from 1.
pub type Card = u8;
/// Two cards, the lower first.
pub type Hand = [Card; 2];

const DECK: [Card; 6] = [1, 2, 3, 4, 5, 6];
/// The most a seat can take from the other: 5 beats 4, then 6 beats 1.
const MOST: i32 = 19;

/// A card is played face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move(pub Card);

/// The truth: both hands as they were dealt, and what was played of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The cards of each seat, once dealt.
    pub hands: Option<[Hand; 2]>,
    /// What each seat has played.
    pub played: [Option<Card>; 2],
}

/// What an eye knows: its own hand, what was played, and everything once the last cards have clashed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub eye: Eye,
    /// The hands as far as they are known, once dealt.
    pub hands: Option<[Option<Hand>; 2]>,
    /// What each seat has played.
    pub played: [Option<Card>; 2],
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The cards were dealt; an eye perceives its own.
    Dealt([Option<Hand>; 2]),
    /// A seat played a card.
    Played(Seat, Card),
    /// The cards left were turned up.
    Shown([Card; 2]),
}

/// Its rulebook.
pub const RULES: &str = "- **JO-1** A leads, then B answers.
- **JO-2** One plays a card of one's hand.";

/// What a refusal can cite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// A leads, then B answers.
    Turn,
    /// One plays a card of one's hand.
    OwnCard,
}

impl Cite for Clause {
    fn id(self) -> &'static str {
        match self {
            Clause::Turn => "JO-1",
            Clause::OwnCard => "JO-2",
        }
    }
}

/// The joust for two.
#[derive(Clone, Debug)]
pub struct Joust {
    setup: Setup,
}

impl Default for Joust {
    fn default() -> Joust {
        Joust { setup: Setup { pack: "tiny".into(), pack_hash: "0".into(), seats: 2, options: Vec::new() } }
    }
}

fn hand(a: Card, b: Card) -> Hand {
    [a.min(b), a.max(b)]
}

fn left(hand: Hand, played: Card) -> Card {
    if hand[0] == played { hand[1] } else { hand[0] }
}

fn to_act(played: [Option<Card>; 2]) -> Option<Seat> {
    match played {
        [None, _] => Some(Seat::A),
        [_, None] => Some(Seat::B),
        _ => None,
    }
}

/// What seat A takes from B when it led and left these cards, and B those.
fn margin(led: Card, answer: Card, left_a: Card, left_b: Card) -> i32 {
    let [led, answer, left_a, left_b] = [led, answer, left_a, left_b].map(i32::from);
    let first = if led > answer { led + answer } else { -led - answer };
    first + 2 * (left_a - left_b)
}

impl Rules for Joust {
    type State = State;
    type Move = Move;
    type Roll = [Hand; 2];
    type View = View;
    type Event = Event;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { hands: None, played: [None; 2] }
    }

    fn next(&self, s: &State) -> Next {
        match (s.hands, to_act(s.played)) {
            (None, _) => Next::Chance,
            (_, Some(seat)) => Next::seat(seat),
            (_, None) => Next::Over,
        }
    }

    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        if let (true, Some(hands)) = (self.next(s).may_act(seat), s.hands) {
            hands[seat.index()].map(Move).into_iter().for_each(out);
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Illegal<Clause>> {
        match s.hands {
            Some(hands) if self.next(s).may_act(seat) => {
                let own = hands[seat.index()].contains(&m.0);
                if own { Ok(()) } else { Err(Illegal { clause: Clause::OwnCard }) }
            }
            _ => Err(Illegal { clause: Clause::Turn }),
        }
    }

    fn apply(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        s.played[seat.index()] = Some(m.0);
        out.tell(|| Event::Played(seat, m.0));
        if let (Some([a, b]), [Some(led), Some(answer)]) = (s.hands, s.played) {
            out.tell(|| Event::Shown([left(a, led), left(b, answer)]));
        }
    }

    fn roll(&self, _: &State, dice: &mut impl Dice) -> [Hand; 2] {
        let mut deck = DECK;
        dice.shuffle(&mut deck);
        [hand(deck[0], deck[1]), hand(deck[2], deck[3])]
    }

    fn can_roll(&self, s: &State, roll: &[Hand; 2]) -> bool {
        let mut cards = roll.concat();
        cards.sort_unstable();
        cards.dedup();
        let sorted = roll.iter().all(|hand| hand[0] < hand[1]);
        s.hands.is_none() && sorted && cards.len() == 4 && cards.iter().all(|card| DECK.contains(card))
    }

    fn settle(&self, s: &mut State, roll: &[Hand; 2], out: &mut impl Narrate<Event>) {
        s.hands = Some(*roll);
        out.tell(|| Event::Dealt(roll.map(Some)));
    }

    fn outcome(&self, s: &State) -> Outcome {
        let (Some([a, b]), [Some(led), Some(answer)]) = (s.hands, s.played) else {
            return Outcome::new(&[0; 2], SeatSet::all(2));
        };
        let won = margin(led, answer, left(a, led), left(b, answer));
        let winners = match won {
            1.. => SeatSet::one(Seat::A),
            0 => SeatSet::all(2),
            _ => SeatSet::one(Seat::B),
        };
        Outcome::new(&[won, -won], winners)
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        let shown = to_act(s.played).is_none();
        let hands = s.hands.map(|hands| {
            [Seat::A, Seat::B].map(|seat| (shown || eye.is(seat)).then_some(hands[seat.index()]))
        });
        View { eye, hands, played: s.played }
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        let hands = v.hands.map(|known| {
            let mut deck = DECK;
            dice.shuffle(&mut deck);
            let seen = |card: &Card| {
                known.iter().flatten().flatten().chain(v.played.iter().flatten()).any(|c| c == card)
            };
            let mut unseen = deck.into_iter().filter(|card| !seen(card));
            // Hidden hands never need more than the cards unseen.
            let mut draw = || unseen.next().unwrap_or(0);
            [0, 1].map(|seat: usize| {
                known[seat].unwrap_or_else(|| hand(v.played[seat].unwrap_or_else(&mut draw), draw()))
            })
        });
        State { hands, played: v.played }
    }

    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        Some(match e {
            Event::Dealt(hands) => {
                Event::Dealt([Seat::A, Seat::B].map(|seat| hands[seat.index()].filter(|_| eye.is(seat))))
            }
            Event::Played(seat, card) => Event::Played(*seat, *card),
            Event::Shown(cards) => Event::Shown(*cards),
        })
    }

    fn seen_as(&self, m: Move, _: Seat, _: Eye) -> Move {
        m
    }
}

impl Tiny for Joust {
    fn rolls(&self, s: &State) -> Vec<[Hand; 2]> {
        let pairs = || DECK.into_iter().flat_map(|a| DECK.map(|b| [a, b]));
        let deals = pairs().flat_map(|a| pairs().map(move |b| [a, b]));
        deals.filter(|deal| self.can_roll(s, deal)).collect()
    }
}

impl Encode for Joust {}

impl Guide for Joust {
    fn worth(&self, view: &View, _: Seat, m: Move) -> i32 {
        match view.played[0] {
            // Keep the strong card for the second clash.
            None => -i32::from(m.0),
            Some(led) => margin(m.0, led, 0, m.0),
        }
    }
}

impl Notation for Joust {
    const ID: &'static str = "joust";
    const RULES_VERSION: u32 = 1;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn write_move(&self, m: Move) -> String {
        m.0.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, Misread> {
        read_card(text).map(Move)
    }

    fn write_roll(&self, roll: &[Hand; 2]) -> String {
        let [a, b] = roll.map(|[low, high]| format!("{low}{high}"));
        format!("{a} {b}")
    }

    fn read_roll(&self, text: &str) -> Result<[Hand; 2], Misread> {
        let (a, b) = text.split_once(' ').ok_or_else(|| misread(text))?;
        let read = |text: &str| -> Result<Hand, Misread> {
            let (low, high) = text.split_at_checked(1).ok_or_else(|| misread(text))?;
            Ok([read_card(low)?, read_card(high)?])
        };
        let roll = [read(a)?, read(b)?];
        if self.can_roll(&self.start(), &roll) { Ok(roll) } else { Err(misread(text)) }
    }

    fn write_position(&self, s: &State) -> Vec<Field> {
        let hands = s.hands.map(|hands| Field::new("hands", self.write_roll(&hands)));
        let played = s.played.iter().flatten().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        hands.into_iter().chain((!played.is_empty()).then(|| Field::new("played", played))).collect()
    }

    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        each_key_once(fields)?;
        let mut s = self.start();
        let mut played = Vec::new();
        for field in fields {
            let in_place = |wrong: Misread| wrong.at_line(field.line);
            match field.key.as_str() {
                "hands" => s.hands = Some(self.read_roll(&field.value).map_err(in_place)?),
                "played" => {
                    for card in field.value.split_whitespace() {
                        played.push(read_card(card).map_err(in_place)?);
                    }
                }
                "partial" => {}
                key => return Err(in_place(misread(key))),
            }
        }
        for card in played {
            let seat = to_act(s.played).ok_or_else(|| misread("played"))?;
            self.check(&s, seat, Move(card)).map_err(|_| misread("played"))?;
            self.apply(&mut s, seat, Move(card), &mut ());
        }
        Ok(s)
    }
}

fn read_card(text: &str) -> Result<Card, Misread> {
    text.parse().ok().filter(|card| DECK.contains(card)).ok_or_else(|| misread(text))
}

/// The one best move of every information set, in the order of [`Tree::sets`].
///
/// # Panics
/// If a move of B is not strictly best in every world its set cannot tell apart, or a lead of A not strictly
/// best on average against these answers: then exact play would not be pure, or not unique.
pub fn exact_play(tree: &Tree<Joust>) -> Vec<usize> {
    let mut play: Profile = tree.uniform();
    let mut best = vec![0; play.len()];
    for seat in [Seat::B, Seat::A] {
        for (set, info) in tree.sets().iter().enumerate().filter(|(_, info)| info.seat == seat) {
            let worlds = tree.values_by_world(set, &play);
            let summed = (0..info.moves.len()).map(|m| worlds.iter().map(|world| world[m]).sum()).collect();
            // What A leads may tell of its hand, so B's answer must not depend on the world; all deals are
            // equally likely, so for A a plain sum will do.
            let cases = if seat == Seat::B { worlds } else { vec![summed] };
            best[set] = best_of(&cases[0]);
            for values in cases {
                let rivals = values.iter().enumerate().filter(|&(m, _)| m != best[set]);
                assert!(rivals.into_iter().all(|(_, value)| *value < values[best[set]]), "{info:?}");
            }
            play[set].iter_mut().enumerate().for_each(|(m, p)| *p = f64::from(u8::from(m == best[set])));
        }
    }
    best
}

/// Points on a scale from 0 to 1: the objective of a search here, since a share of the win does not tell a
/// narrow win from a wide one.
pub fn objective(outcome: &Outcome, seat: Seat) -> f32 {
    (outcome.points(seat) + MOST) as f32 / (2 * MOST) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Rng;

    #[test]
    fn exact_play_is_pure_and_unique_in_every_information_set() {
        let tree = Tree::of(&Joust::default());
        let best = exact_play(&tree);
        let high_cards = |seat| {
            let of_seat = tree.sets().iter().zip(&best).filter(|(info, _)| info.seat == seat);
            (of_seat.clone().count(), of_seat.filter(|(_, best)| **best == 1).count())
        };
        // Neither "always high" nor "always low" solves it for either seat.
        assert_eq!(high_cards(Seat::A), (15, 4));
        assert_eq!(high_cards(Seat::B), (60, 20));
    }

    #[test]
    fn exact_play_cannot_be_answered() {
        let tree = Tree::of(&Joust::default());
        let mut play = tree.uniform();
        for (row, best) in play.iter_mut().zip(exact_play(&tree)) {
            row.iter_mut().enumerate().for_each(|(m, p)| *p = f64::from(u8::from(m == best)));
        }
        let bounds = tree.bounds(&play);
        assert!((bounds.high - bounds.low).abs() < 1e-9, "{bounds:?}");
        assert!((tree.value(&play) - bounds.low).abs() < 1e-9);
    }

    #[test]
    fn some_leads_are_right_only_for_those_who_foresee_the_answer() {
        let tree = Tree::of(&Joust::default());
        let against_anything = tree.move_values(&tree.uniform());
        let leads = tree.sets().iter().zip(exact_play(&tree)).zip(&against_anything);
        let leads = leads.filter(|((info, _), _)| info.seat == Seat::A);
        let seems_no_better = |best: usize, values: &[f64]| values[1 - best] > values[best] - 1e-9;
        assert_eq!(leads.filter(|((_, best), values)| seems_no_better(*best, values)).count(), 3);
    }

    #[test]
    fn nobody_takes_more_than_the_aim_can_tell() {
        let game = Joust::default();
        let deals = game.rolls(&game.start());
        let margins = deals
            .iter()
            .flat_map(|[a, b]| a.iter().flat_map(|&l| b.map(|r| margin(l, r, left(*a, l), left(*b, r)))));
        assert_eq!(margins.max(), Some(MOST));
    }

    #[test]
    fn samples_fit_every_view() {
        let game = Joust::default();
        let mut rng = Rng::new(5);
        for deal in game.rolls(&game.start()) {
            for led in deal[0] {
                let truth = State { hands: Some(deal), played: [Some(led), None] };
                for eye in Eye::all(2) {
                    let view = game.view(&truth, eye);
                    let world = game.sample(&view, &mut rng);
                    assert_eq!(game.view(&world, eye), view);
                    let whole = State { hands: None, played: [None; 2] };
                    assert!(world.hands.is_some_and(|hands| game.can_roll(&whole, &hands)), "{world:?}");
                }
            }
        }
    }

    #[test]
    fn positions_read_back() {
        let game = Joust::default();
        let truth = State { hands: Some([[1, 4], [2, 5]]), played: [Some(4), None] };
        assert_eq!(game.read_position(&game.write_position(&truth)), Ok(truth));
        assert!(game.read_position(&[Field::new("hands", "14 25"), Field::new("played", "2")]).is_err());
        assert!(game.read_roll("11 25").is_err());
    }
}
