//! The grammar of French: gender and number, articles, elisions, and pronouns before or after the verb.

use super::noun::Noun;
use super::words::find;
use super::{Arg, Grammar, Group, Mood, gaps, tidy, verb};
use antre_kernel::Lang;

pub(super) struct French;

impl Grammar for French {
    /// Gaps: `{0}` words, or a card after a preposition; `{d0}` a direct and `{i0}` an indirect object, which become
    /// pronouns at the verb; `{s0}` a subject; `{à0}`, `{de0}` and `{que0}` with that word; `{v0:est|sont}` a verb and
    /// `{a0:détruit}` an adjective that agree.
    fn fill(&self, sentence: &str, mood: Mood, args: &[Arg]) -> String {
        let sentence = verb(sentence, mood as usize);
        let (found, rest) = gaps(&sentence);
        let (mut said, mut clitic) = (String::new(), None);
        for (before, gap) in found {
            said.push_str(before);
            let (role, form) = gap.split_once(':').unwrap_or((gap, ""));
            let at = role.trim_start_matches(|letter: char| !letter.is_ascii_digit());
            let role = role.trim_end_matches(at);
            let Some(arg) = at.parse::<usize>().ok().and_then(|at| args.get(at)) else { continue };
            let group = match arg {
                Arg::Words(words) => &Group::one(words.as_str(), false),
                Arg::Card(group) => group,
            };
            // A name has no he or she: only where both sound alike does a pronoun stand for it.
            let pronoun = group.pronoun && (!group.proper || role == "i");
            let text = group.text.as_str();
            match role {
                "d" if pronoun => {
                    clitic = Some(match (group.plural, group.feminine) {
                        (true, _) => "les",
                        (false, true) => "la",
                        (false, false) => "le",
                    });
                }
                "i" if pronoun => clitic = Some(if group.plural { "leur" } else { "lui" }),
                "i" | "à" => said.push_str(&contract(text, "à ", "au ", "aux ")),
                "de" => said.push_str(&of(text)),
                "que" if begins_with_vowel(text) => said.push_str(&format!("qu’{text}")),
                "que" => said.push_str(&format!("que {text}")),
                "s" if pronoun => said.push_str(choose(group, ["il", "elle", "ils", "elles"])),
                "v" => said.push_str(form.split('|').nth(usize::from(group.plural)).unwrap_or(form)),
                "a" => said.push_str(&self.agree(form, group.feminine, group.plural)),
                _ if pronoun => said.push_str(choose(group, ["lui", "elle", "eux", "elles"])),
                _ => said.push_str(text),
            }
        }
        let said = tidy(&(said + rest));
        match clitic {
            Some(pronoun) => attach(&said, pronoun, mood),
            None => said,
        }
    }

    fn by(&self, subject: &str, sentence: &str, mood: Mood, args: &[Arg]) -> String {
        match mood {
            Mood::Infinitive => format!("que {subject} {}", self.fill(sentence, Mood::Subjunctive, args)),
            _ => format!("{subject} {}", self.fill(sentence, Mood::Third, args)),
        }
    }

    fn agree(&self, word: &str, feminine: bool, plural: bool) -> String {
        // Words of several parts, as « l’attaquant », stay as they are.
        if word.is_empty() || word.starts_with("l’") {
            return word.to_owned();
        }
        let e = if feminine && !word.ends_with('e') { "e" } else { "" };
        format!("{word}{e}{}", if plural { "s" } else { "" })
    }

    fn before(&self, conjunction: &str, clause: &str) -> String {
        let begins = |words: &[&str]| words.iter().any(|word| clause.starts_with(word));
        if conjunction == "si" && begins(&["il ", "ils "]) {
            return format!("s’{clause}");
        }
        match conjunction.strip_suffix("que") {
            Some(rest) if begins(&["il ", "ils ", "elle ", "elles ", "un ", "une ", "aucun"]) => {
                format!("{rest}qu’{clause}")
            }
            _ => format!("{conjunction} {clause}"),
        }
    }

    fn count(&self, n: i8, feminine: bool) -> String {
        match n {
            1 | -1 if feminine => "une".into(),
            1 | -1 => "un".into(),
            2 => "deux".into(),
            3 => "trois".into(),
            4 => "quatre".into(),
            5 => "cinq".into(),
            6 => "six".into(),
            _ => n.to_string(),
        }
    }

    fn assemble(&self, noun: &mut Noun) {
        if !noun.proper {
            noun.many = format!("{}s", noun.one);
        } else {
            noun.many.clone_from(&noun.one);
        }
        let adjective = |key: &&str, plural| self.agree(find(key, Lang::Fr), noun.feminine, plural);
        let form = |noun: &Noun, plural: bool| {
            let head = if plural { &noun.many } else { &noun.one };
            let adjectives = noun.adjectives.iter().map(|key| adjective(key, plural));
            let after = noun.complements.iter().map(|(one, many)| if plural { many } else { one }.clone());
            let words = [head.clone(), noun.traits.clone()].into_iter().chain(adjectives).chain(after);
            tidy(&words.collect::<Vec<_>>().join(" "))
        };
        (noun.one, noun.many) = (form(noun, false), form(noun, true));
    }

