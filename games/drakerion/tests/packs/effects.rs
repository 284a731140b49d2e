//! Playing cards and using abilities, step by step as they are written (DN-139, DN-182).

use super::costs::{Pick, chosen, with_left};
use super::game::{Game, Go, slot_word};
use super::values::seat_of;
use super::world::{Change, Ctx, On, Piece, Place, Ref, Seat, Using, Waiting, What, Which};
use antre_drakerion::language::{
    AbilityKind, Among, CardType, Cost, Filter, Granted, Group, Keyword, KeywordId, On as Event, Selector,
    Step, Target, Verb, Whose, Zone,
};

use super::answers::Happening;

pub const NAMES: [&str; 2] = ["A", "B"];

/// Whether a filter asks nothing of a card of this seat's hand.
pub fn asks_nothing(filter: &Filter, owner: Seat, you: Seat) -> bool {
    let fits = match filter.whose {
        Whose::Any => true,
        Whose::You => owner == you,
        Whose::Opponent => owner != you,
    };
    fits && *filter == Filter { zone: filter.zone, whose: filter.whose, ..Filter::default() }
}

impl<'a> Game<'a> {
    pub fn ctx(&self) -> Ctx {
        self.w.using.as_ref().expect("an ability is used").ctx
    }

    pub fn def_named(&self, id: &str) -> usize {
        self.w.pack.cards.iter().position(|card| card.id == id).expect("a card of the pack")
    }

    /// The abilities of an Event that can be used now.
    fn event_abilities(&self, seat: Seat, def: usize) -> Vec<usize> {
        let wanted = if self.w.in_combat() { AbilityKind::Combat } else { AbilityKind::Action };
        let ctx = self.w.ctx_out(seat, Place::Hand, def);
        let abilities = self.w.card(def).abilities.iter().enumerate();
        let fits = abilities.filter(|(_, ability)| {
            ability.kind == wanted
                && ability.condition.as_ref().is_none_or(|condition| self.w.holds(condition, ctx))
                && self.w.payable_event(&ability.cost, seat, def)
        });
        fits.map(|(number, _)| number).collect()
    }

    pub fn bearers(&self, attachment: usize) -> Vec<Piece> {
        let all = [self.w.characters(0), self.w.characters(1)].concat();
        all.into_iter().filter(|piece| self.w.may_attach(attachment, piece)).collect()
    }

    pub fn plays(&self, seat: Seat, in_combat: bool) -> Vec<String> {
        let mut plays = Vec::new();
        for def in self.w.kinds_in(Place::Hand, seat) {
            let kind = self.w.kind(def);
            let sudden =
                self.w.card(def).keywords.iter().any(|keyword| keyword.id() == KeywordId::Unpredictable);
            if in_combat && kind != CardType::Event && !sudden
                || self.w.price(seat, def) > self.w.players[seat].gold
            {
                continue;
            }
            let can = match kind {
                CardType::Character => !self.w.name_taken(def, seat),
                CardType::Attachment => !self.bearers(def).is_empty(),
                _ => !self.event_abilities(seat, def).is_empty(),
            };
            if can {
                plays.push(format!("play {}", self.id(def)));
            }
        }
        plays
    }

    pub fn uses(&self, seat: Seat, wanted: AbilityKind) -> Vec<String> {
        let mut uses = Vec::new();
        for piece in self.w.all().into_iter().filter(|piece| piece.controller == seat) {
            let ctx = self.w.ctx_of(&piece);
            for (which, ability) in self.w.abilities_of(&piece) {
                if ability.kind == wanted
                    && self.w.is_ready(which, ctx)
                    && self.w.payable(&ability.cost, ctx, seat, 0, true)
                {
                    let number = match which {
                        Which::Printed(_, number) => (number + 1).to_string(),
                        Which::Given(number) => format!("g{}", number + 1),
                    };
                    uses.push(format!("use {} {number}", slot_word(piece.slot)));
                }
            }
        }
        uses
    }

