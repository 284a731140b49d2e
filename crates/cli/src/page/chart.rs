//! Charts as inline SVG: bars with intervals, histograms, curves. Colours come from the page, by day and by night.

use crate::page::escape;
use std::fmt::Write as _;

/// How wide a chart is, in its own units; the page scales it.
const WIDE: f64 = 720.0;
/// How much of that is for labels on the left of bars.
const LABELS: f64 = 240.0;
/// Room for figures on the right.
const FIGURES: f64 = 150.0;
/// The height of a bar with its gap.
const ROW: f64 = 26.0;
/// The height of a curve or histogram.
const HIGH: f64 = 240.0;
/// The colours of series, by their names on the page.
const COLOURS: [&str; 6] =
    ["var(--ember)", "var(--teal)", "var(--gold)", "var(--violet)", "var(--blue)", "var(--rose)"];
/// How the curves of series are dashed, so that colour alone tells nothing.
const DASHES: [&str; 6] = ["none", "9 4", "3 3", "12 3 3 3", "6 2 2 2 2 2", "16 5"];

/// One line of a chart of intervals.
pub(crate) struct Mark {
    /// What it is about.
    pub(crate) label: String,
    /// The value, and between what bounds it lies.
    pub(crate) value: [f64; 3],
    /// The value in words.
    pub(crate) text: String,
}

/// Values with their intervals, one below the other, on a common scale; `even` draws a line where nothing differs.
pub(crate) fn intervals(title: &str, marks: &[Mark], even: Option<f64>) -> String {
    let all = || marks.iter().flat_map(|mark| mark.value).chain(even).filter(|value| value.is_finite());
    let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max));
    let room = ((high - low) * 0.08).max(1e-9);
    let scale = Scale { from: low - room, to: high + room, start: LABELS, end: WIDE - FIGURES };
    let height = ROW * marks.len() as f64 + 12.0;
    let mut svg = open(title, height);
    if let Some(even) = even {
        let x = scale.at(even);
        let _ = write!(
            svg,
            "<line class=\"even\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"2\" y2=\"{:.1}\"/>",
            height - 2.0
        );
    }
    for (row, mark) in marks.iter().enumerate() {
        let y = ROW * row as f64 + ROW / 2.0 + 6.0;
        let [value, low, high] = mark.value.map(|value| scale.at(value));
        let colour = COLOURS[0];
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <line x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"{colour}\" stroke-width=\"3\" stroke-linecap=\"round\"/>\
             <circle cx=\"{value:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\"/>\
             <text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            LABELS - 10.0,
            y + 4.5,
            escape(&shortened(&mark.label)),
            WIDE - FIGURES + 8.0,
            y + 4.5,
            escape(&mark.text),
        );
    }
    svg + "</svg>"
}

/// How often values fall into each of a few equal steps, one series in front of the other.
pub(crate) fn histogram(title: &str, series: &[(String, &[f64])]) -> String {
    let all = || series.iter().flat_map(|(_, values)| values.iter().copied());
    let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max));
    if !low.is_finite() {
        return String::new();
    }
    // Whole numbers: a step is at least one.
    let step = ((high - low + 1.0) / 40.0).ceil().max(1.0);
    let bins = ((high - low) / step) as usize + 1;
    let count = |values: &[f64]| {
        let mut counts = vec![0u32; bins];
        values.iter().for_each(|value| counts[(((value - low) / step) as usize).min(bins - 1)] += 1);
        counts
    };
    let counts: Vec<Vec<u32>> = series.iter().map(|(_, values)| count(values)).collect();
    let most = counts.iter().flatten().copied().max().unwrap_or(1).max(1);
    let mut svg = open(title, HIGH);
    let (left, bottom, top) = (40.0, HIGH - 30.0, 30.0);
    let wide = (WIDE - left - 20.0) / bins as f64;
    let part = wide * 0.86 / series.len() as f64;
    for (index, counts) in counts.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        for (bin, &n) in counts.iter().enumerate().filter(|(_, n)| **n > 0) {
            let height = (bottom - top) * f64::from(n) / f64::from(most);
            let x = left + wide * bin as f64 + part * index as f64;
            let y = bottom - height;
            let _ = write!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{part:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>"
            );
        }
    }
    let _ = write!(
        svg,
        "<line class=\"grid\" x1=\"{left}\" x2=\"{}\" y1=\"{bottom}\" y2=\"{bottom}\"/>",
        WIDE - 20.0
    );
    let ticks: std::collections::BTreeSet<usize> = (0..=6).map(|tick| (bins - 1) * tick / 6).collect();
    for bin in ticks {
        let x = left + wide * (bin as f64 + 0.5);
        let value = low + step * bin as f64;
        let _ = write!(
            svg,
            "<text class=\"faint\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{value:.0}</text>",
            HIGH - 10.0
        );
    }
    legend(&mut svg, series.iter().map(|(name, _)| name.as_str()), false);
    svg + "</svg>"
}

