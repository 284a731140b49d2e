//! Names of accounts: nobody else is called so, nor so that people would take them for the account's owner (S13).

use antre_kernel::Phrase;
use antre_room::{Refusal, looks};
use antre_wire::server::ErrorCode;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What each account's name looks like, and whose look that is. Looks are not stored: a later program may know more
/// letters that look alike, and accounts of earlier releases keep names that would be refused today.
#[derive(Default)]
pub(crate) struct Namesakes(Mutex<Owners>);

/// The accounts whose names have each look.
type Owners = BTreeMap<String, BTreeSet<String>>;

/// A name that is kept for an account that is being made; free again when this is dropped.
pub(crate) struct Claim<'a> {
    namesakes: &'a Namesakes,
    name: String,
    lasts: bool,
}

impl Namesakes {
    /// The names of these accounts.
    pub(crate) fn of(accounts: impl IntoIterator<Item = String>) -> Namesakes {
        let namesakes = Namesakes::default();
        accounts.into_iter().for_each(|name| add(&mut namesakes.owners(), &name));
        namesakes
    }

    fn owners(&self) -> MutexGuard<'_, Owners> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody who is signed in to this account, or to none, may be called so.
    ///
    /// # Errors
    /// That the name is somebody else's.
    pub(crate) fn check(&self, name: &str, account: Option<&str>) -> Result<(), Refusal> {
        let owners = self.owners();
        let mut others = looks(name).into_iter().filter_map(|look| owners.get(&look));
        if others.all(|of| account.is_some_and(|account| of.contains(account))) {
            return Ok(());
        }
        Err(Refusal::new(ErrorCode::NameTaken, Phrase::new("server-name-of-account")))
    }

    /// Frees a name that was claimed and is no account's after all.
    pub(crate) fn release(&self, name: &str) {
        let mut owners = self.owners();
        for look in looks(name) {
            // Nobody else can have come to own it: that would have been refused.
            owners.remove(&look);
        }
    }

    /// Keeps a name for an account that is being made.
    ///
    /// # Errors
    /// That there is one of that name, or of one that looks like it.
    pub(crate) fn claim(&self, name: &str) -> Result<Claim<'_>, Refusal> {
        let mut owners = self.owners();
        let taken: Vec<_> = looks(name).iter().filter_map(|look| owners.get(look)).collect();
        if taken.iter().any(|of| of.contains(name)) {
            return Err(Refusal::plain(ErrorCode::NameTaken));
        }
        if !taken.is_empty() {
            return Err(Refusal::new(ErrorCode::NameTaken, Phrase::new("server-account-alike")));
        }
        add(&mut owners, name);
        Ok(Claim { namesakes: self, name: name.to_owned(), lasts: false })
    }
}

fn add(owners: &mut Owners, name: &str) {
    for look in looks(name) {
        owners.entry(look).or_default().insert(name.to_owned());
    }
}

impl Claim<'_> {
    /// Keeps the name: the account is being written, and nothing can call that back.
    pub(crate) fn keep(mut self) {
        self.lasts = true;
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        if !self.lasts {
            self.namesakes.release(&self.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_its_owners_alone() {
        let namesakes = Namesakes::of(["Anna".to_owned(), "Ivan".to_owned()]);
        for (name, account, may) in [
            ("Anna", None, false),
            ("anna", None, false),
            ("Аnna", None, false),
            ("lvan", None, false),
            ("Anna", Some("Ivan"), false),
            ("Anna", Some("Anna"), true),
            ("ANNA", Some("Anna"), true),
            ("Bruno", None, true),
            ("Bruno", Some("Anna"), true),
        ] {
            assert_eq!(namesakes.check(name, account).is_ok(), may, "{name} {account:?}");
        }
    }

    #[test]
    fn a_claim_that_came_to_nothing_leaves_the_name_free() {
        let namesakes = Namesakes::default();
        let claim = namesakes.claim("Anna").ok().unwrap();
        assert!(namesakes.claim("anna").is_err(), "two at once");
        drop(claim);
        namesakes.claim("anna").ok().unwrap().keep();
        assert!(namesakes.claim("Anna").is_err() && namesakes.check("ANNA", None).is_err());
    }

    /// Two accounts of an earlier release that look alike both keep their names.
    #[test]
    fn accounts_that_already_look_alike_keep_their_names() {
        let namesakes = Namesakes::of(["Anna".to_owned(), "anna".to_owned()]);
        for account in ["Anna", "anna"] {
            assert!(namesakes.check(account, Some(account)).is_ok());
            assert!(namesakes.check(account, None).is_err());
        }
        assert!(namesakes.check("Anna", Some("anna")).is_err(), "but not like the other");
    }
}
