import type { Locator, Page } from 'playwright';
import { address } from '../support/settings';

/** The simulator's control page, in German. */
export class ControlPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto(`${address('API_BASE_URL')}/simulator/?lang=de`);
  }

  get search(): Locator {
    return this.#page.getByRole('searchbox', { name: 'Szenarien suchen' });
  }

  /** The button that loads the first situation that is listed. */
  get firstSituation(): Locator {
    return this.#page.locator('li:visible button[name=scenario]').first();
  }

  get loaded(): Locator {
    return this.#page.getByRole('region').getByRole('heading', { level: 1 });
  }

  get advance(): Locator {
    return this.#page.getByRole('button', { name: 'Weiterschalten' });
  }

  /** The raw status that the application stands at. */
  get status(): Locator {
    return this.#page.locator('#application .rail-now .mono').first();
  }
}
