import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `portal`: default settings. `own modules`: changes settings, mocks modules, or tests process-wide state.
 */
export type Surroundings = 'document' | 'own modules' | 'portal' | 'usual';

const PUTS_IN_PLACE = /\bvi\.(mock|doMock|stubEnv|resetModules)\b/;
// The portal reads settings at load time. `PATH` only goes to child processes.
const SETS = /\bprocess\.env\b(?!\.PATH\b)|\/portal-instance'|= portal\(\{/;
const VISITS = ' = portal();';

// Other tests of the simulator replace Request and Response.
export const ABOUT_PLATFORM = 'mock-server/handlers.test.ts';

export const isInDocument = (file: string): boolean => /\.dom\.test\.tsx?$/.test(file);

/**
 * @param file relative to the project, with slashes
 * @param test source text
 */
export function surroundingsIn(file: string, test: string): Surroundings {
  const isOfPortal = file.startsWith('app/');
  if (PUTS_IN_PLACE.test(test) || file === ABOUT_PLATFORM) return 'own modules';
  if (isInDocument(file)) return 'document';
  if (isOfPortal && SETS.test(test)) return 'own modules';
  return isOfPortal && test.includes(VISITS) ? 'portal' : 'usual';
}

// jsdom replaces `URL`.
const ROOT = join(import.meta.dirname, '../..');

/** @param path absolute */
export const belowRoot = (path: string): string => relative(ROOT, path).replaceAll('\\', '/');

/** @param path absolute */
export function surroundingsOf(path: string): Surroundings {
  return surroundingsIn(belowRoot(path), readFileSync(path, 'utf8'));
}
