//! The box: a pack, two decks and the options, and what follows from them.

use crate::bag::Bag;
use crate::compile::compile;
use crate::deck::{self, Deck};
use crate::ids::{DECK, DefId, KIND_TABLE, Kind, Local};
use crate::language::{AbilityKind, CardType, DeckList, KeywordId, On, Pack, ReactionZone, Stat};
use crate::read::{read_deck, read_pack};
use crate::sets::Locals;
use crate::table::{Ability, Def, Grant, Loss, NONE, StandingEffect, Step, Tables, Which};
use antre_kernel::{Arg, Misread, Names, Notation, Phrase, Seat, Setup};
use antre_pack::Source;
use antre_stage::{Card, OFF_OR_ON, OptionSpec, PackText, choose_options, option_of};
use std::sync::Arc;

/// The starter decks of the box: id and text.
pub(crate) const STARTERS: [(&str, &str); 5] = [
    ("rempart", include_str!("../decks/rempart.toml")),
    ("premier-feu", include_str!("../decks/premier-feu.toml")),
    ("tombes", include_str!("../decks/tombes.toml")),
    ("deux-peuples", include_str!("../decks/deux-peuples.toml")),
    ("lampe", include_str!("../decks/lampe.toml")),
];

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "deck_a",
        key: "drakerion-option-deck-a",
        values: &["rempart", "premier-feu", "tombes", "deux-peuples", "lampe"],
        clause: "DN-14",
    },
    OptionSpec {
        id: "deck_b",
        key: "drakerion-option-deck-b",
        values: &["premier-feu", "rempart", "tombes", "deux-peuples", "lampe"],
        clause: "DN-14",
    },
    OptionSpec {
        id: "manoeuvre_reveal",
        key: "drakerion-option-manoeuvre-reveal",
        values: &["choose", "top"],
        clause: "DN-34",
    },
    OptionSpec { id: "short", key: "drakerion-option-short", values: OFF_OR_ON, clause: "DN-17" },
    OptionSpec {
        id: "max_turns",
        key: "drakerion-option-max-turns",
        values: &["60", "30", "15"],
        clause: "DN-217",
    },
];

/// Prestige that wins (DN-211).
pub(crate) const GOAL: u8 = 20;
/// Cards of an opening hand (DN-28).
pub(crate) const OPENING: u8 = 6;

/// The game, built from a pack, two decks and options.
#[derive(Clone, Debug)]
pub struct Drakerion {
    /// The version of the rules it is played by.
    pub(crate) rules_version: u32,
    pub(crate) setup: Setup,
    pub(crate) pack: Pack,
    pub(crate) tables: Tables,
    /// The printed card of each card of both lists; [`DefId::NONE`] where there is none.
    kinds: [DefId; KIND_TABLE],
    /// How many copies of each card a deck has.
    pub(crate) copies: [[u8; DECK]; 2],
    /// The number of a printed card in each seat's list; [`Local::NONE`] if it is not in it.
    locals: [Vec<Local>; 2],
    /// The starting Characters, by number (DN-21).
    pub(crate) setups: [Vec<Local>; 2],
    /// The decks as full bags.
    pub(crate) decks: [Bag; 2],
    /// What is printed on each card of the pack.
    pub(crate) printed: Vec<Phrase>,
    /// What each ability of each card does, and each that cards can be given, made once: labels and log name abilities
    /// by it.
    pub(crate) deeds: Vec<Vec<Names>>,
    pub(crate) given_deeds: Vec<Names>,
    /// What the options of each choice do, by the place of the choice in the tables.
    pub(crate) options: Vec<(u16, Vec<Names>)>,
    /// What scenes show of each card of the pack, made once.
    pub(crate) fronts: Vec<Arc<Card>>,
    /// What each card of the pack is called, told apart from others of its name.
    pub(crate) called: Vec<Phrase>,
    /// Manoeuvres are drawn instead of chosen (DN-34).
    pub(crate) reveal_top: bool,
    pub(crate) max_turns: u8,
    /// A bit for each event that some card of the decks answers.
    pub(crate) answered: u32,
    /// The cards of a seat that answer from the discard pile, or from the hand.
    pub(crate) from_discard: [Locals; 2],
    pub(crate) from_hand: [Locals; 2],
    /// The cards of a seat with a discard action.
    pub(crate) recalls: [Locals; 2],
    /// The cards of a seat that can be played as an action, and as a combat action.
    pub(crate) playable: [[Locals; 2]; 2],
    /// As many abilities as one card has to be used as an action, and as a combat action.
    pub(crate) most_uses: [u8; 2],
    /// Something can lower hit points, so that unwounded Characters can fall.
    pub(crate) hp_can_drop: bool,
    /// Something can give abilities.
    pub(crate) grants: bool,
    /// Keywords that standing effects can give, and those that they can take; a bit each.
    pub(crate) givable: u8,
    pub(crate) losable: u8,
    /// A card asks who fought in a combat that has ended, so that whoever fell in it is remembered (DN-228).
    pub(crate) asks_for_fallen: bool,
    /// A card asks what destroyed another, so that causes outside play are remembered.
    pub(crate) asks_for_cause: bool,
    /// A card speaks of what was played or did something, so that it is followed to where it goes (DN-225).
    pub(crate) follows: bool,
    /// These cards might keep a turn going, so that what comes back is counted (DN-237).
    pub(crate) goes_round: bool,
    /// What the standing effects of these decks touch; the bits of [`Def::touches`].
    pub(crate) touched: u16,
    /// The printed card behind each number, once more and without a detour.
    by_kind: Box<[Def; KIND_TABLE]>,
}

