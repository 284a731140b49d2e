//! Holds a file against a grammar and finds everything that is not as it should be.

use crate::shape::{Grammar, Key, Kind, Shape, TextRule, unknown_key, unknown_word};
use crate::{Node, Source, Value, whole};
use antre_kernel::{Misread, Phrase, nearest};
use std::ops::Range;

impl Grammar {
    /// Everything in the file that is not as it should be, in the order of its text.
    pub fn check(&self, source: &Source<'_>, root: &Node<'_>) -> Vec<Misread> {
        let mut check = Check { grammar: self, wrong: Vec::new(), declared: Vec::new(), used: Vec::new() };
        check.visit(&self.root, root);
        check.resolve();
        let Check { mut wrong, .. } = check;
        wrong.sort_by_key(|(span, _)| (span.start, span.end));
        wrong.dedup_by(|a, b| a == b);
        wrong.into_iter().map(|(span, what)| source.wrong(span, what)).collect()
    }

    /// Everything that is wrong with a file in which a reader found a first mistake; the grammar may know of none.
    pub fn all_mistakes(&self, source: &Source<'_>, root: &Node<'_>, first: Misread) -> Misread {
        Misread::several(self.check(source, root)).unwrap_or(first)
    }
}

struct Check<'a> {
    grammar: &'a Grammar,
    wrong: Vec<(Range<usize>, Phrase)>,
    declared: Vec<(&'static Kind, &'a Node<'a>)>,
    used: Vec<(&'static Kind, Range<usize>, &'a str)>,
}

impl<'a> Check<'a> {
    fn complain(&mut self, span: Range<usize>, what: Phrase) {
        self.wrong.push((span, what));
    }

    fn wrong_kind(&mut self, span: Range<usize>, expected: &'static str) {
        self.complain(span, Phrase::new("pack-wrong-kind").with("expected", Phrase::new(expected)));
    }

    fn visit(&mut self, shape: &'a Shape, node: &'a Node<'a>) {
        let (span, value) = (node.span(), node.get_ref());
        match (shape, value) {
            (Shape::Any, _) | (Shape::Truth, Value::Boolean(_)) | (Shape::Yes, Value::Boolean(true)) => {}
            (Shape::Ref(name), _) => self.visit(self.grammar.shape(name), node),
            (Shape::Text(rule), Value::String(text)) => self.text(rule, span, text),
            (Shape::Number(least, most), Value::Integer(number)) => {
                let number = whole(number);
                if !(*least..=*most).contains(&number) {
                    let what = Phrase::new("pack-number").with("got", number);
                    self.complain(span, what.with("least", *least).with("most", *most));
                }
            }
            (Shape::Words(words), Value::String(got)) => {
                if !words.contains(&&**got) {
                    self.complain(span, unknown_word(got, words));
                }
            }
            (Shape::Declared(kind), Value::String(id)) => {
                self.text(kind.rule, span, id);
                self.declared.push((kind, node));
            }
            (Shape::Name(kind), Value::String(id)) => self.used.push((kind, span, id)),
            (Shape::List(of, least, most), Value::Array(list)) => {
                if !(least..=most).contains(&&list.len()) {
                    let what = Phrase::new("pack-length").with("got", list.len());
                    self.complain(span, what.with("least", *least).with("most", *most));
                }
                list.iter().for_each(|node| self.visit(of, node));
            }
            (Shape::Map(kind, of), Value::Table(entries)) => {
                for (key, node) in entries {
                    self.used.push((kind, key.span(), key.get_ref()));
                    self.visit(of, node);
                }
            }
            (Shape::Table(keys), Value::Table(_)) => self.table(&[keys], node),
            (Shape::Choice { by, common, cases }, Value::Table(_)) => self.choice(by, common, cases, node),
            (Shape::ByKey(cases, otherwise), Value::Table(_)) => {
                let given = cases.iter().find(|(key, _)| value.get(key).is_some());
                match (given, otherwise) {
                    (Some((_, keys)), _) => self.table(&[keys], node),
                    (None, Some(shape)) => self.visit(shape, node),
                    (None, None) => {
                        let keys = cases.iter().map(|(key, _)| *key).collect::<Vec<_>>().join(", ");
                        self.complain(span, Phrase::new("pack-one-of").with("keys", keys));
                    }
                }
            }
            (Shape::Either(shapes), _) => match shapes.iter().find(|shape| self.suits(shape, value)) {
                Some(shape) => self.visit(shape, node),
                None => shapes.last().into_iter().for_each(|shape| self.visit(shape, node)),
            },
            (Shape::Text(_) | Shape::Words(_) | Shape::Declared(_) | Shape::Name(_), _) => {
                self.wrong_kind(span, "pack-kind.text");
            }
            (Shape::Number(..), _) => self.wrong_kind(span, "pack-kind.number"),
            (Shape::Truth, _) => self.wrong_kind(span, "pack-kind.truth"),
            (Shape::Yes, _) => self.wrong_kind(span, "pack-kind.yes"),
            (Shape::List(..), _) => self.wrong_kind(span, "pack-kind.list"),
            (Shape::Map(..) | Shape::Table(_) | Shape::Choice { .. } | Shape::ByKey(..), _) => {
                self.wrong_kind(span, "pack-kind.table");
            }
        }
    }

