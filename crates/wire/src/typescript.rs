//! The wire types as TypeScript, for the page.

use crate::server::*;
use crate::*;
use std::fmt::Write as _;
use ts_rs::{Config, TS};

/// One TypeScript module with every type of this crate.
pub fn typescript() -> String {
    // JSON has one kind of number, and none of ours needs more than 53 bits.
    let config = Config::new().with_large_int("number");
    let mut text = String::from("// Made from crates/wire; do not edit.\n");
    macro_rules! declare {
        ($($type:ty),* $(,)?) => { $(
            text.push('\n');
            for line in <$type as TS>::docs().unwrap_or_default().lines() {
                let _ = writeln!(text, "{line}");
            }
            let _ = writeln!(text, "export {}", <$type as TS>::decl(&config));
        )* };
    }
    declare!(
        Request,
        Ask,
        Id,
        LangCode,
        Pack,
        PackGiven,
        Reply,
        Answer,
        Fault,
        Code,
        GameCard,
        Players,
        OptionCard,
        PackCard,
        TableCard,
        Next,
        LogLine,
        Scene,
        Zone,
        ZoneKind,
        Spot,
        Piece,
        Sign,
        SignValue,
        Face,
        Card,
        At,
        Link,
        Choice,
        Outcome,
        SeatOutcome,
        Sheet,
        SeatSheet,
        SheetLine,
        CardPoints,
        Said,
        Do,
        Preset,
        Word,
        Sight,
        SceneNews,
        ZoneNews,
        UndoCard,
        ChatLine,
        Ending,
        Why,
        Trouble,
        RoomCard,
        Status,
        SeatCard,
        Who,
        Clock,
        ClockKind,
        OnTimeOut,
        ClockState,
        NewTable,
        SeatAsk,
        Join,
        Opened,
        Return,
        Lobby,
        LobbyCard,
        Account,
        Session,
        Mine,
        MyTable,
        Games,
        BotCard,
        AnalysisPage,
        StudiedMove,
        PackAsk,
        Clauses,
        ClauseCard,
        ReplayPage,
        VerifyAsk,
        Verified,
        PadAsk,
        PadPage,
        Health,
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The types without what is said about them, on single blanks.
    fn plain() -> String {
        let text = typescript();
        let code = text.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
        code.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_type_comes_out_in_typescript() {
        let text = plain();
        for expected in [
            "export type Scene = {",
            "headline?: string",
            "\"kind\": \"row\", places: number",
            "\"face\": \"down\", back: string",
            "\"do\": \"open\", game: string",
            "seed?: number",
            "\"type\": \"score\"",
            "\"not-over\"",
        ] {
            assert!(text.contains(expected), "{expected} is missing from\n{text}");
        }
        assert!(!text.contains("bigint"));
    }

    /// `cargo xtask wire` writes the file anew.
    #[test]
    fn the_page_has_these_types() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");
        if std::env::var_os("ANTRE_BLESS").is_some() {
            std::fs::write(path, typescript()).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(kept == typescript(), "web/src/wire.ts is stale: run `cargo xtask wire`");
    }

    #[test]
    fn every_type_that_is_named_is_declared() {
        let text = plain();
        for word in text.split(|c: char| !c.is_alphanumeric()) {
            if word.starts_with(char::is_uppercase) && word != "Array" {
                assert!(text.contains(&format!("export type {word} =")), "{word} is not declared");
            }
        }
    }
}
