//! A moment in the middle of something, as numbers.

use crate::combat::NO_ORDER;
use crate::game::Drakerion;
use crate::language::{Line, Mode};
use crate::state::{
    Ask, Bag, CHOSEN, Combat, CombatStage, DECK, Deal, FEW, How, NOT_WAITING, NOWHERE, ORDERED, Ordered, Ref,
    State, Using, VARS, WAITING, Waiting,
};
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
const HOWS: [How; 5] = [How::Draw, How::Mill, How::Look, How::Discard, How::Show];
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
fn add(bag: &mut Bag, local: u8) -> Option<()> {
    (usize::from(local) < DECK && usize::from(bag.len()) < DECK).then(|| bag.add(local))
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
        let u = &s.using;
        let mut numbers: Vec<u16> = vec![
            at(&ASKS, s.ask),
            seat(s.asked),
            seat(s.deal.seat),
            s.deal.n.into(),
            s.deal.total.into(),
            how,
            s.subject.into(),
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
            u.limbo.into(),
            u16::from(u.stored.len()).min(FEW as u16),
            u.left.into(),
            u.part.into(),
            u.turn.into(),
            u.chosen.into(),
        ];
        numbers.extend(u.counts.iter().map(|&n| u16::from(n)));
        numbers.extend(u.vars.iter().flatten().map(|card| card.bits()));
        let stored: Vec<u16> = u.stored.cards().map(u16::from).collect();
        numbers.extend((0..FEW).map(|at| stored.get(at).copied().unwrap_or(NOWHERE.into())));
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
        let mut numbers = text.split('.').map(|n| u16::from_str_radix(n, 16).ok());
        let mut next = || numbers.next().flatten();
        let seat = |n: u16| (n < 2).then(|| Seat::new(usize::from(n)));
        let byte = |n: u16| u8::try_from(n).ok();
        let truth = |n: u16| (n < 2).then_some(n == 1);
        let mode = |n: u16| [Mode::Melee, Mode::Ranged].get(usize::from(n)).copied();
        s.ask = *ASKS.get(usize::from(next()?))?;
        s.asked = seat(next()?)?;
        s.deal = Deal {
            seat: seat(next()?)?,
            n: byte(next()?)?,
            total: byte(next()?)?,
            how: *HOWS.get(usize::from(next()?))?,
        };
        s.subject = byte(next()?)?;
        s.mode = mode(next()?)?;
        s.initiator = seat(next()?)?;
        s.last_passer = seat(next()?)?;
        s.actor = seat(next()?)?;
        s.actor_settled = truth(next()?)?;
        s.uses = byte(next()?)?;
        s.combat.stage = *STAGES.get(usize::from(next()?))?;
        s.combat.side = seat(next()?)?;
        s.combat.engaged = truth(next()?)?;
        s.sides[0].owed = byte(next()?)?;
        s.sides[1].owed = byte(next()?)?;
        let begun = Using {
            on: truth(next()?)?,
            you: seat(next()?)?,
            ability: next()?,
            at: next()?,
            this: Ref::from_bits(next()?)?,
            bearer: Ref::from_bits(next()?)?,
            card: Ref::from_bits(next()?)?,
            by: Ref::from_bits(next()?)?,
            amount: byte(next()?)?,
            limbo: byte(next()?)?,
            ..Using::default()
        };
        let stored = byte(next()?)?;
        let mut u = Using {
            left: byte(next()?)?,
            part: byte(next()?)?,
            turn: byte(next()?)?,
            chosen: byte(next()?)?,
            ..begun
        };
        for var in 0..VARS {
            u.counts[var] = byte(next()?)?;
        }
        for var in 0..VARS {
            for at in 0..CHOSEN {
                u.vars[var][at] = Ref::from_bits(next()?)?;
            }
        }
        for at in 0..FEW {
            let local = byte(next()?)?;
            if at < usize::from(stored) {
                add(&mut u.stored, local)?;
            }
        }
        s.using = u;
        let (group, waiting, ordered) = (byte(next()?)?, byte(next()?)?, byte(next()?)?);
        if usize::from(waiting) > WAITING || group > waiting || usize::from(ordered) > ORDERED {
            return None;
        }
        (s.group, s.waiting_count, s.ordered_count) = (group, waiting, ordered);
        s.waiting = [NOT_WAITING; WAITING];
        for at in 0..usize::from(waiting) {
            s.waiting[at] = Waiting {
                ability: next()?,
                seat: seat(next()?)?,
                amount: byte(next()?)?,
                this: Ref::from_bits(next()?)?,
                bearer: Ref::from_bits(next()?)?,
                card: Ref::from_bits(next()?)?,
                by: Ref::from_bits(next()?)?,
                ..NOT_WAITING
            };
        }
        s.ordered = [NO_ORDER; ORDERED];
        for at in 0..usize::from(ordered) {
            s.ordered[at] = Ordered {
                attacker: Ref::from_bits(next()?)?,
                defender: Ref::from_bits(next()?)?,
                mode: mode(next()?)?,
            };
        }
        let Some(first) = next() else { return Some(()) };
        s.combat.fallen = [Ref::from_bits(first)?, Ref::from_bits(next()?)?];
        for line in &mut s.combat.fallen_lines {
            *line = *[Line::Front, Line::Support].get(usize::from(next()?))?;
        }
        s.using.event = byte(next()?)?;
        for at in 0..usize::from(waiting) {
            let w = &mut s.waiting[at];
            (w.event, w.spent, w.held) = (byte(next()?)?, byte(next()?)?, truth(next()?)?);
        }
        for _ in 0..next()? {
            add(&mut s.using.stored, byte(next()?)?)?;
        }
        Some(())
    }
}
