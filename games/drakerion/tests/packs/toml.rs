//! From the language of cards back to a card file, written plainly and with every default said.

use super::words::{
    card_type, duration, event, from, keyword_id, kind, mode, op, player, put_dest, side, stat, subtype,
    whose, zone,
};
use antre_drakerion::language::{
    Ability, AbilityKind, Among, Band, BattleLine, Body, Card, Combatant, Condition, Cost, DeckList, Dest,
    Filter, Forbidden, Granted, Group, Holding, Keyword, Lost, NameIs, Number, Pack, Paid, Per, Player,
    ReactionZone, Selector, Standing, StandingEffect, Step, Target, Trigger, Verb, Way, Which, Whose,
};
use antre_kernel::Lang;

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

fn keyword(keyword: &Keyword) -> String {
    match keyword {
        Keyword::NoAttachment { except } => {
            let except = list(except.iter().map(|id| quoted(id)));
            format!("{{ no_attachment = {{ except = {except} }} }}")
        }
        plain => quoted(keyword_id(plain.id())),
    }
}

fn selector(selector: &Selector) -> String {
    match selector {
        Selector::This => quoted("self"),
        Selector::Bearer => quoted("bearer"),
        Selector::Attacker => quoted("attacker"),
        Selector::Defender => quoted("defender"),
        Selector::TriggerCard => quoted("trigger.card"),
        Selector::TriggerBy => quoted("trigger.by"),
        Selector::Chosen(name) => quoted(&format!("${name}")),
        Selector::Each(each) => format!("{{ each = {} }}", filter(each)),
    }
}

fn which(which: &Which) -> String {
    match which {
        Which::Is(is) => selector(is),
        Which::Fits(fits) => filter(fits),
    }
}

fn band(band: &Band) -> String {
    let mut keys = Vec::new();
    keys.extend(band.min.map(|min| format!("min = {min}")));
    keys.extend(band.max.map(|max| format!("max = {max}")));
    keys.push(format!("printed = {}", band.printed));
    format!("{} = {{ {} }}", stat(band.stat), keys.join(", "))
}

pub fn filter(f: &Filter) -> String {
    let mut keys = vec![format!("zone = \"{}\"", zone(f.zone)), format!("whose = \"{}\"", whose(f.whose))];
    keys.extend(f.card_type.map(|kind| format!("type = \"{}\"", card_type(kind))));
    keys.extend(f.subtype.map(|kind| format!("subtype = \"{}\"", subtype(kind))));
    keys.extend(f.faction.as_ref().map(|id| format!("faction = \"{id}\"")));
    let line = f.line.map(|line| if line == BattleLine::Front { "front" } else { "support" });
    keys.extend(line.map(|line| format!("line = \"{line}\"")));
    keys.extend(f.line_of.as_ref().map(|of| format!("line_of = {}", selector(of))));
    if !f.traits.is_empty() {
        keys.push(format!("trait = {}", list(f.traits.iter().map(|id| quoted(id)))));
    }
    keys.extend(f.named.map(|named| format!("named = {named}")));
    keys.extend(f.name.as_ref().map(|name| match name {
        NameIs::Same => "name = \"same\"".to_owned(),
        NameIs::Id(id) => format!("name = \"{id}\""),
    }));
    keys.extend(f.keyword.map(|keyword| format!("keyword = \"{}\"", keyword_id(keyword))));
    keys.extend(f.wounded.map(|wounded| format!("wounded = {wounded}")));
    keys.extend(f.inclined.map(|inclined| format!("inclined = {inclined}")));
    keys.extend(f.combatant.map(|combatant| {
        let word = match combatant {
            Combatant::Attacker => "\"attacker\"",
            Combatant::Defender => "\"defender\"",
            Combatant::Yes => "true",
            Combatant::No => "false",
        };
        format!("combatant = {word}")
    }));
    keys.extend(f.attached_to.as_ref().map(|to| format!("attached_to = {}", selector(to))));
    keys.extend(f.bands.iter().map(band));
    if f.other {
        keys.push("other = true".into());
    }
    keys.extend(f.side.map(|of| format!("side = \"{}\"", side(of))));
    keys.extend(f.among.as_ref().map(|name| format!("among = \"${name}\"")));
    keys.extend(f.not.as_ref().map(|not| format!("not = {}", filter(not))));
    format!("{{ {} }}", keys.join(", "))
}

