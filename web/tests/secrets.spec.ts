// Two browsers at one table: neither the page nor the frames of one ever hold the other's cards.
import type { Page } from '@playwright/test';
import { addUp, NOTHING_PRINTED, type Catalogue, type Piece, type Seen } from '../src/scene';
import type { ServerMessage } from '../src/wire';
import { decide, dice, expect, moment, test } from './player';

/** Everything a browser was told. */
function listen(page: Page): { frames: string[]; seen?: Seen } {
  const heard: { frames: string[]; seen?: Seen } = { frames: [] };
  let catalogue: Catalogue = NOTHING_PRINTED;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      const message = JSON.parse(text) as ServerMessage;
      // What is printed in the box is no secret; where each card lies is.
      if (message.type === 'catalogue') catalogue = message;
      else heard.frames.push(text);
      if (message.type !== 'update') return;
      const scene = addUp(heard.seen?.scene, message.scene, catalogue);
      expect(scene).toBeDefined();
      heard.seen = { ...message, scene: scene! };
    }),
  );
  return heard;
}

const codes = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.face === 'up' ? [piece] : []));

test('hidden hands stay hidden in page and frames', async ({ browser, server }, info) => {
  const viewport = info.project.use.viewport ?? null;
  const [ada, ben] = [
    await browser.newContext({ viewport, locale: 'fr-FR' }),
    await browser.newContext({ viewport, locale: 'en-GB' }),
  ];
  const [a, b] = [await ada.newPage(), await ben.newPage()];
  const [heardA, heardB] = [listen(a), listen(b)];

  await a.goto(`${server.url}/play/drarkane`);
  await a.locator('input[value=open]').check();
  await a.locator('.pair select').first().selectOption('2');
  await a.locator('button.start').click();
  await a.waitForURL(/\/t\//);
  const link = await a.locator('input.link').inputValue();
  await b.goto(link);
  await b.locator('form input').fill('Ben');
  await b.locator('form button.main').click();
  for (const page of [a, b]) await expect(page.locator('.tray [data-id]').first()).toBeVisible();

  const roll = dice(3);
  let compared = 0;
  for (let turn = 0; turn < 14; turn += 1) {
    const page = (await moment(a)) === 'mine' ? a : b;
    if ((await moment(page)) === 'mine') await decide(page, roll);
    await a.waitForTimeout(120);
    for (const [eye, own, other, page] of [
      ['A', heardA, heardB, b],
      ['B', heardB, heardA, a],
    ] as const) {
      const mine = own.seen?.scene.zones.find((zone) => zone.id === `hand ${eye}`)?.pieces ?? [];
      const theirs = other.seen?.scene.zones.find((zone) => zone.id === `hand ${eye}`)?.pieces ?? [];
      expect(mine.length).toBeGreaterThan(0);
      expect(theirs.every((piece) => piece.face === 'down')).toBe(true);
      const html = await page.content();
      for (const { card } of codes(mine)) {
        // A card that is still in the hand was never told to the other, in no frame and in no corner of the page.
        expect(
          other.frames.some((frame) => frame.includes(`"card":${JSON.stringify(card.code)}`)),
          `${card.code} of ${eye}`,
        ).toBe(false);
        expect(html.includes(`aria-label="${card.name} ${card.value}"`), `${card.name} ${card.value} of ${eye}`).toBe(
          false,
        );
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
  await ada.close();
  await ben.close();
});
