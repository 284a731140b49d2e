// What decides is in sight without scrolling, in every window: where a table is opened, where people wait and at the
// table (at its end: games.spec.ts); and on a phone too one sees who is away, who is played by a bot and how many watch.
import type { Page } from '@playwright/test';
import { dice, expect, GAMES, inAllWindows, outOfSight, play, sitDown, test, WINDOWS } from './player';
import type { Server } from './server';

test.skip(({ isMobile }) => isMobile, 'each test goes through the windows itself');

for (const game of GAMES) {
  test(`${game}: what opens a table and what plays is in sight`, async ({ page, server, shot }) => {
    await page.goto(`${server.url}/play/${game}`);
    await page.locator('details summary').click();
    await inAllWindows(page, 'button.start', 'set-up');
    await page.setViewportSize(WINDOWS.desktop);
    await sitDown(page, server, game);
    await play(page, dice(1), 4);
    await expect(page.locator('.actions.mine')).toBeVisible({ timeout: 20_000 });
    await inAllWindows(page, '.actions button', 'to act');
    const lit = page.locator('.tray [data-lit], .board [data-lit]').first();
    if ((await lit.count()) > 0) await lit.dispatchEvent('click');
    await inAllWindows(page, '.actions button', 'picked');
    await shot(page, `${game}-sight`);
    await page.keyboard.press('Escape');
    expect(await overTheDock(page), 'nothing that a board lays over itself lies over the dock').toBe(false);
  });
}

/** Whether something on the board, however high it is laid, would cover what is picked by name. */
async function overTheDock(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = document.querySelector('.actions')!.getBoundingClientRect();
    const sheet = document.createElement('div');
    Object.assign(sheet.style, { position: 'fixed', inset: '0', zIndex: '999' });
    document.querySelector('.board > .game')!.append(sheet);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + 12);
    sheet.remove();
    return top?.closest('.actions') === null;
  });
}

test('every number that can be announced is touched on the board, in sight in every window', async ({
  page,
  server,
}) => {
  await sitDown(page, server, 'drarkane');
  const bids = page.locator('.board .bid[data-lit]');
  await expect(bids.first()).toBeVisible();
  expect(await bids.count()).toBeGreaterThan(6);
  await inAllWindows(page, '.board .bid', 'bids');
});

test('treasures: what is read large is whole, and choosing one is in sight', async ({ page, server, shot }) => {
  await sitDown(page, server, 'drarkane', 'etincelle', async () => {
    await page.locator('details summary').click();
    await page.locator('.more .page-field', { hasText: 'Trésors' }).locator('select').selectOption('on');
  });
  /** The words on a card that are cut off by it, or by the window. */
  const cut = (card: string) =>
    page.locator(`${card} :is(.title, .text)`).evaluateAll((all) =>
      all.map((each) => {
        const [text, paper] = [each.getBoundingClientRect(), each.closest('.card')!.getBoundingClientRect()];
        const held =
          text.top >= Math.max(0, paper.top) &&
          text.bottom <= Math.min(innerHeight, paper.bottom) &&
          text.left >= paper.left &&
          text.right <= paper.right;
        return held && each.scrollWidth <= each.clientWidth + 1;
      }),
    );
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    await page.setViewportSize(viewport);
    await expect.poll(() => outOfSight(page, '.actions button'), name).toEqual([]);
    const objective = page.locator('.tray .held:has(.paper)').first();
    await objective.hover({ position: { x: 10, y: 10 } });
    await page.keyboard.press('?');
    await expect.poll(() => cut('dialog'), name).toEqual([true, true]);
    await shot(page, `treasure-${name}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

/** A table for three of whom one waits to be somebody. */
async function openTable(page: Page, server: Server): Promise<string> {
  const wish = {
    game: 'aetherya',
    seats: [{ who: 'me' }, { who: 'bot', bot: 'etincelle' }, { who: 'open' }],
    name: 'Ada',
    options: { first_player: 'A' },
  };
  const { table, seat, secret } = (await (
    await page.request.post(`${server.url}/api/tables`, { data: wish })
  ).json()) as Record<string, string>;
  await page.goto(server.url);
  const kept = JSON.stringify([{ table, game: 'aetherya', seat, secret, when: Date.now(), over: false }]);
  await page.evaluate((seats) => localStorage.setItem('antre.seats', seats), kept);
  return table ?? '';
}

test('on a phone one sees who is away, who is played by a bot and who watches, and every button of the bar answers', async ({
  page,
  browser,
  server,
  shot,
}) => {
  const table = await openTable(page, server);
  await page.goto(`${server.url}/t/${table}`);
  await inAllWindows(page, '.waiting button', 'waiting');
  const other = await browser.newContext({ locale: 'fr-FR', viewport: WINDOWS.upright });
  const guest = await other.newPage();
  await guest.goto(`${server.url}/t/${table}`);
  await inAllWindows(guest, '.waiting button', 'guest');
  await guest.locator('form input').fill('Ben');
  await guest.locator('form button.main').click();
  await expect(page.locator('.board .held[data-id]').first()).toBeVisible();
  await guest.goto('about:blank');
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(`${server.url}/t/${table}`);
  await expect(watcher.locator('.actions')).toBeVisible();
  for (const [name, viewport] of Object.entries({ ...WINDOWS, small: { width: 360, height: 640 } })) {
    await page.setViewportSize(viewport);
    const seats = page.getByRole('list', { name: 'Les joueurs' }).getByRole('listitem');
    await expect(seats.nth(1), name).toContainText('bot');
    await expect(seats.nth(2), name).toContainText('ailleurs');
    const narrow = viewport.width < 600 || viewport.height < 400;
    for (const [at, sign] of [
      [1, '.bot'],
      [2, '.away'],
    ] as const) {
      const shown = narrow ? seats.nth(at).locator(`.signs ${sign}`) : seats.nth(at).locator('small');
      await expect(shown, `${name} ${sign}`).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page.locator('.seen'), name).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.seen')).toContainText('une personne regarde');
    await expect.poll(() => outOfSight(page, 'header button:not(.log), header a'), name).toEqual([]);
    await shot(page, `seats-${name}`);
    await page.getByRole('button', { name: 'Règles' }).click();
    await expect(page.getByRole('dialog', { name: 'Règles' })).toBeVisible();
    await page.keyboard.press('Escape');
    if (viewport.width >= 1280) continue;
    await page.getByRole('button', { name: 'Journal', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Journal' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await watcher.context().close();
  await other.close();
});
