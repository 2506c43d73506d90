import { Given, Then, When } from '@cucumber/cucumber';
import { readPageColours } from '../support/page-colours';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

type Scheme = 'light' | 'dark';

Given<PortalWorld>(/^my device prefers (light|dark) colours$/, function (scheme: Scheme) {
  this.visitor.colours = scheme;
});

When<PortalWorld>(
  /^I choose (?:(light|dark) colours|the colours of my device) in the settings$/,
  async function (scheme: Scheme | null) {
    const page = await this.page();
    const input = await this.inputMethod();
    await input.tick(page.locator(`main input[name=scheme][value=${scheme ?? 'device'}]`));
    await input.press(page.locator('main form:has(input[name=scheme]) button[type=submit]'));
  },
);

Then<PortalWorld>(/^the settings offer (light|dark) colours as chosen$/, async function (scheme: Scheme) {
  await expect((await this.page()).locator(`main input[name=scheme][value=${scheme}]`)).toBeChecked();
});

Then<PortalWorld>(/^the page is (light|dark)$/, async function (scheme: Scheme) {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(readPageColours)).toEqual({ native: scheme, background: scheme });
});

Then<PortalWorld>('it is light on paper', async function () {
  await this.emulateMedia({ media: 'print' });
  const page = await this.browserPage();
  await expect.poll(() => page.evaluate(readPageColours)).toEqual({ native: 'light', background: 'light' });
});
