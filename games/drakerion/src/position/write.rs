//! From a state to its text.

use super::{PHASES, PLACES, word_of};
use crate::bag::{Bag, Known};
use crate::game::Drakerion;
use crate::ids::{Local, Slot};
use crate::language::{BattleLine, CardType, Mode};
use crate::moment::{CombatStage, Ordered};
use crate::notation::BESIDE;
use crate::place::Ref;
use crate::state::{Ending, Phase, State};
use antre_kernel::{Field, Seat};

pub(crate) const ENDINGS: [(&str, Ending); 5] = [
    ("none", Ending::None),
    ("no-character", Ending::NoCharacter),
    ("nobody-left", Ending::NobodyLeft),
    ("prestige", Ending::Prestige),
    ("last-turn", Ending::LastTurn),
];

/// Words in one line, `-` if there are none.
fn line(words: Vec<String>) -> String {
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

impl Drakerion {
    pub(crate) fn position(&self, s: &State) -> Vec<Field> {
        let mut fields = vec![
            Field::new("turn", s.turn.to_string()),
            Field::new("phase", word_of(&PHASES, &s.phase)),
            Field::new("first", s.first.to_string()),
        ];
        let mut number = |key: &str, value: u8| {
            if value != 0 {
                fields.push(Field::new(key, value.to_string()));
            }
        };
        number("progress", s.progress);
        number("passes", s.passes);
        number("exchanged", s.exchanged);
        number("returns", s.returns);
        if s.phase == Phase::Action {
            fields.push(Field::new("acting", s.actor.to_string()));
        }
        if s.withdrawn != 0 {
            let seats = Seat::all(2).filter(|&seat| s.has_withdrawn(seat)).map(|seat| seat.to_string());
            fields.push(Field::new("withdrawn", line(seats.collect())));
        }
        for seat in Seat::all(2) {
            self.side_fields(s, seat, &mut fields);
        }
        let changes = s.changes.iter().map(|change| self.write_change(change)).collect();
        fields.push(Field::new("changes", line(changes)));
        let hurt = s.in_play().iter().filter(|&slot| s.slot(slot).hurt_by != Ref::GONE);
        let hurt: Vec<String> = hurt.map(|slot| self.write_hurt(s, slot)).collect();
        if !hurt.is_empty() {
            fields.push(Field::new("hurt", line(hurt)));
        }
        if s.combat.stage != CombatStage::None {
            fields.push(Field::new("combat", write_combat(s)));
        }
        if s.ordered_count > 0 {
            let ordered = s.ordered[..usize::from(s.ordered_count)].iter().map(write_ordered);
            fields.push(Field::new("ordered", line(ordered.collect())));
        }
        if s.phase == Phase::Over {
            let won = Seat::all(2).filter(|seat| s.won >> seat.index() & 1 == 1).map(|seat| seat.to_string());
            let words = won.chain([word_of(&ENDINGS, &s.ending).to_owned()]).collect();
            fields.push(Field::new("over", line(words)));
        }
        if let Some(frames) = self.frames(s) {
            let sum = super::frames::check_sum(&fields, &frames);
            fields.push(Field::new("frames", format!("{frames}~{sum:08x}")));
        }
        fields
    }

    fn side_fields(&self, s: &State, seat: Seat, fields: &mut Vec<Field>) {
        let side = s.side(seat);
        let mut put = |key: &str, value: String| fields.push(Field::new(format!("{key} {seat}"), value));
        put("gold", side.gold.to_string());
        put("prestige", side.prestige.to_string());
        for (key, line_of) in [("front", BattleLine::Front), ("support", BattleLine::Support)] {
            let there = |slot: &Slot| {
                let lying = s.slot(*slot);
                lying.controller() == seat && lying.line() == line_of
            };
            put(key, line(s.in_play().iter().filter(there).map(|slot| self.write_lying(s, slot)).collect()));
        }
        put("hand", line(side.hand.cards().map(|local| self.write_local(seat, local)).collect()));
        if !side.shown.is_empty() {
            put("shown", line(side.shown.cards().map(|local| self.write_local(seat, local)).collect()));
        }
        put("deck", self.write_bag(seat, &side.pool));
        for (key, known) in [("top", &side.top), ("bottom", &side.bottom)] {
            if !known.is_empty() {
                put(key, self.write_known(seat, known));
            }
        }
        put("discard", self.write_bag(seat, &side.discard));
        let word = |local: Local| self.write_local(seat, local);
        put("pile", line(side.pile().map(word).collect()));
        put("revealed", line(side.revealed().iter().map(|&local| word(local)).collect()));
        if side.chosen != Local::NONE {
            put("chosen", word(side.chosen));
        }
        if side.discarded != [0; 2] {
            put("discarded", format!("{} {}", side.discarded[0], side.discarded[1]));
        }
        let exhausted = BESIDE.iter().filter(|(_, place)| s.slot(place.of(seat)).inclined());
        let exhausted: Vec<String> = exhausted.map(|(word, _)| (*word).to_owned()).collect();
        if !exhausted.is_empty() {
            put("exhausted", line(exhausted));
        }
    }

    /// What hurt a card: another in play, one beside it, or one outside play with its owner.
    fn write_hurt(&self, s: &State, slot: Slot) -> String {
        let by = s.slot(slot).hurt_by;
        let by = match (by.in_slot(), by.elsewhere()) {
            (Some(by), _) if by.in_play() => by.to_string(),
            (Some(by), _) => format!("{}:{}", s.slot(by).controller(), Drakerion::write_slot(by)),
            (_, Some((place, kind))) => {
                let owner = kind.owner();
                format!("{owner}:{}:{}", word_of(&PLACES, &place), self.write_local(owner, kind.local()))
            }
            _ => "-".to_owned(),
        };
        format!("{slot}<{by}")
    }

    pub(crate) fn write_local(&self, seat: Seat, local: Local) -> String {
        self.id_of(self.def_of(seat, local)).to_owned()
    }

    pub(crate) fn write_bag(&self, seat: Seat, bag: &Bag) -> String {
        let word = |local: Local| match bag.count(local) {
            1 => self.write_local(seat, local),
            n => format!("{}*{n}", self.write_local(seat, local)),
        };
        line(bag.locals().iter().map(word).collect())
    }

    fn write_known(&self, seat: Seat, known: &Known) -> String {
        let word = |(local, public): (Local, bool)| {
            format!("{}{}", self.write_local(seat, local), if public { "!" } else { "" })
        };
        line(known.iter().map(word).collect())
    }

    /// A card in play: its id, its slot, and what is to be said of it.
    fn write_lying(&self, s: &State, slot: Slot) -> String {
        let lying = s.slot(slot);
        let def = self.def_id(lying.kind);
        let mut text = format!("{}{slot}", self.id_of(def));
        if lying.kind.owner() != lying.controller() {
            text += &format!("@{}", lying.kind.owner());
        }
        if self.def(lying.kind).card_type == CardType::Attachment {
            match lying.bearer {
                Slot::NONE => text += ">-",
                bearer => text += &format!(">{}", bearer.shown()),
            }
        }
        if lying.damage > 0 {
            text += &format!("/d{}", lying.damage);
        }
        if lying.shield > 0 {
            text += &format!("/s{}", lying.shield);
        }
        if lying.inclined() {
            text += "/x";
        }
        text
    }
}

/// An attack that was ordered: who, whom and how.
fn write_ordered(ordered: &Ordered) -> String {
    let slot = |card: Ref| card.in_slot().map_or_else(|| "gone".to_owned(), |slot| slot.to_string());
    let mode = if ordered.mode == Mode::Melee { "melee" } else { "ranged" };
    format!("{}>{}:{mode}", slot(ordered.attacker), slot(ordered.defender))
}

fn write_combat(s: &State) -> String {
    let combat = &s.combat;
    let slot = |slot: Slot| if slot.is_some() { slot.to_string() } else { "-".to_owned() };
    let mode = if combat.mode == Mode::Melee { "melee" } else { "ranged" };
    let mut words = vec![slot(combat.attacker), slot(combat.defender), mode.to_owned()];
    words.push(format!("acting={}", combat.actor));
    if combat.passes > 0 {
        words.push(format!("passes={}", combat.passes));
    }
    if !combat.opening {
        words.push("begun".into());
    }
    if s.actor_settled {
        words.push("chained".into());
    }
    line(words)
}
