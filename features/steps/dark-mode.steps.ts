import { Given, Then, When } from '@cucumber/cucumber';
import { readPageColours } from '../support/page-colours';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

type ColourScheme = 'light' | 'dark';

Given<PortalWorld>(/^my device prefers (light|dark) colours$/, function (scheme: ColourScheme) {
  this.visitor.colours = scheme;
});

When<PortalWorld>(
  /^I choose (?:(light|dark) colours|the colours of my device) in the settings$/,
  async function (scheme: ColourScheme | null) {
    const page = await this.page();
    const input = await this.inputMethod();
    await input.tick(page.locator(`main input[name=scheme][value=${scheme ?? 'device'}]`));
    await input.press(page.locator('main form:has(input[name=scheme]) button[type=submit]'));
  },
);

Then<PortalWorld>(
  /^the settings offer (light|dark) colours as chosen$/,
  async function (scheme: ColourScheme) {
    await expect((await this.page()).locator(`main input[name=scheme][value=${scheme}]`)).toBeChecked();
  },
);

Then<PortalWorld>(/^the page is (light|dark)$/, async function (scheme: ColourScheme) {
  const page = await this.browserPage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(readPageColours)).toEqual({ native: scheme, background: scheme });
});

Then<PortalWorld>('it is light on paper', async function () {
  await this.emulateMedia({ media: 'print' });
  const page = await this.browserPage();
  await expect.poll(() => page.evaluate(readPageColours)).toEqual({ native: 'light', background: 'light' });
});
