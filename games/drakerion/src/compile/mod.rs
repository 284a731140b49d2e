//! From the language of cards to the tables: what words mean together is checked here, with file and line.

mod ability;
mod endless;
mod filter;
mod since;
mod vain;

use crate::ids::DefId;
use crate::language::{
    AbilityKind, At, Body, Card, CardType, Cost as PrintedCost, Filter, Granted, Keyword, NameIs, Pack, Paid,
    Subtype, Values, Verb,
};
use crate::table::{Def, NONE, Run, Tables};
use antre_kernel::{Misread, Phrase, nearest};
use antre_pack::{Complaints, Source};
use std::collections::BTreeSet;

pub(crate) use ability::Vars;

/// The most traits, and the most abilities of a card, that the tables hold.
const MOST_TRAITS: usize = 128;
const MOST_ABILITIES: usize = 15;
/// Factions have a byte for their number, 0 taken by no faction.
const MOST_BY_BYTE: usize = u8::MAX as usize;
/// Abilities that can be granted have a bit each.
const MOST_GRANTED: usize = 64;
/// Entries of a table have two bytes for theirs, [`NONE`] being no entry.
const MOST_ENTRIES: usize = NONE as usize;

/// Compiles a pack.
///
/// # Errors
/// What does not fit together, with file and line.
pub(crate) fn compile(source: &Source<'_>, pack: &Pack) -> Result<Tables, Misread> {
    let mut compiler = Compiler {
        source,
        pack,
        tables: Tables::default(),
        traits: Vec::new(),
        names: Vec::new(),
        recalls_trigger: false,
    };
    compiler.labels()?;
    for card in &pack.cards {
        compiler.shape(card)?;
    }
    // One card says nothing about the next: whoever writes them hears of all at once.
    let mut wrong = Complaints::default();
    for ability in &pack.abilities {
        if ability.kind == AbilityKind::Passive {
            wrong.keep::<()>(Err(compiler.wrong(ability.at, Phrase::new("drakerion-pack-granted-passive"))));
            continue;
        }
        vain::check(&compiler, ability, None)?;
        let number = compiler.tables.granted.len() as u8;
        let index = wrong.keep(compiler.ability(ability, DefId::NONE, number)).unwrap_or_default();
        compiler.tables.granted.push(index);
        compiler.fits(ability.at)?;
    }
    for (index, card) in pack.cards.iter().enumerate() {
        wrong.keep(compiler.abilities(card, DefId::new(index)));
        compiler.fits(card.at)?;
    }
    wrong.finish()?;
    endless::check(&compiler)?;
    let since = since::since(compiler.written(), &compiler.tables);
    Ok(Tables { since, ..compiler.tables })
}

pub(crate) struct Compiler<'a> {
    source: &'a Source<'a>,
    pack: &'a Pack,
    tables: Tables,
    traits: Vec<String>,
    names: Vec<String>,
    /// The ability at hand speaks of the cards of its trigger.
    recalls_trigger: bool,
}

pub(crate) type Compiled<T> = Result<T, Misread>;

