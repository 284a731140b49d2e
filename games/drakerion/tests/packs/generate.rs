//! Random packs: cards of every type with abilities of every kind, and two decks of them.

use super::events::names_a_piece;
use super::grammar::{GIVEN, TRAITS, Writer, one};
use antre_drakerion::language::{
    Ability, AbilityKind, Body, Card, CardType, Cost, DeckList, Filter, Forbidden, From, Keyword, Label,
    Limit, Lost, Mode, Number, On, Pack, Paid, Per, Player, ReactionZone, Selector, Standing, StandingEffect,
    Stat, Step, Subtype, Trigger, Values, Verb, Which, Whose, Zone,
};
use antre_kernel::{Dice, Names, Rng};

const EVENTS: [On; 21] = [
    On::Deployed,
    On::Destroyed,
    On::LeftPlay,
    On::AttackDeclared,
    On::AttackRedirected,
    On::AttackCancelled,
    On::Damaged,
    On::Healed,
    On::Moved,
    On::Inclined,
    On::Straightened,
    On::Played,
    On::Attached,
    On::Drawn,
    On::Discarded,
    On::Revealed,
    On::GoldGained,
    On::PrestigeGained,
    On::CombatEnded,
    On::TurnEnded,
    On::PassedDefinitively,
];

fn names(text: &str) -> Names {
    Names::new(text.to_owned(), text.to_owned())
}

fn writer<'r>(rng: &'r mut Rng, on: CardType, kind: AbilityKind) -> Writer<'r> {
    Writer {
        rng,
        on,
        kind,
        answers: None,
        vars: Vec::new(),
        stored: false,
        standing: false,
        changes_abilities: false,
        names: (0..4).map(|n| format!("perso-{n}")).collect(),
        next_var: 0,
        outside: false,
    }
}

fn empty(kind: AbilityKind) -> Ability {
    Ability {
        id: None,
        kind,
        forced: false,
        when: None,
        zone: ReactionZone::Play,
        condition: None,
        limit: None,
        cost: Vec::new(),
        targets: Vec::new(),
        effect: Vec::new(),
        standing: Vec::new(),
        at: 0,
    }
}

fn trigger(w: &mut Writer<'_>, on: On, zone: ReactionZone) -> Trigger {
    let in_play = zone == ReactionZone::Play && matches!(w.on, CardType::Character | CardType::Attachment);
    let mut t = Trigger {
        on,
        card: None,
        by: None,
        by_manoeuvre: false,
        attacker: None,
        defender: None,
        bearer: None,
        mode: None,
        in_combat: None,
        min: None,
        whose: Whose::Any,
        from: None,
        subtype: None,
    };
    let which = |w: &mut Writer<'_>, itself: bool| -> Option<Which> {
        if itself && in_play && w.chance(3) {
            return Some(Which::Is(Selector::This));
        }
        if w.on == CardType::Attachment && in_play && w.chance(3) {
            return Some(Which::Is(Selector::Bearer));
        }
        let whose = one(w.rng, &[Whose::You, Whose::Opponent, Whose::Any]);
        let mut filter = w.filter(Zone::Play, whose);
        filter.combatant = None;
        (!w.chance(3)).then_some(Which::Fits(filter))
    };
    let leaves = matches!(on, On::Destroyed | On::LeftPlay | On::Played | On::Discarded);
    let about_card =
        names_a_piece(on) && !matches!(on, On::AttackDeclared | On::AttackRedirected) || on == On::Discarded;
    if about_card {
        t.card = which(w, !leaves);
        if on == On::Discarded && zone == ReactionZone::Discard && w.chance(2) {
            t.card = Some(Which::Is(Selector::This));
        }
    }
    if matches!(on, On::Destroyed | On::Damaged) && w.chance(2) {
        t.by = if w.chance(3) {
            let filter = Filter { card_type: Some(CardType::Event), ..Filter::default() };
            Some(Which::Fits(filter))
        } else {
            which(w, true)
        };
        t.in_combat = one(w.rng, &[None, Some(true), Some(false)]);
    }
    if matches!(on, On::AttackDeclared | On::CombatEnded) {
        t.attacker = which(w, true);
        t.mode = one(w.rng, &[None, None, Some(Mode::Melee), Some(Mode::Ranged)]);
    }
    if matches!(on, On::AttackDeclared | On::AttackRedirected | On::CombatEnded) {
        t.defender = which(w, true);
        if t.defender == t.attacker && matches!(t.defender, Some(Which::Is(_))) {
            t.defender = None;
        }
    }
    if on == On::Damaged && w.chance(3) {
        t.min = Some(2);
    }
    if on == On::Attached && w.chance(2) {
        t.bearer = which(w, w.on == CardType::Character);
    }
    if on == On::Drawn {
        t.by_manoeuvre = w.chance(3);
    }
    if matches!(on, On::Drawn | On::Revealed | On::GoldGained | On::PrestigeGained | On::PassedDefinitively) {
        t.whose = one(w.rng, &[Whose::You, Whose::Opponent, Whose::Any]);
    }
    if on == On::Discarded {
        t.from = one(w.rng, &[None, Some(From::Hand), Some(From::Deck)]);
    }
    if on == On::Revealed {
        t.subtype = one(w.rng, &[None, Some(Subtype::Supply), Some(Subtype::Tactic)]);
    }
    t
}

