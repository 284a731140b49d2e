//! The sentences of card texts, French beside English; `words.txt` is the table, a line each, with tabs between.

use antre_kernel::Lang;
use std::sync::LazyLock;

/// More than there are rows.
const ROOM: usize = 512;

/// The rows by their keys, without heap: whoever counts what building a game allocates need not ask who was first.
static TABLE: LazyLock<[(&str, [&str; 2]); ROOM]> = LazyLock::new(|| {
    let mut table = [("", ["{?}"; 2]); ROOM];
    let rows = include_str!("words.txt").lines().filter(|line| !line.starts_with('#'));
    let rows = rows.filter_map(|line| {
        let (key, rest) = line.split_once('\t')?;
        let (fr, en) = rest.split_once('\t')?;
        Some((key, [fr, en]))
    });
    table.iter_mut().zip(rows).for_each(|(place, row)| *place = row);
    table.sort_unstable_by_key(|(key, _)| *key);
    table
});

/// What is written for a key; a key that nobody wrote anything for shows, so that a test finds it.
pub(super) fn find(key: &str, lang: Lang) -> &'static str {
    let found = TABLE.binary_search_by_key(&key, |(known, _)| *known);
    let column = match lang {
        Lang::Fr => 0,
        Lang::En | Lang::Marked => 1,
    };
    found.map_or("{?}", |at| TABLE[at].1[column])
}
