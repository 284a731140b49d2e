//! Just enough Rust: code without its comments, texts and tests, so that the rules look at code alone.

/// A Rust file taken apart. The codes are as long as the file, byte by byte, so that places agree.
pub(crate) struct Source {
    /// The code, with comments and the inside of literals blanked out.
    pub(crate) code: String,
    /// The code that ships: the same with tests blanked out too.
    pub(crate) shipped: String,
    /// The texts in the code that ships.
    pub(crate) literals: Vec<Literal>,
}

/// A text in quotes.
pub(crate) struct Literal {
    /// Where it starts.
    pub(crate) start: usize,
    /// What stands between the quotes.
    pub(crate) text: String,
}

impl Source {
    /// Takes a file apart; of a test file nothing ships.
    pub(crate) fn read(text: &str, is_test: bool) -> Source {
        let (code, mut literals) = blank(text);
        let shipped = if is_test {
            blanked(&code, std::iter::once(0..code.len()))
        } else {
            blanked(&code, tests(&code))
        };
        literals.retain(|literal| shipped.as_bytes()[literal.start] != b' ');
        Source { code, shipped, literals }
    }
}

/// The line, from 1, of a place in a text.
pub(crate) fn line_of(text: &str, at: usize) -> usize {
    1 + text.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count()
}

/// The places where a word stands by itself, not as a part of another.
pub(crate) fn words<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let bytes = code.as_bytes();
    let part = |byte: Option<&u8>| byte.is_some_and(|&byte| byte == b'_' || byte.is_ascii_alphanumeric());
    code.match_indices(word).map(|(at, _)| at).filter(move |&at| {
        !part(at.checked_sub(1).and_then(|before| bytes.get(before))) && !part(bytes.get(at + word.len()))
    })
}

/// The end of the bracketed part that opens at `open`, its closing bracket included.
pub(crate) fn close(code: &str, open: usize) -> usize {
    let mut depth = 0usize;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'{' | b'(' | b'[' => depth += 1,
            b'}' | b')' | b']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    code.len()
}

/// The parts of the code that are compiled for tests alone.
fn tests(code: &str) -> Vec<std::ops::Range<usize>> {
    let mut parts: Vec<std::ops::Range<usize>> = Vec::new();
    for (start, _) in code.match_indices("#[cfg(") {
        let mut end = close(code, start + 1);
        let condition = &code[start..end];
        let is_test = words(condition, "test").next().is_some() && words(condition, "not").next().is_none();
        if !is_test || parts.last().is_some_and(|part| start < part.end) {
            continue;
        }
        // Further attributes, then the item: up to its block or its semicolon.
        while code[end..].trim_start().starts_with("#[") {
            end = close(code, end + code[end..].find('[').unwrap_or(0));
        }
        let Some(stop) = code[end..].find(['{', ';']).map(|at| end + at) else { continue };
        let end = if code.as_bytes()[stop] == b'{' { close(code, stop) } else { stop + 1 };
        parts.push(start..end);
    }
    parts
}

fn blanked(code: &str, parts: impl IntoIterator<Item = std::ops::Range<usize>>) -> String {
    let mut bytes = code.as_bytes().to_vec();
    for part in parts {
        bytes[part].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
    }
    // Whole characters were blanked, or none of it: this is text still.
    String::from_utf8(bytes).unwrap_or_default()
}

/// Blanks out comments and the inside of literals, and gives the texts.
fn blank(text: &str) -> (String, Vec<Literal>) {
    let bytes = text.as_bytes();
    let mut hidden = Vec::new();
    let mut literals = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            let end = at + rest.find('\n').unwrap_or(rest.len());
            hidden.push(at..end);
            at = end;
        } else if rest.starts_with("/*") {
            let end = block_comment(text, at);
            hidden.push(at..end);
            at = end;
        } else if let Some((open, end)) = text_literal(text, at) {
            let inside = open..end.saturating_sub(1 + hashes(text, at)).max(open);
            literals.push(Literal { start: at, text: text[inside.clone()].to_owned() });
            hidden.push(inside);
            at = end;
        } else if let Some(end) = char_literal(rest) {
            hidden.push(at + 1..at + end - 1);
            at += end;
        } else {
            at += word_length(rest);
        }
    }
    (blanked(text, hidden), literals)
}

