// A proof, read and counted again in this browser, without asking the server that wrote it. What a roll makes of the key
// only the rules know; everything before that is here. The same as crates/server/src/fair.rs, held to it by real proofs.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { of, type Kept } from './kept';

/** A proof as far as a browser can check it. */
export interface Proof {
  table: string;
  commitment: string;
  seed: Uint8Array;
  /** What each seat added, in order. */
  added: string[];
}

const HEX = /^[0-9a-f]{64}$/;

/** Reads a proof; nothing if it is none. */
export function read(text: string): Proof | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines[0] !== 'antre proof 1') return undefined;
  const proof: Partial<Proof> & { added: string[] } = { added: [] };
  for (const line of lines.slice(1)) {
    const { table, commitment, seed, added } = proof;
    if (line === 'record') return commitment && seed ? { table: table ?? '', commitment, seed, added } : undefined;
    const [, word, value = ''] = /^(\w+)(?: (.*))?$/.exec(line) ?? [];
    if (word === 'table') proof.table = value;
    else if (word === 'commitment') proof.commitment = value;
    else if (word === 'seed' && HEX.test(value)) proof.seed = hexToBytes(value);
    else if (word === 'added' && value.charCodeAt(0) - 65 === added.length) added.push(value.slice(2));
    else return undefined;
  }
  return undefined;
}

/** The hash that has to be told before the deal. */
export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('antre seed 1\n'), seed)));
}

/** The key of every roll: it follows from the seed and what each seat added, in order. */
export function key(seed: Uint8Array, added: readonly string[]): string {
  const parts = added.flatMap((text) => {
    const bytes = utf8ToBytes(text);
    const length = new Uint8Array(8);
    new DataView(length.buffer).setUint32(0, bytes.length, true);
    return [length, bytes];
  });
  return bytesToHex(sha256(concatBytes(utf8ToBytes('antre key 1\n'), seed, ...parts)));
}

/** Whether something is as it was; `unknown` where nothing was kept to compare it with. */
export type Same = 'same' | 'other' | 'unknown';

/** What a browser finds out about a proof by itself. */
export interface Found {
  /** The secret has the fingerprint that the proof claims was told before the deal. */
  seed: boolean;
  /** The proof is of this table. */
  table: boolean;
  /** That fingerprint is the one this browser was shown before the deal. */
  commitment: Same;
  /** What this browser's seat added is in the proof as it was sent. */
  added: Same;
  /** The key of all rolls, as it follows from the proof. */
  key: string;
}

/** Compares a proof with what this browser kept. */
export function compare(proof: Proof, kept: Kept | undefined, table = proof.table): Found {
  const same = (is: string | undefined, was: string | undefined): Same =>
    was === undefined ? 'unknown' : is === was ? 'same' : 'other';
  return {
    seed: commitment(proof.seed) === proof.commitment,
    table: proof.table === table,
    commitment: same(proof.commitment, kept?.commitment),
    added: same(kept?.added && of(proof.added, kept.added.seat), kept?.added?.text),
    key: key(proof.seed, proof.added),
  };
}

/** The proof contradicts itself, or what this browser knows. */
export function alarming(found: Found): boolean {
  return !found.seed || !found.table || found.commitment === 'other' || found.added === 'other';
}
