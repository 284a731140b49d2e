// Who plays for whom is agreed when the table is opened; and a friend who comes with another device is dealt to.
import { expect, test } from './player';

test.skip(({ isMobile }) => isMobile, 'the same on a phone');

test('the agreed bot may play for a friend who is away, later; the friend who changed devices is dealt to all the same', async ({
  page,
  browser,
  server,
  shot,
}) => {
  await page.goto(`${server.url}/play/coeur`);
  await page.getByRole('radio', { name: 'Ouvertes à qui a le lien' }).check();
  await page.getByText('Variantes et pendule').click();
  const standIn = page.getByLabel('Si quelqu’un s’absente');
  await expect(standIn).toHaveValue('');
  await standIn.selectOption({ label: 'Lanterne' });
  await shot(page, 'stand-in-set-up');
  await page.locator('button.start').click();
  await page.waitForURL(/\/t\/[0-9a-f]{32}$/);
  await expect(page.getByText('Si quelqu’un s’absente longtemps, Lanterne peut jouer à sa place.')).toBeVisible();
  await shot(page, 'stand-in-waiting');

  // Ada promised what she adds in this window, and forgets it: as if she went on with another device.
  await expect(page.getByText('(vous) ✓')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('antre.fair'));
  await page.reload();
  await expect(page.getByText('(vous) ✓')).toBeVisible();

  const friend = await browser.newContext({ locale: 'fr-FR' });
  const ben = await friend.newPage();
  await ben.goto(page.url());
  await ben.getByLabel('Votre nom').fill('Ben');
  await ben.getByRole('button', { name: 'M’asseoir' }).click();
  for (const each of [page, ben])
    await expect(each.locator('.board [data-id]').first()).toBeVisible({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await expect(page.getByRole('button', { name: 'Laisser Lanterne jouer pour moi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Laisser Lanterne jouer pour Ben' })).toHaveCount(0);
  await friend.close();
  await expect(page.getByText('Ben n’est plus là. Lanterne pourra jouer à sa place dans 10 minutes.')).toBeVisible();
  await shot(page, 'stand-in-later');
});
