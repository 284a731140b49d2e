//! The grammar of English: articles, plurals, and who does what.

use super::noun::Noun;
use super::words::find;
use super::{Arg, Grammar, Group, Mood, gaps, tidy, verb};
use antre_kernel::Lang;

pub(super) struct English;

impl Grammar for English {
    /// Gaps: `{0}` words or a card, `{s0}` a subject, `{v0:is|are}` a verb that agrees. A verb has two forms: what you
    /// do, and what others do.
    fn fill(&self, sentence: &str, mood: Mood, args: &[Arg]) -> String {
        let sentence = verb(sentence, usize::from(mood == Mood::Third));
        let (found, rest) = gaps(&sentence);
        let mut said = String::new();
        for (before, gap) in found {
            said.push_str(before);
            let (role, form) = gap.split_once(':').unwrap_or((gap, ""));
            let at = role.trim_start_matches(|letter: char| !letter.is_ascii_digit());
            let Some(arg) = at.parse::<usize>().ok().and_then(|at| args.get(at)) else { continue };
            match (arg, role.trim_end_matches(at)) {
                (Arg::Words(words), _) => said.push_str(words),
                (Arg::Card(group), "v") => {
                    said.push_str(form.split('|').nth(usize::from(group.plural)).unwrap_or(form));
                }
                (Arg::Card(group), role) if group.pronoun && !group.proper => {
                    said.push_str(match (group.plural, role) {
                        (true, "s") => "they",
                        (true, _) => "them",
                        (false, _) => "it",
                    });
                }
                (Arg::Card(group), _) => said.push_str(&group.text),
            }
        }
        tidy(&(said + rest))
    }

    fn by(&self, subject: &str, sentence: &str, mood: Mood, args: &[Arg]) -> String {
        match mood {
            Mood::Infinitive => format!("make {subject} {}", self.fill(sentence, Mood::Imperative, args)),
            _ => format!("{subject} {}", self.fill(sentence, Mood::Third, args)),
        }
    }

    fn agree(&self, word: &str, _: bool, _: bool) -> String {
        word.to_owned()
    }

    fn before(&self, conjunction: &str, clause: &str) -> String {
        tidy(&format!("{conjunction} {clause}"))
    }

    fn count(&self, n: i8, _: bool) -> String {
        match n {
            -1 => "a".into(),
            1 => "one".into(),
            2 => "two".into(),
            3 => "three".into(),
            4 => "four".into(),
            5 => "five".into(),
            6 => "six".into(),
            _ => n.to_string(),
        }
    }

    fn assemble(&self, noun: &mut Noun) {
        noun.many = match noun.one.strip_suffix('y') {
            _ if noun.proper => noun.one.clone(),
            Some(stem) => format!("{stem}ies"),
            None => format!("{}s", noun.one),
        };
        // Next to the noun stand traits and names, then what part it plays; what changes most stands first.
        let part = |key: &&&str| {
            ["attacking", "defending", "non-combatant", "fighting", "named", "unnamed"].contains(key)
        };
        let (mut inner, outer): (Vec<&str>, Vec<&str>) = noun.adjectives.iter().partition(part);
        inner.reverse();
        let order: Vec<&str> = outer.into_iter().rev().chain(inner).map(|key| find(key, Lang::En)).collect();
        let form = |noun: &Noun, plural: bool| {
            let head = if plural { &noun.many } else { &noun.one };
            let after = noun.complements.iter().map(|(one, many)| if plural { many } else { one }.clone());
            let words = [order.join(" "), noun.traits.clone(), head.clone()].into_iter().chain(after);
            tidy(&words.collect::<Vec<_>>().join(" "))
        };
        (noun.one, noun.many) = (form(noun, false), form(noun, true));
    }

    fn any(&self, noun: &Noun) -> String {
        match (noun.yours && !noun.proper, noun.other) {
            (true, true) => format!("another of your {}", noun.many),
            (true, false) => format!("one of your {}", noun.many),
            (false, _) => self.a(noun),
        }
    }

    fn a(&self, noun: &Noun) -> String {
        let vowel = noun.one.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
        match noun.other {
            _ if noun.proper => noun.one.clone(),
            true => format!("another {}", noun.one),
            false => format!("{} {}", if vowel { "an" } else { "a" }, noun.one),
        }
    }

    fn none(&self, noun: &Noun) -> String {
        format!("no {}{}", other(noun), noun.many)
    }

    fn some(&self, noun: &Noun, min: i8, max: i8) -> String {
        let others = match noun.yours {
            true => format!("of your {}{}", other(noun), noun.many),
            false => format!("{}{}", other(noun), noun.many),
        };
        let count = |n| self.count(n, false);
        match (min, max) {
            (1, 1) => self.any(noun),
            (0, 1) => format!("up to one {}", if noun.yours { others } else { noun.one.clone() }),
            (0, max) => format!("up to {} {others}", count(max)),
            (min, max) if min == max => format!("{} {others}", count(min)),
            (min, max) => format!("{} to {} {others}", count(min), count(max)),
        }
    }

    fn each(&self, noun: &Noun) -> String {
        match (noun.yours, noun.opposing) {
            _ if noun.proper => noun.one.clone(),
            (true, _) if noun.fighting => format!("your {}", noun.one),
            (_, true) if noun.fighting => format!("the {}", noun.one),
            (true, _) => format!("each of your {}{}", other(noun), noun.many),
            (false, _) => format!("each {}{}", other(noun), noun.one),
        }
    }

    fn all(&self, noun: &Noun) -> String {
        let many = format!("{}{}", other(noun), noun.many);
        match (noun.yours, noun.opposing || noun.one.contains(' ')) {
            (true, _) => format!("your {many}"),
            (false, true) => many,
            (false, false) => format!("all {many}"),
        }
    }

    fn this(&self, name: &str, _: bool) -> String {
        format!("this {name}")
    }

    fn chosen(&self, name: &str, _: bool, plural: bool) -> String {
        format!("the chosen {name}{}", if plural { "s" } else { "" })
    }

    fn each_of(&self, group: Group) -> Group {
        match group.plural && !group.pronoun {
            true => Group { text: format!("each of {}", group.text), ..group },
            false => group,
        }
    }

    fn confuses(&self, _: bool, _: bool) -> bool {
        true
    }
}

fn other(noun: &Noun) -> &'static str {
    if noun.other { "other " } else { "" }
}
