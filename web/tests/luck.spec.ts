// Bad luck and bad links: a clear sentence and a way on, never a blank page.
import { Server } from './server';
import { decide, dice, expect, play, sitDown, test, playByList } from './player';

test('a reload comes back to the same seat and the same cards', async ({ page, server }) => {
  await sitDown(page, server, 'coeur');
  await play(page, dice(1), 2);
  const hand = () =>
    page.locator('.tray [data-id]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
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
    await page
      .locator('.banner .lost button')
      .click({ timeout: 3000 })
      .catch(() => undefined);
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
  // Whoever was not there before the deal can compare nothing with what was promised then, and is told so.
  await expect(guest.getByRole('heading', { name: 'Cette preuve se tient' })).toBeVisible();
  await expect(guest.getByText('Rien n’a été enregistré ici avant la donne')).toBeVisible();
  await guest.goto(`${server.url}/replay/${table}`);
  await expect(guest.locator('.board [data-id="board CO"]').first()).toBeVisible();
  await expect(guest.getByText(/Coup 1 sur/)).toBeVisible();
  await guest.getByRole('button', { name: 'Un coup en arrière' }).click();
  await expect(guest.getByText(/Coup 0 sur/)).toBeVisible();
  await other.close();
});

test('a stale click is told as such, and nothing is lost', async ({ page, context, server }) => {
  // This window can be kept from hearing what happens at the table.
  let deaf = false;
  const missed: (() => void)[] = [];
  await page.routeWebSocket('**/ws', (socket) => {
    const line = socket.connectToServer();
    line.onMessage((message) => {
      if (deaf && String(message).includes('"type":"update"')) missed.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await sitDown(page, server, 'coeur');
  await expect(page.locator('.actions.mine')).toBeVisible();
  deaf = true;
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.actions.mine')).toBeVisible();
  await play(second, dice(5), 2);
  await playByList(page);
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
  const clause = page.locator('.why button');
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
  await expect(page.getByText('Ce navigateur n’enregistre rien')).toBeVisible();
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
  await enter(page, 'Se connecter');
  await expect(page.getByRole('alert')).toContainText('ne vont pas ensemble');
  await enter(page, 'Créer ce compte');
  await expect(page.getByText('Bonjour Zoé')).toBeVisible();
  const table = await sitDown(page, server, 'coeur');
  const other = await browser.newContext({ locale: 'fr-FR' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${server.url}/account`);
  await enter(elsewhere, 'Se connecter');
  await elsewhere.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(elsewhere).toHaveURL(new RegExp(table));
  expect((await play(elsewhere, dice(2), 1)).made).toBe(1);
  await other.close();
});

test('what is said is marked where it is not in sight, and time that is over can be claimed', async ({
  page,
  browser,
  server,
}) => {
  test.skip(test.info().project.name !== 'phone', 'on a phone the talk is in a drawer');
  // Seconds are for tests: the form offers minutes.
  const wish = {
    game: 'coeur',
    seats: [{ who: 'me' }, { who: 'open' }],
    name: 'Ada',
    options: { first_player: 'B' },
    clock: { kind: 'move', seconds: 5, then: 'claim' },
  };
  const { table, seat, secret } = (await (
    await page.request.post(`${server.url}/api/tables`, { data: wish })
  ).json()) as Record<string, string>;
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
  await guest.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await page.getByRole('button', { name: 'Journal, un message' }).click();
  await expect(page.getByText('Coucou')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Journal', exact: true })).toBeVisible();
  await expect(page.getByText('Ben n’a plus de temps.')).toBeVisible();
  await page.locator('.banner').getByRole('button', { name: 'Réclamer la victoire au temps' }).click();
  await expect(page.getByRole('heading', { name: 'Vous gagnez' })).toBeVisible();
  // Time that ran out is no giving up: neither at the end, nor in the log, nor later.
  await expect(page.locator('.end')).toContainText('Le temps est écoulé pour Ben.');
  await expect(page.locator('.end')).not.toContainText('abandonne');
  await expect(guest.locator('.end, ol.log').first()).toContainText('Le temps est écoulé pour Ben.');
  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'À la fin' }).click();
  await expect(page.locator('.happened')).toContainText('Le temps est écoulé pour Ben.');
  await other.close();
});

test('a server that swallows everything: it is said, it is tried again at once, and the table comes back', async ({
  page,
  server,
}) => {
  test.skip(test.info().project.name !== 'desktop', 'the same line on a phone');
  // First nobody answers at all; then somebody does, until the line goes dead in the middle of a move.
  let mood: 'silent' | 'well' | 'swallowing' = 'silent';
  let calls = 0;
  await page.routeWebSocket('**/ws', (socket) => {
    calls += 1;
    if (mood === 'silent') return;
    const line = socket.connectToServer();
    socket.onMessage((message) => {
      if (mood === 'well') line.send(message);
    });
    line.onMessage((message) => {
      if (mood === 'well') socket.send(message);
    });
  });
  const opened = await page.request.post(`${server.url}/api/tables`, {
    data: {
      game: 'coeur',
      seats: [{ who: 'me' }, { who: 'bot', bot: 'etincelle' }],
      name: 'Ada',
      options: { first_player: 'A' },
    },
  });
  const { table, seat, secret } = (await opened.json()) as Record<string, string>;
  await page.goto(server.url);
  await page.evaluate(
    (seats) => localStorage.setItem('antre.seats', seats),
    JSON.stringify([{ table, game: 'coeur', seat, secret, when: Date.now(), over: false }]),
  );
  await page.clock.install();
  await page.goto(`${server.url}/t/${table}`);
  await expect(page.getByText('Connexion à la table…')).toBeVisible();
  await page.clock.runFor(8500);
  await expect(page.locator('.banner .lost')).toBeVisible();
  // Somebody who does not want to wait tries again: the call that hangs is given up for it.
  await expect.poll(() => calls).toBeGreaterThan(1);
  mood = 'well';
  await page.locator('.banner .lost button').click();
  await expect(page.locator('.actions.mine')).toBeVisible();
  await expect(page.locator('.banner .lost')).toHaveCount(0);

  mood = 'swallowing';
  await playByList(page);
  await page.clock.runFor(1200);
  await expect(page.locator('.way')).toHaveText('Envoi en cours…');
  await page.clock.runFor(4000);
  await expect(page.locator('.way')).toContainText('Toujours pas de réponse');
  await page.clock.runFor(4000);
  await expect(page.locator('.banner .lost')).toBeVisible();
  mood = 'well';
  // It comes back by itself as well.
  await page
    .locator('.banner .lost button')
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await expect(page.locator('.refusal')).toContainText('Votre coup n’est pas arrivé');
  await page.clock.resume();
  expect((await play(page, dice(6), 1)).made).toBe(1);
});

test('a page of the server that never answers is given up, and asked for again', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'the same on a phone');
  let swallow = true;
  await page.route('**/api/games', (route) => (swallow ? undefined : route.continue()));
  await page.clock.install();
  await page.goto(server.url);
  await expect(page.getByText('Un instant…')).toBeVisible();
  await page.clock.runFor(12_500);
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas');
  swallow = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('a.front')).toHaveCount(5);
});

test('after a move was taken back the log is whole, and without it', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'the same log on a phone');
  await sitDown(page, server, 'coeur');
  await play(page, dice(4), 4);
  await expect(page.locator('.actions.mine')).toBeVisible();
  const lines = () => page.locator('ol.log li').allInnerTexts();
  const before = await lines();
  expect(before.length).toBeGreaterThan(8);
  // Against bots nobody has to agree.
  await page.getByRole('button', { name: /^(Reprendre|Demander à reprendre) / }).click();
  await expect.poll(async () => (await lines()).length).toBeLessThan(before.length);
  const after = await lines();
  expect(after.length).toBeGreaterThan(2);
  expect(before.slice(0, after.length)).toEqual(after);
});

test('a variant that a game refuses is refused in words', async ({ page, server }) => {
  test.skip(test.info().project.name !== 'desktop', 'the same words on a phone');
  await page.goto(`${server.url}/play/drarkane`);
  await page.locator('.pair select').first().selectOption('2');
  await page.locator('details summary').click();
  await page.locator('.more .page-field', { hasText: 'quipes' }).locator('select').selectOption('on');
  await page.locator('button.start').click();
  await expect(page.getByRole('alert')).toHaveText('Les équipes se jouent à quatre ou à six, pas à 2.');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 0.99 });
});

test('a card that can go to one place alone goes there when it is touched twice', async ({ page, server }) => {
  await sitDown(page, server, 'aetherya', 'etincelle', async () => {
    await page.locator('details summary').click();
    await page.locator('select:has(option[value="random"])').first().selectOption('A');
  });
  await expect(page.locator('.actions.mine')).toBeVisible();
  const version = await page.locator('.table[data-version]').getAttribute('data-version');
  const card = page.locator('.board .held[data-lit]').first();
  await card.click();
  // The first touch looks, and says where it would go; a finger trembles and says yes with the button.
  await expect(page.locator('.table[data-version]')).toHaveAttribute('data-version', version ?? '');
  if (test.info().project.name === 'phone') await page.locator('.sure .main').click();
  else await card.click();
  await expect(page.locator('.table[data-version]')).not.toHaveAttribute('data-version', version ?? '');
  await expect(page.locator('[data-id="kingdom A/b2"]').and(page.locator('.cell'))).toBeVisible();
  await expect(page.locator('.refusal')).toHaveCount(0);
});
