//! Objectives: the conditions of each, and that they can come true.

use super::slots::{accept_shape, hand_cards, mask_of};
use super::{MOST, Parts, number};
use crate::card::{Card, Cards, Flame};
use crate::objective::{
    Band, Defeat, Metric, Objective, Part, Sorcerers, Test, TrickWon, When, accept_cards,
};
use antre_kernel::{Misread, Phrase};
use antre_pack::{Complaints, Key, Node, Read, Shape, Table};
use std::ops::RangeInclusive;

/// The keys of a condition on a trick.
const TRICK: &[&str] = &[
    "card", "contains", "sum_min", "sum_max", "sorcerer", "streak", "number", "last", "has_card", "by_other",
];
/// Those of a condition on a dragon.
const DEFEAT: &[&str] = &["in_trick", "total", "band_total", "with", "round_first", "zone_min"];
/// Bounds of Terror, which a condition on a dragon can have, and one at the end of a round that counts dragons.
const BAND: &[&str] = &["terror_min", "terror_max"];
/// Those of a condition at the end of a round.
const PART: &[&str] = &["metric", "op", "n"];

/// What a condition may say; which keys go together the reader knows.
pub(super) fn shape() -> Shape {
    let key = |name: &&'static str| {
        let shape = match *name {
            "card" | "with" => accept_shape(),
            "contains" => Shape::Table(vec![Key::needed("accept", accept_shape()), Key::free("n", number())]),
            "on" | "sorcerer" | "metric" | "op" => Shape::text(),
            "last" | "by_other" | "round_first" => Shape::Truth,
            "has_card" => Shape::list(Shape::text()),
            "all" => Shape::list(Shape::Ref("cond")),
            _ => number(),
        };
        Key::free(name, shape)
    };
    let keys = [&["on"], TRICK, DEFEAT, BAND, PART, &["all"]];
    Shape::Table(keys.into_iter().flatten().map(key).collect())
}

/// When an instant objective is looked at.
#[derive(Clone, Copy)]
enum Moment {
    Trick,
    Dragon,
    Contract,
}

impl<'a> Parts<'a> {
    pub(super) fn objectives(&self, list: &'a Node<'a>, wrong: &mut Complaints) -> Read<Vec<Objective>> {
        let mut ids = Vec::new();
        let mut objectives = Vec::new();
        for node in self.reader.list(list)? {
            let objective = self.reader.within(node, |table| self.objective(table, &mut ids, wrong));
            objectives.extend(wrong.keep(objective));
        }
        Ok(objectives)
    }

    fn objective(
        &self,
        table: &mut Table<'a>,
        ids: &mut Vec<String>,
        wrong: &mut Complaints,
    ) -> Read<Objective> {
        let reader = self.reader;
        let id = wrong.keep(self.id(table.need("id")?, ids)).unwrap_or_default();
        let points = wrong.keep(reader.number(table.need("points")?, 1..=20)).unwrap_or_default();
        let (names, text) = (reader.texts(table.need("name")?)?, reader.texts(table.need("text")?)?);
        let (kind, cond) = (table.need("kind")?, table.need("cond")?);
        let when = match reader.word(kind, &[("instant", true), ("end", false)])? {
            true => reader.within(cond, |cond| self.instant(cond))?,
            false => When::End(self.end(cond)?),
        };
        Ok(Objective { id, names, text, points, when })
    }

    /// Only these keys stand in a condition: one of another kind would be read over in silence.
    fn only(&self, cond: &Table<'a>, keys: &[&[&str]]) -> Read<()> {
        match cond.keys().all(|key| keys.iter().any(|keys| keys.contains(&key))) {
            true => Ok(()),
            false => Err(self.mixed(cond)),
        }
    }

    fn mixed(&self, cond: &Table<'a>) -> Misread {
        self.reader.wrong(cond.span(), Phrase::new("drarkane-pack-cond-mixed"))
    }

    fn never(&self, span: std::ops::Range<usize>) -> Misread {
        self.reader.wrong(span, Phrase::new("drarkane-pack-never"))
    }

    fn instant(&self, cond: &mut Table<'a>) -> Read<When> {
        let moments = [
            ("trick_won", Moment::Trick),
            ("dragon_defeated", Moment::Dragon),
            ("contract_reached", Moment::Contract),
        ];
        Ok(match self.reader.word(cond.need("on")?, &moments)? {
            Moment::Trick => {
                self.only(cond, &[&["on"], TRICK])?;
                When::Trick(self.trick_won(cond)?)
            }
            Moment::Dragon => {
                self.only(cond, &[&["on"], DEFEAT, BAND])?;
                When::Dragon(self.defeat(cond)?)
            }
            Moment::Contract => {
                self.only(cond, &[&["on"]])?;
                When::Contract
            }
        })
    }

