import { TestRunner, vi } from 'vitest';
import { loadProductionReact } from './production-react';
import { isolationOf, type TestIsolation } from './test-isolation';

// Each test file loads this module again, so the state is global.
const KEPT_STATE = Symbol.for('of the shared process');

interface SharedState {
  classes: Pick<typeof globalThis, 'Request' | 'Response'>;
  isolation: TestIsolation | null;
}

const sharedGlobals = globalThis as { [KEPT_STATE]?: SharedState };
sharedGlobals[KEPT_STATE] ??= { classes: { Request, Response }, isolation: null };
const keptState = sharedGlobals[KEPT_STATE];

const isolation = isolationOf(TestRunner.getCurrentSuite().file.filepath);
const isFirst = keptState.isolation === null;
if (!isFirst && (isolation === 'own modules' || isolation !== keptState.isolation)) {
  // The simulator's server replaces these classes for good.
  for (const [name, originalClass] of Object.entries(keptState.classes)) {
    Object.defineProperty(globalThis, name, { value: originalClass });
  }
  vi.unstubAllEnvs();
  vi.resetModules();
}
vi.unstubAllGlobals();
keptState.isolation = isolation;

if (typeof document === 'undefined') {
  if (isFirst) await loadProductionReact();
} else {
  const { cleanDocument } = await import('../../ui/testing/clean-document');
  cleanDocument();
}
