import type { Locator, Page } from '../support/visitor/visitor';

/** The tabs of what is financed, objects or factoring, and the tasks that open above them. */
export class Financing {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The cards of objects, in their order. */
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
