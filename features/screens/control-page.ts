import { address } from '../support/settings';
import type { Locator, Page } from '../support/visitor/visitor';

/** The simulator's control page, in German. */
export class ControlPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto(`${address('API_BASE_URL')}/simulator/situations?lang=de`);
  }

  async openScript(): Promise<void> {
    await this.#page.goto(`${address('API_BASE_URL')}/simulator/script?lang=de`);
  }

  /** Searches the suite's scenarios, and shows the one of that name. */
  async show(scenario: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Abnahme durchsuchen' }).fill(scenario);
    await this.#page.getByRole('button', { name: `Vorführen: ${scenario}`, exact: true }).click();
  }

  /** The steps of the scenario that is shown; whether one has been ticked off is its `data-done`. */
  get steps(): Locator {
    return this.#page.locator('li[data-done]');
  }

  get search(): Locator {
    return this.#page.getByRole('searchbox', { name: 'Situationen suchen' });
  }

  /** Situations that are listed though a word is not theirs: none, once a search for it has been done. */
  listedWithout(word: string): Locator {
    return this.#page.locator(`[data-row]:not([hidden], [data-words*="${word}"])`);
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
