//! Figures as people write them: decimals, intervals, times.

use antre_host::Speaker;
use antre_kernel::Phrase;
use antre_lab::Interval;
use std::time::Duration;

/// A number with `digits` decimals, and the sign of the language between.
pub(crate) fn number(value: f64, digits: usize, speaker: &Speaker) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "∞".into() } else { "−∞".into() };
    }
    let text = format!("{value:.digits$}");
    // Nothing is written as less than nothing.
    let text = match text.strip_prefix('-') {
        Some(zero) if zero.chars().all(|c| c == '0' || c == '.') => zero.to_owned(),
        Some(rest) => format!("−{rest}"),
        None => text,
    };
    text.replace('.', &speaker.word("figure-decimal"))
}

/// A number with its sign.
pub(crate) fn signed(value: f64, digits: usize, speaker: &Speaker) -> String {
    let text = number(value, digits, speaker);
    if value > 0.0 && !text.chars().all(|c| matches!(c, '0' | '.' | ',')) { format!("+{text}") } else { text }
}

/// A part of a whole, in hundredths and without the sign for them.
pub(crate) fn percent(share: f64, speaker: &Speaker) -> String {
    number(share * 100.0, 1, speaker)
}

/// The same with the sign.
pub(crate) fn with_sign(hundredths: f64, speaker: &Speaker) -> String {
    speaker.say(&Phrase::new("figure-percent").with("n", number(hundredths, 1, speaker)))
}

/// An interval in brackets after its mean: `52,1 [48,0 ; 56,2]`.
pub(crate) fn interval(of: Interval, digits: usize, speaker: &Speaker) -> String {
    let write = |value| number(value, digits, speaker);
    let phrase = Phrase::new("figure-interval").with("mean", write(of.mean));
    speaker.say(&phrase.with("low", write(of.low)).with("high", write(of.high)))
}

/// A share of the win with its interval, in hundredths.
pub(crate) fn share(of: Interval, speaker: &Speaker) -> String {
    interval(of.map(|share| share * 100.0), 1, speaker)
}

/// How long something takes, no finer than it is worth.
pub(crate) fn duration(time: Duration, speaker: &Speaker) -> String {
    let seconds = time.as_secs();
    let (key, a, b) = match seconds {
        0..60 => ("lab-time-seconds", 0, seconds),
        60..3600 => ("lab-time-minutes", seconds / 60, seconds % 60),
        _ => ("lab-time-hours", seconds / 3600, seconds % 3600 / 60),
    };
    speaker.say(&Phrase::new(key).with("a", a as usize).with("b", b as usize))
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Lang;

    #[test]
    fn numbers_are_written_as_people_do() {
        let [fr, en] = Lang::ALL.map(|lang| Speaker::new(lang, &[]));
        assert_eq!(number(68.25, 1, &fr), "68,2");
        assert_eq!(number(-1.5, 1, &en), "−1.5");
        assert_eq!(number(-0.01, 1, &en), "0.0");
        assert_eq!(number(f64::INFINITY, 0, &fr), "∞");
        assert_eq!(signed(3.0, 0, &fr), "+3");
        assert_eq!(signed(0.04, 1, &fr), "0,0");
        let of = Interval { mean: 0.5, low: 0.25, high: 0.75 };
        assert_eq!(share(of, &fr), "50,0 [25,0\u{202f}; 75,0]");
        assert_eq!(share(of, &en), "50.0 [25.0, 75.0]");
        assert_eq!([&fr, &en].map(|speaker| with_sign(12.5, speaker)), ["12,5\u{202f}%", "12.5%"]);
    }

    #[test]
    fn times_are_told_no_finer_than_they_are_worth() {
        let speaker = Speaker::new(Lang::En, &[]);
        let said = |seconds| duration(Duration::from_secs(seconds), &speaker);
        assert_eq!([said(9), said(130), said(7_500)], ["9 s", "2 min 10 s", "2 h 5 min"]);
    }
}
