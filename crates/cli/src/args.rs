//! The words `antre` understands. What they mean is said in words/*/cli.ftl, in both languages.

use crate::play::PlayArgs;
use antre_kernel::Lang;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Everything that can stand on the command line.
#[derive(Parser, Debug)]
#[command(name = "antre", version)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "lang", value_parser = Lang::ALL.map(Lang::code))]
    lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What can be done.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(PlayArgs),
    Saves(SavesArgs),
    Games(GamesArgs),
    Rules(RulesArgs),
    Replay(ReplayArgs),
    Hint(HintArgs),
    Analyse(AnalyseArgs),
    Check(CheckArgs),
    Score(ScoreArgs),
    Pack(PackArgs),
    Deck(DeckArgs),
    Bench(BenchArgs),
    Lab(LabArgs),
    Engine,
    Serve(ServeArgs),
    Admin(AdminArgs),
    Verify(VerifyArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    About,
}

/// `antre games [GAME]`
#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    #[arg(value_name = "game")]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// `antre saves [show|delete WHICH]`
#[derive(Args, Debug)]
pub(crate) struct SavesArgs {
    #[command(subcommand)]
    pub(crate) command: Option<SavesCommand>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// What can be done with a game that is kept.
#[derive(Subcommand, Debug)]
pub(crate) enum SavesCommand {
    Show(SavesWhich),
    Delete(SavesWhich),
}

/// One of the games of the list.
#[derive(Args, Debug)]
pub(crate) struct SavesWhich {
    #[arg(value_name = "which")]
    pub(crate) which: String,
}

/// `antre completions SHELL`
#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "shell", value_parser = ["bash", "zsh", "fish"])]
    pub(crate) shell: String,
}

/// `antre man [COMMAND…]`
#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    #[arg(value_name = "command")]
    pub(crate) command: Vec<String>,
}

/// `antre rules GAME [CLAUSE | WORDS]`
#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(value_name = "find")]
    pub(crate) find: Vec<String>,
}

/// `antre replay [FILE]`
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "file")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "number")]
    pub(crate) ply: Option<u32>,
    #[arg(long, value_name = "eye")]
    pub(crate) eye: Option<String>,
    #[arg(long, value_name = "file")]
    pub(crate) pack: Vec<PathBuf>,
}

/// `antre hint [FILE]`
#[derive(Args, Debug)]
pub(crate) struct HintArgs {
    #[arg(value_name = "file")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "bot")]
    pub(crate) bot: Option<String>,
    #[arg(long, value_name = "file")]
    pub(crate) pack: Vec<PathBuf>,
}

/// `antre analyse [FILE]`
#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    #[arg(value_name = "file")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "bot")]
    pub(crate) bot: Option<String>,
    #[arg(long, value_name = "file")]
    pub(crate) html: Option<PathBuf>,
    #[arg(long, value_name = "number", default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "file")]
    pub(crate) pack: Vec<PathBuf>,
}

/// `antre check FILE…`
#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    #[arg(value_name = "file", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

/// `antre score GAME [FILE]`
#[derive(Args, Debug)]
pub(crate) struct ScoreArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(value_name = "file")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long)]
    pub(crate) best: bool,
    #[arg(long, value_name = "file")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long)]
    pub(crate) template: bool,
    #[arg(long = "option", value_name = "option")]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "file")]
    pub(crate) pack: Option<PathBuf>,
}

/// `antre pack check|show`
#[derive(Args, Debug)]
pub(crate) struct PackArgs {
    #[command(subcommand)]
    pub(crate) command: PackCommand,
}

/// What can be done with packs.
#[derive(Subcommand, Debug)]
pub(crate) enum PackCommand {
    Check(PackCheckArgs),
    Show(PackShowArgs),
    New(PackNewArgs),
    Schema(PackSchemaArgs),
}

/// `antre pack check FILE [--game GAME]`
#[derive(Args, Debug)]
pub(crate) struct PackCheckArgs {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "game")]
    pub(crate) game: Option<String>,
}

/// `antre pack show GAME [NAME]`
#[derive(Args, Debug)]
pub(crate) struct PackShowArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(value_name = "name")]
    pub(crate) name: Option<String>,
}

/// `antre pack schema GAME`
#[derive(Args, Debug)]
pub(crate) struct PackSchemaArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
}

