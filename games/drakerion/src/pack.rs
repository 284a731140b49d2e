//! Card files: read, compiled, and every mistake of them told at once.

use crate::compile::compile;
use crate::language::Pack;
use crate::read::{grammar, read_pack};
use antre_kernel::Misread;
use antre_pack::Source;

/// Reads a card file and checks everything about its cards; whether somebody can build a deck of them is another matter.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check_pack(source: &Source<'_>) -> Result<Pack, Misread> {
    let pack = read_pack(source)?;
    compile(source, &pack).map_err(|first| all_mistakes(source, first))?;
    Ok(pack)
}

/// Everything that is wrong with a card file, where something is: the compiler stops at the first mistake, the grammar
/// does not.
pub(crate) fn all_mistakes(source: &Source<'_>, first: Misread) -> Misread {
    match source.tree() {
        Ok(tree) => grammar::pack().all_mistakes(source, &tree, first),
        Err(wrong) => wrong,
    }
}

/// What a card file may say, for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&grammar::pack(), "Drakerion")
}
