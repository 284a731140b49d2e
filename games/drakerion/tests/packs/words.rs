//! The words of card files for what is named by one word.

use antre_drakerion::language::{
    AbilityKind, CardType, Duration, From, KeywordId, Mode, On, Op, Player, PutDest, Side, Stat, Subtype,
    Whose, Zone,
};

pub fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Play => "play",
        Zone::Hand => "hand",
        Zone::Deck => "deck",
        Zone::Discard => "discard",
        Zone::City => "city",
        Zone::Banner => "banner",
        Zone::Manoeuvre => "manoeuvre",
    }
}

pub fn card_type(kind: CardType) -> &'static str {
    match kind {
        CardType::Banner => "banner",
        CardType::City => "city",
        CardType::Manoeuvre => "manoeuvre",
        CardType::Character => "character",
        CardType::Attachment => "attachment",
        CardType::Event => "event",
    }
}

pub fn subtype(subtype: Subtype) -> &'static str {
    if subtype == Subtype::Supply { "supply" } else { "tactic" }
}

pub fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::You => "you",
        Whose::Opponent => "opponent",
        Whose::Any => "any",
    }
}

pub fn player(player: Player) -> &'static str {
    match player {
        Player::You => "you",
        Player::Opponent => "opponent",
        Player::Both => "both",
    }
}

pub fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "attack",
        Stat::Ranged => "ranged",
        Stat::Riposte => "riposte",
        Stat::Hp => "hp",
        Stat::Prestige => "prestige",
        Stat::Cost => "cost",
        Stat::Damage => "damage",
    }
}

pub fn keyword_id(keyword: KeywordId) -> &'static str {
    match keyword {
        KeywordId::Implacable => "implacable",
        KeywordId::Unpredictable => "unpredictable",
        KeywordId::Infiltrator => "infiltrator",
        KeywordId::Interceptor => "interceptor",
        KeywordId::NoAttachment => "no_attachment",
    }
}

pub fn kind(kind: AbilityKind) -> &'static str {
    match kind {
        AbilityKind::Action => "action",
        AbilityKind::DiscardAction => "discard_action",
        AbilityKind::Combat => "combat",
        AbilityKind::Deploy => "deploy",
        AbilityKind::Destruction => "destruction",
        AbilityKind::Reaction => "reaction",
        AbilityKind::Passive => "passive",
    }
}

pub fn mode(mode: Mode) -> &'static str {
    if mode == Mode::Melee { "melee" } else { "ranged" }
}

pub fn side(side: Side) -> &'static str {
    if side == Side::Attacking { "attacking" } else { "defending" }
}

pub fn from(from: From) -> &'static str {
    if from == From::Hand { "hand" } else { "deck" }
}

pub fn duration(until: Duration) -> &'static str {
    match until {
        Duration::Combat => "combat",
        Duration::Turn => "turn",
        Duration::Stay => "stay",
    }
}

pub fn op(op: Op) -> &'static str {
    match op {
        Op::Less => "<",
        Op::AtMost => "<=",
        Op::Equal => "=",
        Op::AtLeast => ">=",
        Op::More => ">",
    }
}

pub fn event(on: On) -> &'static str {
    match on {
        On::Deployed => "deployed",
        On::Destroyed => "destroyed",
        On::LeftPlay => "left_play",
        On::AttackDeclared => "attack_declared",
        On::AttackRedirected => "attack_redirected",
        On::AttackCancelled => "attack_cancelled",
        On::Damaged => "damaged",
        On::Healed => "healed",
        On::Moved => "moved",
        On::Inclined => "inclined",
        On::Straightened => "straightened",
        On::Played => "played",
        On::Attached => "attached",
        On::Drawn => "drawn",
        On::Discarded => "discarded",
        On::Revealed => "revealed",
        On::GoldGained => "gold_gained",
        On::PrestigeGained => "prestige_gained",
        On::CombatEnded => "combat_ended",
        On::TurnEnded => "turn_ended",
        On::PassedDefinitively => "passed_definitively",
    }
}

pub fn put_dest(dest: PutDest) -> &'static str {
    match dest {
        PutDest::Hand => "hand",
        PutDest::DeckTop => "deck_top",
        PutDest::DeckBottom => "deck_bottom",
        PutDest::Discard => "discard",
    }
}
