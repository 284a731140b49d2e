//! Packs: dragons and objectives read from a text, every mistake with its place, and the tables that follow.

use crate::card::{Card, Cards, Flame};
use crate::game::{Dragon, Drarkane, Half, OPTIONS, Slot, deck, hand_size};
use crate::objective::{
    Accept, Band, Defeat, Metric, Objective, Part, Sorcerers, Test, TrickWon, When, accept_cards,
};
use crate::zone::{Needs, SLOTS};
use antre_kernel::{Misread, Names, Phrase, Setup};
use antre_pack::serde::Deserialize;
use antre_pack::{Complaints, Source, Spanned, unknown_word};
use antre_stage::{PackText, choose_options};
use std::ops::Range;

/// The most dragons and the most objectives a pack can have.
const MOST: usize = 32;
/// As many dragons and objectives as the box has.
const STANDARD: usize = 20;

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct PackFile {
    /// Which game the file is for; whoever reads it has looked.
    #[serde(rename = "game")]
    _game: String,
    name: Spanned<String>,
    /// Frees the numbers of dragons and objectives.
    #[serde(default)]
    custom: bool,
    origin: NamesFile,
    dragon: Spanned<Vec<DragonFile>>,
    objective: Spanned<Vec<ObjectiveFile>>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct NamesFile {
    fr: String,
    en: String,
}

impl NamesFile {
    fn names(&self) -> Names {
        Names::new(self.fr.clone(), self.en.clone())
    }
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct DragonFile {
    id: Spanned<String>,
    name: NamesFile,
    terror: Spanned<i64>,
    slots: Spanned<Vec<Spanned<SlotFile>>>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct SlotFile {
    #[serde(default)]
    accept: AcceptFile,
    sum: Option<Spanned<i64>>,
}

#[derive(Deserialize, Default)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct AcceptFile {
    flame: Option<Vec<Spanned<String>>>,
    min: Option<Spanned<i64>>,
    max: Option<Spanned<i64>>,
    exact: Option<Spanned<i64>>,
    influence: Option<bool>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct ObjectiveFile {
    id: Spanned<String>,
    name: NamesFile,
    kind: Spanned<String>,
    points: Spanned<i64>,
    cond: Spanned<CondFile>,
    text: NamesFile,
}

#[derive(Deserialize, Default)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct CondFile {
    on: Option<Spanned<String>>,
    // trick_won
    card: Option<Spanned<AcceptFile>>,
    contains: Option<Spanned<ContainsFile>>,
    sum_min: Option<Spanned<i64>>,
    sum_max: Option<Spanned<i64>>,
    sorcerer: Option<Spanned<String>>,
    streak: Option<Spanned<i64>>,
    number: Option<Spanned<i64>>,
    last: Option<bool>,
    has_card: Option<Spanned<Vec<Spanned<String>>>>,
    by_other: Option<Spanned<bool>>,
    // dragon_defeated
    in_trick: Option<Spanned<i64>>,
    total: Option<Spanned<i64>>,
    terror_min: Option<Spanned<i64>>,
    terror_max: Option<Spanned<i64>>,
    band_total: Option<Spanned<i64>>,
    with: Option<Spanned<AcceptFile>>,
    round_first: Option<bool>,
    zone_min: Option<Spanned<i64>>,
    // end of round
    metric: Option<Spanned<String>>,
    op: Option<Spanned<String>>,
    n: Option<Spanned<i64>>,
    all: Option<Vec<Spanned<CondFile>>>,
}

#[derive(Deserialize)]
#[serde(crate = "antre_pack::serde", deny_unknown_fields)]
struct ContainsFile {
    accept: AcceptFile,
    #[serde(default)]
    n: Option<Spanned<i64>>,
}

/// What a pack may say, for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&antre_pack::grammar_of::<PackFile>(), "Drarkane")
}

impl Drarkane {
    pub(crate) fn from_pack(
        pack: &PackText<'_>,
        seats: Option<u8>,
        chosen: &[(String, String)],
    ) -> Result<Drarkane, Misread> {
        let options = choose_options(OPTIONS, chosen)?;
        let option = |id: &str| options.iter().find(|(known, _)| known == id).map_or("", |(_, value)| value);
        let players = seats.unwrap_or(4);
        let (treasures, teams) = (option("treasures") == "on", option("teams") == "on");
        if !(1..=6).contains(&players) {
            return Err(Phrase::new("drarkane-players").with("got", players).into());
        }
        if teams && !matches!(players, 4 | 6) {
            return Err(Phrase::new("drarkane-teams-players").with("got", players).into()); // DR-187
        }
        if treasures && players == 1 {
            return Err(Phrase::new("drarkane-solo-treasures").into()); // DR-162
        }
        let source = Source::new(pack.name, pack.text);
        let file: PackFile = source.read_for("drarkane")?;
        let reader = Reader { source: &source };
        let mut wrong = Complaints::default();
        let name = wrong.keep(source.line_name(&file.name)).unwrap_or_default();
        wrong.keep(reader.head(&file, players, treasures));
        let (dragons, needs) = reader.dragons(&file.dragon, &mut wrong);
        let terrors: Vec<u8> =
            file.dragon.get_ref().iter().map(|dragon| *dragon.terror.get_ref() as u8).collect();
        let objectives = reader.objectives(&file.objective, &terrors, &mut wrong);
        wrong.finish()?;

        let sides = if players < 3 { players + 1 } else { players }; // DR-144, DR-167
        let hand_size = hand_size(players);
        let cards = deck(players);
        let half = match option("half_terror") {
            "up" => Half::Up,
            "exact" => Half::Exact,
            _ => Half::Down,
        };
        let white_wins = option("low_sorcerer_white") != "loses";
        let obscure_counts = option("high_sorcerer_obscure") == "included";
        let silent_obscure = option("lead_colour") == "none_after_obscure";
        let setup = Setup { pack: name, pack_hash: source.hash(), seats: players, options };
        Ok(Drarkane {
            setup,
            origin: file.origin.names(),
            players,
            sides,
            hand_size,
            cards,
            card_list: (0..50).filter(|at| cards.bits() >> at & 1 == 1).collect(),
            treasures,
            teams,
            silent_obscure,
            half,
            strength: crate::trick::strengths(white_wins, obscure_counts),
            dragons,
            needs,
            objectives,
        })
    }
}

/// Checks a pack and complains with the place.
struct Reader<'a> {
    source: &'a Source<'a>,
}

