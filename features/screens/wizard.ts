import type { Hands } from '../support/hands';
import { expect } from '../support/visitor/expect';
import type { Locator, Page } from '../support/visitor/visitor';
import { type Detail, LOAN_TYPES, type LoanType, STAGES, type Stage } from './details';
import { Form } from './form';

/** A company's loan request. */
export interface LoanWish {
  type: LoanType;
  /** Whole units of the currency; undefined leaves what is there. */
  amount?: number;
  months?: number;
  purpose?: string;
}

/** Valid answers about a German company, for what a scenario does not say. */
export const COMPANY: Partial<Record<Detail, string>> = {
  'legal form': 'GMBH',
  street: 'Hafenstraße',
  'house number': '12a',
  postcode: '28217',
  city: 'Bremen',
  'business purpose': 'Stahl- und Hallenbau',
};

/** The stages of the classic wizard. */
export class Wizard {
  readonly form: Form;
  readonly #page: Page;
  readonly #hands: Hands;
  readonly #scripts: boolean;

  /** @param scripts whether the visitor's browser runs them. */
  constructor(page: Page, hands: Hands, scripts: boolean) {
    this.form = new Form(page, hands);
    this.#page = page;
    this.#hands = hands;
    this.#scripts = scripts;
  }

  async expectAt(stage: Stage): Promise<void> {
    await expect(this.#page).toHaveURL((url) => url.pathname === STAGES[stage]);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Fills the loan request in; sends it only when `send`. */
  async askFor(wish: LoanWish): Promise<void> {
    await this.chooseLoanType(wish.type);
    if (wish.amount !== undefined) await this.form.answer('amount', String(wish.amount));
    if (wish.months !== undefined) await this.form.answer('duration', String(wish.months));
    const asked = await this.form.controls('purpose').count();
    if (asked > 0) await this.form.answer('purpose', wish.purpose ?? 'operating_expenses');
  }

  /** Where the partner has one loan type only, nobody is asked. */
  async chooseLoanType(type: LoanType): Promise<void> {
    const offered = this.form.controls('loan type');
    if ((await offered.first().getAttribute('type')) === 'radio') {
      await this.form.answer('loan type', LOAN_TYPES[type]);
    }
  }

  async nameCompany(name: string): Promise<void> {
    await this.form.answer('company name', name);
    await this.form.send();
  }

  /** Types a part of the name and takes the suggestion of that name. */
  async chooseSuggestion(name: string): Promise<void> {
    if (this.#scripts) await this.takeSuggestion(name);
    else {
      await this.searchCompany(name);
      await this.#hands.tick(this.#page.getByRole('radio', { name, exact: true }));
    }
    await this.form.send();
  }

  /** Takes a suggestion, without sending the form. */
  async takeSuggestion(name: string): Promise<void> {
    await this.form.answer('company name', name);
    await this.#hands.pick(this.suggestions().filter({ hasText: name }).first());
    await expect(this.form.controls('company name')).toHaveValue(name);
    await expect(this.suggestions()).toHaveCount(0);
  }

  /** Searches by the button that is there without scripts. */
  async searchCompany(name: string): Promise<void> {
    await this.form.answer('company name', name);
    await this.#hands.press(this.#page.locator('main button[name=intent][value=search]'));
  }

  /** Says that none of the companies found is the right one. */
  async refuseFound(): Promise<void> {
    await this.#hands.tick(this.#page.locator('main [type=radio][name=companyCreditProviderId][value=none]'));
    await this.form.send();
  }

  suggestions(): Locator {
    return this.#page.getByRole('option').filter({ visible: true });
  }

  /** Fills the company details in and sends them. Details that are not asked for are left out. */
  async describeCompany(answers: Partial<Record<Detail, string>> = {}): Promise<void> {
    const wanted = { ...COMPANY, ...answers };
    // Which legal forms there are depends on the partner; some are enough for "any".
    const offered = await this.form.options('legal form');
    if (answers['legal form'] === undefined && !offered.includes(wanted['legal form'] ?? '')) {
      wanted['legal form'] = offered[0];
    }
    for (const [detail, answer] of Object.entries(wanted)) {
      await this.form.answer(detail as Detail, answer ?? '');
    }
    await this.form.send();
  }

  /** How many steps the stepper shows, and at which one the visitor is. */
  async stepper(): Promise<{ steps: number; current: number }> {
    const steps = this.#page.locator('nav ol li');
    const states = await steps.evaluateAll((all) => all.map((step) => step.getAttribute('aria-current')));
    return { steps: states.length, current: states.indexOf('step') + 1 };
  }
}