    /// A number of a condition.
    fn count(
        &self,
        cond: &mut Table<'a>,
        key: &'static str,
        allowed: RangeInclusive<i64>,
    ) -> Read<Option<u8>> {
        cond.maybe(key, |node| self.reader.number(node, allowed))
    }

    /// Something that holds only where it is said.
    fn flag(&self, cond: &mut Table<'a>, key: &'static str) -> Read<bool> {
        Ok(cond.maybe(key, |node| self.reader.truth(node))?.unwrap_or(false))
    }

    fn trick_won(&self, cond: &mut Table<'a>) -> Read<TrickWon> {
        const SORCERERS: &[(&str, Sorcerers)] = &[
            ("low", Sorcerers::Low),
            ("high", Sorcerers::High),
            ("both", Sorcerers::Both),
            ("none", Sorcerers::None),
        ];
        let reader = self.reader;
        let mut won = TrickWon {
            sum_min: self.count(cond, "sum_min", 0..=80)?,
            sum_max: self.count(cond, "sum_max", 0..=80)?,
            streak: self.count(cond, "streak", 1..=14)?,
            number: self.count(cond, "number", 1..=14)?,
            last: self.flag(cond, "last")?,
            sorcerer: cond.maybe("sorcerer", |node| reader.word(node, SORCERERS))?,
            ..TrickWon::default()
        };
        // A Sorcerer never wins a trick (DR-49).
        let winners = mask_of(|card| card.flame() != Flame::Sorcerer);
        if let Some(node) = cond.take("card") {
            let accept = self.accept(node)?;
            if accept & winners == 0 {
                return Err(self.never(node.span()));
            }
            won.card = Some(accept);
        }
        if let Some(node) = cond.take("contains") {
            let (accept, n) = reader.within(node, |table| {
                Ok((self.accept(table.need("accept")?)?, self.count(table, "n", 1..=6)?.unwrap_or(1)))
            })?;
            if hand_cards(accept).len() < usize::from(n) {
                return Err(self.never(node.span()));
            }
            won.contains = Some((accept, n));
        }
        if let Some(list) = cond.take("has_card") {
            let mut cards = Cards::NONE;
            for node in reader.list(list)? {
                cards.add(self.card(node)?);
            }
            if cards.is_empty() {
                return Err(self.never(list.span()));
            }
            won.has_card = Some(accept_cards(cards));
        }
        won.by_other = self.flag(cond, "by_other")?;
        if won.by_other && won.has_card.is_none() && won.contains.is_none() {
            return Err(reader.wrong(cond.span(), Phrase::new("drarkane-pack-by-other")));
        }
        // Six cards of the greatest forces: 14, 13, 12 and three Knights.
        let (least, most) = (won.sum_min.unwrap_or(0), won.sum_max.unwrap_or(80));
        if least > 14 + 13 + 12 + 3 * 11 || least > most {
            return Err(self.never(cond.span()));
        }
        Ok(won)
    }

    fn card(&self, node: &'a Node<'a>) -> Read<Card> {
        let code = self.reader.text(node)?;
        Card::read_in_hand(code).filter(|&card| card != Card::HIDDEN).ok_or_else(|| {
            let what = Phrase::new("card-unknown").with("got", code);
            self.reader.wrong(node.span(), what.with("near", "b1 … y10, Kn, Qn, Kg, M, Eg, S-, S+"))
        })
    }

    fn defeat(&self, cond: &mut Table<'a>) -> Read<Defeat> {
        let mut defeat = Defeat {
            in_trick: self.count(cond, "in_trick", 1..=6)?,
            total: self.count(cond, "total", 1..=MOST as i64)?,
            terror: self.band(cond)?,
            band_total: self.count(cond, "band_total", 1..=MOST as i64)?,
            with: None,
            round_first: self.flag(cond, "round_first")?,
            zone_min: self.count(cond, "zone_min", 1..=6)?,
        };
        if let Some(node) = cond.take("with") {
            let accept = self.accept(node)?;
            if accept == 0 {
                return Err(self.never(node.span()));
            }
            defeat.with = Some(accept);
        }
        let in_band = self.terrors.iter().filter(|&&value| defeat.terror.holds(value)).count();
        let needed = usize::from(defeat.band_total.unwrap_or(1));
        let more_than_all = defeat.total.is_some_and(|n| usize::from(n) > self.terrors.len());
        let first_but_not = defeat.round_first
            && [defeat.in_trick, defeat.total, defeat.band_total].iter().flatten().any(|&n| n > 1);
        if in_band < needed || more_than_all || first_but_not {
            return Err(self.never(cond.span()));
        }
        Ok(defeat)
    }

