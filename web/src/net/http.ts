// The pages of the server: what was asked for, or why it was not given.
import type {
  Account,
  AnalysisPage,
  Clauses,
  Games,
  Join,
  Lobby,
  Mine,
  NewTable,
  Opened,
  PadPage,
  ReplayPage,
  RoomCard,
  Session,
  Trouble,
  Verified,
  Why,
} from '../wire';
import type { Lang } from '../boards/board';
import { leave, signedIn } from './session';

/** An answer, or why there is none. `unreachable` is ours: the server did not answer at all. */
export type Answer<T> =
  { ok: true; value: T } | { ok: false; why: { code: Trouble | 'unreachable'; message: string; clause?: string } };

/** So long an answer may take; what has to be counted may take longer. */
export const PATIENCE = 12_000;
const COUNTING = 60_000;

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Asks the server in one language. */
export class House {
  constructor(
    private readonly lang: () => Lang,
    private readonly fetcher: Fetch = (input, init) => fetch(input, init),
    private readonly who: typeof signedIn = signedIn,
    private readonly forget: typeof leave = leave,
  ) {}

  games = () => this.get<Games>('/api/games');
  rules = (game: string) => this.get<Clauses>(`/api/games/${encodeURIComponent(game)}/rules`);
  lobby = () => this.get<Lobby>('/api/tables');
  table = (table: string) => this.get<RoomCard>(`/api/tables/${encodeURIComponent(table)}`);
  open = (table: NewTable) => this.post<Opened>('/api/tables', table);
  join = (table: string, join: Join) => this.post<Opened>(`/api/tables/${encodeURIComponent(table)}/join`, join);
  score = (game: string, text: string) => this.post<PadPage>(`/api/games/${encodeURIComponent(game)}/score`, { text });
  verify = (text: string) => this.post<Verified>('/api/verify', { text }, COUNTING);
  replay = (table: string, eye: string, ply?: number) =>
    this.get<ReplayPage>(
      `/api/tables/${encodeURIComponent(table)}/replay?eye=${encodeURIComponent(eye)}${ply === undefined ? '' : `&ply=${ply}`}`,
    );
  study = (table: string) => this.post<AnalysisPage>(`/api/tables/${encodeURIComponent(table)}/analysis`, {});
  studied = (table: string) => this.get<AnalysisPage>(`/api/tables/${encodeURIComponent(table)}/analysis`);
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
    const nobody: Answer<T> = { ok: false, why: { code: 'unreachable', message: '' } };
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
    const why = await refusal(answer);
    // Signed in too long ago: that must keep nobody from opening a table.
    if (token === undefined || why.code !== 'not-allowed') return { ok: false, why };
    const again = await this.fetcher(path, { ...init, headers });
    if (!again.ok) return { ok: false, why };
    this.forget();
    return { ok: true, value: await read(again) };
  }
}

/** What the server says about why not; a proxy in between may say anything. */
async function refusal(answer: Response): Promise<Why | { code: 'unreachable'; message: string }> {
  try {
    const why = (await answer.json()) as Partial<Why>;
    if (typeof why.code === 'string' && typeof why.message === 'string') return why as Why;
  } catch {
    // No JSON: somebody else answered.
  }
  return { code: 'unreachable', message: '' };
}
