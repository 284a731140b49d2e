//! Random words of the card language: filters, selectors, numbers and conditions that go together.

use super::events::{has_amount, names_a_piece};
use antre_drakerion::language::{
    AbilityKind, Band, BattleLine, CardType, Combatant, Condition, Filter, From, Holding, Keyword, KeywordId,
    Mode, NameIs, Number, On, Op, Player, Selector, Side, Stat, Subtype, Whose, Zone,
};
use antre_kernel::{Dice, Rng};

pub const TRAITS: [&str; 3] = ["garde", "nain", "rune"];
pub const GIVEN: usize = 3;

/// A random writer of cards, and what it writes about.
pub struct Writer<'r> {
    pub rng: &'r mut Rng,
    /// The card the ability is on, and what kind of ability it is.
    pub on: CardType,
    pub kind: AbilityKind,
    /// The event it answers.
    pub answers: Option<On>,
    /// Names that were chosen, with the zone they were chosen in and what they can be.
    pub vars: Vec<(String, Zone, Option<CardType>, bool)>,
    pub stored: bool,
    /// What stands must not depend on what stands.
    pub standing: bool,
    pub changes_abilities: bool,
    pub names: Vec<String>,
    pub next_var: u8,
    pub outside: bool,
}

pub fn one<T: Clone>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.below(all.len())].clone()
}