    pub fn recalls(&self, seat: Seat) -> Vec<String> {
        let mut recalls = Vec::new();
        for def in self.w.kinds_in(Place::Discard, seat) {
            let ctx = self.w.ctx_out(seat, Place::Discard, def);
            for (number, ability) in self.w.card(def).abilities.iter().enumerate() {
                let which = Which::Printed(def, number);
                if ability.kind == AbilityKind::DiscardAction
                    && self.w.is_ready(which, ctx)
                    && self.w.payable(&ability.cost, ctx, seat, 0, true)
                {
                    recalls.push(format!("recall {} {}", self.id(def), number + 1));
                }
            }
        }
        recalls
    }

    pub fn play_or_use(&mut self, seat: Seat, chosen: &str) -> Go {
        if let Some(id) = chosen.strip_prefix("play ") {
            let def = self.def_named(id);
            match self.w.kind(def) {
                CardType::Character => {
                    let line = self.ask_line(seat)?;
                    self.pay_for(seat, def);
                    self.w.arrive(def, seat, seat, line, None);
                    self.check()
                }
                CardType::Attachment => {
                    let bearers = self.bearers(def);
                    let bearer = self.ask_piece(seat, &bearers)?;
                    self.pay_for(seat, def);
                    self.w.arrive(def, seat, bearer.controller, bearer.line, Some(bearer.uid));
                    self.check()
                }
                _ => {
                    let abilities = self.event_abilities(seat, def);
                    let mut number = abilities[0];
                    if abilities.len() > 1 {
                        let options = (1..=abilities.len()).map(|n| format!("option {n}")).collect();
                        let chosen = self.ask(seat, options)?;
                        let n: usize = chosen.trim_start_matches("option ").parse().expect("a number");
                        number = abilities[n - 1];
                    }
                    self.pay_for(seat, def);
                    let ctx = self.w.ctx_out(seat, Place::Limbo, def);
                    self.use_ability(Which::Printed(def, number), ctx, None)
                }
            }
        } else {
            let words: Vec<&str> = chosen.split(' ').collect();
            let piece = self.piece_at(seat, words[1]);
            let which = match words[2].strip_prefix('g') {
                Some(number) => Which::Given(number.parse::<usize>().expect("a number") - 1),
                None => Which::Printed(piece.def, words[2].parse::<usize>().expect("a number") - 1),
            };
            let ctx = self.w.ctx_of(&piece);
            self.use_ability(which, ctx, None)
        }
    }

    pub fn ask_piece(&mut self, seat: Seat, pieces: &[Piece]) -> Go<Piece> {
        let options = pieces.iter().map(|piece| format!("target {}", slot_word(piece.slot))).collect();
        let chosen = self.ask(seat, options)?;
        let word = chosen.trim_start_matches("target ");
        Ok(pieces.iter().find(|piece| slot_word(piece.slot) == word).expect("it was offered").clone())
    }

    fn pay_for(&mut self, seat: Seat, def: usize) {
        let price = self.w.price(seat, def);
        self.w.use_discounts(seat, def);
        self.w.take_out(Place::Hand, seat, def);
        self.w.change_gold(seat, -price);
        let card = Ref::Out(Place::Limbo, seat, def);
        self.w.note(&Happening { card, whose: seat, ..Happening::new(Event::Played) });
    }

