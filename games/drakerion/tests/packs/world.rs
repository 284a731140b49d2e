//! The plain state of the second interpreter: piles are lists, cards in play are records, nothing is packed.

use antre_drakerion::language::{
    Ability, AbilityKind, BattleLine, Body, Card, CardType, Condition, Cost, DeckList, Duration, Filter,
    Group, KeywordId, Lost, Mode, NameIs, Number, Pack, ReactionZone, Selector, Stat, Step, Subtype, Values,
    Verb, Whose, Zone,
};

/// A seat: 0 or 1.
pub type Seat = usize;
/// A printed card: its place in the pack.
pub type Def = usize;

/// Where a card is that is not in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hand,
    Deck,
    Discard,
    /// It takes effect (DN-142).
    Limbo,
}

/// A card somewhere. Copies outside play are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ref {
    Gone,
    Piece(u32),
    Out(Place, Seat, Def),
}

/// A card in play, or a Banner, City or visible Manoeuvre beside it.
#[derive(Clone, Debug)]
pub struct Piece {
    pub uid: u32,
    pub def: Def,
    pub owner: Seat,
    pub controller: Seat,
    pub line: BattleLine,
    pub slot: u8,
    pub damage: i32,
    pub shield: i32,
    pub inclined: bool,
    pub bearer: Option<u32>,
    pub hurt_by: Ref,
}

/// The first slot beside play: Banners, then Cities, then Manoeuvres.
pub const BESIDE: u8 = 120;

/// What a change is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    Piece(u32),
    Out(Seat, Def),
    Nothing,
}

/// An ability of a card, or one that was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    Printed(Def, usize),
    Given(usize),
}

/// Something that lasts.
#[derive(Clone, PartialEq, Debug)]
pub enum What<'a> {
    Stat(Stat, i32),
    Keyword(KeywordId),
    Ability(usize),
    Lost(Lost),
    Used(Which, u8),
    Discount(&'a Filter, i32, Option<u8>, Seat),
    /// The first card of the turn was had, for this standing effect of that ability.
    Had(Which, usize),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Change<'a> {
    pub on: On,
    pub what: What<'a>,
    pub until: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Actions,
    Done,
    Ended,
}

#[derive(Clone, Debug)]
pub struct Combat {
    pub stage: Stage,
    pub attacker: Ref,
    pub defender: Ref,
    /// The lines that combatants were on who have left.
    pub lines: [BattleLine; 2],
    pub mode: Mode,
    pub side: Seat,
    pub actor: Seat,
    pub passes: u8,
    pub opening: bool,
    pub engaged: bool,
}

/// An ability that waits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Waiting {
    pub ability: Which,
    pub seat: Seat,
    pub ctx: Ctx,
    /// Which event it answers.
    pub event: u32,
    /// How many copies outside play that answered it are still lying there, and whether there was one for this.
    pub spent: u8,
    pub real: bool,
}

/// What the words of an ability mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ctx {
    pub you: Seat,
    pub this: Ref,
    pub bearer: Ref,
    pub card: Ref,
    pub by: Ref,
    pub amount: i32,
}

/// The ability that is being used.
#[derive(Clone, Debug)]
pub struct Using {
    pub ctx: Ctx,
    pub vars: Vec<(String, Vec<Ref>)>,
    /// Cards of the user's that were milled to be found again.
    pub stored: Vec<Def>,
    pub limbo: Option<(Seat, Def)>,
}

#[derive(Clone, Default, Debug)]
pub struct Player {
    pub gold: i32,
    pub prestige: i32,
    pub owed: i32,
    pub hand: Vec<Def>,
    /// The deck: known cards on top, those in unknown order, known cards below.
    pub top: Vec<Def>,
    pub pool: Vec<Def>,
    pub bottom: Vec<Def>,
    pub discard: Vec<Def>,
    pub pile: Vec<Def>,
    pub revealed: Vec<Def>,
    pub discarded: [i32; 2],
    pub passed: bool,
    /// The list of the deck, in order, with copies.
    pub list: Vec<(Def, usize)>,
    pub manoeuvres: Vec<Def>,
}

