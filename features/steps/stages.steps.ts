import { Given, Then, When } from '@cucumber/cucumber';
import { FORM_STAGES } from '../screens/details';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>(
  'I have asked for {number} euros of working capital over {int} months',
  async function (amount: number, months: number) {
    await this.open(FORM_STAGES['the loan request']);
    const wizard = await this.wizard();
    await wizard.requestLoan({ type: 'working capital', amount, months });
    await wizard.form.submit();
    await wizard.expectStage('the company name');
  },
);

When<PortalWorld>('I go back to the loan request', async function () {
  const backLink = (await this.page()).locator(`main a[href="${FORM_STAGES['the loan request']}"]:visible`);
  await (await this.inputMethod()).press(backLink.first());
  await (await this.wizard()).expectStage('the loan request');
});

Then<PortalWorld>(
  'the stepper shows {int} stages and I am at stage {int}',
  async function (steps: number, current: number) {
    const wizard = await this.wizard();
    await expect.poll(() => wizard.stepper()).toEqual({ steps, current });
  },
);

Then<PortalWorld>('nothing of the last company is filled in', async function () {
  const wizard = await this.wizard();
  await wizard.requestLoan({ type: 'working capital' });
  await wizard.form.submit();
  await wizard.expectStage('the company name');
  await wizard.form.expectValue('company name', '');
});

When<PortalWorld>('the portal has forgotten my visit', async function () {
  await this.waitForNavigation();
  await this.testBrowser.deleteCookies('portal_session');
});
