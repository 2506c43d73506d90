import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { openProfile, type Visit } from './browser';
import { listenForNoise } from './noise';

interface Setting {
  /** How the visitor visits; others do so too. */
  visit: Visit;
  /** What every request to the portal carries. */
  headers: () => Promise<Record<string, string>>;
  /** What is done in the first page of a browser before anything else. */
  prepare: (page: Page) => Promise<void>;
}

/** The browsers of one scenario: the visitor's own, and one of somebody else before the same lending system. */
export class Browsers {
  readonly #setting: Setting;
  readonly #profiles: { profile: BrowserContext; noise: readonly string[] }[] = [];
  readonly #forgiven: RegExp[] = [];
  #profile: BrowserContext | null = null;
  #page: Page | null = null;
  #otherPage: Page | null = null;
  #timeIsHeld = false;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The visitor's profile; `headers` for a visitor who brings others. */
  async profile(headers = this.#setting.headers): Promise<BrowserContext> {
    this.#profile ??= await this.#open(await headers());
    return this.#profile;
  }

  /** The page the visitor looks at. */
  async page(): Promise<Page> {
    if (this.#page) return this.#page;
    const page = await (await this.profile()).newPage();
    this.#page = page;
    await this.#setting.prepare(page);
    return page;
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
    const page = await (await this.#open(await this.#setting.headers())).newPage();
    this.#otherPage = page;
    await this.#setting.prepare(page);
    return page;
  }

  /** Waits until a page reacts: with JavaScript, until React has taken it over. */
  async settled(page: Page): Promise<void> {
    if (!this.#setting.visit.javaScript) return;
    // Asked from outside, because time may stand still in the page; the little that React needs is given to it.
    const takenOver = async () => {
      if (this.#timeIsHeld) await page.clock.runFor(1);
      return page.evaluate(isTakenOver);
    };
    await expect.poll(takenOver, { intervals: [10, 20, 40, 80] }).toBe(true);
  }

  /** Takes time in the page into the scenario's hand: timers wait for `page.clock`, nobody waits for real. */
  async holdTime(): Promise<void> {
    if (this.#timeIsHeld) return;
    this.#timeIsHeld = true;
    const { clock } = await this.page();
    await clock.install();
    await clock.pauseAt(Date.now() + 1_000);
  }

  /** Closes the visitor's browser and opens it again: what cookies outlive that is still there. */
  async restart(): Promise<void> {
    const { cookies } = await (await this.profile()).storageState();
    await this.#profile?.close();
    this.#profile = null;
    this.#page = null;
    // A cookie without an end goes with the browser.
    await (await this.profile()).addCookies(cookies.filter(({ expires }) => expires > 0));
  }

  /** What the pages complained about that nobody sees. */
  get noise(): readonly string[] {
    const all = this.#profiles.flatMap(({ noise }) => noise);
    return all.filter((complaint) => !this.#forgiven.some((pattern) => pattern.test(complaint)));
  }

  /** Takes a complaint for what the scenario was about. */
  forgiveNoise(pattern: RegExp): void {
    this.#forgiven.push(pattern);
  }

  async close(): Promise<void> {
    for (const { profile } of this.#profiles) await profile.close();
  }

  async #open(headers: Record<string, string>): Promise<BrowserContext> {
    const profile = await openProfile(this.#setting.visit, headers);
    this.#profiles.push({ profile, noise: listenForNoise(profile) });
    return profile;
  }
}

/** In the page: whether React has taken over what can be worked. */
function isTakenOver(): boolean {
  const control = document.querySelector('main a, main button, main input');
  return !control || Object.keys(control).some((key) => key.startsWith('__reactProps$'));
}
