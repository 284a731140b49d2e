// A player at a browser: sits down, looks at what glows, clicks, and confirms.
import { test as base, expect, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Server } from './server';

export const test = base.extend<{ shot: (page: Page, name: string) => Promise<void> }, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  shot: async ({ browserName: _ }, use, info) => {
    const folder = process.env['ANTRE_SHOTS'] ?? resolve(import.meta.dirname, '../shots');
    mkdirSync(folder, { recursive: true });
    await use(async (page, name) => {
      await page.screenshot({ path: join(folder, `${info.project.name}-${name}.png`) });
    });
  },
});
export { expect };

export const GAMES = ['coeur', 'drako', 'aetherya', 'drarkane', 'drakerion'] as const;
export type Game = (typeof GAMES)[number];

/** Two clicks from the shelf to the table, as anybody would; the gentlest bot, so that games are short to wait for. */
export async function sitDown(
  page: Page,
  server: Server,
  game: Game,
  level = 'etincelle',
  wish: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.goto(server.url);
  await page.locator(`a.front[href="/play/${game}"]`).click();
  await page.locator(`input[type=radio][value="${level}"]`).check();
  await wish(page);
  await page.locator('button.start').click();
  await page.waitForURL(/\/t\/[0-9a-f]{32}$/);
  await expect(page.locator('.board [data-id]').first()).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** What the page shows now. */
export type Moment = 'over' | 'mine' | 'other';

export async function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    if (document.querySelector('.end, [aria-labelledby="end-title"]')) return 'over';
    const mine = document.querySelector('.actions.mine');
    return mine?.querySelector('button.choice, .sure button, .tools [aria-expanded]') ? 'mine' : 'other';
  });
}

/** Repeatable chance. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A point where a click reaches a lit piece, not something that lies over it; none if it is covered or out of sight. */
async function reach(page: Page, roll: (n: number) => number): Promise<{ x: number; y: number } | undefined> {
  const points = await page.evaluate(() => {
    const found: { x: number; y: number }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('[data-lit]:not([data-picked])')) {
      const box = element.getBoundingClientRect();
      for (const [fx, fy] of [
        [0.5, 0.5],
        [0.15, 0.15],
        [0.1, 0.5],
      ] as const) {
        const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        if (document.elementFromPoint(x, y)?.closest('[data-id]') === element) {
          found.push({ x, y });
          break;
        }
      }
    }
    return found;
  });
  return points[roll(points.length)];
}

/** What glows on the board and cannot be touched anywhere, because something lies over all of it. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fifths = [0.1, 0.3, 0.5, 0.7, 0.9];
    const grid = fifths.flatMap((fx) => fifths.map((fy) => [fx, fy] as const));
    return [...document.querySelectorAll<HTMLElement>('.board [data-lit]')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const points = grid.map(([fx, fy]) => [box.left + box.width * fx, box.top + box.height * fy] as const);
        const seen = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
        return (
          seen.length === grid.length &&
          seen.every(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-id]') !== element)
        );
      })
      .map((element) => element.dataset['id'] ?? '');
  });
}

/** One decision by clicks: pieces as long as they narrow, then the button that is left, or the list. */
export async function decide(page: Page, roll: (n: number) => number): Promise<'piece' | 'list'> {
  const version = await stamp(page);
  await expect.poll(() => covered(page), { message: 'whatever glows can be touched', timeout: 3000 }).toEqual([]);
  let touched = false;
  for (let step = 0; step < 4; step += 1) {
    const sure = page.locator('.sure .main');
    if (touched && (await sure.count()) > 0) {
      await sure.click({ timeout: 5000 });
      await moved(page, version);
      return 'piece';
    }
    const point = await reach(page, roll);
    if (!point) break;
    await page.mouse.click(point.x, point.y);
    await putAway(page);
    touched = true;
    // It may have been played at once: then the table answers.
    await page.waitForFunction(() => document.querySelector('.actions[aria-busy="true"]') === null);
    if ((await stamp(page)) !== version) return 'piece';
    await page.waitForTimeout(15);
  }
  let list = page.locator('.choices li:not(.off) button.choice');
  if ((await list.count()) === 0 && (await page.locator('.sure .main').count()) === 0) {
    await page.locator('.actions .tools [aria-expanded="false"]').click({ timeout: 3000 });
    list = page.locator('.choices li:not(.off) button.choice');
  }
  const n = await list.count();
  await putAway(page);
  if (n > 0) await list.nth(roll(n)).click({ timeout: 5000 });
  else await page.locator('.sure .main').click({ timeout: 5000 });
  await moved(page, version);
  return touched ? 'piece' : 'list';
}

/** Any legal move, by the list: it is one key away. */
export async function playByList(page: Page): Promise<void> {
  if ((await page.locator('.choices .choice').count()) === 0) await page.keyboard.press('l');
  await page.locator('.choices li:not(.off) .choice').first().click();
}

/** A card that stopped glowing just before the click is shown large instead: put it away, as anybody would. */
async function putAway(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

/** Rises with everything the table shows. */
async function stamp(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLElement>('.table')?.dataset['version'] ?? '');
}

async function moved(page: Page, version: string): Promise<void> {
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.table')?.dataset['version'] !== was,
    version,
    { timeout: 20_000 },
  );
}

/** Plays until the game is over, or for so many decisions. Gives how many were made, and how many by touching pieces. */
export async function play(
  page: Page,
  roll: (n: number) => number,
  most = 2000,
  each: (made: number) => Promise<void> = async () => {},
): Promise<{ made: number; pieces: number; over: boolean }> {
  let made = 0;
  let pieces = 0;
  while (made < most) {
    await page.waitForFunction(
      () =>
        document.querySelector('.end') !== null ||
        document.querySelector(
          '.actions.mine button.choice, .actions.mine .sure button, .actions.mine .tools [aria-expanded]',
        ) !== null,
      undefined,
      { timeout: 60_000 },
    );
    if ((await moment(page)) === 'over') return { made, pieces, over: true };
    if ((await decide(page, roll)) === 'piece') pieces += 1;
    made += 1;
    await each(made);
  }
  return { made, pieces, over: false };
}

/** The windows in which everything that decides has to be in sight. */
export const WINDOWS = {
  side: { width: 844, height: 390 },
  upright: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
};

/** The buttons that cannot be clicked where they are: out of the window, cut off by what they lie in, or covered. */
export async function outOfSight(page: Page, buttons: string): Promise<string[]> {
  return page.locator(buttons).evaluateAll((all) =>
    all
      .filter((button) => getComputedStyle(button).visibility === 'visible')
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const inset = 3;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const edges = [
          [x, top + inset],
          [x, bottom - inset],
          [left + inset, y],
          [right - inset, y],
        ];
        return !edges.every(
          ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('button, a, [role=button]') === button,
        );
      })
      .map((button) => button.textContent?.trim() || button.getAttribute('aria-label') || '?'),
  );
}

/** Nothing that decides is out of sight, in all windows. */
export async function inAllWindows(page: Page, buttons: string, what: string): Promise<void> {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    await page.setViewportSize(viewport);
    await expect(page.locator(buttons).first(), `${what}, ${name}`).toBeVisible();
    await expect.poll(() => outOfSight(page, buttons), `${what}, ${name}`).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${what}, ${name}: the page is no wider than the window`).toBeLessThanOrEqual(0);
  }
}
