import { afterEach, expect, it, vi } from 'vitest';
import { Api, PATIENCE } from './http';

/** A server that knows one token, and a browser that kept another or none. */
function pretend(kept: string | undefined) {
  const asked: { path: string; token: string | undefined }[] = [];
  let token = kept;
  const api = new Api(
    () => 'fr',
    async (path, init) => {
      const sent = (init?.headers as Record<string, string>)['authorization'];
      asked.push({ path, token: sent });
      if (path === '/proxy') return new Response('<html>', { status: 502 });
      if (sent !== undefined && sent !== 'Bearer good') {
        return new Response(JSON.stringify({ code: 'not-allowed', message: 'no' }), { status: 403 });
      }
      if (path === '/api/me' && sent === undefined) {
        return new Response(JSON.stringify({ code: 'not-allowed', message: 'no' }), { status: 401 });
      }
      return new Response(JSON.stringify({ tables: [] }));
    },
    () => (token === undefined ? undefined : { name: 'Ada', token }),
    () => (token = undefined),
  );
  return { api, asked, kept: () => token };
}

it('says who asks, if anybody is signed in', async () => {
  const [somebody, nobody] = [pretend('good'), pretend(undefined)];
  expect((await somebody.api.lobby()).ok && (await nobody.api.lobby()).ok).toBe(true);
  expect([...somebody.asked, ...nobody.asked].map(({ token }) => token)).toEqual(['Bearer good', undefined]);
});
it('goes on as nobody where the server has forgotten who is signed in', async () => {
  const late = pretend('old');
  expect((await late.api.lobby()).ok).toBe(true);
  expect(late.kept()).toBeUndefined();
  expect(late.asked.map(({ token }) => token)).toEqual(['Bearer old', undefined]);
});
it('hears a refusal as one where nobody may ask either', async () => {
  const late = pretend('old');
  const mine = await late.api.mine();
  expect(mine).toEqual({ ok: false, error: { code: 'not-allowed', message: 'no' } });
  expect(late.kept()).toBe('old');
});

afterEach(() => vi.useRealTimers());
it('gives up an answer that never begins, and one that never ends', async () => {
  vi.useFakeTimers();
  for (const answer of [new Promise<Response>(() => {}), Promise.resolve(new Response(new ReadableStream()))]) {
    let signal: AbortSignal | null | undefined;
    const api = new Api(
      () => 'fr',
      (_path, init) => {
        signal = init?.signal;
        return answer;
      },
      () => undefined,
    );
    const asked = api.lobby();
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual({ ok: false, error: { code: 'unreachable', message: '' } });
    expect(signal?.aborted).toBe(true);
  }
  expect(vi.getTimerCount()).toBe(0);
});
