import { z } from 'zod';

const health = z.object({ simulator: z.literal(true), hosted: z.boolean().default(false) });

/** What answers at an address: a real API, a simulator, or one that many visitors share as a hosted demo. */
type Kind = 'real' | 'simulator' | 'hosted';

/** Answers about an address that are known for good. */
const known = new Map<string, Kind>();

/** True when the lending API at this address is the simulator, which alone has sandboxes and a demo entry. */
export async function isSimulator(baseUrl: string): Promise<boolean> {
  return (await kindOf(baseUrl)) !== 'real';
}

/** True when it is a simulator in which every visitor plays in a sandbox of their own. */
export async function isHostedDemo(baseUrl: string): Promise<boolean> {
  return (await kindOf(baseUrl)) === 'hosted';
}

/** Asked once; while nobody answers there, it counts as a real one and is asked again. */
async function kindOf(baseUrl: string): Promise<Kind> {
  const answered = known.get(baseUrl);
  if (answered !== undefined) return answered;
  try {
    const answer = await fetch(`${baseUrl}/simulator/health`, { signal: AbortSignal.timeout(5000) });
    const said = answer.ok ? health.safeParse(await answer.json().catch(() => null)).data : undefined;
    const kind = said === undefined ? 'real' : said.hosted ? 'hosted' : 'simulator';
    if (answer.status < 500) known.set(baseUrl, kind);
    return kind;
  } catch {
    return 'real';
  }
}
