//! The second interpreter plays: straight down the page, asking where somebody decides. At every question it holds what
//! it knows against the engine, and whatever is answered is answered to both.

use super::world::{BESIDE, Over, Piece, Seat, World};
use antre_drakerion::language::{BattleLine, CardType, From, KeywordId, Mode, On, Stat};
use antre_drakerion::{Drakerion, Local, Slot, State};
use antre_kernel::{Dice, Next, Notation, Outcome, Rng, Rules, Seat as KernelSeat};
use std::collections::BTreeMap;

use super::answers::Happening;

/// Why a game stops.
#[derive(Debug)]
pub enum Stop {
    Over,
    /// The engine and this interpreter do not agree.
    Differs(String),
    /// It was long enough.
    Enough,
}

impl std::convert::From<Over> for Stop {
    fn from(_: Over) -> Stop {
        Stop::Over
    }
}

pub type Go<T = ()> = Result<T, Stop>;

pub struct Game<'a> {
    pub w: World<'a>,
    pub engine: &'a Drakerion,
    pub state: State,
    pub rng: Rng,
    pub played: Vec<String>,
    pub most: usize,
    pub actor: Seat,
    pub passes: u8,
    pub last_passer: Seat,
    pub actor_settled: bool,
    pub reveal_top: bool,
    pub max_turns: u8,
}

/// How slots are written in moves.
pub fn slot_word(slot: u8) -> String {
    match slot {
        120 | 121 => "banner".into(),
        122 | 123 => "city".into(),
        124 | 125 => "manoeuvre".into(),
        slot => format!("#{}", slot + 1),
    }
}

fn line_words(words: Vec<String>) -> String {
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

/// Combat damage and declarations, in words.
pub fn mode_word(mode: Mode) -> &'static str {
    if mode == Mode::Melee { "melee" } else { "ranged" }
}

const NAMES: [&str; 2] = ["A", "B"];
const STATS: [Stat; 5] = [Stat::Attack, Stat::Ranged, Stat::Riposte, Stat::Hp, Stat::Prestige];
const KEYWORDS: [KeywordId; 5] = [
    KeywordId::Implacable,
    KeywordId::Unpredictable,
    KeywordId::Infiltrator,
    KeywordId::Interceptor,
    KeywordId::NoAttachment,
];

