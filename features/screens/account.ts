import type { Customer } from '../support/backend/backend';
import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Page } from '../support/test-browser/test-browser';
import type { WizardDetail } from './details';
import { FormPart } from './form';

export class AccountScreen {
  readonly form: FormPart;
  readonly #page: Page;
  readonly #input: InputMethod;

  constructor(page: Page, input: InputMethod) {
    this.form = new FormPart(page, input);
    this.#page = page;
    this.#input = input;
  }

  async logIn({ email, password }: Customer): Promise<void> {
    await this.form.answer('e-mail', email);
    await this.form.answer('password', password);
    await this.form.submit();
  }

  async register(
    customer: Customer,
    changes: Partial<Record<WizardDetail, string>> = {},
    { presses = 1 } = {},
  ): Promise<void> {
    // The URL changes before the page renders.
    await this.form.controls('repeated password').waitFor();
    const partnerTerms = (await this.form.controls("partner's terms").count()) > 0;
    const answers: Partial<Record<WizardDetail, string>> = {
      'e-mail': customer.email,
      password: customer.password,
      'repeated password': changes.password ?? customer.password,
      terms: 'yes',
      ...(partnerTerms && { "partner's terms": 'yes' }),
      ...changes,
    };
    for (const [detail, answer] of Object.entries(answers))
      await this.form.answer(detail as WizardDetail, answer);
    if (presses === 2) await this.form.submitButton().dblclick();
    else await this.form.submit();
  }

  async logOut(): Promise<void> {
    const logOut = this.#page.locator('header form[action="/logout"] button');
    await this.#input.press(this.#page.locator('header details:has(form[action="/logout"]) > summary'));
    await this.#input.press(logOut);
  }

  async logOutEverywhere(): Promise<void> {
    await this.#input.press(this.#page.locator('main a[href$="?logout=everywhere"]'));
    await this.#input.press(this.#page.locator('button[form=log-out-everywhere]'));
    await this.expectLogin();
  }

  async expectLogin(): Promise<void> {
    await expect(this.#page).toHaveURL((url) => url.pathname === '/login');
    await expect(this.form.controls('password')).toBeVisible();
  }
}
