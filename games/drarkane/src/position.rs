//! Positions as text: written from the truth, and read back with every contradiction refused.

use crate::card::{Asked, Card, Cards, Flame};
use crate::notation::{line, read_card, words};
use crate::state::{ROUNDS, Set, Trick, at};
use crate::voids::Voids;
use crate::zone::{LANES, PLACES, SLOTS};
use crate::{Drarkane, Line, Phase, State};
use antre_kernel::{Field, MAX_SEATS, Misread, Phrase, Seat, each_key_once, line_about};

impl Drarkane {
    pub(crate) fn write_state(&self, s: &State) -> Vec<Field> {
        let open = &s.open;
        let mut fields = Fields(Vec::new());
        fields.put(
            "phase",
            Phase::WORDS.iter().find(|(phase, _)| *phase == open.phase).map_or("", |(_, word)| word),
        );
        fields.put("rounds", open.round.to_string());
        fields.put("turn", open.turn.to_string());
        // While cards are laid, who leads follows from whose turn it is.
        if !matches!(open.phase, Phase::Play | Phase::Automaton) {
            fields.put("leader", open.leader.to_string());
        }
        fields.put("first", open.first.to_string());
        for seat in Seat::all(self.players) {
            fields.put(format!("hand {seat}"), self.write_cards(s.hands[at(seat)]));
            fields.maybe(format!("known {seat}"), self.write_cards(s.shown[at(seat)]));
        }
        fields.put("aside", self.write_cards(s.aside));
        fields.maybe("offered", line(s.offered.into_iter().map(Card::hand_code)));
        fields.put("trick", line(open.trick.places().map(|card| card.map_or("x".into(), Card::code))));
        fields.put("discard", self.write_cards(open.discard));
        fields.put("zone", self.write_dragons(open.zone.dragons()));
        for (place, dragon) in open.zone.dragons().enumerate() {
            fields.put(format!("on {}", self.dragon_id(dragon)), self.write_on(s, place));
        }
        fields.put("deck", self.write_dragons(open.deck.iter()));
        for seat in Seat::all(self.sides) {
            let who = at(seat);
            if seat.index() < usize::from(self.players) {
                fields.put(format!("bid {seat}"), open.bids[who].map_or("-".into(), |bid| bid.to_string()));
            }
            fields.put(format!("tricks {seat}"), open.tricks[who].to_string());
            fields.put(format!("won {seat}"), self.write_dragons(open.won[who].iter()));
            fields.maybe(format!("voids {seat}"), write_voids(open.voids[who]));
            fields.count(format!("placed {seat}"), open.placed[who].into());
            fields.maybe(format!("objectives {seat}"), self.write_objectives(s.objectives[who].iter()));
            fields.maybe(format!("kept {seat}"), self.write_objectives(s.kept[who]));
            fields.maybe(format!("seen {seat}"), self.write_objectives(s.seen[who].iter()));
            fields.maybe(format!("claimed {seat}"), self.write_objectives(open.claims[who].iter()));
        }
        fields.maybe("treasures", self.write_objectives(open.treasures.iter()));
        if usize::from(open.round) < ROUNDS {
            fields.put("terror", open.terror[open.now()].to_string());
        }
        if self.is_solo() {
            fields.maybe("seventh", self.write_dragons(open.seventh[0]));
        }
        fields.maybe("turned", line(open.turned.into_iter().map(Card::hand_code)));
        fields.count("streak", open.streak.into());
        fields.count("felled", open.felled.into());
        for round in 0..usize::from(open.round).min(ROUNDS) {
            let lost = |dragon| format!("lost={}", self.dragon_id(dragon));
            let ending = open.seventh[round].map_or("won".into(), lost);
            let treasures = self.write_objectives(open.past_treasures[round].iter());
            fields
                .put(format!("round {}", round + 1), format!("{} {ending} {treasures}", open.terror[round]));
            for seat in Seat::all(self.players) {
                let line = open.lines[round][at(seat)];
                let personal = self.write_objectives(line.personal.checked_sub(1));
                let (bid, tricks) = (line.bid(), line.tricks());
                let text = format!("{bid} {tricks} {} {} {personal}", line.dragons, line.met);
                fields.put(format!("round {} {seat}", round + 1), text);
            }
        }
        fields.0
    }

