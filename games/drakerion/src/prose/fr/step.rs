//! What an ability costs and does, in French.

use super::French;
use super::noun::{Group, Place, count, keyword, of, printed, stat, to};
use crate::language::{
    Among, Cost, Dest, Duration, Filter, Granted, Group as Choice, Lost, Number, Paid, Player, PutDest,
    Selector, Stat, Step, Verb, Way, Whose, Zone,
};
use crate::prose::{join, signed};

/// How a verb stands in its sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    /// `inclinez`
    Imperative,
    /// `incliner`
    Infinitive,
    /// `incline`
    Third,
}

/// A verb in its three forms.
#[derive(Clone, Copy)]
struct Word {
    infinitive: &'static str,
    imperative: &'static str,
    third: &'static str,
}

const fn forms(infinitive: &'static str, imperative: &'static str, third: &'static str) -> Word {
    Word { infinitive, imperative, third }
}

const DEAL: Word = forms("infliger", "infligez", "inflige");
const HEAL: Word = forms("soigner", "soignez", "soigne");
const GIVE: Word = forms("donner", "donnez", "donne");
const STRIP: Word = forms("faire perdre", "faites perdre", "fait perdre");
const EXHAUST: Word = forms("incliner", "inclinez", "incline");
const READY: Word = forms("redresser", "redressez", "redresse");
const MOVE: Word = forms("déplacer", "déplacez", "déplace");
const DESTROY: Word = forms("détruire", "détruisez", "détruit");
const DISCARD: Word = forms("défausser", "défaussez", "défausse");
const DRAW: Word = forms("piocher", "piochez", "pioche");
const GAIN: Word = forms("gagner", "gagnez", "gagne");
const LOSE: Word = forms("perdre", "perdez", "perd");
const LOOK: Word = forms("regarder", "regardez", "regarde");
const PUT: Word = forms("mettre", "mettez", "met");
const LINK: Word = forms("lier", "liez", "lie");
const PAY: Word = forms("payer", "payez", "paie");

impl Word {
    fn form(self, mood: Mood) -> &'static str {
        match mood {
            Mood::Imperative => self.imperative,
            Mood::Infinitive => self.infinitive,
            Mood::Third => self.third,
        }
    }

    /// With a direct object: `inclinez ce Personnage`, `inclinez-le`, `l’incliner`.
    fn direct(self, mood: Mood, object: &Group, rest: &str) -> String {
        let verb = self.form(mood);
        if !object.pronoun {
            return format!("{verb} {}{rest}", object.text);
        }
        let pronoun = match (object.plural, object.feminine) {
            (true, _) => "les",
            (false, true) => "la",
            (false, false) => "le",
        };
        match mood {
            Mood::Imperative => format!("{verb}-{pronoun}{rest}"),
            Mood::Infinitive | Mood::Third if !object.plural && begins_with_vowel(verb) => {
                format!("l’{verb}{rest}")
            }
            Mood::Infinitive | Mood::Third => format!("{pronoun} {verb}{rest}"),
        }
    }

    /// With two objects: `donnez 1 Bouclier à ce Personnage`, `donnez-lui 1 Bouclier`.
    fn indirect(self, mood: Mood, what: &str, whom: &Group, rest: &str) -> String {
        let verb = self.form(mood);
        if !whom.pronoun {
            // A long object comes last, so that nobody loses the thread.
            return match what.chars().count() > 40 {
                true => format!("{verb} {} {what}{rest}", to(&whom.text)),
                false => format!("{verb} {what} {}{rest}", to(&whom.text)),
            };
        }
        let pronoun = if whom.plural { "leur" } else { "lui" };
        match (mood, verb.split_once(' ')) {
            (Mood::Imperative, Some((first, second))) => format!("{first}-{pronoun} {second} {what}{rest}"),
            (Mood::Imperative, None) => format!("{verb}-{pronoun} {what}{rest}"),
            (Mood::Infinitive | Mood::Third, _) => format!("{pronoun} {verb} {what}{rest}"),
        }
    }

    /// Done by a player: `piochez une carte`, `votre adversaire pioche une carte`.
    fn by(self, mood: Mood, who: Player, what: &str) -> String {
        let subject = match who {
            Player::You => return format!("{} {what}", self.form(mood)),
            Player::Opponent => "votre adversaire",
            Player::Both => "chaque joueur",
        };
        match mood {
            // All these verbs but one have the same form in the subjunctive.
            Mood::Infinitive if self.third == LOSE.third => format!("que {subject} perde {what}"),
            Mood::Infinitive => format!("que {subject} {} {what}", self.third),
            Mood::Imperative | Mood::Third => format!("{subject} {} {what}", self.third),
        }
    }
}

