//! The score pad: what people type, what is wrong with it and where, and what could have been.

mod common;

use antre_aetherya::Aetherya;
use antre_kernel::{Arg, Dice, Lang, Misread, Rng, Seat};
use antre_stage::ScorePad;
use antre_testkit::plain;
use common::frozen;

const JORDAN: &str = "player: Jordan\nNA MO HU FO\nPL HU FO EL\nPO DR EL FO\nHU MA NA MO\n";

fn pad() -> Aetherya {
    frozen(2, &[])
}

fn wrong(text: &str) -> (u32, u32, String) {
    match pad().read(text, Lang::Fr) {
        Ok(page) => panic!("{text} is read as {:?}", page.sheet),
        Err(Misread { line, column, what, .. }) => (line, column, plain(&what)),
    }
}

/// AE-X05 as somebody would type it: ten, four, eight, nothing, three, nothing, minus two.
#[test]
fn the_kingdom_of_the_booklet() {
    let page = pad().read(JORDAN, Lang::Fr).unwrap();
    let column = &page.sheet.seats[0];
    let points: Vec<i32> = column.lines.iter().map(|line| line.points).collect();
    assert_eq!((column.total, points), (23, vec![10, 4, 8, 0, 3, 0, -2]));
    assert_eq!(page.names, ["Jordan"]);
    let said: Vec<String> = page.reasons[0]
        .iter()
        .map(|reason| format!("{} {} {}", reason.points, plain(&reason.what), reason.clauses.join(" ")))
        .collect();
    let has = |text: &str| said.iter().any(|line| line == text);
    assert!(has(
        "2 aetherya-why-through card=`Humain` at=a4 other=`Plaine` there=a2 portals=1 way=a3 AE-72 AE-79"
    ));
    assert!(has("-1 aetherya-why-beside card=`Humain` at=a4 other=`Marais` there=b4 AE-74"));
    assert!(has("-2 aetherya-why-conflict card=`Elfe` at=c3 other=`Nain` there=c4 AE-84"));
    assert!(has("3 aetherya-why-tamed at=b3 tamers=[(aetherya-why-tamer card=`Humain` at=b2), \
         (aetherya-why-tamer-through card=`Humain` at=a4 way=a3)] AE-95 AE-89 AE-91"));
    let sum: i32 = page.reasons[0].iter().map(|reason| reason.points).sum();
    assert_eq!(sum, 23);
}

/// AE-121, AE-122: three kingdoms are ranked, the tie broken by the second best category.
#[test]
fn kingdoms_are_ranked() {
    let text = "player: Anna\nGO MA PL PL\nMA ? ? ?\n? ? ? FO\n? ? ? EL\nlegends: -\n\n\
                player: Bruno\nGO MA PL PL\nMA ? ? ?\n? ? MO ?\n? MO NA EL\n\
                player: Cécile\nNA MO ? ?\n? ? ? ?\n? ? ? ?\n? ? ? ?\nlegends: T2-NA";
    let page = pad().read(text, Lang::Fr).unwrap();
    let ranking: Vec<(u8, usize, i32, bool)> = page
        .ranking
        .iter()
        .map(|rank| (rank.place, rank.column.index(), rank.total, rank.tie_broken))
        .collect();
    assert_eq!(ranking, [(1, 1, 8, true), (2, 0, 8, true), (3, 2, 4, false)]);
    assert_eq!(
        plain(&page.sheet.verdict),
        "aetherya-verdict-tie-break seats=[B] high=8 place=2 best=4 next=2"
    );
    assert_eq!(page.sheet.clause, "AE-121");
    // AE-124: the same kingdom twice shares the first place.
    let twice = format!("{JORDAN}{}", JORDAN.replace("Jordan", "Anna"));
    let places: Vec<u8> =
        pad().read(&twice, Lang::Fr).unwrap().ranking.iter().map(|rank| rank.place).collect();
    assert_eq!(places, [1, 1]);
}

/// Codes in any case, names in both languages, comments, commas, bars, one line of sixteen, no player at all.
#[test]
fn people_type_as_they_like() {
    let ways = [
        "na mo hu fo\npl hu fo el\npo dr el fo\nhu ma na mo",
        "NA MO HU FO / PL HU FO EL / PO DR EL FO / HU MA NA MO # fini",
        "nain, montagne, humain, forêt\nPlaine Humain FORET Elfe\nportail dragon elf forest\nHuman | Swamp | Dwarf | MO",
        "# rien\n\nJoueur: Jordan\nNA MO HU FO\n\nPL HU FO EL\nPO DR EL FO\nHU MA NA MO\nLégendes: -\nfin\n",
    ];
    for way in ways {
        assert_eq!(pad().read(way, Lang::Fr).unwrap().sheet.seats[0].total, 23, "{way}");
    }
}

