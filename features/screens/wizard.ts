import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';
import { FORM_STAGES, type FormStage, LOAN_TYPES, type LoanType, type WizardDetail } from './details';
import { FormPart } from './form';

export interface LoanRequest {
  type: LoanType;
  amount?: number;
  months?: number;
  purpose?: string;
}

export const APPLICANT_COMPANY: Partial<Record<WizardDetail, string>> = {
  'legal form': 'GMBH',
  street: 'Hafenstraße',
  'house number': '12a',
  postcode: '28217',
  city: 'Bremen',
  'business purpose': 'Stahl- und Hallenbau',
};

export class WizardScreen {
  readonly form: FormPart;
  readonly #page: Page;
  readonly #input: InputMethod;
  readonly #scripts: boolean;

  constructor(page: Page, input: InputMethod, scripts: boolean) {
    this.form = new FormPart(page, input);
    this.#page = page;
    this.#input = input;
    this.#scripts = scripts;
  }

  async expectStage(stage: FormStage): Promise<void> {
    await expect(this.#page).toHaveURL((url) => url.pathname === FORM_STAGES[stage]);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async requestLoan(request: LoanRequest): Promise<void> {
    await this.chooseLoanType(request.type);
    if (request.amount !== undefined) await this.form.answer('amount', String(request.amount));
    if (request.months !== undefined) await this.form.answer('duration', String(request.months));
    const purposeCount = await this.form.controls('purpose').count();
    if (purposeCount > 0) await this.form.answer('purpose', request.purpose ?? 'operating_expenses');
  }

  async chooseLoanType(type: LoanType): Promise<void> {
    const loanTypeControls = this.form.controls('loan type');
    if ((await loanTypeControls.first().getAttribute('type')) === 'radio') {
      await this.form.answer('loan type', LOAN_TYPES[type]);
    }
  }

  async nameCompany(name: string): Promise<void> {
    await this.form.answer('company name', name);
    await this.form.submit();
  }

  async chooseSuggestion(name: string): Promise<void> {
    if (!this.#scripts) {
      await this.searchCompany(name);
      await this.#input.tick(this.#page.getByRole('radio', { name, exact: true }));
      await this.form.submit();
      return;
    }
    await this.form.answer('company name', name);
    const isOnNameStep = new URL(this.#page.url()).pathname === FORM_STAGES['the company name'];
    await this.#input.pick(this.suggestions().filter({ hasText: name }).first());
    if (isOnNameStep) return;
    await expect(this.form.controls('company name')).toHaveValue(name);
    await expect(this.suggestions()).toHaveCount(0);
    await this.form.submit();
  }

  async chooseNamesake(address: string): Promise<void> {
    const choice = this.#page.locator('main label').filter({ hasText: address });
    await this.#input.tick(choice.locator('[type=radio]'));
    await this.form.submit();
  }

  async searchCompany(name: string): Promise<void> {
    await this.form.answer('company name', name);
    await this.#input.press(this.#page.locator('main button[name=intent][value=search]'));
  }

  async rejectSuggestions(): Promise<void> {
    await this.#input.tick(this.#page.locator('main [type=radio][name=companyCreditProviderId][value=none]'));
    await this.form.submit();
  }

  suggestions(): Locator {
    return this.#page.getByRole('option').filter({ visible: true });
  }

  async describeCompany(answers: Partial<Record<WizardDetail, string>> = {}): Promise<void> {
    const companyAnswers = { ...APPLICANT_COMPANY, ...answers };
    const offeredForms = await this.form.options('legal form');
    if (answers['legal form'] === undefined && !offeredForms.includes(companyAnswers['legal form'] ?? '')) {
      companyAnswers['legal form'] = offeredForms[0];
    }
    for (const [detail, answer] of Object.entries(companyAnswers)) {
      await this.form.answer(detail as WizardDetail, answer ?? '');
    }
    await this.form.submit();
  }

  async stepper(): Promise<{ steps: number; current: number }> {
    const steps = this.#page.locator('nav ol li');
    const states = await steps.evaluateAll((all) => all.map((step) => step.getAttribute('aria-current')));
    return { steps: states.length, current: states.indexOf('step') + 1 };
  }
}
