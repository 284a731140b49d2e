//! Cards: every one in exactly one place, in the truth and in sampled worlds.

use super::spot::Spot;
use super::{Law, Lawful, Run};
use antre_kernel::Next;
use antre_stage::Present;

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    let Some(count) = &run.laws.census else { return Ok(()) };
    let now = count(run.rules, spot.state);
    if run.census.is_none() {
        // Before somebody is to act the cards may still be in the box.
        if !matches!(spot.next, Next::Seats(_)) {
            return Ok(());
        }
        run.census = Some(now.clone());
    }
    let Some(all) = run.census.as_ref().filter(|_| run.on(Law::Census)) else { return Ok(()) };
    if let Some(what) = differ(all, &now) {
        return Err(spot.broken(Law::Census, what));
    }
    for sight in &spot.sights {
        for world in &sight.worlds {
            if let Some(what) = differ(all, &count(run.rules, world)) {
                let what = format!("in a world that {} may imagine, {what}\n{world:?}", sight.eye);
                return Err(spot.broken(Law::Census, what));
            }
        }
    }
    Ok(())
}

/// What has changed between two counts of the cards, if anything has.
pub(crate) fn differ(all: &[u16], now: &[u16]) -> Option<String> {
    if all.len() != now.len() {
        return Some(format!("{} kinds of cards were counted, now {}", all.len(), now.len()));
    }
    let (card, (before, now)) = all.iter().zip(now).enumerate().find(|(_, (before, now))| before != now)?;
    Some(format!("card {card} was counted {before} times, now {now} times"))
}
