//! Choosing a move: a list to walk through, and pieces to point at; pointing narrows the list.

use super::look::Glow;
use antre_kernel::Seat;
use antre_stage::{Choice, Scene, ZoneKind};

/// Where the arrow keys stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// On a line of the list.
    List(usize),
    /// On a piece or zone of the table.
    Table(usize),
}

/// The choices of a seat, and how far they are narrowed.
#[derive(Clone, Debug)]
pub(crate) struct Picker {
    choices: Vec<Choice>,
    order: Vec<String>,
    zones: Vec<String>,
    kept: Vec<String>,
    focus: Focus,
}

/// The letters that choose a line; the others are commands.
const LETTERS: &str = "abcdefgijklmnoptvwyz";

/// The letter of a line of the list, if there are enough letters.
pub(crate) fn letter(line: usize) -> Option<char> {
    LETTERS.chars().nth(line)
}

/// Of several equal cards of a hand each can be pointed at, though the choice names the first.
fn take_twins(choice: &mut Choice, scene: &Scene) {
    for hand in scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Hand) {
        let named: Vec<_> = hand.pieces.iter().filter(|piece| choice.touches.contains(&piece.id)).collect();
        for piece in &hand.pieces {
            if !choice.touches.contains(&piece.id) && named.iter().any(|other| other.looks_like(piece)) {
                choice.touches.push(piece.id.clone());
            }
        }
    }
}

impl Picker {
    /// All choices, none of them narrowed yet. Pieces of the seat's own come first under the arrow keys.
    pub(crate) fn new(mut choices: Vec<Choice>, scene: &Scene, seat: Seat) -> Picker {
        choices.iter_mut().for_each(|choice| take_twins(choice, scene));
        let touched = |id: &str| choices.iter().any(|choice| choice.touches.iter().any(|touch| touch == id));
        let (own, others): (Vec<_>, Vec<_>) = scene.zones.iter().partition(|zone| zone.owner == Some(seat));
        let zones: Vec<_> = own.into_iter().chain(others).collect();
        let ids = zones.iter().flat_map(|zone| {
            std::iter::once(zone.id.as_str()).chain(zone.pieces.iter().map(|piece| piece.id.as_str()))
        });
        let order = ids.filter(|id| touched(id)).map(str::to_owned).collect();
        let zones = zones.iter().map(|zone| zone.id.clone()).collect();
        Picker { choices, order, zones, kept: Vec::new(), focus: Focus::List(0) }
    }

    /// The choices that touch everything pointed at so far.
    pub(crate) fn shown(&self) -> Vec<&Choice> {
        let fits = |choice: &&Choice| self.kept.iter().all(|id| choice.touches.contains(id));
        self.choices.iter().filter(fits).collect()
    }

    /// How many choices there are before narrowing.
    pub(crate) fn total(&self) -> usize {
        self.choices.len()
    }

    /// What the list is narrowed to.
    pub(crate) fn kept(&self) -> &[String] {
        &self.kept
    }

    /// The pieces and zones that tell the shown choices apart.
    pub(crate) fn handles(&self) -> Vec<&str> {
        let shown = self.shown();
        let telling = |id: &&String| {
            let touching = shown.iter().filter(|choice| choice.touches.contains(id)).count();
            touching > 0 && touching < shown.len()
        };
        let handles: Vec<&str> = self.order.iter().filter(telling).map(String::as_str).collect();
        if handles.is_empty() && self.kept.is_empty() {
            // A single choice, or choices that touch the same things: they can still be pointed at.
            return self.order.iter().map(String::as_str).collect();
        }
        handles
    }

    /// Everything the arrow keys reach: what tells choices apart, then every other zone, to look at.
    pub(crate) fn stops(&self) -> Vec<&str> {
        let mut stops = self.handles();
        for zone in &self.zones {
            if !stops.contains(&zone.as_str()) {
                stops.push(zone);
            }
        }
        stops
    }

    /// The line of the list that is chosen, if the arrow keys stand on one.
    pub(crate) fn line(&self) -> Option<usize> {
        match self.focus {
            Focus::List(line) => Some(line),
            Focus::Table(_) => None,
        }
    }

    /// The choice the arrow keys stand on.
    pub(crate) fn current(&self) -> Option<&Choice> {
        self.line().and_then(|line| self.shown().get(line).copied())
    }

    /// The piece or zone the arrow keys stand on.
    pub(crate) fn pointed(&self) -> Option<&str> {
        match self.focus {
            Focus::Table(at) => self.stops().get(at).copied(),
            Focus::List(_) => None,
        }
    }

    /// Goes to another line, from the last to the first and back.
    pub(crate) fn step(&mut self, down: bool) {
        let count = self.shown().len();
        if count == 0 {
            return;
        }
        self.focus = Focus::List(match (self.focus, down) {
            (Focus::List(line), true) => (line + 1) % count,
            (Focus::List(line), false) => (line + count - 1) % count,
            (Focus::Table(_), true) => 0,
            (Focus::Table(_), false) => count - 1,
        });
    }

