import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { DEPLOYMENTS } from 'fixtures/deployments';
import {
  type Form as ConfiguredForm,
  createCustomField,
  createStandardField,
  definitionsOf,
  uiConfigOf,
} from 'fixtures/forms/form';
import { createMedicalPracticeForm } from 'fixtures/forms/medical-practice';
import { createLocalizedText } from 'fixtures/forms/texts';
import {
  detailNamesOf,
  PRACTICE_PURPOSES,
  PRACTICE_STEPS,
  type PracticePurpose,
  type PracticeStep,
  WIZARD_DETAILS,
  type WizardDetail,
} from '../screens/details';
import { createPracticeAnswers, PRACTICE_ANSWERS, PracticeForm } from '../screens/practice-form';
import { getTranslatedText } from '../screens/texts';
import { expect } from '../support/test-browser/expect';
import type { Locator } from '../support/test-browser/test-browser';
import type { PortalWorld } from '../support/world';

type DetailAnswers = Partial<Record<WizardDetail, string>>;

async function practice(world: PortalWorld): Promise<PracticeForm> {
  return new PracticeForm(await world.page(), await world.inputMethod(), world.visitor.hasJavaScript);
}

Given<PortalWorld>(
  'the bank offers the type of practice as a list, and two currencies for devices',
  async function () {
    const currency = createStandardField('currency', 'text', 'application', {
      component: 'currency',
      label: createLocalizedText('Währung', 'Currency', 'Devise', 'Waluta'),
    });
    const { purposes } = createPracticeForm();
    await offerForm(this, {
      purposes: purposes.map((purpose) => ({
        ...purpose,
        currencies: purpose.name === PRACTICE_PURPOSES['devices and equipment'] ? ['EUR', 'CHF'] : ['EUR'],
        steps: purpose.steps.map((step) => ({
          ...step,
          fields: [
            ...step.fields.map((field) =>
              field.ui.id === WIZARD_DETAILS['type of practice']
                ? { ...field, ui: { ...field.ui, component: 'select' } }
                : field,
            ),
            ...(step.id === 'loan-data' ? [currency] : []),
          ],
        })),
      })),
    });
  },
);

Given<PortalWorld>('the bank has no questions for its steps', async function () {
  const { purposes } = createPracticeForm();
  await offerForm(this, {
    purposes: purposes.map((purpose) => ({
      ...purpose,
      steps: purpose.steps.map(({ question: _, lead: __, ...step }) => step),
    })),
  });
});

Then<PortalWorld>('the step asks {string}', async function (question: string) {
  const page = await this.page();
  await expect(page.getByRole('heading', { level: 1, name: question, exact: true })).toBeVisible();
});

Then<PortalWorld>('the stepper calls the step {string}', async function (title: string) {
  const page = await this.page();
  await expect(page.locator('main [aria-current=step]').first()).toContainText(title);
});

async function cardsOf(world: PortalWorld, detail: WizardDetail) {
  const [name] = detailNamesOf(detail);
  return (await world.page()).locator(`main label:has(input[type=radio][name="${name}"]) b`);
}

Then<PortalWorld>('the {detail} is chosen from cards', async function (detail: WizardDetail) {
  await expect(await cardsOf(this, detail)).not.toHaveCount(0);
});

Then<PortalWorld>('the {detail} is chosen from a list', async function (detail: WizardDetail) {
  await expect(await cardsOf(this, detail)).toHaveCount(0);
});

Given<PortalWorld>(
  'the bank asks in a step more for {practice purpose}',
  async function (changedPurpose: PracticePurpose) {
    const { purposes } = createPracticeForm();
    const note = createCustomField('site_note', 'text', 'application', {
      component: 'text',
      label: createLocalizedText('Standort', 'Site', 'Site', 'Lokalizacja'),
    });
    const step = {
      id: 'site',
      title: createLocalizedText('Standort', 'Site', 'Site', 'Lokalizacja'),
      fields: [note],
    };
    await offerForm(this, {
      purposes: purposes.map((purpose) =>
        purpose.name === PRACTICE_PURPOSES[changedPurpose]
          ? { ...purpose, steps: [...purpose.steps, step] }
          : purpose,
      ),
    });
  },
);

