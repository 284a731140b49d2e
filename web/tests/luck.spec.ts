// Bad luck and bad links: a clear sentence and a way on, never a blank page.
import { Server } from './server';
import { decide, dice, expect, play, sitDown, test } from './player';

test('a reload comes back to the same seat and the same cards', async ({ page, server }) => {
  await sitDown(page, server, 'coeur');
  await play(page, dice(1), 2);
  const hand = () => page.locator('.tray [data-id]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await expect(page.locator('.actions.mine')).toBeVisible();
  const before = await hand();
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('.tray [data-id]').first()).toBeVisible();
  expect(await hand()).toEqual(before);
});

test('a restart of the server is survived, and play goes on', async ({ page }) => {
  const own = await Server.start();
  try {
    await sitDown(page, own, 'drako');
    await play(page, dice(2), 2);
    await own.down();
    await expect(page.locator('.banner .lost')).toBeVisible();
    // What is on the table stays in sight meanwhile.
    await expect(page.locator('.board [data-id]').first()).toBeVisible();
    await own.up();
    await page.locator('.banner .lost button').click({ timeout: 3000 }).catch(() => undefined);
    await expect(page.locator('.banner .lost')).toHaveCount(0, { timeout: 20_000 });
    const { made } = await play(page, dice(3), 2);
    expect(made).toBe(2);
  } finally {
    await own.end();
  }
});

test('a link to no table, and an address that is none', async ({ page, server }) => {
  await page.goto(`${server.url}/t/${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Cette table n’existe pas, ou plus' })).toBeVisible();
  await page.goto(`${server.url}/t/what`);
  await expect(page.getByRole('heading', { name: 'Cette table n’existe pas, ou plus' })).toBeVisible();
  await page.goto(`${server.url}/no/such/thing`);
  await expect(page.getByRole('heading', { name: 'Il n’y a rien à cette adresse' })).toBeVisible();
  await page.getByRole('link', { name: 'Accueil', exact: true }).click();
  await expect(page.locator('a.front')).toHaveCount(5);
  await page.getByLabel('Lien de la table').fill('nonsense');
  await page.getByRole('button', { name: 'Y aller' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a link to a finished table shows its end, its score and its proof', async ({ page, browser, server }) => {
  const table = await sitDown(page, server, 'coeur');
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Oui, j’abandonne' }).click();
  await expect(page.locator('#end-title')).toBeVisible();
  const other = await browser.newContext({ locale: 'fr-FR' });
  const guest = await other.newPage();
  await guest.goto(`${server.url}/t/${table}`);
  await expect(guest.locator('#end-title')).toBeVisible();
  await guest.getByRole('link', { name: 'Vérifier le mélange' }).click();
  await expect(guest.getByRole('heading', { name: 'Le mélange était honnête' })).toBeVisible();
  await guest.goto(`${server.url}/replay/${table}`);
  await expect(guest.locator('.board [data-id="board CO"]').first()).toBeVisible();
  await guest.getByRole('button', { name: 'Un pas en avant' }).click();
  await expect(guest.getByText(/Étape 1 sur/)).toBeVisible();
  await other.close();
});

test('a stale click is told as such, and nothing is lost', async ({ page, context, server }) => {
  // This window can be kept from hearing what happens at the table.
  let deaf = false;
  const missed: (() => void)[] = [];
  await page.routeWebSocket('**/ws', (socket) => {
    const line = socket.connectToServer();
    line.onMessage((word) => {
      if (deaf && String(word).includes('"type":"sight"')) missed.push(() => socket.send(word));
      else socket.send(word);
    });
  });
  await sitDown(page, server, 'coeur');
  await expect(page.locator('.actions.mine')).toBeVisible();
  deaf = true;
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.actions.mine')).toBeVisible();
  await play(second, dice(5), 2);
  await page.locator('.tray [data-lit]').first().click({ position: { x: 6, y: 12 } });
  await page.locator('.sure .main, .choices .choice').first().click();
  await expect(page.locator('.refusal')).toContainText('La table a changé');
  deaf = false;
  for (const tell of missed) tell();
  await expect(page.locator('.actions.mine')).toBeVisible();
  expect((await play(page, dice(6), 1)).made).toBe(1);
});

test('an old browser gets a sentence and not a blank page', async ({ page, server }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(server.url);
  await expect(page.locator('#first-fr')).toContainText('trop ancien');
  await expect(page.locator('#first-en')).toContainText('too old');
});

test('what cannot be played is refused with its clause, and the rulebook opens there', async ({ page, server }) => {
  await sitDown(page, server, 'drarkane');
  // Follow suit: sooner or later some card of the hand may not be played.
  const roll = dice(11);
  const dull = page.locator('.tray [data-id]:not([data-lit])');
  for (let tries = 0; tries < 60; tries += 1) {
    await expect(page.locator('.actions.mine')).toBeVisible({ timeout: 20_000 });
    if ((await page.locator('.tray [data-lit]').count()) > 0 && (await dull.count()) > 0) break;
    await decide(page, roll);
  }
  // It is said to be out of use, so the click has to insist; a person's does.
  await dull.first().click({ position: { x: 6, y: 12 }, force: true });
  const clause = page.locator('.refusal .clause');
  await expect(clause).toHaveText(/^DR-\d+$/);
  const id = await clause.innerText();
  await clause.click();
  await expect(page.locator(`[id="${id}"].here`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Règles' })).toHaveCount(0);
});

test('a browser that keeps nothing can still play, and says what that means', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('switched off', 'SecurityError');
      },
    });
  });
  await sitDown(page, server, 'coeur');
  await expect(page.getByText('Ce navigateur ne garde rien')).toBeVisible();
  expect((await play(page, dice(1), 1)).made).toBe(1);
});

test('an account finds its games on another device', async ({ page, browser, server }) => {
  test.skip(test.info().project.name !== 'phone', 'from a phone to a desktop');
  const enter = async (window: typeof page, button: string) => {
    await window.getByLabel('Votre nom').fill('Zoé');
    await window.getByLabel('Mot de passe').fill('un mot de passe');
    await window.getByRole('button', { name: button }).click();
  };
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Vos parties sur vos autres appareils' }).click();
  await enter(page, 'Entrer');
  await expect(page.getByRole('alert')).toContainText('ne vont pas ensemble');
  await enter(page, 'Créer ce compte');
  await expect(page.getByText('Bonjour Zoé')).toBeVisible();
  const table = await sitDown(page, server, 'coeur');
  const other = await browser.newContext({ locale: 'fr-FR' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${server.url}/account`);
  await enter(elsewhere, 'Entrer');
  await elsewhere.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(elsewhere).toHaveURL(new RegExp(table));
  expect((await play(elsewhere, dice(2), 1)).made).toBe(1);
  await other.close();
});