/// AE-66: a face-down card counts for nothing yet, and the page says so.
#[test]
fn face_down_cards_are_allowed() {
    let page = pad().read(&JORDAN.replace("PO DR EL FO", "? DR EL FO"), Lang::Fr).unwrap();
    assert_eq!(page.sheet.seats[0].total, 10 + 4 + 6 - 3 - 2);
    assert_eq!(page.notes.iter().map(plain).collect::<Vec<_>>(), ["aetherya-pad-face-down seat=A n=1"]);
}

/// Every bad input: which, where, and what is allowed. AE-03: eight copies; AE-56: one of each legend.
#[test]
fn bad_input_is_named_with_its_place() {
    let card = "aetherya-pad-card got=XX allowed=`PL, FO, MO, MA, HU, EL, NA, GO, PO, DR`";
    let cases = [
        ("", (0, 0, "aetherya-pad-empty")),
        ("player: Anna\nPL PL PL PL\nPL PL PL", (3, 7, "aetherya-pad-row got=3")),
        ("player: Anna\nPL PL PL PL FO\n", (2, 13, "aetherya-pad-row got=5")),
        ("\nplayer: Anna\nPL PL PL PL\nFO FO FO FO\n", (2, 0, "aetherya-pad-cards name=Anna got=8")),
        ("player: Anna\nplayer: Bruno\n", (1, 0, "aetherya-pad-cards name=Anna got=0")),
        ("PL XX PL PL", (1, 4, card)),
        (
            "# é\nPL PL PL PL\nPL PL PL PL\nFO  PL FO FO\n",
            (4, 5, "aetherya-pad-copies card=`Plaine` code=PL got=9 most=8"),
        ),
        ("legends: QT", (1, 1, "aetherya-pad-nobody")),
        ("royaume: PL", (1, 1, "aetherya-pad-line got=`royaume: PL`")),
    ];
    for (text, (line, column, what)) in cases {
        assert_eq!(wrong(text), (line, column, what.to_owned()), "{text}");
    }
    let after = |more: &str| wrong(&format!("{JORDAN}{more}"));
    let unknown = after("legends: T2-HU, T9-XX");
    assert_eq!((unknown.0, unknown.1), (6, 17));
    assert!(unknown.2.starts_with("aetherya-pad-legend got=T9-XX"), "{}", unknown.2);
    assert_eq!(after("legends: QT  QT").2, "aetherya-pad-legend-twice got=QT line=6");
    assert_eq!(after("legends: QT\nlegends: -").2, "aetherya-pad-legends-again");
    assert_eq!(after("PL PL PL PL"), (6, 1, "aetherya-pad-too-many-rows name=Jordan".into()));
    assert_eq!(after("player: Jordan").2, "aetherya-pad-name-twice name=Jordan");
    assert_eq!(after("end\nplayer: Anna").2, "aetherya-pad-after-end");
    let bruno = JORDAN.replace("Jordan", "Bruno").replace("NA", "?").replace("MO", "?");
    let twice = format!("{JORDAN}legends: QT\n{bruno}legends: T2-EL QT\n");
    assert_eq!(wrong(&twice), (12, 16, "aetherya-pad-legend-twice got=QT line=6".into()));
    let empty = "? ? ? ? / ? ? ? ? / ? ? ? ? / ? ? ? ?\n";
    let five: String = ["A", "B", "C", "D", "E"].map(|name| format!("player: {name}\n{empty}")).concat();
    assert_eq!(wrong(&five), (9, 1, "aetherya-pad-players most=4".into()));
}

/// What a template and a page say is read as the same page.
#[test]
fn templates_and_pages_are_read_back() {
    for lang in Lang::ALL {
        let page = pad().read(&pad().template(lang), Lang::Fr).unwrap();
        assert_eq!(page.names, ["Anna", "Bruno"]);
        let again = pad().read(&page.text, Lang::Fr).unwrap();
        assert_eq!((&again.text, &again.sheet, &again.reasons), (&page.text, &page.sheet, &page.reasons));
    }
}

