import { TestRunner, vi } from 'vitest';
import { loadProductionReact } from './production-react';
import { isolationOf, type TestIsolation } from './test-isolation';

// Each test file loads this module again, so the state is global.
const SHARED_STATE_KEY = Symbol.for('of the shared process');

interface SharedState {
  classes: Pick<typeof globalThis, 'Request' | 'Response'>;
  isolation: TestIsolation | null;
}

const sharedGlobals = globalThis as { [SHARED_STATE_KEY]?: SharedState };
sharedGlobals[SHARED_STATE_KEY] ??= { classes: { Request, Response }, isolation: null };
const sharedState = sharedGlobals[SHARED_STATE_KEY];

const isolation = isolationOf(TestRunner.getCurrentSuite().file.filepath);
const isFirst = sharedState.isolation === null;
if (!isFirst && (isolation === 'own modules' || isolation !== sharedState.isolation)) {
  // The simulator's server replaces these classes for good.
  for (const [name, originalClass] of Object.entries(sharedState.classes)) {
    Object.defineProperty(globalThis, name, { value: originalClass });
  }
  vi.unstubAllEnvs();
  vi.resetModules();
}
vi.unstubAllGlobals();
sharedState.isolation = isolation;

if (typeof document === 'undefined') {
  if (isFirst) await loadProductionReact();
} else {
  const { cleanDocument } = await import('../../ui/testing/clean-document');
  cleanDocument();
}
