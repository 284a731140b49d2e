//! Notes of a game, taken from what any game shows of itself: its scenes, choices, sentences and score sheets.
//!
//! No game is known here by name. A card counts as used when somebody chose a move that touches it while its face is
//! up to him; a kind of move is the sentence it is offered with; what happens is the sentence it is told with.

use antre_kernel::{Arg, Outcome, Phrase, Seat};
use antre_lab::{Decision, Group, Note, Thing, Watch};
use antre_stage::{Boxed, Counted, Face, Scene};
use std::collections::BTreeMap;

/// Somebody who takes notes of one game.
#[derive(Default)]
pub(crate) struct Notes {
    note: Note,
    last: Option<Seat>,
    /// What cards are called that lay face up somewhere.
    names: BTreeMap<String, Phrase>,
}

impl<R: Boxed> Watch<R> for Notes {
    fn decided(&mut self, rules: &R, decision: Decision<'_, R>) {
        let Decision { seat, view, m, choices } = decision;
        let note = &mut self.note;
        note.first.get_or_insert(seat);
        note.turns += u32::from(self.last != Some(seat));
        self.last = Some(seat);
        note.choices.push(choices);
        let scene = rules.scene(view);
        let choice = rules.choice(view, seat, m);
        let label = choice.label;
        note.count(Thing::of(Group::Move, "", label.key), Some(seat), 0, || blanks(&label));
        let mut used = Vec::new();
        for touched in &choice.touches {
            let zones = scene.zones.iter();
            let mut pieces = zones.flat_map(|zone| zone.pieces.iter().map(move |piece| (zone, piece)));
            let Some((zone, piece)) = pieces.find(|(_, piece)| piece.id == *touched) else { continue };
            let Face::Up(card) = &piece.face else { continue };
            let (place, rest) = zone.id.split_once(' ').unwrap_or((&zone.id, ""));
            // Of several zones that belong to nobody each is a thing of its own: a dragon is used, not its slots.
            let (thing, name) = if zone.owner.is_none() && !rest.is_empty() {
                (Thing::of(Group::Card, "", &zone.id), &zone.name)
            } else {
                (Thing::of(Group::Card, place, &card.code), &card.name)
            };
            if !used.contains(&thing) {
                if !thing.part.is_empty() {
                    note.name_part(Group::Card, place, || zone.name.clone().into());
                }
                note.count(thing.clone(), Some(seat), 0, || name.clone().into());
                used.push(thing);
            }
        }
        self.learn(&scene);
    }

    fn happened(&mut self, rules: &R, event: &R::Event) {
        let told = rules.tell(event);
        let seat = told.args.iter().find_map(|(name, arg)| match (*name, arg) {
            ("seat", Arg::Seat(seat)) => Some(*seat),
            _ => None,
        });
        self.note.count(Thing::of(Group::Event, "", told.key), seat, 0, || blanks(&told));
    }
}

impl Notes {
    fn learn(&mut self, scene: &Scene) {
        for piece in scene.zones.iter().flat_map(|zone| &zone.pieces) {
            if let Face::Up(card) = &piece.face
                && !self.names.contains_key(&card.code)
            {
                self.names.insert(card.code.clone(), card.name.clone());
            }
        }
    }

    /// The whole note of a game that is over.
    pub(crate) fn close<R: Boxed>(mut self, rules: &R, end: &R::State) -> Note {
        let outcome: Outcome = rules.outcome(end);
        let sheet = rules.sheet(end);
        let mut note = std::mem::take(&mut self.note);
        for seat in Seat::all(rules.seats()) {
            note.shares.push(outcome.share(seat).into());
            note.points.push(outcome.points(seat));
            note.sides.push(rules.side(seat));
        }
        note.count(Thing::of(Group::Ending, "", sheet.verdict.key), None, 0, || blanks(&sheet.verdict));
        let labels = category_labels(&sheet);
        for column in &sheet.seats {
            for (category, label) in &labels {
                let lines = column.lines.iter().filter(|line| line.category == *category);
                let points = lines.clone().map(|line| line.points).sum();
                let thing = Thing::of(Group::Category, "", category);
                note.count(thing, Some(column.seat), points, || label.clone());
                for Counted { code, points, .. } in lines.flat_map(|line| &line.cards) {
                    // What never lay open is no card but a way to count, such as two neighbours.
                    let Some(name) = self.names.get(code) else { continue };
                    note.name_part(Group::Scored, category, || label.clone());
                    let thing = Thing::of(Group::Scored, category, code);
                    note.count(thing, Some(column.seat), *points, || name.clone().into());
                }
            }
        }
        for category in rules.categories().iter().filter(|category| !labels.contains_key(*category)) {
            for seat in Seat::all(rules.seats()) {
                let thing = Thing::of(Group::Category, "", category);
                let name = self.names.get(category);
                note.count(thing, Some(seat), 0, || {
                    name.map_or(Arg::Text(category.clone()), |name| name.clone().into())
                });
            }
        }
        note
    }
}

/// The categories of a sheet with their names; one whose lines bear different names goes by its code.
fn category_labels(sheet: &antre_stage::Sheet) -> BTreeMap<String, Arg> {
    let mut labels: BTreeMap<String, Arg> = BTreeMap::new();
    for line in sheet.seats.iter().flat_map(|column| &column.lines) {
        let label = Arg::from(line.name.clone());
        let known = labels.entry(line.category.clone()).or_insert_with(|| label.clone());
        if *known != label {
            *known = Arg::Text(line.category.clone());
        }
    }
    labels
}

/// The sentence with its values left open: « Jouer … ».
fn blanks(phrase: &Phrase) -> Arg {
    let args = phrase.args.iter().map(|(name, _)| (*name, Arg::Text("…".into()))).collect();
    Arg::Phrase(Box::new(Phrase { key: phrase.key, args }))
}
