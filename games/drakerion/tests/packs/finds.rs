//! Steps that look for cards or bring them somewhere: ordered attacks, discards, searches, arrivals.

use super::effects::{NAMES, asks_nothing};
use super::game::{Game, Go};
use super::world::{Ctx, Place, Ref, Seat};
use antre_drakerion::language::{Among, CardType, Dest, Filter, Mode, Selector, Way, Zone};

impl Game<'_> {
    pub fn order(&mut self, who: &Selector, against: &Selector, way: Way, ctx: Ctx) -> Go {
        let (who, against) = (self.w.select(who, ctx), self.w.select(against, ctx));
        let (Some(attacker), Some(defender)) = (who.first(), against.first()) else { return Ok(()) };
        if !self.w.is_character(attacker) || !self.w.is_character(defender) {
            return Ok(());
        }
        let can = [Mode::Melee, Mode::Ranged].map(|mode| self.w.can_attack(attacker, mode));
        let mode = match (way, can) {
            (Way::Any, [true, true]) => {
                let chosen = self.ask(ctx.you, vec!["option 1".into(), "option 2".into()])?;
                if chosen == "option 1" { Mode::Melee } else { Mode::Ranged }
            }
            (Way::Any | Way::Ranged, [_, true]) => Mode::Ranged,
            (Way::Any | Way::Melee, [true, _]) => Mode::Melee,
            _ => return Ok(()),
        };
        if self.w.ordered.len() < 4 {
            self.w.ordered.push((Ref::Piece(attacker.uid), Ref::Piece(defender.uid), mode));
        }
        Ok(())
    }

    pub fn discard(&mut self, seat: Seat, n: i32, filter: &Filter, pick: Among) -> Go {
        let you = self.ctx().you;
        let mut left = n as usize;
        if pick == Among::Random {
            return self.random_discard(seat, n);
        }
        if pick == Among::You && seat != you && left > 0 && !self.w.players[seat].hand.is_empty() {
            self.show()?;
        }
        while left > 0 && !self.w.players[seat].hand.is_empty() {
            if asks_nothing(filter, seat, you) && self.w.players[seat].hand.len() <= left {
                let mut cards = self.w.players[seat].hand.clone();
                cards.sort_by_key(|def| self.w.players[seat].list.iter().position(|(known, _)| known == def));
                cards.into_iter().for_each(|def| self.w.discard_from_hand(seat, def));
                return Ok(());
            }
            let ctx = self.ctx();
            let kinds = self.w.kinds_in(Place::Hand, seat).into_iter();
            let fitting: Vec<String> = kinds
                .filter(|&def| self.w.copies_meant(Place::Hand, seat, def, filter, ctx) > 0)
                .map(|def| format!("pick {}:{}", NAMES[seat], self.id(def)))
                .collect();
            if fitting.is_empty() {
                return Ok(());
            }
            let chosen = self.ask(if pick == Among::You { you } else { seat }, fitting)?;
            let def = self.def_named(chosen.split(':').nth(1).expect("a card"));
            self.w.discard_from_hand(seat, def);
            left -= 1;
        }
        Ok(())
    }

    pub fn search(&mut self, zone: Zone, filter: &Filter, n: u8, dest: Dest) -> Go {
        let place = if zone == Zone::Deck { Place::Deck } else { Place::Discard };
        let you = self.ctx().you;
        let asked = *filter != Filter { zone, whose: filter.whose, ..Filter::default() };
        let shown = asked || zone == Zone::Discard || matches!(dest, Dest::Play | Dest::Discard);
        let mut shuffled = false;
        for number in 0..n {
            if number > 0 && place == Place::Deck {
                // While it is searched a deck has no order.
                self.w.shuffle(you);
            }
            let ctx = self.ctx();
            let mut open: Vec<(String, Seat, usize)> = Vec::new();
            for owner in 0..2 {
                if place == Place::Deck && owner != you {
                    continue;
                }
                for def in self.w.kinds_in(place, owner) {
                    if self.w.copies_meant(place, owner, def, filter, ctx) > 0 {
                        let word = if shown {
                            format!("pick {}:{}", NAMES[owner], self.id(def))
                        } else {
                            format!("slip {}", self.id(def))
                        };
                        open.push((word, owner, def));
                    }
                }
            }
            let nothing =
                if place == Place::Deck { self.w.players[you].deck_size() == 0 } else { open.is_empty() };
            if nothing {
                break;
            }
            let words = open.iter().map(|(word, ..)| word.clone()).chain(["done".into()]).collect();
            let chosen = self.ask(you, words)?;
            let Some((_, owner, def)) = open.into_iter().find(|(word, ..)| *word == chosen) else { break };
            match dest {
                Dest::Play => self.deploy(Ref::Out(place, owner, def), you)?,
                Dest::Hand => {
                    self.w.take_out(place, owner, def);
                    self.w.comes_back_from(place);
                    self.w.players[owner].hand.push(def);
                    self.w.slipped |= !shown;
                }
                Dest::Discard => {
                    self.w.take_out(place, owner, def);
                    self.w.players[owner].discard.push(def);
                }
                Dest::DeckTop => {
                    self.w.take_out(place, owner, def);
                    self.w.comes_back_from(place);
                    if place == Place::Deck {
                        self.w.shuffle(owner);
                        shuffled = true;
                    }
                    self.w.players[owner].top.insert(0, def);
                    self.w.slipped |= !shown;
                }
            }
        }
        if place == Place::Deck && !shuffled {
            self.w.shuffle(you);
        }
        Ok(())
    }

    /// A card is put into play: a Character on a line, an Attachment on a Character (DN-200, DN-201).
    pub fn deploy(&mut self, card: Ref, controller: Seat) -> Go {
        let Ref::Out(place, owner, def) = card else { return Ok(()) };
        if self.w.count_in(place, owner, def) == 0 {
            return Ok(());
        }
        match self.w.kind(def) {
            CardType::Character if !self.w.name_taken(def, controller) => {
                let line = self.ask_line(controller)?;
                self.w.look_through(card);
                self.w.take_out(place, owner, def);
                self.w.comes_back_from(place);
                let uid = self.w.arrive(def, owner, controller, line, None);
                self.means_now(card, uid);
            }
            CardType::Attachment => {
                let bearers = self.bearers(def);
                if !bearers.is_empty() {
                    let bearer = self.ask_piece(controller, &bearers)?;
                    self.w.look_through(card);
                    self.w.take_out(place, owner, def);
                    self.w.comes_back_from(place);
                    let uid = self.w.arrive(def, owner, bearer.controller, bearer.line, Some(bearer.uid));
                    self.means_now(card, uid);
                }
            }
            _ => {}
        }
        Ok(())
    }
}
