import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';

export class PageFrame {
  readonly #page: Page;
  readonly #input: InputMethod;

  constructor(page: Page, input: InputMethod) {
    this.#page = page;
    this.#input = input;
  }

  header(): Locator {
    return this.#page.getByRole('banner');
  }

  async openHelp(): Promise<Locator> {
    const helpMenu = this.header().locator('details:has(a[href^="mailto:"])');
    await this.#openMenu(helpMenu);
    return helpMenu;
  }

  async languages(): Promise<Locator> {
    const languages = this.#page.locator('details:has(button[name=language])').filter({ visible: true });
    await this.#openMenu(languages);
    return languages;
  }

  async switchLanguage(code: string): Promise<void> {
    const languages = await this.languages();
    await this.#input.press(languages.locator(`button[value="${code}"]`));
  }

  profile(): Locator {
    return this.header().locator('details:has(form[action="/logout"])');
  }

  async openProfile(): Promise<Locator> {
    await this.#openMenu(this.profile());
    return this.profile();
  }

  async readLegalPages(): Promise<(string | null)[]> {
    const links = this.#page.getByRole('contentinfo').locator('a[href^="http"]');
    await expect(links.first()).toBeVisible();
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  }

  cookieButton(): Locator {
    return this.#page.locator('a[href^="/cookies"]');
  }

  async openCookieSettings(): Promise<void> {
    await this.#input.press(this.cookieButton());
  }

  async #openMenu(menu: Locator): Promise<void> {
    await expect(menu).toHaveCount(1);
    if ((await menu.getAttribute('open')) === null) await this.#input.press(menu.locator('summary'));
    await expect(menu).toHaveAttribute('open');
  }
}
