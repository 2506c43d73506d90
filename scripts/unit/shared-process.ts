import { TestRunner, vi } from 'vitest';
import { loadProductionReact } from './production-react';
import { isolationOf, type TestIsolation } from './test-isolation';

// Each test file loads this module again, so the state is global.
const KEPT_STATE = Symbol.for('of the shared process');

interface Kept {
  classes: Pick<typeof globalThis, 'Request' | 'Response'>;
  surroundings: TestIsolation | null;
}

const shared = globalThis as { [KEPT_STATE]?: Kept };
shared[KEPT_STATE] ??= { classes: { Request, Response }, surroundings: null };
const keptState = shared[KEPT_STATE];

const surroundings = isolationOf(TestRunner.getCurrentSuite().file.filepath);
const isFirst = keptState.surroundings === null;
if (!isFirst && (surroundings === 'own modules' || surroundings !== keptState.surroundings)) {
  // The simulator's server replaces these classes for good.
  for (const [name, own] of Object.entries(keptState.classes)) {
    Object.defineProperty(globalThis, name, { value: own });
  }
  vi.unstubAllEnvs();
  vi.resetModules();
}
vi.unstubAllGlobals();
keptState.surroundings = surroundings;

if (typeof document === 'undefined') {
  if (isFirst) await loadProductionReact();
} else {
  const { cleanDocument } = await import('../../ui/testing/clean-document');
  cleanDocument();
}