impl Drakerion {
    pub(crate) fn from_pack(
        text: &PackText<'_>,
        seats: Option<u8>,
        chosen: &[(String, String)],
    ) -> Result<Drakerion, Misread> {
        if let Some(seats) = seats.filter(|&seats| seats != 2) {
            return Err(Phrase::new("drakerion-two-players").with("got", seats).into()); // DN-01
        }
        let is_deck = |id: &str| id == "deck_a" || id == "deck_b";
        let plain: Vec<_> = chosen.iter().filter(|(id, _)| !is_deck(id)).cloned().collect();
        let mut options = choose_options(OPTIONS, &plain)?;
        let source = Source::new(text.name, text.text);
        let pack = read_pack(&source)?;
        let tables = compile(&source, &pack).map_err(|first| crate::pack::all_mistakes(&source, first))?;
        let mut decks = Vec::new();
        for (seat, id) in ["deck_a", "deck_b"].into_iter().enumerate() {
            let wish = chosen.iter().rev().find(|(known, _)| known == id).map(|(_, value)| value.as_str());
            let (value, deck, name) = find_deck(&source, &pack, wish, seat)?;
            if let Some((_, option)) = options.iter_mut().find(|(known, _)| known == id) {
                *option = value;
            }
            decks.push((deck, name));
        }
        let option = |id| option_of(&options, id);
        let short = option("short") == "on";
        let reveal_top = option("manoeuvre_reveal") == "top";
        let max_turns = option("max_turns").parse().unwrap_or(60);
        let setup = Setup { pack: pack.id.clone(), pack_hash: source.hash(), seats: 2, options };
        let mut game = Drakerion {
            rules_version: Drakerion::RULES_VERSION,
            setup,
            kinds: [DefId::NONE; KIND_TABLE],
            copies: [[0; DECK]; 2],
            locals: [vec![Local::NONE; pack.cards.len()], vec![Local::NONE; pack.cards.len()]],
            setups: [Vec::new(), Vec::new()],
            decks: [Bag::default(); 2],
            fronts: Vec::new(),
            called: pack.cards.iter().map(|card| crate::printed::called(&pack, card)).collect(),
            printed: pack.cards.iter().map(|card| crate::printed::printed(&pack, card)).collect(),
            deeds: pack.cards.iter().map(|card| crate::prose::deeds(&pack, card)).collect(),
            given_deeds: pack
                .abilities
                .iter()
                .map(|ability| crate::prose::given_deed(&pack, ability))
                .collect(),
            options: crate::printed::options(&pack, &tables),
            reveal_top,
            max_turns,
            answered: 0,
            from_discard: [Locals::NONE; 2],
            from_hand: [Locals::NONE; 2],
            recalls: [Locals::NONE; 2],
            playable: [[Locals::NONE; 2]; 2],
            most_uses: [0; 2],
            hp_can_drop: false,
            grants: false,
            givable: 0,
            losable: 0,
            goes_round: false,
            touched: 0,
            asks_for_fallen: false,
            asks_for_cause: false,
            follows: false,
            by_kind: Box::new([const { Def::BLANK }; KIND_TABLE]),
            pack,
            tables,
        };
        for (seat, (deck, _)) in Seat::all(2).zip(&decks) {
            game.take_deck(seat, deck, short);
        }
        game.derive();
        game.fronts = (0..game.pack.cards.len()).map(|index| Arc::new(game.front(index))).collect();
        Ok(game)
    }

