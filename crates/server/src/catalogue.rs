//! What can be played here: games, packs and bots as people see them, put together once and kept until a pack is added.

use crate::packs::Packs;
use antre_host::BotSpec;
use antre_kernel::Lang;
use antre_room::{Shared, allowed_bot, bot_name};
use antre_shelf::SHELF;
use antre_wire::GameInfo;
use antre_wire::server::{BotInfo, Config, Games};
use std::sync::{Arc, Mutex, PoisonError};

/// The catalogue in every language; which packs it knows, by their number.
type Printed = Option<(usize, Arc<[Games; 2]>)>;

/// What can be played here.
#[derive(Default)]
pub(crate) struct Catalogue(Mutex<Printed>);

impl Catalogue {
    /// The catalogue as it stands. Making it reads packs: not on a thread that answers.
    pub(crate) fn get(&self, config: &Config, shared: &Shared, packs: &Packs) -> Arc<[Games; 2]> {
        let mut printed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = packs.count();
        if let Some((packs, games)) = &*printed
            && *packs == known
        {
            return Arc::clone(games);
        }
        let games = Arc::new(Lang::ALL.map(|lang| print(config, shared, packs, lang)));
        *printed = Some((known, Arc::clone(&games)));
        games
    }

    /// The same if it is there already.
    pub(crate) fn ready(&self, packs: &Packs) -> Option<Arc<[Games; 2]>> {
        let printed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        printed.as_ref().filter(|(known, _)| *known == packs.count()).map(|(_, games)| Arc::clone(games))
    }
}

fn print(config: &Config, shared: &Shared, packs: &Packs, lang: Lang) -> Games {
    let speaker = shared.speech.speaker(lang);
    // What the operator does not let think so long is not offered; the usual one is then the next below.
    let allowed = |spec: &&BotSpec| {
        SHELF.iter().all(|game| allowed_bot(&config.limits, game.id(), &spec.to_string()).is_ok())
    };
    let levels: Vec<&BotSpec> = BotSpec::LEVELS.iter().filter(allowed).collect();
    let usual = levels.iter().find(|level| ***level == BotSpec::USUAL).or(levels.last()).copied();
    let bot = |spec: &BotSpec| BotInfo {
        bot: spec.to_string(),
        name: bot_name(*spec),
        about: speaker.find(&format!("level-{spec}.about")).unwrap_or_default(),
        usual: Some(spec) == usual,
    };
    let games = SHELF.iter().map(|game| {
        let mut card = GameInfo::from(*game, speaker);
        card.packs.extend(packs.cards(*game, lang));
        card
    });
    Games {
        games: games.collect(),
        bots: levels.iter().copied().map(bot).collect(),
        accounts: config.accounts,
        webhooks: config.webhooks.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_room::{Boxes, Catalogues, Speech};
    use antre_wire::server::PackUpload;

    /// S8: however often people ask, packs are read once, and again only when there is a new one.
    #[test]
    fn s8_what_can_be_played_is_put_together_once() {
        let folder = std::env::temp_dir().join(format!("antre-catalogue-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let config = Config::default();
        let shared = Shared {
            limits: config.limits.clone(),
            speech: Speech::new(),
            boxes: Boxes::default(),
            catalogues: Catalogues::default(),
            webhooks: Box::new(|_| Ok(())),
        };
        let (packs, catalogue) = (Packs::read(folder.clone()), Catalogue::default());
        assert!(catalogue.ready(&packs).is_none());
        let first = catalogue.get(&config, &shared, &packs);
        assert!(Arc::ptr_eq(&first, &catalogue.get(&config, &shared, &packs)));
        assert!(catalogue.ready(&packs).is_some_and(|ready| Arc::ptr_eq(&first, &ready)));
        let text = SHELF[0].pack_text(SHELF[0].packs()[0]).unwrap();
        let ask = PackUpload { game: SHELF[0].id().into(), name: "mine".into(), text: text.into() };
        packs.add(ask, 10, Lang::Fr).unwrap();
        assert!(catalogue.ready(&packs).is_none());
        let second = catalogue.get(&config, &shared, &packs);
        let named = |games: &Games| games.games[0].packs.iter().any(|pack| pack.name == "mine");
        assert!(second.iter().all(named) && !first.iter().any(named));
        let _ = std::fs::remove_dir_all(&folder);
    }
}
