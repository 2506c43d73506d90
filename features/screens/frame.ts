import type { Hands } from '../support/hands';
import { expect } from '../support/visitor/expect';
import type { Locator, Page } from '../support/visitor/visitor';

/** Header, footer and cookie button, in both layouts. */
export class Frame {
  readonly #page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.#page = page;
    this.#hands = hands;
  }

  header(): Locator {
    return this.#page.getByRole('banner');
  }

  /** Opens the help and answers its panel. */
  async help(): Promise<Locator> {
    const help = this.header().locator('details:has(a[href^="mailto:"])');
    await this.#open(help);
    return help;
  }

  /** Opens the language switch and answers its panel; in the authentication layout it stands in the footer. */
  async languages(): Promise<Locator> {
    const languages = this.#page.locator('details:has(button[name=language])').filter({ visible: true });
    await this.#open(languages);
    return languages;
  }

  async switchTo(code: string): Promise<void> {
    const languages = await this.languages();
    await this.#hands.press(languages.locator(`button[value="${code}"]`));
  }

  /** The profile menu, which only a customer has. */
  profile(): Locator {
    return this.header().locator('details:has(form[action="/logout"])');
  }

  async openProfile(): Promise<Locator> {
    await this.#open(this.profile());
    return this.profile();
  }

  /** Addresses of the legal pages, in their order. */
  async legalPages(): Promise<(string | null)[]> {
    const links = this.#page.getByRole('contentinfo').locator('a[href^="http"]');
    await expect(links.first()).toBeVisible();
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  }

  /** The floating cookie button. */
  cookieButton(): Locator {
    return this.#page.locator('a[href^="/cookies"]');
  }

  async openCookieSettings(): Promise<void> {
    await this.#hands.press(this.cookieButton());
  }

  async #open(menu: Locator): Promise<void> {
    await expect(menu).toHaveCount(1);
    if ((await menu.getAttribute('open')) === null) await this.#hands.press(menu.locator('summary'));
    await expect(menu).toHaveAttribute('open');
  }
}
