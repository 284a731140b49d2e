//! Kuhn poker: three cards, one bet, and a known value of −1/18 chips for the seat that opens.
//!
//! Each seat antes one chip and gets one card of Jack, Queen, King. Seat A checks or bets one chip; a bet is
//! called or folded to; after A's check, B may check or bet in turn. The points are the chips won or lost.

use super::{Tiny, misread};
use antre_kernel::{
    Cite, Dice, Encode, Eye, Field, Guide, Illegal, Misread, Narrate, Next, Notation, Outcome, Rules, Seat,
    SeatSet, Setup, each_key_once,
};

/// One of the three cards, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Card {
    /// Loses every showdown.
    Jack,
    /// Beats the Jack.
    Queen,
    /// Wins every showdown.
    King,
}

impl Card {
    /// The whole deck.
    pub const ALL: [Card; 3] = [Card::Jack, Card::Queen, Card::King];

    const fn letter(self) -> char {
        match self {
            Card::Jack => 'J',
            Card::Queen => 'Q',
            Card::King => 'K',
        }
    }

    fn read(text: &str) -> Result<Card, Misread> {
        let card = Card::ALL.into_iter().find(|card| text.chars().eq([card.letter()]));
        card.ok_or_else(|| misread(text))
    }
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Stakes nothing more while nobody bets.
    Check,
    /// Stakes a second chip.
    Bet,
    /// Gives up the ante to a bet.
    Fold,
    /// Meets a bet.
    Call,
}

impl Move {
    /// Every move there is.
    pub const ALL: [Move; 4] = [Move::Check, Move::Bet, Move::Fold, Move::Call];

    const fn word(self) -> &'static str {
        match self {
            Move::Check => "check",
            Move::Bet => "bet",
            Move::Fold => "fold",
            Move::Call => "call",
        }
    }
}

/// The betting so far; each name spells out the moves made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the moves")]
pub enum Line {
    Open,
    Check,
    Bet,
    CheckBet,
    CheckCheck,
    BetFold,
    BetCall,
    CheckBetFold,
    CheckBetCall,
}

impl Line {
    const fn after(self, m: Move) -> Option<Line> {
        Some(match (self, m) {
            (Line::Open, Move::Check) => Line::Check,
            (Line::Open, Move::Bet) => Line::Bet,
            (Line::Check, Move::Check) => Line::CheckCheck,
            (Line::Check, Move::Bet) => Line::CheckBet,
            (Line::Bet, Move::Fold) => Line::BetFold,
            (Line::Bet, Move::Call) => Line::BetCall,
            (Line::CheckBet, Move::Fold) => Line::CheckBetFold,
            (Line::CheckBet, Move::Call) => Line::CheckBetCall,
            _ => return None,
        })
    }

    const fn to_act(self) -> Option<Seat> {
        match self {
            Line::Open | Line::CheckBet => Some(Seat::A),
            Line::Check | Line::Bet => Some(Seat::B),
            _ => None,
        }
    }

    const fn faces_bet(self) -> bool {
        matches!(self, Line::Bet | Line::CheckBet)
    }

    const fn is_showdown(self) -> bool {
        matches!(self, Line::CheckCheck | Line::BetCall | Line::CheckBetCall)
    }

    const fn moves(self) -> &'static [Move] {
        match self {
            Line::Open => &[],
            Line::Check => &[Move::Check],
            Line::Bet => &[Move::Bet],
            Line::CheckBet => &[Move::Check, Move::Bet],
            Line::CheckCheck => &[Move::Check, Move::Check],
            Line::BetFold => &[Move::Bet, Move::Fold],
            Line::BetCall => &[Move::Bet, Move::Call],
            Line::CheckBetFold => &[Move::Check, Move::Bet, Move::Fold],
            Line::CheckBetCall => &[Move::Check, Move::Bet, Move::Call],
        }
    }
}

/// The truth: both cards and the betting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The card of each seat, once dealt.
    pub hands: Option<[Card; 2]>,
    /// The betting so far.
    pub line: Line,
}

/// What an eye knows: its own card, the betting, and both cards after a showdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub eye: Eye,
    /// The cards as far as they are known, once dealt.
    pub hands: Option<[Option<Card>; 2]>,
    /// The betting so far.
    pub line: Line,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The cards were dealt; an eye perceives its own.
    Dealt([Option<Card>; 2]),
    /// A seat moved.
    Moved(Seat, Move),
    /// The cards were compared.
    Shown([Card; 2]),
}

/// Its rulebook.
pub const RULES: &str = "- **KU-1** Seats act in turn, after the deal and until the betting is done.
- **KU-2** Without a bet one checks or bets.
- **KU-3** Facing a bet one folds or calls.";

