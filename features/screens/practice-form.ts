import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Page } from '../support/test-browser/test-browser';
import {
  PRACTICE_PURPOSES,
  PRACTICE_STEPS,
  type PracticePurpose,
  type PracticeStep,
  type WizardDetail,
} from './details';
import { FormPart } from './form';

type DetailAnswers = Partial<Record<WizardDetail, string>>;

function dateInDays(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

export const PRACTICE_ANSWERS: DetailAnswers = {
  'type of practice': 'group',
  specialty: 'general_medicine',
  'legal form': 'FREIE_BERUFE',
  street: 'Parkallee',
  'house number': '3',
  postcode: '80331',
  city: 'München',
  'business purpose': 'Hausärztliche Versorgung',
  staff: '4',
};

const TERMS: Record<PracticePurpose, DetailAnswers> = {
  'devices and equipment': { amount: '60000', duration: '36' },
  'a foundation': { amount: '250000', duration: '10' },
  'a takeover': { amount: '300000', duration: '12' },
};

const PROJECT_ANSWERS: Record<PracticePurpose, DetailAnswers> = {
  'devices and equipment': {
    'purpose description': 'Ein neues Ultraschallgerät und zwei Behandlungsliegen.',
    'number of devices': '3',
    correctness: 'yes',
  },
  'a foundation': {
    'purpose description': 'Neugründung einer Hausarztpraxis im Neubaugebiet am Park.',
    'opening date': dateInDays(200),
    premises: 'true',
    'expected sales': '380000',
    'share of private patients': '12,5',
    correctness: 'yes',
  },
  'a takeover': {
    'purpose description': 'Übernahme einer Hausarztpraxis mit dem ganzen Personal.',
    'takeover date': dateInDays(200),
    'purchase price': '280000',
    'acquired share': '50',
    'expected sales': '380000',
    correctness: 'yes',
  },
};

export function createPracticeAnswers(purpose: PracticePurpose): Record<PracticeStep, DetailAnswers> {
  return {
    'the name of my practice': { 'company name': 'Praxis am Park' },
    'the data of my practice': PRACTICE_ANSWERS,
    'the financing of my practice': { 'loan purpose': PRACTICE_PURPOSES[purpose], ...TERMS[purpose] },
    'the project of my practice': PROJECT_ANSWERS[purpose],
  };
}

export class PracticeForm {
  readonly form: FormPart;
  readonly #page: Page;
  readonly #scripts: boolean;

  constructor(page: Page, input: InputMethod, scripts: boolean) {
    this.form = new FormPart(page, input);
    this.#page = page;
    this.#scripts = scripts;
  }

  async expectStep(step: PracticeStep): Promise<void> {
    await expect(this.#page).toHaveURL(({ pathname }) => pathname === PRACTICE_STEPS[step]);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async complete(step: PracticeStep, answers: DetailAnswers): Promise<void> {
    await this.expectStep(step);
    const { 'loan purpose': purpose, ...otherAnswers } = answers;
    if (purpose) await this.choosePurpose(purpose);
    for (const [detail, answer] of Object.entries(otherAnswers)) {
      await this.form.answer(detail as WizardDetail, answer ?? '');
    }
    await this.form.submit();
  }

  async choosePurpose(purpose: string): Promise<void> {
    await this.form.answer('loan purpose', purpose);
    if (!this.#scripts) await this.form.submit();
    await expect(this.form.controls('amount').first()).toBeVisible();
  }
}
