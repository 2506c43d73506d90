import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What a file of tests expects of the process that it shares with others: a document; a portal with the usual settings, which such files visit
 * in turn; or modules of its own, as it has settings of its own, puts something in the place of a module, or is about what lives as long as its
 * process and reads its settings when it is loaded (the session store, the log).
 */
export type Surroundings = 'document' | 'own modules' | 'portal' | 'usual';

const PUTS_IN_PLACE = /\bvi\.(mock|doMock|stubEnv|resetModules)\b/;
/**
 * In a test of the portal, which reads its settings when it is loaded. Other tests give them to processes that they start; `PATH` is nothing
 * but handed on to those.
 */
const SETS = /\bprocess\.env\b(?!\.PATH\b)|\/portal-instance'|= portal\(\{/;
const VISITS = ' = portal();';

/** Asks the platform's own Request and Response, in whose place other tests of the simulator put those of its server. */
export const ABOUT_PLATFORM = 'mock-server/http/handlers.test.ts';

/** Whether the tests of a file have a document, whatever else they expect. */
export const isInDocument = (file: string): boolean => /\.dom\.test\.tsx?$/.test(file);

/** @param file path of a file of tests below the project's folder, with slashes; @param test what it says */
export function surroundingsIn(file: string, test: string): Surroundings {
  const isOfPortal = file.startsWith('app/');
  if (PUTS_IN_PLACE.test(test) || file === ABOUT_PLATFORM) return 'own modules';
  if (isInDocument(file)) return 'document';
  if (isOfPortal && SETS.test(test)) return 'own modules';
  return isOfPortal && test.includes(VISITS) ? 'portal' : 'usual';
}

/** Not by `URL`, which is another one's in a document. */
const ROOT = join(import.meta.dirname, '../..');

/** Path of a file below the project's folder, with slashes. @param path absolute */
export const belowRoot = (path: string): string => relative(ROOT, path).replaceAll('\\', '/');

/** The surroundings of a file as it is. @param path absolute */
export function surroundingsOf(path: string): Surroundings {
  return surroundingsIn(belowRoot(path), readFileSync(path, 'utf8'));
}