    /// Uses an ability from beginning to end; `waited` if it waited for its time.
    pub fn use_ability(&mut self, which: Which, ctx: Ctx, waited: Option<Waiting>) -> Go {
        self.w.count_use(which, ctx);
        let limbo = match ctx.this {
            Ref::Out(Place::Limbo, owner, def) => Some((owner, def)),
            _ => None,
        };
        self.w.using = Some(Using { ctx, vars: Vec::new(), stored: Vec::new(), limbo });
        let ability = self.w.ability(which);
        let at_will =
            matches!(ability.kind, AbilityKind::Action | AbilityKind::DiscardAction | AbilityKind::Combat);
        // Gold, damage, moves and cards under the deck can be had again.
        let regained = |cost: &Cost| {
            matches!(cost, Cost::Gold(_) | Cost::Damage { .. } | Cost::Move(_) | Cost::UnderDeck { .. })
        };
        if at_will && limbo.is_none() && ability.limit.is_none() && ability.cost.iter().all(regained) {
            self.w.comes_back();
        }
        let first = |target: &&Target| {
            matches!(target.filter.zone, Zone::Play | Zone::City | Zone::Banner | Zone::Manoeuvre)
        };
        for target in ability.targets.iter().filter(first) {
            self.choose_target(target)?;
        }
        self.pay(&ability.cost, ctx.you)?;
        if !ability.cost.is_empty() {
            self.check()?;
        }
        for target in ability.targets.iter().filter(|target| !first(target)) {
            self.choose_target(target)?;
        }
        self.steps(&ability.effect)?;
        let using = self.w.using.take().expect("it was used");
        if let Some((owner, def)) = using.limbo {
            self.w.players[owner].discard.push(def);
            self.w.follow(Ref::Out(Place::Limbo, owner, def), Ref::Out(Place::Discard, owner, def));
        }
        if let Some(waited) = waited
            && matches!(waited.ctx.this, Ref::Out(..))
            && using.ctx.this == waited.ctx.this
        {
            self.w.spend(&waited);
        }
        Ok(())
    }

    fn pay(&mut self, costs: &[Cost], payer: Seat) -> Go {
        for (at, cost) in costs.iter().enumerate() {
            let rest = &costs[at + 1..];
            match (cost, chosen(cost)) {
                (Cost::Mill { n, store }, _) => self.mill(payer, i32::from(*n), store.is_some())?,
                (_, None) => {
                    let paid = self.w.pay_plain(cost, payer, true);
                    assert!(paid, "{cost:?} was to be paid");
                }
                (_, Some(n)) => self.pay_chosen(cost, n, rest, payer)?,
            }
        }
        Ok(())
    }

    /// Each part is chosen so that all that is left can still be paid.
    fn pay_chosen(&mut self, cost: &Cost, n: u8, rest: &[Cost], payer: Seat) -> Go {
        let hand = |game: &Self| game.w.players[payer].hand.len();
        if let Cost::Discard { filter, .. } | Cost::UnderDeck { filter, .. } = cost {
            let itself = matches!(self.ctx().this, Ref::Out(Place::Hand, owner, _) if owner == payer);
            if asks_nothing(filter, payer, payer) && hand(self) <= usize::from(n) && !itself {
                let mut cards = self.w.players[payer].hand.clone();
                cards
                    .sort_by_key(|def| self.w.players[payer].list.iter().position(|(known, _)| known == def));
                cards.into_iter().for_each(|def| self.w.pay_pick(cost, Pick::Card(def), payer));
                return Ok(());
            }
        }
        for left in (0..n).rev() {
            let open = |game: &Self, pick: Pick| {
                let mut trial = game.w.clone();
                trial.pay_pick(cost, pick, payer);
                let costs = [vec![with_left(cost, left)], rest.to_vec()].concat();
                trial.can_pay(&costs, payer, true)
            };
            let picks: Vec<Pick> =
                self.w.picks(cost, payer).into_iter().filter(|pick| open(self, *pick)).collect();
            let pieces = picks.iter().all(|pick| matches!(pick, Pick::Piece(_)));
            let pick = if pieces && picks.len() <= usize::from(left) + 1 {
                picks[0]
            } else {
                let word = |pick: &Pick| match (pick, cost) {
                    (Pick::Piece(uid), _) => {
                        format!("target {}", slot_word(self.w.piece(*uid).expect("it is there").slot))
                    }
                    (Pick::Card(def), Cost::UnderDeck { .. }) => format!("slip {}", self.id(*def)),
                    (Pick::Card(def), _) => format!("pick {}:{}", NAMES[payer], self.id(*def)),
                };
                let words: Vec<String> = picks.iter().map(word).collect();
                let chosen = self.ask(payer, words.clone())?;
                picks[words.iter().position(|known| *known == chosen).expect("it was offered")]
            };
            self.w.pay_pick(cost, pick, payer);
        }
        Ok(())
    }

