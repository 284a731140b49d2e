//! Card files as a tree in which every value knows its place: the one door between TOML and the language of cards.

use crate::compile::compile;
use crate::language::Pack;
use crate::read::{grammar, read_pack};
use antre_kernel::Misread;
use antre_pack::Source;

pub(crate) use antre_pack::{Node, Value};

/// Reads a card file or a deck file.
pub(crate) fn read_tree(source: &Source<'_>) -> Result<Node, Misread> {
    let tree = source.tree()?;
    source.is_for("drakerion", &tree)?;
    Ok(tree)
}

/// Reads a card file and checks everything about its cards; whether somebody can build a deck of them is another matter.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check_pack(source: &Source<'_>) -> Result<Pack, Misread> {
    let pack = read_pack(source)?;
    compile(source, &pack).map_err(|first| all_mistakes(source, first))?;
    Ok(pack)
}

/// Everything that is wrong with a card file, where something is: the readers stop at the first mistake, the grammar
/// does not.
pub(crate) fn all_mistakes(source: &Source<'_>, first: Misread) -> Misread {
    let tree = source.tree();
    let found = tree.map(|tree| grammar::pack().check(source, &tree)).unwrap_or_default();
    Misread::several(found).unwrap_or(first)
}

/// What a card file may say, for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&grammar::pack(), "Drakerion")
}