impl Player {
    pub fn deck_size(&self) -> usize {
        self.top.len() + self.pool.len() + self.bottom.len()
    }

    pub fn copies_of(&self, def: Def) -> usize {
        self.list.iter().find(|(known, _)| *known == def).map_or(0, |(_, copies)| *copies)
    }
}

/// The game is over.
#[derive(Debug)]
pub struct Over;

#[derive(Clone, Debug)]
pub struct World<'a> {
    pub pack: &'a Pack,
    pub players: [Player; 2],
    pub pieces: Vec<Piece>,
    pub next_uid: u32,
    pub events: u32,
    pub changes: Vec<Change<'a>>,
    pub combat: Option<Combat>,
    /// Combat damage was just dealt.
    pub dealing: bool,
    pub using: Option<Using>,
    pub waiting: Vec<Waiting>,
    pub group: usize,
    pub ordered: Vec<(Ref, Ref, Mode)>,
    pub turn: u8,
    pub phase: &'static str,
    pub first: Seat,
    pub initiator: Seat,
    /// Abilities that answered in this action.
    pub uses: u32,
    /// How often in this turn what was spent came back, and whether that is counted (DN-237).
    pub returns: u32,
    pub counting: bool,
    /// A card went somewhere unseen, and nobody was asked since.
    pub slipped: bool,
    pub won: Option<Vec<Seat>>,
}

