//! The leak rate: samples agree with the truth, and with each other, as often as chance makes them.

use super::spot::Spot;
use super::{Broken, Law, Lawful, Leak, Run, Secret};
use antre_kernel::Dice;
use antre_stage::Present;

/// Agreements seen and expected. What happens within one game hangs together, so each game counts as one
/// observation.
#[derive(Default)]
pub(crate) struct Rates {
    zones: Vec<Zone>,
    /// Whether any slot could have held something else.
    uncertain: bool,
}

struct Zone {
    name: &'static str,
    seen: f64,
    expected: f64,
    /// Seen less expected in the game that is being played.
    game: f64,
    games: Vec<f64>,
}

/// As many standard errors as chance is granted.
const LIMIT: f64 = 5.0;

/// One state in so many is counted: neighbours say much the same.
const THIN: usize = 4;

/// The fewest games from which a rate can be told.
const FEWEST: usize = 8;

impl Rates {
    /// Compares the slots of one world with those of another.
    fn count(&mut self, truth: &[Secret], world: &[Secret]) -> Result<(), String> {
        let (pools, slots) = (Counts::of(truth, |_| 0), Counts::of(world, |secret| secret.slot));
        for secret in truth {
            let Some(seen) = slots.share(secret.pool, secret.slot, secret.value) else {
                return Err(format!("{secret:?} is hidden in the truth, but not in a sampled world"));
            };
            let odds = pools.share(secret.pool, 0, secret.value).unwrap_or(0.0);
            self.uncertain |= odds < 1.0;
            let zone = self.zone(secret.zone);
            zone.seen += seen;
            zone.expected += odds;
            zone.game += seen - odds;
        }
        Ok(())
    }

    fn zone(&mut self, name: &'static str) -> &mut Zone {
        let at = self.zones.iter().position(|zone| zone.name == name).unwrap_or_else(|| {
            self.zones.push(Zone { name, seen: 0.0, expected: 0.0, game: 0.0, games: Vec::new() });
            self.zones.len() - 1
        });
        &mut self.zones[at]
    }

    fn end_of_game(&mut self) {
        for zone in &mut self.zones {
            zone.games.push(std::mem::take(&mut zone.game));
        }
    }
}

/// How often each value lies in each group of slots.
struct Counts(Vec<(u16, u16, u16)>);

impl Counts {
    fn of(secrets: &[Secret], group: impl Fn(&Secret) -> u16) -> Counts {
        let mut values: Vec<_> =
            secrets.iter().map(|secret| (secret.pool, group(secret), secret.value)).collect();
        values.sort_unstable();
        Counts(values)
    }

    /// What part of a group holds this value, if there is such a group.
    fn share(&self, pool: u16, group: u16, value: u16) -> Option<f64> {
        let within = |low, high| {
            self.0.partition_point(|entry| *entry <= (pool, group, high))
                - self.0.partition_point(|entry| *entry < (pool, group, low))
        };
        let all = within(0, u16::MAX);
        (all > 0).then(|| within(value, value) as f64 / all as f64)
    }
}

impl Zone {
    /// How many standard errors the games are off from chance, one by one and taken together.
    fn off(&self) -> f64 {
        let n = self.games.len() as f64;
        let mean = self.games.iter().sum::<f64>() / n;
        let variance = self.games.iter().map(|game| (game - mean).powi(2)).sum::<f64>() / (n - 1.0);
        let error = (variance / n).sqrt();
        if mean.abs() < 1e-9 {
            0.0
        } else if error < 1e-9 {
            mean.signum() * f64::INFINITY
        } else {
            mean / error
        }
    }
}

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    let Some(secrets) = &run.laws.secrets else { return Ok(()) };
    if !run.any(&[Law::LeakRate, Law::Spread]) || spot.dice(Law::LeakRate).below(THIN) > 0 {
        return Ok(());
    }
    for sight in &spot.sights {
        let truth = secrets(run.rules, spot.state, sight.eye);
        if truth.is_empty() {
            continue;
        }
        let worlds: Vec<_> = sight.worlds.iter().map(|world| secrets(run.rules, world, sight.eye)).collect();
        for world in &worlds {
            run.leaks.count(&truth, world).map_err(|what| {
                let law = if run.laws.on[Law::LeakRate as usize] { Law::LeakRate } else { Law::Spread };
                spot.broken(law, format!("{what} of {}", sight.eye))
            })?;
        }
        // A world that does not fit the truth does not fit another: that was said above.
        let _ = run.spread.count(&worlds[0], &worlds[1]);
    }
    Ok(())
}

pub(crate) fn end_of_game<R: Present>(run: &mut Run<'_, R>) {
    run.leaks.end_of_game();
    run.spread.end_of_game();
}

pub(crate) fn finish<R: Present>(run: &mut Run<'_, R>) -> Lawful {
    if run.laws.secrets.is_none() {
        return Ok(());
    }
    let said = [
        (Law::LeakRate, &run.leaks, "sampled worlds agree with the truth"),
        (Law::Spread, &run.spread, "two sampled worlds agree with each other"),
    ];
    for (law, rates, what) in said.into_iter().filter(|(law, ..)| run.on(*law)) {
        let broken = |what| Err(Broken { law, seed: None, ply: 0, what, position: Vec::new() });
        if !rates.uncertain {
            return broken("no secret was named that could have been otherwise".into());
        }
        for zone in rates.zones.iter().filter(|zone| zone.games.len() >= FEWEST) {
            let off = zone.off();
            if off.abs() >= LIMIT {
                return broken(format!(
                    "{what} on {:.0} slots of `{}` over {} games; chance gives {:.1}, which is {off:.1} standard \
                     errors away",
                    zone.seen,
                    zone.name,
                    zone.games.len(),
                    zone.expected
                ));
            }
        }
    }
    let enough = run.leaks.zones.iter().filter(|zone| zone.games.len() >= FEWEST);
    let leak = |zone: &Zone| {
        let Zone { name, expected, seen, .. } = *zone;
        Leak { zone: name, expected, seen, off: zone.off() }
    };
    run.tally.leaks = enough.map(leak).collect();
    Ok(())
}
