import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `portal` tests have default settings. `own modules` tests change settings, mock modules, or test process-wide state.
 */
export type TestIsolation = 'document' | 'own modules' | 'portal' | 'usual';

const MOCKS_OR_STUBS = /\bvi\.(mock|doMock|stubEnv|resetModules)\b/;
// The portal reads settings at load time. Excludes `PATH`, which child processes get.
const CHANGES_SETTINGS = /\bprocess\.env\b(?!\.PATH\b)|\/portal-instance'|= openPortal\(\{/;
const USES_DEFAULT_PORTAL = ' = openPortal();';

// Other tests of the simulator replace Request and Response, so this one runs alone.
export const PLATFORM_TEST = 'mock-server/handlers.test.ts';

export const isDomTest = (file: string): boolean => /\.dom\.test\.tsx?$/.test(file);

/**
 * @param file relative to the project, with slashes
 * @param test source text
 */
export function isolationIn(file: string, test: string): TestIsolation {
  const isOfPortal = file.startsWith('app/');
  if (MOCKS_OR_STUBS.test(test) || file === PLATFORM_TEST) return 'own modules';
  if (isDomTest(file)) return 'document';
  if (isOfPortal && CHANGES_SETTINGS.test(test)) return 'own modules';
  return isOfPortal && test.includes(USES_DEFAULT_PORTAL) ? 'portal' : 'usual';
}

// No `new URL`, because jsdom replaces the class.
const ROOT = join(import.meta.dirname, '../..');

export const relativeToRoot = (path: string): string => relative(ROOT, path).replaceAll('\\', '/');

export function isolationOf(path: string): TestIsolation {
  return isolationIn(relativeToRoot(path), readFileSync(path, 'utf8'));
}
