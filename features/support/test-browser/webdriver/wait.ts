import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 50;

export async function retryUntilDone<T>(attempt: () => Promise<T>, withinMs = TIMEOUT_MS): Promise<T> {
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
