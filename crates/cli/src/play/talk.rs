//! Scenes and scores in words, for the line mode, for hints and for whoever listens instead of looking.

use super::session::Session;
use antre_host::{Speaker, figure};
use antre_kernel::{Arg, Eye, Phrase, Seat};
use antre_stage::hex::{self, Hex};
use antre_stage::{At, Counted, Face, Line, Piece, Scene, Sheet, Value, Zone, ZoneKind, sign};

/// A piece of a zone in words: its name, its number, its code and its place.
pub(crate) fn piece(piece: &Piece, zone: &Zone, speaker: &Speaker) -> String {
    let mut text = match &piece.face {
        Face::Up(card) => {
            let name = speaker.say(&card.name);
            let named = match card.value {
                // Some names say their number already: « Morsure 3 ».
                Some(value) if !name.split(' ').any(|word| word == value.to_string()) => {
                    format!("{name} {value}")
                }
                _ => name,
            };
            let named = match piece.number() {
                Some(number) => format!("{named} {number}"),
                None => named,
            };
            match card.sign() {
                Some(sign) if sign != named => format!("{named} ({sign})"),
                _ => named,
            }
        }
        Face::Down(_) => speaker.word("piece-hidden"),
    };
    // An empty hex is called what its place is called.
    let at = piece.at.filter(|_| !hex::is_empty(piece));
    if let Some(place) = place(at, zone.kind, speaker) {
        text.push(' ');
        text.push_str(&place);
    }
    if !piece.marks.is_empty() {
        let marks: Vec<String> = piece.marks.iter().map(|mark| speaker.say(mark)).collect();
        text.push_str(&format!(", {}", marks.join(", ")));
    }
    text
}

/// What is printed on a piece that shows, where the game says it.
pub(crate) fn printed(piece: &Piece, speaker: &Speaker) -> Option<String> {
    match &piece.face {
        Face::Up(card) => card.text.as_ref().map(|text| speaker.say(text)),
        Face::Down(_) => None,
    }
}

fn place(at: Option<At>, kind: ZoneKind, speaker: &Speaker) -> Option<String> {
    let phrase = match at? {
        At::Cell(spot) => {
            let column = char::from(b'a' + spot.col.min(25));
            Phrase::new("piece-at-cell").with("cell", format!("{column}{}", spot.row + 1))
        }
        At::Hex { q, r } => {
            let name = match kind {
                ZoneKind::Hex { radius } => Hex::new(q, r).name(radius),
                _ => format!("{q},{r}"),
            };
            Phrase::new("piece-at-hex").with("hex", name)
        }
        At::Step(step) => Phrase::new("piece-at-step").with("step", step),
    };
    Some(speaker.say(&phrase))
}

/// What lies in a zone; empty hexes are only ground.
pub(crate) fn lying(zone: &Zone) -> impl DoubleEndedIterator<Item = &Piece> {
    zone.pieces.iter().filter(|piece| !hex::is_empty(piece))
}

/// Whose the places of a zone are, where they belong to somebody in turn.
pub(crate) fn order(zone: &Zone) -> Option<&[Value]> {
    match zone.facts.iter().find(|fact| fact.what == "order").map(|fact| &fact.value) {
        Some(Value::List(order)) => Some(order),
        _ => None,
    }
}

/// What a zone is called; where its places belong to somebody in turn, with whom.
pub(crate) fn called(zone: &Zone) -> Phrase {
    let Some(order) = order(zone) else { return zone.name.clone() };
    let who = |value: &Value| match value {
        Value::Seat(seat) => Some(Arg::Seat(*seat)),
        Value::Words(words) => Some(words.clone().into()),
        _ => None,
    };
    let order: Vec<Arg> = order.iter().filter_map(who).collect();
    Phrase::new("zone-in-order").with("zone", zone.name.clone()).with("order", order)
}

