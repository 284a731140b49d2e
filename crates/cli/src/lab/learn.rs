//! `antre lab learn`: a game plays itself, and a net learns to judge it.

use crate::args::LearnArgs;
use crate::failure::Failure;
use crate::lab::figures::number;
use crate::lab::watch::{Bar, stop_on_ctrl_c};
use crate::lab::{Setting, write_and_say};
use crate::out::{self, HEAD, STRONG};
use antre_host::{LearnRequest, Speaker};
use antre_kernel::{Misread, Phrase};
use antre_lab::Lesson;
use std::io::Write as _;
use std::path::PathBuf;

/// Who plays unless somebody else is named: fast, since many games teach more than good ones.
const USUAL: &str = "search:60";

/// Plays, fits, prints the loss on unseen games beside the guide's, and writes the file.
pub(crate) fn run(args: &LearnArgs, speaker: &Speaker) -> Result<(), Failure> {
    let setting = Setting::read(&args.game, &args.table, speaker)?;
    let speaker = &setting.speaker;
    let unknown = |misread: Misread| Failure::unknown(speaker, &misread);
    let bot = crate::play::seats::read_bot(args.bot.as_deref().unwrap_or(USUAL)).map_err(unknown)?;
    if !bot.has_opinions() {
        return Err(Failure::usage(
            speaker.say(&Phrase::new("lab-learn-no-search").with("bot", bot.to_string())),
        ));
    }
    let widths = read_widths(&args.net).map_err(unknown)?;
    let stop = stop_on_ctrl_c();
    let bar = Bar::new(speaker);
    let (seed, threads) = (setting.seed, setting.threads);
    let lesson = Lesson { games: args.games, seed, threads, widths, rounds: args.rounds };
    let (games, rounds) = (args.games, args.rounds);
    let mut told = |done: u32, loss: Option<f64>| {
        let all = if loss.is_some() { rounds } else { games };
        bar.tell(done.into(), all.into(), || match loss {
            Some(loss) => speaker.say(&Phrase::new("lab-learn-round").with("loss", number(loss, 4, speaker))),
            None => speaker.word("lab-learn-plays"),
        });
    };
    let request = LearnRequest { lesson, bot, stop: &stop };
    let learned = setting.game.learn(&setting.request, &request, &mut told);
    bar.clear();
    let learned = learned.map_err(|misread| setting.misread(&misread))?;
    let learned = learned.ok_or_else(|| Failure::new(speaker.word("lab-learn-nothing")))?;
    let [seen, unseen] = learned.positions;
    let title = Phrase::new("lab-learn-title").with("games", i64::from(games)).with("bot", bot.to_string());
    let title = title.with("seen", seen as i64).with("unseen", unseen as i64);
    let mut out = out::stdout();
    writeln!(out, "{HEAD}{}{HEAD:#}", speaker.say(&title))?;
    let loss = Phrase::new("lab-learn-loss").with("guide", number(learned.guide, 4, speaker));
    let loss =
        loss.with("net", number(learned.unseen, 4, speaker)).with("seen", number(learned.seen, 4, speaker));
    writeln!(out, "{STRONG}{}{STRONG:#}", speaker.say(&loss))?;
    let about = format!(
        "{}lesson games={games} bot={bot} net={} rounds={rounds}\nloss on {unseen} unseen positions: guide {:.4}, net {:.4}; \
         on {seen} seen ones: {:.4}",
        setting.about("")?,
        args.net,
        learned.guide,
        learned.unseen,
        learned.seen
    );
    let file = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}.net", setting.game.id())));
    write_and_say(&file, &learned.weights.write(&about), speaker)
}

/// The widths of the two layers: sixteens up to 256, and up to 32.
fn read_widths(text: &str) -> Result<[usize; 2], Misread> {
    let wrong = || Misread::from(Phrase::new("lab-learn-bad-net").with("got", text));
    let (wide, narrow) = text.split_once(',').ok_or_else(wrong)?;
    let (wide, narrow) =
        (wide.trim().parse().map_err(|_| wrong())?, narrow.trim().parse().map_err(|_| wrong())?);
    let fits = (16..=256).contains(&wide) && wide % 16 == 0 && (1..=32).contains(&narrow);
    if fits { Ok([wide, narrow]) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_read() {
        assert_eq!(read_widths("64, 32"), Ok([64, 32]));
        for wrong in ["", "16", "20,8", "16,0", "16,33", "512,8", "a,b"] {
            assert!(read_widths(wrong).is_err(), "{wrong}");
        }
    }
}
