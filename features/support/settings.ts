import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { z } from 'zod';
import type { EngineName } from '../../scripts/browser.mjs';

export const SETTING_NAMES = {
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

export const PICTURES_SETTING = 'PICTURES';

export const PLAN_SETTING = 'FEATURES_PLAN';

export type BackendKind = 'simulator' | 'deployment';

export const defaultTimeZone = (): string => (process.env.TEST_CLOCK && process.env.TZ) || 'Europe/Berlin';

export const clockOffsetMs = (): number => Number(process.env.TEST_CLOCK_MS ?? 0);

export function serverAddress(name: 'BASE_URL' | 'API_BASE_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: set the address of the server to test`);
  return value.replace(/\/+$/, '');
}

export function backendKind(): BackendKind {
  return process.env[SETTING_NAMES.backend] === 'deployment' ? 'deployment' : 'simulator';
}

export function faultProxyAddress(): string | null {
  return process.env[SETTING_NAMES.faultProxy] || null;
}

export function mailboxAddress(): string | null {
  return process.env[SETTING_NAMES.mailbox]?.replace(/\/+$/, '') || null;
}

export const accountsFile = (): string | null => process.env.PREPARED_ACCOUNTS || null;

/** Reads the JSON file OFFERED_CALLS. Null means all calls. */
export function readOfferedCalls(): string[] | null {
  const file = process.env.OFFERED_CALLS;
  return file ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export const mailDomain = (): string => process.env.MAIL_DOMAIN || 'example.com';

/** Identifies company names and e-mail addresses of this run. */
export const runId = (): string => process.env[SETTING_NAMES.runId] || 'run';

export const keepsCreatedData = (): boolean =>
  z.enum(['true', 'false'], 'KEEP_DATA is true or false').parse(process.env.KEEP_DATA || 'false') === 'true';

export function engineName(): EngineName {
  const name = process.env[SETTING_NAMES.browser];
  return name === 'firefox' || name === 'webkit' || name === 'webkitgtk' ? name : 'chromium';
}

export const isRunTranslated = (): boolean => Boolean(process.env[SETTING_NAMES.translated]);

export const hasExtension = (): boolean => Boolean(process.env[SETTING_NAMES.withExtension]);

export const canEmulate = (): boolean => ['chromium', 'webkit'].includes(engineName());

export function readWebKitGtkPrograms(): { driver: string; browser: string; screen: string } {
  const [driver, browser, screen] = (process.env[SETTING_NAMES.webKitGtk] ?? '').split(delimiter);
  if (!driver || !browser || !screen) throw new Error('No WebKitGTK programs are set: run npm run browsers');
  return { driver, browser, screen };
}
