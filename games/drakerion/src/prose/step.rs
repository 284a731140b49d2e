//! What an ability costs and does, step by step.

use super::noun::Place;
use super::walk::{Teller, whose_word};
use super::{Group, Mood};
use crate::language::{
    AbilityKind, Among, Condition, Cost, Dest, Duration, Filter, Granted, Group as Choice, Number, Paid,
    Player, PutDest, Selector, Step, Verb, Way, Whose, Zone,
};

/// Something given to a card or taken from it, to which card, and for how long.
struct Gift<'s> {
    gives: bool,
    what: String,
    to: &'s Selector,
    until: String,
    /// Whether what is given speaks of other cards.
    long: bool,
}

impl Gift<'_> {
    fn goes_with(&self, other: &Gift<'_>) -> bool {
        self.gives == other.gives && self.to == other.to && self.until == other.until
    }
}

impl Teller<'_> {
    pub(super) fn costs(&self, costs: &[Cost], mood: Mood) -> String {
        self.list(&costs.iter().map(|cost| self.cost(cost, mood)).collect::<Vec<_>>(), "and")
    }

    fn cost(&self, cost: &Cost, mood: Mood) -> String {
        let own = |key: &str| if mood == Mood::Third { format!("{key}-theirs") } else { key.to_owned() };
        match cost {
            Cost::Gold(n) => self.order("pay", mood, &[n.to_string().into()]),
            Cost::Incline(paid) => self.order("incline", mood, &[self.paid(paid).into()]),
            Cost::Destroy(paid) => self.order("destroy", mood, &[self.paid(paid).into()]),
            Cost::Discard { n, filter } => self.order("discard", mood, &[self.hand_cards(*n, filter).into()]),
            Cost::UnderDeck { n, filter } => {
                self.order(&own("under-deck"), mood, &[self.hand_cards(*n, filter).into()])
            }
            Cost::Mill { n, .. } => self.order(
                "discard",
                mood,
                &[self.deck_top(mood == Mood::Third, &Number::Fixed(*n as i8)).into()],
            ),
            Cost::Damage { card, n } => {
                let what = self.quantity(&Number::Fixed(*n as i8), "damage");
                self.order("damage", mood, &[self.card(card).into(), what.into()])
            }
            Cost::Move(card) => self.order("move", mood, &[self.card(card).into()]),
            Cost::Put { card, dest } => self.put(mood, card, *dest),
        }
    }

    fn paid(&self, paid: &Paid) -> Group {
        match paid {
            Paid::Card(card) => self.card(card),
            Paid::Chosen { filter, n } => {
                let noun = self.noun(filter, Place::Known);
                let is_alone = *n == 1
                    && filter.whose != Whose::Opponent
                    && matches!(filter.zone, Zone::City | Zone::Banner | Zone::Manoeuvre);
                let n = (*n).min(99) as i8;
                let text = match is_alone {
                    true => self.say("your", &[noun.one.as_str().into()]),
                    false => self.grammar.some(&noun, n, n),
                };
                Group { plural: n > 1, ..Group::one(text, noun.feminine) }
            }
        }
    }

    /// Cards of a hand, without saying so.
    fn hand_cards(&self, n: u8, filter: &Filter) -> String {
        let n = n.min(99) as i8;
        self.grammar.some(&self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known), n, n)
    }

    fn put(&self, mood: Mood, card: &Selector, dest: PutDest) -> String {
        let owner = match (card, self.target_of(card)) {
            (Selector::This, _) => Whose::You,
            (_, Some(target)) if target.filter.zone != Zone::Play => target.filter.whose,
            _ => Whose::Any,
        };
        let owner = match owner {
            Whose::You => "your",
            Whose::Opponent => "their",
            Whose::Any => "owner",
        };
        let dest = match dest {
            PutDest::Hand => "hand",
            PutDest::DeckTop => "top",
            PutDest::DeckBottom => "bottom",
            PutDest::Discard => "discard",
        };
        let place = self.term(&format!("to-{owner}-{dest}"));
        let is_long = matches!(card, Selector::Chosen(_) | Selector::Each(_));
        self.order(if is_long { "put-long" } else { "put" }, mood, &[self.card(card).into(), place.into()])
    }

    pub(super) fn steps(&self, steps: &[Step], mood: Mood) -> String {
        let mut said = String::new();
        let (mut rest, mut before, mut was_another) = (steps, None, false);
        while let [first, more @ ..] = rest {
            let alike = more.iter().take_while(|step| self.goes_with(first, step)).count();
            let (together, left) = rest.split_at(1 + alike);
            rest = left;
            // Where the step before would not happen: nobody reads the same condition twice.
            let otherwise = match (before, &first.condition) {
                (Some(one), Some(other)) => is_contrary(one, other),
                _ => false,
            };
            let condition = first.condition.as_ref().filter(|_| !otherwise).map(|one| self.clause("if", one));
            let mut clause = match self.gifts(together) {
                Some(gift) => self.give(&gift, mood),
                None => self.step(first, mood),
            };
            let player = player(first);
            if was_another && mood == Mood::Imperative && player == Some(Player::You) {
                clause = self.say("you-do", &[clause.into()]);
            }
            was_another = player.is_some_and(|player| player != Player::You);
            let clause = match condition {
                Some(condition) if mood == Mood::Infinitive => format!("{clause} {condition}"),
                Some(condition) => format!("{condition}, {clause}"),
                None => clause,
            };
            let joint = match (said.is_empty(), otherwise, rest.is_empty()) {
                (true, _, _) => "{0}{1}",
                (false, true, _) => self.term("otherwise"),
                (false, false, true) => self.term("then"),
                (false, false, false) => "{0}, {1}",
            };
            said = joint.replace("{0}", &said).replace("{1}", &clause);
            before = first.condition.as_ref();
        }
        said
    }

    fn goes_with(&self, first: &Step, next: &Step) -> bool {
        let quiet = self.said.borrow().clone();
        let alike = first.condition == next.condition
            && self.gift(first).zip(self.gift(next)).is_some_and(|(one, two)| one.goes_with(&two));
        *self.said.borrow_mut() = quiet;
        alike
    }

    /// What several steps give to a card or take from it.
    fn gifts<'s>(&self, steps: &'s [Step]) -> Option<Gift<'s>> {
        let mut gifts: Vec<Gift<'s>> = steps.iter().filter_map(|step| self.gift(step)).collect();
        let what: Vec<String> = gifts.iter().map(|gift| gift.what.clone()).collect();
        let long = gifts.iter().any(|gift| gift.long);
        let first = gifts.drain(..).next()?;
        Some(Gift { what: self.list(&what, "and"), long, ..first })
    }

    fn gift<'s>(&self, step: &'s Step) -> Option<Gift<'s>> {
        let simple = |n: &Number| matches!(n, Number::Fixed(_) | Number::Amount);
        let (gives, what, to, until, long) = match &step.verb {
            Verb::Shield { to, n } => (true, self.quantity(n, "shield"), to, String::new(), !simple(n)),
            Verb::Modify { to, stat, n, until } => {
                (true, self.change(*stat, n), to, self.until(*until), !simple(n))
            }
            Verb::Grant { to, what, until } => {
                (true, self.given(what), to, self.until(*until), matches!(what, Granted::Ability(_)))
            }
            Verb::Lose { to, what, until } => {
                let several = self.target_of(to).is_some_and(|target| target.max > 1);
                (false, self.lost(*what, several), to, self.until(*until), false)
            }
            _ => return None,
        };
        Some(Gift { gives, what, to, until, long })
    }

    fn give(&self, gift: &Gift<'_>, mood: Mood) -> String {
        let key = match (gift.gives, gift.long) {
            (true, false) => "give",
            (true, true) => "give-long",
            (false, _) => "strip",
        };
        let args = [self.card(gift.to).into(), gift.what.as_str().into(), gift.until.as_str().into()];
        self.order(key, mood, &args)
    }

    fn until(&self, duration: Duration) -> String {
        match duration {
            Duration::Combat if self.ability.kind == AbilityKind::Combat => "", // DN-164
            Duration::Combat => self.term("until-combat"),
            Duration::Turn => self.term("until-turn"),
            Duration::Stay => self.term("until-stay"),
        }
        .into()
    }

    /// Something a player does.
    fn by(&self, mood: Mood, who: Player, key: &str, what: String) -> String {
        let subject = match who {
            Player::You => return self.order(key, mood, &[what.into()]),
            Player::Opponent => self.term("opponent"),
            Player::Both => self.term("each-player"),
        };
        self.grammar.by(subject, self.term(key), mood, &[what.into()])
    }

    fn step(&self, step: &Step, mood: Mood) -> String {
        let plain = |key: &str, to: &Selector| self.order(key, mood, &[self.card(to).into()]);
        match &step.verb {
            Verb::Damage { to, n } => {
                let card = self.grammar.each_of(self.card(to));
                self.order("damage", mood, &[card.into(), self.quantity(n, "damage").into()])
            }
            Verb::Heal { to, n } => {
                let card = self.card(to);
                let much = self.quantity(n, "damage");
                let short = if let Number::Fixed(n) = n { n.to_string() } else { much.clone() };
                let key = if card.plural { "heal-each" } else { "heal" };
                self.order(key, mood, &[card.into(), short.into(), much.into()])
            }
            Verb::Shield { .. } | Verb::Modify { .. } | Verb::Grant { .. } | Verb::Lose { .. } => {
                self.gift(step).map_or_else(String::new, |gift| self.give(&gift, mood))
            }
            Verb::Incline(to) => plain("incline", to),
            Verb::Straighten(to) => plain("straighten", to),
            Verb::Move(to) => plain("move", to),
            Verb::Destroy(to) => plain("destroy", to),
            Verb::Redirect(to) => plain("redirect", to),
            Verb::CancelAttack => self.order("cancel-attack", mood, &[]),
            Verb::Attack { who, against, mode } => {
                let how = match mode {
                    Way::Any => "",
                    Way::Melee => self.term("way-melee"),
                    Way::Ranged => self.term("way-ranged"),
                };
                let (who, against) = (self.card(who), self.card(against));
                let key = if mood == Mood::Infinitive { "to-attack" } else { "attack" };
                self.order(key, mood, &[who.into(), against.into(), how.into()])
            }
            Verb::Discard { who, n, filter, pick } => {
                let cards = match n {
                    Number::Fixed(n) => self.hand_cards(n.unsigned_abs(), filter),
                    n => self.quantity(n, "card"),
                };
                let how = match (pick, who) {
                    (Among::Random, _) => self.term("at-random"),
                    (Among::You, Player::Opponent | Player::Both) => self.term("your-choice"),
                    (Among::You, Player::You) | (Among::Owner, _) => "",
                };
                self.by(mood, *who, "discard", format!("{cards} {how}"))
            }
            Verb::Mill { who, n, .. } => {
                self.by(mood, *who, "discard", self.deck_top(*who != Player::You, n))
            }
            Verb::Look { who, n } => self.by(mood, *who, "look", self.deck_top(*who != Player::You, n)),
            Verb::Draw { who, n } => self.by(mood, *who, "draw", self.quantity(n, "card")),
            Verb::Gold { who, n } => self.count_up(mood, *who, n, "gold"),
            Verb::Prestige { who, n } => self.count_up(mood, *who, n, "prestige"),
            Verb::Search { zone, filter, n, dest } => self.search(mood, *zone, filter, *n, *dest),
            Verb::Put { card, dest } => self.put(mood, card, *dest),
            Verb::Deploy { card, side } => {
                let owner = self.target_of(card).map_or(Whose::You, |target| target.filter.whose);
                let side = match side {
                    Player::Opponent => self.term("their-side"),
                    Player::You | Player::Both if owner != Whose::You => self.term("your-side"),
                    Player::You | Player::Both => "",
                };
                let is_long = matches!(card, Selector::Chosen(_) | Selector::Each(_));
                let card = self.card(card);
                let key = if is_long && !card.pronoun { "deploy-long" } else { "deploy" };
                self.order(key, mood, &[card.into(), side.into()])
            }
            Verb::Attach { card, to } => {
                let (card, bearer) = (self.card(card), self.card(to));
                self.order("attach", mood, &[card.into(), bearer.into()])
            }
            Verb::Choose { options, n } => self.choose(mood, options, *n),
            Verb::Cost { filter, n, next, until } => self.cheaper(mood, filter, *n, *next, *until),
            Verb::Unless { who, cost, effect } => {
                let effect = self.steps(effect, mood);
                let (key, mood) = match who {
                    Player::You => ("unless-you", Mood::Imperative),
                    Player::Opponent => ("unless-they", Mood::Third),
                    Player::Both => ("unless-any", Mood::Third),
                };
                self.say(key, &[effect.into(), self.costs(cost, mood).into()])
            }
            Verb::May { cost, effect } => {
                let cost = self.costs(cost, Mood::Infinitive);
                let effect = self.steps(effect, Mood::Infinitive);
                let key = if cost.is_empty() { "may" } else { "may-for" };
                self.say(key, &[cost.into(), effect.into()])
            }
        }
    }

    fn count_up(&self, mood: Mood, who: Player, n: &Number, unit: &str) -> String {
        match n {
            Number::Fixed(n) if *n < 0 => {
                self.by(mood, who, "lose", self.quantity(&Number::Fixed(n.saturating_abs()), unit))
            }
            n => self.by(mood, who, "gain", self.quantity(n, unit)),
        }
    }

    fn deck_top(&self, theirs: bool, n: &Number) -> String {
        let whose = if theirs { "theirs" } else { "yours" };
        self.pass_over(true);
        match n {
            Number::Fixed(1) => self.term(&format!("top-card-{whose}")).into(),
            Number::Fixed(n) => {
                self.say(&format!("top-cards-{whose}"), &[self.grammar.count(*n, true).into()])
            }
            n => self.say(&format!("from-top-{whose}"), &[self.quantity(n, "card").into()]),
        }
    }

    fn search(&self, mood: Mood, zone: Zone, filter: &Filter, n: u8, dest: Dest) -> String {
        let noun = self.noun(&Filter { zone, whose: Whose::Any, ..filter.clone() }, Place::Known);
        let n = n.min(99) as i8;
        let cards = self.grammar.some(&noun, if n > 1 { 0 } else { n }, n);
        let found = Group { pronoun: true, plural: n > 1, ..Group::one("", noun.feminine) };
        let to = self.term(match dest {
            Dest::Hand => "to-your-hand",
            Dest::Play => "into-play",
            Dest::DeckTop => "to-your-top",
            Dest::Discard => "to-your-discard",
        });
        let key = if zone == Zone::Discard { "search-discard" } else { "search-deck" };
        let put = self.order("put", mood, &[found.into(), to.into()]);
        self.order(key, mood, &[cards.into(), put.into()])
    }

    fn choose(&self, mood: Mood, options: &[Choice], n: u8) -> String {
        if let [only] = options {
            return self.steps(&only.effect, mood);
        }
        if let Some(gift) = self.either(options, n) {
            return self.give(&gift, mood);
        }
        let before = self.said.borrow().last.clone();
        let told = |option: &Choice| {
            self.said.borrow_mut().last = before.clone();
            self.steps(&option.effect, mood)
        };
        let told: Vec<String> = options.iter().map(told).collect();
        self.said.borrow_mut().last = None;
        let options = told.join(self.term("or-else"));
        let many = if n == 1 { "one" } else { "many" };
        let how = if mood == Mood::Infinitive { "to-choose" } else { "choose" };
        self.say(&format!("{how}-{many}"), &[options.into(), self.count(n).into()])
    }

    /// Gifts to the same card, one of which is chosen: `give your combatant +2 attack or +2 riposte`.
    fn either<'s>(&self, options: &'s [Choice], n: u8) -> Option<Gift<'s>> {
        let gift = |option: &'s Choice| match (&option.targets[..], &option.effect[..]) {
            ([], [step]) if step.condition.is_none() => self.gift(step),
            _ => None,
        };
        let gifts: Vec<Gift<'s>> = options.iter().map(gift).collect::<Option<_>>().filter(|_| n == 1)?;
        let what: Vec<String> = gifts.iter().map(|gift| gift.what.clone()).collect();
        let alike = gifts.iter().all(|gift| gift.goes_with(&gifts[0]));
        let first = gifts.into_iter().next().filter(|_| alike)?;
        Some(Gift { what: self.list(&what, "or"), ..first })
    }

    /// `the next Attachment you play this turn costs 1 gold less`
    fn cheaper(&self, mood: Mood, filter: &Filter, n: i8, next: Option<u8>, until: Duration) -> String {
        let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
        let play = self.term(&format!("will-play-{}", whose_word(filter.whose)));
        let time = self.term(match until {
            Duration::Combat => "this-combat",
            Duration::Turn => "this-turn",
            Duration::Stay => "from-now-on",
        });
        let gender = if noun.feminine { "f" } else { "m" };
        let (cards, number) = match next {
            Some(1) => (self.say(&format!("next-one-{gender}"), &[noun.one.as_str().into()]), "one"),
            Some(next) => {
                let next = self.grammar.count(next.min(99) as i8, noun.feminine);
                (self.say(&format!("next-{gender}"), &[next.into(), noun.many.as_str().into()]), "many")
            }
            None => (self.say("the-many", &[noun.many.as_str().into()]), "many"),
        };
        let key = if mood == Mood::Infinitive { "to-cost" } else { "costs" };
        let args = [cards.into(), play.into(), time.into(), self.price(n).into()];
        self.say(&format!("{key}-{number}"), &args)
    }

    pub(super) fn price(&self, n: i8) -> String {
        self.say(if n < 0 { "gold-less" } else { "gold-more" }, &[n.unsigned_abs().to_string().into()])
    }
}

/// Whether one condition holds exactly where the other does not.
fn is_contrary(one: &Condition, other: &Condition) -> bool {
    matches!(one, Condition::Not(inner) if **inner == *other)
        || matches!(other, Condition::Not(inner) if **inner == *one)
}

/// The player who does a step, if it is done by one.
fn player(step: &Step) -> Option<Player> {
    match &step.verb {
        Verb::Draw { who, .. }
        | Verb::Gold { who, .. }
        | Verb::Prestige { who, .. }
        | Verb::Discard { who, .. }
        | Verb::Mill { who, .. }
        | Verb::Look { who, .. } => Some(*who),
        _ => None,
    }
}