impl<'a> World<'a> {
    pub fn card(&self, def: Def) -> &'a Card {
        &self.pack.cards[def]
    }

    pub fn kind(&self, def: Def) -> CardType {
        self.card(def).body.card_type()
    }

    pub fn ability(&self, which: Which) -> &'a Ability {
        match which {
            Which::Printed(def, number) => &self.pack.cards[def].abilities[number],
            Which::Given(number) => &self.pack.abilities[number],
        }
    }

    pub fn piece(&self, uid: u32) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.uid == uid)
    }

    pub fn piece_mut(&mut self, uid: u32) -> &mut Piece {
        self.pieces.iter_mut().find(|piece| piece.uid == uid).expect("the piece is there")
    }

    pub fn at_slot(&self, slot: u8) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.slot == slot)
    }

    pub fn piece_of(&self, card: Ref) -> Option<&Piece> {
        match card {
            Ref::Piece(uid) => self.piece(uid),
            _ => None,
        }
    }

    /// All pieces, by slot.
    pub fn all(&self) -> Vec<Piece> {
        let mut all = self.pieces.clone();
        all.sort_by_key(|piece| piece.slot);
        all
    }

    pub fn is_in_play(&self, piece: &Piece) -> bool {
        piece.slot < BESIDE
    }

    pub fn is_character(&self, piece: &Piece) -> bool {
        self.is_in_play(piece) && self.kind(piece.def) == CardType::Character
    }

    /// Characters of a seat, by slot.
    pub fn characters(&self, seat: Seat) -> Vec<Piece> {
        self.all().into_iter().filter(|piece| self.is_character(piece) && piece.controller == seat).collect()
    }

    pub fn attached_to(&self, uid: u32) -> Vec<Piece> {
        self.all().into_iter().filter(|piece| piece.bearer == Some(uid)).collect()
    }

    pub fn beside(&self, kind: CardType, seat: Seat) -> Option<&Piece> {
        self.pieces
            .iter()
            .find(|piece| piece.slot >= BESIDE && self.kind(piece.def) == kind && piece.controller == seat)
    }

    pub fn values(&self, def: Def) -> Values {
        match &self.card(def).body {
            Body::Character { values, .. } | Body::Attachment { values, .. } => *values,
            _ => Values::default(),
        }
    }

    pub fn printed_cost(&self, def: Def) -> i32 {
        match &self.card(def).body {
            Body::Character { cost, .. } | Body::Attachment { cost, .. } | Body::Event { cost } => {
                i32::from(*cost)
            }
            _ => 0,
        }
    }

    pub fn has_icon(&self, def: Def) -> bool {
        matches!(&self.card(def).body, Body::Character { values, .. } if values.ranged.is_some())
    }

    pub fn printed(&self, def: Def, stat: Stat) -> i32 {
        let values = self.values(def);
        i32::from(match stat {
            Stat::Attack => values.attack,
            Stat::Ranged => values.ranged.unwrap_or(0),
            Stat::Riposte => values.riposte,
            Stat::Hp => values.hp,
            Stat::Prestige => values.prestige,
            Stat::Cost => return self.printed_cost(def),
            Stat::Damage => 0,
        })
    }

    pub fn is_manoeuvre(&self, def: Def) -> bool {
        self.kind(def) == CardType::Manoeuvre
    }

    pub fn subtype(&self, def: Def) -> Option<Subtype> {
        match &self.card(def).body {
            Body::Manoeuvre { subtype, .. } => Some(*subtype),
            _ => None,
        }
    }

    pub fn count_in(&self, place: Place, seat: Seat, def: Def) -> usize {
        let player = &self.players[seat];
        let count = |list: &[Def]| list.iter().filter(|known| **known == def).count();
        match place {
            Place::Hand => count(&player.hand),
            Place::Discard => count(&player.discard),
            Place::Deck => count(&player.top) + count(&player.pool) + count(&player.bottom),
            Place::Limbo => {
                usize::from(self.using.as_ref().is_some_and(|using| using.limbo == Some((seat, def))))
            }
        }
    }

    /// The different cards lying in a place, in the order of the deck list.
    pub fn kinds_in(&self, place: Place, seat: Seat) -> Vec<Def> {
        let list = self.players[seat].list.iter().map(|(def, _)| *def);
        list.filter(|&def| self.count_in(place, seat, def) > 0).collect()
    }

    /// Takes one card out; whether it was there.
    /// A card is taken out of a deck, which is shuffled (DN-238).
    pub fn look_through(&mut self, card: Ref) {
        if let Ref::Out(Place::Deck, owner, def) = card
            && self.count_in(Place::Deck, owner, def) > 0
        {
            self.shuffle(owner);
        }
    }

    /// An ability gives back what was spent.
    pub fn comes_back(&mut self) {
        if self.counting && self.using.is_some() && self.returns < 200 {
            self.returns += 1;
        }
    }

    pub fn comes_back_from(&mut self, place: Place) {
        if matches!(place, Place::Discard | Place::Limbo) {
            self.comes_back();
        }
    }

    pub fn take_out(&mut self, place: Place, seat: Seat, def: Def) -> bool {
        if place == Place::Limbo {
            let there = self.count_in(place, seat, def) > 0;
            if there && let Some(using) = &mut self.using {
                using.limbo = None;
            }
            return there;
        }
        let player = &mut self.players[seat];
        let lists: Vec<&mut Vec<Def>> = match place {
            Place::Hand => vec![&mut player.hand],
            Place::Discard => vec![&mut player.discard],
            Place::Deck => vec![&mut player.pool, &mut player.top, &mut player.bottom],
            Place::Limbo => Vec::new(),
        };
        for list in lists {
            if let Some(at) = list.iter().position(|known| *known == def) {
                list.remove(at);
                return true;
            }
        }
        false
    }

    pub fn in_combat(&self) -> bool {
        self.combat.is_some()
    }

    pub fn engaged(&self) -> Option<&Combat> {
        self.combat.as_ref().filter(|combat| combat.engaged)
    }

    /// What the words of an ability of a piece mean.
    pub fn ctx_of(&self, piece: &Piece) -> Ctx {
        let bearer = piece.bearer.map_or(Ref::Gone, Ref::Piece);
        Ctx {
            you: piece.controller,
            this: Ref::Piece(piece.uid),
            bearer,
            card: Ref::Gone,
            by: Ref::Gone,
            amount: 0,
        }
    }

    pub fn ctx_out(&self, you: Seat, place: Place, def: Def) -> Ctx {
        let this = Ref::Out(place, you, def);
        Ctx { you, this, bearer: Ref::Gone, card: Ref::Gone, by: Ref::Gone, amount: 0 }
    }

    /// Notes a change: equal ones but sums and discounts are one; there is room for 64.
    pub fn change(&mut self, change: Change<'a>) {
        if let What::Stat(stat, n) = change.what {
            for old in &mut self.changes {
                if old.on == change.on
                    && old.until == change.until
                    && let What::Stat(known, sum) = &mut old.what
                    && *known == stat
                {
                    *sum += n;
                    return;
                }
            }
        } else if !matches!(change.what, What::Discount(..)) && self.changes.contains(&change) {
            return;
        }
        if self.changes.len() < 64 {
            self.changes.push(change);
        }
    }
}