    /// Numbers the cards of a seat's deck.
    fn take_deck(&mut self, seat: Seat, deck: &Deck, short: bool) {
        let at = seat.index();
        let mut number = |local: Local, def: DefId| {
            self.kinds[Kind::new(seat, local).index()] = def;
            self.locals[at][def.index()] = local;
        };
        for (local, (def, _)) in deck.cards.iter().enumerate() {
            number(Local::new(local as u8), *def);
        }
        for (index, def) in deck.manoeuvres.iter().enumerate() {
            number(Local::manoeuvre(index as u8), *def);
        }
        number(Local::BANNER, deck.banner);
        number(Local::CITY, deck.city);
        for (local, (_, copies)) in deck.cards.iter().enumerate() {
            let copies = if short { (*copies).min(3) } else { *copies };
            self.copies[at][local] = copies;
            self.decks[at].add_many(Local::new(local as u8), copies);
        }
        self.setups[at] = self.tables.defs[deck.banner.index()]
            .setup
            .iter()
            .map(|def| self.locals[at][def.index()])
            .collect();
    }

    /// What the rules may skip because no card of these decks asks for it.
    fn derive(&mut self) {
        for (kind, &index) in Kind::all().zip(&self.kinds).filter(|(_, def)| **def != DefId::NONE) {
            let def = &self.tables.defs[index.index()];
            let card = Locals::one(kind.local());
            let seat = kind.owner().index();
            self.answered |= def.answers;
            self.touched |= def.touches;
            let usable = [AbilityKind::Action, AbilityKind::Combat];
            for (most, wanted) in self.most_uses.iter_mut().zip(usable) {
                let own = def.abilities.of(&self.tables.abilities).iter();
                *most = (*most).max(own.filter(|ability| ability.kind == wanted).count() as u8);
            }
            if kind.local().in_deck() {
                let [action, combat] = &mut self.playable[seat];
                let is_event = def.card_type == CardType::Event;
                let sudden = def.keywords >> KeywordId::Unpredictable as u8 & 1 == 1;
                *action |= if !is_event || def.has(AbilityKind::Action) { card } else { Locals::NONE };
                *combat |= if is_event && def.has(AbilityKind::Combat) || !is_event && sudden {
                    card
                } else {
                    Locals::NONE
                };
            }
            if def.card_type == CardType::Attachment {
                self.hp_can_drop |= def.values[Stat::Hp as usize] < 0;
            }
            for ability in def.abilities.of(&self.tables.abilities) {
                if kind.local().in_deck() {
                    match (ability.kind, ability.zone) {
                        (AbilityKind::Reaction, ReactionZone::Discard) => self.from_discard[seat] |= card,
                        (AbilityKind::Reaction, ReactionZone::Hand) => self.from_hand[seat] |= card,
                        (AbilityKind::DiscardAction, _) => self.recalls[seat] |= card,
                        _ => {}
                    }
                }
                for code in ability.code.of(&self.tables.code) {
                    match code.step {
                        // A bonus that ends can drop hit points too (DN-92).
                        Step::Modify { stat: Stat::Hp, .. } => self.hp_can_drop = true,
                        Step::Grant { what: Grant::Ability(_), .. } => self.grants = true,
                        _ => {}
                    }
                }
                for standing in ability.standing.of(&self.tables.standing) {
                    match standing.effect {
                        StandingEffect::Modify { stat: Stat::Hp, .. } => self.hp_can_drop = true,
                        StandingEffect::Grant { what: Grant::Ability(_), .. } => self.grants = true,
                        StandingEffect::Grant { what: Grant::Keyword(keyword), .. } => {
                            self.givable |= 1 << keyword as u8;
                        }
                        StandingEffect::Lose { what: Loss::Keyword(keyword), .. } => {
                            self.losable |= 1 << keyword as u8;
                        }
                        _ => {}
                    }
                }
            }
        }
        self.derive_memory();
        for (place, index) in self.by_kind.iter_mut().zip(&self.kinds) {
            *place = self.tables.defs.get(index.index()).cloned().unwrap_or(Def::BLANK);
        }
        self.goes_round = crate::rounds::go_round(self);
        if self.grants {
            for &index in &self.tables.granted {
                let ability = &self.tables.abilities[usize::from(index)];
                let drops =
                    |code: &crate::table::Code| matches!(code.step, Step::Modify { stat: Stat::Hp, .. });
                self.hp_can_drop |= ability.code.of(&self.tables.code).iter().any(drops);
                if ability.trigger != NONE {
                    self.answered |= 1 << self.tables.triggers[usize::from(ability.trigger)].on as u8;
                }
            }
        }
    }

