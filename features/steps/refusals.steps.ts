import { Given, Then, When } from '@cucumber/cucumber';
import type { Page } from 'playwright';
import { ControlPage } from '../screens/control-page';
import { serverAddress } from '../support/settings';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const TOO_MANY_BYTES = 6_100_000;

/** Browsers must reconnect to the event stream before the page reports a lost connection. */
const RECONNECT_WAIT_MS = 1_000;

const SAVED_STATE_NAME = 'Vor dem Einreichen';

const documentField = (page: Page) => page.locator('textarea[name=document]');
const stateNameField = (page: Page) => page.getByRole('textbox', { name: 'Name des Stands' });
const alertIn = (page: Page) => page.getByRole('alert');

Given<PortalWorld>(
  "a product owner is about to give a bank's document of more than the page takes",
  async function () {
    await this.openAsProductOwner();
    const page = await this.browserPage();
    await page.goto(`${serverAddress('API_BASE_URL')}/simulator/bank?lang=de`);
    await documentField(page).evaluate((field, length) => {
      if (field instanceof HTMLTextAreaElement) field.value = 'x'.repeat(length);
      const details = field.closest('details');
      if (details) details.open = true;
    }, TOO_MANY_BYTES);
  },
);

When<PortalWorld>('they send it', async function () {
  const form = (await this.browserPage()).locator('form', {
    has: (await this.browserPage()).locator('textarea[name=document]'),
  });
  await form.getByRole('button').click();
});

Then<PortalWorld>('they see the message {string}', async function (words: string) {
  await expect((await this.browserPage()).getByRole('main')).toContainText(words);
});

When<PortalWorld>('they go back to the form', async function () {
  const page = await this.browserPage();
  if (this.visitor.hasJavaScript === false) await page.goBack();
  else await page.getByRole('link', { name: 'Zurück zum Formular' }).click();
});

Then<PortalWorld>('the document they typed is still there', async function () {
  const field = documentField(await this.browserPage());
  await expect.poll(async () => (await field.inputValue()).length).toBe(TOO_MANY_BYTES);
});

Given<PortalWorld>('a product owner names a state of the situation {string}', async function (id: string) {
  await this.openAsProductOwner();
  const page = await this.browserPage();
  await page.goto(`${serverAddress('API_BASE_URL')}/simulator/situations?lang=de`);
  await new ControlPage(page).load(id);
  await stateNameField(page).fill(SAVED_STATE_NAME);
});

Given<PortalWorld>('their world is gone meanwhile', async function () {
  const page = await this.browserPage();
  const sandboxId = new URL(page.url()).searchParams.get('sandbox') ?? '';
  // No call deletes a world, so requests name an unknown one. Firefox cannot `continue` at another address.
  await page.route(
    (url) => url.searchParams.get('sandbox') === sandboxId && !url.pathname.endsWith('/events'),
    async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(sandboxId, 'gone') });
      await route.fulfill({ response });
    },
  );
});

Given<PortalWorld>('the simulator cannot be reached any more once a page of it is open', async function () {
  const page = await this.browserPage();
  this.playwrightBrowser.ignoreConsoleErrors(/net::ERR_CONNECTION|Firefox can’t establish a connection/);
  let isFollowed = false;
  await page.route(/\/simulator\/page\/events\?/, (route) => {
    // The previous page may retry any number of times before it unloads.
    const isLast = page.url().endsWith('#scenario');
    if (isLast && isFollowed) return route.abort('connectionrefused');
    isFollowed = isLast;
    const contentType = 'text/event-stream';
    return route.fulfill({ contentType, body: `retry: ${RECONNECT_WAIT_MS}\n\n` });
  });
});

When<PortalWorld>('they save it', async function () {
  await (await this.browserPage()).getByRole('button', { name: 'Stand sichern', exact: true }).click();
});

Then<PortalWorld>('they see above the page the message {string}', async function (words: string) {
  await expect(alertIn(await this.browserPage()).locator('p')).toHaveText(words);
});

Then<PortalWorld>('the name they typed is still there', async function () {
  await expect(stateNameField(await this.browserPage())).toHaveValue(SAVED_STATE_NAME);
});

Then<PortalWorld>('they are led to a new world', async function () {
  const page = await this.browserPage();
  await alertIn(page).getByRole('link', { name: 'Eine eigene Welt beginnen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Eine ganze Bank zum Vorführen und Ausprobieren',
  );
});

When<PortalWorld>('the connection to the simulator is lost', async function () {
  await (await this.browserPage()).context().setOffline(true);
});

When<PortalWorld>('the connection is there again', async function () {
  await (await this.browserPage()).context().setOffline(false);
});

Then<PortalWorld>('nothing is said above the page any more', async function () {
  await expect(alertIn(await this.browserPage())).toHaveCount(0);
});

Then<PortalWorld>('the state is listed', async function () {
  const states = (await this.browserPage()).locator('#states li');
  await expect(states).toHaveText([new RegExp(SAVED_STATE_NAME)]);
});

When<PortalWorld>(
  'they turn to something else, and the world goes on by {int} days',
  async function (days: number) {
    const page = await this.browserPage();
    await page.getByRole('searchbox').focus();
    const sandbox = new URL(page.url()).searchParams.get('sandbox') ?? '';
    const clock = page.locator('#clock p:has(time)');
    const previousTime = (await clock.textContent()) ?? '';
    await fetch(`${serverAddress('API_BASE_URL')}/simulator/clock/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox': sandbox },
      body: JSON.stringify({ by: `P${days}D` }),
    });
    await expect(clock).not.toHaveText(previousTime);
  },
);

Then<PortalWorld>('the name is asked for again', async function () {
  await expect(stateNameField(await this.browserPage())).toHaveValue('');
});
