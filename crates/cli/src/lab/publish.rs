//! `antre lab publish`: every table of docs/strength.md and docs/balance.md, from one command that can be taken up
//! again and ends in time.

use crate::args::{LabTable, PublishArgs};
use crate::failure::Failure;
use crate::files;
use crate::lab::duel::contender;
use crate::lab::figures::{interval, share};
use crate::lab::league::League;
use crate::lab::report;
use crate::lab::table::Table;
use crate::lab::watch::{Clock, stop_on_ctrl_c};
use crate::lab::{Setting, read_option, write_and_say};
use crate::out::{self, HEAD};
use crate::play::saves;
use antre_host::{BotSpec, Contender, Speaker};
use antre_kernel::{Lang, Misread};
use antre_lab::{BalanceReport, Progress, Tally, Verdict};
use antre_shelf::SHELF;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Where the tables stand in a document; what is around them is written by people and stays.
const BEGIN: &str = "<!-- antre lab publish: begin -->";
const END: &str = "<!-- antre lab publish: end -->";

/// Measures all that is asked for and writes the documents; Ctrl-C ends it early and loses nothing.
pub(crate) fn run(args: &PublishArgs, speaker: &Speaker) -> Result<(), Failure> {
    let unknown = |misread: Misread| Failure::unknown(speaker, &misread);
    let games: Vec<String> = if args.games_named.is_empty() {
        SHELF.iter().map(|game| game.id().to_owned()).collect()
    } else {
        args.games_named.clone()
    };
    let seats =
        args.seats.iter().map(|text| read_option(text)).collect::<Result<Vec<_>, _>>().map_err(unknown)?;
    files::prepare(&["strength.md", "balance.md"].map(|name| args.out.join(name)), speaker)?;
    let stop = stop_on_ctrl_c();
    let clock =
        Clock { stop: &stop, end: Some(Instant::now() + Duration::from_secs(60 * u64::from(args.minutes))) };
    // The documents are English, like all that is written for developers.
    let english = antre_shelf::speaker(Lang::En);
    let (mut strength, mut balance) = (String::new(), String::new());
    for (index, id) in games.iter().enumerate() {
        let chosen = seats.iter().find(|(game, _)| game == id).and_then(|(_, seats)| seats.parse().ok());
        let fewest = crate::game(id, speaker)?.players().0.max(2);
        let table = LabTable {
            seed: args.seed,
            threads: None,
            seats: Some(chosen.unwrap_or(fewest)),
            options: Vec::new(),
            pack: None,
        };
        let setting = Setting::read(id, &table, &english)?;
        let publication = Publication { setting: &setting, args };
        let own = clock.share(1.0 / (games.len() - index) as f64);
        // Where there are decks, they and the balance need their part.
        let strong = if setting.game.decks().is_some() { own.share(0.6) } else { own };
        publication.strength(strong, &mut strength)?;
        publication.balance(own, &mut balance)?;
        publication.decks(own, &mut balance)?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::new(speaker.word("lab-publish-stopped")));
    }
    for (name, title, text) in [("strength.md", "# Strength", strength), ("balance.md", "# Balance", balance)]
    {
        let path = args.out.join(name);
        let before =
            if path.exists() { files::read(&path, speaker)? } else { format!("{title}\n\n{BEGIN}\n{END}\n") };
        let whole = put_between(&before, &text);
        write_and_say(&path, &whole, speaker)?;
    }
    Ok(())
}

/// The document with new tables where the old ones were; at its end if it has no place for them yet.
fn put_between(document: &str, tables: &str) -> String {
    let tables = format!("{BEGIN}\n{tables}{END}\n");
    match (document.find(BEGIN), document.find(END)) {
        (Some(begin), Some(end)) if begin < end => {
            let after =
                document[end + END.len()..].strip_prefix('\n').unwrap_or(&document[end + END.len()..]);
            format!("{}{tables}{after}", &document[..begin])
        }
        _ => format!("{}\n\n{tables}", document.trim_end()),
    }
}

/// One game's part of the documents.
struct Publication<'a> {
    setting: &'a Setting,
    args: &'a PublishArgs,
}