fn number(number: &Number) -> String {
    match number {
        Number::Fixed(n) => n.to_string(),
        Number::Count { filter: of, times, plus, max } => {
            let max = max.map_or(String::new(), |max| format!(", max = {max}"));
            format!("{{ count = {}, times = {times}, plus = {plus}{max} }}", filter(of))
        }
        Number::Stat { stat: which, of, printed } => {
            format!("{{ stat = \"{}\", of = {}, printed = {printed} }}", stat(*which), selector(of))
        }
        Number::Amount => "{ amount = true }".into(),
    }
}

fn condition(c: &Condition) -> String {
    match c {
        Condition::Count { filter: of, op: how, n } => {
            format!("{{ count = {}, op = \"{}\", n = {n} }}", filter(of), op(*how))
        }
        Condition::Is { card, filter: is } => {
            format!("{{ is = {}, filter = {} }}", selector(card), filter(is))
        }
        Condition::Has { what, whose, op: how, n } => {
            let what = match what {
                Holding::Gold => "gold",
                Holding::Prestige => "prestige",
                Holding::Hand => "hand",
                Holding::Deck => "deck",
                Holding::Discard => "discard",
            };
            format!("{{ has = \"{what}\", whose = \"{}\", op = \"{}\", n = {n} }}", player(*whose), op(*how))
        }
        Condition::Attack(how) => format!("{{ attack = \"{}\" }}", mode(*how)),
        Condition::InCombat { side: of } => {
            let of = of.map_or(String::new(), |of| format!(", side = \"{}\"", side(of)));
            format!("{{ in_combat = true{of} }}")
        }
        Condition::PassedDefinitively(who) => format!("{{ passed_definitively = \"{}\" }}", player(*who)),
        Condition::Manoeuvre { subtype: of, whose } => {
            format!("{{ manoeuvre = \"{}\", whose = \"{}\" }}", subtype(*of), player(*whose))
        }
        Condition::Discarded { whose, from: place, op: how, n } => {
            let place = place.map_or(String::new(), |place| format!(", from = \"{}\"", from(place)));
            let (whose, how) = (player(*whose), op(*how));
            format!("{{ happened = \"discarded\", whose = \"{whose}\"{place}, op = \"{how}\", n = {n} }}")
        }
        Condition::All(all) => format!("{{ all = {} }}", list(all.iter().map(condition))),
        Condition::Any(any) => format!("{{ any = {} }}", list(any.iter().map(condition))),
        Condition::Not(not) => format!("{{ not = {} }}", condition(not)),
    }
}

fn trigger(t: &Trigger) -> String {
    let mut keys = vec![format!("on = \"{}\"", event(t.on))];
    let asked = [
        ("card", &t.card),
        ("by", &t.by),
        ("attacker", &t.attacker),
        ("defender", &t.defender),
        ("bearer", &t.bearer),
    ];
    for (key, asked) in asked {
        keys.extend(asked.as_ref().map(|asked| format!("{key} = {}", which(asked))));
    }
    if t.by_manoeuvre {
        keys.push("by = \"manoeuvre\"".into());
    }
    keys.extend(t.mode.map(|of| format!("mode = \"{}\"", mode(of))));
    keys.extend(t.in_combat.map(|in_combat| format!("in_combat = {in_combat}")));
    keys.extend(t.min.map(|min| format!("min = {min}")));
    if t.whose != Whose::Any {
        keys.push(format!("whose = \"{}\"", whose(t.whose)));
    }
    keys.extend(t.from.map(|place| format!("from = \"{}\"", from(place))));
    keys.extend(t.subtype.map(|of| format!("subtype = \"{}\"", subtype(of))));
    format!("{{ {} }}", keys.join(", "))
}

fn paid(paid: &Paid) -> String {
    match paid {
        Paid::Card(card) => format!("card = {}", selector(card)),
        Paid::Chosen { filter: of, n } => format!("filter = {}, n = {n}", filter(of)),
    }
}

