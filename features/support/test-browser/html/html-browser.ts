import { recordPrivateValue } from '../../private-values';
import type { TestBrowser } from '../test-browser';
import { Client } from './client';
import { HtmlPage } from './page';

export class HtmlBrowser implements TestBrowser {
  readonly consoleErrors: readonly string[] = [];
  readonly #client: Client;
  readonly #headers: () => Promise<Record<string, string>>;
  #page: HtmlPage | null = null;

  constructor(locale: string, headers: () => Promise<Record<string, string>>) {
    this.#client = new Client(locale);
    this.#headers = headers;
  }

  async page(): Promise<HtmlPage> {
    if (this.#page === null) await this.sendHeaders(await this.#headers());
    this.#page ??= new HtmlPage(this.#client);
    return this.#page;
  }

  get openPage(): HtmlPage | null {
    return this.#page;
  }

  async waitUntilHydrated(): Promise<void> {}

  async waitForNavigation(): Promise<void> {}

  async sendHeaders(headers: Record<string, string>): Promise<void> {
    this.#client.setHeaders(headers);
  }

  cookieHeader(url: URL): Promise<string> {
    return this.#client.cookieHeader(url);
  }

  keepCookies(url: URL, setCookies: readonly string[]): Promise<void> {
    return this.#client.keepCookies(url, setCookies);
  }

  async deleteCookies(cookieName?: string): Promise<void> {
    await this.#client.forgetCookies(({ name }) => cookieName !== undefined && name !== cookieName);
  }

  async restart(): Promise<void> {
    this.#page = null;
    await this.#client.forgetCookies(({ hasExpiry }) => hasExpiry);
  }

  ignoreConsoleErrors(): void {}

  async screenshot(): Promise<{ data: Buffer; mediaType: string } | null> {
    return this.#page && { data: Buffer.from(await this.#page.content()), mediaType: 'text/html' };
  }

  async close(): Promise<void> {
    for (const value of await this.#client.cookieValues()) recordPrivateValue(value);
  }
}
