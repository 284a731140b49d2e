// A whole game of each of the five against a bot, to the final score, by clicking.
import type { Page } from '@playwright/test';
import { dice, expect, GAMES, inAllWindows, play, sitDown, test } from './player';

/** When a game is at its busiest, for the picture. */
const BUSY: Record<string, number> = { coeur: 14, drako: 12, aetherya: 14, drarkane: 12, drakerion: 30 };

/** Whether a number that changes now would rise over the end of the game. */
async function overTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = document.querySelector('.end')!.getBoundingClientRect();
    const float = document.createElement('span');
    float.className = 'rising';
    float.textContent = '+2';
    Object.assign(float.style, { left: `${box.left + 30}px`, top: `${box.top + 30}px`, pointerEvents: 'auto' });
    document.body.append(float);
    const top = document.elementFromPoint(box.left + 34, box.top + 36);
    float.remove();
    return top === float;
  });
}

test.use({ colorScheme: 'dark' });

for (const game of GAMES) {
  test(`${game}: from the shelf to the final score`, async ({ page, server, shot }) => {
    test.setTimeout(600_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text());
    });
    await sitDown(page, server, game, 'etincelle', async () => {
      // A short evening is as good a test as a long one.
      if (game !== 'drakerion') return;
      await page.locator('details summary').click();
      await page.locator('select:has(option[value="15"])').selectOption('15');
    });
    await shot(page, `${game}-start`);
    const { made, pieces, over } = await play(page, dice(7), 2000, async (n) => {
      if (n !== BUSY[game]) return;
      await page.waitForTimeout(900);
      await shot(page, `${game}-busy`);
    });
    expect(over).toBe(true);
    expect(made).toBeGreaterThan(3);
    expect(pieces, 'pieces on the board can be clicked').toBeGreaterThan(made / 4);
    await expect(page.locator('#end-title')).not.toBeEmpty();
    // A duel has a winner; elsewhere the points say why.
    if (game === 'drako' || game === 'drakerion') await expect(page.locator('.end .verdict')).not.toBeEmpty();
    else await expect(page.locator('.end tfoot td').last()).toHaveText(/^−?\d+$/);
    await page.waitForTimeout(1500);
    await shot(page, `${game}-end`);
    if (test.info().project.name === 'desktop') await inAllWindows(page, '.end .next .button', 'end');
    expect(await overTheEnd(page), 'nothing that rises from the board stands over the score').toBe(false);
    expect(errors).toEqual([]);
  });
}