fn ability(rng: &mut Rng, on: CardType, given: usize) -> Ability {
    let beside = matches!(on, CardType::Banner | CardType::City | CardType::Manoeuvre);
    let kinds: &[AbilityKind] = match on {
        CardType::Event => &[
            AbilityKind::Action,
            AbilityKind::Action,
            AbilityKind::Combat,
            AbilityKind::Reaction,
            AbilityKind::DiscardAction,
        ],
        CardType::Manoeuvre => &[
            AbilityKind::Action,
            AbilityKind::Combat,
            AbilityKind::Deploy,
            AbilityKind::Reaction,
            AbilityKind::Passive,
        ],
        CardType::Banner | CardType::City => {
            &[AbilityKind::Action, AbilityKind::Combat, AbilityKind::Reaction, AbilityKind::Passive]
        }
        CardType::Character | CardType::Attachment => &[
            AbilityKind::Action,
            AbilityKind::DiscardAction,
            AbilityKind::Combat,
            AbilityKind::Combat,
            AbilityKind::Deploy,
            AbilityKind::Deploy,
            AbilityKind::Destruction,
            AbilityKind::Reaction,
            AbilityKind::Reaction,
            AbilityKind::Reaction,
            AbilityKind::Passive,
            AbilityKind::Passive,
        ],
    };
    let kind = one(rng, kinds);
    let mut ability = empty(kind);
    let mut w = writer(rng, on, kind);
    if kind == AbilityKind::Passive {
        w.standing = true;
        ability.standing = (0..w.rng.below(2) + 1).map(|_| standing(&mut w, given)).collect();
        w.changes_abilities = true;
        ability.condition = w.chance(4).then(|| w.condition(1));
        return ability;
    }
    if kind == AbilityKind::Reaction {
        ability.zone = match on {
            CardType::Event => one(w.rng, &[ReactionZone::Hand, ReactionZone::Discard]),
            _ if beside => ReactionZone::Play,
            _ => one(
                w.rng,
                &[ReactionZone::Play, ReactionZone::Play, ReactionZone::Hand, ReactionZone::Discard],
            ),
        };
        let event = one(w.rng, &EVENTS);
        w.outside = ability.zone != ReactionZone::Play;
        let trigger = trigger(&mut w, event, ability.zone);
        w.answers = Some(event);
        ability.when = Some(trigger);
    }
    let answers = matches!(kind, AbilityKind::Deploy | AbilityKind::Destruction | AbilityKind::Reaction);
    ability.forced = answers && ability.zone != ReactionZone::Hand && w.chance(4);
    ability.condition = w.chance(5).then(|| w.condition(1));
    if w.chance(4) {
        let per = one(w.rng, &[Per::Combat, Per::Turn, Per::Turn, Per::Game]);
        ability.limit = Some(Limit { n: one(w.rng, &[1, 1, 2]), per });
    }
    let needs_cost = !answers && on != CardType::Event && ability.limit.is_none();
    if needs_cost || w.chance(if answers { 5 } else { 3 }) {
        ability.cost = w.costs(true);
    }
    let pays_nothing = |cost: &Cost| matches!(cost, Cost::Move(_));
    if !answers && ability.cost.iter().all(pays_nothing) && ability.limit.is_none() && on != CardType::Event {
        ability.limit = Some(Limit { n: 2, per: Per::Turn });
    }
    if kind == AbilityKind::DiscardAction && ability.cost.is_empty() && ability.limit.is_none() {
        ability.limit = Some(Limit { n: 1, per: Per::Turn });
    }
    for _ in 0..one(w.rng, &[0, 1, 1, 2]) {
        ability.targets.push(w.target());
    }
    ability.effect = w.steps(2, false, given);
    ability
}