/// A zone in one line: what it is called and what lies there.
pub(crate) fn zone(zone: &Zone, speaker: &Speaker) -> String {
    let name = || Phrase::new(zone_key(zone)).with("zone", called(zone));
    let shown: Vec<String> = lying(zone)
        .filter(|piece| matches!(piece.face, Face::Up(_)))
        .map(|shown| piece(shown, zone, speaker))
        .collect();
    let count = lying(zone).count();
    let hidden = count - shown.len();
    let phrase = match zone.kind {
        ZoneKind::Counter(n) => name().with("count", n),
        ZoneKind::Track { end } => {
            let step = match zone.pieces.first().and_then(|marker| marker.at) {
                Some(At::Step(step)) => step,
                _ => 0,
            };
            name().with("end", end).with("step", step).with("pieces", shown.join(", "))
        }
        ZoneKind::Row { places } => {
            name().with("count", count).with("places", places).with("pieces", shown.join(", "))
        }
        ZoneKind::Pile => {
            let top = zone.pieces.last().map_or_else(String::new, |top| piece(top, zone, speaker));
            name().with("count", count).with("top", top).with("pieces", shown.join(", "))
        }
        ZoneKind::Hand | ZoneKind::Grid { .. } | ZoneKind::Hex { .. } => {
            name().with("count", count).with("pieces", shown.join(", "))
        }
    };
    let mut line = speaker.say(&phrase);
    let told = matches!(zone.kind, ZoneKind::Pile) || shown.is_empty();
    if hidden > 0 && !told {
        line.push(' ');
        line.push_str(&speaker.say(&Phrase::new("zone-and-hidden").with("count", hidden)));
    }
    line
}

/// How many pieces a zone holds, where that says more than the pieces themselves.
pub(crate) fn zone_in_brief(zone_: &Zone, speaker: &Speaker) -> String {
    match zone_.kind {
        ZoneKind::Counter(_) | ZoneKind::Track { .. } => zone(zone_, speaker),
        _ if lying(zone_).next().is_none() => zone(zone_, speaker),
        _ => speaker.say(&Phrase::new("zone-holds").with("count", lying(zone_).count())),
    }
}

fn zone_key(zone: &Zone) -> &'static str {
    let up = |piece: &Piece| matches!(piece.face, Face::Up(_));
    let covered = zone.pieces.iter().rev().skip(1).any(up);
    match zone.kind {
        ZoneKind::Counter(_) => "zone-counter",
        ZoneKind::Track { .. } if zone.pieces.len() < 2 => "zone-track-one",
        ZoneKind::Track { .. } => "zone-track",
        _ if lying(zone).next().is_none() => "zone-empty",
        _ if !zone.pieces.iter().any(up) => "zone-hidden",
        ZoneKind::Pile if zone.pieces.len() == 1 => "zone-one",
        ZoneKind::Pile if covered => "zone-open-pile",
        ZoneKind::Pile => "zone-pile",
        ZoneKind::Row { places: 2.. } => "zone-row",
        _ => "zone-pieces",
    }
}

/// The whole scene, a heading and a line for each zone: the shared board, then each player's side.
pub(crate) fn table(scene: &Scene, session: &Session, eye: Eye) -> Vec<String> {
    let speaker = session.speaker();
    let mut lines = Vec::new();
    let mut side = |heading: String, zones: Vec<&Zone>| {
        if !zones.is_empty() {
            lines.push(heading);
            lines.extend(zones.into_iter().map(|zone_| format!("  {}", zone(zone_, speaker))));
        }
    };
    let of = |owner: Option<Seat>| scene.zones.iter().filter(|zone| zone.owner == owner).collect();
    side(speaker.word("table-board"), of(None));
    for seat in session.seats() {
        let role = if eye.is(seat) { speaker.word("role-you") } else { session.role(seat) };
        let heading = Phrase::new("table-side").with("seat", seat).with("role", role);
        side(speaker.say(&heading), of(Some(seat)));
    }
    lines
}

/// What a person holds.
pub(crate) fn hand(scene: &Scene, seat: Seat, speaker: &Speaker) -> Vec<String> {
    let own = scene.zones.iter().filter(|zone| zone.owner == Some(seat) && zone.kind == ZoneKind::Hand);
    own.map(|own| zone(own, speaker)).collect()
}

/// What is printed on the cards that show in these zones, each kind of card once.
pub(crate) fn texts<'a>(zones: impl Iterator<Item = &'a Zone>, speaker: &Speaker) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for piece in zones.flat_map(|zone| &zone.pieces) {
        if let (Some(text), Face::Up(card)) = (printed(piece, speaker), &piece.face) {
            let line = format!("  {}. {text}", speaker.say(&card.name));
            if !told.contains(&line) {
                told.push(line);
            }
        }
    }
    told
}

