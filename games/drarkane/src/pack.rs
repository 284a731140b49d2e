//! Packs: dragons and objectives read from a text, every mistake with its place, and the tables that follow.

mod cond;
mod slots;

use crate::catalogue::Fronts;
use crate::game::{Dragon, Drarkane, Half, OPTIONS, deck, hand_size};
use crate::objective::Objective;
use crate::zone::Needs;
use antre_kernel::{Misread, Phrase, Setup};
use antre_pack::{Complaints, Grammar, Head, Key, Naming, Node, Read, Reader, Shape, Source, Table};
use antre_stage::{PackText, choose_options, option_of};

/// The most dragons and the most objectives a pack can have.
const MOST: usize = 32;
/// As many dragons and objectives as the box has.
const STANDARD: usize = 20;
/// The greatest Terror of a dragon.
const MOST_TERROR: u8 = 99;

/// Any number: what it may be is said where it is read.
fn number() -> Shape {
    Shape::Number(i64::MIN, i64::MAX)
}

/// What a pack may say.
fn grammar() -> Grammar {
    let text = |key| Key::needed(key, Shape::text());
    let names = |key| Key::needed(key, Shape::names());
    let slots = Shape::list(slots::slot_shape());
    let dragon =
        vec![text("id"), names("name"), Key::needed("terror", number()), Key::needed("slots", slots)];
    let objective = vec![
        text("id"),
        names("name"),
        text("kind"),
        Key::needed("points", number()),
        Key::needed("cond", Shape::Ref("cond")),
        names("text"),
    ];
    let keys = [
        Key::free("custom", Shape::Truth),
        Key::needed("dragon", Shape::list(Shape::Table(dragon))),
        Key::needed("objective", Shape::list(Shape::Table(objective))),
    ];
    Grammar::headed(keys).with([("cond", cond::shape())])
}

/// The same for editors.
pub(crate) fn schema() -> String {
    antre_pack::schema(&grammar(), "Drarkane")
}

impl Drarkane {
    pub(crate) fn from_pack(
        pack: &PackText<'_>,
        seats: Option<u8>,
        chosen: &[(String, String)],
    ) -> Result<Drarkane, Misread> {
        let options = choose_options(OPTIONS, chosen)?;
        let option = |id| option_of(&options, id);
        let players = seats.unwrap_or(4);
        let (treasures, teams) = (option("treasures") == "on", option("teams") == "on");
        if !(1..=6).contains(&players) {
            return Err(Phrase::new("drarkane-players").with("got", players).into());
        }
        if teams && !matches!(players, 4 | 6) {
            return Err(Phrase::new("drarkane-teams-players").with("got", players).into()); // DR-187
        }
        if treasures && players == 1 {
            return Err(Phrase::new("drarkane-solo-treasures").into()); // DR-162
        }
        let source = Source::new(pack.name, pack.text);
        let File { head, dragons, needs, objectives } =
            source.read("drarkane", grammar, |reader, file| File::read(reader, file, players, treasures))?;
        let Head { name, origin } = head;

        let sides = if players < 3 { players + 1 } else { players }; // DR-144, DR-167
        let hand_size = hand_size(players);
        let cards = deck(players);
        let half = match option("half_terror") {
            "up" => Half::Up,
            "exact" => Half::Exact,
            _ => Half::Down,
        };
        let white_wins = option("low_sorcerer_white") != "loses";
        let obscure_counts = option("high_sorcerer_obscure") == "included";
        let silent_obscure = option("lead_colour") == "none_after_obscure";
        let setup = Setup { pack: name, pack_hash: source.hash(), seats: players, options };
        Ok(Drarkane {
            setup,
            origin,
            players,
            sides,
            hand_size,
            cards,
            card_list: (0..50).filter(|at| cards.bits() >> at & 1 == 1).collect(),
            treasures,
            teams,
            silent_obscure,
            half,
            strength: crate::trick::strengths(white_wins, obscure_counts),
            fronts: Fronts::new(&dragons, &objectives),
            dragons,
            needs,
            objectives,
        })
    }
}