/// What a refusal can cite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Seats act in turn, after the deal and until the betting is done.
    Turn,
    /// Without a bet one checks or bets.
    Unbet,
    /// Facing a bet one folds or calls.
    FacingBet,
}

impl Cite for Clause {
    fn id(self) -> &'static str {
        match self {
            Clause::Turn => "KU-1",
            Clause::Unbet => "KU-2",
            Clause::FacingBet => "KU-3",
        }
    }
}

/// Kuhn poker for two.
#[derive(Clone, Debug)]
pub struct Kuhn {
    setup: Setup,
}

impl Default for Kuhn {
    fn default() -> Kuhn {
        Kuhn { setup: Setup { pack: "tiny".into(), pack_hash: "0".into(), seats: 2, options: Vec::new() } }
    }
}

impl Rules for Kuhn {
    type State = State;
    type Move = Move;
    type Roll = [Card; 2];
    type View = View;
    type Event = Event;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { hands: None, line: Line::Open }
    }

    fn next(&self, s: &State) -> Next {
        match (s.hands, s.line.to_act()) {
            (None, _) => Next::Chance,
            (_, Some(seat)) => Next::seat(seat),
            (_, None) => Next::Over,
        }
    }

    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        if self.next(s).may_act(seat) {
            Move::ALL.into_iter().filter(|&m| s.line.after(m).is_some()).for_each(out);
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Illegal<Clause>> {
        if !self.next(s).may_act(seat) {
            Err(Illegal { clause: Clause::Turn })
        } else if s.line.after(m).is_some() {
            Ok(())
        } else if s.line.faces_bet() {
            Err(Illegal { clause: Clause::FacingBet })
        } else {
            Err(Illegal { clause: Clause::Unbet })
        }
    }

    fn apply(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        let Some(line) = s.line.after(m) else { return };
        s.line = line;
        out.tell(|| Event::Moved(seat, m));
        if let (true, Some(hands)) = (line.is_showdown(), s.hands) {
            out.tell(|| Event::Shown(hands));
        }
    }

    fn roll(&self, _: &State, dice: &mut impl Dice) -> [Card; 2] {
        let mut deck = Card::ALL;
        dice.shuffle(&mut deck);
        [deck[0], deck[1]]
    }

    fn can_roll(&self, s: &State, roll: &[Card; 2]) -> bool {
        s.hands.is_none() && roll[0] != roll[1]
    }

    fn settle(&self, s: &mut State, roll: &[Card; 2], out: &mut impl Narrate<Event>) {
        s.hands = Some(*roll);
        out.tell(|| Event::Dealt(roll.map(Some)));
    }

    fn outcome(&self, s: &State) -> Outcome {
        let winner = match (s.line, s.hands) {
            (Line::BetFold, _) => Seat::A,
            (Line::CheckBetFold, _) => Seat::B,
            (_, Some([a, b])) if a > b => Seat::A,
            _ => Seat::B,
        };
        let chips = if matches!(s.line, Line::BetCall | Line::CheckBetCall) { 2 } else { 1 };
        let mut points = [-chips; 2];
        points[winner.index()] = chips;
        Outcome::new(&points, SeatSet::one(winner))
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        let hands = s.hands.map(|hands| {
            let known = |seat: Seat| eye.is(seat) || s.line.is_showdown();
            [Seat::A, Seat::B].map(|seat| known(seat).then_some(hands[seat.index()]))
        });
        View { eye, hands, line: s.line }
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        let hands = v.hands.map(|known| {
            let mut deck = Card::ALL;
            dice.shuffle(&mut deck);
            let mut unseen = deck.into_iter().filter(|&card| !known.contains(&Some(card)));
            // Two hands never need more than the cards unseen.
            known.map(|card| card.or_else(|| unseen.next()).unwrap_or(Card::Jack))
        });
        State { hands, line: v.line }
    }

    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        Some(match e {
            Event::Dealt(hands) => {
                Event::Dealt([Seat::A, Seat::B].map(|seat| hands[seat.index()].filter(|_| eye.is(seat))))
            }
            Event::Moved(seat, m) => Event::Moved(*seat, *m),
            Event::Shown(hands) => Event::Shown(*hands),
        })
    }

    fn seen_as(&self, m: Move, _: Seat, _: Eye) -> Move {
        m
    }
}

impl Tiny for Kuhn {
    fn rolls(&self, s: &State) -> Vec<[Card; 2]> {
        let deals = Card::ALL.into_iter().flat_map(|a| Card::ALL.map(|b| [a, b]));
        deals.filter(|deal| self.can_roll(s, deal)).collect()
    }
}

impl Encode for Kuhn {}

