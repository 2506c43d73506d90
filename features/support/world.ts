import { setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import type { Page as BrowserPage } from 'playwright';
import { Account } from '../screens/account';
import { Actions } from '../screens/actions';
import { Applications } from '../screens/applications';
import { Demo } from '../screens/demo';
import { Form } from '../screens/form';
import { Frame } from '../screens/frame';
import { Overview } from '../screens/overview';
import { Result } from '../screens/result';
import { Wizard } from '../screens/wizard';
import type { Backend, Customer } from './backend/backend';
import { deployment } from './backend/deployment';
import { PASSWORD, unusedEmail } from './backend/lending-api';
import { simulator } from './backend/simulator';
import { taggedControl } from './backend/tagged';
import { SCREENS, type Visit } from './browser';
import { Browsers } from './browsers';
import { declineCookies } from './consent';
import { requireTag } from './deployment/needs';
import { startFacts } from './deployment/start';
import type { FormAnswer } from './form-answer';
import { type Hands, keyboard, pointer } from './hands';
import { OwnPortal } from './own-portal';
import { Recorder } from './recorder';
import type { PortalServer } from './server-process';
import { address, backendKind, canEmulate, engineName, homeZone, isRunTranslated } from './settings';
import type { ShownSituation } from './situations';
import { expect } from './visitor/expect';
import { PlainVisitor } from './visitor/plain/visitor';
import type { Answer, LivePage, Page, Visitor } from './visitor/visitor';
import { DriverVisitor } from './visitor/webdriver/visitor';

/** More than a step's waits on states together, on a crowded machine too; behind WebDriver each look at a page is a picture of it. */
setDefaultTimeout(engineName() === 'webkitgtk' ? 240_000 : 120_000);

/** Everything one scenario knows: who visits, how, and the lending system behind the portal. */
export class PortalWorld extends World {
  readonly visit: Visit = {
    locale: 'de-DE',
    device: 'desk',
    javaScript: true,
    timeZone: homeZone(),
    colours: 'light',
    isTranslated: isRunTranslated(),
  };
  /** The scenario's tags, which say what it needs of the deployment. */
  tags: readonly string[] = [];
  /** Records the scenario for the demo's script. */
  readonly recorder = new Recorder();
  /** Whether the visitor has nothing but a keyboard. */
  keyboardOnly = false;
  /** Whether the scenario is about what only a browser shows, even without scripts. */
  needsBrowser = false;
  /** The host label the portal is opened under; null for none. */
  partner: string | null = 'demo';
  /** UTC instant at which the scenario begins in the lending system; the real one when nothing is said. */
  now: string | undefined;
  /** The answer to the address that was opened last. */
  answer: Answer | null = null;
  /** Addresses the page asked since somebody began to look. */
  readonly asked: string[] = [];
  /** The situations as shown by the portal. */
  readonly situations: ShownSituation[] = [];
  /** Answers to forms that were posted directly. */
  readonly formAnswers: FormAnswer[] = [];
  /** The customer the scenario is about: the account that was given, or the one that is made on the way. */
  customer: Customer = { email: unusedEmail(), password: PASSWORD };
  /** Whether the visitor has not chosen cookies yet, so that the portal asks. */
  asksForCookies = false;
  /** Whether the customer has logged in. */
  loggedIn = false;
  /** By how many days the time of a demonstration was moved. */
  daysMoved = 0;
  /** Whether that customer has an account from the start. */
  hasAccount = false;

  /** Answer to the form that was posted directly last. */
  get formAnswer(): FormAnswer | undefined {
    return this.formAnswers.at(-1);
  }

  #visitor: Visitor | null = null;

  /** Name of the fixtures' situation the scenario begins with. */
  #situation: string | null = null;
  /** Key of the person it is about; null for the first. */
  #person: string | null = null;
  #backend: Backend | null = null;
  #ownPortal: OwnPortal | null = null;
  /** Somebody else, where the visitor has no browser. */
  #somebodyElse: PlainVisitor | null = null;

  /** The lending system; the scenario's world in it comes to be with the first use. */
  async backend(): Promise<Backend> {
    this.#backend ??= this.#tagged(
      backendKind() === 'simulator'
        ? await simulator(this.#situation ?? 'empty', this.now)
        : await deployment(
            this.#situation === null
              ? null
              : {
                  situation: this.#situation,
                  person: this.#person,
                  ...startFacts(this.tags),
                },
            this.now,
          ),
    );
    return this.#backend;
  }

  #tagged(backend: Backend): Backend {
    return { ...backend, control: taggedControl(backend.control, this.tags) };
  }

  /**
   * Begins with a situation of the fixtures, as one of its people, or the first of them when nobody is named.
   * @throws Error when the scenario has begun already.
   */
  async become(person: string | null, situation: string): Promise<void> {
    if (this.#backend) throw new Error('the situation must come first');
    this.#situation = situation;
    this.#person = person;
    const { people } = await this.backend();
    const customer = person === null ? [...people.values()][0] : people.get(person);
    if (!customer) throw new Error(`${situation} has nobody called ${person ?? 'anything'}`);
    this.customer = customer;
    this.hasAccount = true;
  }

  /**
   * Begins with what a sentence of the fixtures' GIVEN_WORLDS stands for.
   * @throws Error when it stands for nothing there
   */
  async beginWith(sentence: string): Promise<void> {
    const given = GIVEN_WORLDS[sentence];
    if (!given) throw new Error(`no situation is known for: ${sentence}`);
    if (given.partner) this.partner = given.partner;
    await this.become(given.person, given.situation);
  }

  /** How a request reaches the scenario's world; null before there is one. Unlike `backend`, this brings none about. */
  get sandboxHeaders(): Record<string, string> | null {
    return this.#backend?.browserHeaders ?? null;
  }

  /** Begins as a product owner, who comes by the simulator's links and has no world before. */
  async asProductOwner(): Promise<Demo> {
    requireTag(this.tags, '@needs-simulator');
    await this.withoutWorld();
    return this.demo();
  }

  /** The same for somebody who need not have a browser. */
  async withoutWorld(): Promise<void> {
    if (this.visitor instanceof Browsers) return void (await this.visitor.profile(async () => ({})));
    await this.visitor.page();
    await this.visitor.carry({});
  }

  async demo(): Promise<Demo> {
    return new Demo(await this.browserPage());
  }

  /**
   * Who visits: what works before scripts is visited by plain HTTP, everything else with a browser. What depends on a screen or on keys
   * is a browser's too.
   */
  get visitor(): Visitor {
    this.#visitor ??= this.#newVisitor();
    return this.#visitor;
  }

  #newVisitor(): Visitor {
    const headers = async () => (await this.backend()).browserHeaders;
    const { javaScript, device, locale, timeZone } = this.visit;
    const isPlain = !javaScript && device === 'desk' && !this.keyboardOnly && !this.needsBrowser;
    if (isPlain) return new PlainVisitor(locale, headers);
    // Firefox takes the setting over WebDriver BiDi, and goes on with scripts.
    if (!javaScript && !canEmulate()) {
      throw new Error('Scripts cannot be turned off in this engine: take another one');
    }
    if (engineName() === 'webkitgtk') {
      return new DriverVisitor({
        locale,
        timeZone,
        headers,
        size: SCREENS[device].viewport,
        declinedAt: () => (this.asksForCookies ? null : this.url('/')),
      });
    }
    return new Browsers({
      visit: this.visit,
      headers,
      prepare: async (profile) => {
        if (javaScript && !this.asksForCookies) await declineCookies(profile, this.url('/'));
      },
    });
  }

  /** The page when one was opened. */
  get openPage(): Page | null {
    return this.#visitor?.openPage ?? null;
  }

  /** The visitor's browser, and others'. @throws Error when the visitor has none */
  get browsers(): Browsers {
    if (this.visitor instanceof Browsers) return this.visitor;
    throw new Error('This step needs a browser: tag its scenario @browser beside @no-js');
  }

  /** The page the visitor looks at. */
  page(): Promise<Page> {
    return this.visitor.page();
  }

  /** The page of somebody else, who visits in the same way: in a browser of their own, or without one. */
  async pageOfSomebodyElse(): Promise<Page> {
    if (!(this.visitor instanceof PlainVisitor)) return this.browsers.pageOfSomebodyElse();
    const headers = async () => (await this.backend()).browserHeaders;
    this.#somebodyElse ??= new PlainVisitor(this.visit.locale, headers);
    return this.#somebodyElse.page();
  }

  /** The page with all that only a browser's has. @throws Error when the visitor has no browser */
  browserPage(): Promise<BrowserPage> {
    return this.browsers.page();
  }

  /** Loads the page again; its scripts wait until they are let run. */
  async reloadWithoutScripts(): Promise<{ page: BrowserPage; letScriptsRun: () => void }> {
    const page = await this.browserPage();
    let letScriptsRun = () => {};
    const allowed = new Promise<void>((resolve) => {
      letScriptsRun = resolve;
    });
    await this.browsers.alter(() =>
      page.route(/\/assets\/.*\.js$/, (route) => allowed.then(() => route.continue())),
    );
    await page.reload({ waitUntil: 'domcontentloaded' });
    return { page, letScriptsRun };
  }

  /** Has the browser show its page as on paper, or in the colours of the system. */
  async showAs(media: { media?: 'print' | 'screen'; forcedColors?: 'active' }): Promise<void> {
    requireTag(this.tags, '@needs-media');
    await this.browsers.alter((page) => page.emulateMedia(media));
  }

  /** The page with a screen and keys. @throws Error when the visitor has neither */
  async livePage(): Promise<LivePage> {
    const { visitor } = this;
    return visitor instanceof DriverVisitor ? visitor.page() : this.browserPage();
  }

  /** Goes on in another world of the lending system, as the same visitor; a real deployment has but one, which the portal takes for another. */
  async moveToAnother(): Promise<Backend> {
    const other = backendKind() === 'simulator' ? await simulator('empty') : await deployment(null);
    this.#backend = this.#tagged(other);
    await this.visitor.carry(other.browserHeaders);
    return this.#backend;
  }

  /** The portal that this scenario has for itself, and uses from now on. */
  async ownPortal(runBy?: PortalServer, store?: 'disk' | 'redis'): Promise<OwnPortal> {
    this.#ownPortal ??= await OwnPortal.begin(runBy, store);
    return this.#ownPortal;
  }

  /** Ends the visit. @param passed after a failure no browser is used again. */
  async leave(passed: boolean): Promise<void> {
    const keeps = passed && this.#ownPortal === null;
    const addresses = [this.url('/'), ...(backendKind() === 'simulator' ? [address('API_BASE_URL')] : [])];
    try {
      await this.visitor.close(keeps ? addresses.map((each) => new URL(each).origin) : null);
      await this.#somebodyElse?.close();
    } finally {
      await this.#ownPortal?.end();
    }
  }

  /** A portal address as this visitor types it. */
  url(path: string): string {
    const base = new URL(this.#ownPortal?.address ?? address('BASE_URL'));
    if (/(^|\.)localhost$/.test(base.hostname)) {
      if (this.partner !== 'demo' && this.partner !== null && this.partner in DEPLOYMENTS) {
        requireTag(this.tags, '@needs-partners');
      }
      base.hostname = this.partner === null ? 'localhost' : `${this.partner}.localhost`;
    }
    return new URL(path, base).href;
  }

  /** Goes to an address and waits until the page can be used. */
  async open(path: string): Promise<void> {
    const page = await this.page();
    this.answer = await page.goto(this.url(path));
    await this.settled();
  }

  /** Expects a page as it should be before it is said what is not on it: neither an error nor, for somebody logged in, the login. */
  async expectNoOtherPage(): Promise<void> {
    const page = await this.page();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(this.answer?.status() ?? 200).toBeLessThan(400);
    if (this.loggedIn) await expect(page).not.toHaveURL(({ pathname }) => pathname === '/login');
  }

  /** Waits until the page that is there, or another one, reacts. */
  async settled(other?: Page): Promise<void> {
    await this.visitor.settled(other ?? (await this.page()));
  }

  /** Waits until what was pressed has led where it leads, if a page is open. */
  async arrived(): Promise<void> {
    if (this.openPage) await this.visitor.arrived();
  }

  /** The lending system, to be looked at or changed once what the visitor has begun has come to its end. */
  async lender(): Promise<Backend> {
    await this.arrived();
    return this.backend();
  }

  /** The address of the page that the visitor has come to. */
  async here(): Promise<URL> {
    await this.arrived();
    return new URL((await this.page()).url());
  }

  async hands(): Promise<Hands> {
    return this.keyboardOnly ? keyboard(await this.livePage()) : pointer;
  }

  async form(): Promise<Form> {
    return new Form(await this.page(), await this.hands());
  }

  async actions(): Promise<Actions> {
    return new Actions(await this.page(), await this.hands());
  }

  async wizard(): Promise<Wizard> {
    return new Wizard(await this.page(), await this.hands(), this.visit.javaScript);
  }

  async account(): Promise<Account> {
    return new Account(await this.page(), await this.hands());
  }

  async applications(): Promise<Applications> {
    return new Applications(await this.page());
  }

  async overview(): Promise<Overview> {
    return new Overview(await this.page());
  }

  async result(): Promise<Result> {
    return new Result(await this.page());
  }

  async frame(): Promise<Frame> {
    return new Frame(await this.page(), await this.hands());
  }
}

setWorldConstructor(PortalWorld);
