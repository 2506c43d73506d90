import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll } from 'vitest';

const HEARTBEAT_MS = 2_000;

/** @returns a function that resolves once a request without heartbeat holds the form */
export function stallRequests() {
  const hasForm = new AsyncLocalStorage<() => void>();
  const start = globalThis.setInterval;

  beforeAll(() => {
    const startUnlessStill = (...args: Parameters<typeof start>) => {
      const timer = start(...args);
      const tell = args[1] === HEARTBEAT_MS ? hasForm.getStore() : undefined;
      if (tell) clearInterval(timer);
      tell?.();
      return timer;
    };
    globalThis.setInterval = Object.assign(startUnlessStill, start);
  });
  afterAll(() => {
    globalThis.setInterval = start;
  });

  return async <T>(begin: () => Promise<T>): Promise<{ outcome: Promise<T> }> => {
    let outcome: Promise<T> | undefined;
    await new Promise<void>((tell, fail) => {
      outcome = hasForm.run(tell, begin);
      outcome.catch(fail);
    });
    if (outcome === undefined) throw new Error('the request was not begun');
    return { outcome };
  };
}
