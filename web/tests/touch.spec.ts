// The board is the interface: dragging, help on everything, why not where the finger is, the aim, the pace and the end.
import type { Page } from '@playwright/test';
import { dice, expect, GAMES, play, sitDown, test } from './player';

const version = (page: Page) => page.locator('.table[data-version]').getAttribute('data-version');

/** The middle of what a locator finds, for the mouse. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a card is dragged from the hand to its place, and let go elsewhere it comes back', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'a mouse');
  await sitDown(page, server, 'coeur');
  await expect(page.locator('.actions.mine')).toBeVisible();
  const before = await version(page);
  const card = await middle(page, '.tray [data-lit]');
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x + 5, card.y - 60, { steps: 4 });
  await expect(page.locator('.dragged')).toBeVisible();
  await expect(page.locator('.board [data-lit]').first()).toBeVisible();
  // Nowhere: beside the board and the hand.
  await page.mouse.move(4, 4, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.dragged')).toHaveCount(0);
  await expect(page.locator('[data-picked]')).toHaveCount(0);
  expect(await version(page)).toBe(before);

  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x + 5, card.y - 60, { steps: 4 });
  const place = await middle(page, '.board [data-lit]');
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.table[data-version]')).not.toHaveAttribute('data-version', before ?? '');
});

test('drakerion: a card whose line is asked is carried from the stage to the line', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'a mouse');
  await sitDown(page, server, 'drakerion');
  const roll = dice(1);
  for (let n = 0; n < 6 && (await page.locator('.board [data-carried]').count()) === 0; n += 1)
    await play(page, roll, 1);
  const before = await version(page);
  // Waits until it has come to rest.
  await page.locator('.board [data-carried]').hover();
  const card = await middle(page, '.board [data-carried]');
  await page.mouse.down();
  await page.mouse.move(card.x - 40, card.y + 10, { steps: 4 });
  await expect(page.locator('.dragged')).toBeVisible();
  const place = await middle(page, '.board .line [data-lit]');
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await page.mouse.up();
  // Carried to its line is placed: nothing more is asked.
  await expect(page.locator('.table[data-version]')).not.toHaveAttribute('data-version', before ?? '');
});

for (const game of GAMES) {
  test(`${game}: everything on the table says what it is, and the aim is always there`, async ({ page, server }) => {
    await sitDown(page, server, game);
    await play(page, dice(3), 2);
    // While it is one's own turn nothing on the table goes away.
    await expect(page.locator('.actions.mine')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.spotlight')).toHaveCount(0);
    await expect(page.locator('.goal')).not.toBeEmpty();
    await expect(page.locator('.goal')).toBeInViewport();
    if (test.info().project.name !== 'desktop') return;
    // Whatever stands for a piece, a place or a word: asked by the keyboard, it answers with a sentence and a rule.
    const things = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('[data-id], [data-term]')];
      const shown = all.filter((each) => each.getBoundingClientRect().width > 4);
      const name = ({ dataset: { term, id } }: HTMLElement) => (term === undefined ? `id ${id}` : `term ${term}`);
      return [...new Map(shown.map((each) => [name(each).replace(/[0-9]+/g, ''), name(each)])).values()];
    });
    expect(things.length).toBeGreaterThan(4);
    for (const thing of things.slice(0, 24)) {
      const [kind, ...rest] = thing.split(' ');
      const selector = `[data-${kind}="${rest.join(' ')}"]`;
      if ((await page.locator(selector).count()) === 0) continue;
      await page.locator(selector).first().dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
      await page.keyboard.press('?');
      const sheet = page.locator('dialog[open] > .words');
      await expect(sheet, thing).toBeVisible();
      const text = await sheet.innerText();
      expect(text.split('\n').length, `${thing}: ${text}`).toBeGreaterThan(1);
      expect(text, thing).not.toMatch(/[a-z]+-[a-z]+-[a-z]+-|\{|undefined/);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
  });
}

test('why not is said where the finger is, with its rule', async ({ page, server, shot }) => {
  await sitDown(page, server, 'drarkane');
  const dull = page.locator('.tray [data-id]:not([data-lit])');
  // Until a colour is asked for that not every card of the hand has.
  await expect
    .poll(
      async () => {
        await play(page, dice(2), 1);
        await expect(page.locator('.actions.mine')).toBeVisible({ timeout: 20_000 });
        return dull.count();
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);
  const card = dull.first();
  await card.dispatchEvent('click');
  const why = page.locator('.why');
  await expect(why).toContainText(/DR-\d+/);
  const [bubble, thing] = [await why.boundingBox(), await card.boundingBox()];
  const near = bubble && thing && Math.abs(bubble.y - thing.y) < 400;
  expect(near).toBe(true);
  await shot(page, 'why');
  await page.getByRole('alert').waitFor({ state: 'attached' });
  await why.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Règles' })).toBeVisible();
});

test('the pace of bots is a setting of the table, and is kept', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'once is enough');
  await sitDown(page, server, 'coeur');
  const menu = page.getByRole('button', { name: 'Menu de la table' });
  await menu.click();
  const pace = page.getByLabel('Allure des adversaires');
  await expect(pace).toHaveValue('normal');
  await pace.selectOption('brisk');
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByLabel('Allure des adversaires')).toHaveValue('brisk');
});

test('at the end the board stays in sight, and a rematch is one click', async ({ page, server, shot }) => {
  test.skip(test.info().project.name !== 'desktop', 'a wide screen');
  await sitDown(page, server, 'drako');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Oui, j’abandonne' }).click();
  const [end, board] = [page.locator('.end'), page.locator('section.board')];
  await expect(end).toBeVisible();
  const [result, stage] = [await end.boundingBox(), await board.boundingBox()];
  expect(result && stage && result.x >= stage.x + stage.width - 1).toBe(true);
  await shot(page, 'end-beside');
  // The end, its reasons and what next, in the other language.
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('#end-title')).toHaveText(/wins/);
  await expect(end.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(page.locator('.goal')).toContainText(/[Dd]war/);
  await page.getByRole('button', { name: 'Français' }).click();
  const here = page.url();
  await end.getByRole('button', { name: 'Revanche' }).click();
  await expect.poll(() => page.url()).not.toBe(here);
  await expect(page.locator('.board [data-id]').first()).toBeVisible();
});
