//! Decks: files and one-line codes, and the rules they obey (DN-14 to DN-18).

use crate::ids::{DefId, PILE};
use crate::language::{Body, Card, CardType, DeckList, Pack};
use crate::read::read_deck;
use antre_kernel::{Arg, Misread, Names, Phrase, nearest};
use antre_pack::Source;
use antre_stage::{CheckedDeck, NewDeck, PackText};

/// A deck whose cards exist and go together, by their numbers in the pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    pub(crate) banner: DefId,
    pub(crate) city: DefId,
    pub(crate) manoeuvres: Vec<DefId>,
    pub(crate) cards: Vec<(DefId, u8)>,
}

/// Where a mistake is said to be.
pub(crate) type Complain<'a> = &'a dyn Fn(usize, Phrase) -> Misread;

/// Reads a deck file and checks it against a pack.
///
/// # Errors
/// What is wrong with the pack or the deck, with file and line.
pub fn check_deck(pack: &PackText<'_>, file: &PackText<'_>) -> Result<CheckedDeck, Misread> {
    let source = Source::new(pack.name, pack.text);
    let pack = crate::read::read_pack(&source)?;
    crate::compile::compile(&source, &pack)?;
    let source = Source::new(file.name, file.text);
    let list = read_deck(&source)?;
    let deck = check(&pack, &list, &|at, what| source.wrong(at..at, what))?;
    let cards = deck.cards.iter().map(|(_, copies)| usize::from(*copies)).sum();
    let code = code(&list);
    Ok(CheckedDeck { id: list.id, name: list.name, cards, different: deck.cards.len(), code })
}

/// A deck file to start from: a lawful deck of a faction of the pack, or of its first.
///
/// # Errors
/// What is wrong with the pack, or that it has no such faction.
pub fn new_deck(pack: &PackText<'_>, faction: Option<&str>) -> Result<NewDeck, Misread> {
    let source = Source::new(pack.name, pack.text);
    let pack = crate::read::read_pack(&source)?;
    crate::compile::compile(&source, &pack)?;
    let ids = pack.factions.iter().map(|faction| faction.id.as_str());
    let faction = match faction {
        None => ids.clone().next().unwrap_or("none").to_owned(),
        Some(wish) if ids.clone().any(|id| id == wish) => wish.to_owned(),
        Some(wish) => {
            let near: Vec<Arg> = ids.map(Arg::from).collect();
            return Err(Phrase::new("drakerion-deck-faction").with("got", wish).with("near", near).into());
        }
    };
    let about =
        Phrase::new("drakerion-deck-about").with("size", pack.deck_size).with("copies", pack.max_copies);
    Ok(NewDeck { about, text: template(&pack, &faction) })
}

/// Fills a deck with the cards of a faction, as many of each as are allowed, then with unaffiliated ones; what else
/// would fit stands behind as comments.
fn template(pack: &Pack, faction: &str) -> String {
    const DECK: &[CardType] = &[CardType::Character, CardType::Attachment, CardType::Event];
    let of = |kinds: &'static [CardType]| {
        let own = |card: &&Card| card.faction.as_deref() == Some(faction);
        let neutral = |card: &&Card| card.faction.is_none();
        let fitting = pack.cards.iter().filter(move |card| kinds.contains(&card.body.card_type()));
        fitting.clone().filter(own).chain(fitting.filter(neutral))
    };
    let first = |kinds| of(kinds).next().map_or("", |card| card.id.as_str());
    let names = |card: &Card| card.name.all().collect::<Vec<_>>().join(" / ");
    let mut text = format!(
        "game = \"drakerion\"\n\n[deck]\nid = \"{faction}-1\"\n\
         name = {{ fr = \"{faction}\", en = \"{faction}\" }}\nbanner = \"{}\"\ncity = \"{}\"\nmanoeuvres = [\n",
        first(&[CardType::Banner]),
        first(&[CardType::City]),
    );
    for (at, card) in of(&[CardType::Manoeuvre]).enumerate() {
        let aside = if at < PILE { "" } else { "# " };
        text += &format!("  {aside}\"{}\", # {}\n", card.id, names(card));
    }
    text += "]\n\n[deck.cards]\n";
    let mut left = pack.deck_size;
    for card in of(DECK) {
        let copies = pack.max_copies.min(left);
        left -= copies;
        let (aside, copies) = if copies > 0 { ("", copies) } else { ("# ", pack.max_copies) };
        text += &format!("{aside}{} = {copies} # {}\n", card.id, names(card));
    }
    text
}

/// The deck in one line without blanks: Banner, City, Manoeuvres and cards.
pub(crate) fn code(list: &DeckList) -> String {
    let manoeuvres = list.manoeuvres.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>().join("+");
    let cards =
        list.cards.iter().map(|(id, copies, _)| format!("{copies}*{id}")).collect::<Vec<_>>().join("+");
    format!("{}/{}/{manoeuvres}/{cards}", list.banner.0, list.city.0)
}