Given<PortalWorld>('the bank takes practices of the countries {string}', async function (codes: string) {
  const countries = codes.split(', ');
  const { control } = await this.backendAfterNavigation();
  const { publicFeatures, partner } = DEPLOYMENTS.medic;
  await control.injectFault('the configuration', {
    kind: 'other answer',
    members: {
      '/public_features': [
        ...publicFeatures.filter(({ name }) => name !== 'application_countries'),
        { name: 'application_countries', is_active: true, value: { supported: countries, default: 'DE' } },
      ],
    },
  });
  const types = partner.country_company_types.DE ?? [];
  await control.injectFault('the partner', {
    kind: 'other answer',
    members: { '/country_company_types': Object.fromEntries(countries.map((country) => [country, types])) },
  });
});

function createPracticeForm(): ConfiguredForm {
  return createMedicalPracticeForm(new Date().toISOString().slice(0, 10));
}

async function offerForm(world: PortalWorld, form: ConfiguredForm): Promise<void> {
  const { control } = await world.backendAfterNavigation();
  const { fields, loan_purposes } = definitionsOf(form);
  await control.injectFault('the fields of the form', {
    kind: 'other answer',
    members: { '/fields': fields, '/loan_purposes': loan_purposes },
  });
  await control.injectFault('the steps of the form', {
    kind: 'other answer',
    members: { '/config': uiConfigOf(form).config },
  });
}

When<PortalWorld>('my practice applies for {practice purpose}', async function (purpose: PracticePurpose) {
  const form = await practice(this);
  const { pathname } = await this.currentUrl();
  const steps = Object.entries(createPracticeAnswers(purpose)) as [PracticeStep, DetailAnswers][];
  const currentStep = steps.findIndex(([step]) => PRACTICE_STEPS[step] === pathname);
  if (currentStep === -1) throw new Error(`${pathname} is not a step of the form for practices`);
  for (const [step, answers] of steps.slice(currentStep)) await form.complete(step, answers);
});

Then<PortalWorld>('the offer is promised after step {int}', async function (step: number) {
  const page = await this.page();
  const note = await getTranslatedText(page, 'application:request.note');
  await expect(page.getByText(note.replace('{{step}}', String(step)))).toBeVisible();
});

Then<PortalWorld>('the summary of my request reads:', async function (table: DataTable) {
  const page = await this.page();
  const rows = page.getByRole('complementary').locator('dl > div');
  await expect.poll(async () => Promise.all((await rows.all()).map(readLabelAndValue))).toEqual(table.raw());
});

async function readLabelAndValue(row: Locator): Promise<string[]> {
  const texts = await Promise.all(
    [row.locator('dt'), row.locator('dd > span').first()].map((locator) => locator.textContent()),
  );
  return texts.map((text) => (text ?? '').replaceAll('\u00a0', ' '));
}

Then<PortalWorld>('the purposes are explained by:', async function (table: DataTable) {
  const page = await this.page();
  for (const [value = '', words = ''] of table.raw()) {
    const card = page.locator(`main [name="${WIZARD_DETAILS['loan purpose']}"][value="${value}"]`);
    await expect(card).toHaveAccessibleDescription(words.replaceAll(/(?<=\d) (?=€)/g, '\u00a0'));
  }
});

When<PortalWorld>('I choose {practice purpose}', async function (purpose: PracticePurpose) {
  await (await practice(this)).choosePurpose(PRACTICE_PURPOSES[purpose]);
});

