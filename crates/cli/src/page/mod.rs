//! Pages that stand by themselves: one HTML file with its style and its charts in it, readable by day and by night.

pub(crate) mod chart;

use antre_kernel::Lang;
use std::fmt::Write as _;

/// What all pages look like: parchment by day, a lair at night.
const STYLE: &str = include_str!("page.css");

/// A page that grows from top to bottom.
pub(crate) struct Page {
    lang: Lang,
    title: String,
    body: String,
}

impl Page {
    /// An empty page with a title.
    pub(crate) fn new(title: &str, lang: Lang) -> Page {
        Page { lang, title: title.to_owned(), body: format!("<h1>{}</h1>\n", escape(title)) }
    }

    /// A heading inside the page.
    pub(crate) fn heading(&mut self, text: &str) {
        let _ = writeln!(self.body, "<h2>{}</h2>", escape(text));
    }

    /// A paragraph.
    pub(crate) fn text(&mut self, text: &str) {
        let _ = writeln!(self.body, "<p>{}</p>", escape(text));
    }

    /// A paragraph said aside.
    pub(crate) fn aside(&mut self, text: &str) {
        let _ = writeln!(self.body, "<p class=\"aside\">{}</p>", escape(text));
    }

    /// A chart with what it shows underneath.
    pub(crate) fn figure(&mut self, svg: &str, caption: &str) {
        let _ = writeln!(self.body, "<figure>{svg}<figcaption>{}</figcaption></figure>", escape(caption));
    }

    /// A table, which can be scrolled sideways.
    pub(crate) fn table(&mut self, head: &[String], rows: &[Vec<String>]) {
        self.marked_table(head, rows, |_| false);
    }

    /// A table some rows of which stand out. A column with a letter in it holds words, the others hold figures.
    pub(crate) fn marked_table(
        &mut self,
        head: &[String],
        rows: &[Vec<String>],
        stands_out: impl Fn(usize) -> bool,
    ) {
        let has_words = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.flat_map(|cell| cell.chars()).any(char::is_alphabetic)
        };
        let words: Vec<bool> = (0..head.len()).map(has_words).collect();
        let line = |tag: &str, row: &[String], marked: bool| {
            let cells = row.iter().zip(&words).map(|(cell, words)| {
                let class = if *words { " class=\"words\"" } else { "" };
                format!("<{tag}{class}>{}</{tag}>", escape(cell))
            });
            let class = if marked { " class=\"marked\"" } else { "" };
            format!("<tr{class}>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = rows.iter().enumerate().map(|(at, row)| line("td", row, stands_out(at))).collect();
        let head = line("th", head, false);
        let _ = writeln!(
            self.body,
            "<div class=\"wide\"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>"
        );
    }

    /// The whole file.
    pub(crate) fn finish(self) -> String {
        let (lang, title) = (self.lang.code(), escape(&self.title));
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
            self.body
        )
    }
}

/// Text as it may stand in HTML and SVG.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_stands_by_itself_and_nothing_in_it_is_taken_for_code() {
        let mut page = Page::new("A & B", Lang::Fr);
        page.text("<script>");
        page.marked_table(
            &["x".into(), "y".into()],
            &[vec!["1".into(), "\"a\"".into()], vec!["2".into(), "=".into()]],
            |row| row == 1,
        );
        let html = page.finish();
        assert!(html.contains("<tr><td>1</td><td class=\"words\">&quot;a&quot;</td></tr>"), "{html}");
        assert!(html.contains("<tr class=\"marked\"><td>2</td><td class=\"words\">=</td></tr>"), "{html}");
        assert!(html.contains("<html lang=\"fr\">") && html.contains("<title>A &amp; B</title>"));
        assert!(html.contains("<p>&lt;script&gt;</p>") && !html.contains("<script"));
        for outside in ["http:", "https:", "src=", "@import", "url("] {
            assert!(!html.contains(outside), "{outside}");
        }
    }
}