/// Reads a deck in one line; nothing if it is none.
pub(crate) fn read_code(text: &str) -> Option<DeckList> {
    let mut parts = text.split('/');
    let (banner, city) = (parts.next()?, parts.next()?);
    let (manoeuvres, cards) = (parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let card = |entry: &str| {
        let (copies, id) = entry.split_once('*')?;
        Some((id.to_owned(), copies.parse().ok()?, 0))
    };
    Some(DeckList {
        id: text.to_owned(),
        name: Names::new(banner.to_owned(), banner.to_owned()),
        banner: (banner.to_owned(), 0),
        city: (city.to_owned(), 0),
        manoeuvres: manoeuvres.split('+').map(|id| (id.to_owned(), 0)).collect(),
        cards: cards.split('+').map(card).collect::<Option<_>>()?,
        at: 0,
    })
}

/// Checks a deck against the pack its cards come from.
pub(crate) fn check(pack: &Pack, list: &DeckList, wrong: Complain<'_>) -> Result<Deck, Misread> {
    let find = |id: &str, at: usize, kinds: &[CardType]| -> Result<DefId, Misread> {
        let fits = |kind: CardType| kinds.contains(&kind);
        match pack.cards.iter().position(|card| card.id == id) {
            Some(index) if fits(pack.cards[index].body.card_type()) => Ok(DefId::new(index)),
            Some(_) => Err(wrong(at, Phrase::new("drakerion-deck-place").with("got", id))),
            None => {
                let of_kind = pack.cards.iter().filter(|card| fits(card.body.card_type()));
                let ids: Vec<&str> = of_kind.map(|card| card.id.as_str()).collect();
                let near = nearest(id, ids.iter().copied());
                let near = if near.is_empty() { ids } else { near };
                Err(wrong(
                    at,
                    Phrase::new("drakerion-deck-card").with("got", id).with("near", near.join(", ")),
                ))
            }
        }
    };
    let banner = find(&list.banner.0, list.banner.1, &[CardType::Banner])?;
    let faction = pack.cards[banner.index()].faction.clone();
    // DN-14, DN-15
    let own = |index: DefId, at: usize| {
        let card = &pack.cards[index.index()];
        if card.faction.is_none() || card.faction == faction {
            return Ok(index);
        }
        let what = Phrase::new("drakerion-deck-other-faction").with("got", card.id.as_str());
        Err(wrong(at, what.with("faction", faction.as_deref().unwrap_or("none"))))
    };
    let city = own(find(&list.city.0, list.city.1, &[CardType::City])?, list.city.1)?;
    let mut manoeuvres = Vec::new();
    for (id, at) in &list.manoeuvres {
        let index = own(find(id, *at, &[CardType::Manoeuvre])?, *at)?;
        if manoeuvres.contains(&index) {
            return Err(wrong(*at, Phrase::new("drakerion-deck-manoeuvre-twice").with("got", id.as_str()))); // DN-17
        }
        manoeuvres.push(index);
    }
    if manoeuvres.len() != PILE {
        let at = list.manoeuvres.first().map_or(list.at, |(_, at)| *at);
        return Err(wrong(at, Phrase::new("drakerion-deck-manoeuvres").with("got", manoeuvres.len()))); // DN-16
    }
    let mut cards: Vec<(DefId, u8)> = Vec::new();
    const DECK: &[CardType] = &[CardType::Character, CardType::Attachment, CardType::Event];
    for (id, copies, at) in &list.cards {
        let index = own(find(id, *at, DECK)?, *at)?;
        if cards.iter().any(|(known, _)| *known == index) {
            return Err(wrong(*at, Phrase::new("pack-twice").with("got", id.as_str()).with("allowed", "")));
        }
        if *copies > pack.max_copies || *copies == 0 {
            let what =
                Phrase::new("drakerion-deck-copies").with("got", *copies).with("most", pack.max_copies);
            return Err(wrong(*at, what.with("card", id.as_str()))); // DN-17
        }
        cards.push((index, *copies));
    }
    let total: usize = cards.iter().map(|(_, copies)| usize::from(*copies)).sum();
    if total != usize::from(pack.deck_size) {
        let what = Phrase::new("drakerion-deck-size").with("got", total).with("expected", pack.deck_size);
        return Err(wrong(list.cards.first().map_or(list.at, |card| card.2), what)); // DN-17
    }
    if let Body::Banner { setup, .. } = &pack.cards[banner.index()].body {
        for (id, _) in setup {
            let wanted = setup.iter().filter(|(other, _)| other == id).count();
            let held = list.cards.iter().find(|card| card.0 == *id).map_or(0, |card| usize::from(card.1));
            if held < wanted {
                let what = Phrase::new("drakerion-deck-setup").with("got", id.as_str()).with("n", wanted);
                return Err(wrong(list.banner.1, what)); // DN-18
            }
        }
    }
    Ok(Deck { banner, city, manoeuvres, cards })
}