impl<'a> Game<'a> {
    pub fn new(w: World<'a>, engine: &'a Drakerion, seed: u64, most: usize) -> Game<'a> {
        let state = engine.start();
        let w = World { counting: engine.counts_returns(), ..w };
        Game {
            w,
            engine,
            state,
            rng: Rng::new(seed),
            played: Vec::new(),
            most,
            actor: 0,
            passes: 0,
            last_passer: 0,
            actor_settled: false,
            reveal_top: false,
            max_turns: 60,
        }
    }

    pub fn id(&self, def: usize) -> &'a str {
        &self.w.pack.cards[def].id
    }

    fn ids(&self, seat: Seat, cards: &[usize]) -> Vec<String> {
        let list = self.w.players[seat].list.iter().map(|(def, _)| *def);
        list.flat_map(|def| vec![self.id(def).to_owned(); cards.iter().filter(|card| **card == def).count()])
            .collect()
    }

    fn bag(&self, seat: Seat, cards: &[usize]) -> String {
        let list = self.w.players[seat].list.iter().map(|(def, _)| *def);
        let words = list.filter_map(|def| match cards.iter().filter(|card| **card == def).count() {
            0 => None,
            1 => Some(self.id(def).to_owned()),
            n => Some(format!("{}*{n}", self.id(def))),
        });
        line_words(words.collect())
    }

    /// What lies where, as positions write it.
    fn told(&self) -> BTreeMap<String, String> {
        let mut told = BTreeMap::new();
        let mut say = |key: &str, value: String| told.insert(key.to_owned(), value);
        say("turn", self.w.turn.to_string());
        say("first", NAMES[self.w.first].into());
        say("phase", self.w.phase.into());
        let withdrawn: Vec<String> =
            (0..2).filter(|&seat| self.w.players[seat].passed).map(|seat| NAMES[seat].into()).collect();
        if !withdrawn.is_empty() {
            say("withdrawn", line_words(withdrawn));
        }
        if self.w.returns > 0 {
            say("returns", self.w.returns.to_string());
        }
        for seat in 0..2 {
            let player = &self.w.players[seat];
            let name = NAMES[seat];
            let mut put = |key: &str, value: String| say(&format!("{key} {name}"), value);
            put("gold", player.gold.to_string());
            put("prestige", player.prestige.to_string());
            for (key, line) in [("front", BattleLine::Front), ("support", BattleLine::Support)] {
                let there = |piece: &Piece| {
                    self.w.is_in_play(piece) && piece.controller == seat && piece.line == line
                };
                let pieces = self.w.all().into_iter().filter(there);
                put(key, line_words(pieces.map(|piece| self.piece_word(&piece)).collect()));
            }
            put("hand", line_words(self.ids(seat, &player.hand)));
            put("deck", self.bag(seat, &player.pool));
            for (key, known) in [("top", &player.top), ("bottom", &player.bottom)] {
                if !known.is_empty() {
                    put(key, line_words(known.iter().map(|&def| self.id(def).to_owned()).collect()));
                }
            }
            put("discard", self.bag(seat, &player.discard));
            let pile = player.manoeuvres.iter().filter(|def| player.pile.contains(def));
            put("pile", line_words(pile.map(|&def| self.id(def).to_owned()).collect()));
            put("revealed", line_words(player.revealed.iter().map(|&def| self.id(def).to_owned()).collect()));
            if player.discarded != [0; 2] {
                put("discarded", format!("{} {}", player.discarded[0], player.discarded[1]));
            }
            let beside =
                self.w.all().into_iter().filter(|piece| piece.slot >= BESIDE && piece.controller == seat);
            let exhausted: Vec<String> =
                beside.filter(|piece| piece.inclined).map(|piece| slot_word(piece.slot)).collect();
            if !exhausted.is_empty() {
                put("exhausted", line_words(exhausted));
            }
        }
        told
    }

    fn piece_word(&self, piece: &Piece) -> String {
        let mut text = format!("{}#{}", self.id(piece.def), piece.slot + 1);
        if piece.owner != piece.controller {
            text += &format!("@{}", NAMES[piece.owner]);
        }
        if self.w.kind(piece.def) == CardType::Attachment {
            match piece.bearer.and_then(|bearer| self.w.piece(bearer)) {
                Some(bearer) => text += &format!(">{}", bearer.slot + 1),
                None => text += ">-",
            }
        }
        for (mark, n) in [("d", piece.damage), ("s", piece.shield)] {
            if n > 0 {
                text += &format!("/{mark}{n}");
            }
        }
        if piece.inclined {
            text += "/x";
        }
        text
    }

    /// Holds everything that both know against each other.
    fn compare(&self) -> Go {
        let skipped = [
            "progress",
            "passes",
            "exchanged",
            "acting",
            "changes",
            "hurt",
            "combat",
            "ordered",
            "over",
            "frames",
            "shown A",
            "shown B",
            "chosen A",
            "chosen B",
        ];
        let mut engine = BTreeMap::new();
        for field in self.engine.write_position(&self.state) {
            if !skipped.contains(&field.key.as_str()) {
                engine.insert(field.key, field.value.replace('!', ""));
            }
        }
        let told = self.told();
        if told != engine {
            let lines = engine.keys().chain(told.keys()).collect::<std::collections::BTreeSet<_>>();
            let mut what = String::from("what lies where:\n");
            for key in lines.into_iter().filter(|key| told.get(*key) != engine.get(*key)) {
                what += &format!("  {key}: engine {:?}, model {:?}\n", engine.get(key), told.get(key));
            }
            return Err(Stop::Differs(what));
        }
        for piece in self.w.all().iter().filter(|piece| self.w.is_in_play(piece)) {
            for stat in STATS {
                let (engine, model) = (
                    self.engine.value_of(&self.state, Slot::new(piece.slot), stat),
                    self.w.stat(piece, stat),
                );
                if engine != model && self.w.is_character(piece) {
                    let what =
                        format!("{stat:?} of {}: engine {engine}, model {model}", self.piece_word(piece));
                    return Err(Stop::Differs(what));
                }
            }
            for keyword in KEYWORDS {
                let (engine, model) = (
                    self.engine.keyword_of(&self.state, Slot::new(piece.slot), keyword),
                    self.w.has_keyword(piece, keyword),
                );
                if engine != model {
                    let what =
                        format!("{keyword:?} of {}: engine {engine}, model {model}", self.piece_word(piece));
                    return Err(Stop::Differs(what));
                }
            }
        }
        for seat in 0..2 {
            for (local, (def, _)) in self.w.players[seat].list.iter().enumerate() {
                let engine =
                    self.engine.price_of(&self.state, KernelSeat::new(seat), Local::new(local as u8));
                let model = self.w.price(seat, *def);
                if i32::from(engine) != model {
                    let what =
                        format!("price of {} {}: engine {engine}, model {model}", NAMES[seat], self.id(*def));
                    return Err(Stop::Differs(what));
                }
            }
        }
        Ok(())
    }

    /// Asks a seat; both must offer the same.
    pub fn ask(&mut self, seat: Seat, mut options: Vec<String>) -> Go<String> {
        if self.played.len() >= self.most {
            return Err(Stop::Enough);
        }
        options.sort_unstable();
        options.dedup();
        let next = self.engine.next(&self.state);
        let wanted = KernelSeat::new(seat);
        if next != Next::seat(wanted) {
            let what =
                format!("next: engine {next:?} ({:?}), model {} of {options:?}", self.state.ask, NAMES[seat]);
            return Err(Stop::Differs(what));
        }
        let mut offered = Vec::new();
        self.engine.moves(&self.state, wanted, &mut |m| offered.push(self.engine.write_move(m)));
        offered.sort_unstable();
        if offered != options {
            let here = |list: &[String], other: &[String]| -> Vec<String> {
                list.iter().filter(|word| !other.contains(word)).cloned().collect()
            };
            let what = format!(
                "moves of {} ({:?}): only engine {:?}, only model {:?}, of {}",
                NAMES[seat],
                self.state.ask,
                here(&offered, &options),
                here(&options, &offered),
                options.len(),
            );
            return Err(Stop::Differs(what));
        }
        self.compare()?;
        let at = self.rng.below(options.len());
        let mut chosen = options.swap_remove(at);
        // Games that end at once tell little.
        let passing = chosen == "pass" || chosen == "withdraw" || chosen == "decline";
        if passing && !options.is_empty() && self.rng.below(3) > 0 {
            let at = self.rng.below(options.len());
            chosen = options.swap_remove(at);
        }
        let m = self.engine.read_move(&chosen).expect("a move that was written is read");
        self.engine.apply(&mut self.state, wanted, m, &mut ());
        self.w.slipped = false;
        self.played.push(format!("{} {chosen}", NAMES[seat]));
        Ok(chosen)
    }

    /// Lets chance speak through the engine, and says its words.
    pub fn chance(&mut self) -> Go<Vec<String>> {
        if self.engine.next(&self.state) != Next::Chance {
            let what = format!(
                "next: engine {:?} ({:?}), model chance",
                self.engine.next(&self.state),
                self.state.ask
            );
            return Err(Stop::Differs(what));
        }
        self.compare()?;
        let roll = self.engine.roll(&self.state, &mut self.rng);
        let text = self.engine.write_roll(&roll);
        self.engine.settle(&mut self.state, &roll, &mut ());
        self.w.slipped = false;
        self.played.push(format!("* {text}"));
        Ok(text.split(' ').skip(1).map(str::to_owned).collect())
    }

    pub fn def_of(&self, id: &str) -> usize {
        self.w.pack.cards.iter().position(|card| card.id == id).expect("a card of the pack")
    }

    /// So many cards come off a deck, eight at a time, the known ones on top first, those at the bottom last.
    fn off_the_deck(
        &mut self,
        seat: Seat,
        n: usize,
        below: usize,
        mut each: impl FnMut(&mut World<'a>, usize),
    ) -> Go {
        let mut left = n;
        while left > 0 {
            let chunk = left.min(8);
            let words = self.chance()?;
            if words.len() != chunk {
                return Err(Stop::Differs(format!("{chunk} cards come up, engine says {words:?}")));
            }
            let mut cards: Vec<usize> = words.iter().map(|id| self.def_of(id)).collect();
            let player = &mut self.w.players[seat];
            let mut expected: Vec<usize> = Vec::new();
            while expected.len() < chunk && player.top.len() > below {
                expected.push(player.top.remove(below));
            }
            let from_pool = (chunk - expected.len()).min(player.pool.len());
            let from_bottom = chunk - expected.len() - from_pool;
            expected.extend(player.bottom.drain(..from_bottom));
            let mut unknown = cards.clone();
            for card in expected {
                match unknown.iter().position(|known| *known == card) {
                    Some(at) => drop(unknown.remove(at)),
                    None => {
                        return Err(Stop::Differs(format!(
                            "a known card of the deck did not come up: {words:?}"
                        )));
                    }
                }
            }
            for card in unknown {
                match player.pool.iter().position(|known| *known == card) {
                    Some(at) => drop(player.pool.remove(at)),
                    None => {
                        return Err(Stop::Differs(format!("a card that is not there came up: {words:?}")));
                    }
                }
            }
            for card in cards.drain(..) {
                each(&mut self.w, card);
            }
            left -= chunk;
        }
        Ok(())
    }

    pub fn draw(&mut self, seat: Seat, n: i32, by_manoeuvre: bool) -> Go {
        let n = (n.clamp(0, 60) as usize).min(self.w.players[seat].deck_size());
        if n == 0 {
            return Ok(());
        }
        self.off_the_deck(seat, n, 0, |w, card| w.players[seat].hand.push(card))?;
        if self.w.turn > 0 {
            let amount = n as i32;
            self.w.note(&Happening { whose: seat, amount, by_manoeuvre, ..Happening::new(On::Drawn) });
        }
        Ok(())
    }

    pub fn mill(&mut self, seat: Seat, n: i32, store: bool) -> Go {
        let n = (n.clamp(0, 60) as usize).min(self.w.players[seat].deck_size());
        self.off_the_deck(seat, n, 0, |w, card| {
            if store && let Some(using) = &mut w.using {
                using.stored.push(card);
            }
            w.discarded(seat, card, From::Deck);
        })
    }

    /// A seat reads the top of its deck and puts the cards back as it likes (DN-191).
    pub fn look(&mut self, seat: Seat, n: i32) -> Go {
        let n = (n.clamp(0, 60) as usize).min(self.w.players[seat].deck_size());
        let mut looked = 0;
        while looked < n {
            let chunk = (n - looked).min(8);
            let mut seen = Vec::new();
            self.off_the_deck(seat, chunk, looked, |_, card| seen.push(card))?;
            for (at, card) in seen.into_iter().enumerate() {
                self.w.players[seat].top.insert(looked + at, card);
            }
            looked += chunk;
        }
        for start in 0..n.saturating_sub(1) {
            let cards: Vec<usize> = self.w.players[seat].top[start..n].to_vec();
            let chosen =
                self.ask(seat, cards.iter().map(|&def| format!("slip {}", self.id(def))).collect())?;
            let def = self.def_of(chosen.trim_start_matches("slip "));
            let top = &mut self.w.players[seat].top;
            let at = start + top[start..n].iter().position(|known| *known == def).expect("it was offered");
            let card = top.remove(at);
            top.insert(start, card);
        }
        Ok(())
    }

    pub fn random_discard(&mut self, seat: Seat, n: i32) -> Go {
        let mut left = (n.clamp(0, 60) as usize).min(self.w.players[seat].hand.len());
        while left > 0 {
            let words = self.chance()?;
            if words.len() != left.min(8) {
                return Err(Stop::Differs(format!("{left} cards are discarded, engine says {words:?}")));
            }
            for id in &words {
                let def = self.def_of(id);
                self.w.discard_from_hand(seat, def);
            }
            left -= words.len();
        }
        Ok(())
    }

    /// A choice that others did not see is done before anything shows cards of that hand or deck (DN-236).
    pub fn pause(&mut self) -> Go {
        if self.w.slipped { self.chance().map(drop) } else { Ok(()) }
    }

    /// The hand is shown; there is no chance in it, but it is told as if there were.
    pub fn show(&mut self) -> Go {
        self.chance().map(drop)
    }

    pub fn check(&mut self) -> Go {
        Ok(self.w.check()?)
    }

    /// A whole game, or as much of it as is asked for.
    pub fn play(&mut self) -> Go {
        let stop = self.whole_game();
        match stop {
            Err(Stop::Over) => {
                if self.engine.next(&self.state) != Next::Over {
                    return Err(Stop::Differs(format!("the game is over, engine: {:?}", self.state.ask)));
                }
                self.w.returns = 0;
                self.compare()?;
                let outcome: Outcome = self.engine.outcome(&self.state);
                let winners: Vec<Seat> =
                    (0..2).filter(|&seat| outcome.share(KernelSeat::new(seat)) > 0.0).collect();
                let model = self.w.won.clone().unwrap_or_default();
                if winners != model {
                    return Err(Stop::Differs(format!("winners: engine {winners:?}, model {model:?}")));
                }
                Ok(())
            }
            Err(Stop::Enough) => Ok(()),
            other => other,
        }
    }
}