fn begins_with_vowel(word: &str) -> bool {
    word.starts_with(['a', 'e', 'é', 'i', 'o', 'u'])
}

impl French<'_> {
    /// Costs, joined.
    pub(super) fn costs(&self, costs: &[Cost], mood: Mood) -> String {
        join(&costs.iter().map(|cost| self.cost(cost, mood)).collect::<Vec<_>>(), ", ", " et ")
    }

    fn cost(&self, cost: &Cost, mood: Mood) -> String {
        match cost {
            Cost::Gold(n) => format!("{} {n} or", PAY.form(mood)),
            Cost::Incline(paid) => EXHAUST.direct(mood, &self.paid(paid), ""),
            Cost::Destroy(paid) => DESTROY.direct(mood, &self.paid(paid), ""),
            Cost::Discard { n, filter } => format!("{} {}", DISCARD.form(mood), self.hand_cards(*n, filter)),
            Cost::UnderDeck { n, filter } => {
                let own = if mood == Mood::Third { "son" } else { "votre" };
                let hand = if mood == Mood::Third { "sa" } else { "votre" };
                let cards = self.hand_cards(*n, filter);
                format!("{} {cards} de {hand} main sous {own} deck", PUT.form(mood))
            }
            Cost::Mill { n, .. } => {
                let own = if mood == Mood::Third { "son" } else { "votre" };
                format!("{} {} de {own} deck", DISCARD.form(mood), first_cards(*n as i8))
            }
            Cost::Damage { card, n } => DEAL.indirect(mood, &damage(*n as i8), &self.card(card), ""),
            Cost::Move(card) => MOVE.direct(mood, &self.card(card), ""),
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
                let text = if is_alone { format!("votre {}", noun.one) } else { noun.some(*n, *n) };
                Group { text, feminine: noun.feminine, plural: *n > 1, pronoun: false }
            }
        }
    }

    /// Cards of a hand, without saying so.
    fn hand_cards(&self, n: u8, filter: &Filter) -> String {
        self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known).some(n, n)
    }

    /// `mettez cette carte dans votre main`, `mettez dans votre main un Événement de votre défausse`
    fn put(&self, mood: Mood, card: &Selector, dest: PutDest) -> String {
        let place = self.destination(dest, card);
        let is_long = matches!(card, Selector::Chosen(_) | Selector::Each(_));
        let card = self.card(card);
        match is_long && !card.pronoun {
            true => format!("{} {place} {}", PUT.form(mood), card.text),
            false => PUT.direct(mood, &card, &format!(" {place}")),
        }
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
        let (place, article, pile) = match dest {
            PutDest::Hand => ("dans", "la", "main"),
            PutDest::DeckTop => ("sur", "le", "deck"),
            PutDest::DeckBottom => ("sous", "le", "deck"),
            PutDest::Discard => ("dans", "la", "défausse"),
        };
        match owner {
            Whose::You => format!("{place} votre {pile}"),
            Whose::Opponent => format!("{place} {article} {pile} de votre adversaire"),
            Whose::Any => format!("{place} {article} {pile} de son propriétaire"),
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
                Some((verb, what, whom, until)) => verb.indirect(mood, &what, &self.card(whom), &until),
                None => self.step(first, mood),
            };
            if was_another_player && mood == Mood::Imperative && is_by_you(first) {
                clause = format!("vous {clause}");
            }
            was_another_player = is_by_others(first);
            if let Some(condition) = &first.condition {
                clause = format!("{clause} {}", self.if_clause(condition));
            }
            said.push(clause);
        }
        join(&said, ", ", ", puis ")
    }

    /// Whether two steps give or take things of the same card for the same time, and can be told at once.
    fn goes_with(&self, first: &Step, next: &Step) -> bool {
        match (self.gift(first), self.gift(next)) {
            (Some((verb, _, to, until)), Some((other_verb, _, other_to, other_until))) => {
                first.condition == next.condition
                    && verb.third == other_verb.third
                    && to == other_to
                    && until == other_until
            }
            _ => false,
        }
    }

    /// What several steps give to a card or take from it.
    fn gifts<'s>(&self, steps: &'s [Step]) -> Option<(Word, String, &'s Selector, String)> {
        let gifts: Vec<_> = steps.iter().filter_map(|step| self.gift(step)).collect();
        let what: Vec<String> = gifts.iter().map(|(_, what, _, _)| what.clone()).collect();
        let (verb, _, to, until) = gifts.into_iter().next()?;
        Some((verb, join(&what, ", ", " et "), to, until))
    }

    /// What a step gives to a card or takes from it, and for how long.
    fn gift<'s>(&self, step: &'s Step) -> Option<(Word, String, &'s Selector, String)> {
        let (verb, what, to, until) = match &step.verb {
            Verb::Shield { to, n } => (GIVE, self.quantity(n, "Bouclier", "Boucliers"), to, String::new()),
            Verb::Modify { to, stat, n, until } => (GIVE, self.change(*stat, n), to, self.until(*until)),
            Verb::Grant { to, what, until } => (GIVE, self.granted(what), to, self.until(*until)),
            Verb::Lose { to, what, until } => {
                (STRIP, lost(*what, self.are_several(to)), to, self.until(*until))
            }
            _ => return None,
        };
        Some((verb, what, to, until))
    }

    /// Whether a selector names several cards at once.
    fn are_several(&self, to: &Selector) -> bool {
        matches!(to, Selector::Chosen(id) if self.0.target(id).is_some_and(|target| target.max > 1))
    }

    fn until(&self, duration: Duration) -> String {
        match duration {
            Duration::Combat if self.0.is_in_combat() => "",
            Duration::Combat => " jusqu’à la fin du combat",
            Duration::Turn => " jusqu’à la fin du tour",
            Duration::Stay => " jusqu’à son départ du jeu",
        }
        .into()
    }

    fn step(&self, step: &Step, mood: Mood) -> String {
        match &step.verb {
            Verb::Damage { to, n } => {
                let what = self.quantity(n, "dégât", "dégâts");
                DEAL.indirect(mood, &what, &each(self.card(to)), "")
            }
            Verb::Heal { to, n } => {
                let much = match n {
                    Number::Fixed(n) => format!(" de {n}"),
                    n => format!(" de {}", self.quantity(n, "dégât", "dégâts")),
                };
                let whom = self.card(to);
                let each = if whom.plural { " chacun" } else { "" };
                match whom.pronoun || whom.plural {
                    true => HEAL.direct(mood, &whom, &format!("{much}{each}")),
                    false => format!("{}{much} {}", HEAL.form(mood), whom.text),
                }
            }
            Verb::Shield { .. } | Verb::Modify { .. } | Verb::Grant { .. } | Verb::Lose { .. } => {
                match self.gift(step) {
                    Some((verb, what, to, until)) => verb.indirect(mood, &what, &self.card(to), &until),
                    None => String::new(),
                }
            }
            Verb::Incline(to) => EXHAUST.direct(mood, &self.card(to), ""),
            Verb::Straighten(to) => READY.direct(mood, &self.card(to), ""),
            Verb::Move(to) => MOVE.direct(mood, &self.card(to), ""),
            Verb::Destroy(to) => DESTROY.direct(mood, &self.card(to), ""),
            Verb::Redirect(to) => {
                let verb = forms("rediriger", "redirigez", "redirige").form(mood);
                format!("{verb} l’attaque contre {}", stressed(&self.card(to)))
            }
            Verb::CancelAttack => format!("{} l’attaque", forms("annuler", "annulez", "annule").form(mood)),
            Verb::Attack { who, against, mode } => self.attack(mood, who, against, *mode),
            Verb::Discard { who, n, filter, pick } => {
                let cards = match n {
                    Number::Fixed(n) => self.hand_cards(n.unsigned_abs(), filter),
                    n => self.quantity(n, "carte", "cartes"),
                };
                let how = match (pick, who) {
                    (Among::Random, _) => " au hasard",
                    (Among::You, Player::Opponent | Player::Both) => " de votre choix",
                    (Among::You, Player::You) | (Among::Owner, _) => "",
                };
                DISCARD.by(mood, *who, &format!("{cards}{how}"))
            }
            Verb::Mill { who, n, .. } => DISCARD.by(mood, *who, &self.deck_top(*who, n)),
            Verb::Look { who, n } => LOOK.by(mood, *who, &self.deck_top(*who, n)),
            Verb::Draw { who, n } => DRAW.by(mood, *who, &self.quantity(n, "carte", "cartes")),
            Verb::Gold { who, n } => self.count_up(mood, *who, n, "or"),
            Verb::Prestige { who, n } => self.count_up(mood, *who, n, "prestige"),
            Verb::Search { zone, filter, n, dest } => self.search(mood, *zone, filter, *n, *dest),
            Verb::Put { card, dest } => self.put(mood, card, *dest),
            Verb::Deploy { card, side } => self.deploy(mood, card, *side),
            Verb::Attach { card, to: bearer } => {
                let card = self.card(card);
                let bearer = self.card(bearer);
                LINK.direct(mood, &card, &format!(" {}", to(&bearer.text)))
            }
            Verb::Choose { options, n } => self.choose(mood, options, *n),
            Verb::Cost { filter, n, next, until } => self.cheaper(mood, filter, *n, *next, *until),
            Verb::Unless { who, cost, effect } => {
                let effect = self.steps(effect, mood);
                match who {
                    Player::You => format!("{effect}, sauf si vous {}", self.costs(cost, Mood::Imperative)),
                    Player::Opponent => {
                        format!("{effect}, sauf si votre adversaire {}", self.costs(cost, Mood::Third))
                    }
                    Player::Both => format!("{effect}, sauf si un joueur {}", self.costs(cost, Mood::Third)),
                }
            }
            Verb::May { cost, effect } => {
                let cost = self.costs(cost, Mood::Infinitive);
                format!("vous pouvez {cost} pour {}", self.steps(effect, Mood::Infinitive))
            }
        }
    }

    fn attack(&self, mood: Mood, who: &Selector, against: &Selector, mode: Way) -> String {
        let how = match mode {
            Way::Any => "",
            Way::Melee => " en mêlée",
            Way::Ranged => " à distance",
        };
        let make = forms("faire", "faites", "fait").form(mood);
        let attacker = self.card(who);
        let defender = self.card(against).text;
        let whatever = "quelles que soient leurs lignes";
        if attacker.pronoun {
            let pronoun = if attacker.plural { "les" } else { "le" };
            return match mood {
                Mood::Imperative => format!("{make}-{pronoun} attaquer {defender}{how}, {whatever}"),
                Mood::Infinitive | Mood::Third => {
                    format!("{pronoun} {make} attaquer {defender}{how}, {whatever}")
                }
            };
        }
        format!("{make} attaquer {defender}{how} par {}, {whatever}", attacker.text)
    }

    fn count_up(&self, mood: Mood, who: Player, n: &Number, what: &str) -> String {
        match n {
            Number::Fixed(n) if *n < 0 => LOSE.by(mood, who, &format!("{} {what}", n.unsigned_abs())),
            n => GAIN.by(mood, who, &self.quantity(n, what, what)),
        }
    }

    /// `les trois premières cartes de votre deck`
    fn deck_top(&self, who: Player, n: &Number) -> String {
        let deck = if who == Player::You { "de votre deck" } else { "de son deck" };
        match n {
            Number::Fixed(n) => format!("{} {deck}", first_cards(*n)),
            n => format!("{} {deck}", self.quantity(n, "carte", "cartes")),
        }
    }

    fn search(&self, mood: Mood, zone: Zone, filter: &Filter, n: u8, dest: Dest) -> String {
        let noun = self.noun(&Filter { zone, whose: Whose::Any, ..filter.clone() }, Place::Known);
        let cards = noun.some(if n > 1 { 0 } else { n }, n);
        let place = if zone == Zone::Discard { "dans votre défausse" } else { "dans votre deck" };
        let found = Group { text: String::new(), feminine: noun.feminine, plural: n > 1, pronoun: true };
        let to = match dest {
            Dest::Hand => " dans votre main",
            Dest::Play => " en jeu",
            Dest::DeckTop => " sur votre deck",
            Dest::Discard => " dans votre défausse",
        };
        let seek = forms("chercher", "cherchez", "cherche").form(mood);
        format!("{seek} {cards} {place} et {}", PUT.direct(mood, &found, to))
    }

    fn deploy(&self, mood: Mood, card: &Selector, side: Player) -> String {
        let owner = match card {
            Selector::Chosen(id) => self.0.target(id).map_or(Whose::You, |target| target.filter.whose),
            _ => Whose::You,
        };
        let side = match side {
            Player::Opponent => " du côté de votre adversaire",
            Player::You | Player::Both if owner != Whose::You => " de votre côté",
            Player::You | Player::Both => "",
        };
        let card = self.card(card);
        match card.pronoun {
            true => PUT.direct(mood, &card, &format!(" en jeu{side}")),
            false => format!("{} en jeu{side} {}", PUT.form(mood), card.text),
        }
    }

    fn choose(&self, mood: Mood, options: &[Choice], n: u8) -> String {
        if let [only] = options {
            return self.steps(&only.effect, mood);
        }
        if let Some(said) = self.either(mood, options, n) {
            return said;
        }
        let before = self.0.said.borrow().last.clone();
        let told = |option: &Choice| {
            self.0.said.borrow_mut().last = before.clone();
            self.steps(&option.effect, mood)
        };
        let options: Vec<String> = options.iter().map(told).collect();
        self.0.mention_another();
        let options = join(&options, "\u{202f}; ou ", "\u{202f}; ou ");
        match (mood, n) {
            (Mood::Infinitive, 1) => format!("au choix {options}"),
            (Mood::Infinitive, n) => format!("au choix, {} fois, {options}", count(n as i8, true)),
            (_, 1) => format!("choisissez\u{202f}: {options}"),
            (_, n) => format!("choisissez-en {}\u{202f}: {options}", count(n as i8, true)),
        }
    }

    /// Gifts to the same card, one of which is chosen: `donnez +2 attaque ou +2 riposte à votre combattant`.
    fn either(&self, mood: Mood, options: &[Choice], n: u8) -> Option<String> {
        let gifts: Option<Vec<_>> = options
            .iter()
            .map(|option| match (&option.targets[..], &option.effect[..]) {
                ([], [step]) if step.condition.is_none() => self.gift(step),
                _ => None,
            })
            .collect();
        let gifts = gifts.filter(|_| n == 1)?;
        let (verb, _, whom, until) = gifts.first()?;
        let alike =
            gifts.iter().all(|(other, _, to, time)| other.third == verb.third && to == whom && time == until);
        let what: Vec<String> = gifts.iter().map(|(_, what, _, _)| what.clone()).collect();
        alike.then(|| verb.indirect(mood, &join(&what, ", ", " ou "), &self.card(whom), until))
    }

    /// `le prochain Attachement que vous jouerez ce tour-ci coûte 1 or de moins`
    fn cheaper(&self, mood: Mood, filter: &Filter, n: i8, next: Option<u8>, until: Duration) -> String {
        let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
        let play = match filter.whose {
            Whose::You => "que vous jouerez",
            Whose::Opponent => "que votre adversaire jouera",
            Whose::Any => "qu’un joueur jouera",
        };
        let time = match until {
            Duration::Combat => "pendant ce combat",
            Duration::Turn => "ce tour-ci",
            Duration::Stay => "désormais",
        };
        let (le, prochain) = match noun.feminine {
            true => ("la", "prochaine"),
            false => ("le", "prochain"),
        };
        let said = match next {
            Some(1) => format!("{le} {prochain} {} {play} {time} coûte {}", noun.one, price(n)),
            Some(next) => {
                let next = count(next as i8, noun.feminine);
                format!("les {next} {prochain}s {} {play} {time} coûtent {}", noun.many, price(n))
            }
            None => format!("les {} {play} {time} coûtent {}", noun.many, price(n)),
        };
        if mood == Mood::Infinitive { format!("que {said}") } else { said }
    }

    /// A number of things.
    pub(super) fn quantity(&self, n: &Number, one: &str, many: &str) -> String {
        let is_card = one == "carte";
        let fixed = |n: i8| match (is_card, n) {
            (true, 1) => format!("une {one}"),
            (true, n) => format!("{} {many}", count(n, true)),
            (false, 0 | 1) => format!("{n} {one}"),
            (false, n) => format!("{n} {many}"),
        };
        match n {
            Number::Fixed(n) => fixed(*n),
            Number::Count { filter, times, plus, max } => {
                let more = if *plus == 0 { String::new() } else { format!("{}, plus ", fixed(*plus)) };
                format!("{more}{} par {}{}", fixed(*times), self.per(filter), at_most(*max))
            }
            Number::Stat { stat: value, of: card, printed } => {
                format!("autant {} que {}", of(many), self.value(*value, card, *printed))
            }
            Number::Amount => format!("autant {}", of(many)),
        }
    }

    /// A change of a value: `+1 attaque`.
    pub(super) fn change(&self, value: Stat, n: &Number) -> String {
        let name = stat(value);
        match n {
            Number::Fixed(n) => format!("{} {name}", signed(*n)),
            Number::Count { filter, times, plus, max } => {
                let more = if *plus == 0 { String::new() } else { format!("{} {name} et ", signed(*plus)) };
                format!("{more}{} {name} par {}{}", signed(*times), self.per(filter), at_most(*max))
            }
            Number::Stat { stat: other, of: card, printed } => {
                format!("un bonus {} égal à {}", of(name), self.value(*other, card, *printed))
            }
            Number::Amount => format!("autant {}", of(name)),
        }
    }

    /// What is counted: `Personnage que vous contrôlez au front`.
    fn per(&self, filter: &Filter) -> String {
        if filter.zone != Zone::Play {
            return self.noun(filter, Place::Said).one;
        }
        let line = filter.line.map_or(String::new(), |at| format!(" {}", super::noun::line(at)));
        let plain = Filter { whose: Whose::Any, line: None, ..filter.clone() };
        let one = self.noun(&plain, Place::Said).one;
        match filter.whose {
            Whose::You => format!("{one} que vous contrôlez{line}"),
            Whose::Opponent => format!("{one} que votre adversaire contrôle{line}"),
            Whose::Any => format!("{one} en jeu{line}"),
        }
    }

    /// `l’attaque de ce Personnage`, `son attaque`
    fn value(&self, value: Stat, card: &Selector, printed: bool) -> String {
        let card = self.card(card);
        let (article, own, printed_form) = match value {
            Stat::Attack => ("l’", "son ", " imprimée"),
            Stat::Riposte => ("la ", "sa ", " imprimée"),
            Stat::Ranged | Stat::Prestige | Stat::Cost => ("le ", "son ", " imprimé"),
            Stat::Hp => ("les ", "ses ", " imprimés"),
            Stat::Damage => ("les ", "ses ", ""),
        };
        let printed = if printed { printed_form } else { "" };
        match card.pronoun {
            true => format!("{own}{}{printed}", stat(value)),
            false => format!("{article}{}{printed} {}", stat(value), of(&card.text)),
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
                format!("«\u{202f}{text}\u{202f}»")
            }
        }
    }
}

