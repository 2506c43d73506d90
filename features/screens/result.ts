import { expect } from '../support/visitor/expect';
import type { Locator, Page } from '../support/visitor/visitor';
import { STAGES } from './details';

/** Of the classic wizard, and of a configured form. */
const RESULTS: string[] = [STAGES['the result'], '/application/new/application-result'];

/** The result page of an application: offer, receipt or rejection. */
export class Result {
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

  /** The link to completing the application: an offer has it, a rejection does not. */
  completion(): Locator {
    return this.main().locator('a[href^="/dashboard/applications/"]');
  }

  /** Expects a figure by its label: its value and its note, in this order. */
  async expectFigure(label: string, reading: RegExp): Promise<void> {
    const figure = this.main().locator('dl div', { has: this.#page.getByText(label, { exact: true }) });
    await expect(figure.locator('dd').first()).toHaveText(reading);
  }

  /** Expects what is said beside a figure about how certain it is. */
  async expectCertainty(label: string, word: string): Promise<void> {
    const figure = this.main().locator('dl div', { has: this.#page.getByText(label, { exact: true }) });
    await expect(figure).toContainText(word);
  }
}