    /// What must be remembered because a card asks for it.
    fn derive_memory(&mut self) {
        let own = self
            .kinds
            .iter()
            .filter(|&&def| def != DefId::NONE)
            .map(|def| self.tables.defs[def.index()].abilities);
        let printed = own.flat_map(|run| run.of(&self.tables.abilities));
        let given = self.tables.granted.iter().map(|&index| &self.tables.abilities[usize::from(index)]);
        let (mut fallen, mut cause, mut follows) = (false, false, false);
        for ability in printed.chain(given).filter(|ability| ability.trigger != NONE) {
            let trigger = &self.tables.triggers[usize::from(ability.trigger)];
            let fits = |which: Which| matches!(which, Which::Fits(_));
            fallen |= trigger.on == On::CombatEnded && (fits(trigger.attacker) || fits(trigger.defender));
            cause |= trigger.on == On::Destroyed && (fits(trigger.by) || ability.recalls_trigger);
            follows |=
                matches!(trigger.on, On::Played | On::Damaged | On::Destroyed) && ability.recalls_trigger;
        }
        (self.asks_for_fallen, self.asks_for_cause, self.follows) = (fallen, cause, cause || follows);
    }

    /// The printed card behind a number.
    #[inline]
    pub(crate) fn def(&self, kind: Kind) -> &Def {
        &self.by_kind[kind.index()]
    }

    /// Which printed card a card is.
    #[inline]
    pub(crate) fn def_id(&self, kind: Kind) -> DefId {
        self.kinds[kind.index()]
    }

    /// The same, for a card by its number in a seat's list.
    #[inline]
    pub(crate) fn def_of(&self, seat: Seat, local: Local) -> DefId {
        self.def_id(Kind::new(seat, local))
    }

    /// The number of a printed card in a seat's list, if it is in it.
    #[inline]
    pub(crate) fn local(&self, seat: Seat, def: DefId) -> Option<Local> {
        self.locals[seat.index() & 1].get(def.index()).copied().filter(|&local| local != Local::NONE)
    }

    #[inline]
    pub(crate) fn ability(&self, index: u16) -> &Ability {
        &self.tables.abilities[usize::from(index)]
    }

    /// The id of a printed card.
    pub(crate) fn id_of(&self, def: DefId) -> &str {
        self.pack.cards.get(def.index()).map_or("?", |card| card.id.as_str())
    }

    /// The printed card with this id.
    pub(crate) fn def_named(&self, id: &str) -> Option<DefId> {
        self.pack.cards.iter().position(|card| card.id == id).map(DefId::new)
    }

    /// The cards this game was built from, as written.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }
}

/// The deck somebody wished for: a deck of the pack, of the box, or one in a line; what to call it in the options.
fn find_deck(
    source: &Source<'_>,
    pack: &Pack,
    wish: Option<&str>,
    seat: usize,
) -> Result<(String, Deck, Names), Misread> {
    let own = |deck: &DeckList| {
        let checked = deck::check(pack, deck, &|at, what| source.wrong(at..at, what))?;
        Ok((deck.id.clone(), checked, deck.name.clone()))
    };
    let boxed = |(name, text): &(&str, &str)| {
        let file = format!("{name}.toml");
        let source = Source::new(&file, text);
        let list = read_deck(&source)?;
        let checked = deck::check(pack, &list, &|at, what| source.wrong(at..at, what))?;
        Ok(((*name).to_owned(), checked, list.name))
    };
    let Some(wish) = wish else {
        return match pack.decks.get(seat).or(pack.decks.first()) {
            Some(deck) => own(deck),
            None => boxed(&STARTERS[seat]),
        };
    };
    if let Some(deck) = pack.decks.iter().find(|deck| deck.id == wish) {
        return own(deck);
    }
    if let Some(starter) = STARTERS.iter().find(|(name, _)| *name == wish) {
        return boxed(starter);
    }
    if let Some(list) = deck::read_code(wish) {
        let checked = deck::check(pack, &list, &|_, what| Misread::new(what))?;
        return Ok((wish.to_owned(), checked, list.name));
    }
    let known = pack.decks.iter().map(|deck| deck.id.as_str()).chain(STARTERS.map(|(name, _)| name));
    let known: Vec<Arg> = known.map(Arg::from).collect();
    Err(Phrase::new("drakerion-deck-unknown").with("got", wish).with("near", known).into())
}
