// For everyone: keyboard alone, both languages, axe on every page, zoom, both lights.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { dice, expect, GAMES, play, sitDown, test } from './player';

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
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.slice(0, 6).map((node) => node.html.slice(0, 400)) }));
  });
}

for (const [locale, colorScheme] of [['fr-FR', 'dark'], ['en-GB', 'light']] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('axe finds nothing serious on the pages around the table', async ({ page, server, shot }) => {
      for (const path of ['/', '/play/drarkane', '/rules/coeur', '/about', '/pad/aetherya', '/proof/', '/nowhere']) {
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
        expect(await serious(page)).toEqual([]);
        await shot(page, `${game}-${locale}`);
        const text = await page.locator('.actions').innerText();
        expect(text.includes('page-') || text.includes('table-')).toBe(false);
      });
    }
  });
}

test('a game can be played with the keyboard alone', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'a phone has no keyboard');
  await sitDown(page, server, 'coeur');
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(page.locator('.actions.mine button.choice, .actions.mine .tools [aria-expanded]').first()).toBeVisible();
    const before = await page.locator('.table[data-version]').getAttribute('data-version');
    if (turn % 2) {
      // By the list: its first line.
      if ((await page.locator('.choices .choice').count()) === 0) await page.keyboard.press('l');
      await page.locator('.choices .choice').first().focus();
      await page.keyboard.press('Enter');
    } else {
      // By the cards: Tab to the first that glows, Enter, and Enter once more if that leaves one way.
      await page.locator('.tray [data-lit]').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-picked]').first()).toBeVisible();
      const sure = page.locator('.sure .main');
      if ((await sure.count()) > 0) await sure.focus();
      else await page.locator('.choices .choice').first().focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.table[data-version]')).not.toHaveAttribute('data-version', before ?? '');
  }
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
