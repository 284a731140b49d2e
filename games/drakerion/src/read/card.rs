//! Packs, cards and decks.

use super::{Node, Read, Reader, Table, Value};
use crate::language::{Body, Card, CardType, DeckList, Keyword, Label, Pack, Subtype, Values};
use antre_kernel::{Names, Phrase};

/// The most cards a deck can have: as many as fit into the lines of both players (DN-11).
pub(crate) const MOST_CARDS: i64 = 60;
/// The most copies of a card a pack may allow.
pub(crate) const MOST_COPIES: i64 = 15;

pub(crate) const SUBTYPES: &[(&str, Subtype)] = &[("supply", Subtype::Supply), ("tactic", Subtype::Tactic)];

pub(crate) const CARD_TYPES: &[(&str, CardType)] = &[
    ("banner", CardType::Banner),
    ("city", CardType::City),
    ("manoeuvre", CardType::Manoeuvre),
    ("character", CardType::Character),
    ("attachment", CardType::Attachment),
    ("event", CardType::Event),
];

pub(crate) const PLAIN_KEYWORDS: &[(&str, u8)] =
    &[("implacable", 0), ("unpredictable", 1), ("infiltrator", 2), ("interceptor", 3), ("no_attachment", 4)];

impl<'a> Reader<'a> {
    pub(crate) fn pack(&self, file: &mut Table<'a>) -> Read<Pack> {
        file.take("game");
        let mut head = self.table(file.need("pack")?)?;
        head.take("game");
        let id = self.id(head.need("id")?)?;
        let name = self.names(head.need("name")?)?;
        let origin = head.take("origin").map_or_else(|| Ok(name.clone()), |node| self.names(node))?;
        let deck_size = head.take("deck_size").map_or(Ok(60), |node| self.number(node, 1..=MOST_CARDS))?;
        let max_copies = head.take("max_copies").map_or(Ok(4), |node| self.number(node, 1..=MOST_COPIES))?;
        head.end()?;
        let factions = self.all(file.take("faction"), |node| self.label(node))?;
        let traits = self.all(file.take("trait"), |node| self.label(node))?;
        let abilities = self.all(file.take("ability"), |node| self.granted_ability(node))?;
        let cards = self.all(Some(file.need("card")?), |node| self.card(node))?;
        let decks = self.all(file.take("deck"), |node| self.deck(node))?;
        Ok(Pack { id, name, origin, deck_size, max_copies, factions, traits, abilities, cards, decks })
    }

    fn label(&self, node: &'a Node<'a>) -> Read<Label> {
        let mut table = self.table(node)?;
        let (id, at) = (self.id(table.need("id")?)?, table.at());
        let name = self.names(table.need("name")?)?;
        let plural = table.take("plural").map_or_else(|| Ok(name.clone()), |node| self.names(node))?;
        table.end()?;
        Ok(Label { id, name, plural, at })
    }

    fn card(&self, node: &'a Node<'a>) -> Read<Card> {
        let mut table = self.table(node)?;
        let at = table.at();
        let id = self.id(table.need("id")?)?;
        let card_type = self.word(table.need("type")?, CARD_TYPES)?;
        let faction = Some(self.id(table.need("faction")?)?).filter(|faction| faction != "none");
        let name = self.names(table.need("name")?)?;
        let name_id = table.take("name_id").map_or_else(|| Ok(id.clone()), |node| self.id(node))?;
        let traits = self.all(Some(table.need("traits")?), |node| self.id(node))?;
        // A card that nobody wrote a text for is given one when the whole pack is read.
        let text = table.take("text").map_or_else(|| Ok(Names::new("", "")), |node| self.names(node))?;
        let flavour = table.maybe("flavour", |node| self.names(node))?;
        let keywords = match card_type {
            // DN-148
            CardType::Character | CardType::Attachment => {
                self.all(table.take("keywords"), |node| self.keyword(node))?
            }
            CardType::Banner | CardType::City | CardType::Manoeuvre | CardType::Event => Vec::new(),
        };
        let body = self.body(&mut table, card_type)?;
        let abilities = self.all(table.take("ability"), |node| self.ability(node))?;
        table.end()?;
        Ok(Card { id, name, name_id, faction, traits, text, flavour, keywords, abilities, body, at })
    }