    /// The cards on a dragon with their slots: `r5#0 g3#1`.
    pub(crate) fn write_on(&self, s: &State, place: usize) -> String {
        let zone = &s.open.zone;
        let needs = &self.needs[usize::from(zone.byte(place)) & 31];
        let held = (0..SLOTS as u8).filter_map(|slot| Some((zone.held(place, slot)?, slot)));
        let sum = needs.sum.map_or(0, |(slot, _)| slot);
        // A Mercenary in a sum slot was played as 14 (DR-76).
        let played = |card: Card| if card == Card::MERCENARY { Card::MERCENARY_14 } else { card };
        let heap = zone.heap(place).iter().map(|card| (played(card), sum));
        line(held.chain(heap).map(|(card, slot)| format!("{}#{slot}", card.code())))
    }

    pub(crate) fn read_state(&self, fields: &[Field]) -> Result<State, Misread> {
        each_key_once(fields)?;
        let mut reader = Reader {
            rules: self,
            state: State::new(),
            partial: false,
            deck: None,
            leader: None,
            terror: 0,
            trick: Vec::new(),
            on: Vec::new(),
        };
        reader.state.open.phase = Phase::Play;
        for field in fields {
            reader.field(field).map_err(|wrong| wrong.at_line(field.line))?;
        }
        for field in std::mem::take(&mut reader.on) {
            reader.on_dragon(&field).map_err(|wrong| wrong.at_line(field.line))?;
        }
        reader.finish().map_err(|wrong| {
            let line = line_about(fields, about(wrong.what.key));
            wrong.at_line(line)
        })
    }

    /// Every card and every dragon, counted wherever it is: cards first, then dragons.
    pub fn census(&self, s: &State) -> Vec<u16> {
        let mut counts = vec![0; 50 + self.dragons.len()];
        let mut count = |cards: Cards| cards.iter().for_each(|card| counts[card.index()] += 1);
        s.hands.iter().for_each(|&hand| count(hand));
        count(s.aside);
        count(s.open.discard);
        count(s.open.zone.cards());
        count(s.offered.into_iter().collect());
        // Two of a kind would be lost in a set.
        s.open.trick.cards().for_each(|card| count(std::iter::once(card).collect()));
        let seventh = s.open.seventh[0].filter(|_| self.is_solo());
        let dragons = s.open.zone.dragons().chain(s.open.deck.iter()).chain(seventh);
        for dragon in dragons.chain(s.open.won.iter().flat_map(|won| won.iter())) {
            if let Some(count) = counts.get_mut(50 + usize::from(dragon)) {
                *count += 1;
            }
        }
        counts
    }
}

fn write_voids(voids: Voids) -> String {
    let known = Flame::COLOURS.into_iter().enumerate();
    line(known.filter_map(|(colour, flame)| Some(format!("{}={}", flame.word(), voids.most(colour)?))))
}

struct Fields(Vec<Field>);

impl Fields {
    fn put(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.0.push(Field::new(key, value));
    }

    /// A field that is left out when there is nothing to say.
    fn maybe(&mut self, key: impl Into<String>, value: String) {
        if value != "-" {
            self.put(key, value);
        }
    }

    fn count(&mut self, key: impl Into<String>, value: u32) {
        if value != 0 {
            self.put(key, value.to_string());
        }
    }
}

struct Reader<'a> {
    rules: &'a Drarkane,
    state: State,
    partial: bool,
    deck: Option<Set>,
    leader: Option<Seat>,
    /// The Terror of the round under way.
    terror: u16,
    trick: Vec<Option<Card>>,
    on: Vec<Field>,
}

