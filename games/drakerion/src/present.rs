//! How Drakerion shows itself: the choices, the log, the result, the box.

use crate::event::{Cards, Event, Move, Named};
use crate::game::{Drakerion, OPTIONS, STARTERS};
use crate::ids::{DefId, HIDDEN_CARD, Kind, Local, Slot};
use crate::language::CardType;
use crate::scene::TableZone;
use crate::state::{Ask, Ending, State};
use crate::table::{Cost, Step};
use crate::value::Ctx;
use crate::view::View;
use antre_kernel::{Arg, Lang, Misread, Names, Notation as _, Phrase, Rules as _, Seat, in_every_language};
use antre_stage::{
    Boxed, Catalogue, Choice, Decks, OptionSpec, PackText, Present, Provenance, Scene, SeatSheet, Sheet,
    Standing, Touched,
};

impl Boxed for Drakerion {
    const TITLE: &'static str = "drakerion-title";
    const PLAYERS: (u8, u8) = (2, 2);
    const RULEBOOK: [&'static str; Lang::ALL.len()] = in_every_language!("../rules.", ".md");
    const WORDS: [&'static str; Lang::ALL.len()] = in_every_language!("../words.", ".ftl");
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
            let group = faction
                .map_or_else(|| Phrase::new("drakerion-neutral"), |faction| Phrase::from(&faction.name));
            Provenance { group, what: (&card.name).into(), value: card.id.clone(), standing: Standing::Ours }
        };
        self.pack.cards.iter().map(card).collect()
    }
}

impl Present for Drakerion {
    fn scene(&self, view: &View) -> Scene {
        self.show(view)
    }

    fn catalogue(&self) -> Catalogue {
        self.catalogue_of_decks()
    }

    fn choice(&self, view: &View, seat: Seat, m: Move) -> Choice {
        let mut touches = Vec::new();
        let label = self.label(&view.seen, seat, m, &mut touches);
        Choice { notation: self.write_move(m), label, touches }
    }

    fn attempts(&self, view: &View, seat: Seat, touched: &Touched<'_>, out: &mut impl FnMut(Move)) {
        self.meant_by(view, seat, touched, out);
    }

