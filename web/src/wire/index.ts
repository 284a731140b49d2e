// Made from crates/wire by `cargo xtask wire`; do not edit.
export type * from './common';
export type * from './game';
export type * from './scene';
export type * from './score';
export type * from './engine';
export type * from './room';
export type * from './socket';
export type * from './http';