    fn band(&self, cond: &mut Table<'a>) -> Read<Band> {
        let min = self.count(cond, "terror_min", 0..=99)?.unwrap_or(0);
        let max = self.count(cond, "terror_max", 0..=99)?.unwrap_or(u8::MAX);
        Ok(Band { min, max })
    }

    fn end(&self, node: &'a Node<'a>) -> Read<Vec<Part>> {
        let parts = self.reader.within(node, |cond| match cond.take("all") {
            Some(list) => {
                // Keys of a defeat beside `all` mean nothing; 0.1.0 let them stand.
                self.only(cond, &[&["all"], DEFEAT, BAND])?;
                for key in DEFEAT.iter().chain(BAND) {
                    cond.take(key);
                }
                let read = |node| self.reader.within(node, |cond| self.part(cond));
                let parts = self.reader.all(Some(list), read)?;
                if parts.is_empty() { Err(self.mixed(cond)) } else { Ok(parts) }
            }
            None => Ok(vec![self.part(cond)?]),
        })?;
        // Parts about the same thing must leave something between them.
        for part in &parts {
            let same = parts.iter().filter(|other| other.metric == part.metric);
            let whole = range_of(part.metric, &self.terrors);
            let (least, most) = same.fold(whole, |(least, most), part| match part.test {
                Test::Most(n) => (least.max(n.unwrap_or(least)), most),
                Test::Least => (least, most),
                Test::AtLeast(n) => (least.max(n), most),
                Test::AtMost(n) => (least, most.min(n)),
                Test::Exactly(n) => (least.max(n), most.min(n)),
            });
            if least > most {
                return Err(self.never(node.span()));
            }
        }
        Ok(parts)
    }

    fn part(&self, cond: &mut Table<'a>) -> Read<Part> {
        self.only(cond, &[PART, BAND])?;
        let band = self.band(cond)?;
        let metrics = [
            ("tricks", Metric::Tricks),
            ("bid", Metric::Bid),
            ("delta", Metric::Delta),
            ("surplus", Metric::Surplus),
            ("dragons", Metric::Dragons(band)),
            ("terror", Metric::Terror),
            ("placed", Metric::Placed),
            ("unplaced", Metric::Unplaced),
            ("last_trick", Metric::LastTrick),
        ];
        let metric = self.reader.word(cond.need("metric")?, &metrics)?;
        if band != Band::default() && !matches!(metric, Metric::Dragons(_)) {
            return Err(self.mixed(cond));
        }
        let test = self.test(cond)?;
        let (least, most) = range_of(metric, &self.terrors);
        let possible = match test {
            Test::Most(n) => n.is_none_or(|n| n <= most),
            Test::Least => true,
            Test::AtLeast(n) => n <= most,
            Test::AtMost(n) => n >= least,
            Test::Exactly(n) => (least..=most).contains(&n),
        };
        if !possible {
            return Err(self.never(cond.span()));
        }
        Ok(Part { metric, test })
    }

    fn test(&self, cond: &mut Table<'a>) -> Read<Test> {
        let words = [
            ("most", Test::Most(None)),
            ("least", Test::Least),
            ("at_least", Test::AtLeast(0)),
            ("at_most", Test::AtMost(0)),
            ("exactly", Test::Exactly(0)),
        ];
        let word = self.reader.word(cond.need("op")?, &words)?;
        let n = |node| self.reader.number(node, -14..=2000);
        Ok(match word {
            Test::Most(_) => Test::Most(cond.maybe("n", n)?),
            Test::Least if cond.has("n") => return Err(self.mixed(cond)),
            Test::Least => Test::Least,
            Test::AtLeast(_) => Test::AtLeast(n(cond.need("n")?)?),
            Test::AtMost(_) => Test::AtMost(n(cond.need("n")?)?),
            Test::Exactly(_) => Test::Exactly(n(cond.need("n")?)?),
        })
    }
}

/// The least and the most a metric can be in any game.
fn range_of(metric: Metric, terrors: &[u8]) -> (i16, i16) {
    match metric {
        Metric::Tricks | Metric::Bid | Metric::Delta => (0, 14),
        Metric::Surplus => (-14, 14),
        Metric::Dragons(band) => (0, terrors.iter().filter(|&&terror| band.holds(terror)).count() as i16),
        Metric::Terror => (0, terrors.iter().map(|&terror| i16::from(terror)).sum()),
        Metric::Placed | Metric::Unplaced => (0, 50),
        Metric::LastTrick => (0, 1),
    }
}
