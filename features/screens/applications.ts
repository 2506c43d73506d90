import { expect } from '../support/visitor/expect';
import { ofBrowser } from '../support/visitor/of-browser';
import type { Locator, Page } from '../support/visitor/visitor';

/** Columns of a row. */
export interface Row {
  text: string;
  /** Words of its button. */
  button: string;
}

/** The list of applications. */
export class Applications {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async expectShown(): Promise<void> {
    await expect(this.#page).toHaveURL((url) => url.pathname === '/dashboard/applications');
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  rows(): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.#page.locator('a') });
  }

  /** The cards in their order, each a section with a heading. */
  cards(): Locator {
    return this.#page.locator('main section');
  }

  async row(number: string): Promise<Row> {
    const row = this.rows().filter({ hasText: number });
    await expect(row).toHaveCount(1);
    const button = row.getByRole('link');
    return {
      text: spaced((await row.textContent()) ?? ''),
      button: spaced((await button.textContent()) ?? ''),
    };
  }

  /** Whether a row's button stands out: filled rather than outlined, which only a browser shows. */
  async standsOut(number: string): Promise<boolean> {
    const button = ofBrowser(this.rows().filter({ hasText: number }).getByRole('link'));
    const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    return !/^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$|transparent/.test(background);
  }

  async expectEmpty(): Promise<void> {
    await this.expectShown();
    await expect(this.rows()).toHaveCount(0);
    await expect(this.#page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  }
}

/** Text with every kind of space as a blank. */
function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