/// The ability that every Named Character has (DN-126 to DN-129).
fn named_ability() -> Ability {
    let filter =
        Filter { zone: Zone::Hand, whose: Whose::You, name: Some(NameIs::Same), ..Filter::default() };
    let option = |verb| Group { targets: Vec::new(), effect: vec![Step { verb, condition: None, at: 0 }] };
    let plus = |stat| Verb::Modify { to: Selector::This, stat, n: Number::Fixed(1), until: Duration::Combat };
    let options = vec![
        option(Verb::Shield { to: Selector::This, n: Number::Fixed(1) }),
        option(plus(Stat::Attack)),
        option(plus(Stat::Riposte)),
    ];
    Ability {
        id: None,
        kind: AbilityKind::Combat,
        forced: false,
        when: None,
        zone: ReactionZone::Play,
        condition: None::<Condition>,
        limit: None,
        cost: vec![Cost::Discard { n: 1, filter }],
        targets: Vec::new(),
        effect: vec![Step { verb: Verb::Choose { options, n: 1 }, condition: None, at: 0 }],
        standing: Vec::new(),
        at: 0,
    }
}

/// The pack with the abilities that need not be written.
pub fn completed(pack: &Pack) -> Pack {
    let mut pack = pack.clone();
    for card in &mut pack.cards {
        if card.subtitle().is_some() {
            card.abilities.push(named_ability());
        }
    }
    pack
}

/// The beginning: decks complete, Banners and Cities in their places.
pub fn beginning<'a>(pack: &'a Pack, decks: [&DeckList; 2]) -> World<'a> {
    let find = |id: &str| pack.cards.iter().position(|card| card.id == id).expect("a card of the pack");
    let mut world = World {
        pack,
        players: [Player::default(), Player::default()],
        pieces: Vec::new(),
        next_uid: 1,
        events: 0,
        changes: Vec::new(),
        combat: None,
        dealing: false,
        using: None,
        waiting: Vec::new(),
        group: 0,
        ordered: Vec::new(),
        turn: 0,
        phase: "start",
        first: 0,
        initiator: 0,
        uses: 0,
        returns: 0,
        counting: false,
        slipped: false,
        won: None,
    };
    for (seat, deck) in decks.into_iter().enumerate() {
        let player = &mut world.players[seat];
        player.list = deck.cards.iter().map(|(id, copies, _)| (find(id), usize::from(*copies))).collect();
        player.pool = player.list.iter().flat_map(|&(def, copies)| vec![def; copies]).collect();
        player.manoeuvres = deck.manoeuvres.iter().map(|(id, _)| find(id)).collect();
        player.pile = player.manoeuvres.clone();
        for (base, id) in [(BESIDE, &deck.banner.0), (BESIDE + 2, &deck.city.0)] {
            world.lay(find(id), seat, seat, BattleLine::Front, base + seat as u8, None);
        }
    }
    world
}
