import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { z } from 'zod';
import type { EngineName } from '../../scripts/browser.mjs';

/** Where the servers plugin leaves what it found out for the workers, which are processes of their own. */
export const SETTINGS = {
  portal: 'BASE_URL',
  lendingApi: 'API_BASE_URL',
  backend: 'FEATURES_BACKEND',
  browser: 'FEATURES_BROWSER',
  translated: 'FEATURES_TRANSLATED',
  withExtension: 'FEATURES_WITH_EXTENSION',
  webKitGtk: 'FEATURES_WEBKITGTK',
  faultProxy: 'FEATURES_FAULT_PROXY',
  runId: 'FEATURES_RUN_ID',
  mailbox: 'MAILBOX_URL',
} as const;

/** Set when every scenario leaves a picture of its end, for `npm run docs`; otherwise only one that failed does. */
export const PICTURES = 'PICTURES';

/** Set when nothing is run, and only told what would run: `npm run features:plan`. */
export const PLAN = 'FEATURES_PLAN';

/** The kind of lending system behind the portal: one that can be told what to do, or a real one. */
export type BackendKind = 'simulator' | 'deployment';

/** Where a visitor lives who says nothing of it: `npm run test:days` moves the whole town. */
export const homeZone = (): string => (process.env.TEST_CLOCK && process.env.TZ) || 'Europe/Berlin';

/** By how many milliseconds the clock of a test run is moved. */
export const movedBy = (): number => Number(process.env.TEST_CLOCK_MS ?? 0);

/** An address setting without its trailing slash. @throws Error when it is not set. */
export function address(name: 'BASE_URL' | 'API_BASE_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the features need the address it names`);
  return value.replace(/\/+$/, '');
}

export function backendKind(): BackendKind {
  return process.env[SETTINGS.backend] === 'deployment' ? 'deployment' : 'simulator';
}

/** Where the fault proxy stands between portal and lending API; null where there is none. */
export function faultProxy(): string | null {
  return process.env[SETTINGS.faultProxy] || null;
}

/** Address of the mail catcher; null where mails cannot be read. */
export function mailbox(): string | null {
  return process.env[SETTINGS.mailbox]?.replace(/\/+$/, '') || null;
}

/** File of accounts that somebody has prepared; null where there is none. */
export const accountsFile = (): string | null => process.env.PREPARED_ACCOUNTS || null;

/** Names of the contract's calls that the lending API has, from the JSON list that OFFERED_CALLS names; null where it has all of them. */
export function offeredCalls(): string[] | null {
  const file = process.env.OFFERED_CALLS;
  return file ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Domain of the addresses that the features make up: MAIL_DOMAIN, where only some reach the mailbox. */
export const mailDomain = (): string => process.env.MAIL_DOMAIN || 'example.com';

/** Stands in the names of companies and in the e-mail addresses that a run makes, so that somebody can find them. */
export const runId = (): string => process.env[SETTINGS.runId] || 'run';

/** Whether a run leaves in a deployment what it made there, also what could be removed. @throws Error for anything but true and false */
export const keepsData = (): boolean =>
  z.enum(['true', 'false'], 'KEEP_DATA is true or false').parse(process.env.KEEP_DATA || 'false') === 'true';

/** The engine to run in: what `npm run features -- --browser NAME` says, else Chromium. */
export function engineName(): EngineName {
  const name = process.env[SETTINGS.browser];
  return name === 'firefox' || name === 'webkit' || name === 'webkitgtk' ? name : 'chromium';
}

/** True when every page is translated by the browser: `npm run features -- --translated`. */
export const isRunTranslated = (): boolean => Boolean(process.env[SETTINGS.translated]);

/** True when every page is changed as browser extensions do: `npm run features -- --with-extension`. */
export const hasExtension = (): boolean => Boolean(process.env[SETTINGS.withExtension]);

/** Whether pages can be shown for another medium than they are, as on paper, or without scripts: drivers of the others take no such setting. */
export const canEmulate = (): boolean => ['chromium', 'webkit'].includes(engineName());

/** Programs of WebKitGTK: what drives its browser, that browser, and a screen for it. @throws Error when the features' command named none */
export function webKitGtk(): { driver: string; browser: string; screen: string } {
  const [driver, browser, screen] = (process.env[SETTINGS.webKitGtk] ?? '').split(delimiter);
  if (!driver || !browser || !screen) throw new Error('WebKitGTK was not looked for: run npm run features');
  return { driver, browser, screen };
}
