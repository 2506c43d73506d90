import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { HistoryScreen } from '../screens/history';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const NOW = '2026-03-04T09:12:00Z';

const sandboxes = new WeakMap<PortalWorld, string>();

async function historyScreen(world: PortalWorld): Promise<HistoryScreen> {
  return new HistoryScreen(await world.browserPage(), sandboxes.get(world) ?? '');
}

Given<PortalWorld>(
  'a product owner looks at the history of the situation {string}',
  async function (scenario: string) {
    await this.openAsProductOwner();
    sandboxes.set(this, await HistoryScreen.newWorld(scenario, NOW));
    await (await historyScreen(this)).open();
  },
);

Given<PortalWorld>('the application was submitted, and rejected 3 days later', async function () {
  const page = await historyScreen(this);
  await page.moveApplication('Submitted');
  await page.advance('P3D');
  await page.moveApplication('Rejected');
  await page.open();
});

When<PortalWorld>('they choose the rejection on the line', async function () {
  await (await historyScreen(this)).events.filter({ hasText: 'Abgelehnt' }).click();
});

When<PortalWorld>('they take the handle back by keys to before the rejection', async function () {
  const page = await historyScreen(this);
  await page.handle.focus();
  await (await this.browserPage()).keyboard.press('ArrowLeft');
});

When<PortalWorld>('they drag the handle to the beginning of the line', async function () {
  const page = await this.browserPage();
  const { handle } = await historyScreen(this);
  const box = await handle.boundingBox();
  if (box === null) throw new Error('the handle is not shown');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 60, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, y, { steps: 5 });
  await page.mouse.up();
});

Then<PortalWorld>('the dot of the present moment is level with those of the events', async function () {
  const { events, latestEvent: present } = await historyScreen(this);
  const level = await verticalMiddleOf(events.first().locator('[data-dot]').first());
  expect(Math.abs((await verticalMiddleOf(present.dot)) - level)).toBeLessThan(1);
});

Then<PortalWorld>('its label and its time are below one another', async function () {
  const { word, time } = (await historyScreen(this)).latestEvent;
  const [wordBox, timeBox] = [await word.boundingBox(), await time.boundingBox()];
  if (wordBox === null || timeBox === null) throw new Error('the timeline does not show the present moment');
  expect(timeBox.y).toBeGreaterThanOrEqual(wordBox.y + wordBox.height);
});

async function verticalMiddleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('the part is not shown');
  return box.y + box.height / 2;
}

Then<PortalWorld>('they see the message that {int} things would be undone', async function (count: number) {
  await expect((await historyScreen(this)).undoButton).toContainText(`Danach geschahen ${count}: `);
});

Then<PortalWorld>('nothing has changed yet', async function () {
  expect((await (await historyScreen(this)).world()).applications[0]?.status).toBe('Rejected');
});

When<PortalWorld>('they go back to there', async function () {
  await (await historyScreen(this)).button('Hierher zurück').click();
});

When<PortalWorld>('they go on from there as a branch', async function () {
  await (await historyScreen(this)).button('Als Zweig weiterführen').click();
});

Then<PortalWorld>(
  /^the application is (submitted|rejected|open) (again|in the branch|still)$/,
  async function (word: keyof typeof STATUS, place: string) {
    const page = await historyScreen(this);
    await expect(page.notice).toBeVisible();
    const id = () => (place === 'in the branch' ? page.shownWorld : undefined);
    await expect.poll(async () => (await page.world(id())).applications[0]?.status).toBe(STATUS[word]);
  },
);

const STATUS = { submitted: 'Submitted', rejected: 'Rejected', open: 'Open' } as const;

Then<PortalWorld>('the clock shows the day of the rejection', async function () {
  expect((await (await historyScreen(this)).world()).now).toMatch(/^2026-03-07/);
});