impl Reader<'_> {
    fn wrong<T>(&self, span: Range<usize>, what: Phrase) -> Result<T, Misread> {
        Err(self.source.wrong(span, what))
    }

    fn head(&self, file: &PackFile, players: u8, treasures: bool) -> Result<(), Misread> {
        let lists = [
            (file.dragon.span(), file.dragon.get_ref().len(), "drarkane-pack-dragons", usize::from(players)),
            (
                file.objective.span(),
                file.objective.get_ref().len(),
                "drarkane-pack-objectives",
                if treasures { 2 * usize::from(players) } else { 0 },
            ),
        ];
        for (span, got, key, needed) in lists {
            let (fewest, most) = if file.custom { (needed, MOST) } else { (STANDARD, STANDARD) };
            if !(fewest..=most).contains(&got) {
                let what = Phrase::new(key).with("got", got).with("fewest", fewest).with("most", most);
                return self.wrong(span, what);
            }
        }
        Ok(())
    }

    fn id(&self, id: &Spanned<String>, known: &mut Vec<String>) -> Result<String, Misread> {
        let text = id.get_ref();
        let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.is_empty() || text.starts_with('-') || !text.chars().all(good) {
            return self.wrong(id.span(), Phrase::new("drarkane-pack-id").with("got", text.as_str()));
        }
        if known.contains(text) {
            return self.wrong(id.span(), Phrase::new("pack-twice").with("got", text.as_str()));
        }
        known.push(text.clone());
        Ok(text.clone())
    }

    fn number(&self, value: &Spanned<i64>, least: i64, most: i64) -> Result<u8, Misread> {
        match u8::try_from(*value.get_ref()) {
            Ok(number) if (least..=most).contains(value.get_ref()) => Ok(number),
            _ => {
                let what = Phrase::new("pack-number").with("got", *value.get_ref());
                self.wrong(value.span(), what.with("least", least).with("most", most))
            }
        }
    }

    fn maybe(&self, value: &Option<Spanned<i64>>, least: i64, most: i64) -> Result<Option<u8>, Misread> {
        value.as_ref().map(|value| self.number(value, least, most)).transpose()
    }

    fn dragons(
        &self,
        files: &Spanned<Vec<DragonFile>>,
        wrong: &mut Complaints,
    ) -> (Vec<Dragon>, Box<[Needs; 32]>) {
        let mut ids = Vec::new();
        let mut dragons = Vec::new();
        let nothing = || Needs { slots: 0, sum: None, accepts: [0; 64] };
        let mut needs: Box<[Needs; 32]> = Box::new(std::array::from_fn(|_| nothing()));
        for (file, needs) in files.get_ref().iter().zip(needs.iter_mut()) {
            let id = wrong.keep(self.id(&file.id, &mut ids)).unwrap_or_default();
            let terror = wrong.keep(self.number(&file.terror, 0, 99)).unwrap_or_default();
            if let Some(slots) = wrong.keep(self.slots(&id, file, needs)) {
                dragons.push(Dragon { id, names: file.name.names(), terror, slots });
            }
        }
        (dragons, needs)
    }

    fn slots(&self, id: &str, file: &DragonFile, needs: &mut Needs) -> Result<Vec<Slot>, Misread> {
        let slots = file.slots.get_ref();
        if slots.is_empty() || slots.len() > SLOTS {
            let what = Phrase::new("drarkane-pack-slots").with("got", slots.len()).with("most", SLOTS);
            return self.wrong(file.slots.span(), what.with("dragon", id));
        }
        let mut read = Vec::new();
        let mut masks = Vec::new();
        for (at, slot) in slots.iter().enumerate() {
            let (words, mut mask) = self.slot(slot)?;
            if let Some(sum) = words.sum {
                if needs.sum.is_some() {
                    return self.wrong(slot.span(), Phrase::new("drarkane-pack-two-sums"));
                }
                needs.sum = Some((at as u8, sum));
                mask &= forces(1, 14); // DR-76
                let most: u32 = hand_cards(mask).iter().map(most_force).sum();
                if most < u32::from(sum) {
                    let what = Phrase::new("drarkane-pack-sum").with("got", sum);
                    return self.wrong(slot.span(), what.with("most", i64::from(most)));
                }
            } else {
                masks.push(hand_cards(mask));
            }
            if mask == 0 {
                return self.wrong(slot.span(), Phrase::new("drarkane-pack-slot-empty"));
            }
            for card in Card::all().filter(|card| mask >> card.index() & 1 == 1) {
                needs.accepts[card.index()] |= 1 << at;
            }
            read.push(words);
        }
        if !can_all_be_filled(&masks) {
            let what = Phrase::new("drarkane-pack-dragon-unbeatable").with("dragon", id);
            return self.wrong(file.slots.span(), what);
        }
        needs.slots = (1 << slots.len()) - 1;
        Ok(read)
    }

    fn slot(&self, file: &Spanned<SlotFile>) -> Result<(Slot, Accept), Misread> {
        let SlotFile { accept, sum } = file.get_ref();
        let sum = self.maybe(sum, 2, 40)?;
        let mask = self.accept(accept)?;
        let exact = accept.exact.as_ref().map(|exact| *exact.get_ref() as u8);
        let bound =
            |bound: &Option<Spanned<i64>>| bound.as_ref().map(|bound| *bound.get_ref() as u8).or(exact);
        let flames = accept.flame.iter().flatten().filter_map(|word| Flame::read(word.get_ref())).collect();
        let (min, max) = (bound(&accept.min), bound(&accept.max));
        Ok((Slot { flames, min, max, influence: accept.influence, sum }, mask))
    }

    fn accept(&self, file: &AcceptFile) -> Result<Accept, Misread> {
        let mut mask = forces(0, 14) | 1 << Card::LOW.index() | 1 << Card::HIGH.index();
        if let Some(words) = &file.flame {
            let mut flames = 0;
            for word in words {
                let Some(flame) = Flame::read(word.get_ref()) else {
                    return self
                        .wrong(word.span(), unknown_word(word.get_ref(), &Flame::ALL.map(Flame::word)));
                };
                flames |= mask_of(|card| card.flame() == flame);
            }
            mask &= flames;
        }
        if let Some(min) = self.maybe(&file.min, 0, 14)? {
            mask &= forces(min, 14);
        }
        if let Some(max) = self.maybe(&file.max, 0, 14)? {
            mask &= forces(0, max);
        }
        if let Some(exact) = self.maybe(&file.exact, 0, 14)? {
            mask &= forces(exact, exact);
        }
        if let Some(influence) = file.influence {
            mask &= mask_of(|card| card.is_arcane() != influence);
        }
        Ok(mask)
    }

    fn objectives(
        &self,
        files: &Spanned<Vec<ObjectiveFile>>,
        terrors: &[u8],
        wrong: &mut Complaints,
    ) -> Vec<Objective> {
        let mut ids = Vec::new();
        let mut read = |file: &ObjectiveFile, wrong: &mut Complaints| {
            let id = wrong.keep(self.id(&file.id, &mut ids)).unwrap_or_default();
            let points = wrong.keep(self.number(&file.points, 1, 20)).unwrap_or_default();
            let cond = file.cond.get_ref();
            let when = match file.kind.get_ref().as_str() {
                "instant" => self.instant(&file.cond, terrors)?,
                "end" => When::End(self.end(&file.cond, terrors)?),
                other => {
                    return self.wrong(file.kind.span(), unknown_word(other, &["instant", "end"]));
                }
            };
            // A key of the other kind would be read over in silence.
            let strays = match &when {
                When::Trick(_) => [cond.has_dragon_words(), cond.has_end_words()],
                When::Dragon(_) => [cond.has_trick_words(), cond.has_end_words()],
                When::Contract => [cond.has_trick_words() || cond.has_dragon_words(), cond.has_end_words()],
                When::End(_) => [cond.has_trick_words(), cond.on.is_some()],
            };
            if strays.contains(&true) {
                return self.wrong(file.cond.span(), Phrase::new("drarkane-pack-cond-mixed"));
            }
            Ok(Objective { id, names: file.name.names(), text: file.text.names(), points, when })
        };
        let mut objectives = Vec::new();
        for file in files.get_ref() {
            let objective = read(file, wrong);
            objectives.extend(wrong.keep(objective));
        }
        objectives
    }

    fn instant(&self, file: &Spanned<CondFile>, terrors: &[u8]) -> Result<When, Misread> {
        let cond = file.get_ref();
        let Some(on) = &cond.on else {
            return self
                .wrong(file.span(), Phrase::new("pack-missing-key").with("got", "on").with("allowed", ""));
        };
        match on.get_ref().as_str() {
            "trick_won" => Ok(When::Trick(self.trick_won(file)?)),
            "dragon_defeated" => Ok(When::Dragon(self.defeat(file, terrors)?)),
            "contract_reached" => Ok(When::Contract),
            other => {
                let moments = ["trick_won", "dragon_defeated", "contract_reached"];
                self.wrong(on.span(), unknown_word(other, &moments))
            }
        }
    }

    fn never<T>(&self, span: Range<usize>) -> Result<T, Misread> {
        self.wrong(span, Phrase::new("drarkane-pack-never"))
    }

    fn trick_won(&self, file: &Spanned<CondFile>) -> Result<TrickWon, Misread> {
        let cond = file.get_ref();
        let mut won = TrickWon {
            sum_min: self.maybe(&cond.sum_min, 0, 80)?,
            sum_max: self.maybe(&cond.sum_max, 0, 80)?,
            streak: self.maybe(&cond.streak, 1, 14)?,
            number: self.maybe(&cond.number, 1, 14)?,
            last: cond.last.unwrap_or(false),
            ..TrickWon::default()
        };
        // A Sorcerer never wins a trick (DR-49).
        let winners = mask_of(|card| card.flame() != Flame::Sorcerer);
        if let Some(card) = &cond.card {
            let accept = self.accept(card.get_ref())?;
            if accept & winners == 0 {
                return self.never(card.span());
            }
            won.card = Some(accept);
        }
        if let Some(contains) = &cond.contains {
            let accept = self.accept(&contains.get_ref().accept)?;
            let n = self.maybe(&contains.get_ref().n, 1, 6)?.unwrap_or(1);
            if hand_cards(accept).len() < usize::from(n) {
                return self.never(contains.span());
            }
            won.contains = Some((accept, n));
        }
        if let Some(word) = &cond.sorcerer {
            won.sorcerer = Some(match word.get_ref().as_str() {
                "low" => Sorcerers::Low,
                "high" => Sorcerers::High,
                "both" => Sorcerers::Both,
                "none" => Sorcerers::None,
                other => {
                    return self.wrong(word.span(), unknown_word(other, &["low", "high", "both", "none"]));
                }
            });
        }
        if let Some(list) = &cond.has_card {
            let mut cards = Cards::NONE;
            for code in list.get_ref() {
                match Card::read_in_hand(code.get_ref()).filter(|&card| card != Card::HIDDEN) {
                    Some(card) => cards.add(card),
                    None => {
                        let what = Phrase::new("card-unknown").with("got", code.get_ref().as_str());
                        return self
                            .wrong(code.span(), what.with("near", "b1 … y10, Kn, Qn, Kg, M, Eg, S-, S+"));
                    }
                }
            }
            if cards.is_empty() {
                return self.never(list.span());
            }
            won.has_card = Some(accept_cards(cards));
        }
        won.by_other = cond.by_other.as_ref().is_some_and(|by| *by.get_ref());
        if won.by_other && won.has_card.is_none() && won.contains.is_none() {
            return self.wrong(file.span(), Phrase::new("drarkane-pack-by-other"));
        }
        // Six cards of the greatest forces: 14, 13, 12 and three Knights.
        let (least, most) = (won.sum_min.unwrap_or(0), won.sum_max.unwrap_or(80));
        if least > 14 + 13 + 12 + 3 * 11 || least > most {
            return self.never(file.span());
        }
        Ok(won)
    }

    fn defeat(&self, file: &Spanned<CondFile>, terrors: &[u8]) -> Result<Defeat, Misread> {
        let cond = file.get_ref();
        let terror = self.band(cond)?;
        let mut defeat = Defeat {
            in_trick: self.maybe(&cond.in_trick, 1, 6)?,
            total: self.maybe(&cond.total, 1, MOST as i64)?,
            terror,
            band_total: self.maybe(&cond.band_total, 1, MOST as i64)?,
            with: None,
            round_first: cond.round_first.unwrap_or(false),
            zone_min: self.maybe(&cond.zone_min, 1, 6)?,
        };
        if let Some(with) = &cond.with {
            let accept = self.accept(with.get_ref())?;
            if accept == 0 {
                return self.never(with.span());
            }
            defeat.with = Some(accept);
        }
        let in_band = terrors.iter().filter(|&&value| terror.holds(value)).count();
        let needed = usize::from(defeat.band_total.unwrap_or(1));
        let more_than_all = defeat.total.is_some_and(|n| usize::from(n) > terrors.len());
        let first_but_not = defeat.round_first
            && [defeat.in_trick, defeat.total, defeat.band_total].iter().flatten().any(|&n| n > 1);
        if in_band < needed || more_than_all || first_but_not {
            return self.never(file.span());
        }
        Ok(defeat)
    }

    fn band(&self, cond: &CondFile) -> Result<Band, Misread> {
        let min = self.maybe(&cond.terror_min, 0, 99)?.unwrap_or(0);
        let max = self.maybe(&cond.terror_max, 0, 99)?.unwrap_or(u8::MAX);
        Ok(Band { min, max })
    }

    fn end(&self, file: &Spanned<CondFile>, terrors: &[u8]) -> Result<Vec<Part>, Misread> {
        let cond = file.get_ref();
        let parts: Vec<Part> = match &cond.all {
            Some(all) => {
                if cond.metric.is_some() || cond.op.is_some() || cond.n.is_some() || all.is_empty() {
                    return self.wrong(file.span(), Phrase::new("drarkane-pack-cond-mixed"));
                }
                all.iter().map(|part| self.part(part, terrors)).collect::<Result<_, _>>()?
            }
            None => vec![self.part(file, terrors)?],
        };
        // Parts about the same thing must leave something between them.
        for part in &parts {
            let same = parts.iter().filter(|other| other.metric == part.metric);
            let (least, most) =
                same.fold(range_of(part.metric, terrors), |(least, most), part| match part.test {
                    Test::Most(n) => (least.max(n.unwrap_or(least)), most),
                    Test::Least => (least, most),
                    Test::AtLeast(n) => (least.max(n), most),
                    Test::AtMost(n) => (least, most.min(n)),
                    Test::Exactly(n) => (least.max(n), most.min(n)),
                });
            if least > most {
                return self.never(file.span());
            }
        }
        Ok(parts)
    }

    fn part(&self, file: &Spanned<CondFile>, terrors: &[u8]) -> Result<Part, Misread> {
        let cond = file.get_ref();
        if cond.has_trick_words() || cond.has_fall_words() || cond.on.is_some() || cond.all.is_some() {
            return self.wrong(file.span(), Phrase::new("drarkane-pack-cond-mixed"));
        }
        let missing = |key: &str| Phrase::new("pack-missing-key").with("got", key).with("allowed", "");
        let Some(word) = &cond.metric else { return self.wrong(file.span(), missing("metric")) };
        let band = self.band(cond)?;
        let metric = match word.get_ref().as_str() {
            "tricks" => Metric::Tricks,
            "bid" => Metric::Bid,
            "delta" => Metric::Delta,
            "surplus" => Metric::Surplus,
            "dragons" => Metric::Dragons(band),
            "terror" => Metric::Terror,
            "placed" => Metric::Placed,
            "unplaced" => Metric::Unplaced,
            "last_trick" => Metric::LastTrick,
            other => {
                const METRICS: [&str; 9] = [
                    "tricks",
                    "bid",
                    "delta",
                    "surplus",
                    "dragons",
                    "terror",
                    "placed",
                    "unplaced",
                    "last_trick",
                ];
                return self.wrong(word.span(), unknown_word(other, &METRICS));
            }
        };
        if band != Band::default() && !matches!(metric, Metric::Dragons(_)) {
            return self.wrong(file.span(), Phrase::new("drarkane-pack-cond-mixed"));
        }
        let Some(op) = &cond.op else { return self.wrong(file.span(), missing("op")) };
        let n = match &cond.n {
            Some(n) => match i16::try_from(*n.get_ref()) {
                Ok(number) if (-14..=2000).contains(&number) => Some(number),
                _ => {
                    let what = Phrase::new("pack-number").with("got", *n.get_ref());
                    return self.wrong(n.span(), what.with("least", -14i64).with("most", 2000i64));
                }
            },
            None => None,
        };
        let test = match (op.get_ref().as_str(), n) {
            ("most", n) => Test::Most(n),
            ("least", None) => Test::Least,
            ("at_least", Some(n)) => Test::AtLeast(n),
            ("at_most", Some(n)) => Test::AtMost(n),
            ("exactly", Some(n)) => Test::Exactly(n),
            ("at_least" | "at_most" | "exactly", None) => return self.wrong(file.span(), missing("n")),
            ("least", Some(_)) => {
                return self.wrong(file.span(), Phrase::new("drarkane-pack-cond-mixed"));
            }
            (other, _) => {
                let tests = ["most", "least", "at_least", "at_most", "exactly"];
                return self.wrong(op.span(), unknown_word(other, &tests));
            }
        };
        let (least, most) = range_of(metric, terrors);
        let possible = match test {
            Test::Most(n) => n.is_none_or(|n| n <= most),
            Test::Least => true,
            Test::AtLeast(n) => n <= most,
            Test::AtMost(n) => n >= least,
            Test::Exactly(n) => (least..=most).contains(&n),
        };
        if !possible {
            return self.never(file.span());
        }
        Ok(Part { metric, test })
    }
}

