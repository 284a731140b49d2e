//! Random words of the card language: filters, numbers, conditions, costs and steps that go together.

use super::events::{has_amount, names_a_piece};
use antre_drakerion::language::{
    AbilityKind, Among, Band, CardType, Combatant, Condition, Cost, Dest, Duration, Filter, From, Granted,
    Group, Holding, Keyword, KeywordId, Line, Lost, Mode, NameIs, Number, On, Op, Paid, Player, PutDest,
    Selector, Side, Stat, Step, Subtype, Target, Verb, Way, Whose, Zone,
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

    fn pick<T: Clone>(&mut self, all: &[T]) -> T {
        one(self.rng, all)
    }

    /// Whether a combat may be going on when it is used.
    fn in_combat(&self) -> bool {
        !matches!(self.kind, AbilityKind::Action | AbilityKind::DiscardAction)
    }

    fn this_is_piece(&self) -> bool {
        !self.outside
            && self.on != CardType::Event
            && !matches!(self.kind, AbilityKind::Destruction | AbilityKind::DiscardAction)
    }

    fn this_in_play(&self) -> bool {
        self.this_is_piece() && matches!(self.on, CardType::Character | CardType::Attachment)
    }

    fn whose(&mut self) -> Whose {
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
                f.line = Some(self.pick(&[Line::Front, Line::Support]));
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

    fn band(&mut self) -> Band {
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
    fn piece_selector(&mut self, several: bool) -> Option<Selector> {
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

    fn characters(&mut self) -> Filter {
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
    fn some_characters(&mut self) -> Selector {
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

    fn one_character(&mut self) -> Option<Selector> {
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

    pub fn costs(&mut self, at_once: bool) -> Vec<Cost> {
        let mut costs = Vec::new();
        let mut from_hand = false;
        for _ in 0..self.rng.below(3) + 1 {
            let n = self.pick(&[1, 1, 1, 2]);
            let cost = match self.rng.below(11) {
                0 | 1 => Cost::Gold(self.rng.below(3) as u8 + 1),
                2 | 3 if self.this_is_piece() => Cost::Incline(Paid::Card(Selector::This)),
                4 => {
                    let zone = self.pick(&[Zone::Play, Zone::Play, Zone::Play, Zone::City, Zone::Manoeuvre]);
                    let n = if zone == Zone::Play { n } else { 1 };
                    Cost::Incline(Paid::Chosen { filter: self.filter(zone, Whose::You), n })
                }
                5 | 6 if !from_hand => {
                    from_hand = true;
                    let any = Filter { zone: Zone::Hand, whose: Whose::You, ..Filter::default() };
                    let filter = if self.chance(2) && self.on != CardType::Event {
                        self.filter(Zone::Hand, Whose::You)
                    } else {
                        any
                    };
                    if self.chance(2) { Cost::Discard { n, filter } } else { Cost::UnderDeck { n, filter } }
                }
                7 => {
                    let store = (!self.stored && at_once && self.chance(2)).then(|| "m".to_owned());
                    self.stored |= store.is_some();
                    Cost::Mill { n, store }
                }
                8 => match self.this_in_play() && self.chance(2) {
                    true => Cost::Destroy(Paid::Card(Selector::This)),
                    false => Cost::Destroy(Paid::Chosen { filter: self.filter(Zone::Play, Whose::You), n }),
                },
                9 if self.this_in_play() && self.on == CardType::Character => match self.rng.below(2) {
                    0 => Cost::Damage { card: Selector::This, n },
                    _ => Cost::Move(Selector::This),
                },
                10 if self.this_in_play() || self.outside => {
                    let dest =
                        self.pick(&[PutDest::Hand, PutDest::DeckTop, PutDest::DeckBottom, PutDest::Discard]);
                    Cost::Put { card: Selector::This, dest }
                }
                _ => Cost::Gold(1),
            };
            costs.push(cost);
        }
        costs
    }

    pub fn target(&mut self) -> Target {
        let zone = self.pick(&[
            Zone::Play,
            Zone::Play,
            Zone::Play,
            Zone::Play,
            Zone::Hand,
            Zone::Discard,
            Zone::Discard,
        ]);
        let chooser = if self.chance(5) { Player::Opponent } else { Player::You };
        let whose = match (zone, chooser) {
            (Zone::Hand, Player::You) => Whose::You,
            (Zone::Hand, _) => Whose::Opponent,
            _ => self.whose(),
        };
        let filter = self.filter(zone, whose);
        let (min, max) = self.pick(&[(1, 1), (1, 1), (1, 1), (0, 1), (2, 2), (0, 2), (1, 2)]);
        self.next_var += 1;
        let id = format!("t{}", self.next_var);
        self.vars.push((id.clone(), zone, filter.card_type, max > 1));
        Target { id, filter, min, max, chooser, at: 0 }
    }

    fn until(&mut self) -> Duration {
        self.pick(&[Duration::Combat, Duration::Turn, Duration::Stay])
    }

    pub fn granted(&mut self, given: usize) -> Granted {
        if self.chance(3) && given > 0 {
            Granted::Ability(format!("don-{}", self.rng.below(given)))
        } else {
            Granted::Keyword(self.keyword())
        }
    }

    fn outside_card(&mut self, kind: CardType) -> Option<Selector> {
        let fits = |(_, zone, of, many): &&(String, Zone, Option<CardType>, bool)| {
            matches!(zone, Zone::Hand | Zone::Discard) && of.is_none_or(|of| of == kind) && !many
        };
        let mut all: Vec<Selector> =
            self.vars.iter().filter(fits).map(|(name, ..)| Selector::Chosen(name.clone())).collect();
        let itself =
            self.outside || matches!(self.kind, AbilityKind::Destruction | AbilityKind::DiscardAction);
        if self.on == kind && itself {
            all.push(Selector::This);
        }
        if all.is_empty() { None } else { Some(self.pick(&all)) }
    }

    pub fn steps(&mut self, deep: u8, in_choice: bool, given: usize) -> Vec<Step> {
        let n = self.pick(&[1, 1, 1, 2, 2, 3]);
        (0..n).map(|_| self.step(deep, in_choice, given)).collect()
    }

    fn step(&mut self, deep: u8, in_choice: bool, given: usize) -> Step {
        let condition = self.chance(5).then(|| self.condition(1));
        let verb = self.verb(deep, in_choice, given);
        Step { verb, condition, at: 0 }
    }

    fn verb(&mut self, deep: u8, in_choice: bool, given: usize) -> Verb {
        let who = self.pick(&[Player::You, Player::You, Player::Opponent, Player::Both]);
        let changeable = [Stat::Attack, Stat::Ranged, Stat::Riposte, Stat::Hp, Stat::Prestige];
        let few = |writer: &mut Self| writer.number(1, 3);
        let plain = Verb::Gold { who, n: Number::Fixed(1) };
        match self.rng.below(if deep > 0 { 34 } else { 30 }) {
            0..=2 => Verb::Damage { to: self.some_characters(), n: few(self) },
            3 => Verb::Heal { to: self.some_characters(), n: few(self) },
            4 => Verb::Shield { to: self.some_characters(), n: few(self) },
            5 | 6 => {
                let (to, stat) = (self.some_characters(), self.pick(&changeable));
                Verb::Modify { to, stat, n: self.number(-2, 3), until: self.until() }
            }
            7 | 8 => {
                Verb::Grant { to: self.some_characters(), what: self.granted(given), until: self.until() }
            }
            9 => {
                let what = match self.rng.below(4) {
                    0 => Lost::Keyword(self.keyword_id()),
                    1 => Lost::Kind(self.pick(&[
                        AbilityKind::Action,
                        AbilityKind::Combat,
                        AbilityKind::Reaction,
                        AbilityKind::Destruction,
                        AbilityKind::Passive,
                    ])),
                    2 => Lost::All,
                    _ => Lost::Printed,
                };
                Verb::Lose { to: self.to(), what, until: self.until() }
            }
            10 => Verb::Incline(self.to()),
            11 => Verb::Straighten(self.to()),
            12 | 13 => Verb::Move(self.some_characters()),
            14 if self.kind == AbilityKind::Combat || self.answers == Some(On::AttackDeclared) => {
                match self.one_character() {
                    Some(to) if !self.chance(3) => Verb::Redirect(to),
                    _ => Verb::CancelAttack,
                }
            }
            15 => match (self.one_character(), self.one_character()) {
                (Some(who), Some(against)) if who != against => {
                    Verb::Attack { who, against, mode: self.pick(&[Way::Any, Way::Melee, Way::Ranged]) }
                }
                _ => plain,
            },
            16 => Verb::Destroy(self.to()),
            17 | 18 => {
                let pick = self.pick(&[Among::Owner, Among::You, Among::Random]);
                let any = Filter { zone: Zone::Hand, ..Filter::default() };
                let ask = pick != Among::Random && self.chance(2);
                let filter = if ask { self.filter(Zone::Hand, Whose::Any) } else { any };
                Verb::Discard { who, n: few(self), filter, pick }
            }
            19 => {
                let store = (!self.stored && who == Player::You && self.chance(2)).then(|| "m".to_owned());
                self.stored |= store.is_some();
                Verb::Mill { who, n: few(self), store }
            }
            20 | 21 => Verb::Draw { who, n: few(self) },
            22 => Verb::Gold { who, n: self.number(-2, 3) },
            23 => Verb::Prestige { who, n: self.number(-1, 1) },
            24 | 25 => {
                let zone = self.pick(&[Zone::Deck, Zone::Discard]);
                let whose = if zone == Zone::Deck { Whose::You } else { self.whose() };
                let filter = self.filter(zone, whose);
                let mut dest = self.pick(&[Dest::Hand, Dest::Play, Dest::Play, Dest::DeckTop, Dest::Discard]);
                if dest == Dest::Play && filter.card_type == Some(CardType::Event) {
                    dest = Dest::Hand;
                }
                if dest == Dest::Discard && zone == Zone::Discard {
                    dest = Dest::DeckTop;
                }
                let n = if dest == Dest::DeckTop { 1 } else { self.rng.below(2) as u8 + 1 };
                Verb::Search { zone, filter, n, dest }
            }
            26 => Verb::Look { who, n: self.pick(&[Number::Fixed(2), Number::Fixed(3), Number::Fixed(11)]) },
            27 => {
                let mut all: Vec<Selector> =
                    self.vars.iter().map(|(name, ..)| Selector::Chosen(name.clone())).collect();
                if self.this_in_play() || self.outside {
                    all.push(Selector::This);
                }
                let whose = self.whose();
                all.push(Selector::Each(Box::new(self.filter(Zone::Play, whose))));
                let dest =
                    self.pick(&[PutDest::Hand, PutDest::DeckTop, PutDest::DeckBottom, PutDest::Discard]);
                Verb::Put { card: self.pick(&all), dest }
            }
            28 => {
                let kind = self.pick(&[CardType::Character, CardType::Attachment]);
                match self.outside_card(kind) {
                    Some(card) => {
                        Verb::Deploy { card, side: self.pick(&[Player::You, Player::You, Player::Opponent]) }
                    }
                    None => plain,
                }
            }
            29 => match (self.outside_card(CardType::Attachment), self.one_character()) {
                (Some(card), Some(to)) if card != to => Verb::Attach { card, to },
                _ => {
                    let whose = self.whose();
                    let filter = self.filter(Zone::Hand, whose);
                    let next = self.pick(&[None, Some(1), Some(2)]);
                    Verb::Cost { filter, n: self.pick(&[-2, -1, 1]), next, until: self.until() }
                }
            },
            30 | 31 if !in_choice => {
                let known = self.vars.len();
                let options: Vec<Group> = (0..self.rng.below(3) + 1)
                    .map(|_| {
                        self.vars.truncate(known);
                        self.next_var = known as u8;
                        let mut targets = Vec::new();
                        if self.vars.len() < 4 && self.chance(2) {
                            targets.push(self.target());
                        }
                        let stored = self.stored;
                        let effect = self.steps(deep - 1, true, given);
                        self.stored = stored;
                        Group { targets, effect }
                    })
                    .collect();
                self.vars.truncate(known);
                self.next_var = known as u8;
                let n = (self.rng.below(2) + 1).min(options.len()) as u8;
                Verb::Choose { options, n }
            }
            32 => {
                let who = self.pick(&[Player::You, Player::Opponent]);
                let stored = self.stored;
                self.stored = true;
                let cost = self.costs(false);
                self.stored = stored;
                let effect = self.steps(deep - 1, in_choice, given);
                self.stored = stored;
                Verb::Unless { who, cost, effect }
            }
            33 => {
                let stored = self.stored;
                self.stored = true;
                let cost = self.costs(false);
                self.stored = stored;
                let effect = self.steps(deep - 1, in_choice, given);
                self.stored = stored;
                Verb::May { cost, effect }
            }
            _ => plain,
        }
    }
}