fn cost(c: &Cost) -> String {
    let store = |store: &Option<String>| {
        store.as_ref().map_or(String::new(), |name| format!(", store = \"${name}\""))
    };
    let body = match c {
        Cost::Gold(n) => format!("\"gold\", n = {n}"),
        Cost::Incline(with) => format!("\"incline\", {}", paid(with)),
        Cost::Discard { n, filter: of } => format!("\"discard\", n = {n}, filter = {}", filter(of)),
        Cost::UnderDeck { n, filter: of } => format!("\"under_deck\", n = {n}, filter = {}", filter(of)),
        Cost::Mill { n, store: name } => format!("\"mill\", n = {n}{}", store(name)),
        Cost::Destroy(with) => format!("\"destroy\", {}", paid(with)),
        Cost::Damage { card, n } => format!("\"damage\", card = {}, n = {n}", selector(card)),
        Cost::Move(card) => format!("\"move\", card = {}", selector(card)),
        Cost::Put { card, dest } => {
            format!("\"put\", card = {}, dest = \"{}\"", selector(card), put_dest(*dest))
        }
    };
    format!("{{ pay = {body} }}")
}

fn target(t: &Target) -> String {
    let chooser = player(t.chooser);
    let of = filter(&t.filter);
    format!(
        "{{ id = \"${}\", filter = {of}, min = {}, max = {}, chooser = \"{chooser}\" }}",
        t.id, t.min, t.max
    )
}

fn granted(what: &Granted) -> String {
    match what {
        Granted::Keyword(given) => format!("keyword = {}", keyword(given)),
        Granted::Ability(id) => format!("ability = \"{id}\""),
    }
}

fn lost(what: Lost) -> String {
    match what {
        Lost::Keyword(of) => format!("keyword = \"{}\"", keyword_id(of)),
        Lost::Kind(of) => format!("kind = \"{}\"", kind(of)),
        Lost::All => "all = true".into(),
        Lost::Printed => "all = true, printed = true".into(),
    }
}

fn group(g: &Group) -> String {
    format!(
        "{{ target = {}, effect = {} }}",
        list(g.targets.iter().map(target)),
        list(g.effect.iter().map(step))
    )
}

fn verb(v: &Verb) -> String {
    let to_n = |word: &str, to: &Selector, n: &Number| {
        format!("\"{word}\", to = {}, n = {}", selector(to), number(n))
    };
    let who_n = |word: &str, who: Player, n: &Number| {
        format!("\"{word}\", who = \"{}\", n = {}", player(who), number(n))
    };
    match v {
        Verb::Damage { to, n } => to_n("damage", to, n),
        Verb::Heal { to, n } => to_n("heal", to, n),
        Verb::Shield { to, n } => to_n("shield", to, n),
        Verb::Modify { to, stat: of, n, until } => {
            format!("{}, stat = \"{}\", for = \"{}\"", to_n("modify", to, n), stat(*of), duration(*until))
        }
        Verb::Grant { to, what, until } => {
            format!("\"grant\", to = {}, {}, for = \"{}\"", selector(to), granted(what), duration(*until))
        }
        Verb::Lose { to, what, until } => {
            format!("\"lose\", to = {}, {}, for = \"{}\"", selector(to), lost(*what), duration(*until))
        }
        Verb::Incline(to) => format!("\"incline\", to = {}", selector(to)),
        Verb::Straighten(to) => format!("\"straighten\", to = {}", selector(to)),
        Verb::Move(to) => format!("\"move\", to = {}", selector(to)),
        Verb::Redirect(to) => format!("\"redirect\", to = {}", selector(to)),
        Verb::CancelAttack => "\"cancel_attack\"".into(),
        Verb::Attack { who, against, mode: way } => {
            let way = match way {
                Way::Any => "any",
                Way::Melee => "melee",
                Way::Ranged => "ranged",
            };
            format!("\"attack\", who = {}, against = {}, mode = \"{way}\"", selector(who), selector(against))
        }
        Verb::Destroy(to) => format!("\"destroy\", to = {}", selector(to)),
        Verb::Discard { who, n, filter: of, pick } => {
            let pick = match pick {
                Among::Owner => "owner",
                Among::You => "you",
                Among::Random => "random",
            };
            format!("{}, filter = {}, pick = \"{pick}\"", who_n("discard", *who, n), filter(of))
        }
        Verb::Mill { who, n, store } => {
            let store = store.as_ref().map_or(String::new(), |name| format!(", store = \"${name}\""));
            format!("{}{store}", who_n("mill", *who, n))
        }
        Verb::Draw { who, n } => who_n("draw", *who, n),
        Verb::Gold { who, n } => who_n("gold", *who, n),
        Verb::Prestige { who, n } => who_n("prestige", *who, n),
        Verb::Search { zone: place, filter: of, n, dest } => {
            let dest = match dest {
                Dest::Hand => "hand",
                Dest::Play => "play",
                Dest::DeckTop => "deck_top",
                Dest::Discard => "discard",
            };
            format!(
                "\"search\", zone = \"{}\", filter = {}, n = {n}, dest = \"{dest}\"",
                zone(*place),
                filter(of)
            )
        }
        Verb::Look { who, n } => who_n("look", *who, n),
        Verb::Put { card, dest } => {
            format!("\"put\", card = {}, dest = \"{}\"", selector(card), put_dest(*dest))
        }
        Verb::Deploy { card, side } => {
            format!("\"deploy\", card = {}, side = \"{}\"", selector(card), player(*side))
        }
        Verb::Attach { card, to } => format!("\"attach\", card = {}, to = {}", selector(card), selector(to)),
        Verb::Choose { options, n } => {
            format!("\"choose\", n = {n}, options = {}", list(options.iter().map(group)))
        }
        Verb::Cost { filter: of, n, next, until } => {
            let next = next.map_or(String::new(), |next| format!(", next = {next}"));
            format!("\"cost\", filter = {}, n = {n}{next}, for = \"{}\"", filter(of), duration(*until))
        }
        Verb::Unless { who, cost: costs, effect } => {
            let (costs, effect) = (list(costs.iter().map(cost)), list(effect.iter().map(step)));
            format!("\"unless\", who = \"{}\", cost = {costs}, effect = {effect}", player(*who))
        }
        Verb::May { cost: costs, effect } => {
            format!(
                "\"may\", cost = {}, effect = {}",
                list(costs.iter().map(cost)),
                list(effect.iter().map(step))
            )
        }
    }
}