/// `antre pack new GAME FILE`
#[derive(Args, Debug)]
pub(crate) struct PackNewArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
}

/// `antre deck check|new|show`
#[derive(Args, Debug)]
pub(crate) struct DeckArgs {
    #[command(subcommand)]
    pub(crate) command: DeckCommand,
}

/// What can be done with decks.
#[derive(Subcommand, Debug)]
pub(crate) enum DeckCommand {
    Check(DeckCheckArgs),
    New(DeckNewArgs),
    Show(DeckShowArgs),
}

/// `antre deck check FILE [--pack FILE] [--game GAME]`
#[derive(Args, Debug)]
pub(crate) struct DeckCheckArgs {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "file")]
    pub(crate) pack: Option<PathBuf>,
    #[arg(long, value_name = "game")]
    pub(crate) game: Option<String>,
}

/// `antre deck new [FILE] [--faction NAME] [--pack FILE] [--game GAME]`
#[derive(Args, Debug)]
pub(crate) struct DeckNewArgs {
    #[arg(value_name = "file")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "name")]
    pub(crate) faction: Option<String>,
    #[arg(long, value_name = "file")]
    pub(crate) pack: Option<PathBuf>,
    #[arg(long, value_name = "game")]
    pub(crate) game: Option<String>,
}

/// `antre deck show [NAME] [--game GAME]`
#[derive(Args, Debug)]
pub(crate) struct DeckShowArgs {
    #[arg(value_name = "name")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "game")]
    pub(crate) game: Option<String>,
}

/// `antre bench [GAME]`
#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    #[arg(value_name = "game")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "number", default_value_t = 2.0, value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) seconds: f64,
    #[arg(long, conflicts_with = "json")]
    pub(crate) tsv: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

/// The bot whose games say how fair a game is, unless another is named.
const USUAL_BOT: &str = "brasier:blitz";

/// `antre lab`
#[derive(Args, Debug)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) command: LabCommand,
}

/// What can be measured.
#[derive(Subcommand, Debug)]
pub(crate) enum LabCommand {
    Duel(DuelArgs),
    League(LeagueArgs),
    Balance(BalanceArgs),
    Sweep(SweepArgs),
    Decks(LabDecksArgs),
    Learn(LearnArgs),
    Publish(PublishArgs),
}

/// What all measurements have in common: the table, where chance starts, and how many hands work.
#[derive(Args, Debug)]
pub(crate) struct LabTable {
    #[arg(long, value_name = "number", default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "number", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "number")]
    pub(crate) seats: Option<u8>,
    #[arg(long = "option", value_name = "option")]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "file")]
    pub(crate) pack: Option<PathBuf>,
}

/// `antre lab duel GAME --a BOT --b BOT`
#[derive(Args, Debug)]
pub(crate) struct DuelArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_name = "bot")]
    pub(crate) a: String,
    #[arg(long, value_name = "bot")]
    pub(crate) b: String,
    #[arg(short = 'n', long = "pairs", value_name = "number", default_value_t = 500, allow_negative_numbers = true,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) pairs: u32,
    #[arg(long, value_name = "claims", allow_hyphen_values = true)]
    pub(crate) sprt: Option<String>,
    #[arg(long)]
    pub(crate) resume: bool,
    #[command(flatten)]
    pub(crate) table: LabTable,
}

/// `antre lab learn GAME`
#[derive(Args, Debug)]
pub(crate) struct LearnArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_name = "bot")]
    pub(crate) bot: Option<String>,
    #[arg(short = 'n', long = "games", value_name = "number", default_value_t = 4000,
          value_parser = clap::value_parser!(u32).range(16..=1_000_000))]
    pub(crate) games: u32,
    #[arg(long, value_name = "widths", default_value = "16,8")]
    pub(crate) net: String,
    #[arg(long, value_name = "number", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) rounds: u32,
    #[arg(long, value_name = "file")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) table: LabTable,
}

/// `antre lab league GAME`
#[derive(Args, Debug)]
pub(crate) struct LeagueArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long = "bot", value_name = "bot")]
    pub(crate) bots: Vec<String>,
    #[arg(short = 'n', long = "pairs", value_name = "number", default_value_t = 100, allow_negative_numbers = true,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) pairs: u32,
    #[arg(long, requires = "bots")]
    pub(crate) only: bool,
    #[arg(long)]
    pub(crate) full: bool,
    #[arg(long)]
    pub(crate) resume: bool,
    #[command(flatten)]
    pub(crate) table: LabTable,
}

