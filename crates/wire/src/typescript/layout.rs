//! TypeScript as Prettier lays it out: what ts-rs writes on one long line is read and written anew.
//!
//! Only as much of the language as the wire types need. `npm run lint` holds the result against Prettier itself.

/// The widest line, as in web/.prettierrc.json.
const WIDTH: usize = 120;

/// A declaration of ts-rs, `type Name = …;`, laid out; nothing if it has parts that are not known here.
pub(super) fn declaration(text: &str) -> Option<String> {
    let (name, body) = text.trim().strip_prefix("type ")?.split_once('=')?;
    let mut reader = Reader { tokens: tokens(body.trim_end_matches(';'))? };
    let body = reader.union()?;
    if !reader.tokens.is_empty() {
        return None;
    }
    let head = format!("export type {} =", name.trim());
    let laid = match (&body, body.flat()) {
        (Type::Union(_), Some(flat)) if !fits(head.len() + 1, &flat) && fits(2, &flat) => {
            format!("\n  {flat}")
        }
        _ => body.laid(0, head.len() + 1),
    };
    let blank = if laid.starts_with('\n') { "" } else { " " };
    Some(format!("{head}{blank}{laid};\n"))
}

/// Whether a text fits behind this many columns, with a semicolon after it.
fn fits(columns: usize, text: &str) -> bool {
    columns + text.chars().count() < WIDTH
}

#[derive(PartialEq)]
enum Token {
    /// The lines of a comment that documents what follows.
    Doc(Vec<String>),
    /// A name, a keyword or a text with its quotes.
    Name(String),
    Mark(char),
}

/// The tokens of a text, last first.
fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if let Some(after) = rest.strip_prefix("/**") {
            let inside = after.split("*/").next()?;
            let lines = inside.lines().map(|line| line.trim_start_matches([' ', '*']).trim_end().to_owned());
            found.push(Token::Doc(lines.filter(|line| !line.is_empty()).collect()));
            "/***/".len() + inside.len()
        } else if first == '"' {
            let inside = rest[1..].split('"').next()?;
            found.push(Token::Name(format!("'{inside}'")));
            inside.len() + 2
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            found.push(Token::Name(rest[..end].to_owned()));
            end
        } else {
            found.push(Token::Mark(first));
            first.len_utf8()
        };
        rest = rest.get(length..)?.trim_start();
    }
    found.reverse();
    Some(found)
}

enum Type {
    /// A name, a keyword or a text.
    Name(String),
    Array(Box<Type>),
    /// Any key of one type, each with a value of another.
    Map(String, Box<Type>),
    Object(Vec<Member>),
    Union(Vec<Type>),
    Intersection(Vec<Type>),
}

struct Member {
    docs: Vec<String>,
    /// With a question mark if it may be left out.
    key: String,
    value: Type,
}

struct Reader {
    /// Last first.
    tokens: Vec<Token>,
}

impl Reader {
    fn take(&mut self, mark: char) -> Option<()> {
        (self.tokens.last() == Some(&Token::Mark(mark))).then(|| drop(self.tokens.pop()))
    }

    fn word(&mut self) -> Option<String> {
        match self.tokens.pop()? {
            Token::Name(word) => Some(word),
            _ => None,
        }
    }

    fn several(
        &mut self,
        mark: char,
        one: fn(&mut Reader) -> Option<Type>,
        all: fn(Vec<Type>) -> Type,
    ) -> Option<Type> {
        let mut types = vec![one(self)?];
        while self.take(mark).is_some() {
            types.push(one(self)?);
        }
        if types.len() > 1 { Some(all(types)) } else { types.pop() }
    }

    fn union(&mut self) -> Option<Type> {
        self.several('|', Reader::intersection, Type::Union)
    }

    fn intersection(&mut self) -> Option<Type> {
        self.several('&', Reader::single, Type::Intersection)
    }

    fn single(&mut self) -> Option<Type> {
        if self.take('(').is_some() {
            let inner = self.union()?;
            return self.take(')').map(|()| inner);
        }
        if self.take('{').is_some() {
            return self.object();
        }
        let word = self.word()?;
        if word == "Array" && self.take('<').is_some() {
            let inner = self.union()?;
            return self.take('>').map(|()| Type::Array(Box::new(inner)));
        }
        Some(Type::Name(word))
    }

    fn object(&mut self) -> Option<Type> {
        if self.take('[').is_some() {
            let (_key, _in, keys) = (self.word()?, self.word()?, self.word()?);
            self.take(']')?;
            self.take(':')?;
            let value = self.union()?;
            return self.take('}').map(|()| Type::Map(keys, Box::new(value)));
        }
        let mut members = Vec::new();
        while self.take('}').is_none() {
            let docs = match self.tokens.last()? {
                Token::Doc(_) => match self.tokens.pop()? {
                    Token::Doc(lines) => lines,
                    _ => Vec::new(),
                },
                _ => Vec::new(),
            };
            let key = self.word()?.trim_matches('\'').to_owned();
            let key = if self.take('?').is_some() { key + "?" } else { key };
            self.take(':')?;
            members.push(Member { docs, key, value: self.union()? });
            let _ = self.take(',');
        }
        Some(Type::Object(members))
    }
}

