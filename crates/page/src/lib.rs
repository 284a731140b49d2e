//! The page of `web/`, built and embedded, so that the program is one file.

use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Built;

/// The document that every address of the page begins with.
const FIRST: &str = "index.html";

/// A file of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// What it is: `text/html; charset=utf-8`.
    pub kind: &'static str,
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed with gzip, where that is smaller.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Whether its name changes with its content.
    pub forever: bool,
}

/// The file at a path that begins with `/`. What has no dot in its last part is an address that the page itself
/// understands, and gets the first document; a file that is not there is none.
pub fn file(path: &str) -> Option<File> {
    let name = path.trim_start_matches('/');
    let is_address = !name.rsplit('/').next().unwrap_or(name).contains('.');
    let name = if is_address { FIRST } else { name };
    // What is only there to be sent compressed is no file of its own.
    if name.ends_with(".gz") {
        return None;
    }
    let bytes = Built::get(name)?.data;
    let gzip = Built::get(&format!("{name}.gz")).map(|file| file.data);
    Some(File { kind: kind(name), bytes, gzip, forever: name.starts_with("assets/") })
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_page_get_its_first_document() {
        let first = file("/").unwrap();
        assert_eq!(first.kind, "text/html; charset=utf-8");
        assert!(!first.forever);
        for address in ["/t/4f2c", "/rules/coeur", "/about", "/replay/x/"] {
            assert_eq!(file(address).as_ref(), Some(&first), "{address}");
        }
    }

    #[test]
    fn what_is_not_there_is_not_given() {
        for path in ["/assets/none.js", "/../Cargo.toml", "/%2e%2e/x.txt", "/index.html.gz"] {
            assert_eq!(file(path), None, "{path}");
        }
    }
}