impl Compiler<'_> {
    pub(crate) fn wrong(&self, at: At, what: Phrase) -> Misread {
        self.source.wrong(at..at, what)
    }

    fn unknown<'b>(
        &self,
        at: At,
        key: &'static str,
        got: &str,
        known: impl Iterator<Item = &'b str> + Clone,
    ) -> Misread {
        let near = nearest(got, known.clone());
        let near = if near.is_empty() { known.collect::<Vec<_>>() } else { near };
        self.wrong(at, Phrase::new(key).with("got", got).with("near", near.join(", ")))
    }

    /// The numbers of what was compiled last still fit: nothing before it has a number too large, and a number that
    /// was cut short was given within it.
    fn fits(&self, at: At) -> Compiled<()> {
        let tables = &self.tables;
        let lengths = [
            tables.defs.len(),
            tables.abilities.len(),
            tables.code.len(),
            tables.costs.len(),
            tables.targets.len(),
            tables.filters.len(),
            tables.bands.len(),
            tables.conditions.len(),
            tables.numbers.len(),
            tables.standing.len(),
            tables.triggers.len(),
            self.names.len(),
        ];
        let entries = lengths.into_iter().all(|length| length <= MOST_ENTRIES);
        if entries && tables.granted.len() <= MOST_GRANTED { Ok(()) } else { Err(self.too_large(at)) }
    }

    /// Ids are unique, and there are not too many.
    fn labels(&mut self) -> Compiled<()> {
        let twice = |ids: Vec<(&str, At)>| {
            let mut known = BTreeSet::new();
            ids.into_iter().find(|(id, _)| !known.insert(*id)).map(|(id, at)| (id.to_owned(), at))
        };
        let pack = self.pack;
        let labels = |list: &'_ [crate::language::Label]| -> Vec<(String, At)> {
            list.iter().map(|label| (label.id.clone(), label.at)).collect()
        };
        let lists = [
            labels(&pack.factions),
            labels(&pack.traits),
            pack.cards.iter().map(|card| (card.id.clone(), card.at)).collect(),
            pack.abilities.iter().filter_map(|ability| Some((ability.id.clone()?, ability.at))).collect(),
            pack.decks.iter().map(|deck| (deck.id.clone(), deck.at)).collect(),
        ];
        for list in &lists {
            if let Some((id, at)) = twice(list.iter().map(|(id, at)| (id.as_str(), *at)).collect()) {
                return Err(self.wrong(at, Phrase::new("pack-twice").with("got", id).with("allowed", "")));
            }
        }
        self.traits = pack.traits.iter().map(|label| label.id.clone()).collect();
        if pack.cards.len() > MOST_ENTRIES || pack.factions.len() >= MOST_BY_BYTE {
            let many = if pack.cards.len() > MOST_ENTRIES { lists[2].last() } else { lists[0].last() };
            return Err(self.too_large(many.map_or(0, |(_, at)| *at)));
        }
        Ok(())
    }

    fn too_large(&self, at: At) -> Misread {
        let what = Phrase::new("drakerion-pack-too-large");
        self.wrong(
            at,
            what.with("entries", MOST_ENTRIES).with("few", MOST_BY_BYTE).with("granted", MOST_GRANTED),
        )
    }

    fn faction(&self, id: &str, at: At) -> Compiled<u8> {
        if id == "none" {
            return Ok(0);
        }
        match self.pack.factions.iter().position(|faction| faction.id == id) {
            Some(index) => Ok(index as u8 + 1),
            None => {
                let known = self.pack.factions.iter().map(|faction| faction.id.as_str());
                Err(self.unknown(at, "drakerion-pack-faction", id, known))
            }
        }
    }

    /// The bits of these traits. Where a pack names its traits, others are mistakes.
    fn trait_mask(&mut self, ids: &[String], at: At) -> Compiled<u128> {
        let mut mask = 0;
        for id in ids {
            let index = match self.traits.iter().position(|known| known == id) {
                Some(index) => index,
                None if self.pack.traits.is_empty() => {
                    self.traits.push(id.clone());
                    self.traits.len() - 1
                }
                None => {
                    let known = self.traits.iter().map(String::as_str);
                    return Err(self.unknown(at, "drakerion-pack-trait", id, known));
                }
            };
            if index >= MOST_TRAITS {
                return Err(
                    self.wrong(at, Phrase::new("drakerion-pack-too-many-traits").with("most", MOST_TRAITS))
                );
            }
            mask |= 1 << index;
        }
        Ok(mask)
    }

    fn name(&mut self, name: &str) -> u16 {
        let known = self.names.iter().position(|known| known == name);
        known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        }) as u16
    }

    /// The printed values of a card, without its abilities.
    fn shape(&mut self, card: &Card) -> Compiled<()> {
        let at = card.at;
        let faction = card.faction.as_deref().map_or(Ok(0), |faction| self.faction(faction, at))?;
        let traits = self.trait_mask(&card.traits, at)?;
        let mut except = 0;
        let mut keywords = 0;
        for keyword in &card.keywords {
            keywords |= 1 << keyword.id() as u8;
            if let Keyword::NoAttachment { except: traits } = keyword {
                except |= self.trait_mask(traits, at)?;
            }
        }
        let mut def = Def {
            card_type: card.body.card_type(),
            cost: 0,
            values: [0; 5],
            shoots: false,
            named: false,
            keywords,
            except,
            traits,
            name: self.name(&card.name_id),
            faction,
            subtype: Subtype::Supply,
            gold: 0,
            draw: 0,
            initiative: 0,
            setup: Vec::new(),
            abilities: Run::default(),
            kinds: 0,
            touches: 0,
            answers: 0,
        };
        let row = |values: &Values| {
            [values.attack, values.ranged.unwrap_or(0), values.riposte, values.hp, values.prestige]
        };
        match &card.body {
            Body::Banner { initiative, setup } => {
                def.initiative = *initiative;
                if setup.is_empty() {
                    return Err(self.wrong(at, Phrase::new("drakerion-pack-no-setup"))); // DN-18
                }
                for (id, at) in setup {
                    def.setup.push(self.card_named(id, *at, CardType::Character)?);
                }
            }
            Body::City { default_ability } => {
                if *default_ability && !card.abilities.iter().any(is_city_ability) {
                    return Err(self.wrong(at, Phrase::new("drakerion-pack-city"))); // DN-62
                }
            }
            Body::Manoeuvre { subtype, gold, draw } => {
                (def.subtype, def.gold, def.draw) = (*subtype, *gold, *draw);
            }
            Body::Character { cost, values, subtitle } => {
                (def.cost, def.values, def.shoots) = (*cost, row(values), values.ranged.is_some());
                def.named = subtitle.is_some();
            }
            Body::Attachment { cost, values } => (def.cost, def.values) = (*cost, row(values)),
            Body::Event { cost } => {
                def.cost = *cost;
                let usable = |kind| matches!(kind, AbilityKind::Action | AbilityKind::Combat);
                if !card.abilities.iter().any(|ability| usable(ability.kind)) {
                    return Err(self.wrong(at, Phrase::new("drakerion-pack-event"))); // DN-141
                }
            }
        }
        self.tables.defs.push(def);
        Ok(())
    }

    /// The number of a card of this type.
    fn card_named(&self, id: &str, at: At, card_type: CardType) -> Compiled<DefId> {
        let of_type = |card: &&Card| card.body.card_type() == card_type;
        match self.pack.cards.iter().position(|card| card.id == id && of_type(&card)) {
            Some(index) => Ok(DefId::new(index)),
            None => {
                let known = self.pack.cards.iter().filter(of_type).map(|card| card.id.as_str());
                Err(self.unknown(at, "drakerion-pack-card", id, known))
            }
        }
    }

    fn abilities(&mut self, card: &Card, index: DefId) -> Compiled<()> {
        let start = self.tables.abilities.len() as u16;
        if card.abilities.len() >= MOST_ABILITIES {
            return Err(
                self.wrong(card.at, Phrase::new("drakerion-pack-abilities").with("most", MOST_ABILITIES))
            );
        }
        let is_event = matches!(card.body, Body::Event { .. });
        if is_event {
            self.event_costs(card)?;
        }
        let (mut kinds, mut touches, mut answers) = (0u8, 0u16, 0u32);
        for (number, ability) in card.abilities.iter().enumerate() {
            let used_by_choice = matches!(
                ability.kind,
                AbilityKind::Action | AbilityKind::DiscardAction | AbilityKind::Combat
            );
            if used_by_choice
                && vain::is_free(ability)
                && !(is_event && ability.kind != AbilityKind::DiscardAction)
            {
                return Err(self.wrong(ability.at, Phrase::new("drakerion-pack-free"))); // DN-177
            }
            vain::check(self, ability, Some(card.body.card_type()))?;
            self.ability(ability, index, number as u8)?;
            kinds |= 1 << ability.kind as u8;
            touches |= ability::touches(&ability.standing);
            if let Some(trigger) = &ability.when {
                answers |= 1 << trigger.on as u8;
            }
        }
        if matches!(&card.body, Body::Character { subtitle: Some(_), .. }) {
            self.ability(&named_ability(card.at), index, card.abilities.len() as u8)?;
            kinds |= 1 << AbilityKind::Combat as u8;
        }
        let def = &mut self.tables.defs[index.index()];
        def.abilities = Run { start, end: self.tables.abilities.len() as u16 };
        (def.kinds, def.touches, def.answers) = (kinds, touches, answers);
        Ok(())
    }
}

