import type { WebDriver } from 'selenium-webdriver';
import type { HtmlLocator, HtmlSearch } from '../html/locator';
import type { DocumentHead, LivePage } from '../test-browser';
import { keyboardOf } from './keyboard';
import { WebDriverLocator, WebDriverSearch } from './locator';
import type { DocumentResponse } from './relay';

type ResponseOf = (url: string) => DocumentResponse | null;

export class WebDriverPage extends WebDriverSearch implements LivePage {
  readonly keyboard: LivePage['keyboard'];
  readonly #driver: WebDriver;
  readonly #answerOf: ResponseOf;
  #url = 'about:blank';

  constructor(driver: WebDriver, responseOf: ResponseOf) {
    super();
    this.#driver = driver;
    this.keyboard = keyboardOf(driver);
    this.#answerOf = responseOf;
  }

  async goto(address: string): Promise<DocumentHead | null> {
    await this.#driver.get(address);
    return this.#readHead();
  }

  async reload(): Promise<DocumentHead | null> {
    await this.#driver.navigate().refresh();
    return this.#readHead();
  }

  async goBack(): Promise<DocumentHead | null> {
    await this.#driver.navigate().back();
    return this.#readHead();
  }

  url(): string {
    return this.#url;
  }

  async readCurrentUrl(): Promise<string> {
    this.#url = await this.#driver.getCurrentUrl();
    return this.#url;
  }

  title(): Promise<string> {
    return this.#driver.getTitle();
  }

  /** WebKit's page source lacks the doctype. */
  content(): Promise<string> {
    return this.evaluate(() => {
      const { doctype, documentElement } = document;
      return `${doctype ? `<!DOCTYPE ${doctype.name}>` : ''}${documentElement.outerHTML}`;
    });
  }

  evaluate<T>(read: () => T): Promise<T> {
    return this.#driver.executeScript<T>(`window.__name ??= (named) => named; return (${read})()`);
  }

  protected override locateWithin(find: (page: HtmlSearch) => HtmlLocator): WebDriverLocator {
    return new WebDriverLocator(this.#driver, find);
  }

  async #readHead(): Promise<DocumentHead | null> {
    const response = this.#answerOf(await this.readCurrentUrl());
    return response && { status: () => response.status, headers: () => response.headers };
  }
}
