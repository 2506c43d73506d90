import { Then, When } from '@cucumber/cucumber';
import type { ActionTarget } from '../screens/actions';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('I choose to {action}', async function (target: ActionTarget) {
  await (await this.actions()).press(target);
  await this.waitUntilHydrated();
});

When<PortalWorld>('I complete the task', async function () {
  await (await this.actions()).completeTask();
});

Then<PortalWorld>('I {can} choose to {action}', async function (isAvailable: boolean, target: ActionTarget) {
  if (!isAvailable) await this.expectNoOtherPage();
  await (await this.actions()).expectAvailable(target, isAvailable);
});

Then<PortalWorld>('the way to {action} has the focus', async function (target: ActionTarget) {
  await expect(requirePlaywrightLocator(await (await this.actions()).locateAction(target))).toBeFocused();
});
