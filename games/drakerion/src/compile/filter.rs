//! Selectors, filters, numbers and conditions become entries of tables.

use super::ability::Depends;
use super::{Compiled, Compiler, Vars};
use crate::language::{self as lang, At, Combatant, KeywordId, NameIs, Side, Stat, Subtype, Zone};
use crate::table::{Band, Condition, Filter, NONE, Number, Run, Sel, test};
use antre_kernel::Phrase;

impl Compiler<'_> {
    pub(crate) fn selector(&mut self, selector: &lang::Selector, vars: &Vars, at: At) -> Compiled<Sel> {
        Ok(match selector {
            lang::Selector::This => Sel::This,
            lang::Selector::Bearer => Sel::Bearer,
            lang::Selector::Attacker => Sel::Attacker,
            lang::Selector::Defender => Sel::Defender,
            lang::Selector::TriggerCard | lang::Selector::TriggerBy if !vars.triggered => {
                return Err(self.wrong(at, Phrase::new("drakerion-pack-no-trigger")));
            }
            lang::Selector::TriggerCard => {
                self.recalls_trigger = true;
                Sel::TriggerCard
            }
            lang::Selector::TriggerBy => {
                self.recalls_trigger = true;
                Sel::TriggerBy
            }
            lang::Selector::Chosen(name) => match vars.find(name) {
                Some(var) => Sel::Var(var),
                None => {
                    let what = Phrase::new("drakerion-pack-no-variable").with("got", format!("${name}"));
                    return Err(self.wrong(at, what));
                }
            },
            lang::Selector::Each(filter) => {
                self.not_hidden(filter, at)?;
                Sel::Each(self.filter(filter, vars, at)?)
            }
        })
    }

    /// What is counted or done to each must be seen by both: hands and decks are not.
    fn not_hidden(&self, filter: &lang::Filter, at: At) -> Compiled<()> {
        if matches!(filter.zone, Zone::Hand | Zone::Deck) {
            return Err(self.wrong(at, Phrase::new("drakerion-pack-hidden")));
        }
        Ok(())
    }

    pub(crate) fn filter(&mut self, filter: &lang::Filter, vars: &Vars, at: At) -> Compiled<u16> {
        let mut tests = 0;
        let mut make = |test: u16, made: bool| tests |= if made { test } else { 0 };
        make(test::SUBTYPE, filter.subtype.is_some());
        make(test::FACTION, filter.faction.is_some());
        make(test::LINE_OF, filter.line_of.is_some());
        make(test::NAME, filter.name.is_some());
        make(test::NAMED, filter.named.is_some());
        make(test::KEYWORD, filter.keyword.is_some());
        make(test::COMBATANT, filter.combatant.is_some());
        make(test::ATTACHED, filter.attached_to.is_some());
        make(test::BANDS, !filter.bands.is_empty());
        make(test::OTHER, filter.other);
        make(test::SIDE, filter.side.is_some());
        make(test::AMONG, filter.among.is_some());
        make(test::NOT, filter.not.is_some());
        if let Some(depends) = vars.standing {
            let of_values = filter
                .bands
                .iter()
                .any(|band| !band.printed && !matches!(band.stat, Stat::Damage | Stat::Cost));
            let of_keywords = filter.keyword.is_some() && depends == Depends::Abilities;
            if of_values || of_keywords {
                return Err(self.wrong(at, Phrase::new("drakerion-pack-standing")));
            }
        }
        if filter.among.is_some() && filter.among != vars.stored {
            let got = filter.among.as_deref().unwrap_or_default();
            let what = Phrase::new("drakerion-pack-no-variable").with("got", format!("${got}"));
            return Err(self.wrong(at, what));
        }
        let in_play = filter.zone == Zone::Play;
        let needs_play = filter.line.is_some()
            || filter.line_of.is_some()
            || filter.wounded.is_some()
            || filter.combatant.is_some()
            || filter.attached_to.is_some();
        if needs_play && !in_play {
            return Err(self.wrong(at, Phrase::new("drakerion-pack-not-in-play")));
        }
        if filter.bands.iter().any(|band| matches!((band.min, band.max), (Some(min), Some(max)) if min > max))
        {
            return Err(self.wrong(at, Phrase::new("drakerion-pack-min-max")));
        }
        let possible = match (filter.zone, filter.card_type) {
            (_, None) => true,
            (Zone::Play, Some(kind)) => {
                matches!(kind, lang::CardType::Character | lang::CardType::Attachment)
                    || kind == lang::CardType::Event
            }
            (Zone::Hand | Zone::Deck | Zone::Discard, Some(kind)) => {
                matches!(kind, lang::CardType::Character | lang::CardType::Attachment | lang::CardType::Event)
            }
            (Zone::City, Some(kind)) => kind == lang::CardType::City,
            (Zone::Banner, Some(kind)) => kind == lang::CardType::Banner,
            (Zone::Manoeuvre, Some(kind)) => kind == lang::CardType::Manoeuvre,
        };
        if !possible {
            return Err(self.wrong(at, Phrase::new("drakerion-pack-impossible")));
        }
        let name = match &filter.name {
            Some(NameIs::Id(name)) => {
                let names = self.pack.cards.iter().map(|card| card.name_id.as_str());
                if !names.clone().any(|known| known == name) {
                    return Err(self.unknown(at, "drakerion-pack-card", name, names));
                }
                self.name(name)
            }
            Some(NameIs::Same) | None => NONE,
        };
        let selector = |this: &mut Self, selector: &Option<lang::Selector>| {
            selector.as_ref().map_or(Ok(Sel::This), |selector| this.selector(selector, vars, at))
        };
        let start = self.tables.bands.len() as u16;
        for band in &filter.bands {
            let (min, max) = (band.min.unwrap_or(i8::MIN), band.max.unwrap_or(i8::MAX));
            self.tables.bands.push(Band { stat: band.stat, min, max, printed: band.printed });
        }
        let bands = Run { start, end: self.tables.bands.len() as u16 };
        let compiled = Filter {
            zone: filter.zone,
            whose: filter.whose,
            types: filter.card_type.map_or(0xff, |kind| 1 << kind as u8),
            line: filter.line,
            wounded: filter.wounded,
            inclined: filter.inclined,
            traits: self.trait_mask(&filter.traits, at)?,
            tests,
            subtype: filter.subtype.unwrap_or(Subtype::Supply),
            faction: filter.faction.as_deref().map_or(Ok(0), |faction| self.faction(faction, at))?,
            line_of: selector(self, &filter.line_of)?,
            name,
            named: filter.named.unwrap_or(false),
            keyword: filter.keyword.unwrap_or(KeywordId::Implacable),
            combatant: filter.combatant.unwrap_or(Combatant::Yes),
            attached_to: selector(self, &filter.attached_to)?,
            bands,
            side: filter.side.unwrap_or(Side::Attacking),
            not: filter.not.as_ref().map_or(Ok(NONE), |not| {
                let zone = lang::Filter { zone: filter.zone, whose: not.whose, ..(**not).clone() };
                self.filter(&zone, vars, at)
            })?,
        };
        let known = self.tables.filters.iter().position(|known| *known == compiled);
        Ok(known.unwrap_or_else(|| {
            self.tables.filters.push(compiled);
            self.tables.filters.len() - 1
        }) as u16)
    }

    pub(crate) fn number(&mut self, number: &lang::Number, vars: &Vars, at: At) -> Compiled<u16> {
        let compiled = match number {
            lang::Number::Fixed(n) => Number::Fixed(*n),
            lang::Number::Count { filter, times, plus, max } => {
                self.not_hidden(filter, at)?;
                let filter = self.filter(filter, vars, at)?;
                Number::Count { filter, times: *times, plus: *plus, max: max.map_or(i16::MAX, i16::from) }
            }
            lang::Number::Stat { stat, of, printed } => {
                Number::Stat { stat: *stat, of: self.selector(of, vars, at)?, printed: *printed }
            }
            lang::Number::Amount if !vars.triggered => {
                return Err(self.wrong(at, Phrase::new("drakerion-pack-no-trigger")));
            }
            lang::Number::Amount => Number::Amount,
        };
        let known = self.tables.numbers.iter().position(|known| *known == compiled);
        Ok(known.unwrap_or_else(|| {
            self.tables.numbers.push(compiled);
            self.tables.numbers.len() - 1
        }) as u16)
    }

    pub(crate) fn condition(
        &mut self,
        condition: Option<&lang::Condition>,
        vars: &Vars,
        at: At,
    ) -> Compiled<u16> {
        let Some(condition) = condition else { return Ok(NONE) };
        let compiled = match condition {
            lang::Condition::Count { filter, op, n } => {
                self.not_hidden(filter, at)?;
                Condition::Count { filter: self.filter(filter, vars, at)?, op: *op, n: *n }
            }
            lang::Condition::Is { card, filter } => {
                self.not_hidden(filter, at)?;
                Condition::Is { card: self.selector(card, vars, at)?, filter: self.filter(filter, vars, at)? }
            }
            lang::Condition::Has { what, whose, op, n } => {
                Condition::Has { what: *what, whose: *whose, op: *op, n: *n }
            }
            lang::Condition::Attack(mode) => Condition::Attack(*mode),
            lang::Condition::InCombat { side } => Condition::InCombat(*side),
            lang::Condition::PassedDefinitively(who) => Condition::PassedDefinitively(*who),
            lang::Condition::Manoeuvre { subtype, whose } => {
                Condition::Manoeuvre { subtype: *subtype, whose: *whose }
            }
            lang::Condition::Discarded { whose, from, op, n } => {
                Condition::Discarded { whose: *whose, from: *from, op: *op, n: *n }
            }
            lang::Condition::All(list) => Condition::All(self.conditions(list, vars, at)?),
            lang::Condition::Any(list) => Condition::Any(self.conditions(list, vars, at)?),
            lang::Condition::Not(inner) => Condition::Not(self.condition(Some(inner), vars, at)?),
        };
        self.tables.conditions.push(compiled);
        Ok(self.tables.conditions.len() as u16 - 1)
    }

    fn conditions(&mut self, list: &[lang::Condition], vars: &Vars, at: At) -> Compiled<Vec<u16>> {
        list.iter().map(|condition| self.condition(Some(condition), vars, at)).collect()
    }
}