fn standing(w: &mut Writer<'_>, given: usize) -> Standing {
    let which = w.rng.below(6);
    w.changes_abilities = matches!(which, 1 | 2);
    let condition = w.chance(3).then(|| w.condition(1));
    let to = |w: &mut Writer<'_>| match (w.on, w.rng.below(2)) {
        (CardType::Character, 0) => Selector::This,
        (CardType::Attachment, 0) => Selector::Bearer,
        _ => {
            let whose = one(w.rng, &[Whose::You, Whose::Opponent, Whose::Any]);
            let mut filter = w.filter(Zone::Play, whose);
            filter.card_type = Some(CardType::Character);
            filter.attached_to = None;
            Selector::Each(Box::new(filter))
        }
    };
    let effect = match which {
        0 => {
            let stat = one(w.rng, &[Stat::Attack, Stat::Ranged, Stat::Riposte, Stat::Hp, Stat::Prestige]);
            StandingEffect::Modify { to: to(w), stat, n: w.number(-1, 2) }
        }
        1 => StandingEffect::Grant { to: to(w), what: w.granted(given) },
        2 => {
            let what = if w.chance(2) {
                Lost::Keyword(w.keyword_id())
            } else {
                Lost::Kind(one(w.rng, &[AbilityKind::Action, AbilityKind::Combat, AbilityKind::Reaction]))
            };
            StandingEffect::Lose { to: to(w), what }
        }
        3 => {
            let what = one(
                w.rng,
                &[
                    Forbidden::Attack,
                    Forbidden::Melee,
                    Forbidden::Ranged,
                    Forbidden::Intercept,
                    Forbidden::BeAttacked,
                    Forbidden::BeMoved,
                    Forbidden::Straighten,
                ],
            );
            StandingEffect::Forbid { to: to(w), what }
        }
        4 => {
            let whose = one(w.rng, &[Whose::You, Whose::You, Whose::Opponent, Whose::Any]);
            let filter = w.filter(Zone::Hand, whose);
            StandingEffect::Cost { filter, n: one(w.rng, &[-2, -1, -1, 1]), first_each_turn: w.chance(2) }
        }
        _ => {
            let whose = one(w.rng, &[Player::You, Player::Opponent, Player::Both]);
            StandingEffect::Income { whose, gold: one(w.rng, &[-1, 0, 1, 2]), draw: one(w.rng, &[-1, 1]) }
        }
    };
    Standing { effect, condition, at: 0 }
}

