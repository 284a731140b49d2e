//! The score pad: kingdoms of the real box as people type them, with what is wrong said by line and column.

use crate::notation::line;
use crate::pack::{COPIES, PLAYERS};
use crate::{Aetherya, Cell, Kind, Kingdom, Legend};
use antre_kernel::{Lang, Misread, Phrase, Seat, in_every_language, nearest};
use antre_stage::typed::{Lexicon, Word, plain, words};
use antre_stage::{Improved, Looked, PadQuestion, Page, Rank, Reason, ScorePad};

/// What a page is written with: the words before a name, before legends, for none and at the end.
const WORDS: Lexicon = Lexicon::new(in_every_language!("../pad.", ".txt"));

/// The word for a card that lies face down.
const FACE_DOWN: &str = "?";

/// What is written about one player.
#[derive(Clone)]
struct Column {
    name: String,
    /// Where it begins.
    line: u32,
    cards: Vec<Option<Kind>>,
    legends: Option<Vec<Legend>>,
}

/// A text, understood as far as it goes.
#[derive(Default)]
struct Written {
    columns: Vec<Column>,
    ended: bool,
}

/// What parts two words, beside blanks.
const PARTING: &[char] = &[',', ';', '/', '|'];

impl Aetherya {
    /// Reads a card by its code or by the first word of its name in either language; `None` lies face down.
    fn read_card(&self, word: Word<'_>) -> Result<Option<Kind>, Misread> {
        if word.text == FACE_DOWN {
            return Ok(None);
        }
        let typed = plain(word.text);
        let named = |kind: &Kind| {
            let names = self.name_of(*kind);
            let first = |name: &str| plain(name.split(' ').next().unwrap_or(""));
            plain(kind.code()) == typed || names.all().any(|name| first(name) == typed)
        };
        if let Some(kind) = Kind::ALL.into_iter().find(named) {
            return Ok(Some(kind));
        }
        let codes = Kind::ALL.map(Kind::code);
        let near = nearest(word.text, codes);
        let what = match near.first() {
            Some(near) => Phrase::new("aetherya-pad-card-near").with("near", *near),
            None => Phrase::new("aetherya-pad-card"),
        };
        Err(word.wrong(what.with("got", word.text).with("allowed", codes.join(", "))))
    }

    fn read_taken(&self, word: Word<'_>) -> Result<Legend, Misread> {
        Legend::read(word.text).ok_or_else(|| {
            let codes = Legend::ALL.map(Legend::code);
            let near = nearest(word.text, codes);
            let near = if near.is_empty() { codes.join(", ") } else { near.join(", ") };
            word.wrong(Phrase::new("aetherya-pad-legend").with("got", word.text).with("near", near))
        })
    }

    /// Understands a text line by line.
    fn written(&self, text: &str) -> Result<Written, Misread> {
        let mut written = Written::default();
        let mut copies = [0usize; 10];
        let mut taken: [Option<u32>; 15] = [None; 15];
        for (row, number) in text.lines().zip(1u32..) {
            let content = row.split('#').next().unwrap_or("");
            let Some(&first) = words(row, number, 0, PARTING).first() else { continue };
            if written.ended {
                return Err(first.wrong(Phrase::new("aetherya-pad-after-end")));
            }
            if let Some((key, value)) = content.split_once(':') {
                let skip = key.len() + 1;
                match WORDS.meant(key.trim()) {
                    Some("player") => {
                        written.columns.last().map_or(Ok(()), Column::check_whole)?;
                        self.open_column(&mut written, value.trim(), first)?;
                    }
                    Some("legends") => {
                        let column = current(&mut written, first)?;
                        if column.legends.is_some() {
                            return Err(first.wrong(Phrase::new("aetherya-pad-legends-again")));
                        }
                        let legends = column.legends.insert(Vec::new());
                        for word in
                            words(row, number, skip, PARTING).into_iter().filter(|word| !is_none(word.text))
                        {
                            let legend = self.read_taken(word)?;
                            if let Some(line) = taken[legend as usize].replace(number) {
                                let what =
                                    Phrase::new("aetherya-pad-legend-twice").with("got", legend.code());
                                return Err(word.wrong(what.with("line", i64::from(line)))); // AE-56
                            }
                            legends.push(legend);
                        }
                    }
                    _ => return Err(unknown_line(first, content)),
                }
            } else if WORDS.meant(content.trim()) == Some("end") {
                written.columns.last().map_or(Ok(()), Column::check_whole)?;
                written.ended = true;
            } else {
                if written.columns.is_empty() {
                    self.open_column(&mut written, "A", first)?;
                }
                self.read_row(&mut written, &words(row, number, 0, PARTING), &mut copies)?;
            }
        }
        Ok(written)
    }

