import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { Locator, Page } from '../support/test-browser/test-browser';

export interface ApplicationRow {
  text: string;
  button: string;
}

export class ApplicationsScreen {
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

  cards(): Locator {
    return this.#page.locator('main section');
  }

  async readRows(): Promise<ApplicationRow[]> {
    const rows = await this.rows().evaluateAll((all) =>
      all.map((row) => ({
        text: row.textContent ?? '',
        button: [...row.querySelectorAll('a')].map((link) => link.textContent ?? '').join(' | '),
      })),
    );
    return rows.map(({ text, button }) => ({ text: normalizeSpaces(text), button: normalizeSpaces(button) }));
  }

  async readHighlights(): Promise<boolean[]> {
    const backgrounds = await requirePlaywrightLocator(this.rows()).evaluateAll((all) =>
      all.map((row) => getComputedStyle(row.querySelector('a') ?? row).backgroundColor),
    );
    return backgrounds.map(
      (background) => !/^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$|transparent/.test(background),
    );
  }

  async expectEmpty(): Promise<void> {
    await this.expectShown();
    await expect(this.rows()).toHaveCount(0);
    await expect(this.#page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  }
}

function normalizeSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
