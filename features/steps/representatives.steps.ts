import { type DataTable, Then, When } from '@cucumber/cucumber';
import { JSDOM } from 'jsdom';
import { PERSON_DETAILS, type PersonDetail } from '../screens/details';
import { RepresentativesScreen } from '../screens/representatives';
import { sendAndFollow, sendForm } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

const TASKS: Record<string, string> = {
  details: 'edit',
  'e-mail': 'email',
  telephone: 'telephone',
  'tax number': 'taxid',
};

const NEWCOMER: Partial<Record<PersonDetail, string>> = {
  'own record': 'no',
  'first name': 'Aylin',
  'last name': 'Demir',
  birthdate: '23.11.1984',
  nationality: 'TR',
  street: 'Am Wall',
  'house number': '8',
  postcode: '28195',
  city: 'Bremen',
  country: 'DE',
  signing: 'involved',
};

const PERSON_PART_DETAILS: readonly string[] = [
  'own record',
  'first name',
  'last name',
  'birthdate',
  'nationality',
  'street',
  'house number',
  'postcode',
  'city',
  'country',
];

When<PortalWorld>('I state who the person is', async function () {
  const personEntries = Object.entries(NEWCOMER).filter(([detail]) => PERSON_PART_DETAILS.includes(detail));
  await answerAll(this, Object.fromEntries(personEntries));
});

When<PortalWorld>('I go on to the role of the person', async function () {
  await (await this.actions()).completeTask();
  await expect((await this.page()).locator('main fieldset[data-part="2"]:focus')).toHaveCount(1);
});

When<PortalWorld>('I add a person', async function () {
  await describeNewcomer(this, {});
});

When<PortalWorld>('I add a person with:', async function (table: DataTable) {
  await describeNewcomer(this, table.rowsHash());
});

When<PortalWorld>(
  /^I change the (details|e-mail|telephone|tax number) of (.+?) to:$/,
  async function (task: string, name: string, table: DataTable) {
    const representatives = await screen(this);
    await representatives.begin(TASKS[task] ?? task, name);
    await this.waitUntilHydrated();
    await answerAll(this, table.rowsHash());
    await (await this.actions()).completeTask();
  },
);

When<PortalWorld>(
  /^I begin to change the (details|e-mail|telephone|tax number) of (.+)$/,
  async function (task: string, name: string) {
    await (await screen(this)).begin(TASKS[task] ?? task, name);
    await this.waitUntilHydrated();
  },
);

When<PortalWorld>(
  'meanwhile another user changes {string} to:',
  async function (name: string, table: DataTable) {
    const path = new URL(await pathTo(this, name, 'edit'), this.url('/'));
    await sendOnSeparatePage(this, path, table.rowsHash(), true);
  },
);

When<PortalWorld>('meanwhile another user removes {string}', async function (name: string) {
  const { pathname, searchParams } = await this.currentUrl();
  const id = searchParams.get('edit');
  await sendForm(this, id ? `${pathname}?delete=${id}` : await pathTo(this, name, 'delete'), {});
});

When<PortalWorld>('I send past the page, for {string}:', async function (name: string, table: DataTable) {
  this.formResponses.push(
    await sendOnSeparatePage(
      this,
      new URL(await pathTo(this, name, 'edit'), this.url('/')),
      table.rowsHash(),
    ),
  );
});

When<PortalWorld>('I send the removal of {string} past the page twice', async function (name: string) {
  const path = await pathTo(this, name, 'delete');
  for (const _ of [1, 2]) this.formResponses.push(await sendForm(this, path, {}));
});

When<PortalWorld>('I send the same new person twice at once', async function () {
  const path = `${(await this.currentUrl()).pathname}?add`;
  const submitForm = () => sendForm(this, path, withMemberNames(NEWCOMER));
  this.formResponses.push(...(await Promise.all([submitForm(), submitForm()])), await submitForm());
  await (await this.page()).reload();
});

