import { metrics } from '~/telemetry/metrics.server';
import { tracer } from '~/telemetry/span.server';
import type { SessionStore } from './store.server';

/** Adds metrics and spans to a store. Never records keys or values. */
export function observedStore(store: SessionStore): SessionStore {
  return {
    read: (id) => observed('read', () => store.read(id)),
    update: (...change) => observed('update', () => store.update(...change)),
    count: (...counted) => observed('count', () => store.count(...counted)),
    close: () => store.close(),
  };
}

function observed<T>(command: 'read' | 'update' | 'count', run: () => Promise<T>): Promise<T> {
  return tracer().span('client', `session store ${command}`, async (span) => {
    const began = performance.now();
    let outcome: 'ok' | 'failed' = 'failed';
    try {
      const result = await run();
      outcome = 'ok';
      return result;
    } finally {
      span.set({ outcome });
      metrics.storeCommandEnded({ command, outcome }, performance.now() - began);
    }
  });
}