impl Publication<'_> {
    fn told(&self, what: &str) -> Result<(), Failure> {
        let id = self.setting.game.id();
        Ok(writeln!(out::stdout(), "{HEAD}{id}{HEAD:#} {what}")?)
    }

    fn contender(&self, text: &str) -> Result<Contender, Failure> {
        contender(text).map_err(|misread| Failure::unknown(&self.setting.speaker, &misread))
    }

    fn heading(&self) -> String {
        let (title, seats) = (self.setting.game.title(&self.setting.speaker), self.setting.seats());
        format!("## {title}, {seats} seats\n\n")
    }

    /// League, steps of budget, and the price of honesty.
    fn strength(&self, clock: Clock<'_>, text: &mut String) -> Result<(), Failure> {
        let (setting, args, speaker) = (self.setting, self.args, &self.setting.speaker);
        let id = setting.game.id();
        text.push_str(&self.heading());
        self.told("league")?;
        let mut levels: Vec<Contender> =
            args.bots.iter().map(|bot| self.contender(bot)).collect::<Result<_, _>>()?;
        if levels.is_empty() {
            levels.extend(BotSpec::LEVELS.into_iter().map(|bot| Contender::honest(bot.blitz())));
        }
        // The best against the weakest, and each level against the one below: what the league is held to, no more.
        // The last takes longest and is the closest, so it has all the time that the others left.
        let best = levels.len() - 1;
        let far = args.pairs.min(FAR_PAIRS);
        let mut meetings: Vec<(usize, usize, u32)> =
            (1..=best).map(|above| (above, above - 1, args.pairs)).collect();
        if best > 1 {
            meetings.insert(best - 1, (best, 0, far));
        }
        match setting.league(&levels, &meetings, true, clock.share(0.6))? {
            Some(league) => {
                let mut met = Table::new(["Meeting", "Pairs", "Wins (%)", "Elo [95%]"].map(str::to_owned));
                for (a, b, found) in &league.met {
                    met.row(verdict_row(speaker, &format!("{} over {}", levels[*a], levels[*b]), found));
                }
                let _ = writeln!(
                    text,
                    "`antre lab duel {id} --seats {} --seed {} --a … --b … -n …` plays any line again.\n\n{}\n{}\n{}\n",
                    setting.seats(),
                    setting.seed,
                    league.table(&setting.speaker).markdown(),
                    met.markdown(),
                    self.league_checks(&league, &levels)
                );
            }
            None => {
                let _ = writeln!(text, "{NO_TIME}\n");
            }
        }

        self.told("budgets")?;
        let mut steps = Table::new(["Budget", "Pairs", "Wins (%)", "Elo [95%]"].map(str::to_owned));
        let budgets = [1, 4, 16].map(|times| args.budget * times);
        let mut lows = Vec::new();
        for (index, pair) in budgets.windows(2).enumerate() {
            let [a, b] = [pair[1], pair[0]].map(|n| self.contender(&format!("search:{n}")));
            if let Some(found) = self.duel(a?, b?, clock.share(if index == 0 { 0.3 } else { 0.4 }))? {
                lows.push(found.elo.low);
                steps.row(verdict_row(speaker, &format!("{} over {}", pair[1], pair[0]), &found));
            }
        }
        let word = match lows.len() + 1 {
            measured if measured < budgets.len() => NO_TIME,
            _ if lows.iter().all(|low| *low > -15.0) => "The interval of each step lies above −15 Elo.",
            _ => "✗ The interval of a step reaches below −15 Elo.",
        };
        let _ = writeln!(
            text,
            "More thought, `search:{}` and its multiples:\n\n{}\n{word}\n",
            args.budget,
            steps.markdown()
        );

        self.told("honesty")?;
        let honest = self.contender(&args.usual)?;
        let oracle = Contender { clairvoyant: true, ..honest };
        let _ = writeln!(text, "What a bot wins that is shown every card:\n");
        match self.duel(oracle, honest, clock.share(0.35))? {
            Some(found) => {
                let heads = ["Price of honesty", "Pairs", "Wins (%)", "Elo [95%]"];
                let mut table = Table::new(heads.map(str::to_owned));
                table.row(verdict_row(speaker, &format!("{oracle} over {honest}"), &found));
                let _ = writeln!(text, "{}", table.markdown());
            }
            None => {
                let _ = writeln!(text, "{NO_TIME}\n");
            }
        }
        Ok(())
    }

    fn duel(&self, a: Contender, b: Contender, clock: Clock<'_>) -> Result<Option<Verdict>, Failure> {
        let silent = |_: Progress| {};
        clock.part(1, |stop| {
            let duel = self.setting.duel_between(a, b, self.args.pairs, stop, &silent);
            self.setting.duel(&duel, true, &mut |_| {})
        })
    }

    /// What the league is held to: every level beats the one below, and the best hardly ever loses to the weakest.
    fn league_checks(&self, league: &League, levels: &[Contender]) -> String {
        let even = 1.0 / f64::from(self.setting.seats());
        let mut said = Vec::new();
        for above in 1..levels.len() {
            let clear = league.over(above, above - 1).is_some_and(|won| won.low > even);
            if !clear {
                said.push(format!("✗ {} is not clear of {}.", levels[above], levels[above - 1]));
            }
        }
        if said.is_empty() {
            said.push("Every level beats the one below it, the interval clear of even.".to_owned());
        }
        if let Some(won) = league.over(levels.len() - 1, 0) {
            let (best, worst) = (levels[levels.len() - 1], levels[0]);
            said.push(format!("{best} wins {} % against {worst}.", share(won, &self.setting.speaker)));
        }
        said.join(" ")
    }

    /// The balance tables; a report that was finished before and would come out the same is not made again.
    fn balance(&self, clock: Clock<'_>, text: &mut String) -> Result<(), Failure> {
        let (setting, args) = (self.setting, self.args);
        self.told("balance")?;
        let bot = self.contender(&args.usual)?;
        let about = setting.about(&format!("balance bot={bot} games={}", args.games))?;
        let probe = setting.watch(bot, args.games.min(2), clock.stop)?;
        let Some(probe) = probe.report() else { return Ok(()) };
        let kept = Kept::of(&about, &probe);
        if let Some(found) = kept.as_ref().and_then(Kept::read) {
            text.push_str(&found);
            return Ok(());
        }
        // Where there are decks, they need the greater part of the time that is left.
        let left = if setting.game.decks().is_some() { 3 } else { 1 };
        let tally: Tally = clock.part(left, |stop| setting.watch(bot, args.games, stop))?;
        let Some(found) = tally.report() else {
            let _ = writeln!(text, "{}{NO_TIME}\n", self.heading());
            return Ok(());
        };
        let mut own = self.heading();
        let (id, seats) = (setting.game.id(), setting.seats());
        let _ = writeln!(
            own,
            "`antre lab balance {id} --seats {seats} --bot {bot} -n {} --seed {}`\n",
            found.games, setting.seed
        );
        for section in report::sections(&found, &setting.speaker) {
            let _ = writeln!(own, "### {}\n\n{}", section.title, section.table(ROWS).markdown());
        }
        if let Some(kept) = kept.filter(|_| found.games == args.games) {
            kept.write(&own);
        }
        text.push_str(&own);
        Ok(())
    }

    /// Every deck of the box against every other, where a game has decks.
    fn decks(&self, clock: Clock<'_>, text: &mut String) -> Result<(), Failure> {
        let (setting, args) = (self.setting, self.args);
        let Some(decks) = setting.game.decks() else { return Ok(()) };
        self.told("decks")?;
        let (bot, pairs) = (self.contender(DECKS_BOT)?, args.pairs.min(DECKS_PAIRS));
        let about = setting.about(&format!("decks bot={bot} pairs={pairs}"))?;
        let Some(probe) = setting.watch(bot, 2, clock.stop)?.report() else { return Ok(()) };
        let kept = Kept::of(&about, &probe);
        if let Some(found) = kept.as_ref().and_then(Kept::read) {
            text.push_str(&found);
            return Ok(());
        }
        let found = setting.pairings(&decks, bot, pairs, clock)?;
        let fewest = found.fewest();
        if fewest == 0 {
            let _ = writeln!(text, "### Decks\n\n{NO_TIME}\n");
            return Ok(());
        }
        let mut own = format!(
            "### Decks\n\n`antre lab decks {} --bot {bot} -n {} --seed {}`\n\n{}\n{}\n\n",
            setting.game.id(),
            fewest,
            setting.seed,
            found.table(&setting.speaker).markdown(),
            found.verdict(&setting.speaker)
        );
        if fewest < pairs as usize {
            let _ =
                writeln!(own, "✗ The time was over: the shortest meeting had {fewest} pairs of {pairs}.\n");
        } else if let Some(kept) = kept {
            kept.write(&own);
        }
        text.push_str(&own);
        Ok(())
    }
}

