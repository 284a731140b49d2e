//! What is told of what happened.

use crate::event::{Event, Limit, Named};
use crate::game::Drakerion;
use crate::ids::{DefId, HIDDEN_CARD};
use crate::language::{BattleLine, CardType, Dest, Mode, PutDest, Stat};
use crate::lasting::CHANGES;
use crate::moment::{How, ORDERED, WAITING};
use crate::table::Step;
use antre_kernel::{Phrase, Seat};

impl Drakerion {
    /// The cards that an event speaks of: one in play by its place, another by what is printed on it.
    pub(crate) fn mentioned(&self, event: &Event) -> Vec<String> {
        let printed = |card: DefId| (card != HIDDEN_CARD).then(|| self.id_of(card).to_owned());
        let one = |named: Named| named.slot.map(|slot| slot.to_string()).or_else(|| printed(named.card));
        let [first, second] = match *event {
            // What is attached lies under its bearer.
            Event::Attached(_, _, card) => [one(card), None],
            Event::Attacks(attacker, defender, _) => [one(attacker), one(defender)],
            Event::Arrived(_, card, _)
            | Event::Uses(_, card, _)
            | Event::Reacts(_, _, card, _)
            | Event::Prepares(_, card, _)
            | Event::Intercepts(card)
            | Event::Redirected(card)
            | Event::Chosen(_, card)
            | Event::Damaged(card, _)
            | Event::Healed(card, _)
            | Event::Shielded(card, _)
            | Event::Changed(card, ..)
            | Event::Gained(card)
            | Event::Lost(card)
            | Event::Inclined(card)
            | Event::Straightened(card)
            | Event::Moved(card, _) => [one(card), None],
            // It is no longer where it was.
            Event::Destroyed(gone) | Event::Put(gone, _) => [printed(gone.card), None],
            Event::Plays(_, card)
            | Event::Revealed(_, card)
            | Event::Picked(_, _, card)
            | Event::Took(_, card, _)
            | Event::Bared(_, card)
            | Event::Committed(_, Some(card))
            | Event::Slipped(_, Some(card)) => [printed(card), None],
            _ => [None, None],
        };
        first.into_iter().chain(second).collect()
    }

    /// An event as a sentence.
    pub(crate) fn told(&self, event: &Event) -> Phrase {
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
                    (How::Mill | How::Discard | How::Show | How::Pause, _) => "drakerion-milled",
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
            Event::Gold(seat, n) => with(if n > 0 { "drakerion-gold" } else { "drakerion-gold-lost" }, seat)
                .with("n", i64::from(n.abs())),
            Event::PaidGold(seat, n) => with("drakerion-gold-paid", seat).with("n", n),
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
                let key = if seat == owner { "drakerion-picked.own" } else { "drakerion-picked" };
                with(key, seat).with("owner", owner).with("card", self.card_name(card))
            }
            Event::Took(seat, card, dest) => with(
                match dest {
                    Dest::Hand => "drakerion-took.hand",
                    Dest::Play => "drakerion-took.play",
                    Dest::DeckTop => "drakerion-took.top",
                    Dest::Discard => "drakerion-took.discard",
                },
                seat,
            )
            .with("card", self.card_name(card)),
            Event::Bared(seat, card) => with("drakerion-bared", seat).with("card", self.card_name(card)),
            Event::Option(seat, at, n) => {
                let step = self.tables.code.get(usize::from(at)).map(|code| code.step);
                let phrase = match (step, n) {
                    (Some(Step::Attack { .. }), 0) => Phrase::new("drakerion-option-chosen.melee"),
                    (Some(Step::Attack { .. }), _) => Phrase::new("drakerion-option-chosen.ranged"),
                    _ => {
                        self.option_phrase(at, n, "drakerion-option-chosen", "drakerion-option-chosen.again")
                    }
                };
                phrase.with("seat", seat)
            }
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
            Event::Destroyed(card) => {
                let def = self.tables.defs.get(card.card.index());
                let falls = def.is_some_and(|def| def.card_type == CardType::Character);
                of(if falls { "drakerion-destroyed.character" } else { "drakerion-destroyed" }, card)
            }
            Event::Put(card, dest) => of(
                match dest {
                    PutDest::Hand => "drakerion-put.hand",
                    PutDest::DeckTop => "drakerion-put.top",
                    PutDest::DeckBottom => "drakerion-put.under",
                    PutDest::Discard => "drakerion-put.discard",
                },
                card,
            ),
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
                    Limit::Returns => ("drakerion-full.returns", usize::from(crate::bound::MOST_RETURNS)),
                };
                Phrase::new(key).with("n", n as i64)
            }
            Event::Turn(turn, seat) => with("drakerion-turn", seat).with("turn", turn),
            Event::Over => Phrase::new("drakerion-over"),
        }
    }
}

pub(crate) fn line_key(line: BattleLine, front: &'static str, support: &'static str) -> &'static str {
    if line == BattleLine::Front { front } else { support }
}

pub(crate) fn mode_key(mode: Mode, melee: &'static str, ranged: &'static str) -> &'static str {
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
