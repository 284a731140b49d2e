//! Accounts: optional, a name and a password, to find one's games on other devices.

use super::body::{Asker, Body};
use crate::secret::token;
use crate::store::Op;
use antre_kernel::{Phrase, Seat};
use antre_room::Hash;
use antre_room::Refusal;
use antre_room::check_name;
use antre_wire::server::{Account, ErrorCode, Mine, MyTable, Session, Status};
use axum::response::Response;

/// The lengths a password may have.
const PASSWORD: std::ops::RangeInclusive<usize> = 10..=200;

pub(super) async fn make(asker: Asker, Body(account): Body<Account>) -> Response {
    asker.answer(made(&asker, account).await)
}

async fn made(asker: &Asker, account: Account) -> Result<Session, Refusal> {
    allowed(asker)?;
    check_name(&account.name)?;
    if !PASSWORD.contains(&account.password.chars().count()) {
        let what = Phrase::new("server-bad-password").with("fewest", *PASSWORD.start());
        return Err(Refusal::new(ErrorCode::BadAsk, what));
    }
    let state = &asker.app.state;
    let claim = state.namesakes.claim(&account.name)?;
    let (name, word) = (account.name, account.password);
    // Argon2 is slow by design; it must not hold up the tables.
    let hash = tokio::task::spawn_blocking(move || password_auth::generate_hash(word));
    let password = hash.await.map_err(|_| Refusal::plain(ErrorCode::Internal))?;
    let op = Op::Account { name: name.clone(), password, made: state.now() };
    claim.keep();
    if let Err(error) = state.store.commit(vec![op]).await {
        // What failed may have been written all the same.
        if matches!(state.store.password(&name).await, Ok(None)) {
            state.namesakes.release(&name);
        }
        return Err(state.refusal_for(&error));
    }
    session(asker, name).await
}

pub(super) async fn sign_in(asker: Asker, Body(account): Body<Account>) -> Response {
    asker.answer(signed_in(&asker, account).await)
}

async fn signed_in(asker: &Asker, account: Account) -> Result<Session, Refusal> {
    allowed(asker)?;
    let stored = asker.app.state.store.password(&account.name).await;
    let stored = stored.map_err(|error| asker.app.state.refusal_for(&error))?;
    let word = account.password;
    // An account that is not there takes as long as a wrong password.
    let fits = tokio::task::spawn_blocking(move || match stored {
        Some(stored) => password_auth::verify_password(word, &stored).is_ok(),
        None => {
            password_auth::generate_hash(word);
            false
        }
    });
    if !fits.await.unwrap_or(false) {
        return Err(Refusal::plain(ErrorCode::NotAllowed));
    }
    session(asker, account.name).await
}

fn allowed(asker: &Asker) -> Result<(), Refusal> {
    if !asker.app.state.config.accounts {
        return Err(Refusal::plain(ErrorCode::NotFound));
    }
    asker.may_guess()
}

async fn session(asker: &Asker, account: String) -> Result<Session, Refusal> {
    let token = token().map_err(|_| Refusal::plain(ErrorCode::Internal))?;
    let op = Op::Session { hash: Hash::of(&token), account, made: asker.app.state.now() };
    asker.app.state.store.commit(vec![op]).await.map_err(|error| asker.app.state.refusal_for(&error))?;
    Ok(Session { token })
}

pub(super) async fn mine(asker: Asker) -> Response {
    if asker.is_signed_out() {
        return asker.signed_out();
    }
    asker.answer(tables(&asker).await)
}

async fn tables(asker: &Asker) -> Result<Mine, Refusal> {
    let account = asker.account().await?.ok_or_else(|| Refusal::plain(ErrorCode::NotAllowed))?;
    let rows = asker.app.state.store.sittings(&account).await;
    let rows = rows.map_err(|error| asker.app.state.refusal_for(&error))?;
    let status = |word: &str| match word {
        "waiting" => Status::Waiting,
        "over" => Status::Over,
        "frozen" => Status::Frozen,
        _ => Status::Running,
    };
    let card = |(row, seat): (crate::store::Row, usize)| MyTable {
        table: row.id,
        seat: Seat::new(seat.min(antre_kernel::MAX_SEATS - 1)).to_string(),
        game: row.game,
        status: status(&row.status),
    };
    Ok(Mine { name: account, tables: rows.into_iter().map(card).collect() })
}
