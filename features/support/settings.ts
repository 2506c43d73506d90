import { existsSync } from 'node:fs';

/** Where the servers plugin leaves what it found out for the workers, which are processes of their own. */
export const SETTINGS = {
  portal: 'BASE_URL',
  lendingApi: 'API_BASE_URL',
  backend: 'FEATURES_BACKEND',
} as const;

/** The kind of lending system behind the portal: one that can be told what to do, or a real one. */
export type BackendKind = 'simulator' | 'deployment';

/** An address setting without its trailing slash. @throws Error when it is not set. */
export function address(name: 'BASE_URL' | 'API_BASE_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the features need the address it names`);
  return value.replace(/\/+$/, '');
}

export function backendKind(): BackendKind {
  return process.env[SETTINGS.backend] === 'deployment' ? 'deployment' : 'simulator';
}

/** The headless shell is Chromium without a window to draw, at half the cost. */
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to use: CHROMIUM_PATH, else one that is installed, else (undefined) Playwright's own. */
export function browserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || INSTALLED_BROWSERS.find((path) => existsSync(path));
}