    /// Goes to the first or the last line.
    pub(crate) fn jump(&mut self, last: bool) {
        let count = self.shown().len();
        self.focus = Focus::List(if last { count.saturating_sub(1) } else { 0 });
    }

    /// Goes to another piece or zone.
    pub(crate) fn turn(&mut self, right: bool) {
        let stops = self.stops();
        let count = stops.len();
        if count == 0 {
            return;
        }
        let at = match (self.focus, right) {
            (Focus::Table(at), true) => (at + 1) % count,
            (Focus::Table(at), false) => (at + count - 1) % count,
            (Focus::List(_), right) => {
                // From the list, begin at what the chosen move touches.
                let touched = self.current().map(|choice| &choice.touches);
                let handles = self.handles().len();
                let near =
                    stops[..handles].iter().position(|id| touched.is_some_and(|t| t.iter().any(|x| x == id)));
                near.unwrap_or(match (right, handles) {
                    (true, _) => 0,
                    (false, 0) => count - 1,
                    (false, handles) => handles - 1,
                })
            }
        };
        self.focus = Focus::Table(at);
    }

    /// Whether pointing at this narrows the list.
    pub(crate) fn narrows(&self, id: &str) -> bool {
        self.handles().contains(&id)
    }

    /// Keeps only the choices that touch what is pointed at; false if that is only there to be looked at.
    pub(crate) fn narrow(&mut self) -> bool {
        let Some(id) = self.pointed().filter(|id| self.narrows(id)).map(str::to_owned) else { return false };
        self.kept.push(id);
        self.focus = Focus::List(0);
        true
    }

    /// Takes the last narrowing back, or leaves the table for the list; false if there is nothing to widen.
    pub(crate) fn widen(&mut self) -> bool {
        if matches!(self.focus, Focus::Table(_)) {
            self.focus = Focus::List(0);
            return true;
        }
        let widened = self.kept.pop().is_some();
        if widened {
            self.focus = Focus::List(0);
        }
        widened
    }

    /// Goes to the line with this letter; says whether the arrow keys stood there already.
    pub(crate) fn press(&mut self, pressed: char) -> Option<bool> {
        let line = LETTERS.chars().position(|known| known == pressed)?;
        if line >= self.shown().len() {
            return None;
        }
        let already = self.focus == Focus::List(line);
        self.focus = Focus::List(line);
        Some(already)
    }

    /// Goes to the line of this move, whatever the list was narrowed to.
    pub(crate) fn go_to(&mut self, notation: &str) -> Option<&Choice> {
        let line = self.choices.iter().position(|choice| choice.notation == notation)?;
        self.kept.clear();
        self.focus = Focus::List(line);
        self.choices.get(line)
    }

    /// How much a piece or zone stands out.
    pub(crate) fn glow(&self, id: &str, scene: &Scene) -> Glow {
        if self.pointed() == Some(id) {
            return Glow::Focus;
        }
        let touches = |choice: &Choice| choice.touches.iter().any(|touch| touch == id);
        let current = self.current();
        if current.is_some_and(touches) || self.kept.iter().any(|kept| kept == id) {
            return Glow::Touched;
        }
        let chosen = |from: &str| {
            self.pointed() == Some(from)
                || current.is_some_and(|choice| choice.touches.iter().any(|touch| touch == from))
        };
        if scene.links.iter().any(|link| link.to == id && chosen(&link.from)) {
            return Glow::Target;
        }
        let using: Vec<&Choice> = self.shown().into_iter().filter(|choice| touches(choice)).collect();
        if using.is_empty() {
            Glow::Quiet
        } else if using.into_iter().any(|choice| self.goes_along(choice)) {
            Glow::Possible
        } else {
            Glow::Playable
        }
    }

