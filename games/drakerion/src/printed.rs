//! What is printed on a card, in a few words: its kind, its values and its text.

use crate::compile::named_ability;
use crate::language::{Body, Card, Pack, Subtype, Values};
use crate::table::{Step, Tables};
use antre_kernel::{Arg, Names, Phrase};

/// The face of a card as people read it.
pub(crate) fn printed(pack: &Pack, card: &Card) -> Phrase {
    let label = |id: &String| {
        let known = pack.traits.iter().find(|label| label.id == *id);
        known.map_or_else(|| Arg::from(id.as_str()), |label| Arg::from(&label.name))
    };
    let labels: Vec<Arg> = card.traits.iter().map(label).collect();
    // Under the rules a line of colour; a card without rules has it in their place.
    let flavour = card.flavour.as_ref().filter(|&flavour| *flavour != card.text);
    let printed = Phrase::new("drakerion-printed").with("kind", kind(card));
    let printed = printed.with("traits", labels.len()).with("labels", labels).with("text", &card.text);
    let printed = printed.with("flavours", usize::from(flavour.is_some()));
    match flavour {
        Some(flavour) => printed.with("flavour", flavour),
        None => printed,
    }
}

fn kind(card: &Card) -> Phrase {
    match &card.body {
        Body::Banner { initiative, .. } => {
            Phrase::new("drakerion-printed-banner").with("initiative", i64::from(*initiative))
        }
        Body::City { .. } => Phrase::new("drakerion-printed-city"),
        Body::Manoeuvre { subtype, gold, draw } => {
            let subtype = Phrase::new(match subtype {
                Subtype::Supply => "drakerion-printed-supply",
                Subtype::Tactic => "drakerion-printed-tactic",
            });
            subtype.with("gold", i64::from(*gold)).with("draw", i64::from(*draw))
        }
        Body::Character { cost, values, subtitle } => {
            let character = match subtitle {
                Some(subtitle) => Phrase::new("drakerion-printed-named").with("subtitle", subtitle),
                None => Phrase::new("drakerion-printed-character"),
            };
            let character = character.with("cost", i64::from(*cost)).with("values", stats(values, false));
            character.with("prestige", i64::from(values.prestige))
        }
        Body::Attachment { cost, values } => {
            let attachment = Phrase::new("drakerion-printed-attachment").with("cost", i64::from(*cost));
            attachment.with("values", stats(values, true))
        }
        Body::Event { cost } => Phrase::new("drakerion-printed-event").with("cost", i64::from(*cost)),
    }
}

/// Attack, riposte and hit points, and the ranged value where there is one; an Attachment changes them.
fn stats(values: &Values, change: bool) -> Phrase {
    let one = |value: i8| match value {
        1.. if change => format!("+{value}"),
        0.. => value.to_string(),
        _ => format!("−{}", value.unsigned_abs()),
    };
    let stats = match values.ranged {
        Some(ranged) => Phrase::new("drakerion-printed-values.ranged").with("ranged", one(ranged)),
        None => Phrase::new("drakerion-printed-values"),
    };
    stats.with("attack", one(values.attack)).with("riposte", one(values.riposte)).with("hp", one(values.hp))
}

/// What a card is called: versions of a Named Character share their name and are told apart by their subtitles
/// (DN-123, DN-124), other cards of one name by a number.
pub(crate) fn called(pack: &Pack, card: &Card) -> Phrase {
    let mut alike = pack.cards.iter().filter(|other| other.name == card.name);
    let Some(number) =
        alike.clone().position(|other| other.id == card.id).filter(|_| alike.clone().count() > 1)
    else {
        return Phrase::from(&card.name);
    };
    match card.subtitle() {
        Some(own) if alike.all(|other| other.id == card.id || other.subtitle() != Some(own)) => {
            Phrase::new("drakerion-called").with("name", &card.name).with("subtitle", own)
        }
        _ => Phrase::new("drakerion-called-number").with("name", &card.name).with("n", number + 1),
    }
}

/// What the options of every choice of these cards do, by the place of the choice in the tables.
pub(crate) fn options(pack: &Pack, tables: &Tables) -> Vec<(u16, Vec<Names>)> {
    let mut all = Vec::new();
    let Some(first) = pack.cards.first() else { return all };
    for ability in &tables.abilities {
        let number = usize::from(ability.number);
        let card = pack.cards.get(ability.def.index());
        let named = card.and_then(Card::subtitle).map(|_| named_ability(0));
        let written = match card {
            Some(card) => card.abilities.get(number).or(named.as_ref()),
            None => pack.abilities.get(number),
        };
        let Some(written) = written else { continue };
        let is_choice = |at: &u16| matches!(tables.code[usize::from(*at)].step, Step::Choose { .. });
        let places = (ability.code.start..ability.code.end).filter(is_choice);
        all.extend(places.zip(crate::prose::options(pack, card.unwrap_or(first), written)));
    }
    all.sort_unstable_by_key(|(at, _)| *at);
    all
}