    fn body(&self, table: &mut Table<'a>, card_type: CardType) -> Read<Body> {
        let cost = |table: &mut Table<'a>| self.number(table.need("cost")?, 0..=20);
        Ok(match card_type {
            CardType::Banner => Body::Banner {
                initiative: self.number(table.need("initiative")?, 0..=20)?,
                setup: self
                    .all(Some(table.need("setup")?), |node| Ok((self.id(node)?, node.span().start)))?,
            },
            CardType::City => Body::City {
                default_ability: table.take("default_ability").map_or(Ok(true), |node| self.truth(node))?,
            },
            CardType::Manoeuvre => Body::Manoeuvre {
                subtype: self.word(table.need("subtype")?, SUBTYPES)?,
                gold: self.number(table.need("gold")?, 0..=20)?,
                draw: self.number(table.need("draw")?, 0..=8)?,
            },
            CardType::Character => Body::Character {
                cost: cost(table)?,
                values: Values {
                    attack: self.number(table.need("attack")?, 0..=20)?,
                    ranged: table.maybe("ranged", |node| self.number(node, 0..=20))?,
                    riposte: self.number(table.need("riposte")?, 0..=20)?,
                    hp: self.number(table.need("hp")?, 1..=40)?,
                    prestige: self.number(table.need("prestige")?, 0..=20)?,
                },
                subtitle: table.maybe("subtitle", |node| self.names(node))?,
            },
            CardType::Attachment => {
                let mut change = |key| table.take(key).map_or(Ok(0), |node| self.number(node, -20..=20));
                let values = Values {
                    attack: change("attack")?,
                    ranged: Some(change("ranged")?),
                    riposte: change("riposte")?,
                    hp: change("hp")?,
                    prestige: change("prestige")?,
                };
                Body::Attachment { cost: cost(table)?, values }
            }
            CardType::Event => Body::Event { cost: cost(table)? },
        })
    }

    pub(crate) fn keyword(&self, node: &'a Node<'a>) -> Read<Keyword> {
        if let Value::Table(_) = node.get_ref() {
            let mut table = self.table(node)?;
            let mut inner = self.table(table.need("no_attachment")?)?;
            let except = self.all(Some(inner.need("except")?), |node| self.id(node))?;
            inner.end()?;
            table.end()?;
            return Ok(Keyword::NoAttachment { except });
        }
        Ok(match self.word(node, PLAIN_KEYWORDS)? {
            0 => Keyword::Implacable,
            1 => Keyword::Unpredictable,
            2 => Keyword::Infiltrator,
            3 => Keyword::Interceptor,
            _ => Keyword::NoAttachment { except: Vec::new() },
        })
    }

    pub(crate) fn deck(&self, node: &'a Node<'a>) -> Read<DeckList> {
        let mut table = self.table(node)?;
        let at = table.at();
        let placed = |node: &'a Node<'a>| Ok((self.id(node)?, node.span().start));
        let id = self.id(table.need("id")?)?;
        let name = table
            .take("name")
            .map_or_else(|| Ok(Names::new(id.clone(), id.clone())), |node| self.names(node))?;
        let banner = placed(table.need("banner")?)?;
        let city = placed(table.need("city")?)?;
        let manoeuvres = self.all(Some(table.need("manoeuvres")?), placed)?;
        let list = table.need("cards")?;
        table.end()?;
        let Value::Table(entries) = list.get_ref() else {
            return Err(self.wrong_kind(list, "pack-kind.table"));
        };
        let mut cards = Vec::new();
        for (id, copies) in entries {
            cards.push((id.get_ref().to_string(), self.number(copies, 1..=MOST_COPIES)?, id.span().start));
        }
        if cards.is_empty() {
            return Err(self.wrong(list.span(), Phrase::new("drakerion-deck-empty")));
        }
        Ok(DeckList { id, name, banner, city, manoeuvres, cards, at })
    }
}
