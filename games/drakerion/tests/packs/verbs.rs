//! Random costs, targets and steps that go together.

use super::grammar::Writer;
use antre_drakerion::language::{
    AbilityKind, Among, CardType, Cost, Dest, Duration, Filter, Granted, Group, Lost, Number, On, Paid,
    Player, PutDest, Selector, Stat, Step, Target, Verb, Way, Whose, Zone,
};
use antre_kernel::Dice;

impl Writer<'_> {
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