/// How long the name or the single character at the beginning is.
fn word_length(rest: &str) -> usize {
    let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    word.max(rest.chars().next().map_or(1, char::len_utf8))
}

fn block_comment(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (start, 0);
    while at < bytes.len() {
        match &bytes[at..bytes.len().min(at + 2)] {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" if depth == 1 => return at + 2,
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    bytes.len()
}

/// The letters before the quote of a text literal and whether it is raw: `b`, `r`, `br#`, …
fn prefix(text: &str, at: usize) -> Option<(usize, bool)> {
    let rest = &text[at..];
    let letters = rest.find(|c: char| !matches!(c, 'b' | 'c' | 'r'))?;
    let raw = rest[..letters].ends_with('r');
    let hashes = if raw { rest[letters..].find(|c: char| c != '#')? } else { 0 };
    let quoted = letters <= 2 && rest[letters + hashes..].starts_with('"');
    quoted.then_some((letters + hashes, raw))
}

fn hashes(text: &str, at: usize) -> usize {
    prefix(text, at).map_or(0, |(length, _)| text[at..at + length].matches('#').count())
}

/// Where the inside of a text literal at this place starts and where the literal ends.
fn text_literal(text: &str, at: usize) -> Option<(usize, usize)> {
    let (length, raw) = prefix(text, at)?;
    let open = at + length + 1;
    if raw {
        let ending = format!("\"{}", "#".repeat(hashes(text, at)));
        return Some((open, text[open..].find(&ending).map_or(text.len(), |end| open + end + ending.len())));
    }
    let mut escaped = false;
    for (index, byte) in text.bytes().enumerate().skip(open) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return Some((open, index + 1)),
            _ => {}
        }
    }
    Some((open, text.len()))
}

/// The length of a character literal, if this is one and not a lifetime.
fn char_literal(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    let first = inside.chars().next()?;
    if first == '\\' {
        let escape = inside.char_indices().nth(1)?.1;
        let after = 1 + escape.len_utf8();
        return Some(1 + after + inside[after..].find('\'')? + 1);
    }
    inside[first.len_utf8()..].starts_with('\'').then_some(first.len_utf8() + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_texts_are_blanked_and_places_kept() {
        let text = "let a = \"é // no\"; // unsafe\n/* one /* two */ */ let b = r#\"x\"y\"#;\nlet c = '\"'; let d: &'a str = b\"q\\\"\";";
        let source = Source::read(text, false);
        assert_eq!(source.code.len(), text.len());
        assert!(
            !source.code.contains("unsafe") && !source.code.contains("two") && !source.code.contains("no")
        );
        let texts: Vec<&str> = source.literals.iter().map(|literal| literal.text.as_str()).collect();
        assert_eq!(texts, ["é // no", "x\"y", "q\\\""]);
        assert!(source.code.contains("let b = r#\"   \"#;"), "{}", source.code);
        assert!(source.code.contains("let c = ' '; let d: &'a str"), "{}", source.code);
    }

    #[test]
    fn escapes_and_names_do_not_confuse() {
        let source = Source::read("f('\\'', '\\u{e9}', '\\\\'); bar\"x\"; let brr = 1; for 'b' {}", false);
        let texts: Vec<&str> = source.literals.iter().map(|literal| literal.text.as_str()).collect();
        assert_eq!(texts, ["x"]);
    }

    #[test]
    fn tests_do_not_ship() {
        let text = "fn a() { \"kept\"; }\n#[cfg(test)]\n#[allow(x)]\nmod tests { fn b() { \"gone\" } }\nfn c() {}\n#[cfg(not(test))] fn d() {}";
        let source = Source::read(text, false);
        assert!(source.code.contains("fn b") && !source.shipped.contains("fn b"));
        assert!(source.shipped.contains("fn c") && source.shipped.contains("fn d"));
        assert_eq!(source.literals.len(), 1);
        assert_eq!(line_of(text, source.shipped.find("fn c").unwrap()), 5);
        assert!(Source::read(text, true).literals.is_empty());
    }

    #[test]
    fn words_stand_alone() {
        assert_eq!(words("unsafe_code unsafe {} not_unsafe", "unsafe").count(), 1);
        assert_eq!(close("f(a[1], {2}) + 3", 1), 12);
    }
}
