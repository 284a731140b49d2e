//! What happens to cards, and the checks after it (DN-106 to DN-138, DN-182, DN-210 to DN-215).

use super::world::{BESIDE, Combat, On, Over, Piece, Place, Ref, Seat, Stage, World};
use antre_drakerion::language::{
    AbilityKind, BattleLine, CardType, Forbidden, From, Keyword, KeywordId, Mode, On as Event, PutDest, Stat,
};

use super::answers::Happening;

impl World<'_> {
    /// Lays a card down and says which piece it is.
    pub fn lay(
        &mut self,
        def: usize,
        owner: Seat,
        controller: Seat,
        line: BattleLine,
        slot: u8,
        bearer: Option<u32>,
    ) -> u32 {
        let uid = self.next_uid;
        self.next_uid += 1;
        self.pieces.push(Piece {
            uid,
            def,
            owner,
            controller,
            line,
            slot,
            damage: 0,
            shield: 0,
            inclined: false,
            bearer,
            hurt_by: Ref::Gone,
        });
        uid
    }

    /// A card arrives in play (DN-63, DN-67).
    pub fn arrive(
        &mut self,
        def: usize,
        owner: Seat,
        controller: Seat,
        line: BattleLine,
        bearer: Option<u32>,
    ) -> u32 {
        let slot = (0..BESIDE).find(|slot| self.at_slot(*slot).is_none()).expect("there is room");
        let uid = self.lay(def, owner, controller, line, slot, bearer);
        self.follow(Ref::Out(Place::Limbo, owner, def), Ref::Piece(uid));
        if self.turn == 0 {
            return uid; // DN-25
        }
        let card = Ref::Piece(uid);
        self.note(&Happening { card, ..Happening::new(Event::Deployed) });
        if let Some(bearer) = bearer {
            self.note(&Happening { card, bearer: Ref::Piece(bearer), ..Happening::new(Event::Attached) });
        }
        self.note_own(uid, AbilityKind::Deploy);
        uid
    }

    /// Whatever waits for a card that takes effect means it where it went.
    pub fn follow(&mut self, was: Ref, now: Ref) {
        for waiting in &mut self.waiting {
            for card in [&mut waiting.ctx.card, &mut waiting.ctx.by] {
                if *card == was {
                    *card = now;
                }
            }
        }
        for piece in self.pieces.iter_mut().filter(|piece| piece.hurt_by == was) {
            piece.hurt_by = now;
        }
    }

    /// A card leaves its slot; `now` is where it went.
    pub fn leave(&mut self, uid: u32, now: Ref) {
        let at = self.pieces.iter().position(|piece| piece.uid == uid).expect("the piece is there");
        let gone = self.pieces.remove(at);
        self.changes.retain(|change| change.on != On::Piece(uid));
        for piece in &mut self.pieces {
            if piece.bearer == Some(uid) {
                piece.bearer = None;
            }
            if piece.hurt_by == Ref::Piece(uid) {
                piece.hurt_by = Ref::Gone;
            }
        }
        let was = Ref::Piece(uid);
        let swap = |card: &mut Ref, by: Ref| {
            if *card == was {
                *card = by;
            }
        };
        for waiting in &mut self.waiting {
            swap(&mut waiting.ctx.this, Ref::Gone); // DN-171
            swap(&mut waiting.ctx.bearer, Ref::Gone);
            swap(&mut waiting.ctx.card, now);
            swap(&mut waiting.ctx.by, now);
        }
        for (attacker, defender, _) in &mut self.ordered {
            swap(attacker, Ref::Gone);
            swap(defender, Ref::Gone);
        }
        if let Some(using) = &mut self.using {
            swap(&mut using.ctx.this, now);
            swap(&mut using.ctx.bearer, Ref::Gone);
            swap(&mut using.ctx.card, now);
            swap(&mut using.ctx.by, now);
            using.vars.iter_mut().flat_map(|(_, cards)| cards).for_each(|card| swap(card, Ref::Gone)); // DN-183
        }
        if let Some(combat) = &mut self.combat {
            for (at, combatant) in [&mut combat.attacker, &mut combat.defender].into_iter().enumerate() {
                if *combatant == was {
                    // DN-95; DN-228: it is remembered where it went, with its line.
                    *combatant = now;
                    combat.lines[at] = gone.line;
                    combat.engaged = false;
                }
            }
        }
    }

    pub fn destroy(&mut self, mut doomed: Vec<u32>) {
        for piece in self.all() {
            if piece.bearer.is_some_and(|bearer| doomed.contains(&bearer)) && !doomed.contains(&piece.uid) {
                doomed.push(piece.uid);
            }
        }
        let doomed: Vec<Piece> = self.all().into_iter().filter(|piece| doomed.contains(&piece.uid)).collect();
        for piece in &doomed {
            let (card, by, in_combat) = (Ref::Piece(piece.uid), piece.hurt_by, self.dealing);
            let happening = Happening { card, by, in_combat, ..Happening::new(Event::Destroyed) };
            self.note(&happening);
            self.note(&Happening { on: Event::LeftPlay, ..happening });
            self.note_destruction(piece);
            if self.kind(piece.def) == CardType::Character {
                self.players[1 - piece.controller].owed += self.stat(piece, Stat::Prestige);
            }
        }
        for piece in &doomed {
            self.leave(piece.uid, Ref::Out(Place::Discard, piece.owner, piece.def));
            self.players[piece.owner].discard.push(piece.def);
        }
    }

    /// Destroys what is in play of these, by a card.
    pub fn destroy_by(&mut self, pieces: &[Piece], by: Ref) {
        let doomed: Vec<u32> =
            pieces.iter().filter(|piece| self.is_in_play(piece)).map(|piece| piece.uid).collect();
        for &uid in &doomed {
            self.piece_mut(uid).hurt_by = by;
        }
        self.destroy(doomed);
    }

    pub fn discard_from_hand(&mut self, seat: Seat, def: usize) {
        if self.take_out(Place::Hand, seat, def) {
            self.discarded(seat, def, From::Hand);
        }
    }

    pub fn discarded(&mut self, seat: Seat, def: usize, from: From) {
        let card = Ref::Out(Place::Discard, seat, def);
        self.note(&Happening { card, from: Some(from), whose: seat, ..Happening::new(Event::Discarded) });
        self.players[seat].discard.push(def);
        self.players[seat].discarded[from as usize] += 1;
    }

    pub fn shuffle(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        let known: Vec<usize> = player.top.drain(..).chain(player.bottom.drain(..)).collect();
        player.pool.extend(known);
    }

    pub fn incline(&mut self, uid: u32) {
        if !self.piece(uid).is_some_and(|piece| piece.inclined) {
            self.note(&Happening { card: Ref::Piece(uid), ..Happening::new(Event::Inclined) });
            self.piece_mut(uid).inclined = true;
        }
    }

    pub fn straighten(&mut self, uid: u32) {
        let piece = self.piece(uid).expect("the piece is there").clone();
        if piece.inclined && !self.is_forbidden(&piece, Forbidden::Straighten) {
            self.note(&Happening { card: Ref::Piece(uid), ..Happening::new(Event::Straightened) });
            self.piece_mut(uid).inclined = false;
            self.comes_back();
        }
    }

    /// A Character moves to the other line (DN-196).
    pub fn move_over(&mut self, uid: u32) {
        let piece = self.piece(uid).expect("the piece is there").clone();
        if !self.is_character(&piece) || self.is_forbidden(&piece, Forbidden::BeMoved) {
            return;
        }
        self.note(&Happening { card: Ref::Piece(uid), ..Happening::new(Event::Moved) });
        let line = if piece.line == BattleLine::Front { BattleLine::Support } else { BattleLine::Front };
        self.set_line(uid, line);
    }

    fn set_line(&mut self, uid: u32, line: BattleLine) {
        for piece in &mut self.pieces {
            if piece.uid == uid || piece.bearer == Some(uid) {
                piece.line = line;
            }
        }
    }

    pub fn damage(&mut self, uid: u32, n: i32, by: Ref, in_combat: bool) {
        let piece = self.piece(uid).expect("the piece is there").clone();
        let n = n.clamp(0, 100);
        if n == 0 || !self.is_character(&piece) {
            return;
        }
        let card = Ref::Piece(uid);
        self.note(&Happening { card, by, in_combat, amount: n, ..Happening::new(Event::Damaged) });
        let piece = self.piece_mut(uid);
        let absorbed = n.min(piece.shield);
        piece.shield -= absorbed;
        piece.damage = (piece.damage + n - absorbed).min(255);
        if piece.damage > 0 {
            piece.hurt_by = by;
        }
    }

    pub fn heal(&mut self, uid: u32, n: i32) {
        let healed = self.piece(uid).expect("the piece is there").damage.min(n.clamp(0, 100));
        if healed == 0 {
            return;
        }
        self.note(&Happening { card: Ref::Piece(uid), amount: healed, ..Happening::new(Event::Healed) });
        let piece = self.piece_mut(uid);
        piece.damage -= healed;
        if piece.damage == 0 {
            piece.hurt_by = Ref::Gone;
        }
    }

    pub fn change_gold(&mut self, seat: Seat, n: i32) {
        let before = self.players[seat].gold;
        let after = (before + n).clamp(0, 250);
        self.players[seat].gold = after;
        if after > before {
            self.note(&Happening {
                whose: seat,
                amount: after - before,
                ..Happening::new(Event::GoldGained)
            });
        }
    }

    pub fn change_prestige(&mut self, seat: Seat, n: i32) {
        let before = self.players[seat].prestige;
        let after = (before + n).clamp(0, 250);
        self.players[seat].prestige = after;
        if after > before {
            self.note(&Happening {
                whose: seat,
                amount: after - before,
                ..Happening::new(Event::PrestigeGained)
            });
        }
    }

    /// A card goes to another zone of its owner (DN-115); the words of the ability that does it go on meaning it.
    pub fn put(&mut self, card: Ref, dest: PutDest) {
        let place = match dest {
            PutDest::Hand => Place::Hand,
            PutDest::Discard => Place::Discard,
            PutDest::DeckTop | PutDest::DeckBottom => Place::Deck,
        };
        let (owner, def) = match card {
            Ref::Gone => return,
            Ref::Piece(uid) => {
                let Some(piece) = self.piece(uid).filter(|piece| self.is_in_play(piece)).cloned() else {
                    return;
                };
                self.note(&Happening { card, ..Happening::new(Event::LeftPlay) });
                let vars = self.using.as_ref().map(|using| using.vars.clone());
                let now = Ref::Out(place, piece.owner, piece.def);
                self.leave(uid, now);
                if place != Place::Discard {
                    self.comes_back();
                }
                if let (Some(using), Some(vars)) = (&mut self.using, vars) {
                    for (known, old) in using.vars.iter_mut().zip(vars) {
                        for (card_now, was) in known.1.iter_mut().zip(old.1) {
                            if was == card {
                                *card_now = now;
                            }
                        }
                    }
                }
                (piece.owner, piece.def)
            }
            Ref::Out(from, owner, def) => {
                self.look_through(card);
                if !self.take_out(from, owner, def) {
                    return;
                }
                if place != Place::Discard {
                    self.comes_back_from(from);
                }
                let now = Ref::Out(place, owner, def);
                if let Some(using) = &mut self.using {
                    if using.ctx.this == card {
                        using.ctx.this = now;
                    }
                    for known in [&mut using.ctx.card, &mut using.ctx.by] {
                        if *known == card {
                            *known = now;
                        }
                    }
                    let chosen = using.vars.iter_mut().flat_map(|(_, cards)| cards);
                    if let Some(first) = chosen.into_iter().find(|known| **known == card) {
                        *first = now;
                    }
                }
                (owner, def)
            }
        };
        let player = &mut self.players[owner];
        match dest {
            PutDest::Hand => player.hand.push(def),
            PutDest::Discard => player.discard.push(def),
            PutDest::DeckTop => player.top.insert(0, def),
            PutDest::DeckBottom => player.bottom.push(def),
        }
    }

    /// Whether an Attachment may be linked (DN-156, DN-157).
    pub fn may_attach(&self, attachment: usize, bearer: &Piece) -> bool {
        if !self.has_keyword(bearer, KeywordId::NoAttachment) {
            return true;
        }
        self.card(bearer.def).keywords.iter().any(|keyword| match keyword {
            Keyword::NoAttachment { except } => {
                except.iter().any(|wanted| self.card(attachment).traits.contains(wanted))
            }
            _ => false,
        })
    }

    /// DN-124
    pub fn name_taken(&self, def: usize, controller: Seat) -> bool {
        let card = self.card(def);
        card.subtitle().is_some()
            && self.characters(controller).iter().any(|piece| {
                let other = self.card(piece.def);
                other.subtitle().is_some() && other.name_id == card.name_id
            })
    }

    pub fn can_attack(&self, piece: &Piece, mode: Mode) -> bool {
        let way = if mode == Mode::Melee { Forbidden::Melee } else { Forbidden::Ranged };
        !piece.inclined
            && (mode == Mode::Melee || self.has_icon(piece.def))
            && !self.is_forbidden(piece, Forbidden::Attack)
            && !self.is_forbidden(piece, way)
    }

    /// Whether one can be attacked by the other, lines included (DN-75, DN-100, DN-149).
    pub fn may_attack(&self, from: &Piece, to: &Piece, mode: Mode) -> bool {
        let reaches = match (mode, from.line, to.line) {
            (_, BattleLine::Front, BattleLine::Front) => true,
            (Mode::Melee, BattleLine::Front, BattleLine::Support) => {
                let guarded = self.characters(1 - from.controller);
                self.has_keyword(from, KeywordId::Infiltrator)
                    && !guarded.iter().any(|other| {
                        other.line == BattleLine::Front && self.has_keyword(other, KeywordId::Infiltrator)
                    })
            }
            (Mode::Melee, BattleLine::Support, _) => false,
            (Mode::Ranged, from, to) => from == BattleLine::Front || to == BattleLine::Front,
        };
        reaches && !self.is_forbidden(to, Forbidden::BeAttacked)
    }

    pub fn declare(&mut self, attacker: u32, defender: u32, mode: Mode) {
        let side = self.piece(attacker).expect("the attacker is there").controller;
        self.combat = Some(Combat {
            stage: Stage::Actions,
            attacker: Ref::Piece(attacker),
            defender: Ref::Piece(defender),
            lines: [BattleLine::Front; 2],
            mode,
            side,
            actor: 1 - side,
            passes: 0,
            opening: true,
            engaged: true,
        });
        self.initiator = side;
        self.incline(attacker);
        let card = Ref::Piece(attacker);
        self.note(&Happening { card, whose: side, ..Happening::new(Event::AttackDeclared) });
    }

    pub fn redirect(&mut self, to: &Piece) {
        let Some(combat) = self.engaged().cloned() else { return };
        let relentless = self
            .piece_of(combat.attacker)
            .is_some_and(|piece| self.has_keyword(piece, KeywordId::Implacable));
        let lawful =
            self.is_character(to) && to.controller != combat.side && combat.defender != Ref::Piece(to.uid);
        if lawful && !relentless {
            if let Some(combat) = &mut self.combat {
                combat.defender = Ref::Piece(to.uid);
            }
            self.note(&Happening { card: Ref::Piece(to.uid), ..Happening::new(Event::AttackRedirected) });
        }
    }

    pub fn cancel_attack(&mut self) {
        let Some(combat) = self.engaged().cloned() else { return };
        if !self.piece_of(combat.attacker).is_some_and(|piece| self.has_keyword(piece, KeywordId::Implacable))
        {
            self.note(&Happening::new(Event::AttackCancelled));
            if let Some(combat) = &mut self.combat {
                combat.engaged = false;
            }
        }
    }

    fn add_owed(&mut self) {
        for seat in 0..2 {
            let owed = std::mem::take(&mut self.players[seat].owed);
            if owed > 0 {
                self.change_prestige(seat, owed);
            }
        }
    }

    pub fn finish(&mut self) -> Over {
        self.phase = "over";
        self.combat = None;
        if let Some((owner, def)) = self.using.take().and_then(|using| using.limbo) {
            self.players[owner].discard.push(def);
        }
        Over
    }

    fn by_prestige(&mut self) -> Over {
        let [a, b] = [self.players[0].prestige, self.players[1].prestige];
        self.won = Some((0..2).filter(|&seat| self.players[seat].prestige == a.max(b)).collect());
        self.finish()
    }

    pub fn last_turn(&mut self) -> Over {
        self.by_prestige()
    }

    /// Destructions, prestige, fronts and the end, until nothing changes.
    pub fn check(&mut self) -> Result<(), Over> {
        if self.turn == 0 {
            return Ok(()); // DN-212
        }
        loop {
            let characters = [self.characters(0), self.characters(1)].concat();
            let fallen: Vec<u32> = characters
                .iter()
                .filter(|piece| piece.damage >= self.stat(piece, Stat::Hp))
                .map(|piece| piece.uid)
                .collect();
            let mut changed = !fallen.is_empty();
            self.destroy(fallen);
            self.dealing = false;
            let alone = [self.characters(0).is_empty(), self.characters(1).is_empty()];
            match alone {
                [true, true] => {
                    self.add_owed();
                    return Err(self.by_prestige()); // DN-214
                }
                [false, false] => {}
                [lost, _] => {
                    self.won = Some(vec![if lost { 1 } else { 0 }]); // DN-210, DN-213
                    return Err(self.finish());
                }
            }
            self.add_owed();
            if self.players.iter().any(|player| player.prestige >= 20) {
                return Err(self.by_prestige());
            }
            let unlawful: Vec<u32> = self
                .all()
                .iter()
                .filter(|piece| self.is_in_play(piece) && self.kind(piece.def) == CardType::Attachment)
                .filter(|piece| {
                    let bearer = piece.bearer.and_then(|bearer| self.piece(bearer));
                    !bearer.is_some_and(|bearer| self.may_attach(piece.def, bearer))
                })
                .map(|piece| piece.uid)
                .collect();
            changed |= !unlawful.is_empty();
            self.destroy(unlawful);
            for seat in 0..2 {
                let own = self.characters(seat);
                if !own.is_empty() && own.iter().all(|piece| piece.line == BattleLine::Support) {
                    own.iter().for_each(|piece| self.set_line(piece.uid, BattleLine::Front)); // DN-70
                    changed = true;
                }
            }
            if !changed {
                return Ok(());
            }
        }
    }
}
