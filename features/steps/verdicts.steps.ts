import { Then } from '@cucumber/cucumber';
import { DETAILS, type Detail } from '../screens/details';
import { NEWS, type News, pattern, type TextKey, textOn } from '../screens/texts';
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

/** The text of each reason: one of its own (ACC-04, ACC-05). */
const REASONS = {
  missing: 'validation:required',
  'too short': 'validation:passwordTooShort',
  'too long': 'validation:passwordTooLong',
  'too simple': 'validation:passwordTooSimple',
  different: 'validation:passwordsDiffer',
  'not accepted': 'validation:termsNotAccepted',
} as const satisfies Record<string, TextKey>;

Then<PortalWorld>(
  /^the (password|repeated password|terms|partner's terms) (?:is|are) refused as (missing|too short|too long|too simple|different|not accepted)$/,
  async function (detail: Detail, reason: keyof typeof REASONS) {
    const ofPartner = detail === "partner's terms" && reason === 'not accepted';
    const text = ofPartner ? 'validation:partnerTermsNotAccepted' : REASONS[reason];
    const words = pattern(await textOn(await this.page(), text));
    expect(await (await this.form()).expectRefused(detail)).toMatch(words);
  },
);

Then<PortalWorld>('I am told that {news}', async function (news: News) {
  const page = await this.page();
  const said = page.getByText(await textOn(page, NEWS[news])).filter({ visible: true });
  await expect(said.first()).toBeVisible();
});

Then<PortalWorld>('the {detail}( still) reads {string}', async function (detail: Detail, text: string) {
  await (await this.form()).expectValue(detail, text);
});

Then<PortalWorld>('my e-mail is still there', async function () {
  await (await this.form()).expectValue('e-mail', this.customer.email);
});
