//! Any game behind one plain interface: the type-erased shell.
