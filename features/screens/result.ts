import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';
import { FORM_STAGES } from './details';

const RESULTS: string[] = [FORM_STAGES['the result'], '/application/new/application-result'];

export class ResultScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  main(): Locator {
    return this.#page.getByRole('main');
  }

  async expectShown(): Promise<void> {
    await expect(this.#page).toHaveURL(({ pathname }) => RESULTS.includes(pathname));
    await expect(this.main().getByRole('heading', { level: 1 })).toBeVisible();
  }

  completion(): Locator {
    return this.main().locator('a[href^="/dashboard/applications/"]');
  }

  async expectFigure(label: string, expectedText: RegExp): Promise<void> {
    const figure = this.main().locator('dl div', { has: this.#page.getByText(label, { exact: true }) });
    await expect(figure.locator('dd').first()).toHaveText(expectedText);
  }

  async expectCertainty(label: string, word: string): Promise<void> {
    const figure = this.main().locator('dl div', { has: this.#page.getByText(label, { exact: true }) });
    await expect(figure).toContainText(word);
  }
}
