//! A moment in the middle of something, as numbers.

use crate::bag::Bag;
use crate::combat::NO_ORDER;
use crate::game::Drakerion;
use crate::ids::{DECK, Kind, Local, Slot};
use crate::language::{BattleLine, Mode};
use crate::moment::{
    Combat, CombatStage, Deal, FEW, How, NOT_WAITING, ORDERED, Ordered, Using, WAITING, Waiting,
};
use crate::place::Ref;
use crate::state::{Ask, State};
use antre_kernel::{Field, Seat};

const ASKS: [Ask; 17] = [
    Ask::Nothing,
    Ask::Coin,
    Ask::First,
    Ask::SetupLine,
    Ask::Mulligan,
    Ask::Manoeuvre,
    Ask::Reveal,
    Ask::Cards,
    Ask::Action,
    Ask::Defender,
    Ask::Combat,
    Ask::PlayLine,
    Ask::PlayBearer,
    Ask::PlayEvent,
    Ask::Step,
    Ask::Trigger,
    Ask::Over,
];
/// Where fewer cards are stored than are always written.
const NO_CARD: u16 = 0xff;
const HOWS: [How; 6] = [How::Draw, How::Mill, How::Look, How::Discard, How::Show, How::Pause];
const STAGES: [CombatStage; 4] =
    [CombatStage::None, CombatStage::Actions, CombatStage::Done, CombatStage::Ended];

/// Whether a question stands on its own: everything about it follows from what lies on the table.
pub(crate) fn is_plain(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Coin
            | Ask::First
            | Ask::SetupLine
            | Ask::Mulligan
            | Ask::Manoeuvre
            | Ask::Reveal
            | Ask::Action
            | Ask::Combat
            | Ask::Over
    )
}

/// FNV-1a over all fields and the numbers, so that a frame is not read into another position.
pub(crate) fn check_sum(fields: &[Field], frames: &str) -> u32 {
    let mut hash = 0x811c_9dc5u32;
    let mut feed = |text: &str| {
        for byte in text.bytes().chain([0]) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    };
    for field in fields.iter().filter(|field| field.key != "partial" && field.key != "frames") {
        feed(&field.key);
        feed(&field.value);
    }
    feed(frames);
    hash
}

/// Puts a card into a bag, if there is such a card and room for it.
fn add(bag: &mut Bag, number: u8) -> Option<()> {
    let local = Local::new(number);
    (local.in_deck() && usize::from(bag.len()) < DECK).then(|| bag.add(local))
}

impl Drakerion {
    /// The numbers of what is going on; nothing where nothing is.
    pub(crate) fn frames(&self, s: &State) -> Option<String> {
        if is_plain(s.ask) {
            return None;
        }
        let seat = |seat: Seat| seat.index() as u16;
        let at = |table: &[Ask], ask: Ask| table.iter().position(|known| *known == ask).unwrap_or(0) as u16;
        let how = HOWS.iter().position(|how| *how == s.deal.how).unwrap_or(0) as u16;
        let stage = STAGES.iter().position(|stage| *stage == s.combat.stage).unwrap_or(0) as u16;
        // What is asked about is a slot for an attack and a card for all else.
        let subject = if s.ask == Ask::Defender { s.attacking.number() } else { s.playing.number() };
        let u = &s.using;
        let mut numbers: Vec<u16> = vec![
            at(&ASKS, s.ask),
            seat(s.asked),
            seat(s.deal.seat),
            s.deal.n.into(),
            s.deal.total.into(),
            how,
            subject.into(),
            s.mode as u16,
            seat(s.initiator),
            seat(s.last_passer),
            seat(s.actor),
            u16::from(s.actor_settled),
            s.uses.into(),
            stage,
            seat(s.combat.side),
            u16::from(s.combat.engaged),
            s.sides[0].owed.into(),
            s.sides[1].owed.into(),
            u16::from(u.on),
            seat(u.you),
            u.ability,
            u.at,
            u.this.bits(),
            u.bearer.bits(),
            u.card.bits(),
            u.by.bits(),
            u.amount.into(),
            u.limbo.number().into(),
            u16::from(u.stored.len()).min(FEW as u16),
            u.left.into(),
            u.part.into(),
            u.turn.into(),
            u.chosen.into(),
        ];
        numbers.extend(u.counts.iter().map(|&n| u16::from(n)));
        numbers.extend(u.vars.iter().flatten().map(|card| card.bits()));
        let stored: Vec<u16> = u.stored.cards().map(|local| local.number().into()).collect();
        numbers.extend((0..FEW).map(|at| stored.get(at).copied().unwrap_or(NO_CARD)));
        numbers.extend([s.group, s.waiting_count, s.ordered_count].map(u16::from));
        for w in &s.waiting[..usize::from(s.waiting_count)] {
            let refs = [w.this, w.bearer, w.card, w.by].map(Ref::bits);
            numbers.extend([w.ability, seat(w.seat), u16::from(w.amount)].into_iter().chain(refs));
        }
        for o in &s.ordered[..usize::from(s.ordered_count)] {
            numbers.extend([o.attacker.bits(), o.defender.bits(), o.mode as u16]);
        }
        numbers.extend(self.rarer(s, stored.get(FEW..).unwrap_or_default()));
        Some(numbers.iter().map(|n| format!("{n:x}")).collect::<Vec<_>>().join("."))
    }

