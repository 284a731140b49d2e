//! How the table looks: colours as the terminal offers them, drawn symbols or letters. Colour never says anything
//! that a shape or a word does not say too.

use antre_kernel::Seat;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// How many colours the terminal offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Depth {
    None,
    Sixteen,
    True,
}

/// Colours and symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    ascii: bool,
    depth: Depth,
    light: bool,
}

/// How much something stands out. The order is the order of importance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Glow {
    /// It cannot be used now.
    #[default]
    Quiet,
    /// Some move uses it.
    Playable,
    /// Some move that goes with what is pointed at or kept uses it.
    Possible,
    /// A printed arrow points here from what is chosen.
    Target,
    /// The chosen move uses it.
    Touched,
    /// The arrow keys stand on it.
    Focus,
}

const STONE: Color = Color::Rgb(24, 19, 17);
const PARCHMENT: Color = Color::Rgb(233, 223, 206);
const ASH: Color = Color::Rgb(158, 145, 129);
const SOOT: Color = Color::Rgb(101, 90, 80);
const EMBER: Color = Color::Rgb(255, 147, 65);
const GOLD: Color = Color::Rgb(236, 190, 92);
const BLOOD: Color = Color::Rgb(255, 112, 98);

/// The colours of suits, in the order in which a scene names its emblems.
const SUITS: [(Color, Color); 10] = [
    (Color::Green, Color::Rgb(150, 196, 120)),
    (Color::Red, Color::Rgb(240, 104, 78)),
    (Color::Yellow, Color::Rgb(236, 190, 92)),
    (Color::Gray, Color::Rgb(168, 182, 196)),
    (Color::Blue, Color::Rgb(122, 178, 230)),
    (Color::Magenta, Color::Rgb(186, 150, 226)),
    (Color::LightMagenta, Color::Rgb(236, 142, 178)),
    (Color::LightRed, Color::Rgb(214, 146, 96)),
    (Color::Cyan, Color::Rgb(104, 196, 190)),
    (Color::LightBlue, Color::Rgb(200, 200, 140)),
];

/// The colour to use instead on a light background.
fn on_paper(color: Color) -> Color {
    match color {
        Color::Yellow | Color::LightMagenta => Color::Magenta,
        Color::Gray => Color::DarkGray,
        Color::LightBlue => Color::Blue,
        Color::LightRed => Color::Red,
        other => other,
    }
}

const ASCII_THIN: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
const ASCII_THICK: border::Set<'static> = border::Set {
    top_left: "#",
    top_right: "#",
    bottom_left: "#",
    bottom_right: "#",
    vertical_left: "#",
    vertical_right: "#",
    horizontal_top: "#",
    horizontal_bottom: "#",
};
const ASCII_DASHED: border::Set<'static> = border::Set {
    vertical_left: "(",
    vertical_right: ")",
    horizontal_top: "~",
    horizontal_bottom: "~",
    ..ASCII_THIN
};
const DASHED: border::Set<'static> = border::Set {
    vertical_left: "╎",
    vertical_right: "╎",
    horizontal_top: "╌",
    horizontal_bottom: "╌",
    ..border::ROUNDED
};
const ASCII_DOUBLE: border::Set<'static> = border::Set {
    top_left: "*",
    top_right: "*",
    bottom_left: "*",
    bottom_right: "*",
    vertical_left: ":",
    vertical_right: ":",
    horizontal_top: "=",
    horizontal_bottom: "=",
};

impl Look {
    /// What this terminal can do, by what it says of itself.
    pub(crate) fn detect(ascii: bool) -> Look {
        let set = |name| std::env::var(name).unwrap_or_default();
        let depth = if !set("NO_COLOR").is_empty() {
            Depth::None
        } else if ["truecolor", "24bit"].contains(&set("COLORTERM").as_str()) {
            Depth::True
        } else {
            Depth::Sixteen
        };
        // Some terminals tell their colours: `text;background`.
        let light = set("COLORFGBG").rsplit(';').next().is_some_and(|back| ["7", "15"].contains(&back));
        Look { ascii, depth, light }
    }

    /// Sixteen colours and drawn symbols.
    #[cfg(test)]
    pub(crate) const fn plain(ascii: bool) -> Look {
        Look { ascii, depth: Depth::Sixteen, light: false }
    }

    fn shade(self, sixteen: Style, full: Color) -> Style {
        // What is drawn over something dim is not dim for that.
        let dim = sixteen.add_modifier.contains(Modifier::DIM);
        let sixteen = if dim { sixteen } else { sixteen.remove_modifier(Modifier::DIM) };
        match self.depth {
            Depth::None => Style { fg: None, bg: None, ..sixteen },
            Depth::Sixteen if self.light => Style { fg: sixteen.fg.map(on_paper), ..sixteen },
            Depth::Sixteen => sixteen,
            Depth::True => {
                Style { fg: Some(full), add_modifier: sixteen.add_modifier - Modifier::DIM, ..sixteen }
            }
        }
    }

