import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright';
import type { LanguageCode } from '../support/locales';
import { serverAddress } from '../support/settings';

export class GuidedDemo {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async begin(stop = 1): Promise<void> {
    await this.page.goto(`${serverAddress('API_BASE_URL')}/simulator/demo?lang=de&stop=${stop}`);
    await this.heading.waitFor({ state: 'attached' });
  }

  async switchLanguage(language: LanguageCode): Promise<void> {
    const address = new URL(this.page.url());
    address.searchParams.set('lang', language);
    await this.page.goto(address.href);
    await this.heading.waitFor({ state: 'attached' });
  }

  get heading(): Locator {
    return this.page.locator('#content h1, #spoken h3').last();
  }

  get portal(): FrameLocator {
    return this.page.frameLocator('#portal-customer');
  }

  /** Waits for requests: one aborted by navigation would log an error. */
  async waitForPortal(): Promise<void> {
    await this.portal.getByRole('main').waitFor();
    const frame = await (await this.page.locator('#portal-customer').elementHandle())?.contentFrame();
    await frame?.waitForLoadState('networkidle');
  }

  get portalAddress(): Locator {
    return this.page.locator('[data-address]');
  }

  get phone(): FrameLocator {
    return this.page.frameLocator('#portal-second');
  }

  get sidePanel(): Locator {
    return this.page.getByRole('complementary');
  }

  get bank(): Locator {
    return this.page.locator('#bank');
  }

  async portalLink(): Promise<string> {
    const src = await this.page.locator('#portal-customer').getAttribute('src');
    return new URL(src ?? '', this.page.url()).href;
  }

  async readQrCodeLink(name: string): Promise<string> {
    await this.page.getByRole('link', { name: 'QR-Code' }).click();
    const code = this.page.locator('#panel li', { has: this.page.getByRole('heading', { name }) });
    const { pathname, search } = new URL((await code.getByRole('link').getAttribute('href')) ?? '');
    return `${serverAddress('API_BASE_URL')}${pathname}${search}`;
  }

  async presenter(): Promise<GuidedDemo> {
    const page = await this.page.context().newPage();
    const { origin, searchParams } = new URL(this.page.url());
    await page.goto(`${origin}/simulator/demo/presenter?sandbox=${searchParams.get('sandbox')}&lang=de`);
    return new GuidedDemo(page);
  }
}

export async function openFreshBrowser(page: Page): Promise<BrowserContext> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  return browser.newContext({ locale: 'de-DE' });
}
