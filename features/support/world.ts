import { setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import type { Page as BrowserPage } from 'playwright';
import { AccountScreen } from '../screens/account';
import { Actions } from '../screens/actions';
import { ApplicationsScreen } from '../screens/applications';
import { DemoScreen } from '../screens/demo';
import { FormPart } from '../screens/form';
import { PageFrame } from '../screens/frame';
import { OverviewScreen } from '../screens/overview';
import { ResultScreen } from '../screens/result';
import { WizardScreen } from '../screens/wizard';
import type { Backend, Customer } from './backend/backend';
import { openDeploymentBackend } from './backend/deployment';
import { CUSTOMER_PASSWORD, createUnusedEmail } from './backend/lending-api';
import { openSimulatorBackend } from './backend/simulator';
import { createTaggedControl } from './backend/tagged-control';
import { DEVICE_SETTINGS, type Visitor } from './browser';
import { declineCookies } from './consent';
import { requireTag } from './deployment/needs';
import { readStartFacts } from './deployment/scenario-start';
import { EffortCounter } from './effort';
import type { FormResponse } from './form-response';
import { type InputMethod, keyboard, pointer } from './input-method';
import { OwnPortal } from './own-portal';
import { PlaywrightBrowser } from './playwright-browser';
import { ScenarioRecorder } from './scenario-recorder';
import type { ScreenReader } from './screen-reader';
import type { PortalServer } from './server-process';
import {
  backendKind,
  canEmulate,
  defaultTimeZone,
  engineName,
  isRunTranslated,
  serverAddress,
} from './settings';
import type { ShownSituation } from './situation-pages';
import { expect } from './test-browser/expect';
import { HtmlBrowser } from './test-browser/html/html-browser';
import type { DocumentHead, LivePage, Locator, Page, TestBrowser } from './test-browser/test-browser';
import { WebDriverBrowser } from './test-browser/webdriver/webdriver-browser';

/** Exceeds the sum of a step's timeouts. WebDriver is slower. */
setDefaultTimeout(engineName() === 'webkitgtk' ? 240_000 : 120_000);

export class PortalWorld extends World {
  readonly visitor: Visitor = {
    locale: 'de-DE',
    device: 'desk',
    hasJavaScript: true,
    timeZone: defaultTimeZone(),
    colours: 'light',
    isTranslated: isRunTranslated(),
  };
  tags: readonly string[] = [];
  readonly recorder = new ScenarioRecorder();
  listener: ScreenReader | null = null;
  usesKeyboardOnly = false;
  needsBrowser = false;
  partner: string | null = 'demo';
  now: string | undefined;
  response: DocumentHead | null = null;
  readonly requestedAddresses: string[] = [];
  readonly situations: ShownSituation[] = [];
  readonly formResponses: FormResponse[] = [];
  customer: Customer = { email: createUnusedEmail(), password: CUSTOMER_PASSWORD };
  showsCookieQuestion = false;
  loggedIn = false;
  daysMoved = 0;
  effort: EffortCounter | null = null;
  hasAccount = false;

  get formResponse(): FormResponse | undefined {
    return this.formResponses.at(-1);
  }

  #testBrowser: TestBrowser | null = null;

  #situation: string | null = null;
  #person: string | null = null;
  #backend: Backend | null = null;
  #ownPortal: OwnPortal | null = null;
  #otherUser: HtmlBrowser | null = null;

  async backend(): Promise<Backend> {
    this.#backend ??= this.#tagged(
      backendKind() === 'simulator'
        ? await openSimulatorBackend(this.#situation ?? 'empty', this.now)
        : await openDeploymentBackend(
            this.#situation === null
              ? null
              : {
                  situation: this.#situation,
                  person: this.#person,
                  ...readStartFacts(this.tags),
                },
            this.now,
          ),
    );
    return this.#backend;
  }

  #tagged(backend: Backend): Backend {
    return { ...backend, control: createTaggedControl(backend.control, this.tags) };
  }

  async startAs(person: string | null, situation: string): Promise<void> {
    if (this.#backend) throw new Error('set the situation before the first use of the lending API');
    this.#situation = situation;
    this.#person = person;
    const { people } = await this.backend();
    const customer = person === null ? [...people.values()][0] : people.get(person);
    if (!customer) throw new Error(`${situation} has no person called ${person ?? 'anything'}`);
    this.customer = customer;
    this.hasAccount = true;
  }

  async beginWithSentence(sentence: string): Promise<void> {
    const startingPoint = GIVEN_WORLDS[sentence];
    if (!startingPoint) throw new Error(`unknown starting point: ${sentence}`);
    if (startingPoint.partner) this.partner = startingPoint.partner;
    await this.startAs(startingPoint.person, startingPoint.situation);
  }

  /** Does not create a world, unlike `backend`. */
  get sandboxHeaders(): Record<string, string> | null {
    return this.#backend?.browserHeaders ?? null;
  }

  async openAsProductOwner(): Promise<DemoScreen> {
    requireTag(this.tags, '@needs-simulator');
    await this.openWithoutSandbox();
    return this.demo();
  }

  async openWithoutSandbox(): Promise<void> {
    if (this.testBrowser instanceof PlaywrightBrowser)
      return void (await this.testBrowser.profile(async () => ({})));
    await this.testBrowser.page();
    await this.testBrowser.sendHeaders({});
  }

  async demo(): Promise<DemoScreen> {
    return new DemoScreen(await this.browserPage());
  }

  /** Scenarios without scripts use plain HTTP, unless they need a screen, a keyboard or CSS. */
  get testBrowser(): TestBrowser {
    this.#testBrowser ??= this.#newTestBrowser();
    return this.#testBrowser;
  }

  #newTestBrowser(): TestBrowser {
    const headers = async () => (await this.backend()).browserHeaders;
    const { hasJavaScript, device, locale, timeZone } = this.visitor;
    const isPlain = !hasJavaScript && device === 'desk' && !this.usesKeyboardOnly && !this.needsBrowser;
    if (isPlain) return new HtmlBrowser(locale, headers);
    if (!hasJavaScript && !canEmulate()) {
      throw new Error('This engine cannot disable scripts: use another one');
    }
    if (engineName() === 'webkitgtk') {
      return new WebDriverBrowser({
        locale,
        timeZone,
        headers,
        size: DEVICE_SETTINGS[device].viewport,
        declinedPortalUrl: () => (this.showsCookieQuestion ? null : this.url('/')),
      });
    }
    return new PlaywrightBrowser({
      visitor: this.visitor,
      headers,
      prepare: async (profile) => {
        if (hasJavaScript && !this.showsCookieQuestion) await declineCookies(profile, this.url('/'));
      },
    });
  }

  get openPage(): Page | null {
    return this.#testBrowser?.openPage ?? null;
  }

  get playwrightBrowser(): PlaywrightBrowser {
    if (this.testBrowser instanceof PlaywrightBrowser) return this.testBrowser;
    throw new Error('This step needs a browser: tag its scenario @browser beside @no-js');
  }

  page(): Promise<Page> {
    return this.testBrowser.page();
  }

  async otherUserPage(): Promise<Page> {
    if (!(this.testBrowser instanceof HtmlBrowser)) return this.playwrightBrowser.otherUserPage();
    const headers = async () => (await this.backend()).browserHeaders;
    this.#otherUser ??= new HtmlBrowser(this.visitor.locale, headers);
    return this.#otherUser.page();
  }

  browserPage(): Promise<BrowserPage> {
    return this.playwrightBrowser.page();
  }

  async reloadWithoutScripts(): Promise<{ page: BrowserPage; letScriptsRun: () => void }> {
    const page = await this.browserPage();
    let letScriptsRun = () => {};
    const allowed = new Promise<void>((resolve) => {
      letScriptsRun = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, (route) => allowed.then(() => route.continue()));
    await page.reload({ waitUntil: 'domcontentloaded' });
    return { page, letScriptsRun };
  }

  async emulateMedia(media: { media?: 'print' | 'screen'; forcedColors?: 'active' }): Promise<void> {
    requireTag(this.tags, '@needs-media');
    await (await this.browserPage()).emulateMedia(media);
  }

  async livePage(): Promise<LivePage> {
    const { testBrowser } = this;
    return testBrowser instanceof WebDriverBrowser ? testBrowser.page() : this.browserPage();
  }

  async switchSandbox(): Promise<Backend> {
    const otherBackend =
      backendKind() === 'simulator' ? await openSimulatorBackend('empty') : await openDeploymentBackend(null);
    this.#backend = this.#tagged(otherBackend);
    await this.testBrowser.sendHeaders(otherBackend.browserHeaders);
    return this.#backend;
  }

  async ownPortal(serverKind?: PortalServer, store?: 'disk' | 'redis'): Promise<OwnPortal> {
    this.#ownPortal ??= await OwnPortal.begin(serverKind, store);
    return this.#ownPortal;
  }

  async cleanUp(hasPassed: boolean): Promise<void> {
    const keepsProfiles = hasPassed && this.#ownPortal === null;
    const addresses = [
      this.url('/'),
      ...(backendKind() === 'simulator' ? [serverAddress('API_BASE_URL')] : []),
    ];
    try {
      await this.testBrowser.close(
        keepsProfiles ? addresses.map((address) => new URL(address).origin) : null,
      );
      await this.#otherUser?.close();
    } finally {
      await this.#ownPortal?.end();
    }
  }

  url(path: string): string {
    const base = new URL(this.#ownPortal?.address ?? serverAddress('BASE_URL'));
    if (/(^|\.)localhost$/.test(base.hostname)) {
      if (this.partner !== 'demo' && this.partner !== null && this.partner in DEPLOYMENTS) {
        requireTag(this.tags, '@needs-partners');
      }
      base.hostname = this.partner === null ? 'localhost' : `${this.partner}.localhost`;
    }
    return new URL(path, base).href;
  }

  async open(path: string): Promise<void> {
    const page = await this.page();
    this.response = await page.goto(this.url(path));
    await this.waitUntilHydrated();
  }

  /** For negative expectations: fails on an error page or an unexpected login. */
  async expectNoOtherPage(): Promise<void> {
    const page = await this.page();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(this.response?.status() ?? 200).toBeLessThan(400);
    if (this.loggedIn) await expect(page).not.toHaveURL(({ pathname }) => pathname === '/login');
  }

  async waitUntilHydrated(page?: Page): Promise<void> {
    await this.testBrowser.waitUntilHydrated(page ?? (await this.page()));
  }

  async waitForNavigation(): Promise<void> {
    if (this.openPage) await this.testBrowser.waitForNavigation();
  }

  async backendAfterNavigation(): Promise<Backend> {
    await this.waitForNavigation();
    return this.backend();
  }

  async currentUrl(): Promise<URL> {
    await this.waitForNavigation();
    return new URL((await this.page()).url());
  }

  async inputMethod(): Promise<InputMethod> {
    const method = this.effort?.input ?? (await this.#ownInputMethod());
    const { listener } = this;
    if (listener === null) return method;
    const whenQuiet = (act: (target: Locator) => Promise<void>) => async (target: Locator) => {
      await listener.waitUntilQuiet();
      await act(target);
    };
    return { ...method, press: whenQuiet(method.press), pick: whenQuiet(method.pick) };
  }

  async #ownInputMethod(): Promise<InputMethod> {
    return this.usesKeyboardOnly ? keyboard(await this.livePage()) : pointer;
  }

  async countEffort(journeyPart: string): Promise<void> {
    this.effort = new EffortCounter(journeyPart, await this.#ownInputMethod(), await this.page());
  }

  async form(): Promise<FormPart> {
    return new FormPart(await this.page(), await this.inputMethod());
  }

  async actions(): Promise<Actions> {
    return new Actions(await this.page(), await this.inputMethod());
  }

  async wizard(): Promise<WizardScreen> {
    return new WizardScreen(await this.page(), await this.inputMethod(), this.visitor.hasJavaScript);
  }

  async account(): Promise<AccountScreen> {
    return new AccountScreen(await this.page(), await this.inputMethod());
  }

  async applications(): Promise<ApplicationsScreen> {
    return new ApplicationsScreen(await this.page());
  }

  async overview(): Promise<OverviewScreen> {
    return new OverviewScreen(await this.page());
  }

  async result(): Promise<ResultScreen> {
    return new ResultScreen(await this.page());
  }

  async frame(): Promise<PageFrame> {
    return new PageFrame(await this.page(), await this.inputMethod());
  }
}

setWorldConstructor(PortalWorld);
