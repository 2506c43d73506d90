import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright';
import { address } from '../support/settings';

/** The guided demonstration in a browser, in German: the audience's window or the presenter's. */
export class GuidedDemo {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async begin(stop = 1): Promise<void> {
    await this.page.goto(`${address('API_BASE_URL')}/simulator/demo?lang=de&stop=${stop}`);
    await this.heading.waitFor({ state: 'attached' });
  }

  /** Says which stop it is. */
  get heading(): Locator {
    return this.page.locator('#content h1, .spoken h3').last();
  }

  /** The portal as the customer sees it. */
  get portal(): FrameLocator {
    return this.page.frameLocator('#portal-customer');
  }

  /** Waits until the customer's portal asks for nothing more: what is under way when it is left fails in its console. */
  async rest(): Promise<void> {
    await this.portal.getByRole('main').waitFor();
    const frame = await (await this.page.locator('#portal-customer').elementHandle())?.contentFrame();
    await frame?.waitForLoadState('networkidle');
  }

  /** Where the portal says it stands; before that, where it is sent to. */
  get place(): Locator {
    return this.page.locator('[data-address]');
  }

  get phone(): FrameLocator {
    return this.page.frameLocator('#portal-second');
  }

  /** What is said of the stop: the line, where to look, and what happens meanwhile. */
  get beside(): Locator {
    return this.page.locator('.demo-stop');
  }

  get bank(): Locator {
    return this.page.locator('.bank');
  }

  /** The address of the frame that the customer's portal is entered by. */
  async wayIn(): Promise<string> {
    const src = await this.page.locator('#portal-customer').getAttribute('src');
    return new URL(src ?? '', this.page.url()).href;
  }

  /** The address behind somebody's code, at this machine itself. */
  async codeOf(name: string): Promise<string> {
    await this.page.getByRole('link', { name: 'QR-Code' }).click();
    const code = this.page.locator('.phones li', { has: this.page.getByRole('heading', { name }) });
    const { pathname, search } = new URL((await code.getByRole('link').getAttribute('href')) ?? '');
    return `${address('API_BASE_URL')}${pathname}${search}`;
  }

  /** The presenter's window of the same demonstration. */
  async presenter(): Promise<GuidedDemo> {
    const page = await this.page.context().newPage();
    const { origin, searchParams } = new URL(this.page.url());
    await page.goto(`${origin}/simulator/demo/presenter?sandbox=${searchParams.get('sandbox')}&lang=de`);
    return new GuidedDemo(page);
  }
}

/** A browser that knows nothing of any world. */
export async function freshBrowser(page: Page): Promise<BrowserContext> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  return browser.newContext({ locale: 'de-DE' });
}
