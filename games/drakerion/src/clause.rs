//! The clauses a refusal can cite.

use antre_kernel::Cite;

macro_rules! clauses {
    ($($name:ident = $id:literal: $what:literal,)*) => {
        /// A clause that can refuse a move.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Clause {
            $(#[doc = $what] $name,)*
        }

        impl Clause {
            /// Every clause that can refuse a move.
            pub const ALL: &'static [Clause] = &[$(Clause::$name,)*];
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
    ChooseFirst = "DN-19": "The player with the higher initiative names the first player.",
    SetupLine = "DN-23": "Starting Characters are placed on a line.",
    Mulligan = "DN-29": "Cards of the opening hand are exchanged.",
    Manoeuvre = "DN-34": "A Manoeuvre of the own pile is chosen.",
    InTurn = "DN-47": "Players act in turn.",
    Action = "DN-48": "What an action can be.",
    SecondWithdrawal = "DN-59": "Only the first player to do so passes definitively.",
    FromHand = "DN-63": "A card is played from the hand.",
    Gold = "DN-65": "A card costs gold.",
    ArrivalLine = "DN-66": "An arriving Character is placed on a line.",
    OutsideOwnAction = "DN-69": "In a combat only certain cards are played.",
    RangedIcon = "DN-74": "Ranged attacks need the icon.",
    Melee = "DN-75": "Melee is fought between the front lines.",
    Ready = "DN-76": "The attacker must be ready.",
    OwnCharacter = "DN-77": "Own Characters are not attacked.",
    AttackKind = "DN-79": "An ability that makes a Character attack allows melee or ranged.",
    CombatAction = "DN-83": "What a combat action can be.",
    NoActionInCombat = "DN-87": "Actions are not used in a combat.",
    RangedReach = "DN-100": "A ranged attack reaches two lines.",
    NameTaken = "DN-124": "A player controls one Named Character of a name.",
    Bearer = "DN-131": "An Attachment is linked to a Character in play.",
    EventAbility = "DN-140": "One ability of an Event is used.",
    EventFits = "DN-141": "An Event needs a fitting ability.",
    Infiltrator = "DN-149": "Infiltrators are stopped by Infiltrators.",
    Interceptor = "DN-151": "Interceptors step in on the line of the defender in a melee.",
    InterceptFirst = "DN-152": "Interceptors step in as the very first combat action.",
    InterceptReady = "DN-153": "An Interceptor must be ready and not be the defender.",
    NoAttachment = "DN-156": "No Attachment can be linked to it.",
    NoAttachmentExcept = "DN-157": "Only Attachments with certain traits can be linked to it.",
    Forced = "DN-158": "What is forced cannot be declined.",
    Forbidden = "DN-159": "A passive ability forbids it.",
    ActionAbility = "DN-161": "When Action abilities are used.",
    DiscardAction = "DN-162": "When Discard actions are used.",
    CombatAbility = "DN-164": "When Combat abilities are used.",
    Group = "DN-173": "Waiting abilities are used one after the other.",
    CostChoice = "DN-178": "What is paid must fit the cost.",
    Cost = "DN-179": "The cost must be paid in full.",
    Target = "DN-182": "Options and targets must fit.",
    Search = "DN-187": "A search takes a card that fits.",
    Look = "DN-191": "Cards that were looked at are put back.",
    Discard = "DN-193": "A card of the hand is discarded.",
    Spent = "DN-237": "What is spent can be had again only so often in a turn.",
}