When<PortalWorld>(
  'I answer {practice step} but state the {detail} as {string}',
  async function (step: PracticeStep, detail: WizardDetail, entry: string) {
    const purpose: PracticePurpose = 'a foundation';
    await (await practice(this)).complete(step, { ...createPracticeAnswers(purpose)[step], [detail]: entry });
  },
);

When<PortalWorld>(
  'I answer {practice step} for {practice purpose} but state the {detail} as {string}',
  async function (step: PracticeStep, purpose: PracticePurpose, detail: WizardDetail, entry: string) {
    await (await practice(this)).complete(step, { ...createPracticeAnswers(purpose)[step], [detail]: entry });
  },
);

When<PortalWorld>('I describe my practice as one of {string}', async function (discipline: string) {
  const answers = { ...PRACTICE_ANSWERS, specialty: '__other', 'other discipline': discipline };
  await (await practice(this)).complete('the data of my practice', answers);
});

Then<PortalWorld>('I am asked for:', async function (table: DataTable) {
  const form = await this.form();
  for (const [detail = ''] of table.raw())
    await expect(form.controls(detail as WizardDetail).first(), detail).toBeAttached();
});

Then<PortalWorld>('the {detail} can be:', async function (detail: WizardDetail, table: DataTable) {
  const form = await this.form();
  await expect.poll(() => form.options(detail)).toEqual(table.raw().flat());
});

Then<PortalWorld>('the {detail} can be one of {int}', async function (detail: WizardDetail, count: number) {
  const form = await this.form();
  await expect.poll(() => form.options(detail)).toHaveLength(count);
});

Then<PortalWorld>(
  'the {detail} moves by the arrow key from {string} to {string}',
  async function (detail: WizardDetail, initialValue: string, expectedValue: string) {
    const form = await this.form();
    await form.expectValue(detail, initialValue);
    const page = await this.browserPage();
    const slider = page.locator(`main [data-field="${WIZARD_DETAILS[detail]}"] input[type=range]`);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await form.expectValue(detail, expectedValue);
  },
);

Then<PortalWorld>('these are asked for as configured:', async function (table: DataTable) {
  const form = await this.form();
  for (const { detail, name = '', keys = '', begins = '' } of table.hashes()) {
    const control = form.controls(detail as WizardDetail).first();
    await expect(control).toHaveAccessibleName(name);
    await expect(control).toHaveAttribute('inputmode', keys);
    await expect(control).toHaveValue(begins);
  }
});

Then<PortalWorld>(
  'the {detail} is chosen from {string}',
  async function (detail: WizardDetail, names: string) {
    const list = (await this.form()).controls(detail);
    await expect(list).toHaveRole('combobox');
    await expect(list.locator('option:not([value=""])')).toHaveText(names.split(', '));
  },
);

Then<PortalWorld>('the {detail} are in {string}', async function (detail: WizardDetail, unit: string) {
  const control = (await this.form()).controls(detail).first();
  await expect(control).toHaveAccessibleName(new RegExp(`${unit}$`));
});

Then<PortalWorld>('the {detail} suggests {string}', async function (detail: WizardDetail, text: string) {
  await expect((await this.form()).controls(detail)).toHaveAttribute('placeholder', text);
});

Then<PortalWorld>(
  'the {detail} suggests {string} in {int} rows',
  async function (detail: WizardDetail, text: string, rows: number) {
    const control = (await this.form()).controls(detail);
    await expect(control).toHaveAttribute('placeholder', text);
    await expect(control).toHaveAttribute('rows', String(rows));
  },
);

Then<PortalWorld>(
  'the {detail} is explained by {string}',
  async function (detail: WizardDetail, hint: string) {
    await expect((await this.form()).controls(detail)).toHaveAccessibleDescription(hint);
  },
);

Then<PortalWorld>('I see the message that the form is not available, and whom to ask', async function () {
  const main = (await this.page()).getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Online-Antrag steht gerade nicht zur Verfügung');
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
});
