//! Bots at the table: they think elsewhere, from what their seat may know, and come back with ordinary moves.

use crate::input::{Output, Report, ThoughtId};
use crate::people::Hint;
use crate::room::{Asker, Effect, Room, Then};
use crate::seats::Thinking;
use crate::{ConnectionId, Refusal, Tempo};
use antre_host::{BotSpec, Budget, Cost, SearchOverrides};
use antre_kernel::{Eye, Next, Phrase, Seat};
use antre_shelf::SHELF;
use antre_wire::server::{ErrorCode, Limits, Pace, ServerMessage, Who};
use std::time::Duration;

/// How many paces a bot waits after a trick or a fight is over.
const PAUSE: u32 = 2;

/// How long a bot waits before it tries again where its move could not be written, in milliseconds.
const AGAIN_MS: i64 = 5_000;

/// Who gives hints.
const ADVISER: &str = "brasier";

/// How people call a bot.
pub fn bot_name(spec: BotSpec) -> String {
    match spec {
        BotSpec::Level(level, _) => level.name().to_owned(),
        other => other.to_string(),
    }
}

/// A bot that may play this game: known, and not thinking longer than the operator allows.
///
/// # Errors
/// Why it may not.
pub fn allowed_bot(limits: &Limits, game: &str, text: &str) -> Result<BotSpec, Refusal> {
    let spec = BotSpec::read(text).map_err(|wrong| Refusal::new(ErrorCode::BadOpen, wrong))?;
    let (time, iterations) = patience(limits, game);
    let fits = match cost(game, spec) {
        Cost::Nothing => true,
        Cost::Iterations(n) => n <= iterations,
        Cost::Time(long) => long <= time,
    };
    if fits {
        return Ok(spec);
    }
    let what = Phrase::new("server-bot-too-slow").with("got", text).with("ms", limits.think_ms as i64);
    Err(Refusal::new(ErrorCode::BadOpen, what.with("n", i64::from(iterations))))
}

/// A bot that sits at a table already: should the operator have become less patient since, it thinks as long as it may.
fn seated_bot(limits: &Limits, game: &str, text: &str) -> BotSpec {
    let Ok(spec) = BotSpec::read(text) else { return BotSpec::Greedy };
    let (time, iterations) = patience(limits, game);
    match cost(game, spec) {
        Cost::Iterations(n) if n > iterations => {
            BotSpec::Search(Budget::Iterations(iterations.max(1)), SearchOverrides::default())
        }
        Cost::Time(long) if long > time => BotSpec::Search(Budget::Time(time), SearchOverrides::default()),
        _ => spec,
    }
}

/// How long a bot may think in this game: a time, or a number of iterations. What an iteration takes differs from game
/// to game, so the strongest level is a bound as well.
fn patience(limits: &Limits, game: &str) -> (Duration, u32) {
    let most = match cost(game, BotSpec::BEST) {
        Cost::Iterations(n) => n.min(limits.think_iterations),
        Cost::Nothing | Cost::Time(_) => limits.think_iterations,
    };
    (Duration::from_millis(limits.think_ms), most)
}

fn cost(game: &str, bot: BotSpec) -> Cost {
    SHELF.iter().find(|known| known.id() == game).map_or(Cost::Nothing, |game| game.cost(bot))
}

impl Room {
    /// Lets every bot that is to act think, unless it does so already. Where only bots play, they wait for somebody to
    /// watch.
    pub(crate) fn wake_bots(&mut self) {
        let Ok(next) = self.table().map(|table| table.next()) else { return };
        if self.bots_again_at.is_some() || self.are_bots_alone() && self.connections.is_empty() {
            return;
        }
        for seat in self.all_seats().filter(|&seat| next.may_act(seat)) {
            let state = &self.seats[seat.index()];
            let Some(bot) = self.stored.seats[seat.index()].bot.as_deref() else { continue };
            if state.thinking.is_some_and(|thinking| thinking.turn == state.since) {
                continue;
            }
            let spec = match state.random_fallback {
                true => BotSpec::Random,
                false => seated_bot(&self.shared.limits, &self.stored.game, bot),
            };
            let (turn, usual) = (state.since, state.took.iter().copied().max().unwrap_or_default());
            let seed = self.entropy.number();
            let Ok(table) = self.table() else { return };
            let pauses = table.pauses();
            let (task, version) = (table.think(seat, spec, seed), table.version());
            let thought = self.next_thought();
            self.seats[seat.index()].thinking = Some(Thinking { thought, turn, version });
            let for_people = !self.are_bots_alone();
            let tempo = self.tempo(usual, pauses);
            let light = cost(&self.stored.game, spec) == Cost::Nothing;
            let seated = self.connections.iter().find(|known| known.eye != Eye::Public);
            let address = seated.or(self.connections.first()).map(|known| known.address);
            self.out.push(Output::Think { thought, task, light, tempo, for_people, address });
        }
    }

