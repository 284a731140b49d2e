//! What is printed on a card, in a few words: its kind, its values and its text.

use crate::language::{Body, Card, Pack, Subtype, Values};
use antre_kernel::{Lang, Names};

/// The face of a card as people read it.
pub(crate) fn printed(pack: &Pack, card: &Card) -> Names {
    Names::new(face(pack, card, Lang::Fr), face(pack, card, Lang::En))
}

fn face(pack: &Pack, card: &Card, lang: Lang) -> String {
    let say = |fr: &'static str, en: &'static str| Names::new(fr, en).get(lang).to_owned();
    let kind = match &card.body {
        Body::Banner { initiative, .. } => {
            say("Bannière, initiative", "Banner, initiative") + &format!(" {initiative}")
        }
        Body::City { .. } => say("Cité", "City"),
        Body::Manoeuvre { subtype, gold, draw } => {
            let subtype = match subtype {
                Subtype::Supply => say("Ravitaillement", "Supply"),
                Subtype::Tactic => say("Tactique", "Tactic"),
            };
            format!("{subtype}, {gold} {}, {} {draw}", say("or", "gold"), say("pioche", "draw"))
        }
        Body::Character { cost, values, subtitle } => {
            let subtitle =
                subtitle.as_ref().map_or_else(String::new, |names| format!("{}. ", names.get(lang)));
            let named = if subtitle.is_empty() {
                say("Personnage", "Character")
            } else {
                say("Personnage Nommé", "Named Character")
            };
            let prestige = format!("{} {}", say("prestige", "prestige"), values.prestige);
            format!(
                "{subtitle}{named}, {cost} {}, {}, {prestige}",
                say("or", "gold"),
                stats(values, lang, false)
            )
        }
        Body::Attachment { cost, values } => {
            format!(
                "{}, {cost} {}, {}",
                say("Attachement", "Attachment"),
                say("or", "gold"),
                stats(values, lang, true)
            )
        }
        Body::Event { cost } => format!("{}, {cost} {}", say("Événement", "Event"), say("or", "gold")),
    };
    let traits: Vec<&str> = card
        .traits
        .iter()
        .map(|id| {
            pack.traits.iter().find(|label| label.id == *id).map_or(id.as_str(), |label| label.name.get(lang))
        })
        .collect();
    let traits = if traits.is_empty() { String::new() } else { format!(" ({})", traits.join(", ")) };
    // Under the rules a line of colour; a card without rules has it in their place.
    let text = card.text.get(lang);
    let flavour = card.flavour.as_ref().map(|flavour| flavour.get(lang)).filter(|&flavour| flavour != text);
    let flavour = flavour.map_or_else(String::new, |flavour| format!("\n{flavour}"));
    format!("{kind}{traits}. {text}{flavour}")
}

/// Attack, riposte and hit points, and the ranged value where there is one; an Attachment changes them.
fn stats(values: &Values, lang: Lang, change: bool) -> String {
    let one = |value: i8| match value {
        1.. if change => format!("+{value}"),
        0.. => value.to_string(),
        _ => format!("−{}", value.unsigned_abs()),
    };
    let ranged = values.ranged.map_or_else(String::new, |ranged| {
        format!(", {} {}", Names::new("tir", "shot").get(lang), one(ranged))
    });
    format!("{} / {} / {}{ranged}", one(values.attack), one(values.riposte), one(values.hp))
}

/// What a card is called: versions of a Named Character share their name and are told apart by their subtitles
/// (DN-123, DN-124), other cards of one name by a number.
pub(crate) fn called(pack: &Pack, card: &Card) -> Names {
    let mut alike = pack.cards.iter().filter(|other| other.name == card.name);
    let Some(number) =
        alike.clone().position(|other| other.id == card.id).filter(|_| alike.clone().count() > 1)
    else {
        return card.name.clone();
    };
    let Names { fr, en } = &card.name;
    match card.subtitle() {
        Some(own) if alike.all(|other| other.id == card.id || other.subtitle() != Some(own)) => {
            Names::new(format!("{fr}, {}", own.fr), format!("{en}, {}", own.en))
        }
        _ => Names::new(format!("{fr} ({})", number + 1), format!("{en} ({})", number + 1)),
    }
}
