import { type Browser, type BrowserContext, chromium, devices } from 'playwright';
import { browserPath } from './settings';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How somebody visits the portal. Every scenario may change it before its first page. */
export interface Visit {
  /** What the browser asks for, most wanted first: `fr-FR`. */
  locale: string;
  device: 'desk' | 'phone' | 'narrow phone';
  javaScript: boolean;
  /** IANA name of the visitor's own time zone. */
  timeZone: string;
}

const SCREENS = {
  desk: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  'narrow phone': { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
} as const;

let browser: Promise<Browser> | undefined;

/** The worker's one browser, started when first needed. */
function worker(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: browserPath(), args: FLAGS });
  return browser;
}

/** Closes the worker's browser, when there is one. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}

/**
 * A fresh browser profile for one scenario.
 * The user agent is a real one: as a headless browser the portal would take it for a bot and answer without streaming.
 * @param headers what every request to the portal carries.
 */
export async function openProfile(visit: Visit, headers: Record<string, string>): Promise<BrowserContext> {
  const context = await (await worker()).newContext({
    ...SCREENS[visit.device],
    userAgent: devices['Desktop Chrome'].userAgent,
    locale: visit.locale,
    timezoneId: visit.timeZone,
    javaScriptEnabled: visit.javaScript,
    extraHTTPHeaders: headers,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  return context;
}