impl Compiler<'_> {
    /// Which of two abilities an Event can be played for must not depend on hidden cards.
    fn event_costs(&self, card: &Card) -> Compiled<()> {
        for kind in [AbilityKind::Action, AbilityKind::Combat] {
            let abilities: Vec<_> = card.abilities.iter().filter(|ability| ability.kind == kind).collect();
            let picky = |cost: &PrintedCost| match cost {
                PrintedCost::Discard { filter, .. } | PrintedCost::UnderDeck { filter, .. } => {
                    *filter != Filter { zone: filter.zone, whose: filter.whose, ..Filter::default() }
                }
                _ => false,
            };
            if let Some(ability) = abilities.iter().find(|ability| ability.cost.iter().any(picky))
                && abilities.len() > 1
            {
                return Err(self.wrong(ability.at, Phrase::new("drakerion-pack-event-costs")));
            }
        }
        Ok(())
    }
}

/// The ability every City has (DN-62).
fn is_city_ability(ability: &crate::language::Ability) -> bool {
    use crate::language::{Number, Player, Selector};
    let pays = |cost: &[PrintedCost]| match cost {
        [PrintedCost::Incline(Paid::Card(Selector::This)), PrintedCost::UnderDeck { n: 1, filter }]
        | [PrintedCost::UnderDeck { n: 1, filter }, PrintedCost::Incline(Paid::Card(Selector::This))] => {
            let any = Filter { zone: filter.zone, whose: filter.whose, ..Filter::default() };
            *filter == any
        }
        _ => false,
    };
    let draws = match ability.effect.as_slice() {
        [step] => {
            step.condition.is_none() && step.verb == Verb::Draw { who: Player::You, n: Number::Fixed(1) }
        }
        _ => false,
    };
    ability.kind == AbilityKind::Action && pays(&ability.cost) && draws && ability.condition.is_none()
}

