//! The clauses a refusal can cite.

use antre_kernel::Cite;

macro_rules! clauses {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// A clause of the rulebook that forbids a move.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Clause {
            $($(#[$doc])* $name,)*
        }

        impl Clause {
            /// Every clause a refusal can cite.
            pub const ALL: &[Clause] = &[$(Clause::$name,)*];
        }

        impl Cite for Clause {
            fn id(self) -> &'static str {
                match self {
                    $(Clause::$name => $id,)*
                }
            }
        }
    };
}

clauses! {
    /// The decks are shuffled and the hands drawn first.
    NotDealt = "DK-09",
    /// The dwarf player places the dwarves, away from the dragon, before play.
    Placement = "DK-12",
    /// Three different hexes, none the dragon's.
    PlaceTaken = "DK-13",
    /// In a first game the places are fixed.
    PlacesFixed = "DK-14",
    /// A whole starting hand, once, before play.
    ExchangeOnce = "DK-15",
    /// The dragon player decides first, then the dwarf player, before anything else.
    ExchangeOrder = "DK-16",
    /// Without the option no hand is exchanged.
    NoExchange = "DK-17",
    /// Turns alternate.
    NotYourTurn = "DK-23",
    /// Two actions a turn.
    NoActionLeft = "DK-25",
    /// A card is played from the own hand.
    NotInHand = "DK-26",
    /// No action may be passed.
    NoPassing = "DK-28",
    /// A dragon without any card passes.
    MustPass = "DK-29",
    /// The cards drawn come first.
    StillDrawing = "DK-32",
    /// Down to six cards first.
    MustDrop = "DK-33",
    /// Cards are dropped after drawing and at no other time.
    NothingToDrop = "DK-34",
    /// An empty deck cannot be drawn from.
    DeckEmpty = "DK-37",
    /// Only an option printed on the card.
    NotOnCard = "DK-39",
    /// Burning only when nothing else is possible, if so agreed.
    NotStuck = "DK-41",
    /// Not farther than the number says, and not nowhere.
    WrongDistance = "DK-44",
    /// Not through figures.
    WayBlocked = "DK-46",
    /// Onto an empty hex.
    HexTaken = "DK-47",
    /// One or two different dwarves.
    NoSecondMove = "DK-49",
    /// One completely, then the other.
    MoveFirst = "DK-50",
    /// Walk is lost.
    CannotWalk = "DK-51",
    /// Flight goes to an empty hex.
    CannotLand = "DK-52",
    /// Flight is lost.
    CannotFly = "DK-53",
    /// A netted dragon does not move.
    Netted = "DK-54",
    /// A dwarf hits from beside the dragon.
    NotBeside = "DK-55",
    /// One or two different dwarves, each beside the dragon.
    NoSecondHit = "DK-56",
    /// Morin, alive, in line, nobody between.
    NoShot = "DK-58",
    /// The dragon bites beside it.
    NotBitten = "DK-61",
    /// Fire is lost.
    CannotBreathe = "DK-64",
    /// Nobody in that line.
    NobodyThere = "DK-65",
    /// A block needs a card with the symbol.
    NoDefence = "DK-68",
    /// One card for one hit, and no more.
    NoHitToBlock = "DK-71",
    /// Each card protects one dwarf who is hit.
    NotInFire = "DK-73",
    /// The dwarf player places the wounds.
    MustPlaceWound = "DK-83",
    /// Only on a free space.
    NoSpace = "DK-84",
    /// The dragon is dead.
    DragonDead = "DK-89",
    /// The dwarves are dead.
    DwarvesDead = "DK-90",
    /// The dwarves have no card left.
    OutOfTime = "DK-91",
    /// Urpen, alive, throws the net.
    NoThrower = "DK-97",
    /// The net is on the dragon already.
    AlreadyNetted = "DK-98",
    /// Only a netted dragon frees itself.
    NotNetted = "DK-99",
    /// Free or act: after an action it is too late.
    TooLateToFree = "DK-100",
    /// Brald declares fury, once.
    NoFury = "DK-104",
    /// Fury comes before the first action.
    TooLateForFury = "DK-105",
    /// Only the third action may be left out.
    ThirdOnly = "DK-107",
    /// Brald is dead.
    BraldDead = "DK-109",
    /// A dead dwarf does nothing.
    DeadDwarf = "DK-111",
    /// Attack, reaction, wounds: one after the other.
    WaitForReaction = "DK-117",
}
