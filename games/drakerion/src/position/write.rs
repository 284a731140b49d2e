//! From a state to its text.

use super::{DURATIONS, PHASES, PLACES, STATS, word_of};
use crate::game::Drakerion;
use crate::language::{CardType, Line, Mode};
use crate::state::{
    BANNER, Bag, CITY, Change, CombatStage, Ending, FIRST_MANOEUVRE, IN_PLAY, Known, MANOEUVRE, NOWHERE,
    Ordered, PILE, Phase, Ref, State, What, bits, kind_of, local_of, owner_of,
};
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
        let hurt = bits(s.in_play()).filter(|&slot| s.slot(slot).hurt_by != Ref::GONE);
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
        for (key, line_of) in [("front", Line::Front), ("support", Line::Support)] {
            let there = |slot: &u8| {
                let lying = s.slot(*slot);
                lying.controller() == seat && lying.line() == line_of
            };
            put(key, line(bits(s.in_play()).filter(there).map(|slot| self.write_lying(s, slot)).collect()));
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
        let manoeuvre = |index: u8| self.write_local(seat, FIRST_MANOEUVRE + index);
        put("pile", line(bits(u128::from(side.pile)).map(manoeuvre).collect()));
        let revealed = &side.revealed[..usize::from(side.revealed_count).min(PILE)];
        put("revealed", line(revealed.iter().map(|&index| manoeuvre(index)).collect()));
        if side.chosen != NOWHERE {
            put("chosen", manoeuvre(side.chosen));
        }
        if side.discarded != [0; 2] {
            put("discarded", format!("{} {}", side.discarded[0], side.discarded[1]));
        }
        let at = seat.index() as u8;
        let exhausted = [("banner", BANNER), ("city", CITY), ("manoeuvre", MANOEUVRE)];
        let exhausted = exhausted.iter().filter(|(_, slot)| s.slot(slot + at).inclined());
        let exhausted: Vec<String> = exhausted.map(|(word, _)| (*word).to_owned()).collect();
        if !exhausted.is_empty() {
            put("exhausted", line(exhausted));
        }
    }

    /// What hurt a card: another in play, one beside it, or one outside play with its owner.
    fn write_hurt(&self, s: &State, slot: u8) -> String {
        let by = s.slot(slot).hurt_by;
        let by = match (by.in_slot(), by.elsewhere()) {
            (Some(by), _) if by < IN_PLAY => format!("#{}", by + 1),
            (Some(by), _) => format!("{}:{}", s.slot(by).controller(), Drakerion::write_slot(by)),
            (_, Some((place, kind))) => {
                let owner = owner_of(kind);
                format!("{owner}:{}:{}", word_of(&PLACES, &place), self.write_local(owner, local_of(kind)))
            }
            _ => "-".to_owned(),
        };
        format!("#{}<{by}", slot + 1)
    }

    pub(crate) fn write_local(&self, seat: Seat, local: u8) -> String {
        self.id_of(self.kinds[usize::from(kind_of(seat, local))]).to_owned()
    }

    pub(crate) fn write_bag(&self, seat: Seat, bag: &Bag) -> String {
        let word = |local: u8| match bag.count(local) {
            1 => self.write_local(seat, local),
            n => format!("{}*{n}", self.write_local(seat, local)),
        };
        line(bag.kinds().map(word).collect())
    }

    fn write_known(&self, seat: Seat, known: &Known) -> String {
        let word = |(local, public): (u8, bool)| {
            format!("{}{}", self.write_local(seat, local), if public { "!" } else { "" })
        };
        line(known.iter().map(word).collect())
    }

    /// A card in play: its id, its slot, and what is to be said of it.
    fn write_lying(&self, s: &State, slot: u8) -> String {
        let lying = s.slot(slot);
        let def = self.kinds[usize::from(lying.kind)];
        let mut text = format!("{}#{}", self.id_of(def), slot + 1);
        if owner_of(lying.kind) != lying.controller() {
            text += &format!("@{}", owner_of(lying.kind));
        }
        if self.def(lying.kind).card_type == CardType::Attachment {
            match lying.bearer {
                NOWHERE => text += ">-",
                bearer => text += &format!(">{}", bearer + 1),
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

    fn write_change(&self, change: &Change) -> String {
        let on = match change.on {
            NOWHERE => "-".to_owned(),
            on if on < 128 => format!("#{}", on + 1),
            on => format!("@{on}"),
        };
        let what = match change.what {
            What::Stat(stat, n) => format!("{}{n:+}", word_of(&STATS, &stat)),
            What::Keywords(bits) => format!("keywords={bits}"),
            What::Ability(number) => format!("ability={number}"),
            What::LostKeywords(bits) => format!("lost-keywords={bits}"),
            What::LostKinds(bits) => format!("lost-kinds={bits}"),
            What::LostAll => "lost-all".to_owned(),
            What::LostPrinted => "lost-printed".to_owned(),
            What::Used(number, times) => format!("used={number},{times}"),
            What::Discount(step, left, seat) => format!("discount={step},{left},{seat}"),
            What::Over => "over".to_owned(),
            What::Had(index) => format!("had={index}"),
        };
        format!("{on}:{what}:{}", word_of(&DURATIONS, &change.until))
    }
}

/// An attack that was ordered: who, whom and how.
fn write_ordered(ordered: &Ordered) -> String {
    let slot = |card: Ref| card.in_slot().map_or_else(|| "gone".to_owned(), |slot| format!("#{}", slot + 1));
    let mode = if ordered.mode == Mode::Melee { "melee" } else { "ranged" };
    format!("{}>{}:{mode}", slot(ordered.attacker), slot(ordered.defender))
}

fn write_combat(s: &State) -> String {
    let combat = &s.combat;
    let slot = |slot: u8| if slot == NOWHERE { "-".to_owned() } else { format!("#{}", slot + 1) };
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