fn step(s: &Step) -> String {
    let when = s.condition.as_ref().map_or(String::new(), |when| format!(", if = {}", condition(when)));
    format!("{{ do = {}{when} }}", verb(&s.verb))
}

fn standing(s: &Standing) -> String {
    let body = match &s.effect {
        StandingEffect::Modify { to, stat: of, n } => {
            format!("\"modify\", to = {}, stat = \"{}\", n = {}", selector(to), stat(*of), number(n))
        }
        StandingEffect::Grant { to, what } => format!("\"grant\", to = {}, {}", selector(to), granted(what)),
        StandingEffect::Lose { to, what } => format!("\"lose\", to = {}, {}", selector(to), lost(*what)),
        StandingEffect::Forbid { to, what } => {
            let what = match what {
                Forbidden::Attack => "attack",
                Forbidden::Melee => "melee",
                Forbidden::Ranged => "ranged",
                Forbidden::Intercept => "intercept",
                Forbidden::BeAttacked => "be_attacked",
                Forbidden::BeMoved => "be_moved",
                Forbidden::Straighten => "straighten",
            };
            format!("\"forbid\", to = {}, what = \"{what}\"", selector(to))
        }
        StandingEffect::Cost { filter: of, n, first_each_turn } => {
            format!("\"cost\", filter = {}, n = {n}, first_each_turn = {first_each_turn}", filter(of))
        }
        StandingEffect::Income { whose, gold, draw } => {
            format!("\"income\", whose = \"{}\", gold = {gold}, draw = {draw}", player(*whose))
        }
    };
    let when = s.condition.as_ref().map_or(String::new(), |when| format!(", if = {}", condition(when)));
    format!("{{ op = {body}{when} }}")
}

fn ability(a: &Ability) -> String {
    let mut lines = Vec::new();
    lines.extend(a.id.as_ref().map(|id| format!("id = \"{id}\"")));
    lines.push(format!("kind = \"{}\"", kind(a.kind)));
    if a.forced {
        lines.push("forced = true".into());
    }
    if let Some(when) = &a.when {
        lines.push(format!("when = {}", trigger(when)));
        let zone = match a.zone {
            ReactionZone::Play => "play",
            ReactionZone::Hand => "hand",
            ReactionZone::Discard => "discard",
        };
        lines.push(format!("zone = \"{zone}\""));
    }
    lines.extend(a.condition.as_ref().map(|when| format!("if = {}", condition(when))));
    lines.extend(a.limit.map(|limit| {
        let per = match limit.per {
            Per::Combat => "combat",
            Per::Turn => "turn",
            Per::Game => "game",
        };
        format!("limit = {{ n = {}, per = \"{per}\" }}", limit.n)
    }));
    if a.kind == AbilityKind::Passive {
        lines.push(format!("static = {}", list(a.standing.iter().map(standing))));
    } else {
        lines.push(format!("cost = {}", list(a.cost.iter().map(cost))));
        lines.push(format!("target = {}", list(a.targets.iter().map(target))));
        lines.push(format!("effect = {}", list(a.effect.iter().map(step))));
    }
    lines.join("\n")
}

