//! Whether the cards of two decks could keep a turn going for ever, told from the cards alone.
//!
//! Everything that can happen in a turn, again and again, is a [`Deed`]: it spends some of one thing or another, and
//! yields others. A deed that spends of something which no deed yields can happen only so often. It is struck out, and
//! with it what it yields; that may bring down others. If all are struck out every turn of these decks has an end of its
//! own, and nothing needs to be counted (DN-237). Where a card cannot be told exactly, all are meant that might be.

use crate::game::Drakerion;
use crate::ids::{DefId, KINDS, Kind};
use crate::language::{
    AbilityKind, CardType, Dest, On, Per, Player, PutDest, ReactionZone, Stat, Whose, Zone,
};

use crate::table::{Ability, Band, Cost, NONE, Sel, StandingEffect, Step, test};
use antre_kernel::Seat;

const ALL: usize = KINDS;

/// Something that can be spent and yielded: for each card of each seat, or once.
#[derive(Clone, Copy)]
enum Good {
    /// Copies in hand or deck.
    Stock,
    /// Copies in play.
    Play,
    /// Copies in the discard pile.
    Pile,
    /// Being ready.
    Ready,
    /// Having just arrived, which also renews limits of use.
    Arrival,
    /// Having just been destroyed.
    Death,
}

const GOLD: usize = 6 * ALL;
const COMBAT: usize = GOLD + 2;
const DISCOUNT: usize = COMBAT + 1;
const EVENTS: usize = DISCOUNT + 1;
const WORDS: usize = (EVENTS + 32).div_ceil(64);

/// A set of goods.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Goods([u64; WORDS]);

impl Goods {
    const NONE: Goods = Goods([0; WORDS]);

    fn one(index: usize) -> Goods {
        let mut goods = Goods::NONE;
        goods.0[index / 64] |= 1 << (index % 64);
        goods
    }

    fn of(good: Good, kinds: &[Kind]) -> Goods {
        kinds.iter().fold(Goods::NONE, |all, &kind| all | Goods::one(good as usize * ALL + kind.index()))
    }

    fn events(events: &[On]) -> Goods {
        events.iter().fold(Goods::NONE, |all, &on| all | Goods::one(EVENTS + on as usize))
    }

    fn gold(seats: &[Seat]) -> Goods {
        seats.iter().fold(Goods::NONE, |all, seat| all | Goods::one(GOLD + seat.index()))
    }

    fn meets(&self, other: &Goods) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }
}

impl std::ops::BitOr for Goods {
    type Output = Goods;

    fn bitor(mut self, other: Goods) -> Goods {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }
}

/// Something that can happen again and again: each time it spends one of each of these sets, and yields all of that.
struct Deed {
    spends: Vec<Goods>,
    yields: Goods,
}

const FOUGHT: [On; 6] = [
    On::AttackDeclared,
    On::AttackRedirected,
    On::Inclined,
    On::Damaged,
    On::CombatEnded,
    On::AttackCancelled,
];

/// One card of these decks with one of its abilities.
struct Bearer<'a> {
    game: &'a Drakerion,
    kind: Kind,
    ability: &'a Ability,
    /// Who may use it: Attachments go to the side of their bearer, and others can be given away.
    users: Vec<Seat>,
}

/// Whether these decks might keep a turn going.
pub(crate) fn go_round(game: &Drakerion) -> bool {
    if game.grants {
        return true; // who has which ability is not followed
    }
    let mut deeds = deeds(game);
    loop {
        let before = deeds.len();
        let yielded = deeds.iter().fold(Goods::NONE, |all, deed| all | deed.yields);
        deeds.retain(|deed| deed.spends.iter().all(|spent| spent.meets(&yielded)));
        if deeds.len() == before {
            return before > 0;
        }
    }
}

fn kinds(game: &Drakerion) -> impl Iterator<Item = Kind> {
    Kind::all().filter(|&kind| game.def_id(kind) != DefId::NONE)
}