/// Where this zone's printed arrows point to, by name.
pub(crate) fn targets(scene: &Scene, id: &str, speaker: &Speaker) -> Vec<String> {
    let links = scene.links.iter().filter(|link| link.from == id);
    let zones = links.filter_map(|link| scene.zone(&link.to));
    zones.map(|zone| speaker.say(&zone.name)).collect()
}

/// One category of a score across all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Category {
    /// What people call it.
    pub(crate) name: Phrase,
    /// The clause that says so.
    pub(crate) clause: &'static str,
    /// The line of each seat that has one, in the order of the sheet.
    pub(crate) lines: Vec<Option<Line>>,
}

/// A score sheet by category; one that a seat lacks stands where the others name it.
pub(crate) fn categories(sheet: &Sheet) -> Vec<Category> {
    let mut order: Vec<&str> = Vec::new();
    for seat in &sheet.seats {
        let mut place = 0;
        for line in &seat.lines {
            place = match order.iter().position(|known| *known == line.category) {
                Some(at) => at + 1,
                None => {
                    order.insert(place, &line.category);
                    place + 1
                }
            };
        }
    }
    let find = |category: &str| {
        let lines: Vec<Option<Line>> = sheet
            .seats
            .iter()
            .map(|seat| seat.lines.iter().find(|line| line.category == category).cloned())
            .collect();
        let first = lines.iter().flatten().next().cloned()?;
        Some(Category { name: first.name, clause: first.clause, lines })
    };
    order.into_iter().filter_map(find).collect()
}

/// The cards behind some points, equal ones together: `CO4 = 4 · CO3 ×2 = 6`.
pub(crate) fn cards(line: &Line, speaker: &Speaker) -> String {
    let alike = line.cards.chunk_by(|a, b| a == b);
    let told = alike.filter_map(|same| {
        let (Counted { code, name, points }, count) = (same.first()?, same.len());
        let code = sign(code).map_or_else(|| speaker.say(name), str::to_owned);
        let sum = points * count as i32;
        let sum = figure(sum.into());
        Some(if count == 1 { format!("{code} = {sum}") } else { format!("{code} ×{count} = {sum}") })
    });
    told.collect::<Vec<_>>().join(" · ")
}

/// The explained result, line by line.
pub(crate) fn result(session: &Session) -> Vec<String> {
    let speaker = session.speaker();
    let table = session.table();
    let mut lines = Vec::new();
    if let Some(seat) = table.resigned() {
        lines.push(speaker.say(&Phrase::new("end-resigned").with("seat", seat)));
    }
    if let Some(sheet) = table.sheet() {
        for category in categories(&sheet) {
            let head = Phrase::new("score-category").with("name", category.name.clone());
            lines.push(speaker.say(&head.with("clause", category.clause)));
            for (seat, line) in sheet.seats.iter().zip(&category.lines) {
                let points = line.as_ref().map_or(0, |line| line.points);
                let cards = line.as_ref().map_or_else(String::new, |line| self::cards(line, speaker));
                let key = if cards.is_empty() { "score-line" } else { "score-line-cards" };
                let phrase = Phrase::new(key).with("seat", seat.seat).with("points", i64::from(points));
                lines.push(format!("  {}", speaker.say(&phrase.with("cards", cards))));
            }
        }
        let total = |seat: &antre_stage::SeatSheet| {
            let phrase = Phrase::new("score-total").with("seat", seat.seat);
            Arg::Phrase(Box::new(phrase.with("points", i64::from(seat.total))))
        };
        let totals: Vec<Arg> = sheet.seats.iter().map(total).collect();
        lines.push(speaker.say(&Phrase::new("score-totals").with("totals", totals)));
        lines.push(verdict(&sheet, speaker));
    }
    lines
}

