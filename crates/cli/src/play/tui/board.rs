//! The middle of the table: which zones stand where, and how much room each gets.

use super::layout::share;
use super::rows::{Telling, put};
use super::zones::Pen;
use antre_kernel::Seat;
use antre_stage::{Scene, Zone, ZoneKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// No row asks for more lines than this.
const MOST: u16 = 8;
/// So many further lines must tell more, or a row does not get them.
const GAIN: u16 = 3;

/// Zones that need a block of their own even on a player's side.
pub(crate) fn is_block(zone: &Zone) -> bool {
    matches!(zone.kind, ZoneKind::Grid { .. } | ZoneKind::Hex { .. })
}

/// The least and the most width and height of a zone on the board, frame included.
fn size(zone: &Zone) -> ((u16, u16), (u16, u16)) {
    match zone.kind {
        ZoneKind::Grid { cols, rows } => {
            let (cols, rows) = (u16::from(cols), u16::from(rows));
            let code = zone.pieces.iter().map(|piece| piece.face.code().chars().count()).max().unwrap_or(0);
            let cell = (code as u16 + 1).clamp(4, 9);
            ((cols * cell + 3, cols * 9 + 3), (rows + 2, rows * 3 + 2))
        }
        ZoneKind::Hex { radius } => {
            let rows = u16::from(radius) * 2 + 1;
            ((rows * 4 + 2, rows * 8 + 3), (rows + 2, rows * 2 + 3))
        }
        // A line of characters, as long as the table: two of them on a line, or four of what is only a sign.
        ZoneKind::Row { places: 0 } => {
            let marked = zone.pieces.iter().any(|piece| !piece.marks.is_empty());
            let count = zone.pieces.len() as u16;
            let lines = count.div_ceil(if marked { 2 } else { 4 });
            let most = if marked { count } else { lines };
            let most = if count == 0 { 1 } else { most.clamp(2, 6) };
            ((12, u16::MAX / 8), (2 + lines.clamp(1, 4), 2 + most.max(lines)))
        }
        _ => ((12, 30), (3, 6)),
    }
}

/// One part of the middle of the table: what is shared, or the blocks of one seat.
struct Panel<'a> {
    owner: Option<Seat>,
    cells: Vec<(u16, u16, &'a Zone)>,
}

impl Panel<'_> {
    fn sizes(&self, along: impl Fn(&(u16, u16, &Zone)) -> (u16, (u16, u16))) -> Vec<(u16, u16)> {
        let mut sizes: Vec<(u16, u16)> = Vec::new();
        for cell in &self.cells {
            let (at, (least, most)) = along(cell);
            let at = usize::from(at);
            if sizes.len() <= at {
                sizes.resize(at + 1, (0, 0));
            }
            sizes[at] = (sizes[at].0.max(least), sizes[at].1.max(most));
        }
        sizes
    }

    fn columns(&self) -> Vec<(u16, u16)> {
        self.sizes(|(col, _, zone)| (*col, size(zone).0))
    }

    fn rows(&self) -> Vec<(u16, u16)> {
        self.sizes(|(_, row, zone)| (*row, size(zone).1))
    }

    /// How wide a zone may grow to its right, over columns where nothing lies in its row.
    fn reach(&self, columns: &[u16], (col, row): (u16, u16)) -> u16 {
        let beside = self.cells.iter().filter(|cell| cell.1 == row && cell.0 > col).map(|cell| cell.0).min();
        let end = beside.map_or(columns.len(), usize::from);
        columns[usize::from(col)..end].iter().sum()
    }

    fn least_width(&self) -> u16 {
        self.columns().iter().map(|(least, _)| least).sum()
    }

    fn height(&self) -> (u16, u16) {
        let rows = self.rows();
        let title = u16::from(self.owner.is_some());
        (rows.iter().map(|r| r.0).sum::<u16>() + title, rows.iter().map(|r| r.1).sum::<u16>() + title)
    }
}