    fn open_column(&self, written: &mut Written, name: &str, first: Word<'_>) -> Result<(), Misread> {
        if written.columns.len() == usize::from(PLAYERS.1) {
            return Err(first.wrong(Phrase::new("aetherya-pad-players").with("most", PLAYERS.1))); // AE-01
        }
        let letter = Seat::new(written.columns.len()).to_string();
        let name = if name.is_empty() { letter } else { name.to_owned() };
        if written.columns.iter().any(|column| column.name == name) {
            return Err(first.wrong(Phrase::new("aetherya-pad-name-twice").with("name", name)));
        }
        written.columns.push(Column { name, line: first.line, cards: Vec::new(), legends: None });
        Ok(())
    }

    /// A row of four cards, or a whole kingdom of sixteen.
    fn read_row(
        &self,
        written: &mut Written,
        row: &[Word<'_>],
        copies: &mut [usize; 10],
    ) -> Result<(), Misread> {
        let Some(&first) = row.first() else { return Ok(()) };
        let column = current(written, first)?;
        let whole = column.cards.is_empty() && row.len() == 16;
        let cards = row.iter().map(|&word| self.read_card(word)).collect::<Result<Vec<_>, _>>()?;
        if row.len() != 4 && !whole {
            let odd = row.get(4).or(row.last()).copied().unwrap_or(first);
            return Err(odd.wrong(Phrase::new("aetherya-pad-row").with("got", row.len())));
        }
        if column.cards.len() == 16 {
            let what = Phrase::new("aetherya-pad-too-many-rows").with("name", column.name.as_str());
            return Err(first.wrong(what));
        }
        for (&word, card) in row.iter().zip(cards) {
            if let Some(kind) = card {
                let count = &mut copies[kind as usize];
                *count += 1;
                if *count > COPIES {
                    let what = Phrase::new("aetherya-pad-copies").with("card", self.name_of(kind).clone());
                    let what = what.with("code", kind.code()).with("got", *count);
                    return Err(word.wrong(what.with("most", COPIES))); // AE-03
                }
            }
            column.cards.push(card);
        }
        Ok(())
    }

    fn kingdom_of(&self, column: &Column) -> Kingdom {
        let mut kingdom = Kingdom::default();
        for (cell, card) in Cell::all().zip(&column.cards) {
            match card {
                Some(kind) => kingdom.lay(cell, *kind),
                None => kingdom.hide(cell),
            }
        }
        kingdom.taken = column.legends.iter().flatten().copied().collect();
        kingdom
    }

    /// The columns of a text that leaves nothing open.
    fn complete(&self, text: &str) -> Result<Vec<Column>, Misread> {
        let columns = self.written(text)?.columns;
        columns.iter().try_for_each(Column::check_whole)?;
        if columns.is_empty() { Err(Phrase::new("aetherya-pad-empty").into()) } else { Ok(columns) }
    }
}

impl Column {
    /// Whether the kingdom has its sixteen cards.
    fn check_whole(&self) -> Result<(), Misread> {
        if self.cards.len() == 16 {
            return Ok(());
        }
        let what = Phrase::new("aetherya-pad-cards").with("name", self.name.as_str());
        Err(Misread::new(what.with("got", self.cards.len())).at_line(self.line))
    }

    /// The column as a tidy text.
    fn text(&self, lang: Lang) -> String {
        let mut text = format!("{}: {}\n", WORDS.word(lang, "player"), self.name);
        for row in self.cards.chunks(4) {
            text.push_str(&line(row.iter().map(|card| card.map_or(FACE_DOWN, Kind::code))));
            text.push('\n');
        }
        let legends = self.legends.iter().flatten().map(|legend| legend.code());
        text.push_str(&format!("{}: {}\n", WORDS.word(lang, "legends"), line(legends)));
        text
    }
}

/// Whether somebody says that there are none.
fn is_none(word: &str) -> bool {
    WORDS.meant(word) == Some("none")
}

fn current<'a>(written: &'a mut Written, first: Word<'_>) -> Result<&'a mut Column, Misread> {
    written.columns.last_mut().ok_or_else(|| first.wrong(Phrase::new("aetherya-pad-nobody")))
}

fn unknown_line(first: Word<'_>, content: &str) -> Misread {
    first.wrong(Phrase::new("aetherya-pad-line").with("got", content.trim()))
}

impl ScorePad for Aetherya {
    fn template(&self, lang: Lang) -> String {
        WORDS.text(lang).into()
    }

    fn read(&self, text: &str, lang: Lang) -> Result<Page, Misread> {
        let columns = self.complete(text)?;
        let kingdoms: Vec<Kingdom> = columns.iter().map(|column| self.kingdom_of(column)).collect();
        let sheet = self.score_sheet(&kingdoms.iter().collect::<Vec<_>>(), false);
        let reasons = kingdoms.iter().map(|kingdom| {
            let told = |reason: crate::reason::Reason| Reason {
                category: reason.category.code().into(),
                points: reason.points,
                what: self.explain(kingdom, &reason),
                clauses: reason.clauses,
            };
            self.reasons(kingdom).into_iter().map(told).collect()
        });
        let mut notes = Vec::new();
        for (index, kingdom) in kingdoms.iter().enumerate() {
            if kingdom.count_down() > 0 {
                let note = Phrase::new("aetherya-pad-face-down").with("seat", Seat::new(index));
                notes.push(note.with("n", kingdom.count_down())); // AE-66, AE-117
            }
        }
        Ok(Page {
            names: columns.iter().map(|column| column.name.clone()).collect(),
            sheet,
            reasons: reasons.collect(),
            ranking: self.ranking(&kingdoms),
            notes,
            text: columns.iter().map(|column| column.text(lang)).collect::<Vec<_>>().join("\n"),
        })
    }

