import { Given, Then, When } from '@cucumber/cucumber';
import { Course } from '../screens/course';
import { expect } from '../support/visitor/expect';
import type { PortalWorld } from '../support/world';

const NOW = '2026-03-04T09:12:00Z';

/** The worlds whose course scenarios look at. */
const sandboxes = new WeakMap<PortalWorld, string>();

async function course(world: PortalWorld): Promise<Course> {
  return new Course(await world.browserPage(), sandboxes.get(world) ?? '');
}

Given<PortalWorld>(
  'a product owner looks at the course of the situation {string}',
  async function (scenario: string) {
    await this.asProductOwner();
    sandboxes.set(this, await Course.newWorld(scenario, NOW));
    await (await course(this)).open();
  },
);

Given<PortalWorld>('the application was submitted, and rejected 3 days later', async function () {
  const page = await course(this);
  await page.move('Submitted');
  await page.advance('P3D');
  await page.move('Rejected');
  await page.open();
});

When<PortalWorld>('they choose the rejection on the line', async function () {
  await (await course(this)).events.filter({ hasText: 'Abgelehnt' }).click();
});

When<PortalWorld>('they take the handle back by keys to before the rejection', async function () {
  const page = await course(this);
  await page.handle.focus();
  await (await this.browserPage()).keyboard.press('ArrowLeft');
});

When<PortalWorld>('they drag the handle to the beginning of the line', async function () {
  const page = await this.browserPage();
  const { handle } = await course(this);
  const box = await handle.boundingBox();
  if (box === null) throw new Error('there is no handle');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 60, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, y, { steps: 5 });
  await page.mouse.up();
});

Then<PortalWorld>('they are told that {int} things would be undone', async function (count: number) {
  await expect((await course(this)).undo).toContainText(`Danach geschahen ${count}: `);
});

Then<PortalWorld>('nothing has changed yet', async function () {
  expect((await (await course(this)).world()).applications[0]?.status).toBe('Rejected');
});

When<PortalWorld>('they go back to there', async function () {
  await (await course(this)).button('Hierher zurück').click();
});

When<PortalWorld>('they go on from there as a branch', async function () {
  await (await course(this)).button('Als Zweig weiterführen').click();
});

Then<PortalWorld>(
  /^the application is (submitted|rejected|open) (again|in the branch|still)$/,
  async function (word: keyof typeof STATUS, where: string) {
    const page = await course(this);
    await expect(page.notice).toBeVisible();
    const id = where === 'in the branch' ? page.shown : undefined;
    expect((await page.world(id)).applications[0]?.status).toBe(STATUS[word]);
  },
);

const STATUS = { submitted: 'Submitted', rejected: 'Rejected', open: 'Open' } as const;

Then<PortalWorld>('the clock shows the day of the rejection', async function () {
  expect((await (await course(this)).world()).now).toMatch(/^2026-03-07/);
});

Then<PortalWorld>('the clock shows the day of the beginning', async function () {
  expect((await (await course(this)).world()).now).toMatch(/^2026-03-04/);
});

Then<PortalWorld>('the rejected application is kept in a branch', async function () {
  const page = await course(this);
  await page.branches.filter({ hasText: 'Stand von' }).click();
  await expect(page.branches.filter({ hasText: 'Stand von' })).toHaveAttribute('aria-current', 'page');
  expect((await page.world(page.shown)).applications[0]?.status).toBe('Rejected');
});

When<PortalWorld>('they look at it in {string}', async function (language: string) {
  const page = await course(this);
  await page.open({ lang: language, cell: '2' });
});