/// The ability all Cities have (DN-62).
fn city_ability() -> Ability {
    let any = Filter { zone: Zone::Hand, whose: Whose::You, ..Filter::default() };
    let verb = Verb::Draw { who: Player::You, n: Number::Fixed(1) };
    Ability {
        cost: vec![Cost::Incline(Paid::Card(Selector::This)), Cost::UnderDeck { n: 1, filter: any }],
        effect: vec![Step { verb, condition: None, at: 0 }],
        ..empty(AbilityKind::Action)
    }
}

fn card(id: &str, body: Body, abilities: Vec<Ability>) -> Card {
    Card {
        id: id.to_owned(),
        name: names(id),
        name_id: id.to_owned(),
        faction: None,
        traits: Vec::new(),
        text: names("…"),
        flavour: None,
        keywords: Vec::new(),
        abilities,
        body,
        at: 0,
    }
}

/// An Event needs something to be played for.
fn event_abilities(rng: &mut Rng, given: usize) -> Vec<Ability> {
    let mut abilities: Vec<Ability> =
        (0..rng.below(2) + 1).map(|_| ability(rng, CardType::Event, given)).collect();
    if !abilities.iter().any(|ability| matches!(ability.kind, AbilityKind::Action | AbilityKind::Combat)) {
        let verb = Verb::Draw { who: Player::You, n: Number::Fixed(2) };
        let effect = vec![Step { verb, condition: None, at: 0 }];
        abilities.push(Ability { effect, ..empty(AbilityKind::Action) });
    }
    abilities
}

fn values(rng: &mut Rng) -> Values {
    Values {
        attack: rng.below(4) as i8,
        ranged: (rng.below(3) == 0).then(|| rng.below(3) as i8),
        riposte: rng.below(3) as i8,
        hp: rng.below(5) as i8 + 2,
        prestige: rng.below(3) as i8,
    }
}

