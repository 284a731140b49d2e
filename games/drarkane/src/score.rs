//! Points, their reasons, winners and ranks (DR-99 to DR-119, DR-183 to DR-186, DR-201 to DR-203).

use crate::game::Half;
use crate::state::{ROUNDS, at};
use crate::{Drarkane, Open, State};
use antre_kernel::{MAX_SEATS, Outcome, Phrase, Seat, SeatSet};
use antre_stage::{Counted, SeatSheet, Sheet};

/// Points for each trick (DR-99).
pub(crate) const TRICK: i32 = 4;
/// Points for each dragon (DR-100).
pub(crate) const TROPHY: i32 = 2;

impl Drarkane {
    /// What a point counts: two if half points are counted.
    pub(crate) fn scale(&self) -> i32 {
        if self.half == Half::Exact { 2 } else { 1 }
    }

    /// The share of the Terror: all, half or nothing (DR-101 to DR-107).
    pub(crate) fn share(&self, terror: i32, bid: i32, tricks: i32) -> i32 {
        match ((bid - tricks).abs(), self.half) {
            (0, _) => terror * self.scale(),
            (1, Half::Down) => terror / 2,
            (1, Half::Up) => (terror + 1) / 2,
            (1, Half::Exact) => terror,
            _ => 0,
        }
    }

    /// The objectives a seat scored in a round with their points; none in a lost round (DR-109, DR-135).
    pub(crate) fn treasure_lines(
        &self,
        open: &Open,
        round: usize,
        seat: Seat,
    ) -> impl Iterator<Item = (u8, i32)> {
        let line = open.lines[round][at(seat)];
        let lost = open.was_lost(round);
        let own = line.personal.checked_sub(1).filter(|_| line.met & 1 == 1);
        let common = open.past_treasures[round].iter().enumerate();
        let common =
            common.filter(move |(place, _)| line.met >> (place + 1) & 1 == 1).map(|(_, objective)| objective);
        let points = |objective| i32::from(self.objective_points(objective)) * self.scale();
        let met = own.into_iter().chain(common).filter(move |_| !lost);
        met.map(move |objective| (objective, points(objective)))
    }

    fn treasure_points(&self, open: &Open, round: usize, seat: Seat) -> i32 {
        if self.treasures {
            self.treasure_lines(open, round, seat).map(|(_, points)| points).sum()
        } else {
            0
        }
    }

    /// The points of a seat in a round (DR-111).
    pub(crate) fn round_points(&self, open: &Open, round: usize, seat: Seat) -> i32 {
        let line = open.lines[round][at(seat)];
        let own = TRICK * i32::from(line.tricks()) + TROPHY * i32::from(line.dragons);
        let share = self.share(open.terror[round].into(), line.bid().into(), line.tricks().into());
        self.scale() * own + share + self.treasure_points(open, round, seat)
    }

    /// The points of a seat over the rounds that were scored; alone, own Terror less the Demon's (DR-183).
    pub(crate) fn total(&self, open: &Open, seat: Seat) -> i32 {
        if self.is_solo() {
            return self.terror_of(open, 0) - self.terror_of(open, 1);
        }
        (0..usize::from(open.round)).map(|round| self.round_points(open, round, seat)).sum()
    }

    pub(crate) fn terror_of(&self, open: &Open, side: usize) -> i32 {
        open.won[side].iter().map(|dragon| i32::from(self.terror(dragon))).sum()
    }

    /// The points that decide: a team's together (DR-201).
    pub(crate) fn standing(&self, open: &Open, seat: Seat) -> i32 {
        let partner = self.partner(seat).map_or(0, |partner| self.total(open, partner));
        self.total(open, seat) + partner
    }

    pub(crate) fn result(&self, s: &State) -> Outcome {
        let mut points = [0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            points[at(seat)] = self.standing(&s.open, seat);
        }
        let points = &points[..usize::from(self.players)];
        let best = points.iter().copied().max().unwrap_or(0);
        let winners: SeatSet = Seat::all(self.players).filter(|&seat| points[at(seat)] == best).collect();
        Outcome::new(points, winners) // DR-119, DR-203
    }

    pub(crate) fn explain(&self, s: &State) -> Sheet {
        let open = &s.open;
        let seats: Vec<SeatSheet> = Seat::all(self.players).map(|seat| self.column(open, seat)).collect();
        let (verdict, clause) = self.verdict(s);
        Sheet { seats, verdict, clause }
    }

