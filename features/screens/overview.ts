import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';
import { CARD_TITLES, type CardName, getTranslatedText } from './texts';

export class OverviewScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async expectShown(): Promise<void> {
    await expect(this.#page).toHaveURL((url) => /^\/dashboard\/applications\/[\w-]+$/.test(url.pathname));
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  main(): Locator {
    return this.#page.getByRole('main');
  }

  crumbs(): Locator {
    return this.main().getByRole('navigation').first();
  }

  tabs(): Locator {
    return this.main().getByRole('navigation').nth(1).getByRole('link');
  }

  items(): Locator {
    return this.main()
      .locator('section')
      .filter({ has: this.#page.locator('#tasks') })
      .locator('ol > li');
  }

  submit(): Locator {
    return this.main().locator('form[method=get] button:visible').filter({ hasText: 'Antrag einreichen' });
  }

  async card(subject: CardName): Promise<Locator> {
    const name = await getTranslatedText(this.#page, CARD_TITLES[subject]);
    return this.main()
      .locator('section')
      .filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }
}
