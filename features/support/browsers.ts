import type { BrowserContext, Frame, Page } from 'playwright';
import { expect } from 'playwright/test';
import { isAtRest } from './at-rest';
import { carryHeaders, leaveProfile, openProfile, type Profile, type Visit } from './browser';
import { Noise } from './noise';
import { notePrivate } from './private-values';
import { cookieHeader, keepCookies } from './profile-cookies';
import { isTakenOver } from './taken-over';
import { isTranslated } from './translation';
import { untilTrue } from './until-true';
import type { Visitor } from './visitor/visitor';

interface Setting {
  /** How the visitor visits; others do so too. */
  visit: Visit;
  /** Headers of every request to the portal. */
  headers: () => Promise<Record<string, string>>;
  /** Prepares a browser before its first page. */
  prepare: (profile: BrowserContext) => Promise<void>;
}

/** A profile while a scenario uses it. */
interface Used extends Profile {
  readonly noise: Noise;
  /** Where its pages have been. */
  readonly origins: Set<string>;
  readonly onNavigation: (frame: Frame) => void;
}

/** A visitor with a browser; and one of somebody else before the same lending system. */
export class Browsers implements Visitor {
  readonly #setting: Setting;
  readonly #profiles: Used[] = [];
  readonly #forgiven: RegExp[] = [];
  #profile: Used | null = null;
  #page: Page | null = null;
  #otherPage: Page | null = null;
  #timeIsHeld = false;
  #isAltered = false;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The visitor's profile; `headers` for a visitor who brings others. */
  async profile(headers = this.#setting.headers): Promise<BrowserContext> {
    if (!this.#profile) {
      this.#profile = await this.#open(await headers());
      await this.#setting.prepare(this.#profile.context);
    }
    return this.#profile.context;
  }

  /** The page the visitor looks at. */
  async page(): Promise<Page> {
    if (this.#page) return this.#page;
    await this.profile();
    this.#page = this.#profile?.page ?? null;
    return this.page();
  }

  /** The page when one was opened, for the report. */
  get openPage(): Page | null {
    return this.#page;
  }

  /** Goes on in a page that was opened by another. */
  stepOver(page: Page): void {
    this.#page = page;
  }

  /** The page of somebody else, in a browser of their own. */
  async pageOfSomebodyElse(): Promise<Page> {
    if (this.#otherPage) return this.#otherPage;
    const { context, page } = await this.#open(await this.#setting.headers());
    await this.#setting.prepare(context);
    this.#otherPage = page;
    return page;
  }

  /** Changes the browser itself (its clock, its network, what a page finds in it), which no other scenario then gets. */
  async alter(change: (page: Page) => Promise<unknown>): Promise<void> {
    this.#isAltered = true;
    await change(await this.page());
  }

  /** Waits until a page reacts: with JavaScript until React has taken it over, without until it is there as a whole. */
  async settled(page: Page): Promise<void> {
    if (!this.#setting.visit.javaScript) return page.waitForLoadState('domcontentloaded');
    if (this.#setting.visit.isTranslated) return untilTrue(page, isTranslated);
    if (!this.#timeIsHeld) return untilTrue(page, isTakenOver);
    // Time stands still in the page: it is asked from outside, and the little that React needs is given to it.
    const takenOver = async () => {
      await page.clock.runFor(1);
      return page.evaluate(isTakenOver);
    };
    await expect.poll(takenOver, { intervals: [10, 20, 40, 80], timeout: 30_000 }).toBe(true);
  }

  async arrived(): Promise<void> {
    const page = await this.page();
    if (!this.#setting.visit.javaScript) return page.waitForLoadState('domcontentloaded');
    // The page may be on its way out while it is asked.
    const atRest = () => page.evaluate(isAtRest).catch(() => false);
    await expect.poll(atRest, { intervals: [0, 20, 20, 40, 80], timeout: 30_000 }).toBe(true);
  }

  /** Takes time in the page into the scenario's hand: timers wait for `page.clock`, nobody waits for real. */
  async holdTime(): Promise<void> {
    if (this.#timeIsHeld) return;
    this.#timeIsHeld = true;
    await this.alter(async ({ clock }) => {
      await clock.install();
      await clock.pauseAt(Date.now() + 1_000);
    });
  }

  /** Closes the visitor's browser and opens it again: what cookies outlive that is still there. */
  async restart(): Promise<void> {
    const { cookies } = await (await this.profile()).storageState();
    await this.#profile?.context.close();
    this.#profile = null;
    this.#page = null;
    // A cookie without an end goes with the browser.
    await (await this.profile()).addCookies(cookies.filter(({ expires }) => expires > 0));
  }

  async carry(headers: Record<string, string>): Promise<void> {
    await carryHeaders(await this.profile(), this.#setting.visit, headers);
  }

  async cookieHeader(url: URL): Promise<string> {
    return cookieHeader(await this.profile(), url);
  }

  async keepCookies(url: URL, setCookies: readonly string[]): Promise<void> {
    await keepCookies(await this.profile(), url, setCookies);
  }

  async forgetCookies(name?: string): Promise<void> {
    await (await this.profile()).clearCookies(name === undefined ? {} : { name });
  }

  async picture(): Promise<{ data: Buffer; mediaType: string } | null> {
    return this.#page && { data: await this.#page.screenshot({ fullPage: true }), mediaType: 'image/png' };
  }

  /** Errors and warnings in the browser console. */
  get noise(): readonly string[] {
    const all = this.#profiles.flatMap(({ noise }) => noise.complaints);
    return all.filter((complaint) => !this.#forgiven.some((pattern) => pattern.test(complaint)));
  }

  /** Takes a complaint for what the scenario was about. */
  forgiveNoise(pattern: RegExp): void {
    this.#forgiven.push(pattern);
  }

  /**
   * Ends the visits.
   * @param origins of portal and simulator; profiles that were used there alone, and not altered, are kept for other scenarios. Null keeps none.
   */
  async close(origins: readonly string[] | null): Promise<void> {
    for (const { noise, onNavigation, page, ...profile } of this.#profiles) {
      noise.stop();
      page.off('framenavigated', onNavigation);
      // A browser that was closed by the scenario has none any more.
      for (const { value } of await profile.context.cookies().catch(() => [])) notePrivate(value);
      const isPlain = !this.#isAltered && profile.context.pages().length === 1 && !page.isClosed();
      const visited = [...profile.origins];
      const stayed = origins !== null && visited.every((origin) => origins.includes(origin));
      if (isPlain && stayed) await leaveProfile({ ...profile, page }, ...visited);
      else await profile.context.close();
    }
  }

  async #open(headers: Record<string, string>): Promise<Used> {
    const profile = await openProfile(this.#setting.visit, headers);
    const origins = new Set<string>();
    const onNavigation = (frame: Frame) => {
      const { origin } = new URL(frame.url());
      // What a page keeps in another's frame is kept apart from what it keeps by itself.
      const isOwn = origin === new URL(frame.page().url()).origin;
      if (origin !== 'null') origins.add(isOwn ? origin : `${origin} in a frame`);
    };
    profile.page.on('framenavigated', onNavigation);
    const used = { ...profile, noise: new Noise(profile.context), origins, onNavigation };
    this.#profiles.push(used);
    return used;
  }
}