    fn verdict(&self, s: &State) -> (Phrase, &'static str) {
        if self.is_solo() {
            let points = self.total(&s.open, Seat::A);
            let verdict = Phrase::new("drarkane-verdict-solo").with("points", i64::from(points));
            return (verdict.with("rank", rank(points)), "DR-184");
        }
        let outcome = self.result(s);
        let winners = outcome.winners();
        let Some(winner) = winners.first() else { return (Phrase::new("drarkane-ended"), "DR-118") };
        let points = i64::from(outcome.points(winner));
        let names: Vec<antre_kernel::Arg> = winners.iter().map(antre_kernel::Arg::Seat).collect();
        let (key, clause) = match (self.teams, winners.len()) {
            (true, 2) => ("drarkane-verdict-team", "DR-202"),
            (true, _) => ("drarkane-verdict-shared", "DR-203"),
            (false, 1) => ("drarkane-verdict", "DR-118"),
            (false, _) => ("drarkane-verdict-shared", "DR-119"),
        };
        (Phrase::new(key).with("seats", names).with("points", points), clause)
    }

    fn column(&self, open: &Open, seat: Seat) -> SeatSheet {
        if self.is_solo() {
            return self.solo_column(open);
        }
        let mut lines = Vec::new();
        let scale = self.scale();
        for round in 0..usize::from(open.round).min(ROUNDS) {
            let written = open.lines[round][at(seat)];
            let number = round + 1;
            // Each round has lines of its own, and every seat the same ones; how much of the Terror a seat has, and
            // why, is told by its tricks and its contract: `3/2 T58`.
            let mut line = |category: &str, key: &'static str, clause: &'static str, cards: Vec<Counted>| {
                lines.push(antre_stage::Line {
                    category: format!("{category}-{number}"),
                    name: Phrase::new(key).with("round", number),
                    points: cards.iter().map(|card| card.points).sum(),
                    cards,
                    clause,
                });
            };
            let (bid, tricks) = (i32::from(written.bid()), i32::from(written.tricks()));
            let each = |key: &'static str, points: i32, count: u8| {
                let (code, name) = (points.to_string(), Phrase::new(key));
                vec![Counted { code, name, points: scale * points }; count.into()]
            };
            let won = each("drarkane-counted-trick", TRICK, written.tricks());
            line("contract", "drarkane-line-tricks", "DR-99", won);
            let trophies = each("drarkane-counted-dragon", TROPHY, written.dragons);
            line("trophy", "drarkane-line-trophies", "DR-100", trophies);
            let terror = i32::from(open.terror[round]);
            let share = Counted {
                code: format!("{tricks}/{bid} T{terror}"),
                name: Phrase::new("drarkane-counted-terror")
                    .with("terror", i64::from(terror))
                    .with("tricks", i64::from(tricks))
                    .with("bid", i64::from(bid)),
                points: self.share(terror, bid, tricks),
            };
            line("terror", "drarkane-line-terror", "DR-111", vec![share]);
            if self.treasures {
                let clause = if open.was_lost(round) { "DR-135" } else { "DR-109" };
                let cards = self.treasure_lines(open, round, seat);
                let cards = cards.map(|(objective, points)| {
                    let code = self.objective_id(objective).into();
                    Counted { code, name: self.objective_name(objective), points }
                });
                line("treasure", "drarkane-line-treasures", clause, cards.collect());
            }
        }
        if let Some(partner) = self.partner(seat) {
            lines.push(antre_stage::Line {
                category: "partner".into(),
                name: Phrase::new("drarkane-line-partner"),
                points: self.total(open, partner),
                cards: Vec::new(),
                clause: "DR-201",
            });
        }
        SeatSheet { seat, total: self.standing(open, seat), lines }
    }

    fn solo_column(&self, open: &Open) -> SeatSheet {
        let line = |category: &str, key: &'static str, side: usize, sign: i32| {
            let dragons = open.won[side].iter();
            let cards = dragons.map(|dragon| Counted {
                code: self.dragon_id(dragon).into(),
                name: self.dragon_name(dragon),
                points: sign * i32::from(self.terror(dragon)),
            });
            let points = sign * self.terror_of(open, side);
            antre_stage::Line {
                category: category.into(),
                name: Phrase::new(key),
                points,
                cards: cards.collect(),
                clause: "DR-183",
            }
        };
        let lines = vec![
            line("terror", "drarkane-line-own-dragons", 0, 1),
            line("demon", "drarkane-line-demon-dragons", 1, -1),
        ];
        SeatSheet { seat: Seat::A, total: self.total(open, Seat::A), lines }
    }
}

/// The rank of the lone player (DR-184 to DR-186).
pub(crate) fn rank(points: i32) -> Phrase {
    Phrase::new(match points {
        ..=20 => "drarkane-rank.villager",
        21..=40 => "drarkane-rank.runner",
        41..=60 => "drarkane-rank.cleaver",
        61..=79 => "drarkane-rank.scourge",
        80.. => "drarkane-rank.legend",
    })
}