fn deeds(game: &Drakerion) -> Vec<Deed> {
    let given_away = game
        .tables
        .code
        .iter()
        .any(|code| matches!(code.step, Step::Deploy { side: Player::Opponent | Player::Both, .. }));
    let mut deeds = Vec::new();
    for kind in kinds(game) {
        let def = game.def(kind);
        let this = [kind];
        let strays = given_away || def.card_type == CardType::Attachment;
        let users = if strays { Seat::all(2).collect() } else { vec![kind.owner()] };
        let is_event = def.card_type == CardType::Event;
        if matches!(def.card_type, CardType::Character | CardType::Attachment) {
            let yields = arrival(game, &this) | Goods::events(&[On::Played]);
            deeds.extend(ways_to_play(game, kind).map(|spends| Deed { spends, yields }));
            let fallen = Goods::events(&[On::Destroyed, On::LeftPlay, On::PrestigeGained]);
            let yields = Goods::of(Good::Pile, &this) | Goods::of(Good::Death, &this) | fallen;
            deeds.push(Deed { spends: vec![Goods::of(Good::Play, &this)], yields });
        }
        if def.card_type == CardType::Character {
            let yields = Goods::events(&FOUGHT) | Goods::one(COMBAT);
            deeds.push(Deed { spends: vec![Goods::of(Good::Ready, &this)], yields });
        }
        for ability in def.abilities.of(&game.tables.abilities) {
            let bearer = Bearer { game, kind, ability, users: users.clone() };
            let played = is_event && matches!(ability.kind, AbilityKind::Action | AbilityKind::Combat);
            if played {
                let yields = Goods::of(Good::Pile, &this) | Goods::events(&[On::Played]);
                for spends in ways_to_play(game, kind) {
                    deeds.extend(bearer.deeds(spends, yields));
                }
            } else if ability.kind != AbilityKind::Passive {
                deeds.extend(bearer.deeds(Vec::new(), Goods::NONE));
            }
        }
    }
    deeds
}

/// What playing a card spends: the card, and its gold unless it may be had for nothing.
fn ways_to_play(game: &Drakerion, kind: Kind) -> impl Iterator<Item = Vec<Goods>> + use<> {
    let stock = Goods::of(Good::Stock, &[kind]);
    let standing = game.tables.standing.iter().filter_map(|standing| match standing.effect {
        StandingEffect::Cost { n, first_each_turn, .. } => Some((n, first_each_turn)),
        _ => None,
    });
    let verbs = game.tables.code.iter().filter_map(|code| match code.step {
        Step::Discount { n, next, .. } => Some((n, next > 0)),
        _ => None,
    });
    let (mut at_times, mut always) = (false, false);
    for (_, runs_out) in standing.chain(verbs).filter(|(n, _)| *n < 0) {
        at_times |= runs_out;
        always |= !runs_out;
    }
    let paid = vec![stock, Goods::gold(&[kind.owner()])];
    let free = game.def(kind).cost == 0 || always;
    let ways = match (free, at_times) {
        (true, _) => vec![vec![stock]],
        (false, true) => vec![paid, vec![stock, Goods::one(DISCOUNT)]],
        (false, false) => vec![paid],
    };
    ways.into_iter()
}

/// What comes with cards that arrive in play.
fn arrival(game: &Drakerion, arriving: &[Kind]) -> Goods {
    let lowers = |kind: &Kind| {
        let abilities = game.def(*kind).abilities.of(&game.tables.abilities).iter();
        abilities
            .flat_map(|ability| ability.standing.of(&game.tables.standing))
            .any(|standing| matches!(standing.effect, StandingEffect::Cost { first_each_turn: true, .. }))
    };
    let discount = if arriving.iter().any(lowers) { Goods::one(DISCOUNT) } else { Goods::NONE };
    let goods = [Good::Play, Good::Ready, Good::Arrival].map(|good| Goods::of(good, arriving));
    goods.into_iter().fold(discount | Goods::events(&[On::Deployed, On::Attached]), |all, good| all | good)
}

