// The pages of the server: what was asked for, or why it was not given.
import type {
  Account,
  AnalysisReport,
  Clauses,
  Games,
  Join,
  Lobby,
  Mine,
  NewTable,
  Opened,
  Pad,
  ReplayFrame,
  RoomSummary,
  Session,
  ErrorCode,
  Verified,
  ErrorBody,
} from '../wire';
import type { Lang } from '../boards/board';
import { leave, signedIn } from './session';

/** An answer, or why there is none. `unreachable` is ours: the server did not answer at all. */
export type Answer<T> =
  { ok: true; value: T } | { ok: false; error: { code: ErrorCode | 'unreachable'; message: string; clause?: string } };

/** How long an answer may take; what has to be counted may take longer. */
export const PATIENCE = 12_000;
const COUNTING = 60_000;

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Asks the server in one language. */
export class Api {
  constructor(
    private readonly lang: () => Lang,
    private readonly fetcher: Fetch = (input, init) => fetch(input, init),
    private readonly who: typeof signedIn = signedIn,
    private readonly forget: typeof leave = leave,
  ) {}

  games = () => this.get<Games>('/api/games');
  rules = (game: string) => this.get<Clauses>(`/api/games/${encodeURIComponent(game)}/rules`);
  lobby = () => this.get<Lobby>('/api/tables');
  table = (table: string) => this.get<RoomSummary>(`/api/tables/${encodeURIComponent(table)}`);
  open = (table: NewTable) => this.post<Opened>('/api/tables', table);
  join = (table: string, join: Join) => this.post<Opened>(`/api/tables/${encodeURIComponent(table)}/join`, join);
  score = (game: string, text: string) => this.post<Pad>(`/api/games/${encodeURIComponent(game)}/score`, { text });
  verify = (text: string) => this.post<Verified>('/api/verify', { text }, COUNTING);
  /** A moment of a finished game; `printed` brings what is printed on its cards as well. */
  replay = (table: string, eye: string, ply?: number, printed = false) =>
    this.get<ReplayFrame>(
      `/api/tables/${encodeURIComponent(table)}/replay?eye=${encodeURIComponent(eye)}${ply === undefined ? '' : `&ply=${ply}`}${printed ? '&catalogue' : ''}`,
    );
  study = (table: string) => this.post<AnalysisReport>(`/api/tables/${encodeURIComponent(table)}/analysis`, {});
  studied = (table: string) => this.get<AnalysisReport>(`/api/tables/${encodeURIComponent(table)}/analysis`);
  proof = (table: string) => this.text(`/api/tables/${encodeURIComponent(table)}/proof`);

  register = (account: Account) => this.post<Session>('/api/accounts', account);
  signIn = (account: Account) => this.post<Session>('/api/sessions', account);
  mine = () => this.get<Mine>('/api/me');
  comeBack = (table: string, seat: string) =>
    this.post<Opened>(`/api/tables/${encodeURIComponent(table)}/return`, { seat });

  private get<T>(path: string): Promise<Answer<T>> {
    return this.ask(path, {}, (answer) => answer.json() as Promise<T>);
  }

  private post<T>(path: string, body: unknown, patience = PATIENCE): Promise<Answer<T>> {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return this.ask(path, init, (answer) => answer.json() as Promise<T>, patience);
  }

  private text(path: string): Promise<Answer<string>> {
    return this.ask(path, {}, (answer) => answer.text());
  }

  /** Asks, and waits no longer than one has patience: neither for an answer to begin nor for it to end. */
  private async ask<T>(
    path: string,
    init: RequestInit,
    read: (answer: Response) => Promise<T>,
    patience = PATIENCE,
  ): Promise<Answer<T>> {
    const hangUp = new AbortController();
    const nobody: Answer<T> = { ok: false, error: { code: 'unreachable', message: '' } };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tired = new Promise<Answer<T>>((resolve) => {
      timer = setTimeout(() => {
        hangUp.abort();
        resolve(nobody);
      }, patience);
    });
    try {
      return await Promise.race([this.asked(path, { ...init, signal: hangUp.signal }, read), tired]);
    } catch {
      return nobody;
    } finally {
      clearTimeout(timer);
    }
  }

  private async asked<T>(path: string, init: RequestInit, read: (answer: Response) => Promise<T>): Promise<Answer<T>> {
    const headers = { ...init.headers, 'accept-language': this.lang() };
    const token = this.who()?.token;
    const signed = token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` };
    const answer = await this.fetcher(path, { ...init, headers: signed });
    if (answer.ok) return { ok: true, value: await read(answer) };
    const error = await refusal(answer);
    // Signed in too long ago: that must keep nobody from opening a table.
    if (token === undefined || error.code !== 'not-allowed') return { ok: false, error };
    const again = await this.fetcher(path, { ...init, headers });
    if (!again.ok) return { ok: false, error };
    this.forget();
    return { ok: true, value: await read(again) };
  }
}

/** What the server says about why not; a proxy in between may say anything. */
async function refusal(answer: Response): Promise<ErrorBody | { code: 'unreachable'; message: string }> {
  try {
    const error = (await answer.json()) as Partial<ErrorBody>;
    if (typeof error.code === 'string' && typeof error.message === 'string') return error as ErrorBody;
  } catch {
    // No JSON: somebody else answered.
  }
  return { code: 'unreachable', message: '' };
}
