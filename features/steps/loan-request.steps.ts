import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { FORM_STAGES, type LoanType, WIZARD_DETAILS, type WizardDetail } from '../screens/details';
import { getTranslatedText } from '../screens/texts';
import { LANGUAGES } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>('I am at the loan request', async function () {
  await this.open(FORM_STAGES['the loan request']);
  await (await this.wizard()).expectStage('the loan request');
});

When<PortalWorld>(
  'I ask for {number}( euros) of {loan type} over {number} months',
  async function (amount: number, type: LoanType, months: number) {
    const wizard = await this.wizard();
    await wizard.requestLoan({ type, amount, months });
    await wizard.form.submit();
  },
);

When<PortalWorld>('I ask for the longest purpose', async function () {
  const purposes = (await this.browserPage()).locator('select[name=purposeSelect]');
  const texts = await purposes.locator('option').allTextContents();
  const [longest = ''] = texts.sort((a, b) => b.length - a.length);
  await purposes.selectOption({ label: longest });
});

Then<PortalWorld>('no word of what I ask for is broken', async function () {
  await expectWholeWords((await this.browserPage()).locator('main section :is(dt, dd)'));
});

Then<PortalWorld>('no word of my offer is broken', async function () {
  await expectWholeWords((await this.browserPage()).locator('main dl :is(dt, dd)'));
});

async function expectWholeWords(parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  const listBrokenTexts = () =>
    parts.evaluateAll((all) =>
      all.flatMap((part) => {
        const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
        return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (text) range.setStart(text, index);
          if (text) range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
  await expect.poll(listBrokenTexts).toEqual([]);
}

When<PortalWorld>('I switch to {loan type}', async function (type: LoanType) {
  await (await this.wizard()).chooseLoanType(type);
});

Then<PortalWorld>(
  'amounts from {number} to {number} and durations from {int} to {int} months are on offer',
  async function (minAmount: number, maxAmount: number, minMonths: number, maxMonths: number) {
    const page = await this.browserPage();
    const form = await this.form();
    for (const [detail, low, high] of [
      ['amount', minAmount, maxAmount],
      ['duration', minMonths, maxMonths],
    ] as const) {
      const slider = form.controls(detail);
      await requirePlaywrightLocator(slider).focus();
      await page.keyboard.press('Home');
      await expect(slider).toHaveValue(String(low));
      await page.keyboard.press('End');
      await expect(slider).toHaveValue(String(high));
    }
  },
);

Then<PortalWorld>(
  'the amounts to choose from go from {number} to {number} and the durations from {int} to {int} months',
  async function (minAmount: number, maxAmount: number, minMonths: number, maxMonths: number) {
    const form = await this.form();
    const readEnds = async (detail: WizardDetail) => {
      const values = (await form.options(detail)).map(Number);
      return [values[0], values.at(-1)];
    };
    await expect.poll(() => readEnds('amount')).toEqual([minAmount, maxAmount]);
    await expect.poll(() => readEnds('duration')).toEqual([minMonths, maxMonths]);
  },
);

Then<PortalWorld>(
  'the next amount after {number} is {number} and the next duration after {int} is {int} months',
  async function (amount: number, nextAmount: number, months: number, nextMonths: number) {
    const page = await this.browserPage();
    const form = await this.form();
    for (const [detail, value, next] of [
      ['amount', amount, nextAmount],
      ['duration', months, nextMonths],
    ] as const) {
      await form.answer(detail, String(value));
      await requirePlaywrightLocator(form.controls(detail)).focus();
      await page.keyboard.press('ArrowRight');
      await expect(form.controls(detail)).toHaveValue(String(next));
    }
  },
);

Then<PortalWorld>(
  'the amount is {number} and the duration {int} months',
  async function (amount: number, months: number) {
    await (await this.wizard()).expectStage('the loan request');
    await expectLoanTerms(this, amount, months);
  },
);

Then<PortalWorld>('amount and duration can only be chosen with the slider', async function () {
  const form = await this.form();
  for (const detail of ['amount', 'duration'] as const) {
    await expect(form.controls(detail)).toHaveAttribute('type', 'range');
  }
  await expect((await this.page()).locator('main input[inputmode=numeric]:not([readonly])')).toHaveCount(0);
});

Then<PortalWorld>('I am asked in this order:', async function (detailTable: DataTable) {
  const details = detailTable.raw().flat() as WizardDetail[];
  const names = details.map((detail) => `main [name="${WIZARD_DETAILS[detail]}"]:visible`);
  const visibleControls = (await this.browserPage()).locator(names.join(', '));
  const order = async () => {
    const all = await visibleControls.evaluateAll((controls) =>
      controls.map((control) => control.getAttribute('name')),
    );
    return [...new Set(all)];
  };
  await expect.poll(order).toEqual(details.map((detail) => WIZARD_DETAILS[detail]));
});

Then<PortalWorld>('I see these loan types:', async function (types: DataTable) {
  await expect.poll(() => shownLoanTypes(this)).toEqual(types.raw().flat());
});

Then<PortalWorld>('I see the loan type {word} too', async function (type: string) {
  await expect.poll(() => shownLoanTypes(this)).toContain(type);
});

async function shownLoanTypes(world: PortalWorld): Promise<(string | null)[]> {
  const visibleTypes = (await world.browserPage()).locator('main label:visible [name="loanType"]');
  return visibleTypes.evaluateAll((types) => types.map((type) => type.getAttribute('value')));
}

Then<PortalWorld>('the whole amount {string} is to be seen', async function (amount: string) {
  const field = requirePlaywrightLocator((await this.form()).controls('amount').first());
  await expect(field).toHaveValue(amount);
  const hidden = () => field.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

Then<PortalWorld>('amounts are in {word}', async function (currency: string) {
  const sign = { EUR: '€', CHF: 'CHF', PLN: /PLN|zł/ }[currency] ?? currency;
  await expect((await this.page()).getByRole('main')).toContainText(sign);
});

async function expectLoanTerms(world: PortalWorld, amount: number, months: number): Promise<void> {
  const form = await world.form();
  const digits = new RegExp(`^${String(amount).split('').join('\\D?')}$`);
  await form.expectValue('amount', digits);
  await form.expectValue('duration', String(months));
}

Then<PortalWorld>(
  'in each language each of the {int} lines of my request has its name or its value in one piece',
  async function (count: number) {
    const page = await this.browserPage();
    const rows = page.locator('main dl > div');
    const listBrokenRows = () =>
      rows.evaluateAll((all) =>
        all
          .filter((row) =>
            ['dt', 'dd'].every((part) => {
              const range = document.createRange();
              const text = row.querySelector(part)?.firstChild;
              if (text) range.selectNodeContents(text);
              return range.getClientRects().length > 1;
            }),
          )
          .map((row) => row.textContent),
      );
    for (const code of Object.values(LANGUAGES)) {
      await (await this.frame()).switchLanguage(code);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const duration = await getTranslatedText(page, 'application:request.duration');
      await expect(rows.filter({ hasText: duration })).toHaveCount(1);
      await expect(rows).toHaveCount(count);
      await expect.poll(listBrokenRows).toEqual([]);
    }
  },
);
