import type { Locator, Page } from '../support/test-browser/test-browser';

export class FinancingScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  objects(): Locator {
    return this.#page.locator('main li:has(h2)');
  }

  debtors(): Locator {
    return this.#page.locator('section[aria-labelledby=debtors] li');
  }

  card(title: string): Locator {
    return this.#page.getByRole('region', { name: title });
  }
}