impl Reader<'_> {
    fn field(&mut self, field: &Field) -> Result<(), Misread> {
        let bad = || {
            let what = Phrase::new("position-bad-value").with("key", field.key.as_str());
            Misread::new(what.with("got", field.value.as_str()))
        };
        let (rules, value) = (self.rules, field.value.as_str());
        let number = |most: u16| value.parse().ok().filter(|&n: &u16| n <= most).ok_or_else(bad);
        let (word, of) = field.key.split_once(' ').unwrap_or((&field.key, ""));
        let side = rules.read_side(of);
        let player = Seat::read(of, rules.players);
        let (open, state_hands) = (&mut self.state.open, &mut self.state.hands);
        match (word, side, player) {
            ("partial", None, _) => self.partial = true,
            ("phase", None, _) => {
                open.phase = Phase::WORDS.iter().find(|(_, word)| *word == value).ok_or_else(bad)?.0;
            }
            ("rounds", None, _) => open.round = number(ROUNDS as u16)? as u8,
            ("turn", None, _) => open.turn = rules.read_side(value).ok_or_else(bad)?,
            ("leader", None, _) => self.leader = Some(rules.read_side(value).ok_or_else(bad)?),
            ("first", None, _) => open.first = rules.read_side(value).ok_or_else(bad)?,
            ("hand", _, Some(seat)) => state_hands[at(seat)] = rules.read_cards(value)?,
            ("known", _, Some(seat)) => self.state.shown[at(seat)] = rules.read_cards(value)?,
            ("aside", None, _) => self.state.aside = rules.read_cards(value)?,
            ("offered", None, _) => {
                let cards = rules.read_cards(value)?;
                self.state.offered = cards.iter().next();
                if cards.len() > 1 {
                    return Err(bad());
                }
            }
            ("trick", None, _) => {
                let read = |word| if word == "x" { Ok(None) } else { read_card(word).map(Some) };
                self.trick = words(value).map(read).collect::<Result<_, _>>()?;
                let played =
                    |card: &Option<Card>| card.is_none_or(|card| Card::all().any(|other| other == card));
                let alike = |at: usize| {
                    let card = self.trick[at].filter(|&card| card != Card::KNIGHT);
                    card.is_some() && self.trick[..at].contains(&card)
                };
                let too_many = self.trick.len() > LANES;
                if too_many || !self.trick.iter().all(played) || (0..self.trick.len()).any(alike) {
                    return Err(bad());
                }
            }
            ("discard", None, _) => open.discard = rules.read_cards(value)?,
            ("zone", None, _) => {
                open.zone = Default::default();
                for id in words(value) {
                    let dragon = rules.read_dragon(id)?;
                    if open.zone.len() >= PLACES || open.zone.find(dragon) < open.zone.len() {
                        return Err(bad());
                    }
                    open.zone.push(dragon, &rules.needs[usize::from(dragon) & 31]);
                }
            }
            ("on", _, _) => self.on.push(field.clone()),
            ("deck", None, _) => self.deck = Some(rules.read_dragons(value)?),
            ("bid", _, Some(seat)) => {
                open.bids[at(seat)] =
                    if value == "-" { None } else { Some(number(rules.hand_size.into())? as u8) };
            }
            ("tricks", Some(seat), _) => open.tricks[at(seat)] = number(250)? as u8,
            ("won", Some(seat), _) => open.won[at(seat)] = rules.read_dragons(value)?,
            ("voids", Some(seat), _) => open.voids[at(seat)] = read_voids(value).ok_or_else(bad)?,
            ("placed", Some(seat), _) => open.placed[at(seat)] = number(250)? as u8,
            ("objectives", Some(seat), _) => {
                self.state.objectives[at(seat)] = rules.read_objectives(value)?
            }
            ("kept", Some(seat), _) => {
                let kept = rules.read_objectives(value)?;
                self.state.kept[at(seat)] = kept.iter().next();
                if kept.len() > 1 {
                    return Err(bad());
                }
            }
            ("seen", Some(seat), _) => self.state.seen[at(seat)] = rules.read_objectives(value)?,
            ("claimed", Some(seat), _) => open.claims[at(seat)] = rules.read_objectives(value)?,
            ("treasures", None, _) => {
                open.treasures = rules.read_objectives(value)?;
                if open.treasures.len() > MAX_SEATS {
                    return Err(bad()); // DR-124
                }
            }
            ("terror", None, _) => self.terror = number(9_999)?,
            ("seventh", None, _) if rules.is_solo() => {
                open.seventh[0] = rules.read_dragons(value)?.iter().next();
            }
            ("turned", None, _) => {
                open.turned = rules.read_cards(value)?.iter().next().filter(|_| rules.players != rules.sides);
            }
            ("streak", None, _) => open.streak = number(250)? as u8,
            ("felled", None, _) => open.felled = number(LANES as u16)? as u8,
            ("round", None, _) => self.round(of, value).ok_or_else(bad)??,
            _ => return Err(unknown_key(&field.key)),
        }
        Ok(())
    }

    /// `round 1: 18 won o-a` or `round 1 A: 3 3 2 0 o-b`.
    fn round(&mut self, of: &str, value: &str) -> Option<Result<(), Misread>> {
        let (rules, open) = (self.rules, &mut self.state.open);
        let (number, seat) = of.split_once(' ').unwrap_or((of, ""));
        let round: usize = number.parse().ok().filter(|round| (1..=ROUNDS).contains(round))?;
        let round = round - 1;
        let mut parts = value.split_whitespace();
        if seat.is_empty() {
            let terror = parts.next()?.parse().ok().filter(|&terror: &u16| terror <= 9_999)?;
            open.seventh[round] = match parts.next()? {
                "won" => None,
                lost => Some(rules.dragon(lost.strip_prefix("lost=")?)?),
            };
            open.terror[round] = terror;
            let treasures = rules.read_objectives(&parts.collect::<Vec<_>>().join(" "));
            if treasures.as_ref().is_ok_and(|treasures| treasures.len() > MAX_SEATS) {
                return None; // DR-124
            }
            return Some(treasures.map(|treasures| self.state.open.past_treasures[round] = treasures));
        }
        let seat = Seat::read(seat, rules.players)?;
        let mut number = |most: u8| parts.next()?.parse().ok().filter(|&n: &u8| n <= most);
        let hand = rules.hand_size;
        let mut line = Line::new(number(hand)?, number(hand)?);
        (line.dragons, line.met) = (number(32)?, number(127)?);
        let personal = rules.read_objectives(parts.next()?);
        if parts.next().is_some() {
            return None;
        }
        Some(personal.map(|personal| {
            line.personal = personal.iter().next().map_or(0, |objective| objective + 1);
            self.state.open.lines[round][at(seat)] = line;
        }))
    }

    fn on_dragon(&mut self, field: &Field) -> Result<(), Misread> {
        let bad = || {
            let what = Phrase::new("position-bad-value").with("key", field.key.as_str());
            Misread::new(what.with("got", field.value.as_str()))
        };
        let id = field.key.split_once(' ').map_or("", |(_, id)| id);
        let dragon = self.rules.read_dragon(id)?;
        let zone = &mut self.state.open.zone;
        let place = zone.find(dragon);
        if place >= zone.len() {
            return Err(bad());
        }
        let mut cards = Vec::new();
        for word in words(&field.value) {
            let (card, slot) = word.split_once('#').ok_or_else(bad)?;
            let slot: u8 = slot.parse().ok().filter(|&slot| usize::from(slot) < SLOTS).ok_or_else(bad)?;
            cards.push((read_card(card)?, slot));
        }
        // Where forces add up, the greatest comes last, so that all have room.
        cards.sort_by_key(|(card, _)| card.force());
        let needs = &self.rules.needs[usize::from(dragon) & 31];
        for (card, slot) in cards {
            if zone.heap(place).has(card) && card != Card::KNIGHT || !zone.set(place, slot, card, needs) {
                return Err(bad());
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, Misread> {
        let contradiction = |why: &'static str| Err(Misread::new(Phrase::new(why)));
        let rules = self.rules;
        let s = &mut self.state;
        for card in &self.trick {
            match card {
                Some(card) => {
                    if rules.silent_obscure && s.open.trick.is_empty() && card.flame() == Flame::Obscure {
                        s.open.trick.asked = Asked::NEVER;
                    }
                    s.open.trick.lay(*card);
                }
                None => s.open.trick.lay_gap(),
            }
        }
        let zone: Set = s.open.zone.dragons().collect();
        let won = s.open.won.iter().fold(Set::NONE, |all, won| all.and(*won));
        let seventh: Set = s.open.seventh[0].filter(|_| rules.is_solo()).into_iter().collect();
        s.open.deck = self.deck.unwrap_or(rules.all_dragons().without(zone.and(won).and(seventh)));
        if s.open.deck.meets(zone.and(won).and(seventh)) || zone.meets(won) || seventh.meets(zone.and(won)) {
            return contradiction("drarkane-position-dragon");
        }
        if (0..s.open.zone.len()).any(|place| s.open.zone.open_slots(place) == 0) {
            return contradiction("drarkane-position-beaten");
        }
        let scored = usize::from(s.open.round);
        for round in scored..ROUNDS {
            s.open.lines[round] = Default::default();
            s.open.past_treasures[round] = Set::NONE;
            if !rules.is_solo() {
                s.open.seventh[round] = None;
            }
            let under_way = round == scored && s.open.phase != Phase::Deal;
            s.open.terror[round] = if under_way { self.terror } else { 0 };
        }
        let over = s.open.phase == Phase::Over;
        let not_alone = rules.is_solo() && (scored > 0 || s.open.seventh[0].is_some() && !over);
        if over != (scored == ROUNDS || over && rules.is_solo()) || not_alone {
            return contradiction("drarkane-position-phase");
        }
        self.settle_turn()?;
        let s = &mut self.state;
        if !rules.treasures && (s.seen, s.objectives, s.kept) != Default::default() {
            return contradiction("drarkane-position-treasures");
        }
        let who = at(s.open.turn);
        let can_go_on = match s.open.phase {
            Phase::Give | Phase::Play => !s.hands[who].is_empty(),
            Phase::Back => s.offered.is_some() && !s.hands[who].is_empty(),
            Phase::Answer => s.offered.is_some(),
            Phase::Keep => !s.objectives[who].is_empty(),
            Phase::Place => s.open.zone.look(&s.open.trick, &rules.needs),
            Phase::Reveal => !s.open.deck.is_empty(),
            Phase::Automaton | Phase::Draw => !s.aside.is_empty(),
            Phase::Deal | Phase::Pass | Phase::Bid | Phase::Offer | Phase::Over => true,
        };
        let exchanging = matches!(s.open.phase, Phase::Back | Phase::Answer);
        if !can_go_on || s.offered.is_some() && !exchanging {
            return contradiction("drarkane-position-nothing");
        }
        let covered = s.hands.iter().zip(&s.shown).all(|(hand, shown)| hand.covers(*shown));
        if !covered {
            return contradiction("drarkane-position-known");
        }
        if !self.partial {
            self.count_cards()?;
            if !self.hands_are_even() {
                return contradiction("drarkane-position-hands");
            }
        }
        Ok(self.state)
    }

    /// Whose turn it is, and who leads; the rest of what a phase demands.
    fn settle_turn(&mut self) -> Result<(), Misread> {
        let contradiction = || Err(Misread::new(Phrase::new("drarkane-position-phase")));
        let rules = self.rules;
        let open = &mut self.state.open;
        let (sides, players) = (usize::from(rules.sides), usize::from(rules.players));
        let human = open.turn.index() < players;
        let (mut of_teams, mut of_treasures, mut of_solo, mut seat_acts) = (false, false, false, true);
        match open.phase {
            Phase::Give | Phase::Back | Phase::Offer | Phase::Answer => of_teams = true,
            Phase::Keep | Phase::Pass => of_treasures = true,
            Phase::Draw => of_solo = true,
            Phase::Bid | Phase::Place | Phase::Play => {}
            Phase::Automaton => {
                seat_acts = false;
                if human {
                    return contradiction();
                }
            }
            Phase::Deal | Phase::Reveal | Phase::Over => seat_acts = false,
        }
        if of_teams && !rules.teams
            || of_treasures && !rules.treasures
            || of_solo && !rules.is_solo()
            || open.phase == Phase::Bid && rules.is_solo()
            || seat_acts && !human
        {
            return contradiction();
        }
        let laid = open.trick.len();
        let mut leader = self.leader.unwrap_or(open.turn);
        match open.phase {
            Phase::Play | Phase::Automaton => {
                if laid >= sides || open.trick.cards().count() < laid {
                    return contradiction();
                }
                leader = Seat::new((open.turn.index() + sides - laid) % sides);
                if self.leader.is_some_and(|given| given != leader) {
                    return contradiction();
                }
            }
            Phase::Place => {
                leader = open.turn;
                open.trick.asked = Asked::OPEN;
            }
            _ if laid > 0 => return contradiction(),
            _ => {}
        }
        open.leader = leader;
        if matches!(open.phase, Phase::Deal | Phase::Over) && !rules.is_solo() {
            // Between rounds nothing lies on the table.
            let (turn, leader, first) = (open.turn, open.leader, open.first);
            rules.clear_round(&mut self.state);
            let open = &mut self.state.open;
            (open.turn, open.leader, open.first) = (turn, leader, first);
        }
        Ok(())
    }

    /// Whether everybody still has as many cards as the others, but for those laid in this trick (DR-26, DR-34). Where
    /// only some hands are written, nobody can tell, and the game stops at whoever has no card.
    fn hands_are_even(&self) -> bool {
        let (rules, open) = (self.rules, &self.state.open);
        let sides = usize::from(rules.sides);
        let laid = match open.phase {
            Phase::Play | Phase::Automaton => open.trick.len(),
            Phase::Bid | Phase::Place | Phase::Reveal => 0,
            // In an exchange partners are a card apart, in solo there is nobody to compare with.
            Phase::Give | Phase::Back | Phase::Offer | Phase::Answer | Phase::Draw => return true,
            Phase::Deal | Phase::Keep | Phase::Pass | Phase::Over => return true,
        };
        let held = |seat: Seat| {
            let after = (seat.index() + sides - open.leader.index()) % sides;
            self.state.hands[at(seat)].len() + usize::from(after < laid)
        };
        let mut all = Seat::all(rules.players).map(held);
        let first = all.next();
        all.all(|held| Some(held) == first)
    }

    fn count_cards(&self) -> Result<(), Misread> {
        let (rules, s) = (self.rules, &self.state);
        let counts = rules.census(s);
        for card in (0..50).map(Card::new) {
            let expected = if (41..44).contains(&card.index()) { 0 } else { rules.cards.count(card) };
            let got = usize::from(counts[card.index()]);
            if got != expected {
                let what = Phrase::new("position-census").with("card", card.hand_code());
                return Err(what.with("got", got).with("expected", expected).into());
            }
        }
        for (dragon, &got) in rules.dragons.iter().zip(&counts[50..]) {
            if got != 1 {
                let what = Phrase::new("position-census").with("card", dragon.id.as_str());
                return Err(what.with("got", usize::from(got)).with("expected", 1usize).into());
            }
        }
        Ok(())
    }
}

/// What to blame for a contradiction, by the words with which fields begin.
fn about(contradiction: &str) -> &'static [&'static str] {
    match contradiction {
        "drarkane-position-dragon" => &["deck", "won", "zone"],
        "drarkane-position-beaten" => &["on", "zone"],
        "drarkane-position-treasures" => &["objectives", "kept", "seen"],
        "drarkane-position-known" => &["known"],
        "drarkane-position-hands" => &["hand"],
        _ => &["phase", "turn"],
    }
}

fn read_voids(text: &str) -> Option<Voids> {
    let mut voids = Voids::default();
    for word in words(text) {
        let (colour, most) = word.split_once('=')?;
        let colour = Flame::COLOURS.iter().position(|flame| flame.word() == colour)?;
        voids.set(colour, Some(most.parse().ok().filter(|&most| most < 15)?));
    }
    Some(voids)
}

fn unknown_key(key: &str) -> Misread {
    const KEYS: &str = "partial, phase, rounds, turn, leader, first, hand A …, known A …, aside, offered, trick, discard, \
                        zone, on ID, deck, bid A …, tricks A …, won A …, voids A …, placed A …, \
                        objectives A …, kept A …, seen A …, claimed A …, treasures, terror, seventh, turned, streak, felled, round 1 …, \
                        round 1 A …";
    Phrase::new("position-unknown-key").with("got", key).with("allowed", KEYS).into()
}

/// A trick is read card by card, so that it has its asked colour.
const _: () = assert!(size_of::<Trick>() <= 16);