/// What comes of cards that are discarded from a hand or a deck.
fn discarded(cards: &[Kind]) -> Goods {
    Goods::of(Good::Pile, cards) | Goods::events(&[On::Discarded])
}

impl Bearer<'_> {
    /// The deeds of an ability: using it, and each of its steps, which happens no more often.
    fn deeds(&self, mut spends: Vec<Goods>, mut yields: Goods) -> Vec<Deed> {
        spends.extend(self.occasion());
        for cost in self.ability.costs.run.of(&self.game.tables.costs) {
            spends.extend(self.spent_for(*cost));
            yields = yields | self.yielded_by_cost(*cost);
        }
        let code = self.ability.code.of(&self.game.tables.code).iter();
        let steps: Vec<Deed> = code.map(|code| self.step(&spends, code.step)).collect();
        let mut deeds = vec![Deed { spends, yields }];
        deeds.extend(steps.into_iter().filter(|deed| deed.yields != Goods::NONE));
        deeds
    }

    /// What makes it possible to use the ability once more.
    fn occasion(&self) -> Vec<Goods> {
        let this = [self.kind];
        let mut spends = Vec::new();
        if self.ability.limit > 0 {
            let renewed = if self.ability.per == Per::Combat { Goods::one(COMBAT) } else { Goods::NONE };
            spends.push(renewed | Goods::of(Good::Arrival, &this));
        }
        match self.ability.kind {
            AbilityKind::Deploy => spends.push(Goods::of(Good::Arrival, &this)),
            AbilityKind::Destruction => spends.push(Goods::of(Good::Death, &this)),
            AbilityKind::Reaction => {
                let trigger = &self.game.tables.triggers[usize::from(self.ability.trigger)];
                // Cards drawn by an ability are not drawn for a Manoeuvre.
                let never = trigger.on == On::Drawn && trigger.by_manoeuvre;
                spends.push(if never { Goods::NONE } else { Goods::events(&[trigger.on]) });
            }
            AbilityKind::Action | AbilityKind::DiscardAction | AbilityKind::Combat | AbilityKind::Passive => {
            }
        }
        spends
    }

    /// What a cost uses up; nothing for one that does not wear out.
    fn spent_for(&self, cost: Cost) -> Option<Goods> {
        Some(match cost {
            Cost::Gold(_) => Goods::gold(&self.users),
            Cost::Incline(card) => Goods::of(Good::Ready, &self.meant(card)),
            Cost::InclineChosen { filter, .. } => Goods::of(Good::Ready, &self.fitting(filter)),
            Cost::Destroy(card) => Goods::of(Good::Play, &self.meant(card)),
            Cost::DestroyChosen { filter, .. } => Goods::of(Good::Play, &self.fitting(filter)),
            Cost::Discard { filter, .. } => Goods::of(Good::Stock, &self.fitting(filter)),
            Cost::Mill { .. } => Goods::of(Good::Stock, &self.owned(Player::You)),
            Cost::Put { card, .. } => self.source(card),
            Cost::UnderDeck { .. } | Cost::Damage { .. } | Cost::Move(_) => return None,
        })
    }

    fn yielded_by_cost(&self, cost: Cost) -> Goods {
        match cost {
            Cost::Incline(_) | Cost::InclineChosen { .. } => Goods::events(&[On::Inclined]),
            Cost::Damage { .. } => Goods::events(&[On::Damaged]),
            Cost::Move(_) => Goods::events(&[On::Moved]),
            Cost::Discard { filter, .. } => discarded(&self.fitting(filter)),
            Cost::Mill { .. } => discarded(&self.owned(Player::You)),
            Cost::Put { card, dest } => self.put(card, dest),
            Cost::Gold(_) | Cost::UnderDeck { .. } | Cost::Destroy(_) | Cost::DestroyChosen { .. } => {
                Goods::NONE
            }
        }
    }

    fn step(&self, base: &[Goods], step: Step) -> Deed {
        let mut spends = base.to_vec();
        let yields = match step {
            Step::Straighten(to) => {
                Goods::of(Good::Ready, &self.meant(to)) | Goods::events(&[On::Straightened])
            }
            Step::Gold { who, .. } => {
                let seats: Vec<Seat> = self.seats(who);
                Goods::gold(&seats) | Goods::events(&[On::GoldGained])
            }
            Step::Put { card, dest } => {
                spends.push(self.source(card));
                self.put(card, dest)
            }
            Step::Deploy { card, .. } | Step::Attach { card, .. } => {
                spends.push(self.source(card));
                arrival(self.game, &self.meant(card))
            }
            Step::Search { zone, filter, dest, .. } => {
                let found = self.fitting(filter);
                spends.push(Goods::of(if zone == Zone::Deck { Good::Stock } else { Good::Pile }, &found));
                match dest {
                    Dest::Play => arrival(self.game, &found),
                    Dest::Discard => Goods::of(Good::Pile, &found),
                    Dest::Hand | Dest::DeckTop if zone == Zone::Deck => Goods::NONE,
                    Dest::Hand | Dest::DeckTop => Goods::of(Good::Stock, &found),
                }
            }
            Step::Pay { cost, .. } => self.yielded_by_cost(self.game.tables.costs[usize::from(cost)]),
            Step::Discard { who, .. } | Step::Mill { who, .. } => {
                let cards = self.owned(who);
                spends.push(Goods::of(Good::Stock, &cards));
                discarded(&cards)
            }
            Step::Discount { .. } => Goods::one(DISCOUNT),
            Step::Attack { .. } => Goods::events(&FOUGHT) | Goods::one(COMBAT),
            Step::Damage { .. } => Goods::events(&[On::Damaged]),
            Step::Heal { .. } => Goods::events(&[On::Healed]),
            Step::Incline(_) => Goods::events(&[On::Inclined]),
            Step::Move(_) => Goods::events(&[On::Moved]),
            Step::Redirect(_) => Goods::events(&[On::AttackRedirected]),
            Step::CancelAttack => Goods::events(&[On::AttackCancelled]),
            Step::Draw { .. } => Goods::events(&[On::Drawn]),
            Step::Prestige { .. } => Goods::events(&[On::PrestigeGained]),
            Step::Target(_)
            | Step::Settle
            | Step::Shield { .. }
            | Step::Modify { .. }
            | Step::Grant { .. }
            | Step::Lose { .. }
            | Step::Destroy(_)
            | Step::Look { .. }
            | Step::Choose { .. }
            | Step::Option { .. }
            | Step::EndOption { .. }
            | Step::Ask { .. }
            | Step::Jump(_)
            | Step::End => Goods::NONE,
        };
        Deed { spends, yields }
    }

    fn seats(&self, who: Player) -> Vec<Seat> {
        match (who, self.users.as_slice()) {
            (Player::You, users) => users.to_vec(),
            (Player::Opponent, [user]) => vec![user.other()],
            _ => Seat::all(2).collect(),
        }
    }

    /// Every card that a seat may have in hand or deck.
    fn owned(&self, who: Player) -> Vec<Kind> {
        let seats = self.seats(who);
        let own = |seat: &Seat| {
            let of = *seat;
            kinds(self.game).filter(move |&kind| kind.owner() == of && kind.local().in_deck())
        };
        seats.iter().flat_map(own).collect()
    }

    fn put(&self, card: Sel, dest: PutDest) -> Goods {
        let good = if dest == PutDest::Discard { Good::Pile } else { Good::Stock };
        Goods::of(good, &self.meant(card)) | Goods::events(&[On::LeftPlay])
    }

    /// Where a card is taken from that an ability moves.
    fn source(&self, card: Sel) -> Goods {
        let meant = self.meant(card);
        let zones = self.zones(card);
        let from = |zone: Zone| match zone {
            Zone::Hand | Zone::Deck => Good::Stock,
            Zone::Discard => Good::Pile,
            Zone::Play | Zone::City | Zone::Banner | Zone::Manoeuvre => Good::Play,
        };
        zones.into_iter().fold(Goods::NONE, |all, zone| all | Goods::of(from(zone), &meant))
    }

    /// The zones a card may lie in that the ability speaks of.
    fn zones(&self, card: Sel) -> Vec<Zone> {
        let anywhere = vec![Zone::Play, Zone::Hand, Zone::Discard];
        let moved =
            self.ability.code.of(&self.game.tables.code).iter().filter(|code| {
                matches!(code.step, Step::Put { .. } | Step::Deploy { .. } | Step::Attach { .. })
            });
        let moves = |cost: &&Cost| {
            matches!(
                cost,
                Cost::Put { .. } | Cost::Destroy(_) | Cost::DestroyChosen { .. } | Cost::Damage { .. }
            )
        };
        let paid = self.ability.costs.run.of(&self.game.tables.costs).iter().filter(moves);
        if moved.count() + paid.count() > 1 {
            return anywhere; // it may have been put elsewhere before
        }
        match card {
            Sel::This if self.ability.kind == AbilityKind::DiscardAction => vec![Zone::Discard],
            Sel::This if self.ability.zone == ReactionZone::Play => vec![Zone::Play, Zone::Discard],
            Sel::Var(_) => self.targets(card).map(|(zone, _)| zone).collect(),
            Sel::Each(_) | Sel::Bearer | Sel::Attacker | Sel::Defender => vec![Zone::Play],
            Sel::This | Sel::TriggerCard | Sel::TriggerBy => anywhere,
        }
    }

    /// The targets that give a name its meaning: where they lie, and what they must be.
    fn targets(&self, card: Sel) -> impl Iterator<Item = (Zone, u16)> {
        let code = self.ability.code.of(&self.game.tables.code).iter();
        code.filter_map(move |code| match (code.step, card) {
            (Step::Target(target), Sel::Var(var)) => {
                let target = &self.game.tables.targets[usize::from(target)];
                let zone = self.game.tables.filters[usize::from(target.filter)].zone;
                (target.var == var).then_some((zone, target.filter))
            }
            _ => None,
        })
    }

    /// The cards a word may mean.
    fn meant(&self, card: Sel) -> Vec<Kind> {
        match card {
            Sel::This => vec![self.kind],
            Sel::Each(filter) => self.fitting(filter),
            Sel::Var(_) => self.targets(card).flat_map(|(_, filter)| self.fitting(filter)).collect(),
            Sel::Bearer | Sel::Attacker | Sel::Defender | Sel::TriggerCard | Sel::TriggerBy => {
                kinds(self.game).collect()
            }
        }
    }

    /// The cards that may fit a filter: by type, traits, name and printed cost, and by owner where they are outside play.
    fn fitting(&self, filter: u16) -> Vec<Kind> {
        let f = &self.game.tables.filters[usize::from(filter)];
        let whose = |kind: Kind| match (f.zone, f.whose, self.users.as_slice()) {
            (Zone::Hand | Zone::Deck | Zone::Discard, Whose::You, [user]) => kind.owner() == *user,
            (Zone::Hand | Zone::Deck | Zone::Discard, Whose::Opponent, [user]) => kind.owner() != *user,
            _ => true,
        };
        // Cards in discard piles cost what is printed on them (DN-234).
        let prints = |band: &&Band| band.stat == Stat::Cost && (band.printed || f.zone == Zone::Discard);
        let bands: Vec<&Band> = f.bands.of(&self.game.tables.bands).iter().filter(prints).collect();
        let name = if f.name == NONE { self.game.def(self.kind).name } else { f.name };
        let fits = |&kind: &Kind| {
            let def = self.game.def(kind);
            whose(kind)
                && f.types >> def.card_type as u8 & 1 == 1
                && (f.traits == 0 || f.traits & def.traits != 0)
                && (f.tests & test::NAME == 0 || def.name == name)
                && bands.iter().all(|band| (band.min..=band.max).contains(&(def.cost as i8)))
        };
        kinds(self.game).filter(fits).collect()
    }
}