When<PortalWorld>(
  /^I send a change of (?:an unknown person|another customer's representative) past the page$/,
  async function () {
    const { pathname } = await this.currentUrl();
    const unknownPersonUrl = `${pathname}?edit=7d1c4a52-3c0b-4d56-9a0c-0d5b8c1f2e34`;
    this.formResponses.push(
      await sendForm(this, unknownPersonUrl, withMemberNames({ 'first name': 'Mallory' })),
    );
  },
);

Then<PortalWorld>('these people represent the company: {string}', async function (names: string) {
  const headings = (await screen(this)).cards().getByRole('heading');
  await expect(headings).toHaveText(names === '' ? [] : names.split(', '));
});

const MIN_CARD_WIDTH = 456;

Then<PortalWorld>('the cards are side by side, wide enough for their entries', async function () {
  const cards = requirePlaywrightLocator((await screen(this)).cards());
  await expect(cards.nth(1)).toBeVisible();
  const boxes = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  const measureNarrowestCard = async () => Math.min(...(await boxes()).map(({ width }) => width));
  await expect.poll(measureNarrowestCard).toBeGreaterThanOrEqual(MIN_CARD_WIDTH);
  const step = async () => {
    const [firstBox, secondBox] = await boxes();
    return secondBox.y - firstBox.y;
  };
  await expect.poll(step).toBe(0);
});

Then<PortalWorld>('no more than {int} fields are visible', async function (maxFields: number) {
  const fields = (await this.page())
    .locator('main form')
    .locator('input:not([type=hidden], [type=checkbox]), select, textarea')
    .filter({ visible: true });
  const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  expect(new Set(names).size).toBeLessThanOrEqual(maxFields);
});

Then<PortalWorld>('the shares read {string}', async function (words: string) {
  const bar = (await this.page()).locator('main section[aria-labelledby=ownership]').getByRole('img');
  await expect(bar).toHaveAccessibleName(words.replaceAll(' %', '\u00a0%'));
});

Then<PortalWorld>('I am shown no shares of the company', async function () {
  await expect((await this.page()).locator('main').getByRole('img')).toHaveCount(0);
});

Then<PortalWorld>(/^I am (not )?asked for more people$/, async function (not?: string) {
  await expect((await this.page()).getByText('Weitere Person hinzufügen')).toHaveCount(not ? 0 : 1);
});

Then<PortalWorld>('I see who belongs there and who does not hear from us yet', async function () {
  const main = (await this.page()).getByRole('main');
  await expect(main.getByText('Wer das Unternehmen gesetzlich vertritt', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Wer 25/)).toBeVisible();
  await expect(main.getByText('Werden diese Personen angeschrieben?')).toBeVisible();
});

Then<PortalWorld>('there is no alert', async function () {
  await expect((await this.page()).locator('main [data-code]')).toHaveCount(0);
});

Then<PortalWorld>(
  /^of "(.+)" I can change (everything|nothing|only .+)$/,
  async function (name: string, permission: string) {
    const representatives = await screen(this);
    await this.waitForNavigation();
    await expect(representatives.card(name)).toBeVisible();
    const offeredTasks: string[] = [];
    for (const [task, query] of Object.entries({ ...TASKS, removal: 'delete' })) {
      if ((await representatives.link(query, name).count()) > 0) offeredTasks.push(task);
    }
    const tasksByPermission: Record<string, string[]> = {
      everything: ['details', 'e-mail', 'telephone', 'tax number', 'removal'],
      nothing: [],
    };
    expect(offeredTasks).toEqual(
      tasksByPermission[permission] ?? permission.replace('only ', '').split(' and '),
    );
  },
);

async function screen(world: PortalWorld): Promise<RepresentativesScreen> {
  return new RepresentativesScreen(await world.page(), await world.inputMethod());
}

async function describeNewcomer(world: PortalWorld, changes: Record<string, string>): Promise<void> {
  await (await world.actions()).press({ action: 'add a person' });
  await world.waitUntilHydrated();
  const answers = Object.entries({ ...NEWCOMER, ...changes });
  const personEntries = answers.filter(([detail]) => PERSON_PART_DETAILS.includes(detail));
  await answerAll(world, Object.fromEntries(personEntries));
  const page = await world.page();
  const laterPart = page.locator('main fieldset[data-part="2"][hidden]');
  if ((await laterPart.count()) > 0) {
    await (await world.actions()).completeTask();
    const nextPart = page.locator('main fieldset[data-part="2"]:not([hidden])');
    await expect(nextPart.or(page.locator('main [data-part=errors]')).first()).toHaveCount(1);
    if ((await laterPart.count()) > 0) return;
  }
  await answerAll(world, Object.fromEntries(answers.filter((answer) => !personEntries.includes(answer))));
  await (await world.actions()).completeTask();
}

async function answerAll(world: PortalWorld, answers: Record<string, string>): Promise<void> {
  const form = await world.form();
  if ('own record' in answers) await expect(form.controls('last name').first()).toBeVisible();
  for (const [detail, text] of Object.entries(answers)) {
    const isAsked = detail !== 'own record' || (await form.controls(detail).count()) > 0;
    if (isAsked) await form.answer(detail as PersonDetail, text);
  }
}

function withMemberNames(answers: Partial<Record<PersonDetail, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([detail, text]) => [PERSON_DETAILS[detail as PersonDetail], text]),
  );
}

async function pathTo(world: PortalWorld, name: string, query: string): Promise<string> {
  const page = await world.page();
  const card = page.locator('main [data-representative]').filter({ hasText: name });
  const { pathname } = await world.currentUrl();
  const id = await card.first().getAttribute('data-representative');
  return `${pathname}?${query}=${id}`;
}

async function sendOnSeparatePage(
  world: PortalWorld,
  url: URL,
  changes: Record<string, string>,
  includesOtherFields = false,
) {
  const fields = includesOtherFields ? await fieldsOf(world, url) : {};
  return sendForm(world, url.pathname + url.search, { ...fields, ...withMemberNames(changes) });
}

async function fieldsOf(world: PortalWorld, url: URL): Promise<Record<string, string>> {
  const { window } = new JSDOM((await sendAndFollow(world, url)).body);
  const form = window.document.querySelector<HTMLFormElement>('form[id^=representative]');
  const data = form ? [...new window.FormData(form)] : [];
  return Object.fromEntries(data.map(([name, value]) => [name, String(value)]));
}

Then<PortalWorld>(
  '{int} people are listed, {int} of them with their details',
  async function (peopleCount: number, detailedCount: number) {
    const cards = new RepresentativesScreen(await this.page(), await this.inputMethod()).cards();
    await expect(cards).toHaveCount(peopleCount);
    await expect((await this.page()).locator('main [data-representative] dl')).toHaveCount(detailedCount);
  },
);

When<PortalWorld>('I {} the details of all people', async function (change: string) {
  const link = (await this.page()).locator('main a[aria-expanded]');
  await (await this.inputMethod()).press(link);
  await expect(link).toHaveAttribute('aria-expanded', String(change === 'unfold'));
});

When<PortalWorld>('I choose to remove the last of the people', async function () {
  const page = await this.page();
  await (await this.inputMethod()).press(page.locator('main a[href*="?delete="]').last());
  await expect(page).toHaveURL((url) => url.searchParams.has('delete'));
});