    /// Whether a shown choice goes with what is pointed at, or with what the list is narrowed to.
    fn goes_along(&self, choice: &Choice) -> bool {
        match self.pointed().filter(|id| self.narrows(id)) {
            Some(id) => choice.touches.iter().any(|touch| touch == id),
            None => !self.kept.is_empty(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::scene;
    use super::*;
    use antre_kernel::Phrase;
    use antre_stage::Piece;

    fn choice(notation: &str, touches: &[&str]) -> Choice {
        let touches = touches.iter().map(|&id| id.to_owned()).collect();
        Choice { notation: notation.into(), label: Phrase::new("x"), touches }
    }

    fn picker() -> Picker {
        let choices = vec![
            choice("CO1", &["hand A/0", "board CO"]),
            choice("CO1+CO3", &["hand A/0", "hand A/1", "board CO"]),
            choice("CO3", &["hand A/1", "board CO"]),
            choice("PR2", &["hand A/2", "board PR"]),
        ];
        Picker::new(choices, &scene(), Seat::A)
    }

    fn notations(picker: &Picker) -> Vec<&str> {
        picker.shown().iter().map(|choice| choice.notation.as_str()).collect()
    }

    #[test]
    fn of_equal_cards_each_can_be_pointed_at() {
        let mut scene = scene();
        let hand = scene.zones.iter_mut().find(|zone| zone.id == "hand A").unwrap();
        let twin = Piece { id: "hand A/9".into(), ..hand.pieces[0].clone() };
        hand.pieces.push(twin);
        let picker = Picker::new(vec![choice("CO1", &["hand A/0", "board CO"])], &scene, Seat::A);
        assert!(picker.shown()[0].touches.iter().any(|id| id == "hand A/9"));
        assert!(!picker.shown()[0].touches.iter().any(|id| id == "hand A/1"));
    }

    #[test]
    fn the_list_is_a_ring() {
        let mut picker = picker();
        assert_eq!(picker.current().unwrap().notation, "CO1");
        picker.step(false);
        assert_eq!(picker.current().unwrap().notation, "PR2");
        picker.step(true);
        assert_eq!(picker.current().unwrap().notation, "CO1");
        picker.jump(true);
        assert_eq!(picker.line(), Some(3));
    }

    #[test]
    fn pointing_narrows_and_escape_widens() {
        let mut picker = picker();
        assert_eq!(picker.handles(), ["hand A/0", "hand A/1", "hand A/2", "board CO", "board PR"]);
        picker.turn(true);
        assert_eq!(picker.pointed(), Some("hand A/0"));
        picker.narrow();
        assert_eq!(notations(&picker), ["CO1", "CO1+CO3"]);
        // Only the second card still tells the two apart.
        assert_eq!(picker.handles(), ["hand A/1"]);
        picker.turn(false);
        picker.narrow();
        assert_eq!(notations(&picker), ["CO1+CO3"]);
        assert!(picker.handles().is_empty());
        // What is left can only be looked at.
        picker.turn(true);
        assert_eq!(picker.pointed(), Some("hand A"));
        assert!(!picker.narrow());
        assert!(picker.widen() && picker.widen() && picker.widen());
        assert_eq!(picker.shown().len(), 4);
        assert!(!picker.widen());
    }

    #[test]
    fn every_zone_is_reached() {
        let (mut picker, scene) = (picker(), scene());
        let mut reached = Vec::new();
        for _ in 0..picker.stops().len() {
            picker.turn(true);
            reached.extend(picker.pointed().map(str::to_owned));
        }
        for zone in &scene.zones {
            assert!(reached.contains(&zone.id), "{}", zone.id);
        }
    }

    #[test]
    fn the_table_is_entered_where_the_chosen_move_lies() {
        let mut picker = picker();
        picker.jump(true);
        picker.turn(true);
        assert_eq!(picker.pointed(), Some("hand A/2"));
    }

    #[test]
    fn a_letter_chooses_and_chooses_again() {
        let mut picker = picker();
        assert_eq!(picker.press('c'), Some(false));
        assert_eq!(picker.press('c'), Some(true));
        assert_eq!(picker.press('e'), None);
        assert_eq!(picker.press('q'), None);
        assert_eq!(letter(0), Some('a'));
        assert_eq!(letter(99), None);
    }

    #[test]
    fn what_matters_glows() {
        let scene = scene();
        let mut picker = picker();
        picker.jump(true);
        assert_eq!(picker.glow("hand A/2", &scene), Glow::Touched);
        assert_eq!(picker.glow("hand A/0", &scene), Glow::Playable);
        assert_eq!(picker.glow("board DP", &scene), Glow::Target);
        assert_eq!(picker.glow("board CO", &scene), Glow::Target);
        assert_eq!(picker.glow("board NA", &scene), Glow::Quiet);
        picker.turn(true);
        assert_eq!(picker.glow("hand A/2", &scene), Glow::Focus);
    }

    #[test]
    fn what_goes_with_the_pointed_piece_glows() {
        let mut scene = scene();
        scene.links.clear();
        let mut picker = picker();
        picker.turn(true);
        assert_eq!(picker.pointed(), Some("hand A/0"));
        assert_eq!(picker.glow("board CO", &scene), Glow::Possible);
        assert_eq!(picker.glow("hand A/1", &scene), Glow::Possible);
        assert_eq!(picker.glow("board PR", &scene), Glow::Playable);
        assert_eq!(picker.glow("board NA", &scene), Glow::Quiet);
        // Narrowed, the chosen line stands out from the others that are left.
        picker.narrow();
        assert_eq!(picker.current().unwrap().notation, "CO1");
        assert_eq!(picker.glow("board CO", &scene), Glow::Touched);
        assert_eq!(picker.glow("hand A/1", &scene), Glow::Possible);
        assert_eq!(picker.glow("board PR", &scene), Glow::Quiet);
    }
}
