import { Given, Then, When } from '@cucumber/cucumber';
import { ControlPage } from '../screens/control-page';
import { SIMULATOR_PATHS, SimulatorStart } from '../screens/simulator-start';
import { requireTag } from '../support/deployment/needs';
import { findSmallControls } from '../support/small-controls';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const worldIds = new WeakMap<PortalWorld, string>();
const visitedPages = new WeakMap<PortalWorld, { name: string; markedName: string }[]>();

const start = async (world: PortalWorld) => new SimulatorStart(await world.page());
const control = async (world: PortalWorld) => new ControlPage(await world.page());

async function openStart(world: PortalWorld): Promise<void> {
  requireTag(world.tags, '@needs-simulator');
  await world.openWithoutSandbox();
  await (await start(world)).open();
}

When<PortalWorld>('a product owner opens the simulator', function () {
  return openStart(this);
});

Given<PortalWorld>('a product owner opened the simulator', function () {
  return openStart(this);
});

When<PortalWorld>('they open the simulator again', async function () {
  await (await start(this)).open();
});

Then<PortalWorld>('one sentence says that this world is theirs, unseen and easily undone', async function () {
  const page = await start(this);
  await expect(page.main).toContainText(
    'Das ist Ihre eigene Welt: Was Sie hier tun, sieht niemand sonst, nichts davon ist echt, und ein Klick stellt den Anfang wieder her.',
  );
  expect(page.world).toMatch(/^[\w-]{32}$/);
});

Then<PortalWorld>(
  'three links lead on: to the guided demo, to the situations and to a bank of their own',
  async function () {
    const page = await start(this);
    for (const linkName of ['Vorführung starten', 'ansehen', 'Bank anlegen']) {
      await expect(page.link(linkName)).toHaveCount(1);
    }
  },
);

Then<PortalWorld>('only the link to the demo is highlighted', async function () {
  await expect((await start(this)).primaryButtons).toHaveText('Vorführung starten');
});

Given<PortalWorld>('they loaded the situation {string} and took it on', async function (id: string) {
  await (await start(this)).link('ansehen').click();
  const situations = await control(this);
  await situations.load(id);
  const { advance, status } = situations;
  const previousStatus = await status.textContent();
  await advance.click();
  await expect(status).not.toHaveText(previousStatus ?? '');
  worldIds.set(this, (await start(this)).world);
});

Then<PortalWorld>('they are in that world', async function () {
  expect((await start(this)).world).toBe(worldIds.get(this));
});

Then<PortalWorld>('it is listed as used last, with what was changed in it', async function () {
  const first = (await start(this)).recentSituations.first();
  await expect(first).toContainText('Es fehlt nichts mehr');
  await expect(first).toContainText(/[1-9]\d* Änderung/);
});

When<PortalWorld>(
  'they search there for {string} and load the first they find',
  async function (words: string) {
    const { search } = await start(this);
    await (await this.inputMethod()).write(search, words);
    await search.press('Enter');
    await (await control(this)).firstSituation.click();
  },
);

When<PortalWorld>('they take the application on', async function () {
  await (await control(this)).advance.click();
});

When<PortalWorld>('they go to each place of the bar by keys', async function () {
  const input = await this.inputMethod();
  const { areaLinks: places } = await start(this);
  const names = await places.allTextContents();
  const visits: { name: string; markedName: string }[] = [];
  for (const name of names) {
    await input.press((await start(this)).areaLinks.filter({ hasText: name }).first());
    const bar = (await this.browserPage()).getByRole('navigation', { name: 'Bereiche' });
    await expect(bar.locator('[aria-current=page]')).toHaveText(name);
    visits.push({ name, markedName: (await bar.locator('[aria-current]').textContent()) ?? '' });
  }
  visitedPages.set(this, visits);
});

Then<PortalWorld>('each of them says where they are', function () {
  const visits = visitedPages.get(this) ?? [];
  expect(visits.map(({ name }) => name)).toEqual(expect.arrayContaining(['Start', 'Situationen', 'Abnahme']));
  for (const { name, markedName } of visits) expect(markedName).toBe(name);
});

When<PortalWorld>('they switch on that they begin with requests and faults', async function () {
  const { beginSwitch } = await start(this);
  await beginSwitch.click();
  await expect(beginSwitch).toHaveAttribute('aria-checked', 'true');
});

When<PortalWorld>('they switch that off there', async function () {
  const { beginSwitch } = await start(this);
  await beginSwitch.click();
  await expect(beginSwitch).toHaveAttribute('aria-checked', 'false');
});

Then<PortalWorld>('they see the requests, the faults and the magic values', async function () {
  for (const name of ['Anfragen', 'Störungen', 'Magische Werte']) {
    await expect((await start(this)).main.getByRole('region', { name })).toBeVisible();
  }
});

Then<PortalWorld>(
  'its bar leads to {string} and its page is headed {string}',
  async function (situations: string, heading: string) {
    const page = await this.page();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('banner')).toContainText(situations);
  },
);

When<PortalWorld>(/^a product owner looks at (the .+) of the simulator$/, async function (place: string) {
  const path = SIMULATOR_PATHS[place];
  if (path === undefined) throw new Error(`there is no place called ${place}`);
  await this.openAsProductOwner();
  await (await start(this)).open(path);
});

Then<PortalWorld>('nothing of it lies beyond the edge of the screen', async function () {
  const page = await this.browserPage();
  const measureOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(measureOverflow).toBeLessThanOrEqual(0);
});

Then<PortalWorld>(
  'all its controls are at least {int} pixels wide and high',
  async function (minSize: number) {
    const page = await this.browserPage();
    await expect.poll(() => findSmallControls(page, minSize)).toEqual([]);
  },
);
