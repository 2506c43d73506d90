import type { BrowserContext, Disposable, Frame, Page } from 'playwright';
import { expect } from 'playwright/test';
import { openProfile, type Profile, recycleProfile, sendHeaders, type Visitor } from './browser';
import { ConsoleErrors } from './console-errors';
import { isHydrated } from './hydration';
import { isTranslated } from './page-translation';
import { recordPrivateValue } from './private-values';
import { formatCookieHeader, storeCookies } from './profile-cookies';
import { isRouterIdle } from './router-idle';
import type { TestBrowser } from './test-browser/test-browser';
import { waitUntilTrue } from './until-true';

interface BrowserOptions {
  visitor: Visitor;
  headers: () => Promise<Record<string, string>>;
  prepare: (profile: BrowserContext) => Promise<void>;
}

interface UsedProfile extends Profile {
  readonly consoleErrors: ConsoleErrors;
  readonly origins: Set<string>;
  readonly onNavigation: (frame: Frame) => void;
}

const ANNOUNCEMENT_DELAY_MS = 400;

export class PlaywrightBrowser implements TestBrowser {
  readonly #setting: BrowserOptions;
  readonly #profiles: UsedProfile[] = [];
  readonly #ignoredPatterns: RegExp[] = [];
  #profile: UsedProfile | null = null;
  #page: Page | null = null;
  #otherPage: Page | null = null;
  #timeIsHeld = false;
  #isAltered = false;

  constructor(setting: BrowserOptions) {
    this.#setting = setting;
  }

  async profile(headers = this.#setting.headers): Promise<BrowserContext> {
    if (!this.#profile) {
      this.#profile = await this.#openProfile(await headers());
      await this.#setting.prepare(this.#profile.context);
    }
    return this.#profile.context;
  }

  async page(): Promise<Page> {
    if (this.#page) return this.#page;
    await this.profile();
    this.#page = this.#profile?.page ?? null;
    return this.page();
  }

  get openPage(): Page | null {
    return this.#page;
  }

  switchToPage(page: Page): void {
    this.#page = page;
  }

  async otherUserPage(): Promise<Page> {
    if (this.#otherPage) return this.#otherPage;
    const { context, page } = await this.#openProfile(await this.#setting.headers());
    await this.#setting.prepare(context);
    this.#otherPage = page;
    return page;
  }

  async addInitScript(add: (page: Page) => Promise<Disposable>): Promise<void> {
    const page = await this.page();
    this.#profile?.initScripts.push(await add(page));
  }

  /** Discards the profile after the scenario. Routes, viewport and media are always reset. */
  async changePage(change: (page: Page) => Promise<unknown>): Promise<void> {
    this.#isAltered = true;
    await change(await this.page());
  }

  async waitUntilHydrated(page: Page): Promise<void> {
    if (!this.#setting.visitor.hasJavaScript) return page.waitForLoadState('domcontentloaded');
    const isReady = this.#setting.visitor.isTranslated ? isTranslated : isHydrated;
    if (!this.#timeIsHeld) return waitUntilTrue(page, isReady);
    const isReadyNow = async () => {
      await page.clock.runFor(1);
      return page.evaluate(isReady);
    };
    await expect.poll(isReadyNow, { intervals: [10, 20, 40, 80], timeout: 30_000 }).toBe(true);
  }

  async waitForNavigation(): Promise<void> {
    const page = await this.page();
    if (!this.#setting.visitor.hasJavaScript) return page.waitForLoadState('domcontentloaded');
    const isIdle = () => page.evaluate(isRouterIdle).catch(() => false);
    await expect.poll(isIdle, { intervals: [0, 20, 20, 40, 80], timeout: 30_000 }).toBe(true);
  }

  async pauseClock(): Promise<void> {
    if (this.#timeIsHeld) return;
    this.#timeIsHeld = true;
    await this.changePage(async ({ clock }) => {
      await clock.install();
      await clock.pauseAt(Date.now() + 1_000);
    });
  }

  /** Announcements wait for a pause, even while the scenario stops the clock. */
  async runAnnouncementTimers(): Promise<void> {
    if (this.#timeIsHeld) await (await this.page()).clock.runFor(ANNOUNCEMENT_DELAY_MS);
  }

  async restart(): Promise<void> {
    const { cookies } = await (await this.profile()).storageState();
    await this.#profile?.context.close();
    this.#profile = null;
    this.#page = null;
    // Closing the browser discards session cookies.
    await (await this.profile()).addCookies(cookies.filter(({ expires }) => expires > 0));
  }

  async sendHeaders(headers: Record<string, string>): Promise<void> {
    await sendHeaders(await this.profile(), this.#setting.visitor, headers);
  }

  async cookieHeader(url: URL): Promise<string> {
    return formatCookieHeader(await this.profile(), url);
  }

  async keepCookies(url: URL, setCookies: readonly string[]): Promise<void> {
    await storeCookies(await this.profile(), url, setCookies);
  }

  async deleteCookies(name?: string): Promise<void> {
    await (await this.profile()).clearCookies(name === undefined ? {} : { name });
  }

  async screenshot(): Promise<{ data: Buffer; mediaType: string } | null> {
    return this.#page && { data: await this.#page.screenshot({ fullPage: true }), mediaType: 'image/png' };
  }

  get consoleErrors(): readonly string[] {
    const all = this.#profiles.flatMap(({ consoleErrors }) => consoleErrors.messages);
    return all.filter((message) => !this.#ignoredPatterns.some((pattern) => pattern.test(message)));
  }

  ignoreConsoleErrors(pattern: RegExp): void {
    this.#ignoredPatterns.push(pattern);
  }

  async close(origins: readonly string[] | null): Promise<void> {
    for (const { consoleErrors, onNavigation, page, ...profile } of this.#profiles) {
      consoleErrors.stop();
      page.off('framenavigated', onNavigation);
      for (const { value } of await profile.context.cookies().catch(() => [])) recordPrivateValue(value);
      const isPlain = !this.#isAltered && profile.context.pages().length === 1 && !page.isClosed();
      const visitedOrigins = [...profile.origins];
      const hasStayedOnOrigins =
        origins !== null && visitedOrigins.every((origin) => origins.includes(origin));
      if (isPlain && hasStayedOnOrigins) await recycleProfile({ ...profile, page }, ...visitedOrigins);
      else await profile.context.close();
    }
  }

  async #openProfile(headers: Record<string, string>): Promise<UsedProfile> {
    const profile = await openProfile(this.#setting.visitor, headers);
    const origins = new Set<string>();
    const onNavigation = (frame: Frame) => {
      const { origin } = new URL(frame.url());
      // Storage of a third-party frame is partitioned.
      const isPageOrigin = origin === new URL(frame.page().url()).origin;
      if (origin !== 'null') origins.add(isPageOrigin ? origin : `${origin} in a frame`);
    };
    profile.page.on('framenavigated', onNavigation);
    const usedProfile = {
      ...profile,
      consoleErrors: new ConsoleErrors(profile.context),
      origins,
      onNavigation,
    };
    this.#profiles.push(usedProfile);
    return usedProfile;
  }
}
