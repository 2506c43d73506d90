import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll } from 'vitest';

/** How often a request that is sending a form says that it is there, milliseconds. */
const BEAT_MS = 2_000;

/**
 * For the tests of a file, also where they run at the same time: lets a request stand still while it has a form.
 *
 * @returns begins a request that does not say that it is there; comes back once the request has its form, with what is to come of it
 */
export function standingStill() {
  /** Told when the request would have begun to say that it is there. */
  const hasForm = new AsyncLocalStorage<() => void>();
  const start = globalThis.setInterval;

  beforeAll(() => {
    const startUnlessStill = (...args: Parameters<typeof start>) => {
      const timer = start(...args);
      const tell = args[1] === BEAT_MS ? hasForm.getStore() : undefined;
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
