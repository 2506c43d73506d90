import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { FormDetail } from '../screens/details';
import { createTextPattern, getTranslatedText, type TextKey } from '../screens/texts';
import { requireTag } from '../support/deployment/needs';
import { type FillableForm, fillInForm } from '../support/fill-in-form';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('I fill in the {detail} {string}', async function (detail: FormDetail, text: string) {
  await (await this.form()).answer(detail, text);
});

When<PortalWorld>('I fill in:', async function (answers: DataTable) {
  const form = await this.form();
  for (const [detail = '', answer = ''] of answers.raw()) await form.answer(detail as FormDetail, answer);
});

When<PortalWorld>('I {filling in}', async function (form: FillableForm) {
  await fillInForm(this, form);
});

When<PortalWorld>(
  'I {filling in} but state the {detail} as {entry}',
  async function (form: FillableForm, detail: FormDetail, entry: string) {
    await fillInForm(this, form, { [detail]: entry });
  },
);

When<PortalWorld>(
  'I {filling in} without the {detail}',
  async function (form: FillableForm, detail: FormDetail) {
    await fillInForm(this, form, { [detail]: '' });
  },
);

When<PortalWorld>('I go on to the field after the {detail}', async function (detail: FormDetail) {
  if (this.usesKeyboardOnly) await (await this.livePage()).keyboard.press('Tab');
  else await (await this.form()).blur(detail);
});

When<PortalWorld>(
  'I fill in the IBAN {string} and go on to the bank name before the bank is found',
  async function (iban: string) {
    requireTag(this.tags, '@needs-devtools');
    const form = await this.form();
    await this.playwrightBrowser.changePage(async (page) => {
      const lookup = '**/dashboard/bank-name';
      let findBank = () => {};
      const lookupAllowed = new Promise<void>((resolve) => {
        findBank = resolve;
      });
      await page.route(lookup, async (route) => {
        await lookupAllowed;
        await route.continue();
      });
      const lookupResponse = page.waitForResponse(lookup);
      await form.answer('IBAN', iban);
      await page.locator('input[name=bankName]').focus();
      findBank();
      await lookupResponse;
    });
  },
);

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
  await expect(requirePlaywrightLocator((await this.form()).controls(detail).first())).toBeFocused();
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
    const previousValue = await field.inputValue();
    await field.locator('xpath=following-sibling::button').click();
    const calendar = field.locator('xpath=following-sibling::*[@role="dialog"]');
    // The current month may offer no day but today.
    await calendar.locator('button:not([data-day])').last().click();
    await calendar.locator('button[data-day]:enabled:not([aria-current])').first().click();
    await expect(field).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
    await expect(field).not.toHaveValue(previousValue);
  },
);

Then<PortalWorld>('my e-mail is already/still there', async function () {
  await (await this.form()).expectValue('e-mail', this.customer.email);
});

Then<PortalWorld>('the {detail} {is} ticked', async function (detail: FormDetail, isTicked: boolean) {
  const box = expect((await this.form()).controls(detail).first());
  await (isTicked ? box : box.not).toBeChecked();
});

Then<PortalWorld>('the {detail} {can} be ticked', async function (detail: FormDetail, can: boolean) {
  const box = expect((await this.form()).controls(detail));
  await (can ? box.toBeEnabled() : box.toBeDisabled());
});

/** A control hidden by CSS would still be submitted. */
Then<PortalWorld>('I {am} asked for the {detail}', async function (isAsked: boolean, detail: FormDetail) {
  const controls = (await this.form()).controls(detail);
  if (isAsked) {
    await expect(controls.first()).toBeVisible();
    return;
  }
  await this.expectNoOtherPage();
  await expect(controls).toHaveCount(0);
});

/** Visitors without scripts need the control, so only CSS hides it. */
Then<PortalWorld>('the {detail} is hidden for now', async function (detail: FormDetail) {
  await this.expectNoOtherPage();
  const controls = requirePlaywrightLocator((await this.form()).controls(detail));
  await expect(controls).not.toHaveCount(0);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});

Then<PortalWorld>('the {detail} is no longer refused', async function (detail: FormDetail) {
  await (await this.form()).expectNotRefused(detail);
});

Then<PortalWorld>('the {detail} is/are {verdict}', async function (detail: FormDetail, isAccepted: boolean) {
  const form = await this.form();
  if (!isAccepted) {
    await form.expectRefused(detail);
    return;
  }
  await expect(form.controls(detail)).toHaveCount(0);
  await form.expectNotRefused(detail);
});

Then<PortalWorld>(
  'the {detail} is refused because {string}',
  async function (detail: FormDetail, reason: string) {
    const message = await (await this.form()).expectRefused(detail);
    expect(message.replaceAll('\u00a0', ' ')).toContain(reason);
  },
);

Then<PortalWorld>(
  'each of these is refused as the {detail}:',
  async function (detail: FormDetail, table: DataTable) {
    const form = await this.form();
    for (const [entry = '', reason = ''] of table.raw()) {
      if (reason === '') throw new Error(`No error is shown for "${entry}"`);
      await form.answer(detail, entry);
      await (await this.actions()).completeTask();
      await this.waitForNavigation();
      const readMessage = async () => (await form.expectRefused(detail)).replaceAll('\u00a0', ' ');
      await expect.poll(readMessage, { message: entry }).toContain(reason);
    }
  },
);

/** ACC-04 and ACC-05 define these messages. */
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
    const isPartnerTerms = detail === "partner's terms" && reason === 'not accepted';
    const text = isPartnerTerms ? 'validation:partnerTermsNotAccepted' : REASONS[reason];
    const words = createTextPattern(await getTranslatedText(await this.page(), text));
    expect(await (await this.form()).expectRefused(detail)).toMatch(words);
  },
);