    /// What 0.1.0 did not know, behind all else; nothing where it is as it always was, so that such a position is written
    /// as it always was.
    fn rarer(&self, s: &State, stored: &[u16]) -> Vec<u16> {
        let plain = Combat::default();
        let waiting = &s.waiting[..usize::from(s.waiting_count)];
        let usual = s.combat.fallen == plain.fallen
            && s.using.event == 0
            && stored.is_empty()
            && waiting.iter().all(|w| w.event == 0 && w.held);
        if usual {
            return Vec::new();
        }
        let mut numbers: Vec<u16> = s.combat.fallen.iter().map(|card| card.bits()).collect();
        numbers.extend(s.combat.fallen_lines.iter().map(|&line| line as u16));
        numbers.push(s.using.event.into());
        for w in waiting {
            numbers.extend([u16::from(w.event), u16::from(w.spent), u16::from(w.held)]);
        }
        numbers.push(stored.len() as u16);
        numbers.extend(stored);
        numbers
    }

    /// Reads the numbers back into a state that has everything else.
    pub(crate) fn read_frames(&self, s: &mut State, text: &str) -> Option<()> {
        let mut numbers = Numbers(text.split('.'));
        numbers.read_question(s)?;
        s.using = numbers.using()?;
        numbers.read_waiting(s)?;
        match numbers.next() {
            Some(first) => numbers.read_rarer(s, first),
            None => Some(()),
        }
    }
}

/// The numbers of a moment, read one after the other; none where a word is no number or not one of those allowed.
struct Numbers<'a>(std::str::Split<'a, char>);

impl Numbers<'_> {
    fn next(&mut self) -> Option<u16> {
        u16::from_str_radix(self.0.next()?, 16).ok()
    }

    fn byte(&mut self) -> Option<u8> {
        self.next()?.try_into().ok()
    }

    fn seat(&mut self) -> Option<Seat> {
        self.one_of(&[Seat::A, Seat::B])
    }

    fn truth(&mut self) -> Option<bool> {
        self.one_of(&[false, true])
    }

    fn mode(&mut self) -> Option<Mode> {
        self.one_of(&[Mode::Melee, Mode::Ranged])
    }

    fn card(&mut self) -> Option<Ref> {
        Ref::from_bits(self.next()?)
    }

    fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(usize::from(self.next()?)).copied()
    }

    /// What is asked, and what goes on around it.
    fn read_question(&mut self, s: &mut State) -> Option<()> {
        s.ask = self.one_of(&ASKS)?;
        s.asked = self.seat()?;
        s.deal = Deal { seat: self.seat()?, n: self.byte()?, total: self.byte()?, how: self.one_of(&HOWS)? };
        let subject = self.byte()?;
        match s.ask {
            Ask::Defender => s.attacking = Slot::new(subject),
            _ => s.playing = Kind::from_number(subject),
        }
        s.mode = self.mode()?;
        s.initiator = self.seat()?;
        s.last_passer = self.seat()?;
        s.actor = self.seat()?;
        s.actor_settled = self.truth()?;
        s.uses = self.byte()?;
        s.combat.stage = self.one_of(&STAGES)?;
        s.combat.side = self.seat()?;
        s.combat.engaged = self.truth()?;
        s.sides[0].owed = self.byte()?;
        s.sides[1].owed = self.byte()?;
        Some(())
    }

    /// The ability that is being used.
    fn using(&mut self) -> Option<Using> {
        let begun = Using {
            on: self.truth()?,
            you: self.seat()?,
            ability: self.next()?,
            at: self.next()?,
            this: self.card()?,
            bearer: self.card()?,
            card: self.card()?,
            by: self.card()?,
            amount: self.byte()?,
            limbo: Kind::from_number(self.byte()?),
            ..Using::default()
        };
        let stored = self.byte()?;
        let mut u = Using {
            left: self.byte()?,
            part: self.byte()?,
            turn: self.byte()?,
            chosen: self.byte()?,
            ..begun
        };
        for count in &mut u.counts {
            *count = self.byte()?;
        }
        for card in u.vars.iter_mut().flatten() {
            *card = self.card()?;
        }
        for at in 0..FEW {
            let number = self.byte()?;
            if at < usize::from(stored) {
                add(&mut u.stored, number)?;
            }
        }
        Some(u)
    }

    /// The abilities that wait, and the attacks that were ordered.
    fn read_waiting(&mut self, s: &mut State) -> Option<()> {
        (s.group, s.waiting_count, s.ordered_count) = (self.byte()?, self.byte()?, self.byte()?);
        s.waiting = [NOT_WAITING; WAITING];
        s.ordered = [NO_ORDER; ORDERED];
        if s.group > s.waiting_count {
            return None;
        }
        for waiting in s.waiting.get_mut(..usize::from(s.waiting_count))? {
            *waiting = Waiting {
                ability: self.next()?,
                seat: self.seat()?,
                amount: self.byte()?,
                this: self.card()?,
                bearer: self.card()?,
                card: self.card()?,
                by: self.card()?,
                ..NOT_WAITING
            };
        }
        for ordered in s.ordered.get_mut(..usize::from(s.ordered_count))? {
            *ordered = Ordered { attacker: self.card()?, defender: self.card()?, mode: self.mode()? };
        }
        Some(())
    }

    /// What 0.1.0 did not know, from its first number on.
    fn read_rarer(&mut self, s: &mut State, first: u16) -> Option<()> {
        s.combat.fallen = [Ref::from_bits(first)?, self.card()?];
        for line in &mut s.combat.fallen_lines {
            *line = self.one_of(&[BattleLine::Front, BattleLine::Support])?;
        }
        s.using.event = self.byte()?;
        for waiting in s.waiting.get_mut(..usize::from(s.waiting_count))? {
            (waiting.event, waiting.spent, waiting.held) = (self.byte()?, self.byte()?, self.truth()?);
        }
        for _ in 0..self.next()? {
            add(&mut s.using.stored, self.byte()?)?;
        }
        Some(())
    }
}
