//! What a bot thinks of the moves of a finished game.

use super::body::{Asker, Named};
use super::tables::{Finished, finished};
use crate::analyses::Analysis;
use crate::quotas::Costly;
use antre_host::{Speaker, Study};
use antre_room::Refusal;
use antre_wire::server::{AnalysisReport, ErrorCode, StudiedMove};
use axum::response::Response;

/// Begins an analysis, or says how far it is.
pub(super) async fn begin(asker: Asker, Named(table): Named) -> Response {
    asker.answer(begun(&asker, &table).await)
}

async fn begun(asker: &Asker, table: &str) -> Result<AnalysisReport, Refusal> {
    let Finished { record, speaker, .. } = finished(asker, table).await?;
    let analyses = &asker.app.state.analyses;
    if analyses.find(table).is_none() {
        asker.may_cost(Costly::Analysis)?;
    }
    analyses.begin(table, record).map(|analysis| page(&analysis, &speaker))
}

/// How far an analysis is, and what it found.
pub(super) async fn find(asker: Asker, Named(table): Named) -> Response {
    let page = match finished(&asker, &table).await {
        Ok(game) => match asker.app.state.analyses.find(&table) {
            Some(analysis) => Ok(page(&analysis, &game.speaker)),
            None => Err(Refusal::plain(ErrorCode::NotFound)),
        },
        Err(refusal) => Err(refusal),
    };
    asker.answer(page)
}

fn page(analysis: &Analysis, speaker: &Speaker) -> AnalysisReport {
    let (done, studies) = analysis.so_far();
    let studied = |(ply, study): &(u32, Study)| {
        let (played, best) = (study.played(), study.best());
        StudiedMove {
            ply: *ply,
            seat: study.advice.seat.to_string(),
            notation: played.choice.notation.clone(),
            label: speaker.say(&played.choice.label),
            chance: played.chance.map(f64::from),
            best: best.choice.notation.clone(),
            best_label: speaker.say(&best.choice.label),
            best_chance: best.chance.map(f64::from),
            loss: f64::from(study.loss()),
        }
    };
    AnalysisReport { done, of: analysis.of, moves: studies.iter().map(studied).collect() }
}