/// What a pack says.
struct File {
    head: Head,
    dragons: Vec<Dragon>,
    needs: Box<[Needs; MOST]>,
    objectives: Vec<Objective>,
}

impl File {
    fn read<'a>(reader: &Reader<'a>, file: &mut Table<'a>, players: u8, treasures: bool) -> Read<File> {
        let mut wrong = Complaints::default();
        let head = reader.head(file, Naming::Line, &mut wrong)?;
        // Frees the numbers of dragons and objectives.
        let custom = file.maybe("custom", |node| reader.truth(node))?.unwrap_or(false);
        let (dragons, objectives) = (file.need("dragon")?, file.need("objective")?);
        let lists = [
            (dragons, "drarkane-pack-dragons", usize::from(players)),
            (objectives, "drarkane-pack-objectives", if treasures { 2 * usize::from(players) } else { 0 }),
        ];
        let count = |(list, key, needed): (&'a Node<'a>, &'static str, usize)| -> Read<()> {
            let got = reader.list(list)?.len();
            let (fewest, most) = if custom { (needed, MOST) } else { (STANDARD, STANDARD) };
            if !(fewest..=most).contains(&got) {
                let what = Phrase::new(key).with("got", got).with("fewest", fewest).with("most", most);
                return Err(reader.wrong(list.span(), what));
            }
            Ok(())
        };
        wrong.keep(lists.into_iter().try_for_each(count));
        let mut parts = Parts { reader: *reader, terrors: Vec::new() };
        let (dragons, needs) = parts.dragons(dragons, &mut wrong)?;
        let objectives = parts.objectives(objectives, &mut wrong)?;
        wrong.finish()?;
        Ok(File { head, dragons, needs, objectives })
    }
}

/// Reads a pack part by part.
struct Parts<'a> {
    reader: Reader<'a>,
    /// The Terror of every dragon of the pack: what objectives can ask for.
    terrors: Vec<u8>,
}

impl<'a> Parts<'a> {
    fn id(&self, node: &'a Node<'a>, known: &mut Vec<String>) -> Read<String> {
        let text = self.reader.text(node)?;
        let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let key = if text.is_empty() || text.starts_with('-') || !text.chars().all(good) {
            "drarkane-pack-id"
        } else if known.iter().any(|known| known == text) {
            "pack-twice"
        } else {
            known.push(text.to_owned());
            return Ok(text.to_owned());
        };
        Err(self.reader.wrong(node.span(), Phrase::new(key).with("got", text)))
    }

    fn dragons(
        &mut self,
        list: &'a Node<'a>,
        wrong: &mut Complaints,
    ) -> Read<(Vec<Dragon>, Box<[Needs; MOST]>)> {
        let reader = self.reader;
        let mut ids = Vec::new();
        let mut dragons = Vec::new();
        let nothing = || Needs { slots: 0, sum: None, accepts: [0; 64] };
        let mut needs: Box<[Needs; MOST]> = Box::new(std::array::from_fn(|_| nothing()));
        for (node, needs) in reader.list(list)?.iter().zip(needs.iter_mut()) {
            reader.within(node, |table| {
                let id = wrong.keep(self.id(table.need("id")?, &mut ids)).unwrap_or_default();
                let terror = reader.number(table.need("terror")?, 0..=MOST_TERROR.into());
                // In doubt a dragon is as terrible as can be, so that no objective seems out of reach.
                let terror = wrong.keep(terror).unwrap_or(MOST_TERROR);
                self.terrors.push(terror);
                let names = reader.texts(table.need("name")?)?;
                if let Some(slots) = wrong.keep(self.slots(&id, table.need("slots")?, needs)) {
                    dragons.push(Dragon { id, names, terror, slots });
                }
                Ok(())
            })?;
        }
        Ok((dragons, needs))
    }
}
