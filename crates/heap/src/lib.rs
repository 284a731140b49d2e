//! The heap of the program: mimalloc, and how often each thread asked it for memory.
//!
//! A table server makes a great many small texts a second, and mimalloc saves it a fifth of its time. The count is
//! what `antre bench` and a test say "none" with.

use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// Made the global allocator of a program, it counts.
#[derive(Debug)]
pub struct Heap;

/// How often this thread has asked for memory; always 0 in a program that has another heap.
pub fn allocations() -> u64 {
    ASKED.with(Cell::get)
}

#[inline]
fn count() {
    // A thread that is ending may have no counter any more; nobody asks it then.
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: every call goes on to mimalloc as it came, and counting allocates nothing.
unsafe impl GlobalAlloc for Heap {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller promises what mimalloc asks for.
        unsafe { MiMalloc.alloc(layout) }
    }

    #[inline]
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the same.
        unsafe { MiMalloc.dealloc(memory, layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the same.
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }

    #[inline]
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the same.
        unsafe { MiMalloc.realloc(memory, layout, size) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[global_allocator]
    static HEAP: Heap = Heap;

    #[test]
    fn each_thread_counts_its_own() {
        let before = allocations();
        let mut some: Vec<Box<u64>> = Vec::with_capacity(4);
        some.extend((0..4).map(Box::new));
        assert_eq!(allocations() - before, 5);
        drop(some);
        assert_eq!(allocations() - before, 5);
        let zeros = vec![0u8; 100];
        assert_eq!(allocations() - before, 6);
        let there = std::thread::spawn(allocations).join().unwrap_or(u64::MAX);
        assert!(there < before + 6, "{there}");
        drop(zeros);
    }
}
