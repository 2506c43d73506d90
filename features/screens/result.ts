import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { STAGES } from './details';

/** What became of an application: the offer, the receipt, or the rejection. */
export class Result {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  main(): Locator {
    return this.#page.getByRole('main');
  }

  async expectShown(): Promise<void> {
    await expect(this.#page).toHaveURL((url) => url.pathname === STAGES['the result']);
    await expect(this.main().getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The link to completing the application: an offer has it, a rejection does not. */
  completion(): Locator {
    return this.main().locator('a[href^="/dashboard/applications/"]');
  }

  /** Figures by their label, as definition lists give them: label, value and note. */
  async figures(): Promise<Map<string, string>> {
    const terms = await this.main()
      .locator('dl div')
      .evaluateAll((all) =>
        all.map((entry): [string, string] => [
          entry.querySelector('dt')?.textContent ?? '',
          [...entry.querySelectorAll('dd')].map((value) => value.textContent).join(' '),
        ]),
      );
    return new Map(terms.map(([label, text]) => [label, text.replace(/\s+/g, ' ')]));
  }
}
