import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { moveClock } from '../../scripts/moved-clock.mjs';
import { type Colours, type Device, engine } from './engines';
import { extendPages } from './extension';
import { rememberFocus } from './lost-focus';
import { OpenRequests } from './open-requests';
import { engineName, hasExtension, movedBy } from './settings';
import { observeWords } from './shown-keys';
import { translatePage } from './translation';

/** How somebody visits the portal. Every scenario may change it before its first page. */
export interface Visit {
  /** Preferred languages of the browser, the first one first, as `fr-FR` or `it, en;q=0.8`. */
  locale: string;
  device: 'desk' | 'phone' | 'narrow phone';
  javaScript: boolean;
  /** IANA name of the visitor's own time zone. */
  timeZone: string;
  /** What the device asks pages for. */
  colours: Colours;
  /** True when the browser translates every page. */
  isTranslated: boolean;
}

/** A browser profile and the page it began with. */
export interface Profile {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Profiles of one kind are made for the same visit. */
  readonly kind: string;
  /** What was typed and is on its way to the portal: such a request outlives its page, and its answer can bring a session. */
  readonly drafts: OpenRequests;
}

/** Sizes of the screens, in CSS pixels. */
export const SCREENS = {
  desk: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  'narrow phone': { viewport: { width: 320, height: 640 }, hasTouch: true },
} as const;

/** Emptied profiles that wait for another scenario: no more than a worker uses in turn. */
const MOST_WARM = 4;

/** Where a page sends what is being typed. */
const DRAFTS = '/application/keep';

/** Milliseconds: the longest that the answer to a draft takes, and for a profile to be emptied, which is closed after that. */
const PATIENCE = { draft: 3_000, empty: 10_000 };

const browsers = new Map<string, Promise<Browser>>();
const warm: Profile[] = [];

/** The worker's one browser, started when first needed; where pages cannot be told of a device, one for each. */
function browserFor({ colours, device }: Visit): Promise<Browser> {
  const told: Device = { colours, isTouched: device !== 'desk' };
  const kind = engine().hasDeviceByPage ? 'any' : JSON.stringify(told);
  const browser = browsers.get(kind) ?? engine().launch(told);
  browsers.set(kind, browser);
  return browser;
}

/** Closes the worker's browsers. The next profile starts another one. */
export async function closeBrowsers(): Promise<void> {
  const open = [...browsers.values()];
  browsers.clear();
  warm.length = 0;
  await Promise.all(open.map(async (browser) => (await browser).close()));
}

/**
 * An empty browser profile. One that another scenario has left is taken when there is one: its process runs and has compiled the
 * scripts, which is most of what a page costs; only its HTTP cache is not empty.
 * @param headers what every request to the portal carries.
 */
export async function openProfile(visit: Visit, headers: Record<string, string>): Promise<Profile> {
  const kind = JSON.stringify(visit);
  const at = warm.findIndex((profile) => profile.kind === kind);
  const profile = warm.splice(at, at === -1 ? 0 : 1)[0] ?? (await newProfile(visit, kind));
  await carryHeaders(profile.context, visit, headers);
  return profile;
}

/**
 * Has every request from now on carry headers; and all the languages of the visit, as a browser is told of one. Chromium sends that one all the same:
 * a scenario about several languages needs the visitor without a browser there.
 */
export async function carryHeaders(
  context: BrowserContext,
  { locale }: Visit,
  headers: Record<string, string>,
): Promise<void> {
  const languages = locale.includes(',') && { 'Accept-Language': locale };
  await context.setExtraHTTPHeaders({ ...headers, ...languages });
}

/**
 * Empties a profile that is no longer needed (page, storage, cookies, history), and keeps it for another scenario.
 * @param origins that its pages were at: the portal's, and the simulator's.
 */
export async function leaveProfile(profile: Profile, ...origins: string[]): Promise<void> {
  try {
    if (!engine().canForgetHistory) throw new Error('its history would stay');
    await within(PATIENCE.empty, empty(profile, origins));
  } catch {
    // A profile that cannot be emptied is closed.
    await profile.context.close();
    return;
  }
  warm.push(profile);
  if (warm.length > MOST_WARM) await warm.shift()?.context.close();
}

async function newProfile(visit: Visit, kind: string): Promise<Profile> {
  const { userAgent, canBeMobile, breaksVisitsOff, hasFocusInEachPage } = engine();
  const context = await (await browserFor(visit)).newContext({
    ...SCREENS[visit.device],
    ...(canBeMobile && { isMobile: visit.device !== 'desk' }),
    ...(userAgent !== null && { userAgent }),
    locale: visit.locale.split(',')[0],
    timezoneId: visit.timeZone,
    javaScriptEnabled: visit.javaScript,
    colorScheme: visit.colours,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  if (breaksVisitsOff) context.on('page', visitOnceMore);
  // The compiler wraps named functions in calls of `__name`, which no page has.
  await context.addInitScript('window.__name ??= (named) => named;');
  await context.addInitScript(tellViolations);
  await context.addInitScript(observeWords);
  // Other engines give pressed buttons no focus.
  if (engineName() === 'chromium') await context.addInitScript(rememberFocus);
  if (hasExtension()) await context.addInitScript(extendPages, 'late' as const);
  if (movedBy() !== 0) await context.addInitScript(moveClock, movedBy());
  if (visit.isTranslated && visit.javaScript) await context.addInitScript(translatePage);
  const drafts = new OpenRequests(context, DRAFTS);
  const page = await context.newPage();
  if (!hasFocusInEachPage) await page.bringToFront();
  return { context, page, kind, drafts };
}

/**
 * Lets a page go to an address once more where the visit was broken off by what the page itself had begun. Nothing of the first visit was shown;
 * what can be asked for but once would say so at the second.
 */
function visitOnceMore(page: Page): void {
  const visit = page.goto.bind(page);
  page.goto = (url, options) =>
    visit(url, options).catch((error: Error) => {
      if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
      return visit(url, options);
    });
}

/** What the work comes to. @throws Error when it takes longer: a page that hangs answers nothing */
async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const late = setTimeout(limitMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`not done within ${limitMs} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

async function empty({ context, page, drafts }: Profile, origins: string[]): Promise<void> {
  // What a page still sends when it is left or comes online (a draft) goes nowhere: its answer would come late, and give the next visitor a session.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });
  await context.setOffline(false);
  await context.clearCookies();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // What it had sent before is waited for, for the same reason.
  if (!(await drafts.ended(PATIENCE.draft))) throw new Error('an answer may still come');
  for (const origin of origins) {
    // A page of the origin without scripts, a 404 too: what the last one ran has ended, and its storage can be reached.
    await page.goto(new URL('/healthz', origin).href);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** In the page: says what the security policy has blocked. Not every engine does, when the page goes on without it. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: read by whoever listens to the page's console
    console.error(`The security policy has ${violatedDirective} blocked: ${blockedURI}`);
  });
}