impl CondFile {
    fn has_trick_words(&self) -> bool {
        self.card.is_some()
            || self.contains.is_some()
            || self.sum_min.is_some()
            || self.sum_max.is_some()
            || self.sorcerer.is_some()
            || self.streak.is_some()
            || self.number.is_some()
            || self.last.is_some()
            || self.has_card.is_some()
            || self.by_other.is_some()
    }

    fn has_dragon_words(&self) -> bool {
        self.has_fall_words() || self.terror_min.is_some() || self.terror_max.is_some()
    }

    /// The words of a defeat that no end of round knows.
    fn has_fall_words(&self) -> bool {
        self.in_trick.is_some()
            || self.total.is_some()
            || self.band_total.is_some()
            || self.with.is_some()
            || self.round_first.is_some()
            || self.zone_min.is_some()
    }

    fn has_end_words(&self) -> bool {
        self.metric.is_some() || self.op.is_some() || self.n.is_some() || self.all.is_some()
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

fn mask_of(wanted: impl Fn(Card) -> bool) -> Accept {
    Card::all().filter(|&card| wanted(card)).fold(0, |mask, card| mask | 1 << card.index())
}

/// All cards with a force between these.
fn forces(min: u8, max: u8) -> Accept {
    mask_of(|card| card.force().is_some_and(|force| (min..=max).contains(&force)))
}

/// The cards of the box behind an accept: the Mercenary is one card however it is played, the Knights are four.
fn hand_cards(accept: Accept) -> Vec<u8> {
    let mut cards = Vec::new();
    for card in Card::all().filter(|card| accept >> card.index() & 1 == 1) {
        let index = card.in_hand().index() as u8;
        if card == Card::KNIGHT {
            cards.extend(40..44);
        } else if !cards.contains(&index) {
            cards.push(index);
        }
    }
    cards
}

/// The greatest force of a card of the box.
fn most_force(card: &u8) -> u32 {
    match card {
        41..=43 => 11,
        46 => 14,
        &other => u32::from(Card::new(other).force().unwrap_or(0)),
    }
}

/// Whether every slot can have a card of its own (Kuhn's augmenting paths).
fn can_all_be_filled(slots: &[Vec<u8>]) -> bool {
    fn find(slots: &[Vec<u8>], slot: usize, tried: &mut u64, taken: &mut [Option<usize>; 64]) -> bool {
        for &card in &slots[slot] {
            if *tried >> card & 1 == 1 {
                continue;
            }
            *tried |= 1 << card;
            let free = match taken[usize::from(card)] {
                None => true,
                Some(other) => find(slots, other, tried, taken),
            };
            if free {
                taken[usize::from(card)] = Some(slot);
                return true;
            }
        }
        false
    }
    let mut taken = [None; 64];
    (0..slots.len()).all(|slot| find(slots, slot, &mut 0, &mut taken))
}
