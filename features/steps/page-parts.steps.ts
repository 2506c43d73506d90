import { Then } from '@cucumber/cucumber';
import { expectNoTexts, expectTexts } from '../screens/page-parts';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('{part} says {string}', async function (part: string, words: string) {
  await expectTexts({ page: await this.page(), input: await this.inputMethod() }, part, words);
});

Then<PortalWorld>('{part} says nothing of {string}', async function (part: string, words: string) {
  await expectNoTexts({ page: await this.page(), input: await this.inputMethod() }, part, words);
});

Then<PortalWorld>('nothing there tells of {string}', async function (text: string) {
  await this.waitForNavigation();
  const page = await this.page();
  // Hashes in names of built files may contain the text by chance.
  const html = (await page.content()).replaceAll(/\/assets\/[\w.-]+/g, '');
  expect(html).not.toContain(text);
  const values = await page
    .locator('input')
    .evaluateAll((all) => all.map((input) => ('value' in input ? input.value : '')));
  expect(values).not.toContain(text);
});

Then<PortalWorld>('the answer says {string}', function (words: string) {
  expectInResponse(this, words);
});

Then<PortalWorld>('the answer refuses it with {string}', function (words: string) {
  expect(this.formResponse?.status).toBeGreaterThanOrEqual(400);
  expectInResponse(this, words);
});

function expectInResponse(world: PortalWorld, words: string): void {
  expect(world.formResponse?.html.replaceAll('&#x27;', "'")).toContain(words);
}