test('what is said is marked where it is not in sight, and time that is over can be claimed', async ({ page, browser, server }) => {
  test.skip(test.info().project.name !== 'phone', 'on a phone the talk is in a drawer');
  // Seconds are for tests: the form offers minutes.
  const wish = { game: 'coeur', seats: [{ who: 'me' }, { who: 'open' }], name: 'Ada', options: { first_player: 'B' }, clock: { kind: 'move', seconds: 5, then: 'claim' } };
  const { table, seat, secret } = (await (await page.request.post(`${server.url}/api/tables`, { data: wish })).json()) as Record<string, string>;
  await page.goto(server.url);
  const kept = JSON.stringify([{ table, game: 'coeur', seat, secret, when: Date.now(), over: false }]);
  await page.evaluate((seats) => localStorage.setItem('antre.seats', seats), kept);
  await page.goto(`${server.url}/t/${table}`);
  const other = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  const guest = await other.newPage();
  await guest.goto(`${server.url}/t/${table}`);
  await guest.locator('form input').fill('Ben');
  await guest.locator('form button.main').click();
  await guest.getByLabel('Dire quelque chose').fill('Coucou');
  await guest.getByRole('button', { name: 'Dire', exact: true }).click();
  await page.getByRole('button', { name: 'Journal, un message' }).click();
  await expect(page.getByText('Coucou')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Journal', exact: true })).toBeVisible();
  await expect(page.getByText('Ben n’a plus de temps.')).toBeVisible();
  await page.locator('.banner').getByRole('button', { name: 'Réclamer le temps' }).click();
  await expect(page.getByRole('heading', { name: 'Vous gagnez' })).toBeVisible();
  await other.close();
});
