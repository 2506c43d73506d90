import { Given, Then, When } from '@cucumber/cucumber';
import { FilmsScreen } from '../screens/films';
import { LANGUAGES } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const FILM_TIMEOUT_MS = 60_000;
const POLL_MS = 2_000;

const FILM_SIZES = { desk: 'desk', phone: 'phone' } as const;

const sandboxes = new WeakMap<PortalWorld, string>();
const links = new WeakMap<PortalWorld, string>();

async function filmsOf(world: PortalWorld): Promise<FilmsScreen> {
  return new FilmsScreen(await world.browserPage(), sandboxes.get(world) ?? '');
}

async function openWorld(world: PortalWorld, scenario: string): Promise<FilmsScreen> {
  await world.openAsProductOwner();
  sandboxes.set(world, await FilmsScreen.newWorld(scenario));
  return filmsOf(world);
}

async function keepLink(world: PortalWorld, title: string): Promise<void> {
  const link = (await filmsOf(world)).link(`Link kopieren: ${title}`);
  await expect(link).toBeVisible();
  links.set(world, (await link.getAttribute('href')) ?? '');
}

async function openLink(world: PortalWorld): Promise<{ status: number; url: string; text: string }> {
  const link = (links.get(world) ?? '').replace('//simulator.localhost', '//127.0.0.1');
  const response = await fetch(link, {
    headers: { accept: 'text/html', 'accept-language': 'de' },
  });
  return { status: response.status, url: response.url, text: await response.text() };
}

Given<PortalWorld>(
  'a product owner looks at the films of the situation {string}',
  async function (scenario: string) {
    await (await openWorld(this, scenario)).open('/film');
  },
);

Given<PortalWorld>('the bank received the application', async function () {
  const page = await filmsOf(this);
  await page.moveApplication('Submitted');
  await page.open('/film');
});

Given<PortalWorld>('the bank reviews the application', async function () {
  const page = await filmsOf(this);
  await page.moveApplication('Internal_Review');
  await page.open('/film');
});

When<PortalWorld>('they begin the film at step {int} of {int}', async function (step: number, all: number) {
  const page = await filmsOf(this);
  const begin = page.field('Erster Schritt');
  if ((await begin.getAttribute('type')) === 'range') await begin.fill(String(step - 1));
  else await begin.selectOption({ index: step - 1 });
  if (!this.visitor.hasJavaScript) return;
  const removedSteps = step - 1;
  await expect(page.main).toContainText(`Schritte: ${all}, davon abgeschnitten: ${removedSteps}`);
});

When<PortalWorld>('they jump to the last picture of the film {string}', async function (title: string) {
  const page = await filmsOf(this);
  const watchLink = page.row(title).getByText('Film ansehen');
  await watchLink.click();
  await page.pictures.last().click();
});

Then<PortalWorld>('the film {string} shows {string}', async function (title: string, caption: string) {
  const page = await filmsOf(this);
  const picture = page.main.getByRole('img', { name: new RegExp(`^${title}, Bild 2 von 2: .*${caption}$`) });
  await expect(picture).toBeVisible();
});

When<PortalWorld>('they compare a rejection with the present state', async function () {
  const page = await filmsOf(this);
  await page.open('/course');
  await page.button('Abzweigen und vergleichen').click();
  await expect(page.main.getByRole('heading', { name: 'Was wäre, wenn?' })).toBeVisible();
});

When<PortalWorld>('they share the comparison with {string}', async function (name: string) {
  const page = await filmsOf(this);
  await page.main.getByText('Vergleich teilen').click();
  await page.field('Für wen ist der Link?').fill(name);
  await page.button(/^Link erstellen: /).click();
  const link = page.link(/^Link kopieren: Bank lehnt ab/);
  await expect(link).toBeVisible();
  links.set(this, (await link.getAttribute('href')) ?? '');
});

Then<PortalWorld>('a colleague with the link compares copies of both branches', async function () {
  const { status, url, text } = await openLink(this);
  expect(status).toBe(200);
  expect(new URL(url).pathname).toBe('/simulator/course/compare');
  expect(text).toContain('Bank lehnt ab');
});

