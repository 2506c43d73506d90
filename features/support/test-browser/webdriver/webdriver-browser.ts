import type { WebDriver } from 'selenium-webdriver';
import { parseSetCookie } from 'set-cookie-parser';
import { fetchDeclinedCookies } from '../../consent';
import { isHydrated } from '../../hydration';
import { recordPrivateValue } from '../../private-values';
import { isRouterIdle } from '../../router-idle';
import type { TestBrowser } from '../test-browser';
import { WebDriverPage } from './page';
import { WebKitDriver } from './programs';
import { Relay } from './relay';
import { retryUntilDone } from './wait';

interface BrowserOptions {
  locale: string;
  timeZone: string;
  size: { width: number; height: number };
  headers: () => Promise<Record<string, string>>;
  declinedPortalUrl: () => string | null;
}

export class WebDriverBrowser implements TestBrowser {
  readonly #setting: BrowserOptions;
  readonly #ignoredPatterns: RegExp[] = [];
  #relay: Relay | null = null;
  #driver: WebKitDriver | null = null;
  #session: WebDriver | null = null;
  #page: WebDriverPage | null = null;

  constructor(setting: BrowserOptions) {
    this.#setting = setting;
  }

  async page(): Promise<WebDriverPage> {
    this.#page ??= await this.#openPage();
    return this.#page;
  }

  get openPage(): WebDriverPage | null {
    return this.#page;
  }

  async waitUntilHydrated(): Promise<void> {
    const page = await this.page();
    await retryUntilDone(async () => {
      if (!(await page.evaluate(isHydrated))) throw new Error('the page is not hydrated');
    });
    await page.readCurrentUrl();
  }

  async waitForNavigation(): Promise<void> {
    const page = await this.page();
    await retryUntilDone(async () => {
      if (!(await page.evaluate(isRouterIdle))) throw new Error('a navigation or submission is pending');
    });
    await page.readCurrentUrl();
  }

  async sendHeaders(headers: Record<string, string>): Promise<void> {
    await this.page();
    this.#relay?.setHeaders({ 'accept-language': this.#setting.locale, ...headers });
  }

  async cookieHeader(): Promise<string> {
    const cookies = (await this.#session?.manage().getCookies()) ?? [];
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async keepCookies(url: URL, setCookies: readonly string[]): Promise<void> {
    await this.page();
    // WebDriver can only set cookies of the open page's origin.
    if (new URL((await this.#session?.getCurrentUrl()) ?? 'about:blank').origin !== url.origin) {
      await this.#session?.get(new URL('/healthz', url).href);
    }
    for (const { name, value, path = '/', httpOnly = false, maxAge } of parseSetCookie([...setCookies], {
      decodeValues: false,
    })) {
      await this.#session?.manage().addCookie({
        name,
        value,
        path,
        httpOnly,
        ...(maxAge !== undefined && { expiry: Math.floor(Date.now() / 1000) + maxAge }),
      });
    }
  }

  async deleteCookies(name?: string): Promise<void> {
    const cookies = this.#session?.manage();
    await (name === undefined ? cookies?.deleteAllCookies() : cookies?.deleteCookie(name));
  }

  async restart(): Promise<void> {
    throw new Error('this browser cannot restart with its cookies');
  }

  get consoleErrors(): readonly string[] {
    const all = this.#relay?.consoleMessages ?? [];
    return all.filter((message) => !this.#ignoredPatterns.some((pattern) => pattern.test(message)));
  }

  ignoreConsoleErrors(pattern: RegExp): void {
    this.#ignoredPatterns.push(pattern);
  }

  async screenshot(): Promise<{ data: Buffer; mediaType: string } | null> {
    if (!this.#session) return null;
    return { data: Buffer.from(await this.#session.takeScreenshot(), 'base64'), mediaType: 'image/png' };
  }

  async close(): Promise<void> {
    try {
      if (this.#session) {
        for (const { value } of await this.#session.manage().getCookies()) recordPrivateValue(value);
        await this.#session.quit();
      }
    } finally {
      this.#driver?.end();
      this.#relay?.end();
    }
  }

  async #openPage(): Promise<WebDriverPage> {
    const { locale, timeZone, size, headers, declinedPortalUrl } = this.#setting;
    const relay = await Relay.begin();
    this.#relay = relay;
    relay.setHeaders({ 'accept-language': locale, ...(await headers()) });
    this.#driver = await WebKitDriver.begin(timeZone);
    this.#session = await this.#driver.openSession(relay.address);
    await this.#session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const page = new WebDriverPage(this.#session, (url) => relay.responseOf(url));
    this.#page = page;
    const portal = declinedPortalUrl();
    if (portal !== null) await this.keepCookies(new URL(portal), await fetchDeclinedCookies(portal));
    return page;
  }
}
