import { setTimeout as pause } from 'node:timers/promises';

/** As long as in other browsers. */
const WITHIN_MS = 15_000;
const PAUSE_MS = 50;

/** Tries something until it works. @throws what it threw last, when it does not work in time. */
export async function untilItWorks<T>(attempt: () => Promise<T>, withinMs = WITHIN_MS): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
}
