//! What an ability costs and does, in English.

use super::English;
use super::noun::{Group, Place, count, keyword, printed, stat};
use crate::language::{
    Among, Cost, Dest, Duration, Filter, Granted, Group as Choice, Lost, Number, Paid, Player, PutDest,
    Selector, Stat, Step, Verb, Way, Whose, Zone,
};
use crate::prose::{join, signed};

/// Who does it: `you`, as in an order, or somebody else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// `exhaust this card`
    You,
    /// `exhausts this card`
    They,
}

impl By {
    fn verb(self, you: &'static str, they: &'static str) -> &'static str {
        match self {
            By::You => you,
            By::They => they,
        }
    }

    fn own(self) -> &'static str {
        self.verb("your", "their")
    }
}

/// How a step stands in its sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    /// `draw a card`, `your opponent draws a card`
    Plain,
    /// After `to`: `make your opponent draw a card`
    Infinitive,
}

/// Done by a player: `draw a card`, `your opponent draws a card`.
fn by(mood: Mood, who: Player, you: &str, they: &str, what: &str) -> String {
    let subject = match who {
        Player::You => return format!("{you} {what}"),
        Player::Opponent => "your opponent",
        Player::Both => "each player",
    };
    match mood {
        Mood::Plain => format!("{subject} {they} {what}"),
        Mood::Infinitive => format!("make {subject} {you} {what}"),
    }
}

/// A verb that gives something to a card or takes it away, with what, to which card and for how long.
struct Gift<'s> {
    gives: bool,
    what: String,
    to: &'s Selector,
    until: &'static str,
}