    fn are_bots_alone(&self) -> bool {
        self.stored.seats.iter().all(|seat| seat.who == Who::Bot)
    }

    /// How fast bots answer: people want to follow, and what they want to look at stays a while longer.
    fn tempo(&self, usual: Duration, pauses: bool) -> Tempo {
        let limits = &self.shared.limits;
        let normal = if self.are_bots_alone() { limits.bots_alone_pace_ms } else { limits.bot_pace_ms };
        let normal = Duration::from_millis(normal);
        let at_once = normal / 9;
        let pace = match self.stored.pace {
            Pace::Calm => normal * 2,
            Pace::Normal => normal,
            Pace::Brisk => normal / 2,
            Pace::AtOnce => at_once,
        };
        Tempo { pace, hurried: at_once, usual, paces: if pauses { PAUSE } else { 1 } }
    }

    /// Bots answer faster or slower from the next thought on.
    pub(crate) fn set_pace(&self, pace: Pace) -> Result<Effect, Refusal> {
        let mut stored = (*self.stored).clone();
        stored.pace = pace;
        self.store(stored, Vec::new(), Then::Nothing)
    }

    /// Whoever plays with bots alone has seen enough: those that think answer as at a table at once. Where several
    /// people look, nobody takes it away from the others.
    pub(crate) fn hurry(&mut self) -> Result<Effect, Refusal> {
        if self.stored.seats.iter().filter(|seat| seat.who != Who::Bot).count() > 1 {
            return Err(Refusal::plain(ErrorCode::NeedsConsent));
        }
        let thoughts = self.seats.iter().filter_map(|seat| seat.thinking);
        self.out.extend(thoughts.map(|thinking| Output::Hurry { thought: thinking.thought }));
        Ok(Effect::Done)
    }

    /// A bot has decided: for its seat, or for somebody who asked.
    pub(crate) fn thought(&mut self, thought: ThoughtId, notation: Option<String>, took: Duration) {
        let seat = self.all_seats().find(|seat| {
            self.seats[seat.index()].thinking.is_some_and(|thinking| thinking.thought == thought)
        });
        let Some(seat) = seat else { return self.hinted(thought, notation) };
        let state = &mut self.seats[seat.index()];
        let version = state.thinking.take().map_or(0, |thinking| thinking.version);
        state.took.rotate_right(1);
        state.took[0] = took;
        let effect = match notation {
            // An ordinary move, with the version it saw.
            Some(notation) => self.play(seat, version, notation),
            None => Err(Refusal::plain(ErrorCode::BadMove)),
        };
        self.carry_out(Asker::Bot(seat), effect);
    }

    /// A bot's move is played, or was refused.
    pub(crate) fn bot_answered(&mut self, seat: Seat, refusal: Option<Refusal>) {
        let random_fallback = self.seats[seat.index()].random_fallback;
        match refusal {
            None => {
                self.seats[seat.index()].random_fallback = false;
                self.report(Report::BotMoved);
            }
            // The table moved on while it thought.
            Some(why) if matches!(why.code, ErrorCode::Stale | ErrorCode::NotToAct | ErrorCode::Over) => {
                self.wake_bots();
            }
            // It could not be written: a bot has time.
            Some(why) if why.code == ErrorCode::Internal => self.bots_again_at = Some(self.now + AGAIN_MS),
            Some(why) if !random_fallback => {
                self.report(Report::BotRefused(seat, why));
                self.seats[seat.index()].random_fallback = true;
                self.wake_bots();
            }
            Some(why) => self.report(Report::BotStuck(seat, why)),
        }
    }

