//! How many files and connections the system lets this program hold at once.

/// Kept for what is no connection of a visitor: the database, the log, the operator, messages to players.
const OTHERS: u64 = 64;

/// Asks the system for as many as it may give. Many systems start programs with 1,024 or 256, although they let them
/// have more; what they give is what we go by.
pub(crate) fn raise() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    }
}

/// How many connections there may be: as many as the operator wants, and no more than the system leaves.
pub(crate) fn places(wanted: usize) -> usize {
    #[cfg(unix)]
    let most = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let most = None;
    within(wanted, most)
}

fn within(wanted: usize, most: Option<u64>) -> usize {
    let left = most.map_or(u64::MAX, |most| most.saturating_sub(OTHERS).max(1));
    wanted.min(usize::try_from(left).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_has_the_last_word() {
        assert_eq!(within(20_000, None), 20_000);
        assert_eq!(within(20_000, Some(1024)), 960);
        assert_eq!(within(500, Some(1024)), 500);
        assert_eq!(within(500, Some(10)), 1);
    }

    /// The unit that we ship asks for enough for every connection of the default settings.
    #[test]
    fn the_unit_leaves_room_for_every_connection() {
        let unit = include_str!("../../../docs/antre.service");
        let files = unit.lines().find_map(|line| line.strip_prefix("LimitNOFILE=")?.parse::<u64>().ok());
        let most = antre_wire::server::Config::default().limits.connections;
        assert_eq!(within(most, Some(files.expect("LimitNOFILE is set"))), most);
    }
}