/// How many pairs the best level plays the weakest at most: as many wins as that show 95 in 100.
const FAR_PAIRS: u32 = 100;

/// Who plays the decks against each other.
const DECKS_BOT: &str = "search:100";
/// How many pairs each two of them play at most: a hundred games.
const DECKS_PAIRS: u32 = 50;

/// What stands where something is missing: never a result that nobody measured.
const NO_TIME: &str = "✗ Not measured: the time was over.";

/// Rows of a long table that a document shows.
const ROWS: usize = 24;

fn verdict_row(speaker: &Speaker, what: &str, found: &Verdict) -> [String; 4] {
    [what.to_owned(), found.pairs.to_string(), share(found.share, speaker), interval(found.elo, 0, speaker)]
}

/// A finished part of a document, kept until it would come out otherwise.
struct Kept {
    path: std::path::PathBuf,
    head: String,
}

impl Kept {
    /// Where the part about this is kept, with what its first games showed: other bots or rules play other games.
    fn of(about: &str, probe: &BalanceReport) -> Option<Kept> {
        let path = saves::home()?
            .join("lab")
            .join(format!("{}.md", about.replace(|c: char| !c.is_alphanumeric(), "-")));
        let games: Vec<String> =
            probe.seats.iter().map(|seat| format!("{} {:?}", seat.share.mean, seat.all_points)).collect();
        let head = format!(
            "{about} {} {} {}\n",
            games.join(" "),
            probe.decisions.mean.mean,
            probe.choices.mean.mean
        );
        Some(Kept { path, head })
    }

    fn read(&self) -> Option<String> {
        let text = std::fs::read_to_string(&self.path).ok()?;
        text.strip_prefix(self.head.as_str()).map(str::to_owned)
    }

    /// What cannot be kept is measured again next time.
    fn write(&self, text: &str) {
        let _ = files::write_whole(Path::new(&self.path), &format!("{}{text}", self.head));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_wrote_around_the_tables_stays() {
        let first = put_between("# Strength\n\nWords.\n", "one\n");
        assert_eq!(first, format!("# Strength\n\nWords.\n\n{BEGIN}\none\n{END}\n"));
        let more = format!("{first}\nAfter.\n");
        assert_eq!(put_between(&more, "two\n"), more.replace("one", "two"));
    }
}
