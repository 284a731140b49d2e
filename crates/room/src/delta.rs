//! What each eye was told last: a zone that is as it was goes by its name, unspoken and unwritten.

use antre_host::Speaker;
use antre_kernel::Eye;
use antre_stage::Scene;
use antre_wire as wire;
use antre_wire::server::{SceneDelta, ZoneDelta};
use foldhash::quality::FixedState;
use std::hash::{BuildHasher as _, Hash};

/// Prints of what an eye was told last. All sockets of an eye were told the same: whoever comes in is told everything
/// as it stands, and from then on what everybody is told.
pub(crate) struct LastSent {
    zones: Vec<u64>,
    links: u64,
}

/// What each eye was told; of eyes that left, nothing.
#[derive(Default)]
pub(crate) struct Memory(Vec<(Eye, LastSent)>);

impl Memory {
    pub(crate) fn of(&self, eye: Eye) -> Option<&LastSent> {
        self.0.iter().find_map(|(known, told)| (*known == eye).then_some(told))
    }

    pub(crate) fn remember(&mut self, eye: Eye, told: LastSent) {
        self.0.retain(|(known, _)| *known != eye);
        self.0.push((eye, told));
    }

    pub(crate) fn keep_only(&mut self, here: impl Fn(Eye) -> bool) {
        self.0.retain(|(eye, _)| here(*eye));
    }
}

/// A scene as news for somebody who was told that before, and what they have been told then.
pub(crate) fn delta(scene: Scene, speaker: &Speaker, before: Option<&LastSent>) -> (SceneDelta, LastSent) {
    // Marks may call seats by their names, so a print holds those as well.
    let links = print(speaker, &scene.links);
    let zones: Vec<u64> = scene.zones.iter().map(|zone| print(speaker, zone)).collect();
    let was = |print: &u64| before.is_some_and(|told| told.zones.contains(print));
    let spoken = scene.zones.into_iter().zip(&zones).map(|(zone, print)| {
        if was(print) { ZoneDelta::Same(zone.id) } else { ZoneDelta::New(wire::Zone::from(zone, speaker)) }
    });
    let news = SceneDelta {
        headline: scene.headline.as_ref().map(|phrase| speaker.say(phrase)),
        step: scene.step.map(str::to_owned),
        zones: spoken.collect(),
        links: (before.map(|told| told.links) != Some(links))
            .then(|| scene.links.into_iter().map(wire::Link::from).collect()),
    };
    (news, LastSent { zones, links })
}

fn print(speaker: &Speaker, thing: &impl Hash) -> u64 {
    FixedState::default().hash_one((speaker.names(), thing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::{Lang, Names, Phrase, Seat};
    use antre_stage::{Link, Piece, Zone, ZoneKind};

    fn zone(id: &str, value: i64) -> Zone {
        let mut piece = Piece::new(format!("{id}/0"), antre_stage::Face::Down("back"));
        piece.marks.push(Phrase::new("no-such-key").with("by", Seat::A));
        Zone::new(id, "counter", ZoneKind::Counter(value), Names::new("Un", "One")).holding(vec![piece])
    }

    #[test]
    fn whoever_adds_up_the_news_sees_the_whole_scene() {
        let mut speaker = Speaker::new(Lang::En, &[]);
        let link = || vec![Link { from: "a".into(), to: "b".into() }];
        let scenes = [
            (vec![zone("a", 1), zone("b", 1)], link()),
            (vec![zone("a", 1), zone("b", 2)], link()),
            (vec![zone("b", 2), zone("c", 0), zone("a", 1)], Vec::new()),
            (vec![zone("c", 0)], Vec::new()),
        ];
        let (mut told, mut seen): (Option<LastSent>, Option<wire::Scene>) = (None, None);
        let mut new = Vec::new();
        for (zones, links) in scenes {
            let scene = Scene { zones, links, ..Scene::default() };
            let whole = wire::Scene::from(scene.clone(), &speaker);
            let (news, now) = delta(scene, &speaker, told.as_ref());
            new.push(news.zones.iter().filter(|zone| matches!(zone, ZoneDelta::New(_))).count());
            let text = serde_json::to_string(&news).unwrap();
            let heard: SceneDelta = serde_json::from_str(&text).unwrap();
            (told, seen) = (Some(now), heard.after(seen.as_ref()));
            assert_eq!(seen, Some(whole));
        }
        assert_eq!(new, [2, 1, 1, 0]);
        // Somebody sits down under another name: what calls them by it is news.
        speaker.call_seats(vec!["Anna".into()]);
        let scene = Scene { zones: vec![zone("c", 0)], ..Scene::default() };
        let (last, _) = delta(scene, &speaker, told.as_ref());
        assert!(matches!(last.zones[..], [ZoneDelta::New(_)]));
    }
}
