// For everyone: keyboard alone, both languages, axe on every page, zoom, both lights.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { dice, expect, GAMES, moment, play, sitDown, test } from './player';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string;
  nodes: string[];
}

/** What axe finds that is serious or worse. */
async function serious(page: Page): Promise<Found[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.slice(0, 6).map((node) => node.html.slice(0, 400)),
      }));
  });
}

for (const [locale, colorScheme] of [
  ['fr-FR', 'dark'],
  ['en-GB', 'light'],
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('axe finds nothing serious on the pages around the table', async ({ page, server, shot }) => {
      for (const path of [
        '/',
        '/play/drarkane',
        '/rules/coeur',
        '/about',
        '/account',
        '/pad/aetherya',
        '/proof/',
        '/nowhere',
      ]) {
        await page.goto(server.url + path);
        await expect(page.locator('main h1').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await serious(page), path).toEqual([]);
        await shot(page, `page${path.replaceAll('/', '-')}-${locale}`);
      }
    });

    for (const game of GAMES) {
      test(`axe finds nothing serious at the table of ${game}`, async ({ page, server, shot }) => {
        await sitDown(page, server, game);
        await play(page, dice(4), 3);
        await page.waitForTimeout(500);
        // What rises from a number that changed is half gone by its nature.
        await expect(page.locator('.rising')).toHaveCount(0);
        await expect(page.locator('.spotlight')).toHaveCount(0);
        expect(await serious(page)).toEqual([]);
        await shot(page, `${game}-${locale}`);
        const text = await page.locator('.actions').innerText();
        expect(text.includes('page-') || text.includes('table-')).toBe(false);
      });
    }
  });
}

/** Plays by what the accessibility tree offers, with the keyboard, and looks whether one hears what happens. */
async function listen(page: Page, most: number): Promise<boolean> {
  const roll = dice(5);
  const happened = page.getByRole('status', { name: 'Ce qui vient de se passer' });
  const choices = page.getByRole('region', { name: 'Ce que vous pouvez faire' }).getByRole('list').getByRole('button');
  for (let turn = 0; turn < most; turn += 1) {
    await expect(page.locator('.end, .actions.mine .choice, .actions.mine .tools [aria-expanded]').first()).toBeVisible(
      { timeout: 30_000 },
    );
    if ((await page.locator('.end').count()) > 0) return true;
    await expect(page.getByRole('list', { name: 'Les joueurs' }).getByText('joue maintenant').first()).toBeAttached();
    const before = await page.locator('.table[data-version]').getAttribute('data-version');
    if ((await choices.count()) === 0) await page.keyboard.press('l');
    await choices.nth(roll(await choices.count())).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.table[data-version]')).not.toHaveAttribute('data-version', before ?? '');
    await expect(happened).not.toBeEmpty();
    // What was focused is gone; the keyboard is not lost with it.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
  return false;
}

for (const game of GAMES) {
  test(`${game} can be played by keyboard and ear`, async ({ page, server }) => {
    test.skip(test.info().project.name !== 'desktop', 'a phone has no keyboard');
    await sitDown(page, server, game);
    // One whole game is enough to hear how an end is told.
    const whole = game === 'coeur';
    expect(await listen(page, whole ? 300 : 5)).toBe(whole);
    if (!whole) return;
    await expect(page.locator('.end')).toBeFocused();
    await expect(
      page.getByRole('region', { name: /gagne|Victoire|Personne/ }).getByRole('row', { name: /^Total/ }),
    ).toBeVisible();
  });
}

test('by the cards: Tab reaches every card of the hand, Enter picks, and what cannot be played says why', async ({
  page,
  server,
}) => {
  test.skip(test.info().project.name !== 'desktop', 'a phone has no keyboard');
  await sitDown(page, server, 'drakerion');
  const dull = page.locator('.tray [data-id]:not([data-lit])');
  // While a move is on its way nothing glows: only what stays dull at one's own turn cannot be played.
  for (let tries = 0; tries < 40; tries += 1) {
    await page.waitForTimeout(300);
    if ((await moment(page)) === 'mine' && (await dull.count()) > 0) break;
    await play(page, dice(tries), 1);
  }
  const card = dull.first();
  await expect(card).toHaveAttribute('aria-disabled', 'true');
  // The words on it are heard too.
  await expect(card).toHaveAttribute('aria-description', /\S/);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  // Any card can be read large, and one is back where one was.
  const other = page.locator('.board .lying[role=button]:not([data-lit])').first();
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog').locator('.words').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other).toBeFocused();
});

test('the language changes in mid-game, and the table speaks it', async ({ page, server }) => {
  await sitDown(page, server, 'aetherya');
  await expect(page.locator('.actions.mine .says')).toContainText('À vous');
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.locator('.actions.mine .says')).toContainText(/your turn/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('at 200 % nothing is cut off sideways', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'zoom is for desktops; a phone has small windows anyway');
  // A window of half the size is what a browser at 200 % shows.
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of ['/', '/play/drarkane', '/rules/drako']) {
    await page.goto(server.url + path);
    await expect(page.locator('main h1').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  await sitDown(page, server, 'coeur');
  await expect(page.locator('.actions')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** The windows that people have besides those of the two projects. */
const WINDOWS = {
  tablet: { width: 820, height: 1180 },
  side: { width: 844, height: 390 },
  small: { width: 360, height: 640 },
};

for (const game of GAMES) {
  test(`${game}: in other windows too what can be done is in sight, and nothing is cut off`, async ({
    page,
    server,
    shot,
  }) => {
    test.skip(test.info().project.name === 'desktop', 'windows of touch screens');
    await sitDown(page, server, game);
    await play(page, dice(8), 5);
    await expect(page.locator('.actions.mine')).toBeVisible();
    const lit = page.locator('.tray [data-lit], .board [data-lit]');
    if ((await lit.count()) > 0) await lit.first().dispatchEvent('click');
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      await page.setViewportSize(viewport);
      const button = page.locator('.sure .main, .choices .choice, .tools .list').first();
      await expect(button, name).toBeInViewport({ ratio: 0.99 });
      // A button that is only partly inside its bar would be cut off.
      const inside = await button.evaluate((each) => {
        const [bar, box] = [each.closest('.actions')?.getBoundingClientRect(), each.getBoundingClientRect()];
        return bar !== undefined && box.bottom <= bar.bottom + 1 && box.top >= bar.top;
      });
      expect(inside, name).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
      await shot(page, `${game}-${name}`);
    }
  });
}

test('variants are told in words, and no program word is shown', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'the same words on a phone');
  for (const game of GAMES) {
    await page.goto(`${server.url}/play/${game}`);
    await page.locator('details summary').click();
    const shown = await page.locator('.more option').allInnerTexts();
    expect(shown.length).toBeGreaterThan(6);
    expect(
      shown.filter((text) => /_|^(on|off|random|any|top|up|down|[a-z]+\d+)$/.test(text.trim())),
      game,
    ).toEqual([]);
  }
});
