import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll } from 'vitest';

const HEARTBEAT_MS = 2_000;

/** @returns a function that resolves once a request without heartbeat holds the form */
export function stallRequests() {
  const hasForm = new AsyncLocalStorage<() => void>();
  const originalSetInterval = globalThis.setInterval;

  beforeAll(() => {
    const setIntervalUnlessStalled = (...args: Parameters<typeof originalSetInterval>) => {
      const timer = originalSetInterval(...args);
      const reportStalled = args[1] === HEARTBEAT_MS ? hasForm.getStore() : undefined;
      if (reportStalled) clearInterval(timer);
      reportStalled?.();
      return timer;
    };
    globalThis.setInterval = Object.assign(setIntervalUnlessStalled, originalSetInterval);
  });
  afterAll(() => {
    globalThis.setInterval = originalSetInterval;
  });

  return async <T>(startRequest: () => Promise<T>): Promise<{ outcome: Promise<T> }> => {
    let outcome: Promise<T> | undefined;
    await new Promise<void>((resolve, reject) => {
      outcome = hasForm.run(resolve, startRequest);
      outcome.catch(reject);
    });
    if (outcome === undefined) throw new Error('the request was not begun');
    return { outcome };
  };
}