    fn choose_target(&mut self, target: &Target) -> Go {
        let using = self.w.using.as_mut().expect("an ability is used");
        using.vars.retain(|(known, _)| *known != target.id);
        using.vars.push((target.id.clone(), Vec::new()));
        let chooser = seat_of(target.chooser, self.ctx().you);
        if matches!(target.filter.zone, Zone::Hand | Zone::Deck) {
            self.pause()?;
        }
        loop {
            let ctx = self.ctx();
            let chosen = self.w.cards_of(&Selector::Chosen(target.id.clone()), ctx);
            if chosen.len() >= usize::from(target.max) {
                return Ok(());
            }
            let mut open: Vec<(String, Ref)> = Vec::new();
            let place = match target.filter.zone {
                Zone::Hand => Some(Place::Hand),
                Zone::Deck => Some(Place::Deck),
                Zone::Discard => Some(Place::Discard),
                _ => None,
            };
            if let Some(place) = place {
                for owner in 0..2 {
                    for def in self.w.kinds_in(place, owner) {
                        let card = Ref::Out(place, owner, def);
                        let taken = chosen.iter().filter(|known| **known == card).count();
                        if self.w.copies_meant(place, owner, def, &target.filter, ctx) > taken {
                            open.push((format!("pick {}:{}", NAMES[owner], self.id(def)), card));
                        }
                    }
                }
            } else {
                for piece in self.w.all() {
                    let card = Ref::Piece(piece.uid);
                    if self.w.fits(&piece, &target.filter, ctx) && !chosen.contains(&card) {
                        open.push((format!("target {}", slot_word(piece.slot)), card));
                    }
                }
            }
            let enough = chosen.len() >= usize::from(target.min);
            let card = match open.as_slice() {
                [] => return Ok(()),
                [(_, card)] if !enough => *card,
                _ => {
                    let mut words: Vec<String> = open.iter().map(|(word, _)| word.clone()).collect();
                    if enough {
                        words.push("done".into());
                    }
                    let answer = self.ask(chooser, words)?;
                    match open.iter().find(|(word, _)| *word == answer) {
                        Some((_, card)) => *card,
                        None => return Ok(()),
                    }
                }
            };
            let using = self.w.using.as_mut().expect("an ability is used");
            if let Some((_, cards)) = using.vars.iter_mut().rev().find(|(known, _)| *known == target.id) {
                cards.push(card);
            }
        }
    }

    fn steps(&mut self, steps: &'a [Step]) -> Go {
        for step in steps {
            let ctx = self.ctx();
            if step.condition.as_ref().is_none_or(|condition| self.w.holds(condition, ctx)) {
                self.perform(&step.verb, ctx)?;
                self.check()?;
            }
        }
        Ok(())
    }

    fn each(&mut self, to: &Selector, ctx: Ctx, mut deed: impl FnMut(&mut Self, u32)) {
        for piece in self.w.select(to, ctx) {
            deed(self, piece.uid);
        }
    }

    /// Whether a step takes cards out of a hand or deck without asking somebody or chance first.
    fn shows_hidden_cards(&self, verb: &Verb, ctx: Ctx) -> bool {
        match verb {
            Verb::Discard { pick, .. } => *pick != Among::Random,
            Verb::Put { card, .. } | Verb::Deploy { card, .. } | Verb::Attach { card, .. } => {
                let cards = self.w.cards_of(card, ctx);
                cards.iter().any(|card| matches!(card, Ref::Out(Place::Hand | Place::Deck, ..)))
            }
            _ => false,
        }
    }