    /// Whether a value is of the kind that a shape asks for.
    fn suits(&self, shape: &Shape, value: &Value<'_>) -> bool {
        match shape {
            Shape::Text(_) | Shape::Words(_) | Shape::Declared(_) | Shape::Name(_) => {
                matches!(value, Value::String(_))
            }
            Shape::Number(..) => matches!(value, Value::Integer(_)),
            Shape::Truth | Shape::Yes => matches!(value, Value::Boolean(_)),
            Shape::List(..) => matches!(value, Value::Array(_)),
            Shape::Map(..) | Shape::Table(_) | Shape::Choice { .. } | Shape::ByKey(..) => {
                matches!(value, Value::Table(_))
            }
            Shape::Either(shapes) => shapes.iter().any(|shape| self.suits(shape, value)),
            Shape::Ref(name) => self.suits(self.grammar.shape(name), value),
            Shape::Any => true,
        }
    }

    fn text(&mut self, rule: &TextRule, span: Range<usize>, text: &str) {
        if !(rule.holds)(text) {
            self.complain(span, Phrase::new(rule.complaint).with("got", text.escape_debug().to_string()));
        }
    }

    fn choice(
        &mut self,
        by: &'static str,
        common: &'a [Key],
        cases: &'a [(&'static str, Vec<Key>)],
        node: &'a Node<'a>,
    ) {
        let word = node.get_ref().get(by);
        let case = match word.map(|word| (word.span(), word.get_ref())) {
            Some((span, Value::String(got))) => {
                let case = cases.iter().find(|(word, _)| word == got);
                if case.is_none() {
                    let words: Vec<&str> = cases.iter().map(|(word, _)| *word).collect();
                    self.complain(span, unknown_word(got, &words));
                }
                case
            }
            Some((span, _)) => {
                self.wrong_kind(span, "pack-kind.text");
                None
            }
            None => {
                self.missing(by, node.span());
                None
            }
        };
        match case {
            Some((_, keys)) => self.table(&[common, keys], node),
            // What else there may be depends on the word; what there is anyway can be looked at.
            None => {
                for key in common {
                    node.get_ref().get(key.name).into_iter().for_each(|node| self.visit(&key.shape, node));
                }
            }
        }
    }

    /// A table with all of these keys; the word of a choice is one of the first.
    fn table(&mut self, keys: &[&'a [Key]], node: &'a Node<'a>) {
        let Value::Table(entries) = node.get_ref() else { return };
        let keys = || keys.iter().copied().flatten();
        let missing = |name: &str| node.get_ref().get(name).is_none();
        let mut meant = Vec::new();
        for (name, value) in entries {
            match keys().find(|key| key.name == name.get_ref()) {
                Some(key) => self.visit(&key.shape, value),
                None => {
                    let allowed: Vec<&str> = keys().map(|key| key.name).collect();
                    // A key that was misspelled is missing too; once is enough.
                    let open = allowed.iter().copied().filter(|name| missing(name));
                    meant.extend(nearest(name.get_ref(), open).first().copied());
                    self.complain(name.span(), unknown_key(name.get_ref(), &allowed));
                }
            }
        }
        for key in keys().filter(|key| key.needed && missing(key.name) && !meant.contains(&key.name)) {
            self.missing(key.name, node.span());
        }
    }

    fn missing(&mut self, key: &'static str, span: Range<usize>) {
        self.complain(span, Phrase::new("pack-missing-key").with("got", key).with("allowed", key));
    }

    /// Things that are declared twice or not at all.
    fn resolve(&mut self) {
        let declared = std::mem::take(&mut self.declared);
        let id = |node: &'a Node<'a>| if let Value::String(id) = node.get_ref() { &**id } else { "" };
        let ids = |kind: &'static Kind| {
            declared.iter().filter(move |(known, _)| std::ptr::eq(*known, kind)).map(move |(_, node)| *node)
        };
        for (at, (kind, node)) in declared.iter().enumerate() {
            let before = declared[..at].iter().filter(|(known, _)| std::ptr::eq(*known, *kind));
            if before.clone().any(|(_, other)| id(other) == id(node)) || kind.also.contains(&id(node)) {
                let what = Phrase::new("pack-twice").with("got", id(node)).with("allowed", "");
                self.wrong.push((node.span(), what));
            }
        }
        for (kind, span, got) in std::mem::take(&mut self.used) {
            let known: Vec<&str> = ids(kind).map(id).chain(kind.also.iter().copied()).collect();
            let any = kind.free && ids(kind).next().is_none();
            if any {
                if !(kind.rule.holds)(got) {
                    self.wrong.push((span, Phrase::new(kind.rule.complaint).with("got", got)));
                }
            } else if !known.contains(&got) {
                let near = nearest(got, known.iter().copied());
                let near = if near.is_empty() { known } else { near };
                self.wrong
                    .push((span, Phrase::new(kind.unknown).with("got", got).with("near", near.join(", "))));
            }
        }
    }
}
