import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { WizardDetail } from '../screens/details';
import { expectAnnouncement } from '../support/announcements';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>(
  'I type {string} and wait for {int} milliseconds',
  async function (text: string, milliseconds: number) {
    const page = await this.browserPage();
    await this.playwrightBrowser.pauseClock();
    page.on('request', (request) => this.requestedAddresses.push(request.url()));
    await (await this.form()).answer('company name', text);
    await page.clock.runFor(milliseconds);
  },
);

When<PortalWorld>('I wait for another {int} milliseconds', async function (milliseconds: number) {
  await (await this.browserPage()).clock.runFor(milliseconds);
});

When<PortalWorld>('I choose {string} from the suggestions', async function (name: string) {
  await (await this.wizard()).chooseSuggestion(name);
});

When<PortalWorld>('I choose the company at {string}', async function (address: string) {
  await (await this.wizard()).chooseNamesake(address);
});

When<PortalWorld>(
  'I look for {string} and say that mine is not among those found',
  async function (name: string) {
    const wizard = await this.wizard();
    await wizard.searchCompany(name);
    await wizard.rejectSuggestions();
  },
);

When<PortalWorld>('I name my company {string}', async function (name: string) {
  await (await this.wizard()).nameCompany(name);
});

When<PortalWorld>('I name my company with {int} characters', async function (length: number) {
  await (await this.wizard()).nameCompany('x'.repeat(length));
});

When<PortalWorld>(
  'I describe myself as a sole trader with the tax number {word} and my own tax number {string}',
  async function (company: string, personalNumber: string) {
    const wizard = await this.wizard();
    const soleTrader = { 'legal form': 'SOLE_PROPRIETORSHIP' };
    if (!this.visitor.hasJavaScript) await wizard.describeCompany({ ...soleTrader, street: '' });
    await wizard.describeCompany({ ...soleTrader, 'tax number': company, 'own tax number': personalNumber });
  },
);

Then<PortalWorld>('nothing is looked for', function () {
  // Allows autosave and lazily loaded files, but no search.
  const otherAddresses = this.requestedAddresses.filter(
    (address) => !/\/application\/keep$|\/assets\/[^/]+\.(js|css)$|\/__manifest\?/.test(address),
  );
  expect(otherAddresses).toEqual([]);
});

Then<PortalWorld>('companies with {string} in their name are suggested', async function (part: string) {
  const suggestions = (await this.wizard()).suggestions();
  await expect(suggestions.first()).toBeVisible();
  const areMatching = async () => {
    const names = await suggestions.allInnerTexts();
    return names.length > 0 && names.every((name) => name.toLowerCase().includes(part.toLowerCase()));
  };
  await expect.poll(areMatching).toBe(true);
});

Then<PortalWorld>('a screen reader announces their number', async function () {
  await expect((await this.wizard()).suggestions()).not.toHaveCount(0);
  const count = await (await this.wizard()).suggestions().count();
  const words = `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}, mit den Pfeiltasten erreichbar`;
  await expectAnnouncement(this, words);
});

Then<PortalWorld>('these details of my company are already there:', async function (table: DataTable) {
  await (await this.wizard()).expectStage('the company details');
  const form = await this.form();
  for (const detail of table.raw().flat()) await form.expectValue(detail as WizardDetail, /\S/);
});

Then<PortalWorld>('the register number is explained with {string}', async function (example: string) {
  await (await this.wizard()).expectStage('the company details');
  const control = (await this.form()).controls('register number');
  await expect(control).toHaveAccessibleDescription(new RegExp(example));
});
