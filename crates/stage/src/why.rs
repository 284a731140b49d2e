//! Why a thing cannot be used now: the third door for a move.
//!
//! Whoever touches a thing means some move, and the page does not know which. The game does: it lists what may have
//! been meant, [`Rules::check`](antre_kernel::Rules::check) refuses it, and the clause is the answer. Where no move is
//! about the thing, the game names the clause that says what it is for. All of it follows from the view, so the answer
//! cannot tell what the eye may not know.

use crate::{Card, Choice, Face, Piece, Present, Scene, Zone};
use antre_kernel::{Cite, Eye, Next, Rng, Seat};

/// A thing of a scene that somebody touched: a piece, a zone, or a cell of one.
#[derive(Clone, Copy, Debug)]
pub struct Touched<'a> {
    /// What the scene calls it.
    pub id: &'a str,
    /// The zone it is, or lies in.
    pub zone: &'a Zone,
    /// The piece; none for a zone, and for a cell on which nothing lies.
    pub piece: Option<&'a Piece>,
}

impl<'a> Touched<'a> {
    /// The thing with this id; none if it is not in the scene.
    pub fn find(scene: &'a Scene, id: &'a str) -> Option<Touched<'a>> {
        let piece = |zone: &'a Zone| {
            let piece = zone.pieces.iter().find(|piece| piece.id == id)?;
            Some(Touched { id, zone, piece: Some(piece) })
        };
        let zone = |zone: &'a Zone| (zone.id == id || zone.has_cell(id)).then_some(zone);
        scene
            .zones
            .iter()
            .find_map(piece)
            .or_else(|| scene.zones.iter().find_map(zone).map(|zone| Touched { id, zone, piece: None }))
    }

    /// What kind of place it is: the id of its zone without the seat, such as `hand`.
    pub fn place(&self) -> &'a str {
        self.zone.id.split(' ').next().unwrap_or_default()
    }

    /// Which of several such places: the rest of the zone's id, such as the `CO` of `board CO`.
    pub fn which(&self) -> &'a str {
        self.zone.id.split_once(' ').map_or("", |(_, which)| which)
    }

    /// The front of the piece, where it shows.
    pub fn card(&self) -> Option<&'a Card> {
        match &self.piece?.face {
            Face::Up(card) => Some(card),
            Face::Down(_) => None,
        }
    }

    /// The code of the card that shows, or an empty text.
    pub fn code(&self) -> &'a str {
        self.card().map_or("", |card| &card.code)
    }

    /// Which piece of its zone it is, from 0.
    pub fn slot(&self) -> Option<usize> {
        let piece = self.piece?;
        self.zone.pieces.iter().position(|other| other.id == piece.id)
    }

    /// What its id says beyond its zone: the `b2` of `kingdom A/b2`.
    pub fn rest(&self) -> &'a str {
        self.id
            .strip_prefix(self.zone.id.as_str())
            .and_then(|rest| rest.strip_prefix('/'))
            .unwrap_or_default()
    }

    /// Whether it belongs to this seat.
    pub fn is_of(&self, seat: Seat) -> bool {
        self.zone.owner == Some(seat)
    }

    /// Whether a choice touches it: itself, the zone it lies in, or, where it is a zone, something in it.
    pub fn is_used_by(&self, choice: &Choice) -> bool {
        let inside = |touch: &str| {
            let pieces = self.zone.pieces.iter().map(|piece| piece.id.as_str());
            self.id == self.zone.id && (pieces.into_iter().any(|id| id == touch) || self.zone.has_cell(touch))
        };
        choice.touches.iter().any(|touch| touch == self.id || *touch == self.zone.id || inside(touch))
    }
}

/// What is answered about a thing that was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It can be used now: that many choices touch it.
    Possible(usize),
    /// What was meant by touching it is refused by this clause.
    Refused(&'static str),
    /// No move is about it now; this clause says what it is for, or who is to act.
    Nothing(&'static str),
}

impl Why {
    /// The clause, where the thing cannot be used.
    pub fn clause(self) -> Option<&'static str> {
        match self {
            Why::Possible(_) => None,
            Why::Refused(clause) | Why::Nothing(clause) => Some(clause),
        }
    }
}

