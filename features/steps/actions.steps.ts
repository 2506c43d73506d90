import { Then, When } from '@cucumber/cucumber';
import type { ActionOn } from '../screens/actions';
import { expect } from '../support/test-browser/expect';
import { ofBrowser } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('I choose to {action}', async function (deed: ActionOn) {
  await (await this.actions()).do(deed);
  await this.settled();
});

When<PortalWorld>('I complete the task', async function () {
  await (await this.actions()).completeTask();
});

Then<PortalWorld>('I {can} choose to {action}', async function (can: boolean, deed: ActionOn) {
  if (!can) await this.expectNoOtherPage();
  await (await this.actions()).expectAvailable(deed, can);
});

Then<PortalWorld>('the way to {action} has the focus', async function (deed: ActionOn) {
  await expect(ofBrowser(await (await this.actions()).ways(deed))).toBeFocused();
});