    fn perform(&mut self, verb: &'a Verb, ctx: Ctx) -> Go {
        if self.shows_hidden_cards(verb, ctx) {
            self.pause()?;
        }
        match verb {
            Verb::Damage { to, n } => {
                let n = self.w.number(n, ctx);
                self.each(to, ctx, |game, uid| game.w.damage(uid, n, ctx.this, false));
            }
            Verb::Heal { to, n } => {
                let n = self.w.number(n, ctx);
                self.each(to, ctx, |game, uid| game.w.heal(uid, n));
            }
            Verb::Shield { to, n } => {
                let n = self.w.number(n, ctx).clamp(0, 100);
                for piece in self.w.select(to, ctx) {
                    if self.w.is_character(&piece) {
                        self.w.piece_mut(piece.uid).shield = (piece.shield + n).min(100);
                    }
                }
            }
            Verb::Modify { to, stat, n, until } => {
                let n = self.w.number(n, ctx).clamp(-100, 100);
                self.change_each(to, ctx, &What::Stat(*stat, n), *until);
            }
            Verb::Grant { to, what, until } => {
                let what = match what {
                    Granted::Keyword(keyword) => What::Keyword(Keyword::id(keyword)),
                    Granted::Ability(id) => {
                        let known = self.w.pack.abilities.iter();
                        let number = known.into_iter().position(|known| known.id.as_ref() == Some(id));
                        What::Ability(number.expect("an ability of the pack"))
                    }
                };
                self.change_each(to, ctx, &what, *until);
            }
            Verb::Lose { to, what, until } => self.change_each(to, ctx, &What::Lost(*what), *until),
            Verb::Incline(to) => self.each(to, ctx, |game, uid| game.w.incline(uid)),
            Verb::Straighten(to) => self.each(to, ctx, |game, uid| game.w.straighten(uid)),
            Verb::Move(to) => self.each(to, ctx, |game, uid| game.w.move_over(uid)),
            Verb::Redirect(to) => {
                if let Some(piece) = self.w.select(to, ctx).first() {
                    self.w.redirect(piece);
                }
            }
            Verb::CancelAttack => self.w.cancel_attack(),
            Verb::Attack { who, against, mode } => self.order(who, against, *mode, ctx)?,
            Verb::Destroy(to) => {
                let pieces = self.w.select(to, ctx);
                self.w.destroy_by(&pieces, ctx.this);
            }
            Verb::Discard { who, n, filter, pick } => {
                for seat in self.seats(*who, ctx.you) {
                    let n = self.w.number(n, ctx).clamp(0, 60);
                    self.discard(seat, n, filter, *pick)?;
                }
            }
            Verb::Mill { who, n, store } => {
                for seat in self.seats(*who, ctx.you) {
                    let n = self.w.number(n, ctx);
                    self.mill(seat, n, store.is_some())?;
                }
            }
            Verb::Draw { who, n } => {
                for seat in self.seats(*who, ctx.you) {
                    let n = self.w.number(n, ctx);
                    self.draw(seat, n, false)?;
                }
            }
            Verb::Gold { who, n } => {
                let n = self.w.number(n, ctx);
                self.seats(*who, ctx.you).into_iter().for_each(|seat| self.w.change_gold(seat, n));
            }
            Verb::Prestige { who, n } => {
                let n = self.w.number(n, ctx);
                self.seats(*who, ctx.you).into_iter().for_each(|seat| self.w.change_prestige(seat, n));
            }
            Verb::Search { zone, filter, n, dest } => self.search(*zone, filter, *n, *dest)?,
            Verb::Look { who, n } => {
                for seat in self.seats(*who, ctx.you) {
                    let n = self.w.number(n, ctx);
                    self.look(seat, n)?;
                }
            }
            Verb::Put { card, dest } => {
                for card in self.w.cards_of(card, ctx) {
                    self.w.put(card, *dest);
                }
            }
            Verb::Deploy { card, side } => {
                let card = self.w.the_card(card, ctx);
                self.deploy(card, seat_of(*side, ctx.you))?;
            }
            Verb::Attach { card, to } => {
                let card = self.w.the_card(card, ctx);
                let bearer = self.w.select(to, ctx).first().cloned();
                if bearer.is_some() {
                    self.w.look_through(card);
                }
                if let Some(bearer) = &bearer
                    && let Ref::Out(place, owner, def) = card
                    && self.w.kind(def) == CardType::Attachment
                    && self.w.is_character(bearer)
                    && self.w.may_attach(def, bearer)
                    && self.w.take_out(place, owner, def)
                {
                    self.w.comes_back_from(place);
                    let uid = self.w.arrive(def, owner, bearer.controller, bearer.line, Some(bearer.uid));
                    self.means_now(card, uid);
                }
            }
            Verb::Choose { options, n } => self.choose(options, *n)?,
            Verb::Cost { filter, n, next, until } => {
                let what = What::Discount(filter, i32::from(*n), *next, ctx.you);
                self.w.change(Change { on: On::Nothing, what, until: *until });
            }
            Verb::Unless { who, cost, effect } => {
                if !self.asks_to_pay(seat_of(*who, ctx.you), cost)? {
                    self.steps(effect)?;
                }
            }
            Verb::May { cost, effect } => {
                if self.asks_to_pay(ctx.you, cost)? {
                    self.steps(effect)?;
                }
            }
        }
        Ok(())
    }

