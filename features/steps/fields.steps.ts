import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { FormDetail } from '../screens/details';
import { pattern, type TextKey, textOn } from '../screens/texts';
import { type FillingIn, fillIn } from '../support/filling-in';
import { expect } from '../support/visitor/expect';
import { ofBrowser } from '../support/visitor/of-browser';
import type { PortalWorld } from '../support/world';

/** Whatever kind of field it is: a text is written, an option is chosen by its value, a box is ticked by "yes" and unticked by "". */
When<PortalWorld>('I fill in the {detail} {string}', async function (detail: FormDetail, text: string) {
  await (await this.form()).answer(detail, text);
});

When<PortalWorld>('I fill in:', async function (answers: DataTable) {
  const form = await this.form();
  for (const [detail = '', answer = ''] of answers.raw()) await form.answer(detail as FormDetail, answer);
});

When<PortalWorld>('I {filling in}', async function (form: FillingIn) {
  await fillIn(this, form);
});

/** Fills in a whole form with what is right, and one detail otherwise, and sends it. */
When<PortalWorld>(
  'I {filling in} but state the {detail} as {entry}',
  async function (form: FillingIn, detail: FormDetail, entry: string) {
    await fillIn(this, form, { [detail]: entry });
  },
);

/** Fills in a whole form with what is right, but for one detail that is left out, and sends it. */
When<PortalWorld>(
  'I {filling in} without the {detail}',
  async function (form: FillingIn, detail: FormDetail) {
    await fillIn(this, form, { [detail]: '' });
  },
);

When<PortalWorld>('I go on to the field after the {detail}', async function (detail: FormDetail) {
  await (await this.form()).leave(detail);
});

/** By keyboard: the button is reached like any other control. */
When<PortalWorld>('I accept the spelling {string}', async function (spelling: string) {
  const button = (await this.page())
    .locator('main form')
    .locator('[data-field]')
    .filter({ hasText: `„${spelling}“` })
    .getByRole('button');
  await button.press('Enter');
});

When<PortalWorld>('I press Enter in the {detail}', async function (detail: FormDetail) {
  await (await this.form()).controls(detail).first().press('Enter');
});

Then<PortalWorld>('the {detail} has the focus', async function (detail: FormDetail) {
  await expect(ofBrowser((await this.form()).controls(detail).first())).toBeFocused();
});

Then<PortalWorld>(
  'the {detail}( already)( still) reads {string}',
  async function (detail: FormDetail, text: string) {
    await (await this.form()).expectValue(detail, text);
  },
);

Then<PortalWorld>(
  'I can pick another day of the {detail} from a calendar',
  async function (detail: FormDetail) {
    const field = (await this.form()).controls(detail).first();
    const before = await field.inputValue();
    // The button stands beside what is typed.
    await field.locator('xpath=following-sibling::button').click();
    const calendar = field.locator('xpath=following-sibling::*[@role="dialog"]');
    // The next month: where today is the earliest day, and the last of its month, this one has no other.
    await calendar.locator('button:not([data-day])').last().click();
    await calendar.locator('button[data-day]:enabled:not([aria-current])').first().click();
    await expect(field).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
    await expect(field).not.toHaveValue(before);
  },
);

Then<PortalWorld>('my e-mail is already/still there', async function () {
  await (await this.form()).expectValue('e-mail', this.customer.email);
});

Then<PortalWorld>('the {detail} {is} ticked', async function (detail: FormDetail, is: boolean) {
  const box = expect((await this.form()).controls(detail).first());
  await (is ? box : box.not).toBeChecked();
});

Then<PortalWorld>('the {detail} {can} be ticked', async function (detail: FormDetail, can: boolean) {
  const box = expect((await this.form()).controls(detail));
  await (can ? box.toBeEnabled() : box.toBeDisabled());
});

/** What is not asked for is not there at all: a control that styles hide would still be sent. */
Then<PortalWorld>('I {am} asked for the {detail}', async function (asked: boolean, detail: FormDetail) {
  const controls = (await this.form()).controls(detail);
  if (asked) {
    await expect(controls.first()).toBeVisible();
    return;
  }
  await this.expectNoOtherPage();
  await expect(controls).toHaveCount(0);
});

/** It is there, for an answer that brings it to sight without a script; until then styles hide it. */
Then<PortalWorld>('the {detail} is hidden for now', async function (detail: FormDetail) {
  await this.expectNoOtherPage();
  const controls = ofBrowser((await this.form()).controls(detail));
  await expect(controls).not.toHaveCount(0);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});

Then<PortalWorld>('the {detail} is no longer refused', async function (detail: FormDetail) {
  await (await this.form()).expectNotRefused(detail);
});

Then<PortalWorld>('the {detail} is/are {verdict}', async function (detail: FormDetail, accepted: boolean) {
  const form = await this.form();
  if (!accepted) {
    await form.expectRefused(detail);
    return;
  }
  // An accepted form leads on: the page that asked for the detail is gone, with everything it said.
  await expect(form.controls(detail)).toHaveCount(0);
  await form.expectNotRefused(detail);
});

Then<PortalWorld>(
  'the {detail} is refused because {string}',
  async function (detail: FormDetail, reason: string) {
    const said = await (await this.form()).expectRefused(detail);
    expect(said.replaceAll('\u00a0', ' ')).toContain(reason);
  },
);

/** Tries one entry after the other in the task that is open, each with the reason against it. */
Then<PortalWorld>(
  'each of these is refused as the {detail}:',
  async function (detail: FormDetail, table: DataTable) {
    const form = await this.form();
    for (const [entry = '', reason = ''] of table.raw()) {
      if (reason === '') throw new Error(`No reason is given against "${entry}"`);
      await form.answer(detail, entry);
      await (await this.actions()).completeTask();
      await this.arrived();
      // What was said of the entry before may stand there for a moment.
      const said = async () => (await form.expectRefused(detail)).replaceAll('\u00a0', ' ');
      await expect.poll(said, { message: entry }).toContain(reason);
    }
  },
);

/** The text of each reason: one of its own (ACC-04, ACC-05). */
const REASONS = {
  missing: 'validation:requiredNamed',
  'too short': 'validation:passwordTooShort',
  'too long': 'validation:passwordTooLong',
  'too simple': 'validation:passwordTooSimple',
  different: 'validation:passwordsDiffer',
  'not accepted': 'validation:termsNotAccepted',
} as const satisfies Record<string, TextKey>;

Then<PortalWorld>(
  /^the (password|repeated password|terms|partner's terms) (?:is|are) refused as (missing|too short|too long|too simple|different|not accepted)$/,
  async function (detail: FormDetail, reason: keyof typeof REASONS) {
    const ofPartner = detail === "partner's terms" && reason === 'not accepted';
    const text = ofPartner ? 'validation:partnerTermsNotAccepted' : REASONS[reason];
    const words = pattern(await textOn(await this.page(), text));
    expect(await (await this.form()).expectRefused(detail)).toMatch(words);
  },
);
