//! How the tiny games show themselves: enough for the laws to look at.

use crate::tiny::{joust, kuhn};
use antre_kernel::{Cite as _, Notation, Phrase, Rules, Seat};
use antre_stage::{
    Card, Choice, Face, Line, Piece, Present, Scene, SeatSheet, Sheet, Touched, Zone, ZoneKind,
};

/// A hand of known and unknown cards; a card that does not show is named by its slot.
fn hand(seat: Seat, cards: Vec<Option<String>>) -> Zone {
    let id = format!("hand {seat}");
    let piece = |(slot, card): (usize, Option<String>)| match card {
        Some(code) => {
            let name = Phrase::bare(code.as_str());
            let card = Card { code: code.clone(), name, emblem: "".into(), value: None, text: None };
            Piece::new(format!("card {code}"), Face::up(card))
        }
        None => Piece::new(format!("{id} {slot}"), Face::Down("card")),
    };
    let pieces = cards.into_iter().enumerate().map(piece).collect();
    let name = Phrase::bare(format!("Hand of {seat}"));
    Zone::new(id, "hand", ZoneKind::Hand, name).owned_by(seat).holding(pieces)
}

fn choice(notation: String, touches: Vec<String>) -> Choice {
    let label = Phrase::new("tiny-move").with("move", notation.as_str());
    Choice { notation, label, touches }
}

/// The points of a game, which are nothing until it is over.
fn sheet<R: Rules>(rules: &R, s: &R::State) -> Sheet {
    let outcome = (rules.next(s) == antre_kernel::Next::Over).then(|| rules.outcome(s));
    let column = |seat| {
        let points = outcome.map_or(0, |outcome| outcome.points(seat));
        let name = Phrase::bare("Points");
        let line = Line { category: "points".into(), name, points, cards: Vec::new(), clause: "" };
        SeatSheet { seat, total: points, lines: vec![line] }
    };
    Sheet {
        seats: Seat::all(rules.seats()).map(column).collect(),
        verdict: Phrase::new("tiny-over"),
        clause: "",
    }
}

impl Present for kuhn::Kuhn {
    fn scene(&self, view: &kuhn::View) -> Scene {
        let card = |card: Option<kuhn::Card>| card.map(|card| format!("{card:?}"));
        let hands = view.hands.into_iter().flat_map(|hands| Seat::all(2).zip(hands));
        let zones = hands.map(|(seat, known)| hand(seat, vec![card(known)])).collect();
        Scene { zones, ..Scene::default() }
    }

    fn choice(&self, _: &kuhn::View, _: Seat, m: kuhn::Move) -> Choice {
        choice(self.write_move(m), Vec::new())
    }

    fn attempts(&self, _: &kuhn::View, _: Seat, _: &Touched<'_>, _: &mut impl FnMut(kuhn::Move)) {}

    fn about(&self, _: &kuhn::View, _: Option<&Touched<'_>>) -> &'static str {
        kuhn::Clause::Turn.id()
    }

    fn tell(&self, event: &kuhn::Event) -> Phrase {
        Phrase::new("tiny-event").with("event", format!("{event:?}"))
    }

    fn sheet(&self, s: &kuhn::State) -> Sheet {
        sheet(self, s)
    }
}

impl Present for joust::Joust {
    fn scene(&self, view: &joust::View) -> Scene {
        let zone = |(seat, known): (Seat, Option<joust::Hand>)| {
            let played = view.played[seat.index()];
            let cards = match known {
                Some(cards) => cards.map(Some).to_vec(),
                None => vec![played, None],
            };
            hand(seat, cards.into_iter().map(|card| card.map(|card| card.to_string())).collect())
        };
        let hands = view.hands.into_iter().flat_map(|hands| Seat::all(2).zip(hands));
        Scene { zones: hands.map(zone).collect(), ..Scene::default() }
    }

    fn choice(&self, _: &joust::View, _: Seat, m: joust::Move) -> Choice {
        choice(self.write_move(m), vec![format!("card {}", m.0)])
    }

    fn attempts(&self, _: &joust::View, _: Seat, touched: &Touched<'_>, out: &mut impl FnMut(joust::Move)) {
        touched.code().parse().map(joust::Move).into_iter().for_each(out);
    }

    fn about(&self, _: &joust::View, _: Option<&Touched<'_>>) -> &'static str {
        joust::Clause::Turn.id()
    }

    fn tell(&self, event: &joust::Event) -> Phrase {
        Phrase::new("tiny-event").with("event", format!("{event:?}"))
    }

    fn sheet(&self, s: &joust::State) -> Sheet {
        sheet(self, s)
    }
}
