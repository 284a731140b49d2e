//! How Drakerion shows itself: the choices, the log, the result, the box.

use crate::event::{Cards, Def, Event, HIDDEN_CARD, Limit, Move, Named};
use crate::game::{Drakerion, OPTIONS, STARTERS};
use crate::language::{Line, Mode, Stat};
use crate::playing::GIVEN;
use crate::state::{
    Ask, BANNER, CHANGES, CITY, Ending, HIDDEN, How, MANOEUVRE, NOWHERE, ORDERED, Phase, State, WAITING,
    bits, kind_of,
};
use crate::table::{Cost, Step};
use crate::view::View;
use antre_kernel::{Arg, Misread, Names, Notation as _, Phrase, Rules as _, Seat};
use antre_stage::{
    Boxed, Choice, Decks, OptionSpec, PackText, Present, Provenance, Scene, SeatSheet, Sheet, Standing,
};

impl Boxed for Drakerion {
    const TITLE: [&'static str; 2] = ["Drakerion", "Drakerion"];
    const TAGLINE: [&'static str; 2] = [
        "Bannières, manœuvres et deux lignes de bataille ; cinq factions, toutes de notre main.",
        "Banners, manoeuvres and two battle lines; five factions, all of our own making.",
    ];
    const CREDIT: [&'static str; 2] = [
        "D’après le livret de démarrage de Drakerion\u{202f}; cartes d’Antre",
        "After the starter booklet of Drakerion; cards by Antre",
    ];
    const PLAYERS: (u8, u8) = (2, 2);
    const RULEBOOK: [&'static str; 2] = [include_str!("../rules.fr.md"), include_str!("../rules.en.md")];
    const WORDS: [&'static str; 2] = [include_str!("../words.fr.ftl"), include_str!("../words.en.ftl")];
    const PACKS: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/default.toml"))];
    const FORMER: &'static [(&'static str, &'static str)] =
        &[("default", include_str!("../pack/former/0.1.0.toml"))];

    fn options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn build(pack: &PackText<'_>, seats: Option<u8>, options: &[(String, String)]) -> Result<Self, Misread> {
        Drakerion::from_pack(pack, seats, options)
    }

    fn pack_schema() -> String {
        crate::pack::schema()
    }

    fn origin(&self) -> &Names {
        &self.pack.origin
    }

    fn decks() -> Option<Decks> {
        Some(Decks {
            options: &["deck_a", "deck_b"],
            starters: &STARTERS,
            check: crate::deck::check_deck,
            begin: crate::deck::new_deck,
        })
    }

    fn unattended(mut self) -> Self {
        // Machines that only pass would sit through all sixty turns.
        self.max_turns = self.max_turns.min(30);
        self
    }

    fn provenance(&self) -> Vec<Provenance> {
        let card = |card: &crate::language::Card| {
            let faction =
                self.pack.factions.iter().find(|faction| Some(&faction.id) == card.faction.as_ref());
            let group =
                faction.map_or_else(|| Names::new("Neutres", "Neutral"), |faction| faction.name.clone());
            Provenance { group, what: card.name.clone(), value: card.id.clone(), standing: Standing::Ours }
        };
        self.pack.cards.iter().map(card).collect()
    }
}

impl Present for Drakerion {
    fn scene(&self, view: &View) -> Scene {
        self.show(view)
    }

    fn choice(&self, view: &View, seat: Seat, m: Move) -> Choice {
        let mut touches = Vec::new();
        let label = self.label(&view.seen, seat, m, &mut touches);
        Choice { notation: self.write_move(m), label, touches }
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.told(event)
    }

    fn sheet(&self, s: &State) -> Sheet {
        let seats = Seat::all(2)
            .map(|seat| SeatSheet {
                seat,
                total: s.side(seat).prestige.into(),
                lines: self.lines_of(s, seat),
            })
            .collect();
        let outcome = self.outcome(s);
        let winners = outcome.winners();
        let verdict = match winners.first() {
            Some(seat) if winners.len() == 1 => Phrase::new("drakerion-verdict").with("seat", seat),
            _ => Phrase::new("drakerion-verdict-draw"),
        };
        let (why, clause) = match s.ending {
            Ending::None => ("drakerion-why.going", "DN-51"),
            Ending::NoCharacter => ("drakerion-why.alone", "DN-210"),
            Ending::NobodyLeft => ("drakerion-why.nobody", "DN-214"),
            Ending::Prestige => ("drakerion-why.prestige", "DN-211"),
            Ending::LastTurn => ("drakerion-why.turns", "DN-217"),
        };
        let [a, b] = [Seat::A, Seat::B].map(|seat| i64::from(s.side(seat).prestige));
        let verdict = verdict.with("why", Phrase::new(why)).with("high", a.max(b)).with("low", a.min(b));
        Sheet { seats, verdict, clause }
    }

    fn knows(&self, view: &View, key: &str) -> Option<String> {
        let seat = key.split_once(' ').and_then(|(_, seat)| Seat::read(seat, 2));
        let known = match (key.split_once(' ').map(|(word, _)| word), seat) {
            (Some("top"), Some(seat)) => Some((seat, &view.seen.side(seat).top)),
            (Some("bottom"), Some(seat)) => Some((seat, &view.seen.side(seat).bottom)),
            _ => None,
        };
        let codes: Vec<String> = match known {
            Some((seat, known)) => known
                .iter()
                .map(|(local, _)| if local == HIDDEN { "?".into() } else { self.write_local(seat, local) })
                .collect(),
            None => {
                let id = crate::scene::ZONES
                    .into_iter()
                    .find(|id| key.split_once(' ').is_some_and(|(word, _)| word == *id))?;
                let zone = self.zone(view, id, seat?);
                zone.pieces.iter().map(|piece| piece.face.code().to_owned()).collect()
            }
        };
        Some(if codes.is_empty() { "-".into() } else { codes.join(" ") })
    }

    fn categories(&self) -> Vec<String> {
        vec!["prestige".into()]
    }
}

impl Drakerion {
    fn lines_of(&self, s: &State, seat: Seat) -> Vec<antre_stage::Line> {
        vec![antre_stage::Line {
            category: "prestige".into(),
            name: Names::new("Prestige", "Prestige"),
            points: s.side(seat).prestige.into(),
            cards: Vec::new(),
            clause: "DN-113",
        }]
    }

    /// What people call a card; a Named Character with its subtitle.
    pub(crate) fn card_name(&self, card: Def) -> Arg {
        match self.called.get(usize::from(card)) {
            Some(name) => name.clone().into(),
            None => Phrase::new("drakerion-a-card").into(),
        }
    }

    /// A card as the log names it: with its slot, for several of a name may lie there.
    fn name_of(&self, named: Named) -> Arg {
        match (named.slot, self.called.get(usize::from(named.card))) {
            (Some(slot), Some(name)) => {
                let number = u16::from(slot) + 1;
                Names::new(format!("{}\u{a0}#{number}", name.fr), format!("{}\u{a0}#{number}", name.en))
                    .into()
            }
            _ => self.card_name(named.card),
        }
    }

    fn list_of(&self, cards: &Cards) -> Arg {
        Arg::List(cards.as_slice().iter().map(|&card| self.card_name(card)).collect())
    }

    /// The id of the piece a slot is in the scene.
    fn piece(&self, slot: u8, seat: Seat) -> String {
        match slot & !1 {
            BANNER => format!("banner {seat}/0"),
            CITY => format!("city {seat}/0"),
            MANOEUVRE => format!("manoeuvre {seat}/0"),
            _ => format!("#{}", u16::from(slot) + 1),
        }
    }

    fn slot_name(&self, s: &State, slot: u8, seat: Seat) -> Arg {
        let slot = if slot >= BANNER { (slot & !1) + seat.index() as u8 } else { slot };
        self.name_of(self.named(s, slot))
    }

    /// Every piece of a card in a zone of a seat: of several copies any can be meant.
    fn in_zone(&self, s: &State, zone: &str, seat: Seat, card: Def) -> Vec<String> {
        let side = s.side(seat);
        let bag = match zone {
            "hand" => &side.hand,
            "discard" => &side.discard,
            _ => return Vec::new(),
        };
        let local = self.local(seat, card);
        let copies = bag.cards().enumerate().filter(|&(_, known)| Some(known) == local);
        copies.map(|(at, _)| format!("{zone} {seat}/{at}")).collect()
    }

    /// The id of a Manoeuvre as it lies in the pile of its owner.
    fn pile_piece(&self, s: &State, seat: Seat, card: Def) -> Option<String> {
        let index = self.in_pile(s, seat, card)?;
        let at = bits(u128::from(s.side(seat).pile)).position(|known| known == index)?;
        Some(format!("pile {seat}/{at}"))
    }

    fn label(&self, s: &State, seat: Seat, m: Move, touches: &mut Vec<String>) -> Phrase {
        let hand = |card: Def, touches: &mut Vec<String>| touches.extend(self.in_zone(s, "hand", seat, card));
        match m {
            Move::First(first) => Phrase::new("drakerion-first").with("seat", first),
            Move::Line(line) => {
                let card = self.lined_up(s, seat);
                touches.push(match line {
                    Line::Front => format!("front {seat}"),
                    Line::Support => format!("support {seat}"),
                });
                Phrase::new(line_key(line, "drakerion-place.front", "drakerion-place.support"))
                    .with("card", self.card_name(card))
            }
            Move::Slip(card) => {
                let key = match s.ask {
                    Ask::Mulligan => "drakerion-slip.exchange",
                    _ => match self.step(s) {
                        Some(Step::Look { .. }) => "drakerion-slip.top",
                        Some(Step::Search { .. }) => "drakerion-slip.take",
                        _ => "drakerion-slip.under",
                    },
                };
                hand(card, touches);
                Phrase::new(key).with("card", self.card_name(card))
            }
            Move::Done => Phrase::new(match self.step(s).filter(|_| s.ask == Ask::Step) {
                Some(Step::Search { .. }) => "drakerion-done.nothing",
                Some(_) => "drakerion-done.enough",
                None => "drakerion-done.keep",
            }),
            Move::Manoeuvre(card) => {
                touches.extend(self.pile_piece(s, seat, card));
                Phrase::new("drakerion-choose-manoeuvre").with("card", self.card_name(card))
            }
            Move::Pass => Phrase::new("drakerion-pass"),
            Move::Withdraw => Phrase::new("drakerion-withdraw"),
            Move::Play(card) => {
                hand(card, touches);
                let cost = self.local(seat, card).map_or(0, |local| self.cost(s, kind_of(seat, local)));
                Phrase::new("drakerion-play").with("card", self.card_name(card)).with("cost", cost)
            }
            Move::Use { slot, ability } => {
                touches.push(self.piece(slot, seat));
                let lying = if slot >= BANNER { (slot & !1) + seat.index() as u8 } else { slot };
                let deed = self.deed(self.named(s, lying).card, ability);
                Phrase::new("drakerion-use").with("card", self.slot_name(s, slot, seat)).with("text", deed)
            }
            Move::Recall { card, ability } => {
                touches.extend(self.in_zone(s, "discard", seat, card));
                Phrase::new("drakerion-recall")
                    .with("card", self.card_name(card))
                    .with("text", self.deed(card, ability))
            }
            Move::Attack { slot, mode } => {
                touches.push(self.piece(slot, seat));
                Phrase::new(mode_key(mode, "drakerion-attack.melee", "drakerion-attack.ranged"))
                    .with("card", self.slot_name(s, slot, seat))
            }
            Move::Intercept(slot) => {
                touches.push(self.piece(slot, seat));
                Phrase::new("drakerion-intercept").with("card", self.slot_name(s, slot, seat))
            }
            Move::Target(slot) => {
                touches.push(self.piece(slot, seat));
                let key = match s.ask {
                    Ask::Defender => "drakerion-target.defender",
                    Ask::PlayBearer => "drakerion-target.bearer",
                    _ if matches!(self.step(s), Some(Step::Pay { .. })) => "drakerion-target.pay",
                    _ => "drakerion-target.choose",
                };
                Phrase::new(key).with("card", self.slot_name(s, slot, seat))
            }
            Move::Pick { owner, card } => {
                let key = match self.step(s) {
                    Some(Step::Pay { .. } | Step::Discard { .. }) => {
                        touches.extend(self.in_zone(s, "hand", owner, card));
                        "drakerion-pick.discard"
                    }
                    Some(Step::Search { .. }) => "drakerion-pick.take",
                    _ => {
                        let zones = ["hand", "discard"].map(|zone| self.in_zone(s, zone, owner, card));
                        touches
                            .extend(zones.into_iter().find(|copies| !copies.is_empty()).unwrap_or_default());
                        "drakerion-pick.choose"
                    }
                };
                Phrase::new(key).with("card", self.card_name(card)).with("seat", owner)
            }
            Move::Option(option) => self.option_label(s, seat, option),
            Move::React(number) => {
                let at = self.waiting_of(s, seat, number).unwrap_or(0);
                let waiting = &s.waiting[usize::from(at)];
                let (source, card) = match (waiting.this.in_slot(), self.kind_at(s, waiting.this)) {
                    (Some(slot), _) => {
                        touches.push(self.piece(slot, waiting.seat));
                        (self.slot_name(s, slot, waiting.seat), self.named(s, slot).card)
                    }
                    (_, Some(kind)) => {
                        let card = self.kinds[usize::from(kind)];
                        (self.card_name(card), card)
                    }
                    _ => (self.card_name(HIDDEN_CARD), HIDDEN_CARD),
                };
                let deed = self.deed(card, self.spoken_number(waiting.ability));
                // The same ability may wait twice; then they are told apart by their number.
                let same = |other: &u8| {
                    let other = self.waiting_of(s, seat, *other).map(|at| &s.waiting[usize::from(at)]);
                    other.is_some_and(|other| (other.this, other.ability) == (waiting.this, waiting.ability))
                };
                let phrase = match (0..s.group).filter(same).count() {
                    0 | 1 => Phrase::new("drakerion-react"),
                    _ => Phrase::new("drakerion-react.again").with("at", number + 1),
                };
                phrase.with("card", source).with("text", deed)
            }
            Move::Decline => Phrase::new("drakerion-decline"),
            Move::Pay => Phrase::new("drakerion-pay"),
        }
    }

    fn step(&self, s: &State) -> Option<Step> {
        self.tables.code.get(usize::from(s.using.at)).map(|code| code.step).filter(|_| s.using.on)
    }

    /// The Character whose line an ability asks for.
    fn arriving(&self, s: &State) -> Option<u8> {
        match self.step(s)? {
            Step::Deploy { card, .. } => {
                self.the_card(s, card, crate::value::Ctx::using(s)).elsewhere().map(|(_, kind)| kind)
            }
            _ => Some(s.subject),
        }
    }

    /// What an ability of a card does, in its own words; those it was given are numbered from [`GIVEN`].
    fn deed(&self, card: Def, ability: u8) -> Arg {
        let given = ability.checked_sub(GIVEN).map(|number| self.given_deeds.get(usize::from(number)));
        let own = || self.deeds.get(usize::from(card)).and_then(|deeds| deeds.get(usize::from(ability)));
        match given.unwrap_or_else(own) {
            Some(deed) => deed.clone().into(),
            None => Phrase::new("drakerion-a-card").into(),
        }
    }

    /// The card whose line is asked for.
    fn lined_up(&self, s: &State, seat: Seat) -> Def {
        let card = match s.ask {
            Ask::SetupLine => self.setup_card(s, seat).map(|local| kind_of(seat, local)),
            Ask::PlayLine => Some(s.subject),
            _ => self.arriving(s),
        };
        card.filter(|&kind| kind != NOWHERE).map_or(HIDDEN_CARD, |kind| self.kinds[usize::from(kind)])
    }

    fn option_label(&self, s: &State, seat: Seat, option: u8) -> Phrase {
        let number = u16::from(option) + 1;
        if s.ask == Ask::PlayEvent && s.subject != NOWHERE {
            let card = self.kinds[usize::from(s.subject)];
            let index = self.event_ability(s, seat, s.subject, option);
            let deed = self.deed(card, index.map_or(option, |index| self.ability(index).number));
            return Phrase::new("drakerion-option.event")
                .with("card", self.card_name(card))
                .with("text", deed);
        }
        match self.step(s) {
            Some(Step::Attack { .. }) if option == 0 => Phrase::new("drakerion-option.melee"),
            Some(Step::Attack { .. }) => Phrase::new("drakerion-option.ranged"),
            _ => Phrase::new("drakerion-option.choose").with("n", i64::from(number)).with("seat", seat),
        }
    }

    fn told(&self, event: &Event) -> Phrase {
        let with = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        let of = |key: &'static str, card: Named| Phrase::new(key).with("card", self.name_of(card));
        match *event {
            Event::Coin(seat) => with("drakerion-coin", seat),
            Event::ChoseFirst(seat, first) => with("drakerion-chose-first", seat).with("first", first),
            Event::Arrived(seat, card, line) => {
                let key = line_key(line, "drakerion-arrived.front", "drakerion-arrived.support");
                with(key, seat).with("card", self.name_of(card))
            }
            Event::Attached(_, card, bearer) => {
                of("drakerion-attached", card).with("bearer", self.name_of(bearer))
            }
            Event::CameUp(seat, how, n, cards) => {
                let key = match (how, cards.is_some()) {
                    (How::Draw, false) => "drakerion-drew",
                    (How::Draw, true) => "drakerion-drew-seen",
                    (How::Look, false) => "drakerion-looked",
                    (How::Look, true) => "drakerion-looked-seen",
                    (How::Mill | How::Discard | How::Show, _) => "drakerion-milled",
                };
                let phrase = with(key, seat).with("n", n);
                cards.iter().fold(phrase, |phrase, cards| phrase.with("cards", self.list_of(cards)))
            }
            Event::Slipped(seat, None) => with("drakerion-slipped", seat),
            Event::Slipped(seat, Some(card)) => {
                with("drakerion-slipped-seen", seat).with("card", self.card_name(card))
            }
            Event::Finished(seat) => with("drakerion-finished", seat),
            Event::Committed(seat, None) => with("drakerion-committed", seat),
            Event::Committed(seat, Some(card)) => {
                with("drakerion-committed-seen", seat).with("card", self.card_name(card))
            }
            Event::Revealed(seat, card) => {
                with("drakerion-revealed", seat).with("card", self.card_name(card))
            }
            Event::Gold(seat, n) => with(if n > 0 { "drakerion-gold" } else { "drakerion-gold-spent" }, seat)
                .with("n", i64::from(n.abs())),
            Event::Prestige(seat, n) => {
                with(if n > 0 { "drakerion-prestige" } else { "drakerion-prestige-lost" }, seat)
                    .with("n", i64::from(n.abs()))
            }
            Event::Passed(seat, false) => with("drakerion-passed", seat),
            Event::Passed(seat, true) => with("drakerion-withdrew", seat),
            Event::Plays(seat, card) => with("drakerion-played", seat).with("card", self.card_name(card)),
            Event::Uses(seat, card, n) => with("drakerion-used", seat)
                .with("card", self.name_of(card))
                .with("text", self.deed(card.card, n)),
            Event::Reacts(seat, _, card, n) => with("drakerion-reacted", seat)
                .with("card", self.name_of(card))
                .with("text", self.deed(card.card, n)),
            Event::Declined(seat) => with("drakerion-declined", seat),
            Event::Paid(seat) => with("drakerion-paid", seat),
            Event::Prepares(seat, card, mode) => {
                with(mode_key(mode, "drakerion-prepares.melee", "drakerion-prepares.ranged"), seat)
                    .with("card", self.name_of(card))
            }
            Event::Attacks(attacker, defender, mode) => {
                of(mode_key(mode, "drakerion-attacks.melee", "drakerion-attacks.ranged"), attacker)
                    .with("defender", self.name_of(defender))
            }
            Event::Intercepts(card) => of("drakerion-intercepts", card),
            Event::Redirected(card) => of("drakerion-redirected", card),
            Event::Cancelled => Phrase::new("drakerion-cancelled"),
            Event::CombatOver => Phrase::new("drakerion-combat-over"),
            Event::Chosen(seat, card) => with("drakerion-chosen", seat).with("card", self.name_of(card)),
            Event::Picked(seat, owner, card) => {
                with("drakerion-picked", seat).with("owner", owner).with("card", self.card_name(card))
            }
            Event::Option(seat, n) => with("drakerion-option-chosen", seat).with("n", i64::from(n) + 1),
            Event::Nothing(seat) => with("drakerion-nothing", seat),
            Event::Damaged(card, n) => of("drakerion-damaged", card).with("n", n),
            Event::Healed(card, n) => of("drakerion-healed", card).with("n", n),
            Event::Shielded(card, n) => of("drakerion-shielded", card).with("n", n),
            Event::Changed(card, stat, n) => {
                of("drakerion-changed", card).with("stat", stat_word(stat)).with("n", format!("{n:+}"))
            }
            Event::Gained(card) => of("drakerion-gained", card),
            Event::Lost(card) => of("drakerion-lost", card),
            Event::Inclined(card) => of("drakerion-inclined", card),
            Event::Straightened(card) => of("drakerion-straightened", card),
            Event::Moved(card, line) => {
                of(line_key(line, "drakerion-moved.front", "drakerion-moved.support"), card)
            }
            Event::Destroyed(card) => of("drakerion-destroyed", card),
            Event::Put(card) => of("drakerion-put", card),
            Event::Discarded(seat, card) => {
                with("drakerion-discarded", seat).with("card", self.card_name(card))
            }
            Event::Found(seat, None) => with("drakerion-found-nothing", seat),
            Event::Found(seat, Some(card)) => {
                with("drakerion-found", seat).with("card", self.card_name(card))
            }
            Event::Showed(seat) => with("drakerion-showed", seat),
            Event::Shuffled(seat) => with("drakerion-shuffled", seat),
            Event::FrontFilled(seat) => with("drakerion-front-filled", seat),
            Event::Full(limit) => {
                let (key, n) = match limit {
                    Limit::Changes => ("drakerion-full.changes", CHANGES),
                    Limit::Waiting => ("drakerion-full.waiting", WAITING),
                    Limit::Ordered => ("drakerion-full.ordered", ORDERED),
                    Limit::Answers => ("drakerion-full.answers", usize::from(crate::trigger::MOST_USES)),
                };
                Phrase::new(key).with("n", n as i64)
            }
            Event::Turn(turn, seat) => with("drakerion-turn", seat).with("turn", turn),
            Event::Over => Phrase::new("drakerion-over"),
        }
    }

    /// What is going on, in one sentence.
    pub(crate) fn headline(&self, view: &View) -> Phrase {
        let s = &view.seen;
        let own = view.eye.is(s.asked);
        let key = match s.ask {
            Ask::Over => return Phrase::new("drakerion-over"),
            Ask::Coin | Ask::Reveal | Ask::Cards | Ask::Nothing => return Phrase::new("drakerion-chance"),
            Ask::Manoeuvre if own => "drakerion-ask.manoeuvre",
            Ask::Mulligan if own => "drakerion-ask.mulligan",
            Ask::SetupLine if own => "drakerion-ask.setup-line",
            Ask::PlayLine if own => "drakerion-ask.line",
            Ask::Action if own => "drakerion-ask.action",
            Ask::Combat if own => "drakerion-ask.combat",
            Ask::Trigger if own => "drakerion-ask.trigger",
            Ask::Defender if own => "drakerion-ask.defender",
            Ask::Step | Ask::First | Ask::PlayBearer | Ask::PlayEvent if own => match self.step(s) {
                Some(Step::Pay { cost, .. }) if self.is_hand_cost(cost) => "drakerion-ask.pay",
                _ => "drakerion-ask.choose",
            },
            _ if s.turn == 0 => "drakerion-ask.setup-other",
            _ => "drakerion-ask.other",
        };
        let phase = match s.phase {
            Phase::Manoeuvre | Phase::Income => "drakerion-phase.manoeuvre",
            Phase::Action => "drakerion-phase.action",
            Phase::End | Phase::Ready => "drakerion-phase.end",
            Phase::Start | Phase::Lines | Phase::Opening | Phase::Mulligan | Phase::Over => {
                "drakerion-phase.setup"
            }
        };
        let phrase = Phrase::new(key).with("seat", s.asked).with("turn", s.turn);
        let phrase = phrase.with("phase", Phrase::new(phase));
        match key {
            "drakerion-ask.line" | "drakerion-ask.setup-line" => {
                phrase.with("card", self.card_name(self.lined_up(s, s.asked)))
            }
            _ => phrase,
        }
    }

    fn is_hand_cost(&self, cost: u16) -> bool {
        matches!(self.tables.costs[usize::from(cost)], Cost::Discard { .. } | Cost::UnderDeck { .. })
    }
}

fn line_key(line: Line, front: &'static str, support: &'static str) -> &'static str {
    if line == Line::Front { front } else { support }
}

fn mode_key(mode: Mode, melee: &'static str, ranged: &'static str) -> &'static str {
    if mode == Mode::Melee { melee } else { ranged }
}

pub(crate) fn stat_word(stat: Stat) -> Phrase {
    Phrase::new(match stat {
        Stat::Attack => "drakerion-stat.attack",
        Stat::Ranged => "drakerion-stat.ranged",
        Stat::Riposte => "drakerion-stat.riposte",
        Stat::Hp => "drakerion-stat.hp",
        Stat::Prestige => "drakerion-stat.prestige",
        Stat::Cost => "drakerion-stat.cost",
        Stat::Damage => "drakerion-stat.damage",
    })
}