impl Guide for Kuhn {
    fn worth(&self, view: &View, seat: Seat, m: Move) -> i32 {
        let own = view.hands.and_then(|hands| hands[seat.index()]);
        match (own, m) {
            (Some(Card::King), Move::Bet | Move::Call) => 2,
            (Some(Card::Jack), Move::Fold) => 2,
            (_, Move::Check) => 1,
            _ => 0,
        }
    }
}

impl Notation for Kuhn {
    const ID: &'static str = "kuhn";
    const RULES_VERSION: u32 = 1;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn write_move(&self, m: Move) -> String {
        m.word().into()
    }

    fn read_move(&self, text: &str) -> Result<Move, Misread> {
        Move::ALL.into_iter().find(|m| m.word() == text).ok_or_else(|| misread(text))
    }

    fn write_roll(&self, roll: &[Card; 2]) -> String {
        roll.map(|card| card.letter().to_string()).join(" ")
    }

    fn read_roll(&self, text: &str) -> Result<[Card; 2], Misread> {
        let (a, b) = text.split_once(' ').ok_or_else(|| misread(text))?;
        let roll = [Card::read(a)?, Card::read(b)?];
        if roll[0] == roll[1] { Err(misread(text)) } else { Ok(roll) }
    }

    fn write_position(&self, s: &State) -> Vec<Field> {
        let hands = s.hands.map(|hands| Field::new("hands", self.write_roll(&hands)));
        let line = s.line.moves().iter().map(|m| m.word()).collect::<Vec<_>>().join(" ");
        hands.into_iter().chain((!line.is_empty()).then(|| Field::new("line", line))).collect()
    }

    fn read_position(&self, fields: &[Field]) -> Result<State, Misread> {
        each_key_once(fields)?;
        let mut s = self.start();
        for field in fields {
            let wrong = || misread(&field.value).at_line(field.line);
            match field.key.as_str() {
                "hands" => s.hands = Some(self.read_roll(&field.value).map_err(|e| e.at_line(field.line))?),
                "line" => {
                    for word in field.value.split_whitespace() {
                        s.line = self.read_move(word).ok().and_then(|m| s.line.after(m)).ok_or_else(wrong)?;
                    }
                }
                "partial" => {}
                key => return Err(misread(key).at_line(field.line)),
            }
        }
        if s.hands.is_none() && s.line != Line::Open { Err(misread("line")) } else { Ok(s) }
    }
}

/// Chips on a scale from 0 to 1: the objective of a search here, since folding and losing a bet are both a
/// lost hand and differ in chips alone.
pub fn objective(outcome: &Outcome, seat: Seat) -> f32 {
    (outcome.points(seat) + 2) as f32 / 4.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiny::tree::Tree;
    use antre_kernel::Rng;

    #[test]
    fn the_value_is_a_loss_of_an_eighteenth() {
        let tree = Tree::of(&Kuhn::default());
        assert_eq!(tree.sets().len(), 12);
        let bounds = tree.bounds(&tree.solve(20_000));
        // Whatever the solver found, both bounds are exact for it, so the truth lies between them.
        assert!(bounds.low <= bounds.high, "{bounds:?}");
        assert!((bounds.low - -1.0 / 18.0).abs() < 1e-4, "{bounds:?}");
        assert!((bounds.high - -1.0 / 18.0).abs() < 1e-4, "{bounds:?}");
    }

    #[test]
    fn samples_are_every_world_alike_and_fit_the_view() {
        let game = Kuhn::default();
        let truth = State { hands: Some([Card::Queen, Card::King]), line: Line::CheckBet };
        let view = game.view(&truth, Eye::Seat(Seat::A));
        let mut rng = Rng::new(3);
        let mut kings = 0;
        for _ in 0..10_000 {
            let world = game.sample(&view, &mut rng);
            assert_eq!(game.view(&world, Eye::Seat(Seat::A)), view);
            kings += u32::from(world == truth);
        }
        assert!((4_800..5_200).contains(&kings), "{kings} of 10000");
    }

    #[test]
    fn a_folded_hand_stays_hidden_and_a_called_one_is_shown() {
        let game = Kuhn::default();
        let hands = Some([Card::Jack, Card::King]);
        let seen = |line| game.view(&State { hands, line }, Eye::Seat(Seat::B)).hands;
        assert_eq!(seen(Line::BetFold), Some([None, Some(Card::King)]));
        assert_eq!(seen(Line::BetCall), Some([Some(Card::Jack), Some(Card::King)]));
    }

    #[test]
    fn positions_read_back() {
        let game = Kuhn::default();
        let truth = State { hands: Some([Card::Queen, Card::King]), line: Line::CheckBetCall };
        let fields = game.write_position(&truth);
        assert_eq!(game.read_position(&fields), Ok(truth));
        assert!(game.read_position(&[Field::new("line", "bet check")]).is_err());
        assert!(game.read_position(&[Field::new("line", "bet")]).is_err(), "no bet before the deal");
    }
}
