import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 15_000;
const PAUSE_MS = 50;

/** @throws the last error on timeout */
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
