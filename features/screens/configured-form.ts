import { type InputMethod, pointer } from '../support/input-method';
import type { LanguageCode } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { Page } from '../support/test-browser/test-browser';
import { controlKindOf } from './form';

type FieldEntry = string | Readonly<Record<LanguageCode, string>>;
type StepAnswers = Readonly<Record<string, FieldEntry>>;

const COMPANY: StepAnswers = {
  companyName: 'Nordheide Spedition GmbH',
  companyType: 'GMBH',
};

/** Control names encode special characters of field IDs. */
export const CONFIGURED_FORM_ANSWERS = {
  vehicles: [
    {
      allBanksLoanPurpose: 'fleet.vehicles',
      x_vehicle_2e_type: 'van',
      x_first_20_registration: { de: '01.05.2024', en: '01.05.2024', fr: '01/05/2024', pl: '01.05.2024' },
      x_plate_5b_0_5d_: 'BRE NW 12',
      mileage: { de: '48.000', en: '48,000', fr: '48 000', pl: '48 000' },
    },
    COMPANY,
    { loanSize: '48500', loanDuration: '4', currency: 'EUR' },
  ],
  machines: [
    { allBanksLoanPurpose: 'machines & plant' },
    { x_machine_2e_maker: 'kranich', x_machine_2e_state: 'used' },
    COMPANY,
    { x_own_20_share: { de: '12,5', en: '12.5', fr: '12,5', pl: '12,5' }, x_usage_2e_months: '9' },
    { loanSize: '90000', loanDuration: '5' },
    { x_project_3a__20_why: 'Eine Presse für die neue Halle am Hafen.', x_is_20_insured: 'true' },
  ],
  tools: [
    { allBanksLoanPurpose: 'tools[small]' },
    COMPANY,
    { loanSize: '12000', loanDuration: { de: '2,5', en: '2.5', fr: '2,5', pl: '2,5' } },
  ],
} as const satisfies Record<string, readonly StepAnswers[]>;
export type ConfiguredFormPurpose = keyof typeof CONFIGURED_FORM_ANSWERS;

export const CONFIGURED_FORM_VALUES: Readonly<
  Record<ConfiguredFormPurpose, Readonly<Record<string, string>>>
> = {
  vehicles: {
    'vehicle.type': 'van',
    'first registration': '2024-05-01',
    'plate[0]': 'BRE NW 12',
    mileage: '48000',
  },
  machines: {
    'machine.maker': 'kranich',
    'machine.state': 'used',
    'own share': '0.125',
    'usage.months': '9',
    'project: why': 'Eine Presse für die neue Halle am Hafen.',
    'is insured': 'true',
  },
  tools: {},
};

interface Applicant {
  readonly page: Page;
  readonly language: LanguageCode;
  readonly scripts: boolean;
  readonly waitForPage: () => Promise<void>;
  readonly input?: InputMethod;
}

export async function applyByConfiguredForm(
  applicant: Applicant,
  steps: readonly StepAnswers[],
): Promise<void> {
  for (const { allBanksLoanPurpose: purpose, ...answers } of steps) {
    if (purpose !== undefined) {
      const previousUrl = applicant.page.url();
      await answerField(applicant, 'allBanksLoanPurpose', purpose);
      // Without scripts, questions of the purpose are on the next page.
      if (!applicant.scripts) await pressNext(applicant);
      if (applicant.page.url() !== previousUrl) continue;
    }
    for (const [name, entry] of Object.entries(answers)) await answerField(applicant, name, entry);
    await sendStep(applicant);
  }
  await sendStep(applicant);
}

async function sendStep(applicant: Applicant): Promise<void> {
  const previousUrl = applicant.page.url();
  await pressNext(applicant);
  await expect.poll(() => applicant.page.url()).not.toBe(previousUrl);
  await applicant.waitForPage();
}

async function pressNext({ page, input = pointer, waitForPage }: Applicant): Promise<void> {
  await input.press(page.locator('main button[type=submit]:not([name]):visible').first());
  await waitForPage();
}

async function answerField(
  { page, language, input = pointer }: Applicant,
  name: string,
  entry: FieldEntry,
): Promise<void> {
  const value = typeof entry === 'string' ? entry : entry[language];
  const controls = page.locator(`main [name="${name}"]:not([type=hidden])`);
  const kind = await controlKindOf(controls.first());
  if (kind === 'radio') return input.tick(page.locator(`main [name="${name}"][value="${value}"]`));
  if (kind === 'checkbox') return input.tick(controls.first());
  if (kind === 'select') return input.choose(controls.first(), value);
  await input.write(controls.first(), value);
}