/// An interview asks for a name, four rows and the legends, and again until nobody is left.
#[test]
fn an_interview_fills_a_page() {
    let pad = pad();
    let mut text = String::new();
    let mut asked = Vec::new();
    let answers = [
        ("Anna", true),
        ("NA MO HU", false),
        ("NA MO HU XX", false),
        ("", false),
        ("NA MO HU FO", true),
        ("PL HU FO EL", true),
        ("PO DR EL FO", true),
        ("HU MA NA MO", true),
        ("T2-XX", false),
        ("T2-NA", true),
        ("Anna", false),
        ("", true),
    ];
    for (answer, good) in answers {
        let question = pad.ask(&text).unwrap().expect("there is more to ask");
        asked.push(question.what.key);
        match pad.answer(&text, answer, Lang::Fr) {
            Ok(grown) => {
                assert!(good, "{answer}");
                text = grown;
            }
            Err(wrong) => {
                assert!(!good, "{answer}: {wrong:?}");
                assert_eq!(wrong.line, 0, "an answer has one line");
            }
        }
    }
    assert_eq!(pad.ask(&text), Ok(None));
    assert_eq!(pad.read(&text, Lang::Fr).unwrap().sheet.seats[0].total, 25);
    asked.dedup();
    let expected = ["aetherya-ask-first", "aetherya-ask-row", "aetherya-ask-legends", "aetherya-ask-next"];
    assert_eq!(asked, expected);
    let unknown = pad
        .answer("player: Anna\nNA MO HU FO\nPL HU FO EL\nPO DR EL FO\nHU MA NA MO\n", "QT XX", Lang::Fr)
        .unwrap_err();
    assert_eq!(unknown.column, 4, "the column is that of the answer");
}

/// No text makes the pad panic, and no complaint is without words.
#[test]
fn any_text_is_read_or_refused() {
    let pad = pad();
    let template = pad.template(Lang::Fr);
    let pieces: Vec<char> = "é#:/?,; \n\t-PLAHU09».".chars().collect();
    let mut rng = Rng::new(16);
    let mut refused = 0;
    for _ in 0..4_000 {
        let mut chars: Vec<char> = template.chars().collect();
        for _ in 0..1 + rng.below(6) {
            let at = rng.below(chars.len());
            match rng.below(3) {
                0 if chars.len() > 1 => drop(chars.remove(at)),
                1 => chars.insert(at, pieces[rng.below(pieces.len())]),
                _ => chars.truncate(at.max(4)),
            }
        }
        let text: String = chars.into_iter().collect();
        match pad.read(&text, Lang::Fr) {
            Ok(page) => assert_eq!(page.names.len(), page.sheet.seats.len()),
            Err(wrong) => {
                refused += 1;
                assert!(!wrong.what.key.is_empty());
            }
        }
        let _ = pad.ask(&text);
        let _ = pad.answer(&text, "PL ? XX", Lang::Fr);
    }
    assert!(refused > 1_000, "{refused}");
}

/// AE-50: the same cards laid otherwise; legends keep their points. What is found is never worse, is made of the same
/// cards, and scores what it says.
#[test]
fn a_better_arrangement_is_found() {
    let pad = pad();
    let text = format!("{JORDAN}legends: QT\n");
    let mut asked = 0;
    let found = pad
        .improve(&text, Seat::A, Lang::Fr, &mut |looked| {
            asked += 1;
            assert!(looked.best >= 27 && looked.steps > 0);
            asked < 100
        })
        .unwrap()
        .unwrap();
    assert_eq!((found.before, asked, found.proven), (27, 100, false));
    let page = pad.read(&found.text, Lang::Fr).unwrap();
    assert_eq!(page.sheet.seats[0].total, found.after);
    assert!(found.after >= 34, "{}", found.after);
    let cards = |text: &str| {
        let mut cards: Vec<String> =
            text.lines().skip(1).take(4).flat_map(str::split_whitespace).map(str::to_owned).collect();
        cards.sort();
        cards
    };
    assert_eq!(cards(&found.text), cards(JORDAN));
}

/// With few arrangements the best is proven; so it is where no arrangement could have more.
#[test]
fn few_arrangements_are_tried_to_the_end() {
    let pad = pad();
    let text = "PL PL PL PL / PL PL PL PL / GO GO MO MO / MO MO MO NA";
    let found = pad.improve(text, Seat::A, Lang::Fr, &mut |_| true).unwrap().unwrap();
    assert!(found.proven);
    assert_eq!(found.after, 8, "a Dwarf among four Mountains, the Goblins elsewhere");
    let text = "FO FO PL PL / PL PL PL PL / PL PL MO MO / MO MO MO EL";
    let found = pad.improve(text, Seat::A, Lang::Fr, &mut |_| true).unwrap().unwrap();
    assert_eq!((found.after, found.proven), (4, true));
    let hidden = pad.improve(&JORDAN.replace("PO", "?"), Seat::A, Lang::Fr, &mut |_| true).unwrap_err();
    assert_eq!((hidden.line, hidden.what.key), (1, "aetherya-pad-not-open"));
    assert!(hidden.what.args.contains(&("name", Arg::Text("Jordan".into()))));
}
