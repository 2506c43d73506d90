import { Then } from '@cucumber/cucumber';
import { expect } from '../support/visitor/expect';
import { ofBrowser } from '../support/visitor/of-browser';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('the checklist is in view', async function () {
  await this.arrived();
  await expectInView(this);
});

Then<PortalWorld>('the checklist is in view, with the focus on its first item', async function () {
  const control = (await this.overview()).items().first().locator('a, button').last();
  await expect(ofBrowser(control)).toBeFocused();
  await expect(ofBrowser(control)).toBeInViewport({ ratio: 1 });
  await expectInView(this);
});

Then<PortalWorld>('the checklist is in view, with the focus on the way to submit', async function () {
  const way = (await this.overview()).submit();
  await expect(ofBrowser(way)).toBeFocused();
  await expect(ofBrowser(way)).toBeInViewport({ ratio: 1 });
  await expectInView(this);
});

Then<PortalWorld>('the first open item names my e-mail address', async function () {
  await expect((await this.overview()).items().first()).toContainText(this.customer.email);
});

async function expectInView(world: PortalWorld): Promise<void> {
  const title = (await world.overview()).main().locator('#tasks');
  await expect(ofBrowser(title)).toBeInViewport({ ratio: 1 });
}