/// Several cards of which each is meant.
fn each(card: Group) -> Group {
    if card.plural && !card.pronoun && !card.text.starts_with("jusqu’à") {
        let chacun = if card.feminine { "chacune" } else { "chacun" };
        return Group { text: format!("{chacun} de {}", card.text), ..card };
    }
    card
}

/// A card after a preposition: `lui` where a pronoun will do.
fn stressed(card: &Group) -> String {
    match (card.pronoun, card.plural, card.feminine) {
        (false, _, _) => card.text.clone(),
        (true, false, false) => "lui".into(),
        (true, false, true) => "elle".into(),
        (true, true, false) => "eux".into(),
        (true, true, true) => "elles".into(),
    }
}

/// What is lost.
pub(super) fn lost(what: Lost, plural: bool) -> String {
    let (own, all) = if plural { ("leurs", "toutes leurs") } else { ("ses", "toutes ses") };
    match what {
        Lost::Keyword(word) => keyword(word).into(),
        Lost::Kind(kind) => format!("{own} capacités {}", super::kind(kind)),
        Lost::All => format!("{all} capacités"),
        Lost::Printed => format!("{all} capacités imprimées"),
    }
}

/// `1 or de moins`
pub(super) fn price(n: i8) -> String {
    format!("{} or de {}", n.unsigned_abs(), if n < 0 { "moins" } else { "plus" })
}

fn at_most(max: Option<i8>) -> String {
    max.map_or(String::new(), |max| format!(" ({max} au plus)"))
}

fn first_cards(n: i8) -> String {
    match n {
        1 => "la première carte".into(),
        n => format!("les {} premières cartes", count(n, true)),
    }
}

fn damage(n: i8) -> String {
    format!("{n} {}", if n > 1 { "dégâts" } else { "dégât" })
}

/// Whether a step is done by another player than the user.
fn is_by_others(step: &Step) -> bool {
    matches!(
        &step.verb,
        Verb::Draw { who, .. }
            | Verb::Gold { who, .. }
            | Verb::Prestige { who, .. }
            | Verb::Discard { who, .. }
            | Verb::Mill { who, .. }
            | Verb::Look { who, .. }
        if *who != Player::You
    )
}

/// Whether a step begins with what the user does as a player.
fn is_by_you(step: &Step) -> bool {
    matches!(
        &step.verb,
        Verb::Draw { who: Player::You, .. }
            | Verb::Gold { who: Player::You, .. }
            | Verb::Prestige { who: Player::You, .. }
            | Verb::Discard { who: Player::You, .. }
            | Verb::Mill { who: Player::You, .. }
            | Verb::Look { who: Player::You, .. }
    )
}
