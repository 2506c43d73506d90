import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Disposable, Page } from 'playwright';
import { moveClock } from '../../scripts/moved-clock.mjs';
import { extendPages } from './browser-extension';
import { type Colours, type Device, engine } from './engines';
import { rememberFocus } from './lost-focus';
import { OpenRequests } from './open-requests';
import { simulateTranslation } from './page-translation';
import { clockOffsetMs, engineName, hasExtension } from './settings';
import { trackTextChanges } from './untranslated-keys';

export interface Visitor {
  /** Languages, the preferred one first, such as `it, en;q=0.8`. */
  locale: string;
  device: 'desk' | 'phone' | 'narrow phone';
  hasJavaScript: boolean;
  timeZone: string;
  colours: Colours;
  isTranslated: boolean;
}

export interface Profile {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly kind: string;
  readonly device: Visitor['device'];
  readonly initScripts: Disposable[];
  /** Autosave requests, which outlive their page and can set a session cookie. */
  readonly drafts: OpenRequests;
}

export const DEVICE_SETTINGS = {
  desk: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  'narrow phone': { viewport: { width: 320, height: 640 }, hasTouch: true },
} as const;

const MAX_WARM_PROFILES = 4;

const DRAFT_PATH = '/application/keep';

/** A profile that cannot be emptied in time is closed. */
const TIMEOUT_MS = { draft: 3_000, empty: 10_000 };

const browsers = new Map<string, Promise<Browser>>();
const warmProfiles: Profile[] = [];

function browserFor({ colours, device }: Visitor): Promise<Browser> {
  const requestedDevice: Device = { colours, hasTouch: device !== 'desk' };
  const kind = engine().hasDeviceByPage ? 'any' : JSON.stringify(requestedDevice);
  const browser = browsers.get(kind) ?? engine().launch(requestedDevice);
  browsers.set(kind, browser);
  return browser;
}

export async function closeBrowsers(): Promise<void> {
  const openBrowsers = [...browsers.values()];
  browsers.clear();
  warmProfiles.length = 0;
  await Promise.all(openBrowsers.map(async (browser) => (await browser).close()));
}

/** Reuses an emptied profile, because it has compiled scripts and an HTTP cache. */
export async function openProfile(visitor: Visitor, headers: Record<string, string>): Promise<Profile> {
  const kind = JSON.stringify(visitor);
  const index = warmProfiles.findIndex((profile) => profile.kind === kind);
  const profile = warmProfiles.splice(index, index === -1 ? 0 : 1)[0] ?? (await newProfile(visitor, kind));
  await sendHeaders(profile.context, visitor, headers);
  return profile;
}

/** Chromium sends only the first language, so scenarios about several use plain HTTP (`@plain`). */
export async function sendHeaders(
  context: BrowserContext,
  { locale }: Visitor,
  headers: Record<string, string>,
): Promise<void> {
  const languages = locale.includes(',') && { 'Accept-Language': locale };
  await context.setExtraHTTPHeaders({ ...headers, ...languages });
}

export async function recycleProfile(profile: Profile, ...origins: string[]): Promise<void> {
  try {
    if (!engine().canForgetHistory) throw new Error('the engine cannot delete the history of the page');
    await withTimeout(TIMEOUT_MS.empty, clearProfile(profile, origins));
  } catch {
    await profile.context.close();
    return;
  }
  warmProfiles.push(profile);
  if (warmProfiles.length > MAX_WARM_PROFILES) await warmProfiles.shift()?.context.close();
}

async function newProfile(visitor: Visitor, kind: string): Promise<Profile> {
  const { userAgent, canBeMobile, abortsVisits, hasFocusInEachPage } = engine();
  const context = await (await browserFor(visitor)).newContext({
    ...DEVICE_SETTINGS[visitor.device],
    ...(canBeMobile && { isMobile: visitor.device !== 'desk' }),
    ...(userAgent !== null && { userAgent }),
    locale: visitor.locale.split(',')[0],
    timezoneId: visitor.timeZone,
    javaScriptEnabled: visitor.hasJavaScript,
    colorScheme: visitor.colours,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  if (abortsVisits) context.on('page', retryAbortedVisits);
  // The compiler wraps named functions in calls of `__name`, which no page has.
  await context.addInitScript('window.__name ??= (named) => named;');
  await context.addInitScript(reportPolicyViolations);
  await context.addInitScript(trackTextChanges);
  // Other engines give pressed buttons no focus.
  if (engineName() === 'chromium') await context.addInitScript(rememberFocus);
  if (hasExtension()) await context.addInitScript(extendPages, 'late' as const);
  if (clockOffsetMs() !== 0) await context.addInitScript(moveClock, clockOffsetMs());
  if (visitor.isTranslated && visitor.hasJavaScript) await context.addInitScript(simulateTranslation);
  const drafts = new OpenRequests(context, DRAFT_PATH);
  const page = await context.newPage();
  if (!hasFocusInEachPage) await page.bringToFront();
  return { context, page, kind, device: visitor.device, initScripts: [], drafts };
}

function retryAbortedVisits(page: Page): void {
  const visit = page.goto.bind(page);
  page.goto = (url, options) =>
    visit(url, options).catch((error: Error) => {
      if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
      return visit(url, options);
    });
}

async function withTimeout<Value>(limitMs: number, promise: Promise<Value>): Promise<Value> {
  const abortController = new AbortController();
  const timeout = setTimeout(limitMs, undefined, { signal: abortController.signal }).then(() => {
    throw new Error(`not done within ${limitMs} ms`);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    abortController.abort();
  }
}

async function clearProfile(
  { context, page, device, initScripts, drafts }: Profile,
  origins: string[],
): Promise<void> {
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });
  await context.setOffline(false);
  await context.clearCookies();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (!(await drafts.waitUntilEnded(TIMEOUT_MS.draft)))
    throw new Error('the response to an autosave is still pending');
  for (const origin of origins) {
    await page.goto(new URL('/healthz', origin).href);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await context.clearCookies();
  for (const script of initScripts.splice(0)) await script.dispose();
  await page.emulateMedia({ media: null, forcedColors: null });
  const { viewport } = DEVICE_SETTINGS[device];
  const isResized = JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport);
  if (isResized) await page.setViewportSize(viewport);
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** Runs in the page. Some engines do not log violations of the security policy. */
function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: read by whoever listens to the page's console
    console.error(`The security policy (${violatedDirective}) blocked ${blockedURI}`);
  });
}
