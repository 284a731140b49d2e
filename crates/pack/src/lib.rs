//! Reads card data in TOML, with errors that name file, line and column.
