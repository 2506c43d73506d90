import { type Browser, chromium, devices, firefox, webkit } from 'playwright';
import { type EngineName, findInstalledBrowser } from '../../scripts/browser.mjs';
import { engineName } from './settings';

export type Colours = 'light' | 'dark';

export interface Device {
  colours: Colours;
  hasTouch: boolean;
}

interface Engine {
  /** @param device for engines without settings per page */
  launch(device?: Device): Promise<Browser>;
  readonly hasDeviceByPage: boolean;
  readonly userAgent: string | null;
  readonly canBeMobile: boolean;
  readonly canForgetHistory: boolean;
  readonly hasFocusInEachPage: boolean;
  readonly abortsVisits: boolean;
}

/** The portal treats headless browsers as bots and would not stream its responses. */
export const USER_AGENT = devices['Desktop Chrome'].userAgent;

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Scenarios are too short for optimising compilers. A larger young generation avoids garbage collections.
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32',
];

const createFirefoxPreferences = ({ colours, hasTouch }: Device) => ({
  'ui.useOverlayScrollbars': 1,
  // BiDi does not report pages restored from the back/forward cache.
  'browser.sessionhistory.max_total_viewers': 0,
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': colours === 'dark' ? 0 : 1,
  ...(hasTouch && {
    'ui.primaryPointerCapabilities': COARSE_POINTER,
    'ui.allPointerCapabilities': COARSE_POINTER,
  }),
});
const COARSE_POINTER = 1;

const DESKTOP_DEVICE: Device = { colours: 'light', hasTouch: false };

const ENGINES: Record<Exclude<EngineName, 'webkitgtk'>, Engine> = {
  chromium: {
    launch: () => chromium.launch({ executablePath: findInstalledBrowser('chromium'), args: CHROMIUM_FLAGS }),
    userAgent: USER_AGENT,
    canBeMobile: true,
    canForgetHistory: true,
    hasFocusInEachPage: true,
    abortsVisits: false,
    hasDeviceByPage: true,
  },
  firefox: {
    launch: (device = DESKTOP_DEVICE) =>
      firefox.launch({
        channel: 'moz-firefox',
        executablePath: findInstalledBrowser('firefox'),
        firefoxUserPrefs: createFirefoxPreferences(device),
      }),
    userAgent: null,
    canBeMobile: false,
    canForgetHistory: false,
    hasFocusInEachPage: false,
    abortsVisits: true,
    hasDeviceByPage: false,
  },
  webkit: {
    launch: () => webkit.launch(),
    userAgent: devices['Desktop Safari'].userAgent,
    canBeMobile: true,
    canForgetHistory: false,
    hasFocusInEachPage: true,
    abortsVisits: false,
    hasDeviceByPage: true,
  },
};

export function engine(): Engine {
  const name = engineName();
  if (name === 'webkitgtk') throw new Error('This step needs a browser that Playwright drives');
  return ENGINES[name];
}
