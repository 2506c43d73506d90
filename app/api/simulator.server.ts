import { z } from 'zod';

const health = z.object({ simulator: z.literal(true) });

/** Answers about an address that are known for good. */
const known = new Map<string, boolean>();

/**
 * True when the lending API at this address is the simulator, which alone has sandboxes and a demo entry. Asked once;
 * while nobody answers there, it counts as a real one and is asked again.
 */
export async function isSimulator(baseUrl: string): Promise<boolean> {
  const answered = known.get(baseUrl);
  if (answered !== undefined) return answered;
  try {
    const answer = await fetch(`${baseUrl}/simulator/health`, { signal: AbortSignal.timeout(5000) });
    const simulator = answer.ok && health.safeParse(await answer.json().catch(() => null)).success;
    if (answer.status < 500) known.set(baseUrl, simulator);
    return simulator;
  } catch {
    return false;
  }
}