impl English<'_> {
    /// Costs, joined.
    pub(super) fn costs(&self, costs: &[Cost], by: By) -> String {
        join(&costs.iter().map(|cost| self.cost(cost, by)).collect::<Vec<_>>(), ", ", " and ")
    }

    fn cost(&self, cost: &Cost, by: By) -> String {
        match cost {
            Cost::Gold(n) => format!("{} {n} gold", by.verb("pay", "pays")),
            Cost::Incline(paid) => format!("{} {}", by.verb("exhaust", "exhausts"), self.paid(paid)),
            Cost::Destroy(paid) => format!("{} {}", by.verb("destroy", "destroys"), self.paid(paid)),
            Cost::Discard { n, filter } => {
                format!("{} {}", by.verb("discard", "discards"), self.hand_cards(*n, filter))
            }
            Cost::UnderDeck { n, filter } => {
                let (cards, own) = (self.hand_cards(*n, filter), by.own());
                format!("{} {cards} from {own} hand under {own} deck", by.verb("put", "puts"))
            }
            Cost::Mill { n, .. } => {
                format!("{} {} of {} deck", by.verb("discard", "discards"), top_cards(*n as i8), by.own())
            }
            Cost::Damage { card, n } => {
                format!("{} {n} damage to {}", by.verb("deal", "deals"), self.card(card).text)
            }
            Cost::Move(card) => format!("{} {}", by.verb("move", "moves"), self.card(card).text),
            Cost::Put { card, dest } => {
                let what = self.card(card).text;
                format!("{} {what} {}", by.verb("put", "puts"), self.destination(*dest, card))
            }
        }
    }

    fn paid(&self, paid: &Paid) -> String {
        match paid {
            Paid::Card(card) => self.card(card).text,
            Paid::Chosen { filter, n } => {
                let noun = self.noun(filter, Place::Known);
                let is_alone = *n == 1
                    && filter.whose != Whose::Opponent
                    && matches!(filter.zone, Zone::City | Zone::Banner | Zone::Manoeuvre);
                if is_alone { format!("your {}", noun.one) } else { noun.some(*n, *n) }
            }
        }
    }

    /// Cards of a hand, without saying so.
    fn hand_cards(&self, n: u8, filter: &Filter) -> String {
        self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known).some(n, n)
    }

    /// Where a card is put, and whose that is.
    fn destination(&self, dest: PutDest, card: &Selector) -> String {
        let owner = match card {
            Selector::This => Whose::You,
            Selector::Chosen(id) => match self.0.target(id) {
                Some(target) if target.filter.zone != Zone::Play => target.filter.whose,
                Some(_) | None => Whose::Any,
            },
            _ => Whose::Any,
        };
        let whose = match owner {
            Whose::You => "your",
            Whose::Opponent => "your opponent’s",
            Whose::Any => "its owner’s",
        };
        match dest {
            PutDest::Hand => format!("into {whose} hand"),
            PutDest::DeckTop => format!("on {whose} deck"),
            PutDest::DeckBottom => format!("under {whose} deck"),
            PutDest::Discard => format!("into {whose} discard pile"),
        }
    }

    /// Steps, one after the other.
    pub(super) fn steps(&self, steps: &[Step], mood: Mood) -> String {
        let mut said: Vec<String> = Vec::new();
        let mut rest = steps;
        let mut was_another_player = false;
        while let [first, more @ ..] = rest {
            let alike = more.iter().take_while(|step| self.goes_with(first, step)).count();
            let (together, left) = rest.split_at(1 + alike);
            rest = left;
            let mut clause = match self.gifts(together) {
                Some(gift) => self.given(&gift),
                None => self.step(first, mood),
            };
            let player = player(first);
            if was_another_player && mood == Mood::Plain && player == Some(Player::You) {
                clause = format!("you {clause}");
            }
            was_another_player = player.is_some_and(|player| player != Player::You);
            if let Some(condition) = &first.condition {
                clause = format!("{clause} if {}", self.condition(condition));
            }
            said.push(clause);
        }
        join(&said, ", ", ", then ")
    }

    /// Whether two steps give or take things of the same card for the same time, and can be told at once.
    fn goes_with(&self, first: &Step, next: &Step) -> bool {
        match (self.gift(first), self.gift(next)) {
            (Some(one), Some(two)) => {
                first.condition == next.condition
                    && one.gives == two.gives
                    && one.to == two.to
                    && one.until == two.until
            }
            _ => false,
        }
    }

    /// What several steps give to a card or take from it.
    fn gifts<'s>(&self, steps: &'s [Step]) -> Option<Gift<'s>> {
        let gifts: Vec<Gift<'s>> = steps.iter().filter_map(|step| self.gift(step)).collect();
        let what: Vec<String> = gifts.iter().map(|gift| gift.what.clone()).collect();
        let first = gifts.into_iter().next()?;
        Some(Gift { what: join(&what, ", ", " and "), ..first })
    }

    /// What a step gives to a card or takes from it, and for how long.
    fn gift<'s>(&self, step: &'s Step) -> Option<Gift<'s>> {
        match &step.verb {
            Verb::Shield { to, n } => {
                Some(Gift { gives: true, what: self.quantity(n, "Shield", "Shields"), to, until: "" })
            }
            Verb::Modify { to, stat, n, until } => {
                Some(Gift { gives: true, what: self.change(*stat, n), to, until: self.until(*until) })
            }
            Verb::Grant { to, what, until } => {
                Some(Gift { gives: true, what: self.granted(what), to, until: self.until(*until) })
            }
            Verb::Lose { to, what, until } => {
                let what = lost(*what, self.are_several(to));
                Some(Gift { gives: false, what, to, until: self.until(*until) })
            }
            _ => None,
        }
    }

    /// `give this Character +1 attack`
    fn given(&self, gift: &Gift<'_>) -> String {
        let Gift { gives, what, to, until } = gift;
        let whom = self.card(to).text;
        match gives {
            true => format!("give {whom} {what}{until}"),
            false => format!("make {whom} lose {what}{until}"),
        }
    }

    /// Whether a selector names several cards at once.
    fn are_several(&self, to: &Selector) -> bool {
        matches!(to, Selector::Chosen(id) if self.0.target(id).is_some_and(|target| target.max > 1))
    }

    fn until(&self, duration: Duration) -> &'static str {
        match duration {
            Duration::Combat if self.0.is_in_combat() => "",
            Duration::Combat => " until the end of the combat",
            Duration::Turn => " until the end of the turn",
            Duration::Stay => " until it leaves play",
        }
    }

    fn step(&self, step: &Step, mood: Mood) -> String {
        match &step.verb {
            Verb::Damage { to, n } => {
                let what = self.quantity(n, "damage", "damage");
                format!("deal {what} to {}", each(&self.card(to)))
            }
            Verb::Heal { to, n } => {
                let what = self.quantity(n, "damage", "damage");
                format!("heal {what} from {}", each(&self.card(to)))
            }
            Verb::Shield { .. } | Verb::Modify { .. } | Verb::Grant { .. } | Verb::Lose { .. } => {
                self.gift(step).map_or_else(String::new, |gift| self.given(&gift))
            }
            Verb::Incline(to) => format!("exhaust {}", self.card(to).text),
            Verb::Straighten(to) => format!("ready {}", self.card(to).text),
            Verb::Move(to) => format!("move {}", self.card(to).text),
            Verb::Destroy(to) => format!("destroy {}", self.card(to).text),
            Verb::Redirect(to) => format!("redirect the attack to {}", self.card(to).text),
            Verb::CancelAttack => "cancel the attack".into(),
            Verb::Attack { who, against, mode } => {
                let who = self.card(who).text;
                let against = self.card(against).text;
                let how = match mode {
                    Way::Any => "",
                    Way::Melee => " in melee",
                    Way::Ranged => " at range",
                };
                format!("make {who} attack {against}{how}, whatever their lines")
            }
            Verb::Discard { who, n, filter, pick } => {
                let cards = match n {
                    Number::Fixed(n) => self.hand_cards(n.unsigned_abs(), filter),
                    n => self.quantity(n, "card", "cards"),
                };
                let how = match (pick, who) {
                    (Among::Random, _) => " at random",
                    (Among::You, Player::Opponent | Player::Both) => " of your choice",
                    (Among::You, Player::You) | (Among::Owner, _) => "",
                };
                by(mood, *who, "discard", "discards", &format!("{cards}{how}"))
            }
            Verb::Mill { who, n, .. } => by(mood, *who, "discard", "discards", &self.deck_top(*who, n)),
            Verb::Look { who, n } => by(mood, *who, "look at", "looks at", &self.deck_top(*who, n)),
            Verb::Draw { who, n } => by(mood, *who, "draw", "draws", &self.quantity(n, "card", "cards")),
            Verb::Gold { who, n } => self.count_up(mood, *who, n, "gold"),
            Verb::Prestige { who, n } => self.count_up(mood, *who, n, "prestige"),
            Verb::Search { zone, filter, n, dest } => self.search(*zone, filter, *n, *dest),
            Verb::Put { card, dest } => {
                let what = self.card(card).text;
                format!("put {what} {}", self.destination(*dest, card))
            }
            Verb::Deploy { card, side } => self.deploy(card, *side),
            Verb::Attach { card, to } => {
                let card = self.card(card).text;
                format!("attach {card} to {}", self.card(to).text)
            }
            Verb::Choose { options, n } => self.choose(mood, options, *n),
            Verb::Cost { filter, n, next, until } => self.cheaper(filter, *n, *next, *until),
            Verb::Unless { who, cost, effect } => {
                let effect = self.steps(effect, mood);
                match who {
                    Player::You => format!("{effect} unless you {}", self.costs(cost, By::You)),
                    Player::Opponent => {
                        format!("{effect} unless your opponent {}", self.costs(cost, By::They))
                    }
                    Player::Both => format!("{effect} unless a player {}", self.costs(cost, By::They)),
                }
            }
            Verb::May { cost, effect } => {
                let cost = self.costs(cost, By::You);
                format!("you may {cost} to {}", self.steps(effect, Mood::Infinitive))
            }
        }
    }

    fn count_up(&self, mood: Mood, who: Player, n: &Number, what: &str) -> String {
        match n {
            Number::Fixed(n) if *n < 0 => {
                by(mood, who, "lose", "loses", &format!("{} {what}", n.unsigned_abs()))
            }
            n => by(mood, who, "gain", "gains", &self.quantity(n, what, what)),
        }
    }

    /// `the top three cards of your deck`
    fn deck_top(&self, who: Player, n: &Number) -> String {
        let deck = if who == Player::You { "of your deck" } else { "of their deck" };
        match n {
            Number::Fixed(n) => format!("{} {deck}", top_cards(*n)),
            n => format!("{} from the top {deck}", self.quantity(n, "card", "cards")),
        }
    }

    fn search(&self, zone: Zone, filter: &Filter, n: u8, dest: Dest) -> String {
        let noun = self.noun(&Filter { zone, whose: Whose::Any, ..filter.clone() }, Place::Known);
        let cards = noun.some(if n > 1 { 0 } else { n }, n);
        let place = if zone == Zone::Discard { "discard pile" } else { "deck" };
        let it = if n > 1 { "them" } else { "it" };
        let to = match dest {
            Dest::Hand => "into your hand",
            Dest::Play => "into play",
            Dest::DeckTop => "on your deck",
            Dest::Discard => "into your discard pile",
        };
        format!("search your {place} for {cards} and put {it} {to}")
    }

    fn deploy(&self, card: &Selector, side: Player) -> String {
        let owner = match card {
            Selector::Chosen(id) => self.0.target(id).map_or(Whose::You, |target| target.filter.whose),
            _ => Whose::You,
        };
        let side = match side {
            Player::Opponent => " on your opponent’s side",
            Player::You | Player::Both if owner != Whose::You => " on your side",
            Player::You | Player::Both => "",
        };
        let card = self.card(card);
        match card.pronoun || matches!(card.text.as_str(), "this card") {
            true => format!("put {} into play{side}", card.text),
            false => format!("put into play{side} {}", card.text),
        }
    }

    fn choose(&self, mood: Mood, options: &[Choice], n: u8) -> String {
        if let [only] = options {
            return self.steps(&only.effect, mood);
        }
        if let Some(said) = self.either(options, n) {
            return said;
        }
        let before = self.0.said.borrow().last.clone();
        let told = |option: &Choice| {
            self.0.said.borrow_mut().last = before.clone();
            self.steps(&option.effect, mood)
        };
        let options: Vec<String> = options.iter().map(told).collect();
        self.0.mention_another();
        format!("choose {}: {}", count(n as i8), join(&options, "; or ", "; or "))
    }

    /// Gifts to the same card, one of which is chosen: `give your combatant +2 attack or +2 riposte`.
    fn either(&self, options: &[Choice], n: u8) -> Option<String> {
        let gifts: Option<Vec<Gift<'_>>> = options
            .iter()
            .map(|option| match (&option.targets[..], &option.effect[..]) {
                ([], [step]) if step.condition.is_none() => self.gift(step),
                _ => None,
            })
            .collect();
        let gifts = gifts.filter(|_| n == 1)?;
        let first = gifts.first()?;
        let alike = gifts
            .iter()
            .all(|gift| gift.gives == first.gives && gift.to == first.to && gift.until == first.until);
        let what: Vec<String> = gifts.iter().map(|gift| gift.what.clone()).collect();
        let Gift { gives, to, until, .. } = *first;
        alike.then(|| self.given(&Gift { gives, what: join(&what, ", ", " or "), to, until }))
    }

    /// `make the next Attachment you play this turn cost 1 gold less`
    fn cheaper(&self, filter: &Filter, n: i8, next: Option<u8>, until: Duration) -> String {
        let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
        let play = match filter.whose {
            Whose::You => "you play",
            Whose::Opponent => "your opponent plays",
            Whose::Any => "a player plays",
        };
        let time = match until {
            Duration::Combat => "in this combat",
            Duration::Turn => "this turn",
            Duration::Stay => "from now on",
        };
        let cards = match next {
            Some(1) => format!("the next {}", noun.one),
            Some(next) => format!("the next {} {}", count(next as i8), noun.many),
            None => format!("the {}", noun.many),
        };
        format!("make {cards} {play} {time} cost {}", price(n))
    }

    /// A number of things.
    pub(super) fn quantity(&self, n: &Number, one: &str, many: &str) -> String {
        let is_card = one == "card";
        let fixed = |n: i8| match (is_card, n) {
            (true, 1) => format!("a {one}"),
            (true, n) => format!("{} {many}", count(n)),
            (false, 1) => format!("{n} {one}"),
            (false, n) => format!("{n} {many}"),
        };
        match n {
            Number::Fixed(n) => fixed(*n),
            Number::Count { filter, times, plus, max } => {
                let more = if *plus == 0 { String::new() } else { format!("{}, plus ", fixed(*plus)) };
                format!("{more}{} per {}{}", fixed(*times), self.per(filter), at_most(*max))
            }
            Number::Stat { stat: value, of: card, printed } => {
                let as_much = if one == many { "as much" } else { "as many" };
                format!("{as_much} {many} as {}", self.value(*value, card, *printed))
            }
            Number::Amount => format!("{} {many}", if one == many { "as much" } else { "as many" }),
        }
    }

    /// A change of a value: `+1 attack`.
    pub(super) fn change(&self, value: Stat, n: &Number) -> String {
        let name = stat(value);
        match n {
            Number::Fixed(n) => format!("{} {name}", signed(*n)),
            Number::Count { filter, times, plus, max } => {
                let more = if *plus == 0 { String::new() } else { format!("{} {name} and ", signed(*plus)) };
                format!("{more}{} {name} per {}{}", signed(*times), self.per(filter), at_most(*max))
            }
            Number::Stat { stat: other, of: card, printed } => {
                format!("{name} equal to {}", self.value(*other, card, *printed))
            }
            Number::Amount => format!("as much {name}"),
        }
    }

    /// What is counted: `Character you control in front`.
    fn per(&self, filter: &Filter) -> String {
        if filter.zone != Zone::Play {
            return self.noun(filter, Place::Said).one;
        }
        let line = filter.line.map_or(String::new(), |at| format!(" {}", super::noun::line(at)));
        let one = self.noun(&Filter { whose: Whose::Any, line: None, ..filter.clone() }, Place::Said).one;
        match filter.whose {
            Whose::You => format!("{one} you control{line}"),
            Whose::Opponent => format!("{one} your opponent controls{line}"),
            Whose::Any => format!("{one} in play{line}"),
        }
    }

    /// `the attack of this Character`
    fn value(&self, value: Stat, card: &Selector, printed: bool) -> String {
        let printed = if printed { "printed " } else { "" };
        let name = if value == Stat::Ranged { "ranged value" } else { stat(value) };
        let card = self.card(card);
        match card.pronoun {
            true if card.plural => format!("their {printed}{name}"),
            true => format!("its {printed}{name}"),
            false => format!("the {printed}{name} of {}", card.text),
        }
    }

    /// What is granted.
    pub(super) fn granted(&self, what: &Granted) -> String {
        match what {
            Granted::Keyword(keyword) => printed(self.0.pack, keyword),
            Granted::Ability(id) => {
                let ability = self.0.pack.abilities.iter().find(|ability| ability.id.as_ref() == Some(id));
                let text = ability
                    .map_or_else(String::new, |ability| super::granted(self.0.pack, self.0.card, ability));
                format!("“{text}”")
            }
        }
    }
}

/// Several cards of which each is meant.
fn each(card: &Group) -> String {
    if card.plural { format!("each of {}", card.text) } else { card.text.clone() }
}

/// What is lost.
pub(super) fn lost(what: Lost, plural: bool) -> String {
    let own = if plural { "their" } else { "its" };
    match what {
        Lost::Keyword(word) => keyword(word).into(),
        Lost::Kind(kind) => format!("{own} {} abilities", super::kind(kind)),
        Lost::All => format!("all {own} abilities"),
        Lost::Printed => format!("all {own} printed abilities"),
    }
}

/// `1 gold less`
pub(super) fn price(n: i8) -> String {
    format!("{} gold {}", n.unsigned_abs(), if n < 0 { "less" } else { "more" })
}

fn at_most(max: Option<i8>) -> String {
    max.map_or(String::new(), |max| format!(" ({max} at most)"))
}

fn top_cards(n: i8) -> String {
    match n {
        1 => "the top card".into(),
        n => format!("the top {} cards", count(n)),
    }
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