Then<PortalWorld>('the clock shows the day of the beginning', async function () {
  expect((await (await historyScreen(this)).world()).now).toMatch(/^2026-03-04/);
});

Then<PortalWorld>('the rejected application is kept in a branch', async function () {
  const page = await historyScreen(this);
  await page.branches.filter({ hasText: 'Stand von' }).click();
  await expect(page.branches.filter({ hasText: 'Stand von' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(async () => (await page.world(page.shownWorld)).applications[0]?.status).toBe('Rejected');
});

When<PortalWorld>('they look at it in {string}', async function (language: string) {
  const page = await historyScreen(this);
  await page.open({ lang: language, cell: '2' });
});

When<PortalWorld>(
  'they put the application to {string} on the map, by keys',
  async function (status: string) {
    const page = await historyScreen(this);
    await page.button(`Antrag hierher setzen: ${status}`).focus();
    await (await this.browserPage()).keyboard.press('Enter');
  },
);

Then<PortalWorld>('they see the message that the application has this status now', async function () {
  await expect((await historyScreen(this)).notice).toHaveText(
    'Der Antrag steht jetzt auf „Vor der Auszahlung“.',
  );
});

Then<PortalWorld>('the message is on one line', async function () {
  const { notice } = await historyScreen(this);
  const { lines, height } = await notice.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return {
      lines: new Set([...text.getClientRects()].map(({ top }) => top)).size,
      height: element.clientHeight,
    };
  });
  expect({ lines, isLow: height < 60 }).toEqual({ lines: 1, isLow: true });
});

Then<PortalWorld>('the map shows the current status {string}', async function (status: string) {
  const currentNode = (await historyScreen(this)).nodes.and(
    (await this.browserPage()).locator('[aria-current=step]'),
  );
  await expect(currentNode).toHaveCount(1);
  await expect(currentNode).toContainText(status);
});

Then<PortalWorld>('no way leads back from there on the map', async function () {
  const { nodes } = await historyScreen(this);
  await expect(nodes.getByRole('button')).toHaveText(['Hierher setzen']);
  await expect(nodes.filter({ hasText: 'Paid_Out' }).getByRole('button')).toHaveCount(1);
});

Then<PortalWorld>(
  'the map names {int} statuses and more than {int} explored situations',
  async function (statuses: number, situations: number) {
    const page = await historyScreen(this);
    await expect(page.nodes).toHaveCount(statuses);
    await expect(page.map).toContainText(`${statuses} Status`);
    const [, count = ''] = /([\d.]+) Zustände in \d+,\d\d s/.exec((await page.map.textContent()) ?? '') ?? [];
    expect(Number(count.replaceAll('.', ''))).toBeGreaterThan(situations);
  },
);

Then<PortalWorld>('it holds that no situation is without a way on', async function () {
  const proof = (await historyScreen(this)).proofs.nth(0);
  await expect(proof).toHaveAttribute('data-holds', 'true');
  await expect(proof).toContainText('Keine Sackgassen');
});

Then<PortalWorld>('it says of the others by how much they do not hold', async function () {
  const { proofs } = await historyScreen(this);
  const [items, codes] = [proofs.nth(1), proofs.nth(2)];
  await expect(items).toHaveAttribute('data-holds', 'false');
  await expect(items).toContainText('11 von 14 offenen Punkten lassen sich immer erledigen');
  await expect(codes).toContainText('87 von 226 Fehlercodes nennt ein Aufruf');
});

When<PortalWorld>(
  'they let the bank reject in one branch, and ask for a document again in the other',
  async function () {
    await (await historyScreen(this)).fork('Bank lehnt ab', 'Bank fordert ein Dokument nach');
  },
);

Then<PortalWorld>('they see both branches, equal up to the submission', async function () {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was wäre, wenn?');
  await expect(page.getByRole('main')).toContainText(/Bis hier gleich: .*Uhr vorgestellt: 3 Tage/);
});

Then<PortalWorld>('1 pending item and 1 e-mail differ', async function () {
  const page = await historyScreen(this);
  await expect.poll(() => page.counts()).toMatchObject({ pending: 1, mails: 1 });
});

Then<PortalWorld>('the numbers of all that differs add up to the one at the top', async function () {
  const page = await historyScreen(this);
  const sums = async () => {
    const all = Object.values(await page.counts()).reduce((sum, count) => sum + count, 0);
    const [top, rows] = [Number(await page.count.textContent()), await page.rows.count()];
    return { all, top, rows, addUp: all > 0 && top === all && rows === all };
  };
  await expect.poll(sums).toMatchObject({ addUp: true });
});

When<PortalWorld>('they show all', async function () {
  await (await this.browserPage()).getByRole('link', { name: 'Alles', exact: true }).click();
});

Then<PortalWorld>('they see what is equal too', async function () {
  const page = await historyScreen(this);
  const differenceCount = Number(await page.count.textContent());
  await expect.poll(() => page.rows.count()).toBeGreaterThan(differenceCount + 10);
});

Then<PortalWorld>('whoever has the link sees the same comparison', async function () {
  const page = await this.browserPage();
  const rows = await (await historyScreen(this)).rows.allTextContents();
  await page.getByRole('main').getByText('Vergleich teilen').click();
  await page.getByRole('button', { name: /^Link erstellen: / }).click();
  const link = await page.getByRole('link', { name: /^Link kopieren: / }).getAttribute('href');
  await page.waitForLoadState();
  await page.context().clearCookies();
  await page.goto(link ?? '');
  await page.getByRole('link', { name: 'Alles', exact: true }).click();
  await expect((await historyScreen(this)).rows).toHaveText(rows);
});

Then<PortalWorld>('the portal in A says that the application is closed', async function () {
  await expect((await historyScreen(this)).portal('A').getByRole('main')).toContainText('Geschlossen');
});

Then<PortalWorld>('the portal in B asks for the document', async function () {
  await expect((await historyScreen(this)).portal('B').getByRole('main')).toContainText(
    'Noch 1 Punkt bis zur Einreichung',
  );
});

Then<PortalWorld>(
  /^the map draws (\d+) ways? out and (\d+) ways? back$/,
  async function (waysOut: string, waysBack: string) {
    const { map } = await historyScreen(this);
    const tips = (kind: 'out' | 'back') => map.locator(`path[data-tip=${kind}]`).filter({ visible: true });
    await expect(tips('out')).toHaveCount(Number(waysOut));
    await expect(tips('back')).toHaveCount(Number(waysBack));
  },
);

Then<PortalWorld>('a ring around each says that their screens differ', async function () {
  const differingNodes = (await this.browserPage()).locator('[data-differs]');
  await expect(differingNodes).toHaveCount(2);
  await expect((await this.browserPage()).getByText('Bildschirme, die sich unterscheiden: 7')).toHaveCount(2);
});

Then<PortalWorld>(
  'their statuses {string} and {string} have colours of their own',
  async function (one: string, other: string) {
    const pills = (await this.browserPage()).locator('section[data-letter] [data-status]');
    await expect(pills).toHaveText([one, other]);
    const colours = await pills.evaluateAll((all) =>
      all.map((pill) => getComputedStyle(pill).backgroundColor),
    );
    expect(new Set(colours).size).toBe(2);
  },
);

Then<PortalWorld>('they see the portal of branch {string} only', async function (branch: string) {
  const visibleBranches = (await this.browserPage())
    .locator('section[data-letter]')
    .filter({ visible: true });
  await expect(visibleBranches).toHaveCount(1);
  await expect(visibleBranches.getByRole('heading')).toContainText(`${branch}: `);
});

When<PortalWorld>('they choose branch {string}', async function (branch: string) {
  await (await this.browserPage()).locator(`label:has([name=shown-side][value="${branch}"])`).click();
});
