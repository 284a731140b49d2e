//! Tables for the terminal: a head, rows, columns as wide as they need.

use crate::out::{HEAD, pad};
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr as _;

/// A table that grows row by row.
pub(crate) struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// The widest a column of words may be before it is cut.
const WIDEST: usize = 44;

impl Table {
    /// A table with these columns; the first holds words, the others figures.
    pub(crate) fn new(head: impl IntoIterator<Item = String>) -> Table {
        Table { head: head.into_iter().collect(), rows: Vec::new() }
    }

    /// One more row.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().map(|cell| cut(&cell)).collect());
    }

    /// Writes it: words to the left, figures to the right.
    pub(crate) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let all = || std::iter::once(&self.head).chain(&self.rows);
        let wide = |column: usize| all().filter_map(|row| row.get(column)).map(|cell| cell.width()).max();
        let widths: Vec<usize> = (0..self.head.len()).map(|column| wide(column).unwrap_or(0)).collect();
        let line = |row: &[String]| {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &wide))| match column {
                0 => pad(cell, wide),
                _ => format!("{}{cell}", " ".repeat(wide.saturating_sub(cell.width()))),
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        writeln!(out, "{HEAD}{}{HEAD:#}", line(&self.head))?;
        for row in &self.rows {
            writeln!(out, "{}", line(row))?;
        }
        Ok(())
    }

    /// The same table in Markdown.
    pub(crate) fn markdown(&self) -> String {
        let line = |row: &[String]| {
            let cells: Vec<String> = row.iter().map(|cell| cell.replace('|', "\\|")).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let rule: Vec<&str> =
            (0..self.head.len()).map(|column| if column == 0 { "---" } else { "---:" }).collect();
        let rows: String = self.rows.iter().map(|row| line(row)).collect();
        format!("{}|{}|\n{rows}", line(&self.head), rule.join("|"))
    }
}

fn cut(text: &str) -> String {
    if text.width() <= WIDEST {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if kept.width() + 2 > WIDEST {
            break;
        }
        kept.push(letter);
    }
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut table = Table::new(["Bot".to_owned(), "Elo".to_owned()]);
        table.row(["étincelle".to_owned(), "0".to_owned()]);
        table.row(["x|y".to_owned(), "1250".to_owned()]);
        let mut out = Vec::new();
        table.print(&mut anstream::StripStream::new(&mut out)).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "Bot         Elo\nétincelle     0\nx|y        1250\n");
        assert_eq!(table.markdown(), "| Bot | Elo |\n|---|---:|\n| étincelle | 0 |\n| x\\|y | 1250 |\n");
        assert_eq!(cut(&"a".repeat(60)).chars().count(), 44);
    }
}
