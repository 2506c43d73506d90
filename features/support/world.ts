import { setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import type { BrowserContext, Page } from 'playwright';
import { Account } from '../screens/account';
import { Applications } from '../screens/applications';
import { Form } from '../screens/form';
import { Frame } from '../screens/frame';
import { Wizard } from '../screens/wizard';
import type { Backend, Customer } from './backend/backend';
import { deployment } from './backend/deployment';
import { PASSWORD, unusedEmail } from './backend/lending-api';
import { simulator } from './backend/simulator';
import { openProfile, type Visit } from './browser';
import { type Hands, keyboard, pointer } from './hands';
import { listenForNoise } from './noise';
import { address, backendKind } from './settings';

setDefaultTimeout(30_000);

/** Everything one scenario knows: who visits, how, and the lending system behind the portal. */
export class PortalWorld extends World {
  readonly visit: Visit = {
    locale: 'de-DE',
    device: 'desk',
    javaScript: true,
    timeZone: 'Europe/Berlin',
  };
  /** Whether the visitor has nothing but a keyboard. */
  keyboardOnly = false;
  /** The host label the portal is opened under; null for none. */
  partner: string | null = 'demo';
  /** The customer the scenario is about: the account that was given, or the one that is made on the way. */
  customer: Customer = { email: unusedEmail(), password: PASSWORD };

  #backend: Backend | null = null;
  #profile: BrowserContext | null = null;
  #page: Page | null = null;
  #noise: readonly string[] = [];

  /** The lending system; the scenario's world in it comes to be with the first use. */
  async backend(): Promise<Backend> {
    this.#backend ??= backendKind() === 'simulator' ? await simulator() : deployment();
    return this.#backend;
  }

  /** The browser profile of the visitor. */
  async profile(): Promise<BrowserContext> {
    if (this.#profile) return this.#profile;
    const { browserHeaders } = await this.backend();
    this.#profile = await openProfile(this.visit, browserHeaders);
    this.#noise = listenForNoise(this.#profile);
    return this.#profile;
  }

  /** The page the visitor looks at. */
  async page(): Promise<Page> {
    this.#page ??= await (await this.profile()).newPage();
    return this.#page;
  }

  /** The page when one was opened, for the report. */
  get openPage(): Page | null {
    return this.#page;
  }

  /** What the pages complained about that nobody sees. */
  get noise(): readonly string[] {
    return this.#noise;
  }

  /** A portal address as this visitor types it. */
  url(path: string): string {
    const base = new URL(address('BASE_URL'));
    if (/(^|\.)localhost$/.test(base.hostname)) {
      base.hostname = this.partner === null ? 'localhost' : `${this.partner}.localhost`;
    }
    return new URL(path, base).href;
  }

  /** Goes to an address and waits until the page can be used. */
  async open(path: string): Promise<void> {
    const page = await this.page();
    await page.goto(this.url(path));
    await this.settled();
  }

  /** Waits until the page that is there reacts: with JavaScript, until React has taken it over. */
  async settled(): Promise<void> {
    if (!this.visit.javaScript) return;
    await (await this.page()).waitForFunction(() => {
      const control = document.querySelector('main a, main button, main input');
      return !control || Object.keys(control).some((key) => key.startsWith('__reactProps$'));
    });
  }

  async hands(): Promise<Hands> {
    return this.keyboardOnly ? keyboard(await this.page()) : pointer;
  }

  async form(): Promise<Form> {
    return new Form(await this.page(), await this.hands());
  }

  async wizard(): Promise<Wizard> {
    return new Wizard(await this.page(), await this.hands());
  }

  async account(): Promise<Account> {
    return new Account(await this.page(), await this.hands());
  }

  async applications(): Promise<Applications> {
    return new Applications(await this.page());
  }

  async frame(): Promise<Frame> {
    return new Frame(await this.page(), await this.hands());
  }

  /** Ends the visit. */
  async leave(): Promise<void> {
    await this.#profile?.close();
  }
}

setWorldConstructor(PortalWorld);
