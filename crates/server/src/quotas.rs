//! How much of what lasts or costs one address may ask for: enough for a club behind one address, too little to fill a
//! disk or to keep every processor busy.

use crate::bucket::Buckets;
use antre_kernel::Phrase;
use antre_room::{Rate, Refusal, Time};
use antre_wire::server::{Command, ErrorCode, Limits};
use std::net::IpAddr;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Costly {
    /// A new table, or another game at the same one.
    Table,
    /// Something said.
    Chat,
    /// Advice of a bot.
    Hint,
    /// A finished game to be analysed.
    Analysis,
}

impl Costly {
    /// What a message costs, if it costs anything.
    pub(crate) fn of(command: &Command) -> Option<Costly> {
        match command {
            Command::Say { .. } | Command::Wave { .. } => Some(Costly::Chat),
            Command::Hint {} => Some(Costly::Hint),
            Command::Rematch {} => Some(Costly::Table),
            _ => None,
        }
    }
}

/// What each address, and each account, has left.
pub(crate) struct Quotas {
    tables: Buckets<IpAddr>,
    tables_by_account: Buckets<String>,
    chat: Buckets<IpAddr>,
    hints: Buckets<IpAddr>,
    analyses: Buckets<IpAddr>,
}

impl Quotas {
    pub(crate) fn new(limits: &Limits) -> Quotas {
        // An hour's worth at once, then as it comes back.
        let hourly = |n: u32| Rate { burst: n, per_second: f64::from(n) / 3600.0 };
        Quotas {
            tables: Buckets::new(hourly(limits.tables_per_hour)),
            tables_by_account: Buckets::new(hourly(limits.tables_per_hour)),
            chat: Buckets::new(Rate {
                burst: limits.chat_per_minute,
                per_second: f64::from(limits.chat_per_minute) / 60.0,
            }),
            hints: Buckets::new(hourly(limits.hints_per_hour)),
            analyses: Buckets::new(hourly(limits.analyses_per_hour)),
        }
    }

    /// Takes one from an address.
    ///
    /// # Errors
    /// That it has had enough for now.
    pub(crate) fn take(&self, what: Costly, address: IpAddr, now: Time) -> Result<(), Refusal> {
        let buckets = match what {
            Costly::Table => &self.tables,
            Costly::Chat => &self.chat,
            Costly::Hint => &self.hints,
            Costly::Analysis => &self.analyses,
        };
        if buckets.take_from(address, now) { Ok(()) } else { Err(enough()) }
    }

    /// Takes a table from an account: whoever has many addresses has one account.
    ///
    /// # Errors
    /// That it has had enough for now.
    pub(crate) fn take_table(&self, account: &str, now: Time) -> Result<(), Refusal> {
        if self.tables_by_account.take(account.to_owned(), now) { Ok(()) } else { Err(enough()) }
    }
}

fn enough() -> Refusal {
    Refusal::new(ErrorCode::TooFast, Phrase::new("server-quota"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S6: one address fills neither the disk nor the tables; thirty people behind one notice nothing.
    #[test]
    fn s6_an_address_has_enough_for_a_club_and_no_more() {
        let limits = Limits::default();
        let quotas = Quotas::new(&limits);
        let (club, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        // An evening: every quarter of an hour each opens a table, says ten things and asks twice for advice.
        for quarter in 0..12 {
            let now = quarter * 900_000;
            for _ in 0..30 {
                assert!(quotas.take(Costly::Table, club, now).is_ok());
            }
            for minute in 0..10 {
                for _ in 0..30 {
                    assert!(quotas.take(Costly::Chat, club, now + minute * 60_000).is_ok());
                }
            }
            for _ in 0..60 {
                assert!(quotas.take(Costly::Hint, club, now).is_ok());
            }
        }
        let taken = (0..100_000).filter(|n| quotas.take(Costly::Chat, other, n / 100).is_ok()).count();
        assert!(taken < 3 * limits.chat_per_minute as usize, "{taken} lines in a second");
        let taken = (0..100_000).filter(|_| quotas.take(Costly::Table, other, 0).is_ok()).count();
        assert_eq!(taken, limits.tables_per_hour as usize);
        let taken = (0..1000).filter(|_| quotas.take_table("Anna", 0).is_ok()).count();
        assert_eq!(taken, limits.tables_per_hour as usize);
    }
}