/// Who won and by which clause.
pub(crate) fn verdict(sheet: &Sheet, speaker: &Speaker) -> String {
    let said = speaker.say(&sheet.verdict);
    let phrase = Phrase::new("score-verdict").with("verdict", said).with("clause", sheet.clause);
    speaker.say(&phrase)
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::{Lang, Names};
    use antre_stage::{Card, SeatSheet};

    fn card(code: &str, value: i32) -> Piece {
        let card = Card {
            code: code.into(),
            name: Names::new("Coffre", "Chest").into(),
            emblem: "CO".into(),
            value: Some(value),
            text: None,
        };
        Piece::new(code.into(), Face::up(card))
    }

    fn pile(kind: ZoneKind, pieces: Vec<Piece>) -> Zone {
        let name = Names::new("Coffres", "Chests");
        Zone::new("z", "z", kind, name).marked("CO").holding(pieces)
    }

    #[test]
    fn zones_are_told_in_a_line() {
        let speaker = Speaker::new(Lang::En, &[]);
        let down = || Piece::new("slot".into(), Face::Down("back"));
        let say = |kind, pieces| zone(&pile(kind, pieces), &speaker);
        assert_eq!(say(ZoneKind::Pile, vec![]), "Chests: empty.");
        assert_eq!(
            say(ZoneKind::Pile, vec![down(), card("CO3", 3)]),
            "Chests: 2 cards, Chest 3 (CO3) on top."
        );
        assert_eq!(say(ZoneKind::Pile, vec![card("CO3", 3)]), "Chests: Chest 3 (CO3).");
        assert_eq!(say(ZoneKind::Pile, vec![down(), down()]), "Chests: 2 cards, face down.");
        assert_eq!(say(ZoneKind::Pile, vec![down()]), "Chests: 1 card, face down.");
        let open = say(ZoneKind::Pile, vec![card("CO1", 1), card("CO3", 3)]);
        assert_eq!(open, "Chests: 2 cards, from bottom to top Chest 1 (CO1), Chest 3 (CO3).");
        let row = say(ZoneKind::Row { places: 3 }, vec![card("CO3", 3)]);
        assert_eq!(row, "Chests: 1 of 3, Chest 3 (CO3).");
        assert_eq!(say(ZoneKind::Counter(4), vec![]), "Chests: 4.");
    }

    #[test]
    fn maps_are_told_by_their_hexes() {
        let speaker = Speaker::new(Lang::En, &[]);
        let kind = ZoneKind::Hex { radius: 2 };
        let mut pieces: Vec<Piece> = Hex::board(2).skip(1).map(|hex| hex.piece("map", 2)).collect();
        assert_eq!(zone(&pile(kind, pieces.clone()), &speaker), "Chests: empty.");
        let mut chest = card("CO3", 3);
        chest.at = Some(At::Hex { q: 0, r: -2 });
        pieces.insert(0, chest);
        let map = pile(kind, pieces);
        assert_eq!(zone(&map, &speaker), "Chests: Chest 3 (CO3) on A1.");
        assert_eq!(zone_in_brief(&map, &speaker), zone_in_brief(&pile(kind, vec![card("x", 1)]), &speaker));
        assert_eq!(piece(&map.pieces[1], &map, &speaker), "A2");
    }

    #[test]
    fn a_sheet_is_turned_into_categories() {
        let speaker = Speaker::new(Lang::Fr, &[]);
        let counted =
            |code: &'static str, points| Counted { code: code.into(), name: Phrase::bare(code), points };
        let line = |category: &'static str, points| Line {
            category: category.into(),
            name: Phrase::bare(category),
            points,
            cards: vec![counted("CO4", 4), counted("CO3", 3)],
            clause: "CD-83",
        };
        let seat = |seat, lines: Vec<Line>| SeatSheet { seat, total: 7, lines };
        let sheet = Sheet {
            seats: vec![seat(Seat::A, vec![line("a", 7)]), seat(Seat::B, vec![line("b", 7), line("a", 7)])],
            verdict: Phrase::new("x"),
            clause: "CD-84",
        };
        let found = categories(&sheet);
        assert_eq!(found.iter().map(|c| speaker.say(&c.name)).collect::<Vec<_>>(), ["b", "a"]);
        assert!(found[0].lines[0].is_none() && found[0].lines[1].is_some());
        assert_eq!(
            found[1].lines[0].as_ref().map(|line| cards(line, &speaker)).unwrap(),
            "CO4 = 4 · CO3 = 3"
        );
        let mut twice = line("a", 10);
        twice.cards.insert(1, counted("CO4", 4));
        assert_eq!(cards(&twice, &speaker), "CO4 ×2 = 8 · CO3 = 3");
    }
}