/// The ability every Named Character has (DN-126 to DN-129).
pub(crate) fn named_ability(at: At) -> crate::language::Ability {
    use crate::language::{
        Ability, Duration, Group, Number, ReactionZone, Selector, Stat, Step, Whose, Zone,
    };
    let filter =
        Filter { zone: Zone::Hand, whose: Whose::You, name: Some(NameIs::Same), ..Filter::default() };
    let group = |verb| Group { targets: Vec::new(), effect: vec![Step { verb, condition: None, at }] };
    let modify =
        |stat| Verb::Modify { to: Selector::This, stat, n: Number::Fixed(1), until: Duration::Combat };
    let options = vec![
        group(Verb::Shield { to: Selector::This, n: Number::Fixed(1) }),
        group(modify(Stat::Attack)),
        group(modify(Stat::Riposte)),
    ];
    Ability {
        id: None,
        kind: AbilityKind::Combat,
        forced: false,
        when: None,
        zone: ReactionZone::Play,
        condition: None,
        limit: None,
        cost: vec![PrintedCost::Discard { n: 1, filter }],
        targets: Vec::new(),
        effect: vec![Step { verb: Verb::Choose { options, n: 1 }, condition: None, at }],
        standing: Vec::new(),
        at,
    }
}

impl Compiler<'_> {
    /// The number of an ability that can be granted.
    fn grantable(&self, id: &str, at: At) -> Compiled<u8> {
        let ids = self.pack.abilities.iter().filter_map(|ability| ability.id.as_deref());
        match ids.clone().position(|known| known == id) {
            Some(index) => Ok(index as u8),
            None => Err(self.unknown(at, "drakerion-pack-ability", id, ids)),
        }
    }

    /// What is granted: a keyword without exceptions, or an ability of the pack.
    pub(crate) fn grant(&self, what: &Granted, at: At) -> Compiled<crate::table::Grant> {
        use crate::table::Grant;
        match what {
            Granted::Keyword(Keyword::NoAttachment { except }) if !except.is_empty() => {
                Err(self.wrong(at, Phrase::new("drakerion-pack-grant-except")))
            }
            Granted::Keyword(keyword) => Ok(Grant::Keyword(keyword.id())),
            Granted::Ability(id) => Ok(Grant::Ability(self.grantable(id, at)?)),
        }
    }

    /// Every ability of the pack, as written.
    pub(crate) fn written(&self) -> impl Iterator<Item = &crate::language::Ability> {
        let printed = self.pack.cards.iter().flat_map(|card| &card.abilities);
        printed.chain(&self.pack.abilities)
    }
}
