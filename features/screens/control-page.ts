import { serverAddress } from '../support/settings';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';

export class ControlPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto(`${serverAddress('API_BASE_URL')}/simulator/situations?lang=de`);
  }

  async openScript(): Promise<void> {
    await this.#page.goto(`${serverAddress('API_BASE_URL')}/simulator/script?lang=de`);
  }

  async showScenario(scenario: string): Promise<void> {
    const search = this.#page.getByRole('searchbox', { name: 'Abnahme durchsuchen' });
    await search.fill(scenario);
    await search.press('Enter');
    await this.#page.getByRole('button', { name: `Vorführen: ${scenario}`, exact: true }).click();
  }

  get steps(): Locator {
    return this.#page.locator('li[data-done]');
  }

  get search(): Locator {
    return this.#page.getByRole('searchbox', { name: 'Situationen suchen' });
  }

  async countListedWithout(word: string): Promise<number> {
    const rows = this.#page.locator('[data-row]');
    return (await rows.count()) - (await rows.filter({ hasText: new RegExp(word, 'i') }).count());
  }

  get firstSituation(): Locator {
    return this.#page.locator('li:visible button[name=scenario]').first();
  }

  async load(id: string): Promise<void> {
    const situation = this.#page.locator(`button[name=scenario][value=${id}]`);
    const group = this.#page.locator('#library > details').filter({ has: situation });
    if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
    await situation.click();
    await expect(this.#page).toHaveURL(/#scenario$/);
  }

  get loadedSituation(): Locator {
    return this.#page.locator('#active');
  }

  get advance(): Locator {
    return this.#page.getByRole('button', { name: 'Weiterschalten' });
  }

  get status(): Locator {
    return this.#page.locator('#status-now code');
  }
}