/// Whether an eye can use a thing now, and if not, the clause that fits best; none if there is no such thing.
pub fn why<R: Present>(rules: &R, view: &R::View, eye: Eye, id: &str) -> Option<Why> {
    Explainer::new(rules, view, eye).why(id)
}

/// Answers for all the things that one eye sees now; what they have in common is worked out once.
///
/// What is legal is decided in a world made up from the view, always the same one: by law it is legal in the true one
/// just as well, and what the eye cannot know has no way into an answer.
pub struct Explainer<'a, R: Present> {
    rules: &'a R,
    view: &'a R::View,
    seat: Option<Seat>,
    scene: Scene,
    world: R::State,
    choices: Vec<Choice>,
}

impl<'a, R: Present> Explainer<'a, R> {
    /// Gets ready to answer an eye that has this view.
    pub fn new(rules: &'a R, view: &'a R::View, eye: Eye) -> Self {
        let world = rules.sample(view, &mut Rng::new(0));
        let seat = eye.seat();
        let mut choices = Vec::new();
        if let Some(seat) = seat.filter(|&seat| rules.next(&world).may_act(seat)) {
            rules.moves(&world, seat, &mut |m| choices.push(rules.choice(view, seat, m)));
        }
        Explainer { rules, view, seat, scene: rules.scene(view), world, choices }
    }

    /// What the eye sees.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Whether this thing can be used now, and if not, the clause that fits best; none if there is no such thing.
    pub fn why(&self, id: &str) -> Option<Why> {
        let touched = Touched::find(&self.scene, id)?;
        let used = self.choices.iter().filter(|choice| touched.is_used_by(choice)).count();
        if used > 0 {
            return Some(Why::Possible(used));
        }
        Some(match self.refusal(&touched) {
            Some(clause) => Why::Refused(clause),
            None => {
                let over = self.rules.next(&self.world) == Next::Over;
                Why::Nothing(self.rules.about(self.view, Some(&touched).filter(|_| !over)))
            }
        })
    }

    /// The clause against the likeliest move that was meant and is refused.
    fn refusal(&self, touched: &Touched<'_>) -> Option<&'static str> {
        let seat = self.seat?;
        let mut refusal = None;
        self.rules.attempts(self.view, seat, touched, &mut |m| {
            if refusal.is_none() {
                refusal = self.rules.check(&self.world, seat, m).err();
            }
        });
        refusal.map(|illegal| illegal.clause.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ZoneKind;
    use antre_kernel::Phrase;

    fn zone(id: &str, kind: ZoneKind, pieces: Vec<Piece>) -> Zone {
        let (owner, name) = (Some(Seat::A), Phrase::new("zone"));
        Zone::new(id, "hand", kind, name).owned_by(owner).holding(pieces)
    }

    #[test]
    fn things_are_found_by_their_ids() {
        let down = |id: &str| Piece::new(id.into(), Face::Down("back"));
        let scene = Scene {
            zones: vec![
                zone("hand A", ZoneKind::Hand, vec![down("hand A/0"), down("#3")]),
                zone("kingdom A", ZoneKind::Grid { cols: 2, rows: 2 }, vec![down("kingdom A/a1")]),
            ],
            ..Scene::default()
        };
        let find = |id| Touched::find(&scene, id);
        let piece = find("#3").unwrap();
        assert_eq!((piece.place(), piece.slot(), piece.rest()), ("hand", Some(1), ""));
        assert!(piece.is_of(Seat::A) && piece.card().is_none() && piece.code().is_empty());
        let taken = find("kingdom A/a1").unwrap();
        assert!(taken.piece.is_some() && taken.rest() == "a1");
        let free = find("kingdom A/b2").unwrap();
        assert!(free.piece.is_none() && free.rest() == "b2" && free.place() == "kingdom");
        assert!(find("hand A").unwrap().piece.is_none());
        assert!(find("kingdom A/c1").is_none() && find("hand A/1").is_none() && find("").is_none());
    }
}
