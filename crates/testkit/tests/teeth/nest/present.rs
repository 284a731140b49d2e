//! Nest on the table: scenes, choices, reasons, sentences and scores, and the faults people would see.

use super::notation::{code, codes};
use super::state::{Card, Event, Move, NONE, State, cards};
use super::view::{Hand, View};
use super::{Fault, Nest};
use antre_kernel::{Notation, Phrase, Seat};
use antre_stage::{
    Card as Front, Choice, Face, Line, Piece, Present, Scene, SeatSheet, Sheet, Touched, Zone, ZoneKind,
};

impl Present for Nest {
    fn scene(&self, view: &View) -> Scene {
        let mut zones = Vec::new();
        for seat in Seat::all(2) {
            let hand = match view.hands[seat.index()] {
                Hand::Known(hand) => cards(hand).map(Some).collect(),
                Hand::Hidden(size) => vec![None; size as usize],
            };
            let nest = view.nests[seat.index()].into_iter().filter(|&card| card != Some(NONE)).collect();
            let row = view.rows[seat.index()].into_iter().filter(|&card| card != NONE).map(Some).collect();
            zones.push(self.zone(&format!("hand {seat}"), ZoneKind::Hand, Some(seat), hand));
            zones.push(self.zone(&format!("nest {seat}"), ZoneKind::Row { places: 2 }, Some(seat), nest));
            zones.push(self.zone(&format!("row {seat}"), ZoneKind::Pile, Some(seat), row));
        }
        zones.push(self.zone("pile", ZoneKind::Pile, None, vec![None; view.pile as usize]));
        let turn = ZoneKind::Counter(view.rows.iter().flatten().filter(|&&card| card != NONE).count() as i64);
        zones.push(self.zone("shown", turn, None, Vec::new()));
        if let (Some(truth), Some(other)) = (&view.lie.0, view.eye.seat().map(Seat::other)) {
            let hidden = cards(truth.hands[other.index()]).next();
            let piece = zones[3 * other.index()].pieces.first_mut();
            if let (Some(card), Some(piece)) = (hidden, piece) {
                match self.fault {
                    Some(Fault::SceneShows) => {
                        let up = self.zone("", ZoneKind::Hand, None, vec![Some(card)]);
                        *piece = up.pieces[0].clone();
                    }
                    Some(Fault::PieceNamedByCard) => piece.id = format!("card {}", code(card)),
                    _ => {}
                }
            }
        }
        let headline = view.dealt.then(|| Phrase::new("nest-turn").with("seat", view.turn));
        Scene { headline, zones, ..Scene::default() }
    }

    fn choice(&self, view: &View, seat: Seat, m: Move) -> Choice {
        let notation = self.write_move(m);
        let touches = match m {
            Move::Hide(card) => vec![format!("card {}", code(card)), format!("nest {seat}")],
            Move::Show(card) => vec![format!("card {}", code(card)), format!("row {seat}")],
            Move::Peek if self.is(Fault::TouchesNothing) => vec!["nest C".into()],
            Move::Peek => vec![format!("nest {}", seat.other())],
        };
        let touches = if self.is(Fault::ChoicesAlike) { Vec::new() } else { touches };
        let label = Phrase::new(match m {
            Move::Hide(_) => "nest-hide",
            Move::Show(_) => "nest-show",
            Move::Peek => "nest-peek",
        });
        assert!(view.dealt);
        Choice { notation, label, touches }
    }

    fn attempts(&self, view: &View, seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Move)) {
        let other = self.lie_about(view, Fault::AttemptTells);
        match (touched.place(), self.card(touched.code())) {
            ("hand", Ok(card)) => [Move::Show(card), Move::Hide(card)].into_iter().for_each(out),
            ("nest", _) if !touched.is_of(seat) && !other => out(Move::Peek),
            ("nest", _) => out(Move::Hide(NONE)),
            _ => {}
        }
    }

    fn about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        match touched.map(Touched::place) {
            Some("pile") if self.is(Fault::AboutNowhere) => "NE-9",
            Some("pile") if self.lie_about(view, Fault::AboutTells) => "NE-6",
            None => "NE-1",
            Some("nest") => "NE-7",
            Some("row") => "NE-4",
            Some(_) => "NE-2",
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        let one = |card: Option<Card>| code(card.unwrap_or(NONE));
        match event {
            Event::Dealt { hands } => {
                let [a, b] = hands.map(|hand| hand.map_or("?".into(), |hand| codes(cards(hand))));
                Phrase::new("nest-dealt").with("a", a).with("b", b)
            }
            Event::Hid { seat, card } => Phrase::new("nest-hid").with("seat", *seat).with("card", one(*card)),
            Event::Shown { seat, card } => {
                Phrase::new("nest-shown").with("seat", *seat).with("card", code(*card))
            }
            Event::Peeked { seat, card } => {
                Phrase::new("nest-peeked").with("seat", *seat).with("card", one(*card))
            }
            Event::Drew { seat, card } => {
                Phrase::new("nest-drew").with("seat", *seat).with("card", one(*card))
            }
            Event::Opened { nests } => {
                let [a, b] = nests.map(|nest| codes(nest.into_iter().filter(|&card| card != NONE)));
                Phrase::new("nest-opened").with("a", a).with("b", b)
            }
        }
    }

    fn sheet(&self, s: &State) -> Sheet {
        let column = |seat| {
            let points = self.points(s, seat);
            let line = |(category, points): (&'static str, i32)| Line {
                category: category.into(),
                name: Phrase::bare(category),
                points,
                cards: Vec::new(),
                clause: "NE-7",
            };
            let lines = ["row", "nest"].into_iter().zip(points).map(line).collect();
            SeatSheet { seat, total: points.iter().sum(), lines }
        };
        let seats = Seat::all(2).map(column).collect();
        Sheet { seats, verdict: Phrase::new("nest-verdict"), clause: "NE-7" }
    }

    fn knows(&self, view: &View, key: &str) -> Option<String> {
        let zone = self.scene(view).zone(key)?.clone();
        match &view.lie.0 {
            Some(truth) if self.is(Fault::KnowsMore) && key == "pile" => Some(codes(cards(truth.pile))),
            _ => Some(zone.pieces.iter().map(|piece| piece.face.code()).collect::<Vec<_>>().join(" ")),
        }
    }
}

impl Nest {
    fn zone(&self, id: &str, kind: ZoneKind, owner: Option<Seat>, cards: Vec<Option<Card>>) -> Zone {
        let piece = |(slot, card): (usize, Option<Card>)| match card {
            Some(card) => {
                let code = code(card);
                let id = format!("card {code}");
                let (code, card) = if self.is(Fault::TwinsApart) { ("D0".into(), 0) } else { (code, card) };
                let name = Phrase::bare(code.as_str());
                let front =
                    Front { code, name, emblem: "".into(), value: Some(i32::from(card) + 1), text: None };
                Piece::new(id, Face::up(front))
            }
            None if self.is(Fault::PiecesAlike) => Piece::new("back".into(), Face::Down("egg")),
            None => Piece::new(format!("{id} {slot}"), Face::Down("egg")),
        };
        let pieces = cards.into_iter().enumerate().map(piece).collect();
        Zone::new(id, "nest", kind, Phrase::bare(id)).owned_by(owner).holding(pieces)
    }
}
