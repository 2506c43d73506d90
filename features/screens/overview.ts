import type { Hands } from '../support/hands';
import { expect } from '../support/visitor/expect';
import type { Locator, Page } from '../support/visitor/visitor';
import { ACTIONS, type Action, CARDS, type CardName, textOn } from './texts';

/** The overview of one application. */
export class Overview {
  readonly #page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.#page = page;
    this.#hands = hands;
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

  /** The open items, in their order. */
  items(): Locator {
    return this.main()
      .locator('section')
      .filter({ has: this.#page.locator('#tasks') })
      .locator('ol > li');
  }

  /** The way to submit: where it says that all is done, on other tabs in the header, there on phones in the bar at the bottom. */
  submit(): Locator {
    return this.main().locator('a[href$="?submit"]:visible').filter({ hasText: 'Antrag einreichen' });
  }

  async askToSubmit(): Promise<void> {
    await this.#hands.press(this.main().locator('a[href$="?submit"]:visible'));
    await expect(this.#page).toHaveURL(({ searchParams }) => searchParams.has('submit'));
  }

  /** The form that really submits. */
  confirmation(): Locator {
    return this.main().locator('button[type=submit][form=submit-application]:visible');
  }

  async confirm(): Promise<void> {
    await this.#hands.press(this.confirmation());
  }

  async leaveTask(): Promise<void> {
    const leave = this.main().getByRole('link', { name: /^Noch nicht$|^Abbrechen$/ });
    await this.#hands.press(leave);
  }

  /** Does something by its button or link, in the task that is open if there is one. @param about what it is done to */
  async do(action: Action, about?: string): Promise<void> {
    const dialog = this.#page.locator('dialog[open]');
    const place = (await dialog.count()) > 0 ? dialog : this.main();
    const name = await this.#nameOf(action, about);
    const target = place.getByRole('button', { name }).or(place.getByRole('link', { name }));
    await this.#hands.press(target.filter({ visible: true }).first());
  }

  /** The link to something that can be done. */
  async way(action: Action, about?: string): Promise<Locator> {
    return this.main().getByRole('link', { name: await this.#nameOf(action, about) });
  }

  /** A card of the page, by its subject. */
  async card(subject: CardName): Promise<Locator> {
    const name = await textOn(this.#page, CARDS[subject]);
    return this.main()
      .locator('section')
      .filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  /** What a button says comes first, then what it is about. */
  async #nameOf(action: Action, about?: string): Promise<RegExp> {
    const words = await textOn(this.#page, ACTIONS[action]);
    return new RegExp(about === undefined ? `^${words}` : `^${words}\\s*,\\s*${about}`);
  }
}