/// The parts of the middle of the table: shared zones by their spots, then each seat's blocks, from the next seat
/// round to the one that sits at the near edge.
fn panels(scene: &Scene, near: Option<Seat>) -> Vec<Panel<'_>> {
    let shared: Vec<(u16, u16, &Zone)> = scene
        .zones
        .iter()
        .filter_map(|zone| zone.spot.map(|spot| (u16::from(spot.col), u16::from(spot.row), zone)))
        .collect();
    let mut panels = vec![Panel { owner: None, cells: shared }];
    let mut owners: Vec<Seat> = scene.zones.iter().filter_map(|zone| zone.owner).collect();
    owners.sort_unstable();
    owners.dedup();
    let next = near.and_then(|near| owners.iter().position(|&owner| owner == near)).map_or(0, |at| at + 1);
    let count = owners.len().max(1);
    owners.rotate_left(next % count);
    for owner in owners {
        let blocks = scene
            .zones
            .iter()
            .filter(|zone| zone.owner == Some(owner) && zone.spot.is_none() && is_block(zone));
        let cells = (0..).zip(blocks).map(|(col, zone)| (col, 0, zone)).collect();
        panels.push(Panel { owner: Some(owner), cells });
    }
    let loose = scene.zones.iter().filter(|zone| is_loose(zone) && is_block(zone));
    panels.push(Panel { owner: None, cells: (0..).zip(loose).map(|(col, zone)| (col, 0, zone)).collect() });
    panels.retain(|panel| !panel.cells.is_empty());
    panels
}

/// Nobody's, and nowhere on the board.
fn is_loose(zone: &Zone) -> bool {
    zone.owner.is_none() && zone.spot.is_none()
}

