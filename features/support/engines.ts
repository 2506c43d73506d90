import { type Browser, chromium, devices, firefox, webkit } from 'playwright';
import { type EngineName, presentBrowser } from '../../scripts/browser.mjs';
import { engineName } from './settings';

/** One of the browsers' engines, as the features use it. */
interface Engine {
  launch(): Promise<Browser>;
  /** What the browser says it is; null for what it says by itself. */
  readonly userAgent: string | null;
  /** Whether it can lay a page out as a phone does, with a `viewport` that the page states. */
  readonly canBeMobile: boolean;
  /** Whether a profile's history can be emptied, so that another scenario can have it. */
  readonly canForgetHistory: boolean;
  /** Whether a page that is open can be shown in other colours, as when a device turns dark in the evening. */
  readonly canTurnDark: boolean;
}

/** A real one: as a headless browser the portal would take it for a bot and answer without streaming. */
export const USER_AGENT = devices['Desktop Chrome'].userAgent;

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Scripts run for seconds in a scenario: what optimizing compilers cost is not won back. Room for what a page leaves behind when another
  // takes its place spares most of the collecting.
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32',
];

/** What cannot be said to Firefox through WebDriver BiDi: that the visitor wants nothing to move. */
const FIREFOX_PREFERENCES = { 'ui.prefersReducedMotion': 1 };

const ENGINES: Record<Exclude<EngineName, 'webkitgtk'>, Engine> = {
  chromium: {
    launch: () => chromium.launch({ executablePath: presentBrowser('chromium'), args: CHROMIUM_FLAGS }),
    userAgent: USER_AGENT,
    canBeMobile: true,
    canForgetHistory: true,
    canTurnDark: true,
  },
  /** Any Firefox as it is sold, over WebDriver BiDi: none that was patched for tests. */
  firefox: {
    launch: () =>
      firefox.launch({
        channel: 'moz-firefox',
        executablePath: presentBrowser('firefox'),
        firefoxUserPrefs: FIREFOX_PREFERENCES,
      }),
    userAgent: null,
    canBeMobile: false,
    canForgetHistory: false,
    // The colours are those that its window was opened with.
    canTurnDark: false,
  },
  /** Playwright's own build: there is no other it can drive. */
  webkit: {
    launch: () => webkit.launch(),
    userAgent: devices['Desktop Safari'].userAgent,
    canBeMobile: true,
    canForgetHistory: false,
    canTurnDark: true,
  },
};

/** The engine that the features run in. @throws Error for one that Playwright cannot drive */
export function engine(): Engine {
  const name = engineName();
  if (name === 'webkitgtk') throw new Error('This step needs a browser that Playwright drives');
  return ENGINES[name];
}