    fn about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        self.clause_about(view, touched)
    }

    fn mentions(&self, event: &Event) -> Vec<String> {
        self.mentioned(event)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.told(event)
    }

    fn pauses(&self, event: &Event) -> bool {
        matches!(event, Event::CombatOver)
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
        // Whoever wins comes first, who may have less: the other may have nobody left.
        let first = winners.first().unwrap_or(Seat::A);
        let [high, low] = [first, first.other()].map(|seat| i64::from(s.side(seat).prestige));
        let verdict = verdict.with("why", Phrase::new(why)).with("high", high).with("low", low);
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
                .map(
                    |(local, _)| {
                        if local == Local::HIDDEN { "?".into() } else { self.write_local(seat, local) }
                    },
                )
                .collect(),
            None => {
                let zone = TableZone::with_id(key.split_once(' ')?.0)?;
                let zone = self.zone(view, zone, seat?);
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
            name: Phrase::new("drakerion-zone-prestige"),
            points: s.side(seat).prestige.into(),
            cards: Vec::new(),
            clause: "DN-113",
        }]
    }

    /// What people call a card; a Named Character with its subtitle.
    pub(crate) fn card_name(&self, card: DefId) -> Arg {
        match self.called.get(card.index()) {
            Some(name) => name.clone().into(),
            None => Phrase::new("drakerion-a-card").into(),
        }
    }

    /// A card as the log names it: whether another of its name lay there, an event does not know.
    pub(crate) fn name_of(&self, named: Named) -> Arg {
        self.card_name(named.card)
    }

    pub(crate) fn list_of(&self, cards: &Cards) -> Arg {
        Arg::List(cards.as_slice().iter().map(|&card| self.card_name(card)).collect())
    }

    /// The step an ability is at, if one is being used.
    pub(crate) fn step(&self, s: &State) -> Option<Step> {
        self.tables.code.get(usize::from(s.using.at)).map(|code| code.step).filter(|_| s.using.on)
    }

    /// The Character whose line an ability asks for.
    fn arriving(&self, s: &State) -> Option<Kind> {
        match self.step(s)? {
            Step::Deploy { card, .. } => {
                self.the_card(s, card, crate::value::Ctx::using(s)).elsewhere().map(|(_, kind)| kind)
            }
            _ => Some(s.playing),
        }
    }

    /// The card whose line is asked for.
    pub(crate) fn lined_up(&self, s: &State, seat: Seat) -> DefId {
        let card = match s.ask {
            Ask::SetupLine => self.setup_card(s, seat).map(|local| Kind::new(seat, local)),
            Ask::PlayLine | Ask::PlayBearer | Ask::PlayEvent => Some(s.playing),
            _ => self.arriving(s),
        };
        card.filter(|kind| kind.is_some()).map_or(HIDDEN_CARD, |kind| self.def_id(kind))
    }

    /// What is going on, in one sentence; to whoever is asked, what to touch.
    pub(crate) fn headline(&self, view: &View) -> Phrase {
        let s = &view.seen;
        match s.ask {
            Ask::Over => return Phrase::new("drakerion-over"),
            Ask::Coin | Ask::Reveal | Ask::Cards | Ask::Nothing => return Phrase::new("drakerion-chance"),
            _ => {}
        }
        let asks = |key: &'static str| Phrase::new(key).with("turn", self.counted(s.turn));
        if !view.eye.is(s.asked) {
            let key = match s.ask {
                _ if s.turn == 0 => "drakerion-ask.setup-other",
                Ask::Combat => "drakerion-ask.combat-other",
                Ask::Manoeuvre => "drakerion-ask.manoeuvre-other",
                _ => "drakerion-ask",
            };
            return asks(key).with("seat", s.asked);
        }
        let slot = |slot: Slot| self.slot_name(s, slot);
        match s.ask {
            Ask::First => asks("drakerion-ask.first"),
            Ask::Manoeuvre => asks("drakerion-ask.manoeuvre"),
            Ask::Mulligan => asks("drakerion-ask.mulligan"),
            Ask::Action => asks(self.action_headline(s)),
            Ask::Trigger if s.group > 1 => asks("drakerion-ask.triggers"),
            Ask::Trigger => asks("drakerion-ask.trigger"),
            Ask::Defender => asks("drakerion-ask.defender").with("card", slot(s.attacking)),
            Ask::Combat if s.combat.engaged => asks(self.combat_headline(s))
                .with("card", slot(s.combat.attacker))
                .with("defender", slot(s.combat.defender)),
            Ask::PlayBearer => {
                asks("drakerion-ask.bearer").with("card", self.card_name(self.lined_up(s, s.asked)))
            }
            Ask::PlayEvent => {
                asks("drakerion-ask.event").with("card", self.card_name(self.lined_up(s, s.asked)))
            }
            Ask::SetupLine => {
                asks("drakerion-ask.setup-line").with("card", self.card_name(self.lined_up(s, s.asked)))
            }
            Ask::PlayLine => {
                asks("drakerion-ask.line").with("card", self.card_name(self.lined_up(s, s.asked)))
            }
            _ => self.step_headline(s),
        }
    }

    /// What an action can be: only what can be done is spoken of.
    fn action_headline(&self, s: &State) -> &'static str {
        let (mut plays, mut uses, mut attacks) = (false, false, false);
        self.moves(s, s.asked, &mut |m| match m {
            Move::Play(_) => plays = true,
            Move::Attack { .. } => attacks = true,
            Move::Use { .. } | Move::Recall { .. } => uses = true,
            _ => {}
        });
        match (plays, attacks, uses) {
            (true, true, _) => "drakerion-ask.action",
            (true, false, _) => "drakerion-ask.action-play",
            (false, true, _) => "drakerion-ask.action-attack",
            (false, false, true) => "drakerion-ask.action-use",
            (false, false, false) => "drakerion-ask.action-none",
        }
    }

    /// Whether there is an answer to an attack.
    fn combat_headline(&self, s: &State) -> &'static str {
        let mut answers = false;
        self.moves(s, s.asked, &mut |m| answers |= m != Move::Pass);
        if answers { "drakerion-ask.combat" } else { "drakerion-ask.combat-none" }
    }

    /// The number of a turn; of how many, where the last one is in sight.
    fn counted(&self, turn: u8) -> String {
        const IN_SIGHT: u8 = 15;
        match self.max_turns.checked_sub(turn) {
            Some(left) if left <= IN_SIGHT => format!("{turn}/{}", self.max_turns),
            _ => turn.to_string(),
        }
    }

    /// What the step of an ability asks for.
    fn step_headline(&self, s: &State) -> Phrase {
        let arriving = self.put_into_play(s, Ctx::using(s));
        let key = match self.step(s) {
            _ if arriving.is_some_and(|kind| self.def(kind).card_type == CardType::Attachment) => {
                "drakerion-ask.bearer"
            }
            _ if arriving.is_some() => "drakerion-ask.line",
            Some(Step::Pay { cost, .. }) if self.is_hand_cost(cost) => "drakerion-ask.pay-hand",
            Some(Step::Pay { .. }) => "drakerion-ask.pay",
            Some(Step::Target(_)) => "drakerion-ask.target",
            Some(Step::Discard { .. }) => "drakerion-ask.discard",
            Some(Step::Search { .. }) => "drakerion-ask.search",
            Some(Step::Look { .. }) => "drakerion-ask.look",
            Some(Step::Ask { .. }) => "drakerion-ask.offer",
            _ => "drakerion-ask.choose",
        };
        let source = self.kind_at(s, s.using.this).map_or(HIDDEN_CARD, |kind| self.def_id(kind));
        let card = arriving.map_or(source, |kind| self.def_id(kind));
        Phrase::new(key).with("turn", s.turn).with("card", self.card_name(card))
    }

    pub(crate) fn is_hand_cost(&self, cost: u16) -> bool {
        matches!(self.tables.costs[usize::from(cost)], Cost::Discard { .. } | Cost::UnderDeck { .. })
    }
}