fn names(names: &antre_kernel::Names) -> String {
    format!("{{ fr = \"{}\", en = \"{}\" }}", names.get(Lang::Fr), names.get(Lang::En))
}

fn card(c: &Card) -> String {
    let mut lines = vec![
        "[[card]]".to_owned(),
        format!("id = \"{}\"", c.id),
        format!("type = \"{}\"", card_type(c.body.card_type())),
        format!("faction = \"{}\"", c.faction.as_deref().unwrap_or("none")),
        format!("name = {}", names(&c.name)),
        format!("name_id = \"{}\"", c.name_id),
        format!("traits = {}", list(c.traits.iter().map(|id| quoted(id)))),
        format!("text = {}", names(&c.text)),
    ];
    if matches!(c.body, Body::Character { .. } | Body::Attachment { .. }) {
        lines.push(format!("keywords = {}", list(c.keywords.iter().map(keyword))));
    }
    match &c.body {
        Body::Banner { initiative, setup } => {
            lines.push(format!("initiative = {initiative}"));
            lines.push(format!("setup = {}", list(setup.iter().map(|(id, _)| quoted(id)))));
        }
        Body::City { default_ability } => lines.push(format!("default_ability = {default_ability}")),
        Body::Manoeuvre { subtype: of, gold, draw } => {
            lines.push(format!("subtype = \"{}\"\ngold = {gold}\ndraw = {draw}", subtype(*of)));
        }
        Body::Event { cost } => lines.push(format!("cost = {cost}")),
        Body::Character { cost, values, .. } | Body::Attachment { cost, values } => {
            lines.push(format!("cost = {cost}\nattack = {}\nriposte = {}", values.attack, values.riposte));
            lines.push(format!("hp = {}\nprestige = {}", values.hp, values.prestige));
            lines.extend(values.ranged.map(|ranged| format!("ranged = {ranged}")));
        }
    }
    lines.extend(c.subtitle().map(|subtitle| format!("subtitle = {}", names(subtitle))));
    for own in &c.abilities {
        lines.push(format!("[[card.ability]]\n{}", ability(own)));
    }
    lines.join("\n")
}

fn deck(d: &DeckList) -> String {
    let manoeuvres = list(d.manoeuvres.iter().map(|(id, _)| quoted(id)));
    let cards: Vec<String> = d.cards.iter().map(|(id, copies, _)| format!("{id} = {copies}")).collect();
    format!(
        "[[deck]]\nid = \"{}\"\nname = {}\nbanner = \"{}\"\ncity = \"{}\"\nmanoeuvres = {manoeuvres}\ncards = {{ {} }}",
        d.id,
        names(&d.name),
        d.banner.0,
        d.city.0,
        cards.join(", ")
    )
}

/// The whole file.
pub fn pack(p: &Pack) -> String {
    let mut parts = vec![
        "game = \"drakerion\"\n\n[pack]".to_owned(),
        format!("id = \"{}\"\nname = {}\norigin = {}", p.id, names(&p.name), names(&p.origin)),
        format!("deck_size = {}\nmax_copies = {}\n", p.deck_size, p.max_copies),
    ];
    for (word, labels) in [("faction", &p.factions), ("trait", &p.traits)] {
        for label in labels {
            parts.push(format!("[[{word}]]\nid = \"{}\"\nname = {}\n", label.id, names(&label.name)));
        }
    }
    parts.extend(p.abilities.iter().map(|given| format!("[[ability]]\n{}\n", ability(given))));
    parts.extend(p.cards.iter().map(|own| format!("{}\n", card(own))));
    parts.extend(p.decks.iter().map(|own| format!("{}\n", deck(own))));
    parts.join("\n")
}
