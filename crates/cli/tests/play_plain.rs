//! The line mode through the real binary: whole games, refusals, undo, leaving and coming back, two people.

#![allow(clippy::unwrap_used)]

mod common;

use common::Said;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A home of its own for one test.
fn home(name: &str) -> PathBuf {
    let path = common::home().join(format!("play-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    path
}

fn command(home: &Path, args: &[&str]) -> Command {
    let mut command = common::command(args);
    command.env("ANTRE_HOME", home);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Plays with these lines typed in.
fn play(home: &Path, args: &[&str], lines: &str) -> Said {
    let mut child = command(home, args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed = lines.to_owned();
    // The game may be over before everything is read.
    let typist = std::thread::spawn(move || drop(stdin.write_all(typed.as_bytes())));
    let done = child.wait_with_output().unwrap();
    typist.join().unwrap();
    Said {
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
        code: done.status.code().unwrap_or(-1),
    }
}

const AGAINST_RANDOM: [&str; 7] = ["play", "coeur", "--plain", "--seed", "3", "--seat", "B=random"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// The file named in the command that is printed for coming back.
fn resume_file(said: &Said) -> String {
    let line = said.out.lines().rfind(|line| line.contains("--resume")).unwrap();
    line.split("--resume ").nth(1).unwrap().trim_matches('\'').to_owned()
}

/// What the table looked like when it was last described.
fn table_of(said: &Said) -> Vec<String> {
    let lines: Vec<&str> = said.out.lines().map(|line| line.trim_start_matches("> ")).collect();
    let start = lines.iter().rposition(|line| *line == "Au milieu").unwrap();
    let table = lines[start + 1..].iter().take_while(|line| line.starts_with("  ") || line.contains('('));
    table.map(|line| line.to_string()).collect()
}

#[test]
fn a_whole_game_is_played_by_always_answering_one() {
    let home = home("whole");
    let said = play(&home, &AGAINST_RANDOM, &"1\n".repeat(200)).ok();
    let said = said.says(&["Cœur de Dragon", "La partie est finie", "Total", "CD-83", "antre replay"]);
    assert!(files(&home.join("saves")).is_empty(), "a finished game leaves no save");
    let records = files(&home.join("records"));
    assert_eq!(records.len(), 1, "{}", said.out);
    common::antre(&["replay", records[0].to_str().unwrap()]).ok();
}

#[test]
fn a_seed_repeats_a_game_and_its_bots() {
    let told = |name: &str| {
        let args = ["play", "coeur", "--plain", "--seed", "11", "--seat", "B=search:40"];
        let said = play(&home(name), &args, &"1\n".repeat(120)).ok();
        said.out.lines().filter(|line| !line.contains("antre replay")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(told("seed-a"), told("seed-b"));
}

#[test]
fn bots_play_among_themselves() {
    let args = ["play", "coeur", "--seed", "5", "--seat", "A=greedy", "--seat", "B=random", "--lang", "en"];
    play(&home("bots"), &args, "").ok().says(&["Greedy plays", "The game is over", "antre replay"]);
}

#[test]
fn a_refused_move_cites_its_clause_and_changes_nothing() {
    let said = play(&home("refused"), &AGAINST_RANDOM, "CO1+TR1\nXX9\n0\n99\n\ntable\nquitter\n").ok();
    let said =
        said.says(&["CD-16", "un mélange de types est refusé", "« XX9 »".replace(' ', "\u{202f}").as_str()]);
    let said = said.says(&["Il n’y a pas de coup 99", "Il n’y a pas de coup 0", "Rien n’a changé"]);
    let first = said.out.find("Au milieu").unwrap();
    let tables: Vec<&str> = said.out[first..].split("Au milieu").collect();
    assert_eq!(tables.len(), 3, "the table was told twice");
    assert_eq!(tables[1].lines().nth(3), tables[2].lines().nth(3));
}

#[test]
fn words_get_answers() {
    let lines = "aide\nmain\njournal\nrègle CD-30\nrègle zzz\nrègle\nchoix\nquiter\nquitter\n";
    let said = play(&home("words"), &AGAINST_RANDOM, lines).ok();
    said.says(&[
        "sauver",
        "Main",
        "CD-30",
        "Rien dans les règles",
        "Chapitres",
        "coups possibles",
        "quitter",
    ]);
}

#[test]
fn a_move_is_taken_back_and_the_game_is_marked() {
    let said = play(&home("undo"), &AGAINST_RANDOM, "annuler\n1\ntable\nannuler\ntable\nquitter\n").ok();
    let said = said.says(&["il n’y a rien à reprendre", "A reprend son dernier coup", "coup repris"]);
    // The same cards, the same choices as at the beginning.
    let lists: Vec<&str> = said.out.split("coups possibles").collect();
    let choices = |text: &str| {
        text.lines().filter(|line| line.contains(". Poser")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(choices(lists[1]), choices(lists.last().unwrap()));
}

#[test]
fn leaving_and_coming_back_reaches_the_same_table() {
    let home = home("resume");
    let left = play(&home, &AGAINST_RANDOM, "1\n2\n1\ntable\nquitter\n").ok().says(&["Partie enregistrée"]);
    let file = resume_file(&left);
    let back = play(&home, &["play", "--resume", &file], "quitter\n").ok();
    assert_eq!(table_of(&left), table_of(&back));
    let back = back.says(&["La partie reprend là où elle en était", "Hasard", "entraînement"]);
    assert_eq!(resume_file(&back), file, "the same file goes on");
    // Another opponent may take the seat.
    let other = play(&home, &["play", "--resume", &file, "--seat", "B=greedy"], "quitter\n").ok();
    other.says(&["Glouton"]);
    play(&home, &["play", "drako", "--resume", &file], "").fails(2).says(&["coeur", "drako"]);
}

#[test]
fn the_end_of_input_keeps_the_game() {
    let home = home("eof");
    let said = play(&home, &AGAINST_RANDOM, "1\n").ok().says(&["Partie enregistrée"]);
    assert!(Path::new(&resume_file(&said)).exists());
    play(&home, &["play", "--resume", &resume_file(&said)], &"1\n".repeat(200)).ok().says(&["antre replay"]);
}

#[cfg(unix)]
#[test]
fn being_told_to_stop_keeps_the_game() {
    for signal in ["INT", "TERM", "HUP"] {
        let home = home(&format!("signal-{signal}"));
        let mut child = command(&home, &AGAINST_RANDOM).spawn().unwrap();
        let stdin = child.stdin.take();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut text = String::new();
        while !text.contains("coups possibles") {
            assert!(out.read_line(&mut text).unwrap() > 0, "{text}");
        }
        let id = child.id().to_string();
        assert!(Command::new("kill").args([&format!("-{signal}"), &id]).status().unwrap().success());
        out.read_to_string(&mut text).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{text}");
        assert!(text.contains("antre play --resume"), "{text}");
        drop(stdin);
    }
}

#[test]
fn two_people_never_see_each_others_hand() {
    let args = ["play", "coeur", "--plain", "--seed", "3", "--seat", "B=human", "--option", "first_player=A"];
    let args = [&args[..], &["--name", "B=Zoé"]].concat();
    // A sits down, plays, hides; Zoé sits down, asks for the table, plays, hides.
    let said = play(&home("two"), &args, "\n1\n\n\nmain\ntable\njournal\n1\n\n\nquitter\n").ok();
    let pages: Vec<&str> = said.out.split(&"\n".repeat(50)).collect();
    assert_eq!(pages.len(), 4, "one page for each sitting:\n{}", said.out);
    let hands = |page: &str| {
        let own = page.lines().filter(|line| line.trim_start_matches("> ").trim_start().starts_with("Main"));
        own.filter(|line| line.contains("("))
            .map(|line| line.trim_start_matches("> ").trim().to_owned())
            .collect::<Vec<_>>()
    };
    assert!(pages[1].contains("Passez l’écran à Joueur A") && pages[2].contains("Passez l’écran à Zoé"));
    let (first, second) = (hands(pages[1]), hands(pages[2]));
    assert!(!first.is_empty() && !second.is_empty());
    assert!(second.iter().all(|hand| !first.contains(hand)));
    // What A drew is for A alone.
    assert!(pages[1].contains("Joueur A pioche ") && !pages[1].contains("Joueur A pioche une carte"));
    assert!(pages[2].contains("Joueur A pioche une carte"), "{}", pages[2]);
    let hidden = pages[2].matches("face cachée").count();
    assert!(hidden >= 3, "{}", pages[2]);
}

#[test]
fn taking_back_between_people_needs_a_yes() {
    let args = ["play", "coeur", "--plain", "--seed", "3", "--seat", "B=human", "--option", "first_player=A"];
    // After the move A asks; B refuses; then A asks again and B agrees.
    let said = play(&home("agree"), &args, "\n1\nannuler\nnon\n\nannuler\npeut-être\noui\n\nquitter\n").ok();
    let said = said.says(&["B, êtes-vous d’accord", "B préfère que le coup reste joué"]);
    said.says(&["A reprend son dernier coup", "coup repris"]);
}

#[test]
fn what_cannot_be_is_said() {
    let home = home("bad");
    let wrong = |args: &[&str], code: i32, words: &[&str]| {
        play(&home, &[&["play"], args].concat(), "").fails(code).says(words);
    };
    wrong(&["couer"], 2, &["coeur"]);
    wrong(&["coeur", "--seat", "B=gredy"], 2, &["greedy"]);
    wrong(&["coeur", "--seat", "B=search:beaucoup"], 2, &["search:2000"]);
    wrong(&["coeur", "--seat", "Z=human"], 2, &["A, B"]);
    wrong(&["coeur", "--seat", "B"], 2, &["--seat B=greedy"]);
    wrong(&["coeur", "--seats", "5"], 2, &["deux joueurs"]);
    wrong(&["coeur", "--seed", "sept"], 2, &["sept"]);
    wrong(&["coeur", "--option", "open_memroy=on"], 2, &["open_memory"]);
    wrong(&["coeur", "--option", "open_memory=oui"], 2, &["off, on"]);
    wrong(&["coeur", "--pack", "bag"], 2, &["bga"]);
    wrong(&["--resume", "nulle-part.antre-save"], 1, &["nulle-part.antre-save"]);
    let pack = common::file("broken.toml", "game = \"coeur\"\nnmae = 3\n");
    wrong(&["coeur", "--pack", &pack], 1, &[&format!("{pack}:2:")]);
}

#[test]
fn a_damaged_save_names_its_line() {
    let home = home("damaged");
    let said = play(&home, &AGAINST_RANDOM, "1\nquitter\n").ok();
    let file = resume_file(&said);
    let text = fs::read_to_string(&file).unwrap();
    let lines = text.lines().count();
    let broken = home.join("broken.antre-save");
    let try_text = |text: &str, words: &[&str]| {
        fs::write(&broken, text).unwrap();
        play(&home, &["play", "--resume", broken.to_str().unwrap()], "").fails(1).says(words);
    };
    try_text("", &["broken.antre-save"]);
    try_text("bonjour\n", &["broken.antre-save:1:"]);
    try_text(&text.replace("seats 2", "seats douze"), &["broken.antre-save:4:", "seats douze"]);
    try_text(&format!("{}zz", text.trim_end()), &[&format!("broken.antre-save:{lines}:")]);
    try_text(&text.lines().take(5).collect::<Vec<_>>().join("\n"), &["broken.antre-save"]);
}

/// A place where no folder can be made: even root gets nothing under a file.
fn blocked(name: &str) -> PathBuf {
    let path = home(name);
    fs::write(&path, "a file where a folder should be").unwrap();
    path
}

/// Plays where nothing can be kept; what nobody decides about goes to `temp`.
fn play_blocked(temp: &Path, args: &[&str], lines: &str) -> Said {
    let mut child = command(&blocked("blocked"), args);
    let mut child = child.env("TMPDIR", temp).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(lines.as_bytes()).unwrap();
    drop(stdin);
    let done = child.wait_with_output().unwrap();
    Said {
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
        code: done.status.code().unwrap_or(-1),
    }
}

/// The game between two lines of dashes, as a file.
fn copied(said: &Said, name: &str) -> String {
    let text = said.out.split("----------------\n").nth(1).unwrap();
    common::file(name, text)
}

#[test]
fn a_game_that_cannot_be_kept_is_a_warning_while_it_lasts() {
    let temp = home("temp-over");
    fs::create_dir_all(&temp).unwrap();
    let said = play_blocked(&temp, &AGAINST_RANDOM, &"1\n".repeat(200)).fails(1);
    let said = said.says(&["Attention", "n’est pas enregistrée", "La partie est finie", "antre replay"]);
    // Nobody chose another place: it is put where it can be found.
    let record = files(&temp).pop().unwrap();
    assert!(said.out.contains(record.to_str().unwrap()), "{}", said.out);
    common::antre(&["replay", record.to_str().unwrap()]).ok();
}

#[test]
fn whoever_leaves_a_game_that_cannot_be_kept_chooses_another_place() {
    let (temp, folder) = (home("temp-chosen"), home("chosen"));
    let lines = format!("1\nquitter\n1\n2\n{}\n", folder.display());
    let said = play_blocked(&temp, &AGAINST_RANDOM, &lines).ok();
    let said = said.says(&["n’est pas enregistrée", "Que faire de cette partie", "Partie enregistrée"]);
    let file = resume_file(&said);
    assert!(Path::new(&file).starts_with(&folder), "{file}");
    assert_eq!(files(&folder).len(), 1);
    assert!(files(&temp).is_empty(), "what was kept elsewhere is nowhere else");
    play(&home("chosen-again"), &["play", "--plain", "--resume", &file], "quitter\n").ok();
}

#[test]
fn a_game_that_goes_nowhere_is_shown_and_the_command_fails() {
    let nowhere = blocked("temp-nowhere").join("deep");
    // Asked for, and where nobody answers.
    for lines in ["1\nquitter\n3\n", "1\n"] {
        let said = play_blocked(&nowhere, &AGAINST_RANDOM, lines).fails(1);
        let said = said.says(&["n’est pas enregistrée", "antre play --resume coeur.antre-save"]);
        let file = copied(&said, "copied.antre-save");
        let again = play(&home("copied"), &["play", "--plain", "--resume", &file], "quitter\n").ok();
        again.says(&["reprend"]);
    }
    // Whoever wants to lose it may; the command says so.
    let said = play_blocked(&nowhere, &AGAINST_RANDOM, "1\nquitter\n4\n").fails(1);
    assert!(!said.out.contains("--resume"), "{}", said.out);
}

#[cfg(unix)]
#[test]
fn being_told_to_stop_saves_what_could_not_be_kept() {
    let temp = home("temp-stopped");
    fs::create_dir_all(&temp).unwrap();
    let mut child = command(&blocked("blocked-stopped"), &AGAINST_RANDOM);
    let mut child = child.env("TMPDIR", &temp).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.starts_with("  1.") {
        line.clear();
        assert_ne!(out.read_line(&mut line).unwrap(), 0);
    }
    let killed = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1), "{rest}");
    let save = files(&temp).pop().unwrap();
    play(&home("stopped-again"), &["play", "--plain", "--resume", save.to_str().unwrap()], "quitter\n").ok();
}

#[test]
fn games_that_start_together_are_kept_apart() {
    let home = home("together");
    let children: Vec<_> = (0..6)
        .map(|_| {
            let mut child = command(&home, &["play", "coeur", "--plain", "--seat", "B=random"]);
            child.stdin(Stdio::null()).spawn().unwrap()
        })
        .collect();
    for child in children {
        assert!(child.wait_with_output().unwrap().status.success());
    }
    assert_eq!(files(&home.join("saves")).len(), 6);
}

#[test]
fn another_pack_goes_with_the_save() {
    let home = home("pack");
    let bga = fs::read_to_string(common::root().join("games/coeur/pack/bga.toml")).unwrap();
    let own = bga.replace("name = \"bga\"", "name = \"maison\"");
    assert_ne!(bga, own);
    let pack = common::file("maison.toml", &own);
    let args = [&AGAINST_RANDOM[..], &["--pack", &pack]].concat();
    let said = play(&home, &args, "1\nquitter\n").ok();
    fs::remove_file(&pack).unwrap();
    let done = play(&home, &["play", "--resume", &resume_file(&said)], &"1\n".repeat(200)).ok();
    let line = done.out.lines().rfind(|line| line.contains("antre replay")).unwrap();
    let words: Vec<&str> = line.split_whitespace().skip(1).collect();
    assert!(words.contains(&"--pack"), "{line}");
    common::antre(&words).ok();
}

#[test]
fn without_a_game_the_house_asks() {
    let home = home("ask");
    play(&home, &["play"], "").ok().says(&["Bienvenue", "Cœur de Dragon", "À bientôt"]);
    let said = play(&home, &["play"], "rien\n1\n1\n1\nquitter\n").ok();
    let said =
        said.says(&["Répondez par un nombre", "Contre qui", "Étincelle", "À vous", "Partie enregistrée"]);
    let said_again = play(&home, &["play", "--lang", "en"], "1\nquit\n").ok();
    said_again.says(&["Resume", "The game picks up where it left off"]);
    drop(said);
}

/// `antre` alone serves the page, says where, and goes on when its word is no longer read.
#[test]
fn alone_it_serves_the_page() {
    let home = home("serve");
    let mut command = command(&home, &[]);
    command.env("ANTRE_SERVER_LISTEN", "127.0.0.1:0");
    let mut child = command.spawn().unwrap();
    let mut said = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
    let address =
        said.split("http://").nth(1).unwrap_or_default().trim().trim_end_matches(['.', '/']).to_owned();
    let page = std::net::TcpStream::connect(&address).map(|mut stream| {
        let mut page = String::new();
        write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
        stream.read_to_string(&mut page).unwrap();
        page
    });
    child.kill().unwrap();
    child.wait().unwrap();
    let page = page.unwrap_or_else(|error| panic!("{error} at {address:?}: {said}"));
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<!doctype html>"), "{page}");
}
