//! What is printed, once: every card with what it does, and the places of the table.

use crate::card::{Kind, Type};
use crate::{Coeur, present};
use antre_kernel::Phrase;
use antre_stage::{Catalogue, Entry, Fact, Help, Term, Value};
use std::sync::Arc;

impl Coeur {
    /// Everything that can lie face up, and the words somebody may ask about.
    pub(crate) fn printed(&self) -> Catalogue {
        let mut cards: Vec<Entry> = Kind::every().map(|kind| self.entry(kind)).collect();
        cards.dedup_by(|one, other| one.card.code == other.card.code);
        let tokens = [
            (&*present::FIGURINE, "coeur-zone-figurine.help", "CD-58"),
            (&*present::VOYAGES, "coeur-zone-trips.help", "CD-50"),
        ];
        cards.extend(tokens.map(|(card, key, clause)| {
            let help = Help { text: Phrase::new(key), clause };
            Entry { card: Arc::clone(card), facts: Vec::new(), help }
        }));
        let spaces = Type::ALL.map(|space| {
            let (key, clause) = place(space);
            let help = Help { text: Phrase::new(key), clause };
            Term { id: space.code(), name: self.name_of(space).into(), help }
        });
        let terms = terms().into_iter().chain(spaces).collect();
        Catalogue { cards, terms, aims: vec![Phrase::new("coeur-aim")], ..Catalogue::default() }
    }

    fn entry(&self, kind: Kind) -> Entry {
        let space = kind.card();
        let mut facts = vec![Fact::new("type", space.code())];
        if let Some(places) = space.places() {
            facts.push(Fact::new("places", places));
        }
        let targets = space.targets();
        if !targets.is_empty() {
            facts.push(Fact::new("takes", targets.iter().map(|target| target.code()).collect::<Value>()));
        }
        let (key, clause) = about(space);
        let text = Phrase::new(key).with("value", i64::from(self.value(kind)));
        Entry { card: Arc::clone(&self.fronts[kind.index()]), facts, help: Help { text, clause } }
    }
}

/// What a card of this type does, and the clause that says so.
fn about(space: Type) -> (&'static str, &'static str) {
    match space {
        Type::Chest => ("coeur-help.co", "CD-35"),
        Type::FireDragon => ("coeur-help.df", "CD-37"),
        Type::StoneDragon => ("coeur-help.dp", "CD-41"),
        Type::Princess => ("coeur-help.pr", "CD-38"),
        Type::Troll => ("coeur-help.tr", "CD-43"),
        Type::Dwarf => ("coeur-help.na", "CD-44"),
        Type::Hero => ("coeur-help.he", "CD-45"),
        Type::Huntress => ("coeur-help.ch", "CD-47"),
        Type::Ship => ("coeur-help.nv", "CD-49"),
    }
}

/// What the space of this type is for, and the clause that says so.
fn place(space: Type) -> (&'static str, &'static str) {
    match space {
        Type::Chest => ("coeur-space-co.help", "CD-35"),
        Type::FireDragon => ("coeur-space-df.help", "CD-37"),
        Type::StoneDragon => ("coeur-space-dp.help", "CD-41"),
        Type::Princess => ("coeur-space-pr.help", "CD-38"),
        Type::Troll => ("coeur-space-tr.help", "CD-43"),
        Type::Dwarf => ("coeur-space-na.help", "CD-44"),
        Type::Hero => ("coeur-space-he.help", "CD-45"),
        Type::Huntress => ("coeur-space-ch.help", "CD-47"),
        Type::Ship => ("coeur-space-nv.help", "CD-49"),
    }
}

fn terms() -> Vec<Term> {
    vec![
        Term::new("hand", "coeur-zone-hand", "coeur-zone-hand.help", "CD-20"),
        Term::new("pile", "coeur-zone-pile", "coeur-zone-pile.help", "CD-10"),
        Term::new("captured", "coeur-zone-captured", "coeur-zone-captured.help", "CD-54"),
        Term::new("ship", "coeur-zone-ship", "coeur-zone-ship.help", "CD-94"),
        Term::new("figurine", "coeur-zone-figurine", "coeur-zone-figurine.help", "CD-58"),
        Term::new("trips", "coeur-zone-trips", "coeur-zone-trips.help", "CD-50"),
        Term::new("countdown", "coeur-zone-countdown", "coeur-zone-countdown.help", "CD-80"),
    ]
}
