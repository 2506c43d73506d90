import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';

export class RepresentativesScreen {
  readonly #page: Page;
  readonly #input: InputMethod;

  constructor(page: Page, input: InputMethod) {
    this.#page = page;
    this.#input = input;
  }

  cards(): Locator {
    return this.#page.locator('main [data-representative]');
  }

  card(name: string): Locator {
    return this.cards().filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  alert(code: string): Locator {
    return this.#page.locator(`main [data-code="${code}"]`);
  }

  link(query: string, name?: string): Locator {
    const container = name === undefined ? this.#page.locator('main') : this.card(name);
    return container.locator(name === undefined ? `a[href$="?${query}"]` : `a[href*="?${query}="]`);
  }

  async begin(query: string, name?: string): Promise<void> {
    await this.#input.press(this.link(query, name).first());
    await expect(this.#page).toHaveURL((url) => url.searchParams.has(query));
  }
}
