// Whether the shuffle was fair: the browser knows what it was shown and what it added, and no server talks it out of it.
import type { Page } from '@playwright/test';
import { expect, sitDown, test } from './player';
import type { Server } from './server';

test.skip(({ isMobile }) => isMobile, 'the same on a phone');

/** Plays nothing, and gives up: a proof is a proof. */
async function giveUp(page: Page, server: Server): Promise<string> {
  const table = await sitDown(page, server, 'coeur');
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Oui, j’abandonne' }).click();
  await expect(page.locator('#end-title')).toBeVisible();
  return table;
}

test('a player sees what was checked here, and that it was fair', async ({ page, server, shot }) => {
  await giveUp(page, server);
  await page.getByRole('link', { name: 'Vérifier le mélange' }).click();
  await expect(page.getByRole('heading', { name: 'Le mélange était honnête' })).toBeVisible();
  for (const line of [
    'celle que ce navigateur avait vue avant la donne',
    'Le secret révélé donne bien',
    'tel que ce navigateur l’avait envoyé',
    'La clé de tous les tirages',
    'antre verify',
  ]) {
    await expect(page.locator('.found')).toContainText(line);
  }
  await expect(page.locator('.found .wrong')).toHaveCount(0);
  await shot(page, 'proof-fair');
  // The proof can be taken home.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer la preuve' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^antre-[0-9a-f]{8}\.txt$/);
});

test('a server that swaps the contribution is found out, whatever it says of its own proof', async ({
  page,
  server,
  shot,
}) => {
  await page.route('**/api/tables/*/proof', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/^added A .*$/m, 'added A 0123456789abcdef01234567'),
    });
  });
  await page.route('**/api/verify', (route) =>
    route.fulfill({ json: { fair: true, rolls: 7, message: 'Tout va bien.' } }),
  );
  const table = await giveUp(page, server);
  await page.goto(`${server.url}/proof/${table}`);
  const alarm = page.getByRole('alert');
  await expect(alarm.getByRole('heading', { name: 'Attention : le hasard a été modifié' })).toBeVisible();
  await expect(alarm.locator('.wrong').first()).toContainText('Votre grain de hasard n’est pas celui');
  await expect(alarm.locator('.wrong').last()).toContainText('autre chose que ce qu’il avait promis');
  await expect(page.getByText('Le mélange était honnête')).toHaveCount(0);
  await shot(page, 'proof-alarm');
});

test('a server that swaps the contribution during the game is found out at once', async ({ page, server, shot }) => {
  await page.routeWebSocket('**/ws', (socket) => {
    const line = socket.connectToServer();
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; status?: string; contributions?: string[] };
      if (message.type === 'room' && message.status !== 'waiting')
        message.contributions = ['0123456789abcdef01234567', ''];
      socket.send(JSON.stringify(message));
    });
  });
  await sitDown(page, server, 'drako');
  await expect(page.locator('.banner .alarm')).toContainText('le hasard a été modifié');
  await shot(page, 'fair-alarm');
});