    fn ask(&self, text: &str) -> Result<Option<PadQuestion>, Misread> {
        let written = self.written(text)?;
        if written.ended {
            return Ok(None);
        }
        let question = |what: Phrase, allowed: &'static str| {
            Ok(Some(PadQuestion { what, allowed: Phrase::new(allowed) }))
        };
        match written.columns.last() {
            None => question(Phrase::new("aetherya-ask-first"), "aetherya-ask-name"),
            Some(column) if column.cards.len() < 16 => {
                let what = Phrase::new("aetherya-ask-row").with("name", column.name.as_str());
                question(what.with("row", column.cards.len() / 4 + 1), "aetherya-ask-cards")
            }
            Some(column) if column.legends.is_none() => {
                let what = Phrase::new("aetherya-ask-legends").with("name", column.name.as_str());
                question(what, "aetherya-ask-codes")
            }
            Some(_) if written.columns.len() < usize::from(PLAYERS.1) => {
                question(Phrase::new("aetherya-ask-next"), "aetherya-ask-name-or-end")
            }
            Some(_) => Ok(None),
        }
    }

    fn answer(&self, text: &str, answer: &str, lang: Lang) -> Result<String, Misread> {
        let written = self.written(text)?;
        let answer = answer.trim();
        let next = match written.columns.last() {
            Some(column) if column.cards.len() < 16 => answer.to_owned(),
            Some(column) if column.legends.is_none() => {
                format!("{}: {}", WORDS.word(lang, "legends"), if answer.is_empty() { "-" } else { answer })
            }
            Some(_) if answer.is_empty() => WORDS.word(lang, "end").into(),
            _ => {
                let letter = Seat::new(written.columns.len().min(3)).to_string();
                let name = if answer.is_empty() { letter } else { answer.replace('#', "") };
                format!("{}: {name}", WORDS.word(lang, "player"))
            }
        };
        let mut grown = text.to_owned();
        if !grown.is_empty() && !grown.ends_with('\n') {
            grown.push('\n');
        }
        let shift = next.chars().count() - answer.chars().count().min(next.chars().count());
        grown.push_str(&next);
        grown.push('\n');
        let cards =
            |written: &Written| written.columns.iter().map(|column| column.cards.len()).sum::<usize>();
        match self.written(&grown) {
            Ok(after) if next == answer && cards(&after) == cards(&written) => {
                Err(Phrase::new("aetherya-pad-row").with("got", 0usize).into())
            }
            Ok(_) => Ok(grown),
            // The complaint is about the answer alone, which has one line and no key before it.
            Err(mut wrong) => {
                wrong.line = 0;
                wrong.column = wrong.column.saturating_sub(shift as u32);
                Err(wrong)
            }
        }
    }

    fn improve(
        &self,
        text: &str,
        column: Seat,
        lang: Lang,
        go_on: &mut dyn FnMut(Looked) -> bool,
    ) -> Result<Option<Improved>, Misread> {
        let columns = self.complete(text)?;
        let Some(written) = columns.get(column.index()) else { return Ok(None) };
        let kingdom = self.kingdom_of(written);
        let Some(found) = self.rearrange(&kingdom, go_on) else {
            let what = Phrase::new("aetherya-pad-not-open").with("name", written.name.as_str());
            return Err(Misread::new(what).at_line(written.line));
        };
        let mut better = written.clone();
        better.cards = Cell::all().map(|cell| found.kingdom.at(cell)).collect();
        Ok(Some(Improved {
            text: better.text(lang),
            before: self.points(&kingdom).total(),
            after: found.total,
            steps: found.steps,
            proven: found.proven,
        }))
    }
}

impl Aetherya {
    /// The kingdoms from first to last, tie-break included (AE-120 to AE-124).
    fn ranking(&self, kingdoms: &[Kingdom]) -> Vec<Rank> {
        let points: Vec<_> = kingdoms.iter().map(|kingdom| self.points(kingdom).rank()).collect();
        let mut order: Vec<usize> = (0..kingdoms.len()).collect();
        order.sort_by_key(|&index| std::cmp::Reverse(points[index]));
        let rank = |&index: &usize| {
            let (total, _) = points[index];
            let tied = |other: &(i32, [i32; 7])| other.0 == total && *other != points[index];
            Rank {
                place: 1 + points.iter().filter(|&&other| other > points[index]).count() as u8,
                column: Seat::new(index),
                total,
                tie_broken: points.iter().any(tied),
            }
        };
        order.iter().map(rank).collect()
    }
}
