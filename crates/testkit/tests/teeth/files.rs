//! Committed texts: the golden playthrough and the signature of the nest game, and what is said when they differ.

use crate::nest::{Fault, Nest};
use antre_testkit::{check_golden, check_signatures, golden, signature};
use std::panic::{AssertUnwindSafe, catch_unwind};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nest/golden/seed-2.txt");
const SIGNATURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nest/SIGNATURE");

fn panic_of(act: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(act)).unwrap_err();
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn the_golden_playthrough_is_as_committed() {
    check_golden(&Nest::new(None), 2, GOLDEN);
    if std::env::var_os("ANTRE_BLESS").is_none() {
        let said = panic_of(|| check_golden(&Nest::new(Some(Fault::DrawTold)), 2, GOLDEN));
        assert!(said.contains("seed-2.txt:") && said.contains("nest-drew seat="), "{said}");
    }
}

#[test]
fn the_signature_is_as_committed() {
    check_signatures(SIGNATURE, 200, &[("eggs", &Nest::new(None))]);
    if std::env::var_os("ANTRE_BLESS").is_none() {
        let said =
            panic_of(|| check_signatures(SIGNATURE, 200, &[("eggs", &Nest::new(Some(Fault::Unlisted)))]));
        assert!(said.contains("SIGNATURE:1:"), "{said}");
    }
}

#[test]
fn a_signature_is_about_play_and_not_about_looks() {
    let healthy = signature(&Nest::new(None), 20);
    assert_eq!(signature(&Nest::new(Some(Fault::SceneShows)), 20), healthy);
    assert_eq!(signature(&Nest::new(Some(Fault::RandomBiased)), 20), healthy);
    assert_ne!(signature(&Nest::new(Some(Fault::MovesTell)), 20), healthy);
    assert_ne!(golden(&Nest::new(None), 1), golden(&Nest::new(None), 2));
}
