import { type Browser, chromium, devices, firefox, webkit } from 'playwright';
import { type EngineName, presentBrowser } from '../../scripts/browser.mjs';
import { engineName } from './settings';

export type Colours = 'light' | 'dark';

/** What pages are told of the device. */
export interface Device {
  /** The colours that it asks pages for. */
  colours: Colours;
  /** Whether it is worked by a finger. */
  isTouched: boolean;
}

/** One of the browsers' engines, as the features use it. */
interface Engine {
  /** @param device for all pages, where only the browser can be told */
  launch(device?: Device): Promise<Browser>;
  /** Whether each page can be told of a device of its own. */
  readonly hasDeviceByPage: boolean;
  /** What the browser says it is; null for what it says by itself. */
  readonly userAgent: string | null;
  /** Whether it can lay a page out as a phone does, with a `viewport` that the page states. */
  readonly canBeMobile: boolean;
  /** Whether a profile's history can be emptied, so that another scenario can have it. */
  readonly canForgetHistory: boolean;
  /** Whether each page takes itself for the one in front, which alone has the focus. */
  readonly hasFocusInEachPage: boolean;
  /** Whether the end of what a page itself had begun breaks off a visit to another one. */
  readonly breaksVisitsOff: boolean;
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

/** What cannot be said to Firefox through WebDriver BiDi. */
const firefoxPreferences = ({ colours, isTouched }: Device) => ({
  // As on phones, and in the other engines, scroll bars take no room.
  'ui.useOverlayScrollbars': 1,
  // BiDi does not tell of a page that comes back out of memory: none is kept there.
  'browser.sessionhistory.max_total_viewers': 0,
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': colours === 'dark' ? 0 : 1,
  ...(isTouched && { 'ui.primaryPointerCapabilities': COARSE, 'ui.allPointerCapabilities': COARSE }),
});
/** A pointer that is not fine, and cannot hover. */
const COARSE = 1;

const AT_DESK: Device = { colours: 'light', isTouched: false };

const ENGINES: Record<Exclude<EngineName, 'webkitgtk'>, Engine> = {
  chromium: {
    launch: () => chromium.launch({ executablePath: presentBrowser('chromium'), args: CHROMIUM_FLAGS }),
    userAgent: USER_AGENT,
    canBeMobile: true,
    canForgetHistory: true,
    hasFocusInEachPage: true,
    breaksVisitsOff: false,
    hasDeviceByPage: true,
  },
  /** Any Firefox as it is sold, over WebDriver BiDi: none that was patched for tests. */
  firefox: {
    launch: (device = AT_DESK) =>
      firefox.launch({
        channel: 'moz-firefox',
        executablePath: presentBrowser('firefox'),
        firefoxUserPrefs: firefoxPreferences(device),
      }),
    userAgent: null,
    canBeMobile: false,
    canForgetHistory: false,
    hasFocusInEachPage: false,
    breaksVisitsOff: true,
    hasDeviceByPage: false,
  },
  /** Playwright's own build: there is no other it can drive. */
  webkit: {
    launch: () => webkit.launch(),
    userAgent: devices['Desktop Safari'].userAgent,
    canBeMobile: true,
    canForgetHistory: false,
    hasFocusInEachPage: true,
    breaksVisitsOff: false,
    hasDeviceByPage: true,
  },
};

/** The engine that the features run in. @throws Error for one that Playwright cannot drive */
export function engine(): Engine {
  const name = engineName();
  if (name === 'webkitgtk') throw new Error('This step needs a browser that Playwright drives');
  return ENGINES[name];
}