    /// The words of the ability mean a card where the ability has put it.
    pub fn means_now(&mut self, was: Ref, uid: u32) {
        let Some(using) = &mut self.w.using else { return };
        for card in [&mut using.ctx.this, &mut using.ctx.card, &mut using.ctx.by] {
            if *card == was {
                *card = Ref::Piece(uid);
            }
        }
        let chosen = using.vars.iter_mut().flat_map(|(_, cards)| cards);
        if let Some(first) = chosen.into_iter().find(|known| **known == was) {
            *first = Ref::Piece(uid);
        }
    }

    fn change_each(
        &mut self,
        to: &Selector,
        ctx: Ctx,
        what: &What<'a>,
        until: antre_drakerion::language::Duration,
    ) {
        for piece in self.w.select(to, ctx) {
            self.w.change(Change { on: On::Piece(piece.uid), what: what.clone(), until });
        }
    }

    /// Whether somebody pays; costs that cannot be paid are not asked for.
    fn asks_to_pay(&mut self, payer: Seat, costs: &[Cost]) -> Go<bool> {
        if !self.w.can_pay(costs, payer, false) {
            return Ok(false);
        }
        let mut options = vec!["decline".to_owned()];
        if self.w.can_pay(costs, payer, true) {
            options.push("pay".into());
        }
        if self.ask(payer, options)? == "decline" {
            return Ok(false);
        }
        self.pay(costs, payer)?;
        self.check()?;
        Ok(true)
    }

    fn choose(&mut self, options: &'a [Group], n: u8) -> Go {
        let mut left: Vec<usize> = (0..options.len()).collect();
        for _ in 0..n {
            let mut at = left[0];
            if options.len() > 1 {
                let words = left.iter().map(|option| format!("option {}", option + 1)).collect();
                let you = self.ctx().you;
                let chosen = self.ask(you, words)?;
                at = chosen.trim_start_matches("option ").parse::<usize>().expect("a number") - 1;
            }
            left.retain(|option| *option != at);
            for target in &options[at].targets {
                self.choose_target(target)?;
            }
            self.steps(&options[at].effect)?;
        }
        Ok(())
    }
}