impl Type {
    /// On one line; nothing if something in it is documented.
    fn flat(&self) -> Option<String> {
        Some(match self {
            Type::Name(word) => word.clone(),
            Type::Array(of) => match &**of {
                Type::Name(word) => format!("{word}[]"),
                other => format!("Array<{}>", other.flat()?),
            },
            Type::Map(keys, value) => format!("{{ [key in {keys}]: {} }}", value.flat()?),
            Type::Object(members) if members.is_empty() => "{}".to_owned(),
            Type::Object(members) => {
                let member = |member: &Member| {
                    member.docs.is_empty().then_some(())?;
                    Some(format!("{}: {}", member.key, member.value.flat()?))
                };
                format!("{{ {} }}", members.iter().map(member).collect::<Option<Vec<_>>>()?.join("; "))
            }
            Type::Union(types) => {
                let types =
                    types.iter().map(|of| Some(wrapped(of.flat()?, matches!(of, Type::Intersection(_)))));
                types.collect::<Option<Vec<_>>>()?.join(" | ")
            }
            Type::Intersection(types) => {
                let types = types.iter().map(|of| Some(wrapped(of.flat()?, matches!(of, Type::Union(_)))));
                types.collect::<Option<Vec<_>>>()?.join(" & ")
            }
        })
    }

    /// On as many lines as it takes, behind `columns` columns of a line that is indented by `indent`.
    fn laid(&self, indent: usize, columns: usize) -> String {
        if let Some(flat) = self.flat().filter(|flat| fits(columns, flat)) {
            return flat;
        }
        let margin = " ".repeat(indent);
        match self {
            Type::Object(members) => {
                let members: String = members.iter().map(|member| member.laid(indent + 2)).collect();
                format!("{{\n{members}{margin}}}")
            }
            // Each on a line of its own, and what is inside of it under its beginning.
            Type::Union(types) => types.iter().fold(String::new(), |text, of| {
                let due = matches!(of, Type::Intersection(_));
                let laid = of.laid(indent + 4, indent + 4);
                let laid = if due { format!("({laid})") } else { laid };
                format!("{text}\n{margin}  | {laid}")
            }),
            Type::Intersection(types) => {
                types.iter().map(|of| of.laid(indent, columns)).collect::<Vec<_>>().join(" & ")
            }
            Type::Name(_) | Type::Array(_) | Type::Map(..) => self.flat().unwrap_or_default(),
        }
    }
}

/// In parentheses, where they are due.
fn wrapped(text: String, due: bool) -> String {
    if due { format!("({text})") } else { text }
}

impl Member {
    fn laid(&self, indent: usize) -> String {
        let margin = " ".repeat(indent);
        let columns = indent + self.key.len() + 2;
        let value = self.value.laid(indent, columns);
        let blank = if value.starts_with('\n') { "" } else { " " };
        format!("{}{margin}{}:{blank}{value};\n", comment(&self.docs, &margin), self.key)
    }
}

/// A comment that documents what follows it.
pub(super) fn comment(lines: &[String], margin: &str) -> String {
    match lines {
        [] => String::new(),
        [line] => format!("{margin}/** {line} */\n"),
        lines => {
            let lines: String = lines.iter().map(|line| format!("{margin} * {line}\n")).collect();
            format!("{margin}/**\n{lines}{margin} */\n")
        }
    }
}

/// The lines of a comment as ts-rs writes it.
pub(super) fn comment_lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.trim().trim_start_matches("/**").trim_end_matches("*/"));
    let lines = lines.map(|line| line.trim_start_matches([' ', '*']).trim_end().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_documented_has_lines_of_its_own() {
        let text = "type Undo = { \n/**\n * Nobody has to agree.\n */\nfree: boolean, by?: Array<string>, };";
        let laid =
            "export type Undo = {\n  /** Nobody has to agree. */\n  free: boolean;\n  by?: string[];\n};\n";
        assert_eq!(declaration(text).as_deref(), Some(laid));
    }

    #[test]
    fn a_union_stays_on_a_line_if_it_fits() {
        let short = declaration(r#"type Who = "open" | { "who": "bot", } & Bot;"#);
        assert_eq!(short.as_deref(), Some("export type Who = 'open' | ({ who: 'bot' } & Bot);\n"));
        let word = "x".repeat(60);
        let long =
            declaration(&format!("type Who = {word} | {{ \n/**\n * Why.\n */\nby: {word}, }};")).unwrap();
        let laid =
            format!("export type Who =\n  | {word}\n  | {{\n      /** Why. */\n      by: {word};\n    }};\n");
        assert_eq!(long, laid);
    }

    #[test]
    fn what_is_not_known_is_not_guessed_at() {
        for strange in ["type A = [B, C];", "type A = (B;", "type A = { b }", "interface A {}"] {
            assert_eq!(declaration(strange), None, "{strange}");
        }
    }
}