/// Which panels stand side by side: as many as fit, then the next row. The blocks of the seats stay together.
fn shelves(panels: &[Panel<'_>], width: u16) -> Vec<Vec<usize>> {
    let mut shelves: Vec<Vec<usize>> = Vec::new();
    let mut used = 0;
    for (index, panel) in panels.iter().enumerate() {
        let wide = panel.least_width();
        let first_of_seats = panel.owner.is_some() && (index == 0 || panels[index - 1].owner.is_none());
        let together = || panels[index..].iter().filter(|p| p.owner.is_some()).map(Panel::least_width).sum();
        let needed: u16 = if first_of_seats { together() } else { wide };
        match shelves.last_mut() {
            Some(shelf) if used + needed <= width => shelf.push(index),
            _ => {
                shelves.push(vec![index]);
                used = 0;
            }
        }
        used += wide;
    }
    shelves
}

/// How many rows of the middle of the table grow together.
pub(crate) fn board_rows(scene: &Scene) -> u16 {
    let sizes = panels(scene, None).first().map(Panel::rows).unwrap_or_default();
    let alike = sizes.windows(2).all(|pair| pair[0] == pair[1]);
    if alike && sizes.len() > 1 { sizes.len() as u16 } else { 1 }
}

impl Pen<'_> {
    /// The fewest and the most lines the middle of the table can use.
    pub(crate) fn board_height(&self, width: u16) -> (u16, u16) {
        let panels = panels(self.scene, self.near);
        let heights = shelves(&panels, width).into_iter().map(|shelf| {
            let each = shelf.iter().map(|&index| panels[index].height());
            each.fold((0, 0), |(a, b), (least, most)| (a.max(least), b.max(most)))
        });
        let (least, most) = heights.fold((0, 0), |(a, b), (least, most)| (a + least, b + most));
        let loose = self.loose(width).len() as u16;
        (least + loose, most + loose)
    }

    /// What is nobody's and lies nowhere on the board, in lines of text.
    fn loose(&self, width: u16) -> Vec<Line<'static>> {
        let mut loose: Vec<&Zone> =
            self.scene.zones.iter().filter(|zone| is_loose(zone) && !is_block(zone)).collect();
        if loose.is_empty() {
            return Vec::new();
        }
        // Short ones share a line.
        let wide = |zone: &&Zone| usize::from(self.full_width(zone)) > usize::from(width) / 2;
        loose.sort_by_key(wide);
        self.chips(vec![Span::raw(" ")], &loose, width, false)
    }

    /// Draws the middle of the table.
    pub(crate) fn board(&self, area: Rect, buf: &mut Buffer) {
        let loose = self.loose(area.width);
        let mut area = area;
        area.height = area.height.saturating_sub(loose.len() as u16);
        put(&loose, Rect { y: area.bottom(), height: loose.len() as u16, ..area }, buf);
        let mut panels = panels(self.scene, self.near);
        area = self.fold_shared(&mut panels, area, buf);
        let shelves = shelves(&panels, area.width);
        let heights: Vec<(u16, u16)> = shelves
            .iter()
            .map(|shelf| {
                let each = shelf.iter().map(|&index| panels[index].height());
                each.fold((0, 0), |(a, b), (least, most)| (a.max(least), b.max(most)))
            })
            .collect();
        let tight: u16 = heights.iter().map(|(least, _)| least).sum();
        let heights = share(area.height, &heights);
        let mut y = area.y;
        for (shelf, height) in shelves.iter().zip(heights) {
            let height = height.min((area.y + area.height).saturating_sub(y));
            let widths: Vec<(u16, u16)> =
                shelf.iter().map(|&index| (panels[index].least_width(), area.width)).collect();
            let mut x = area.x;
            for (&index, width) in shelf.iter().zip(share(area.width, &widths)) {
                let width = width.min((area.x + area.width).saturating_sub(x));
                self.panel(&panels[index], Rect { x, y, width, height }, tight > area.height, buf);
                x += width;
            }
            y += height;
        }
    }

    /// Where the frames of everybody's blocks and of what is shared do not fit together, the shared piles and rows
    /// become lines of text at the top, so that every player's block stays whole. Gives the room that is left.
    fn fold_shared(&self, panels: &mut Vec<Panel<'_>>, area: Rect, buf: &mut Buffer) -> Rect {
        let least = self.board_height(area.width).0 - self.loose(area.width).len() as u16;
        let is_map = |(_, _, zone): &(u16, u16, &Zone)| matches!(zone.kind, ZoneKind::Hex { .. });
        let foldable = panels.len() > 1 && panels[0].owner.is_none() && !panels[0].cells.iter().any(is_map);
        if least <= area.height || !foldable {
            return area;
        }
        let shared = panels.remove(0);
        let mut zones: Vec<&Zone> = shared.cells.iter().map(|(_, _, zone)| *zone).collect();
        // Short ones share a line.
        zones.sort_by_key(|zone| Line::from(self.chip(zone)).width());
        let lines = self.chips(Vec::new(), &zones, area.width, false);
        let height = area.height.min(lines.len() as u16);
        for (line, y) in lines.iter().zip(area.y..area.y + height) {
            buf.set_line(area.x, y, line, area.width);
        }
        Rect { y: area.y + height, height: area.height - height, ..area }
    }

    /// The fewest lines on which what is shared tells all that decides, without frames.
    pub(crate) fn board_lines(&self, width: u16) -> u16 {
        let panels = panels(self.scene, self.near);
        let loose = self.loose(width).len() as u16;
        let Some(shared) = panels.first().filter(|panel| panel.owner.is_none()) else { return loose };
        let columns = share(width, &shared.columns());
        let rows = shared.sizes(|(col, row, zone)| {
            let lines = self.row(zone).map_or(1, |told| {
                let (head, width) = (self.lead_width(zone), columns[usize::from(*col)]);
                let enough = |lines: &u16| told.told_on(head, width, *lines) <= Telling::Brief;
                (1..MOST).find(enough).unwrap_or(MOST)
            });
            (*row, (lines, lines))
        });
        rows.iter().map(|(lines, _)| lines).sum::<u16>() + loose
    }

    /// Where there is no room for frames: a line for each row, and every further one goes where most is missing.
    fn lines_of_rows(&self, panel: &Panel<'_>, columns: &[u16], height: u16) -> Vec<u16> {
        let cells: Vec<_> = panel
            .cells
            .iter()
            .filter_map(|(col, row, zone)| {
                Some((usize::from(*row), columns[usize::from(*col)], self.lead_width(zone), self.row(zone)?))
            })
            .collect();
        let told = |row: usize, lines: u16| {
            let here = cells.iter().filter(|(at, ..)| *at == row);
            here.map(|(_, width, head, told)| told.told_on(*head, *width, lines)).max()
        };
        let mut rows: Vec<u16> = vec![1; panel.rows().len()];
        for _ in rows.len()..usize::from(height) {
            let gains = |row: &usize| told(*row, rows[*row] + GAIN) < told(*row, rows[*row]);
            let missing = (0..rows.len()).filter(gains).map(|row| (told(row, rows[row]), row));
            // Of rows that are told as fully the upper one comes first.
            let worst = missing.max_by_key(|(told, row)| (*told, std::cmp::Reverse(*row)));
            let Some((_, row)) = worst else { break };
            rows[row] += 1;
        }
        rows
    }

    /// How wide a zone is with its whole name on one line.
    fn full_width(&self, zone: &Zone) -> u16 {
        Line::from(self.chip(zone)).width() as u16 + 1
    }

    fn panel(&self, panel: &Panel<'_>, area: Rect, tight: bool, buf: &mut Buffer) {
        let mut area = area;
        if let (Some(owner), [(_, _, zone)]) = (panel.owner, panel.cells.as_slice())
            && area.height < panel.height().0
        {
            // There is no line for the name: it stands on the frame.
            let name = format!("{} {} {}", self.speaker.seat(owner), self.look.dot(), self.name(zone));
            let named = Zone { name: antre_kernel::Phrase::bare(name), ..(*zone).clone() };
            return self.zone(&named, area, buf);
        }
        if let Some(owner) = panel.owner
            && area.height > 0
        {
            let name = format!(" {}", self.speaker.seat(owner));
            buf.set_stringn(area.x, area.y, name, area.width.into(), self.look.dim());
            area.y += 1;
            area.height -= 1;
        }
        let columns = share(area.width, &panel.columns());
        let sizes = panel.rows();
        // Where not even frames fit, every zone is one line.
        let alike = sizes.windows(2).all(|pair| pair[0] == pair[1]);
        let even = area.height / sizes.len().max(1) as u16;
        let rows = match sizes.first() {
            Some((_, most)) if alike => vec![even.min(*most); sizes.len()],
            Some(_) if tight => self.lines_of_rows(panel, &columns, area.height),
            _ => share(area.height, &sizes),
        };
        let free = area.width.saturating_sub(columns.iter().sum());
        let start = |lengths: &[u16], at: u16| lengths[..usize::from(at)].iter().sum::<u16>();
        for (col, row, zone) in &panel.cells {
            let own = columns[usize::from(*col)];
            let wide = matches!(zone.kind, ZoneKind::Row { .. }) && self.full_width(zone) > own;
            let cell = Rect {
                x: area.x + free / 2 + start(&columns, *col),
                y: area.y + start(&rows, *row),
                width: if wide { panel.reach(&columns, (*col, *row)) } else { own },
                height: rows[usize::from(*row)].max(1),
            };
            self.zone(zone, cell.intersection(area), buf);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::look::Look;
    use super::super::tests::text_of;
    use super::*;
    use antre_host::Speaker;
    use antre_kernel::Lang;

    #[test]
    fn kingdoms_of_all_players_stand_side_by_side() {
        let mut scene = Scene::default();
        for seat in Seat::all(4) {
            scene.zones.push({
                let (id, kind) = (format!("kingdom {seat}"), ZoneKind::Grid { cols: 4, rows: 4 });
                Zone::new(id, "kingdom", kind, antre_kernel::Phrase::bare("Royaume")).owned_by(seat)
            });
        }
        assert_eq!(shelves(&panels(&scene, None), 80).len(), 1);
        let mut speaker = Speaker::new(Lang::Fr, &[]);
        speaker.call_seats(["Anna", "Bruno", "Chloé", "Denis"].map(String::from).to_vec());
        let area = Rect::new(0, 0, 80, 9);
        let mut buf = Buffer::empty(area);
        let near = Some(Seat::new(1));
        let pen = Pen {
            look: Look::plain(false),
            speaker: &speaker,
            scene: &scene,
            picker: None,
            near,
            fresh: &[],
        };
        assert_eq!(pen.board_height(80), (7, 15));
        pen.board(area, &mut buf);
        let text = text_of(&buf);
        assert_eq!(text.matches("Royaume").count(), 4);
        let order: Vec<&str> = text.lines().next().unwrap_or("").split_whitespace().collect();
        assert_eq!(order, ["Chloé", "Denis", "Anna", "Bruno"], "one's own is last, nearest to the hand");
    }
}