impl Writer<'_> {
    pub fn chance(&mut self, one_in: usize) -> bool {
        self.rng.below(one_in) == 0
    }

    pub fn pick<T: Clone>(&mut self, all: &[T]) -> T {
        one(self.rng, all)
    }

    /// Whether a combat may be going on when it is used.
    pub fn in_combat(&self) -> bool {
        !matches!(self.kind, AbilityKind::Action | AbilityKind::DiscardAction)
    }

    pub fn this_is_piece(&self) -> bool {
        !self.outside
            && self.on != CardType::Event
            && !matches!(self.kind, AbilityKind::Destruction | AbilityKind::DiscardAction)
    }

    pub fn this_in_play(&self) -> bool {
        self.this_is_piece() && matches!(self.on, CardType::Character | CardType::Attachment)
    }

    pub fn whose(&mut self) -> Whose {
        self.pick(&[Whose::You, Whose::You, Whose::Opponent, Whose::Any])
    }

    pub fn filter(&mut self, zone: Zone, whose: Whose) -> Filter {
        let mut f = Filter { zone, whose, ..Filter::default() };
        self.ask_more(&mut f);
        f
    }

    fn ask_more(&mut self, f: &mut Filter) {
        let in_play = f.zone == Zone::Play;
        let cards = matches!(f.zone, Zone::Play | Zone::Hand | Zone::Deck | Zone::Discard);
        if !cards {
            return;
        }
        if !self.chance(4) {
            let kinds: &[CardType] = if in_play {
                &[CardType::Character, CardType::Character, CardType::Attachment]
            } else {
                &[CardType::Character, CardType::Attachment, CardType::Event]
            };
            f.card_type = Some(self.pick(kinds));
        }
        if self.chance(6) {
            f.traits = vec![self.pick(&TRAITS).to_owned()];
            if self.chance(3) {
                f.traits.push(self.pick(&TRAITS).to_owned());
            }
        }
        if self.chance(16) {
            f.faction = Some(self.pick(&["un", "none"]).to_owned());
        }
        if self.chance(16) {
            f.named = Some(self.chance(2));
        }
        if self.chance(20) {
            f.name =
                Some(if self.chance(2) { NameIs::Same } else { NameIs::Id(self.pick(&self.names.clone())) });
        }
        if self.chance(12) && !(self.standing && self.changes_abilities) {
            f.keyword = Some(self.keyword_id());
        }
        if self.chance(12) {
            f.other = true;
        }
        if self.chance(6) {
            let band = self.band();
            f.bands.push(band);
        }
        if in_play {
            if self.chance(6) {
                f.line = Some(self.pick(&[BattleLine::Front, BattleLine::Support]));
            }
            if self.chance(12) {
                f.line_of = self.piece_selector(false);
            }
            if self.chance(8) {
                f.wounded = Some(self.chance(2));
            }
            if self.chance(8) {
                f.inclined = Some(self.chance(2));
            }
            if self.chance(10) && self.in_combat() {
                f.combatant = Some(self.pick(&[
                    Combatant::Attacker,
                    Combatant::Defender,
                    Combatant::Yes,
                    Combatant::No,
                ]));
            }
            if self.chance(14) && self.in_combat() {
                f.side = Some(self.pick(&[Side::Attacking, Side::Defending]));
            }
            if f.card_type == Some(CardType::Attachment) && self.chance(5) {
                f.attached_to = self.piece_selector(false);
            }
        }
        if self.stored && f.zone == Zone::Discard && f.whose == Whose::You && self.chance(2) {
            f.among = Some("m".into());
        }
        if self.chance(14) {
            let mut not = Filter { zone: f.zone, ..Filter::default() };
            self.ask_more(&mut not);
            not.among = None;
            let any = Filter { zone: f.zone, ..Filter::default() };
            // One thing at a time, so that something is left that fits.
            if not != any {
                not.card_type = None;
            }
            if not != any {
                f.not = Some(Box::new(not));
            }
        }
    }

    pub fn band(&mut self) -> Band {
        let stats: &[Stat] = if self.standing {
            &[Stat::Cost, Stat::Damage]
        } else {
            &[Stat::Attack, Stat::Ranged, Stat::Riposte, Stat::Hp, Stat::Prestige, Stat::Cost, Stat::Damage]
        };
        let stat = self.pick(stats);
        let at = self.rng.below(4) as i8;
        let printed = self.chance(2) && stat != Stat::Damage;
        match self.rng.below(3) {
            0 => Band { stat, min: Some(at), max: None, printed },
            1 => Band { stat, min: None, max: Some(at), printed },
            _ => Band { stat, min: Some(at), max: Some(at + 1), printed },
        }
    }

    pub fn keyword_id(&mut self) -> KeywordId {
        self.pick(&[
            KeywordId::Implacable,
            KeywordId::Unpredictable,
            KeywordId::Infiltrator,
            KeywordId::Interceptor,
            KeywordId::NoAttachment,
        ])
    }

    pub fn keyword(&mut self) -> Keyword {
        match self.keyword_id() {
            KeywordId::Implacable => Keyword::Implacable,
            KeywordId::Unpredictable => Keyword::Unpredictable,
            KeywordId::Infiltrator => Keyword::Infiltrator,
            KeywordId::Interceptor => Keyword::Interceptor,
            KeywordId::NoAttachment => Keyword::NoAttachment { except: Vec::new() },
        }
    }

    /// A word for one Character or other card in play, if there is one; or for several.
    pub fn piece_selector(&mut self, several: bool) -> Option<Selector> {
        let mut all = Vec::new();
        if self.this_in_play() {
            all.extend([Selector::This, Selector::This]);
        }
        if self.on == CardType::Attachment && !self.outside && self.kind != AbilityKind::DiscardAction {
            all.extend([Selector::Bearer, Selector::Bearer]);
        }
        if self.in_combat() && self.answers.is_none() && self.kind != AbilityKind::Passive
            || self.kind == AbilityKind::Combat
        {
            all.extend([Selector::Attacker, Selector::Defender]);
        }
        if self.answers.is_some_and(names_a_piece) && !self.standing {
            all.extend([Selector::TriggerCard, Selector::TriggerCard]);
        }
        if matches!(self.answers, Some(On::Damaged | On::Destroyed)) && !self.standing {
            all.push(Selector::TriggerBy);
        }
        let chosen: Vec<Selector> = self
            .vars
            .iter()
            .filter(|(_, zone, _, many)| *zone == Zone::Play && (several || !many))
            .map(|(name, ..)| Selector::Chosen(name.clone()))
            .collect();
        all.extend(chosen.iter().cloned());
        all.extend(chosen);
        if all.is_empty() { None } else { Some(self.pick(&all)) }
    }

    pub fn characters(&mut self) -> Filter {
        let whose = self.whose();
        let mut filter = self.filter(Zone::Play, whose);
        if filter.card_type != Some(CardType::Character) {
            filter = Filter { card_type: Some(CardType::Character), attached_to: None, ..filter };
        }
        filter
    }

    /// Cards in play that something is done to.
    pub fn to(&mut self) -> Selector {
        if self.chance(3)
            && let Some(selector) = self.piece_selector(true)
        {
            return selector;
        }
        match self.piece_selector(true) {
            Some(selector) if !self.chance(3) => selector,
            _ => Selector::Each(Box::new(self.characters())),
        }
    }

    /// Characters that something is done to, seen from what is known of the words.
    pub fn some_characters(&mut self) -> Selector {
        let on_itself = self.on == CardType::Attachment;
        match self.to() {
            Selector::This if on_itself => Selector::Bearer,
            Selector::Chosen(name)
                if self.vars.iter().any(|(known, _, kind, _)| {
                    *known == name && kind.is_some_and(|kind| kind != CardType::Character)
                }) =>
            {
                Selector::Each(Box::new(self.characters()))
            }
            other => other,
        }
    }

    pub fn one_character(&mut self) -> Option<Selector> {
        let on_itself = self.on == CardType::Attachment;
        match self.piece_selector(false)? {
            Selector::This if on_itself => Some(Selector::Bearer),
            Selector::Chosen(name)
                if self.vars.iter().any(|(known, _, kind, _)| {
                    *known == name && kind.is_some_and(|kind| kind != CardType::Character)
                }) =>
            {
                None
            }
            other => Some(other),
        }
    }

    pub fn number(&mut self, low: i8, high: i8) -> Number {
        let span = (high - low + 1) as usize;
        let fixed = Number::Fixed(low + self.rng.below(span) as i8);
        match self.rng.below(12) {
            0 | 1 => {
                let zone = self.pick(&[Zone::Play, Zone::Play, Zone::Discard]);
                let whose = self.whose();
                let max = Some(self.rng.below(4) as i8 + 1);
                let times = self.pick(&[1, 1, 2]);
                let plus = self.pick(&[0, 0, 1]);
                Number::Count { filter: Box::new(self.filter(zone, whose)), times, plus, max }
            }
            2 => match self.piece_selector(false) {
                Some(of) => {
                    let stats =
                        [Stat::Attack, Stat::Ranged, Stat::Riposte, Stat::Hp, Stat::Prestige, Stat::Cost];
                    let stat = self.pick(&stats);
                    Number::Stat { stat, of, printed: self.standing || self.chance(2) }
                }
                None => fixed,
            },
            3 if self.answers.is_some_and(has_amount) && !self.standing => Number::Amount,
            _ => fixed,
        }
    }

    pub fn condition(&mut self, deep: u8) -> Condition {
        let op = self.pick(&[Op::Less, Op::AtMost, Op::Equal, Op::AtLeast, Op::AtLeast, Op::More]);
        let whose = self.pick(&[Player::You, Player::Opponent]);
        match self.rng.below(if deep > 0 { 14 } else { 11 }) {
            0..=2 => {
                let zone = self.pick(&[Zone::Play, Zone::Play, Zone::Discard]);
                let of = self.whose();
                Condition::Count { filter: self.filter(zone, of), op, n: self.rng.below(3) as i8 }
            }
            3 => match self.piece_selector(false) {
                Some(card) => {
                    let of = self.whose();
                    Condition::Is { card, filter: self.filter(Zone::Play, of) }
                }
                None => Condition::PassedDefinitively(whose),
            },
            4..=6 => {
                let what = self.pick(&[
                    Holding::Gold,
                    Holding::Prestige,
                    Holding::Hand,
                    Holding::Deck,
                    Holding::Discard,
                ]);
                Condition::Has { what, whose, op, n: self.rng.below(6) as i8 }
            }
            7 if self.in_combat() => Condition::Attack(self.pick(&[Mode::Melee, Mode::Ranged])),
            8 if self.in_combat() => {
                Condition::InCombat { side: self.pick(&[None, Some(Side::Attacking), Some(Side::Defending)]) }
            }
            7 | 8 => Condition::PassedDefinitively(whose),
            9 => Condition::Manoeuvre { subtype: self.pick(&[Subtype::Supply, Subtype::Tactic]), whose },
            10 => {
                let from = self.pick(&[None, Some(From::Hand), Some(From::Deck)]);
                Condition::Discarded { whose, from, op, n: self.rng.below(3) as i8 }
            }
            11 => Condition::All(vec![self.condition(deep - 1), self.condition(deep - 1)]),
            12 => Condition::Any(vec![self.condition(deep - 1), self.condition(deep - 1)]),
            _ => Condition::Not(Box::new(self.condition(deep - 1))),
        }
    }
}
