// A proof, read and counted again in this browser, without asking the server that wrote it. What a roll makes of the key
// only the rules know; everything before that is here. The same as crates/room/src/fair.rs, held to it by real proofs.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { of, type Witness } from './witness';

/** How a shuffle is proven: in the first version, of 0.1.0, nothing was promised and the table was not named. */
export type Version = 1 | 2;

/** A proof as far as a browser can check it. */
export interface Proof {
  version: Version;
  table: string;
  commitment: string;
  seed: Uint8Array;
  /** How often all had to promise anew. */
  rounds: number;
  /** What each seat promised, in order; empty where nothing was. */
  promised: string[];
  /** What each seat added, in order. */
  added: string[];
  /** What is played: the lines of the record's head that the key is bound to. */
  setup: string;
}

const HEX = /^[0-9a-f]{64}$/;
const FIRST = 'antre proof 1';
const SECOND = 'antre proof 2';

/** Reads a proof; nothing if it is none. */
export function read(text: string): Proof | undefined {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const version: Version | undefined = lines[0] === FIRST ? 1 : lines[0] === SECOND ? 2 : undefined;
  if (version === undefined) return undefined;
  const promised: string[] = [];
  const added: string[] = [];
  let [table, commitment, rounds]: [string, string, number] = ['', '', 0];
  let seed: Uint8Array | undefined;
  for (const [at, line] of lines.slice(1).entries()) {
    if (line === 'record') {
      const setup = head(lines.slice(at + 2));
      return commitment && seed ? { version, table, commitment, seed, rounds, promised, added, setup } : undefined;
    }
    const [, word, value = ''] = /^(\w+)(?: (.*))?$/.exec(line) ?? [];
    const due = (list: string[]) => value.charCodeAt(0) - 65 === list.length;
    if (word === 'table') table = value;
    else if (word === 'commitment') commitment = value;
    else if (word === 'seed' && HEX.test(value)) seed = hexToBytes(value);
    else if (word === 'rounds' && version === 2 && /^\d+$/.test(value)) rounds = Number(value);
    else if (word === 'promised' && version === 2 && due(promised))
      promised.push(value.slice(2) === '-' ? '' : value.slice(2));
    else if (word === 'added' && due(added)) added.push(value.slice(2));
    else return undefined;
  }
  return undefined;
}

/** What the head of a record says of game, pack, seats and options, as the key is bound to it. */
function head(record: readonly string[]): string {
  const told: string[] = [];
  for (const line of record) {
    if (line === 'start') break;
    const [word = '', ...rest] = line.split(' ');
    if (word === 'game') told.push(`game ${rest[0] ?? ''}`);
    else if (word === 'pack') told.push(`pack ${rest.at(-1) ?? ''}`);
    else if (word === 'seats' || word === 'option') told.push(line);
  }
  return told.map((line) => `${line}\n`).join('');
}

const hash = (...parts: (string | Uint8Array)[]) =>
  bytesToHex(sha256(concatBytes(...parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part)))));

/** The hash that has to be told before the deal. */
export function commitment(version: Version, table: string, seed: Uint8Array): string {
  return hash(version === 1 ? 'antre seed 1\n' : `antre seed 2\ntable ${table}\n`, seed);
}

/** The hash of what a seat will add, in this round of promises. */
export function promise(table: string, seat: string, round: number, added: string): string {
  return hash(`antre promise 2\ntable ${table}\nseat ${seat}\nround ${round}\n${added}`);
}

/** A text with its length, so that no two lists are told apart only by where one ends. */
function measured(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setUint32(0, bytes.length, true);
  return concatBytes(length, bytes);
}

/** The key of every roll: it follows from the seed, the table and what each seat added, in order. */
export function key(of: Pick<Proof, 'version' | 'table' | 'setup' | 'seed' | 'added'>): string {
  const bound = of.version === 1 ? [] : [measured(`table ${of.table}\n${of.setup}`)];
  return hash(`antre key ${of.version}\n`, of.seed, ...bound, ...of.added.map(measured));
}

/** Whether each seat added what it had promised, and nothing without a promise. */
export function kept(proof: Proof): boolean {
  if (proof.version === 1) return true;
  const one = (added: string, at: number) => {
    const promised = proof.promised[at];
    return promised
      ? promised === promise(proof.table, String.fromCharCode(65 + at), proof.rounds, added)
      : added === '';
  };
  return proof.promised.length === proof.added.length && proof.added.every(one);
}

/** Whether something is as it was; `unknown` where nothing was kept to compare it with. */
export type Same = 'same' | 'other' | 'unknown';

/** What a browser finds out about a proof by itself. */
export interface Found {
  /** The secret has the fingerprint that the proof claims was told before the deal. */
  seed: boolean;
  /** The proof is of this table. */
  table: boolean;
  /** Everybody added what they had promised. */
  promises: boolean;
  /** How often all had to promise anew. */
  rounds: number;
  /** That fingerprint is the one this browser was shown before the deal. */
  commitment: Same;
  /** What this browser's seat added is in the proof as it was sent. */
  added: Same;
  /** The key of all rolls, as it follows from the proof. */
  key: string;
}

/** Compares a proof with what this browser kept. */
export function compare(proof: Proof, own: Witness | undefined, table = proof.table): Found {
  const same = (is: string | undefined, was: string | undefined): Same =>
    was === undefined ? 'unknown' : is === was ? 'same' : 'other';
  return {
    seed: commitment(proof.version, proof.table, proof.seed) === proof.commitment,
    table: proof.table === table,
    promises: kept(proof),
    rounds: proof.rounds,
    commitment: same(proof.commitment, own?.commitment),
    added: same(own?.added && of(proof.added, own.added.seat), own?.added?.text),
    key: key(proof),
  };
}

/** The proof contradicts itself, or what this browser knows. */
export function alarming(found: Found): boolean {
  return !found.seed || !found.table || !found.promises || found.commitment === 'other' || found.added === 'other';
}