When<PortalWorld>('they withdraw the link to the comparison', async function () {
  const page = await filmsOf(this);
  await page.link(/^Zurücknehmen: Bank lehnt ab/).click();
  await page.button('Zurücknehmen').click();
  await expect(page.endedLinks).toBeVisible();
});

When<PortalWorld>(
  'they record their latest clicks as {string} in {word} on a {word}',
  async function (title: string, language: keyof typeof LANGUAGES, size: keyof typeof FILM_SIZES) {
    const page = await filmsOf(this);
    await page.field('Sprache').selectOption(LANGUAGES[language]);
    await page.field('Größe').selectOption(FILM_SIZES[size]);
    await page.field('Titel').fill(title);
    await page.button('Film aufnehmen').click();
  },
);

Then<PortalWorld>(
  'the film {string} is ready, with {int} pictures',
  async function (title: string, count: number) {
    const page = await filmsOf(this);
    const isReady = async () => {
      if (!this.visitor.hasJavaScript) await page.open('/film');
      await expect(page.row(title)).toContainText(`${count} Bilder, `, { timeout: POLL_MS });
    };
    await expect(isReady).toPass({ timeout: FILM_TIMEOUT_MS });
  },
);

When<PortalWorld>('they share the film {string} with {string}', async function (title: string, name: string) {
  const page = await filmsOf(this);
  await page.field('Für wen ist der Link?').fill(name);
  await page.button(`Link erstellen: ${title}`).click();
  await keepLink(this, title);
});

Then<PortalWorld>('a colleague with the link sees the film {string}', async function (title: string) {
  const { status, text } = await openLink(this);
  expect(status).toBe(200);
  expect(text).toContain(`<h1>${title}</h1>`);
  const file = await fetch(`${links.get(this)}/file`);
  expect(file.headers.get('content-type')).toBe('image/webp');
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
});

Then<PortalWorld>(
  'the shared links list the film {string} for {string}',
  async function (title: string, name: string) {
    const page = await filmsOf(this);
    await page.open('/shared');
    await expect(page.sharedLink(title)).toContainText('1-mal geöffnet');
    await expect(page.sharedLink(title)).toContainText(name);
  },
);

When<PortalWorld>('they withdraw the link to {string}', async function (title: string) {
  const page = await filmsOf(this);
  await page.link(`Zurücknehmen: ${title}`).click();
  await expect(page.question(title)).toContainText(
    'Wer den Link danach öffnet, sieht, dass er nicht mehr gilt.',
  );
  await page.button('Zurücknehmen').click();
  await expect(page.endedLinks).toBeVisible();
});

When<PortalWorld>('they share {string} again', async function (title: string) {
  const page = await filmsOf(this);
  await page.endedLinks.click();
  await page.button(`Wieder teilen: ${title}`).click();
  await expect(page.link(`Zurücknehmen: ${title}`)).toBeVisible();
});

When<PortalWorld>('they pass on the new link to {string}', async function (title: string) {
  await keepLink(this, title);
});

Then<PortalWorld>('a colleague with the link reads that it is no longer valid', async function () {
  const { status, text } = await openLink(this);
  expect(status).toBe(404);
  expect(text).toContain('<h1>Dieser Link gilt nicht mehr</h1>');
});

Then<PortalWorld>('a colleague with the link gets a world of their own', async function () {
  const { status, url } = await openLink(this);
  expect(status).toBe(200);
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('/simulator/situations');
  expect(searchParams.get('sandbox')).not.toBe(sandboxes.get(this));
});

Given<PortalWorld>('a product owner shared the state {string}', async function (name: string) {
  const page = await openWorld(this, 'ready-to-submit');
  await page.saveState(name);
  await page.open('/shared');
  await keepLink(this, name);
});