/// Values in order, joined by lines, on a scale from 0 to at least `most` whose steps are whole and round.
pub(crate) fn curves(title: &str, series: &[(String, Vec<f64>)], most: f64, even: Option<f64>) -> String {
    let mut svg = open(title, HIGH);
    let (left, right) = (48.0, WIDE - 20.0);
    let step = round_step(most);
    let ticks = (most / step).ceil().clamp(1.0, 5.0);
    let scale = Scale { from: 0.0, to: step * ticks, start: HIGH - 28.0, end: 30.0 };
    for tick in 0..=ticks as u32 {
        let value = step * f64::from(tick);
        let y = scale.at(value);
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{left}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value:.0}</text>",
            left - 6.0,
            y + 4.5
        );
    }
    if let Some(even) = even {
        let y = scale.at(even);
        let _ =
            write!(svg, "<line class=\"even\" x1=\"{left}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
    }
    for (index, (_, values)) in series.iter().enumerate() {
        let (colour, dash) = (COLOURS[index % COLOURS.len()], DASHES[index % DASHES.len()]);
        let across = |at: usize| left + (right - left) * at as f64 / (values.len().max(2) - 1) as f64;
        let points: Vec<String> = values
            .iter()
            .enumerate()
            .map(|(at, value)| format!("{:.1},{:.1}", across(at), scale.at(*value)))
            .collect();
        let _ = write!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-dasharray=\"{dash}\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>",
            points.join(" ")
        );
        if values.len() <= 24 {
            for (at, value) in values.iter().enumerate() {
                let _ = write!(
                    svg,
                    "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"{colour}\"/>",
                    across(at),
                    scale.at(*value)
                );
            }
        }
    }
    legend(&mut svg, series.iter().map(|(name, _)| name.as_str()), true);
    svg + "</svg>"
}

/// The least whole and round step that goes no more than five times into this.
fn round_step(most: f64) -> f64 {
    let tens = (0..16).map(|power| 10f64.powi(power));
    let steps = tens.flat_map(|ten| [1.0, 2.0, 2.5, 5.0].map(|part| ten * part));
    steps.filter(|step| step.fract() == 0.0).find(|step| most / step <= 5.0).unwrap_or(1.0)
}

fn open(title: &str, height: f64) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDE} {height}\" role=\"img\" aria-label=\"{0}\"><title>{0}</title>",
        escape(title)
    )
}

/// Names of the series with their colours, and their dashes where they are curves, on top; a single one needs none.
fn legend<'a>(svg: &mut String, names: impl ExactSizeIterator<Item = &'a str>, dashed: bool) {
    if names.len() < 2 {
        return;
    }
    let mut x = 48.0;
    for (index, name) in names.enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let dash = if dashed { DASHES[index % DASHES.len()] } else { "none" };
        let _ = write!(
            svg,
            "<line x1=\"{x:.1}\" x2=\"{:.1}\" y1=\"14\" y2=\"14\" stroke=\"{colour}\" stroke-dasharray=\"{dash}\" \
             stroke-width=\"5\"/><text x=\"{:.1}\" y=\"18.5\">{}</text>",
            x + 24.0,
            x + 30.0,
            escape(name)
        );
        x += 52.0 + 8.0 * name.chars().count() as f64;
    }
}

/// As much of a label as fits on its side.
fn shortened(label: &str) -> String {
    const MOST: usize = 32;
    if label.chars().count() <= MOST {
        return label.to_owned();
    }
    let kept: String = label.chars().take(MOST - 1).collect();
    format!("{}…", kept.trim_end())
}

/// From values to places.
struct Scale {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Scale {
    fn at(&self, value: f64) -> f64 {
        let value = value.clamp(self.from, self.to);
        self.start + (self.end - self.start) * (value - self.from) / (self.to - self.from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charts_stay_inside_their_frame_whatever_they_are_given() {
        let mark = |value: [f64; 3]| Mark { label: "a<b".into(), value, text: "1".into() };
        let charts = [
            intervals(
                "t",
                &[mark([0.5, f64::NEG_INFINITY, f64::INFINITY]), mark([0.2, 0.1, 0.4])],
                Some(0.5),
            ),
            intervals("t", &[mark([1.0, 1.0, 1.0])], None),
            histogram("t", &[("a".into(), &[1.0, 2.0, 500.0]), ("b".into(), &[-3.0])]),
            curves("t", &[("a".into(), vec![1.0])], 0.0, Some(1.0)),
            curves("t", &[("a".into(), vec![1.0, f64::INFINITY])], 6.3, Some(1.0)),
        ];
        for chart in &charts {
            assert!(!chart.contains("NaN") && !chart.contains("inf") && !chart.contains("a<b"), "{chart}");
            for part in chart.split(" x=\"").skip(1) {
                let x: f64 = part.split('"').next().unwrap_or("").parse().unwrap();
                assert!((0.0..=WIDE).contains(&x), "{chart}");
            }
        }
        assert_eq!(histogram("t", &[]), "");
        assert_eq!([0.0, 6.3, 10.0, 11.0, 100.0, 110.0].map(round_step), [1.0, 2.0, 2.0, 5.0, 20.0, 25.0]);
    }
}