/// `antre lab balance GAME`
#[derive(Args, Debug)]
pub(crate) struct BalanceArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_name = "bot", default_value = USUAL_BOT)]
    pub(crate) bot: String,
    #[arg(short = 'n', long = "games", value_name = "number", default_value_t = 400, allow_negative_numbers = true,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    #[arg(long, value_name = "file")]
    pub(crate) html: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    pub(crate) csv: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) table: LabTable,
}

/// `antre lab sweep GAME --set PATH=VALUES`, or `--with FILE` for packs changed by hand
#[derive(Args, Debug)]
pub(crate) struct SweepArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long = "set", value_name = "set", required_unless_present = "packs")]
    pub(crate) sets: Vec<String>,
    #[arg(long = "with", value_name = "file", conflicts_with = "sets")]
    pub(crate) packs: Vec<PathBuf>,
    #[arg(long, value_name = "bot", default_value = USUAL_BOT)]
    pub(crate) bot: String,
    #[arg(short = 'n', long = "games", value_name = "number", default_value_t = 200, allow_negative_numbers = true,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    #[arg(long = "count", value_name = "code")]
    pub(crate) counts: Vec<String>,
    #[arg(long, value_name = "file")]
    pub(crate) html: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    pub(crate) csv: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) table: LabTable,
}

/// `antre lab decks GAME`
#[derive(Args, Debug)]
pub(crate) struct LabDecksArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_name = "bot", default_value = "search:100")]
    pub(crate) bot: String,
    #[arg(short = 'n', long = "pairs", value_name = "number", default_value_t = 100, allow_negative_numbers = true,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) pairs: u32,
    #[arg(long, value_name = "file")]
    pub(crate) csv: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) table: LabTable,
}

/// `antre lab publish`
#[derive(Args, Debug)]
pub(crate) struct PublishArgs {
    #[arg(value_name = "game")]
    pub(crate) games_named: Vec<String>,
    #[arg(long, value_name = "folder", default_value = "docs")]
    pub(crate) out: PathBuf,
    #[arg(long, value_name = "number", default_value_t = 95, value_parser = clap::value_parser!(u32).range(1..=6_000))]
    pub(crate) minutes: u32,
    #[arg(long, value_name = "number", default_value_t = 400,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) pairs: u32,
    #[arg(long, value_name = "number", default_value_t = 200,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    #[arg(long, value_name = "number", default_value_t = 50,
          value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) budget: u32,
    #[arg(long, value_name = "number", default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[arg(long = "seats", value_name = "game_seats", default_value = "drarkane=4")]
    pub(crate) seats: Vec<String>,
    #[arg(long = "bot", value_name = "bot")]
    pub(crate) bots: Vec<String>,
    #[arg(long, value_name = "bot", default_value = USUAL_BOT)]
    pub(crate) usual: String,
}

/// `antre serve`
#[derive(Args, Debug, Default)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "file")]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, value_name = "folder")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "address")]
    pub(crate) listen: Option<String>,
    #[arg(long)]
    pub(crate) lan: bool,
    #[arg(long)]
    pub(crate) trust_proxy: bool,
    #[arg(long, value_name = "file", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "file", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
}

/// `antre admin tables|export|delete|backup`
#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
    #[arg(long, value_name = "folder", global = true)]
    pub(crate) data: Option<PathBuf>,
}

/// What the operator can do beside the running server.
#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    Tables,
    Export(AdminTableArgs),
    Delete(AdminTableArgs),
    Backup(AdminBackupArgs),
}

/// `antre admin export|delete TABLE`
#[derive(Args, Debug)]
pub(crate) struct AdminTableArgs {
    #[arg(value_name = "name")]
    pub(crate) table: String,
}

/// `antre admin backup FILE`
#[derive(Args, Debug)]
pub(crate) struct AdminBackupArgs {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
}

/// `antre verify FILE`
#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "file")]
    pub(crate) pack: Vec<PathBuf>,
}

/// A time to measure for; the sentence for a bad one comes from the word files.
fn seconds(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|seconds| (0.1..=600.0).contains(seconds)).ok_or_else(String::new)
}