    /// The stone everything lies on.
    pub(crate) fn ground(self) -> Style {
        match self.depth {
            Depth::True => Style::new().fg(PARCHMENT).bg(STONE),
            Depth::None | Depth::Sixteen => Style::new(),
        }
    }

    /// What is read.
    pub(crate) fn text(self) -> Style {
        self.shade(Style::new(), PARCHMENT)
    }

    /// What is read first.
    pub(crate) fn strong(self) -> Style {
        self.text().add_modifier(Modifier::BOLD)
    }

    /// What is there if one looks for it.
    pub(crate) fn dim(self) -> Style {
        self.shade(Style::new().add_modifier(Modifier::DIM), ASH)
    }

    /// Frames and empty places.
    pub(crate) fn faint(self) -> Style {
        self.shade(Style::new().add_modifier(Modifier::DIM), SOOT)
    }

    /// The one thing that matters now.
    pub(crate) fn ember(self) -> Style {
        self.shade(Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD), EMBER)
    }

    /// The one thing that matters now, as a bar of light.
    pub(crate) fn ember_bar(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM);
        match self.depth {
            Depth::None => bold.add_modifier(Modifier::REVERSED),
            Depth::Sixteen => bold.fg(Color::Black).bg(Color::Yellow),
            Depth::True => bold.fg(STONE).bg(EMBER),
        }
    }

    /// What changed, what counts.
    pub(crate) fn gold(self) -> Style {
        self.shade(Style::new().fg(Color::Yellow), GOLD)
    }

    /// A refusal.
    pub(crate) fn bad(self) -> Style {
        self.shade(Style::new().fg(Color::Red).add_modifier(Modifier::BOLD), BLOOD)
    }

    /// The ember while a bot thinks, brighter and darker with the breath.
    pub(crate) fn breath(self, tick: u64) -> Style {
        const STEPS: [(u8, u8, u8); 8] = [
            (120, 66, 34),
            (160, 88, 42),
            (200, 112, 50),
            (235, 134, 58),
            (255, 147, 65),
            (235, 134, 58),
            (200, 112, 50),
            (160, 88, 42),
        ];
        let (r, g, b) = STEPS[(tick % 8) as usize];
        self.shade(Style::new().fg(Color::Yellow), Color::Rgb(r, g, b))
    }

    /// The colour of a suit.
    pub(crate) fn suit(self, index: usize) -> Style {
        let (sixteen, full) = SUITS[index % SUITS.len()];
        self.shade(Style::new().fg(sixteen), full)
    }

    /// How a frame is drawn for what it holds: by its lines first, by its colour too.
    pub(crate) fn frame(self, glow: Glow) -> (border::Set<'static>, Style) {
        match (glow, self.ascii) {
            (Glow::Quiet | Glow::Playable, true) => (ASCII_THIN, self.frame_style(glow)),
            (Glow::Possible, true) => (ASCII_DASHED, self.frame_style(glow)),
            (Glow::Target, true) => (ASCII_DOUBLE, self.frame_style(glow)),
            (Glow::Touched | Glow::Focus, true) => (ASCII_THICK, self.frame_style(glow)),
            (Glow::Quiet | Glow::Playable, false) => (border::ROUNDED, self.frame_style(glow)),
            (Glow::Possible, false) => (DASHED, self.frame_style(glow)),
            (Glow::Target, false) => (border::DOUBLE, self.frame_style(glow)),
            (Glow::Touched | Glow::Focus, false) => (border::THICK, self.frame_style(glow)),
        }
    }

    fn frame_style(self, glow: Glow) -> Style {
        match glow {
            Glow::Quiet => self.faint(),
            Glow::Playable => self.dim(),
            Glow::Possible | Glow::Target => self.gold(),
            Glow::Touched | Glow::Focus => self.ember(),
        }
    }

    /// What stands around a piece in a cell: some move uses it, or the chosen one does.
    pub(crate) fn brackets(self, glow: Glow) -> Option<(&'static str, &'static str)> {
        match glow {
            Glow::Quiet | Glow::Playable => None,
            Glow::Possible => Some(("(", ")")),
            Glow::Target | Glow::Touched | Glow::Focus => Some(("[", "]")),
        }
    }

    /// A line between cells, by the ways it goes from here: up 1, down 2, left 4, right 8.
    pub(crate) fn line(self, ways: u8) -> &'static str {
        const DRAWN: [&str; 16] =
            [" ", "│", "│", "│", "─", "╯", "╮", "┤", "─", "╰", "╭", "├", "─", "┴", "┬", "┼"];
        const LETTERS: [&str; 16] =
            [" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+"];
        let at = usize::from(ways & 15);
        self.sign(DRAWN[at], LETTERS[at])
    }

    /// The colour of a seat's figures, as far as seats have one.
    pub(crate) fn side(self, seat: Seat) -> Style {
        const SIDES: [usize; 6] = [1, 8, 2, 5, 0, 4];
        self.suit(SIDES[seat.index() % SIDES.len()])
    }

    fn sign(self, drawn: &'static str, letters: &'static str) -> &'static str {
        if self.ascii { letters } else { drawn }
    }

    /// Whether letters stand in for symbols.
    pub(crate) fn is_ascii(self) -> bool {
        self.ascii
    }

    /// The back of a card.
    pub(crate) fn back(self) -> &'static str {
        self.sign("▒", "#")
    }

    /// An empty place.
    pub(crate) fn empty(self) -> &'static str {
        self.sign("▫", ".")
    }

    /// Nothing lies here.
    pub(crate) fn nothing(self) -> &'static str {
        self.sign("—", "-")
    }

    /// Points from one thing to another.
    pub(crate) fn arrow(self) -> &'static str {
        self.sign("→", "->")
    }

    /// Whose turn it is.
    pub(crate) fn turn(self) -> &'static str {
        self.sign("▶", ">")
    }

    /// The chosen line.
    pub(crate) fn cursor(self) -> &'static str {
        self.sign("▸", ">")
    }

    /// It has just changed.
    pub(crate) fn fresh(self) -> &'static str {
        self.sign("•", "*")
    }

    /// Stands between words.
    pub(crate) fn dot(self) -> &'static str {
        self.sign("·", "-")
    }

    /// A refusal.
    pub(crate) fn cross(self) -> &'static str {
        self.sign("✗", "x")
    }

    /// So many times.
    pub(crate) fn times(self) -> &'static str {
        self.sign("×", "x")
    }

    /// A step of a track, reached or not.
    pub(crate) fn step(self, reached: bool) -> &'static str {
        if reached { self.sign("●", "@") } else { self.sign("○", "o") }
    }

    /// There is more above or below.
    pub(crate) fn more(self, down: bool) -> &'static str {
        if down { self.sign("▾", "v") } else { self.sign("▴", "^") }
    }

    /// What is cut off.
    pub(crate) fn cut(self) -> &'static str {
        self.sign("…", "~")
    }

    /// The ember of a thinking bot: it breathes.
    pub(crate) fn ember_sign(self, tick: u64) -> &'static str {
        const BREATH: [&str; 8] = ["·", "∙", "•", "●", "●", "●", "•", "∙"];
        const LETTERS: [&str; 8] = [".", "o", "o", "O", "O", "O", "o", "."];
        let step = (tick % 8) as usize;
        if self.ascii { LETTERS[step] } else { BREATH[step] }
    }

    /// A text with its drawn signs, or with letters instead.
    pub(crate) fn words(self, text: &str) -> String {
        if !self.ascii {
            return text.to_owned();
        }
        let text = text.replace("←→", "<- ->").replace("↑↓", "^ v");
        let letters = |sign: char| match sign {
            '←' => "<-".into(),
            '→' => "->".into(),
            '↑' => "^".into(),
            '↓' => "v".into(),
            '…' => "...".into(),
            '·' => "-".into(),
            other => String::from(other),
        };
        text.chars().map(letters).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colour_shapes_remain() {
        let look = Look { ascii: false, depth: Depth::None, light: false };
        for style in [look.text(), look.ember(), look.gold(), look.bad(), look.suit(3), look.ember_bar()] {
            assert_eq!((style.fg, style.bg), (None, None));
        }
        let glows = [Glow::Quiet, Glow::Possible, Glow::Target, Glow::Touched];
        for look in [look, Look { ascii: true, ..look }] {
            let mut frames = glows.map(|glow| look.frame(glow).0.vertical_left);
            frames.sort_unstable();
            assert!(frames.windows(2).all(|pair| pair[0] != pair[1]), "{frames:?}");
        }
        assert!(look.ember_bar().add_modifier.contains(Modifier::REVERSED));
    }

    #[test]
    fn signs_have_letters() {
        let look = Look::plain(true);
        assert_eq!(look.words("[↑↓] a… [←→] b"), "[^ v] a... [<- ->] b");
        assert_eq!(Look::plain(false).words("↑↓"), "↑↓");
    }

    #[test]
    fn light_paper_is_not_written_on_in_yellow() {
        let look = Look { light: true, ..Look::plain(false) };
        assert_eq!(look.ember().fg, Some(Color::Magenta));
        for index in 0..SUITS.len() {
            assert!(![Some(Color::Yellow), Some(Color::Gray)].contains(&look.suit(index).fg));
        }
    }
}