    /// A person asks for advice.
    pub(crate) fn hint(&mut self, connection: ConnectionId, seat: Seat) -> Result<Effect, Refusal> {
        let others_are_bots = self
            .all_seats()
            .filter(|&other| other != seat)
            .all(|other| self.stored.seats[other.index()].who == Who::Bot);
        if !self.stored.hints && !others_are_bots {
            return Err(Refusal::plain(ErrorCode::NoHints));
        }
        let table = self.table()?;
        if table.next() == Next::Over {
            return Err(Refusal::plain(ErrorCode::Over));
        }
        if !table.next().may_act(seat) {
            return Err(Refusal::plain(ErrorCode::NotToAct));
        }
        if self.connection(connection).is_some_and(|known| known.hint.is_some()) {
            return Err(Refusal::plain(ErrorCode::TooFast));
        }
        let mut stored = (*self.stored).clone();
        stored.seats[seat.index()].hints += 1;
        self.store(stored, Vec::new(), Then::Hint { connection, seat })
    }

    /// The hint is counted: a bot thinks about it.
    pub(crate) fn begin_hint(&mut self, connection: ConnectionId, seat: Seat) {
        let spec = seated_bot(&self.shared.limits, &self.stored.game, ADVISER);
        let seed = self.entropy.number();
        let Ok(table) = self.table() else { return };
        let (task, version) = (table.think(seat, spec, seed), table.version());
        let thought = self.next_thought();
        let Some(asker) = self.connection_mut(connection) else { return };
        asker.hint = Some(Hint { thought, version });
        let address = Some(asker.address);
        self.report(Report::HintGiven(seat));
        let light = cost(&self.stored.game, spec) == Cost::Nothing;
        let (tempo, for_people) = (Tempo::default(), true);
        self.out.push(Output::Think { thought, task, light, tempo, for_people, address });
    }

    /// The advice is there: only the one who asked hears it.
    fn hinted(&mut self, thought: ThoughtId, notation: Option<String>) {
        let asker =
            self.connections.iter_mut().find(|known| known.hint.is_some_and(|hint| hint.thought == thought));
        let Some(asker) = asker else { return };
        let version = asker.hint.take().map_or(0, |hint| hint.version);
        let (connection, eye, lang) = (asker.id, asker.eye, asker.lang);
        let (Some(notation), Some(seat), Ok(table)) = (notation, eye.seat(), self.table()) else { return };
        let choice = table.choices(seat).into_iter().find(|choice| choice.notation == notation);
        // The table may have moved on while it thought; then the notation has to do.
        let label = choice.map_or_else(|| notation.clone(), |choice| self.speaker(lang).say(&choice.label));
        self.tell(connection, &ServerMessage::Hint { version, notation, label });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a bot costs is not read from its name: the limit holds for levels too, and the default lets all of them in.
    #[test]
    fn no_bot_thinks_longer_than_the_operator_allows() {
        let usual = Limits::default();
        for game in SHELF {
            for level in BotSpec::LEVELS {
                assert_eq!(allowed_bot(&usual, game.id(), &level.to_string()), Ok(level), "{}", game.id());
            }
            // Each tree has a thread and a memory of its own.
            let many = ["search:5000ms,trees=64", "search:2501ms,trees=2"];
            for slow in ["search:400001", "search:5001ms", "brasier:5001ms"].into_iter().chain(many) {
                assert!(allowed_bot(&usual, game.id(), slow).is_err(), "{slow}");
                let seated = game.cost(seated_bot(&usual, game.id(), slow));
                assert!(seated <= Cost::Time(Duration::from_millis(usual.think_ms)), "{slow}");
            }
            assert!(allowed_bot(&usual, game.id(), "search:2500ms,trees=2").is_ok());
        }
        assert!(allowed_bot(&usual, "coeur", "search:400000").is_ok());
        assert!(allowed_bot(&usual, "coeur", "search:200001,trees=2").is_err());
        assert!(allowed_bot(&usual, "drakerion", "search:80001").is_err(), "an iteration costs more there");
        let strict = Limits { think_iterations: 50_000, ..Limits::default() };
        for game in SHELF {
            let refused = allowed_bot(&strict, game.id(), "volcan").unwrap_err();
            assert_eq!(refused.what.what.key, "server-bot-too-slow");
            for fast in ["brasier", "volcan:blitz"] {
                assert!(allowed_bot(&strict, game.id(), fast).is_ok(), "{fast}");
            }
            // One who sits at a table already thinks as long as it may.
            let seated = seated_bot(&strict, game.id(), "volcan");
            assert_eq!(game.cost(seated), Cost::Iterations(50_000));
        }
    }
}