/// A random pack with two decks of 24 cards.
pub fn pack(seed: u64) -> Pack {
    let mut rng = Rng::new(seed);
    let rng = &mut rng;
    let label = |id: &str| Label { id: id.to_owned(), name: names(id), plural: names(id), at: 0 };
    let mut abilities = Vec::new();
    for number in 0..GIVEN {
        let mut given = ability(rng, CardType::Character, 0);
        while given.kind == AbilityKind::Passive
            || given.zone != ReactionZone::Play
            || given.kind == AbilityKind::DiscardAction
        {
            given = ability(rng, CardType::Character, 0);
        }
        if !matches!(given.kind, AbilityKind::Deploy | AbilityKind::Destruction) && given.limit.is_none() {
            given.limit = Some(Limit { n: 2, per: Per::Turn });
        }
        abilities.push(Ability { id: Some(format!("don-{number}")), ..given });
    }
    let given = abilities.len();
    let mut cards = Vec::new();
    for number in 0..12 {
        let id = format!("perso-{number}");
        let mut own: Vec<Ability> =
            (0..rng.below(3)).map(|_| ability(rng, CardType::Character, given)).collect();
        if number < 2 {
            own.truncate(1);
        }
        let subtitle = (rng.below(4) == 0 && number > 1).then(|| names("le Vrai"));
        let body = Body::Character { cost: rng.below(4) as u8, values: values(rng), subtitle };
        let mut new = card(&id, body, own);
        if rng.below(6) == 0 {
            new.name_id = "perso-2".into();
        }
        for _ in 0..rng.below(2) {
            let except = if rng.below(2) == 0 { vec!["rune".to_owned()] } else { Vec::new() };
            let keyword = one(
                rng,
                &[
                    Keyword::Implacable,
                    Keyword::Unpredictable,
                    Keyword::Infiltrator,
                    Keyword::Interceptor,
                    Keyword::NoAttachment { except },
                ],
            );
            new.keywords.push(keyword);
        }
        cards.push(new);
    }
    for number in 0..5 {
        let own: Vec<Ability> =
            (0..rng.below(3)).map(|_| ability(rng, CardType::Attachment, given)).collect();
        let change = |rng: &mut Rng| rng.below(4) as i8 - 1;
        let values = Values {
            attack: change(rng),
            ranged: Some(change(rng)),
            riposte: change(rng),
            hp: change(rng),
            prestige: change(rng),
        };
        let mut new =
            card(&format!("objet-{number}"), Body::Attachment { cost: rng.below(3) as u8, values }, own);
        if rng.below(5) == 0 {
            new.keywords.push(Keyword::Unpredictable);
        }
        cards.push(new);
    }
    for number in 0..7 {
        let own = event_abilities(rng, given);
        cards.push(card(&format!("ruse-{number}"), Body::Event { cost: rng.below(3) as u8 }, own));
    }
    for card in &mut cards {
        if rng.below(3) == 0 {
            card.faction = Some("un".into());
        }
        for _ in 0..rng.below(3) {
            let id = one(rng, &TRAITS).to_owned();
            if !card.traits.contains(&id) {
                card.traits.push(id);
            }
        }
    }
    let playable: Vec<String> = cards.iter().map(|card| card.id.clone()).collect();
    for number in 0..9 {
        let own: Vec<Ability> =
            (0..usize::from(rng.below(3) == 0)).map(|_| ability(rng, CardType::Manoeuvre, given)).collect();
        let subtype = one(rng, &[Subtype::Supply, Subtype::Tactic]);
        let body = Body::Manoeuvre { subtype, gold: rng.below(4) as u8 + 1, draw: rng.below(3) as u8 };
        cards.push(card(&format!("plan-{number}"), body, own));
    }
    for number in 0..2 {
        let mut own = vec![city_ability()];
        own.extend((0..rng.below(2)).map(|_| ability(rng, CardType::City, given)));
        cards.push(card(&format!("cite-{number}"), Body::City { default_ability: true }, own));
        let own: Vec<Ability> = (0..rng.below(2)).map(|_| ability(rng, CardType::Banner, given)).collect();
        let setup = vec![("perso-0".to_owned(), 0), ("perso-1".to_owned(), 0)];
        let body = Body::Banner { initiative: rng.below(2) as u8, setup };
        cards.push(Card { faction: Some("un".into()), ..card(&format!("banniere-{number}"), body, own) });
    }
    let decks = (0..2).map(|number| deck(rng, number, &playable)).collect();
    Pack {
        id: format!("hasard-{seed}"),
        name: names("hasard"),
        origin: names("hasard"),
        deck_size: 24,
        max_copies: 3,
        factions: vec![label("un")],
        traits: TRAITS.map(label).to_vec(),
        abilities,
        cards,
        decks,
    }
}

fn deck(rng: &mut Rng, number: usize, playable: &[String]) -> DeckList {
    let mut cards: Vec<(String, u8, usize)> = vec![("perso-0".into(), 1, 0), ("perso-1".into(), 1, 0)];
    while cards.iter().map(|(_, copies, _)| usize::from(*copies)).sum::<usize>() < 24 {
        let id = one(rng, playable);
        match cards.iter_mut().find(|(known, ..)| *known == id) {
            Some((_, copies, _)) if *copies < 3 => *copies += 1,
            Some(_) => {}
            None => cards.push((id, 1, 0)),
        }
    }
    // Files list the cards of a deck by their ids.
    cards.sort();
    let skipped = rng.below(9);
    let manoeuvres = (0..9).filter(|plan| *plan != skipped).map(|plan| (format!("plan-{plan}"), 0)).collect();
    DeckList {
        id: format!("deck-{number}"),
        name: names("deck"),
        banner: (format!("banniere-{number}"), 0),
        city: (format!("cite-{number}"), 0),
        manoeuvres,
        cards,
        at: 0,
    }
}

/// An ability that is always good.
pub fn plain() -> Ability {
    let verb = Verb::Gold { who: Player::You, n: Number::Fixed(1) };
    let limit = Some(Limit { n: 1, per: Per::Turn });
    let effect = vec![Step { verb, condition: None, at: 0 }];
    Ability { limit, effect, ..empty(AbilityKind::Action) }
}