When<PortalWorld>(
  'they withdraw the link to {string}, but decide to keep it',
  async function (title: string) {
    const filmsScreen = await filmsOf(this);
    await filmsScreen.link(`Zurücknehmen: ${title}`).click();
    await expect(filmsScreen.question(title)).toBeFocused();
    await filmsScreen.link('Behalten').click();
    await expect(filmsScreen.question(title)).toBeHidden();
  },
);

Then<PortalWorld>('the focus is on the link to withdraw {string}', async function (title: string) {
  await expect((await filmsOf(this)).link(`Zurücknehmen: ${title}`)).toBeFocused();
});

Given<PortalWorld>('a product owner has a bank of their own, {string}', async function (name: string) {
  const page = await openWorld(this, 'ready-to-submit');
  await page.useBank(name);
  await page.open('/bank');
});

When<PortalWorld>(
  'they share the bank {string} with {string}',
  async function (name: string, recipient: string) {
    const page = await filmsOf(this);
    await page.field('Für wen ist der Link?').fill(recipient);
    await page.button(`Link erstellen: ${name}`).click();
    const link = page.link(`Link kopieren: ${name}`);
    await expect(link).toBeVisible();
    links.set(this, (await link.getAttribute('href')) ?? '');
  },
);

When<PortalWorld>('they share the demo script', async function () {
  const page = await filmsOf(this);
  await page.open('/demo/script');
  await page.button(/^Link erstellen: /).click();
  await expect(page.link(/^Link kopieren: /)).toBeVisible();
});

Then<PortalWorld>('the shared links list one bank and one demo script', async function () {
  const page = await filmsOf(this);
  for (const kind of ['Banken 1', 'Abläufe 1']) await expect(page.link(kind)).toBeVisible();
});

When<PortalWorld>('they look at the links to banks only', async function () {
  await (await filmsOf(this)).link('Banken 1').click();
});

Then<PortalWorld>('the shared links are those to {string}', async function (name: string) {
  const page = await filmsOf(this);
  await expect(page.sharedLink(name)).toBeVisible();
  await expect(page.sharedLinks).toHaveCount(1);
});

When<PortalWorld>('they slow the film down', async function () {
  const page = await filmsOf(this);
  await page.field('Tempo').selectOption('calm');
});

Then<PortalWorld>('the film lasts {int} seconds', async function (seconds: number) {
  await expect((await filmsOf(this)).main).toContainText(`etwa ${seconds} s`);
});

When<PortalWorld>('they choose to film a scenario and search for {string}', async function (text: string) {
  const page = await filmsOf(this);
  await page.link('Ein Szenario').click();
  await page.search.fill(text);
  await page.search.press('Enter');
});

Then<PortalWorld>('each scenario found names {string}', async function (text: string) {
  const page = await filmsOf(this);
  await expect(page.scenarios).not.toHaveCount(12);
  const names = await page.row('Schritt').allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name.toLowerCase()).toContain(text);
});

When<PortalWorld>('they record a film without choosing a scenario', async function () {
  await (await filmsOf(this)).button('Film aufnehmen').click();
});

Then<PortalWorld>('they are asked to choose a scenario', async function () {
  await expect((await filmsOf(this)).alert).toHaveText('Wählen Sie ein Szenario.');
});

Then<PortalWorld>(
  'the film {string} is being recorded, and the page can be reloaded',
  async function (title: string) {
    const page = await filmsOf(this);
    await expect(page.button(`Aufnahme abbrechen: ${title}`)).toBeVisible();
    await page.link('Stand neu laden').click();
    await expect(page.row(title)).toBeVisible();
  },
);

When<PortalWorld>('they cancel the recording of {string}', async function (title: string) {
  await (await filmsOf(this)).button(`Aufnahme abbrechen: ${title}`).click();
});

Then<PortalWorld>('there is no film', async function () {
  await expect((await filmsOf(this)).films).toHaveCount(0);
});

When<PortalWorld>('they look at the films again', async function () {
  await (await filmsOf(this)).open('/film');
});

When<PortalWorld>('they look at the shared links', async function () {
  await (await filmsOf(this)).open('/shared');
});
