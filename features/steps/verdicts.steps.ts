import { Then } from '@cucumber/cucumber';
import { DETAILS, type Detail } from '../screens/details';
import { expect } from '../support/visitor/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('the {detail} is/are {verdict}', async function (detail: Detail, accepted: boolean) {
  const form = await this.form();
  if (!accepted) {
    await form.expectRefused(detail);
    return;
  }
  // An accepted form leads on: the page that asked for the detail is gone, with everything it said.
  await expect((await this.page()).locator(`main form [name="${DETAILS[detail]}"]`)).toHaveCount(0);
  await form.expectNotRefused(detail);
});

/** German words that tell one reason from another; a reason of its own for each (ACC-04, ACC-05). */
const REASONS = {
  missing: /füllen Sie dieses Feld aus/,
  'too short': /zu kurz/,
  'too long': /zu lang/,
  'too simple': /zu einfach/,
  different: /stimmen nicht überein/,
  'not accepted': /stimmen Sie (auch )?den Bedingungen/,
} as const;

Then<PortalWorld>(
  /^the (password|repeated password|terms|partner's terms) (?:is|are) refused as (missing|too short|too long|too simple|different|not accepted)$/,
  async function (detail: Detail, reason: keyof typeof REASONS) {
    expect(await (await this.form()).expectRefused(detail)).toMatch(REASONS[reason]);
  },
);

Then<PortalWorld>('the {detail}( still) reads {string}', async function (detail: Detail, text: string) {
  await (await this.form()).expectValue(detail, text);
});

Then<PortalWorld>('my e-mail is still there', async function () {
  await (await this.form()).expectValue('e-mail', this.customer.email);
});
