//! The shortest list that still fails.

/// Leaves out whatever can be left out while the rest still fails: large parts first, then single ones.
pub(crate) fn shortest<T: Clone>(mut list: Vec<T>, fails: impl Fn(&[T]) -> bool) -> Vec<T> {
    let mut part = list.len().div_ceil(2).max(1);
    loop {
        let mut start = 0;
        while start < list.len() {
            let end = (start + part).min(list.len());
            let without: Vec<T> = list[..start].iter().chain(&list[end..]).cloned().collect();
            if fails(&without) {
                list = without;
            } else {
                start = end;
            }
        }
        if part == 1 {
            return list;
        }
        part = part.div_ceil(2);
    }
}

#[test]
fn only_what_matters_is_left() {
    let list: Vec<u32> = (0..1000).collect();
    let fails = |list: &[u32]| list.contains(&17) && list.contains(&801);
    assert_eq!(shortest(list, fails), [17, 801]);
}