    fn any(&self, noun: &Noun) -> String {
        let (un, many) = (self.count(1, noun.feminine), &noun.many);
        match (noun.yours && !noun.proper, noun.other) {
            (true, true) => format!("{un} autre de vos {many}"),
            (true, false) => format!("l’{un} de vos {many}"),
            (false, _) => self.a(noun),
        }
    }

    fn a(&self, noun: &Noun) -> String {
        let un = self.count(1, noun.feminine);
        match noun.other {
            _ if noun.proper => noun.one.clone(),
            true => format!("{un} autre {}", noun.one),
            false => format!("{un} {}", noun.one),
        }
    }

    fn none(&self, noun: &Noun) -> String {
        format!("{} {}{}", if noun.feminine { "aucune" } else { "aucun" }, other(noun, "autre "), noun.one)
    }

    fn some(&self, noun: &Noun, min: i8, max: i8) -> String {
        let yours = if noun.yours { "de vos " } else { "" };
        let others = format!("{}{yours}{}", other(noun, "autres "), noun.many);
        let count = |n| self.count(n, noun.feminine);
        match (min, max) {
            (1, 1) => self.any(noun),
            (0, 1) => format!("au plus {}", self.any(noun)),
            (0, max) => format!("jusqu’à {} {others}", count(max)),
            (min, max) if min == max => format!("{} {others}", count(min)),
            (min, max) => format!("de {} à {} {others}", count(min), count(max)),
        }
    }

    fn each(&self, noun: &Noun) -> String {
        match (noun.yours, noun.opposing) {
            _ if noun.proper => noun.one.clone(),
            (true, _) if noun.fighting => format!("votre {}", noun.one),
            (_, true) if noun.fighting => format!("le {}", noun.one),
            (true, _) => {
                let chacun = if noun.feminine { "chacune" } else { "chacun" };
                format!("{chacun} de vos {}{}", other(noun, "autres "), noun.many)
            }
            (false, _) => format!("chaque {}{}", other(noun, "autre "), noun.one),
        }
    }

    fn all(&self, noun: &Noun) -> String {
        let many = format!("{}{}", other(noun, "autres "), noun.many);
        match (noun.yours, noun.opposing || noun.one.contains(' ')) {
            (true, _) => format!("vos {many}"),
            (false, true) => format!("les {many}"),
            (false, false) if noun.feminine => format!("toutes les {many}"),
            (false, false) => format!("tous les {many}"),
        }
    }

    fn this(&self, name: &str, feminine: bool) -> String {
        match feminine {
            true => format!("cette {name}"),
            false if begins_with_vowel(name) => format!("cet {name}"),
            false => format!("ce {name}"),
        }
    }

    fn chosen(&self, name: &str, feminine: bool, plural: bool) -> String {
        let chosen = self.agree("choisi", feminine, plural);
        match (plural, feminine) {
            (true, _) => format!("les {name}s {chosen}"),
            (false, _) if begins_with_vowel(name) => format!("l’{name} {chosen}"),
            (false, true) => format!("la {name} {chosen}"),
            (false, false) => format!("le {name} {chosen}"),
        }
    }

    fn each_of(&self, group: Group) -> Group {
        if group.plural && !group.pronoun && !group.text.starts_with("jusqu’à") {
            let chacun = if group.feminine { "chacune" } else { "chacun" };
            return Group { text: format!("{chacun} de {}", group.text), ..group };
        }
        group
    }

    fn confuses(&self, one_is_feminine: bool, other_is_feminine: bool) -> bool {
        one_is_feminine == other_is_feminine
    }
}

fn other(noun: &Noun, word: &'static str) -> &'static str {
    if noun.other { word } else { "" }
}

fn choose(group: &Group, forms: [&'static str; 4]) -> &'static str {
    forms[usize::from(group.feminine) + 2 * usize::from(group.plural)]
}

/// With `de`: `du combattant`, `d’un Personnage`.
fn of(text: &str) -> String {
    if begins_with_vowel(text) { format!("d’{text}") } else { contract(text, "de ", "du ", "des ") }
}

fn contract(text: &str, plain: &str, masculine: &str, plural: &str) -> String {
    match (text.strip_prefix("le "), text.strip_prefix("les ")) {
        (Some(rest), _) => format!("{masculine}{rest}"),
        (_, Some(rest)) => format!("{plural}{rest}"),
        _ => format!("{plain}{text}"),
    }
}

fn begins_with_vowel(word: &str) -> bool {
    word.starts_with(['a', 'e', 'é', 'ê', 'i', 'o', 'u', 'A', 'E', 'É', 'I', 'O', 'U'])
}

/// A pronoun at the verb, which is the first word: `inclinez-le`, `l’incliner`, `lui donner`, `le faire attaquer`.
fn attach(said: &str, pronoun: &str, mood: Mood) -> String {
    let (verb, rest) = said.split_once(' ').unwrap_or((said, ""));
    match mood {
        Mood::Imperative => tidy(&format!("{verb}-{pronoun} {rest}")),
        _ if matches!(pronoun, "le" | "la") && begins_with_vowel(verb) => format!("l’{said}"),
        _ => format!("{pronoun} {said}"),
    }
}
