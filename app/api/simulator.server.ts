import { z } from 'zod';

/** A request to the simulator's control API. */
interface Question {
  /** Sandbox of the request. */
  sandbox?: string;
  /** The visitor's host: which deployment they are at. */
  host?: string;
  /** With it the call is a POST. */
  body?: object;
  timeoutMs?: number;
}

/**
 * Asks the simulator's control API at `/simulator/{path}`. Null against a real API, which is never asked, and when the simulator refuses,
 * does not answer, or answers something else than the schema says.
 */
export async function askSimulator<Schema extends z.ZodType>(
  baseUrl: string,
  path: string,
  schema: Schema,
  { sandbox, host, body, timeoutMs = 5000 }: Question,
): Promise<z.output<Schema> | null> {
  if (!(await isSimulator(baseUrl))) return null;
  try {
    const answer = await fetch(`${baseUrl}/simulator/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(sandbox !== undefined && { 'X-Sandbox': sandbox }),
        ...(host !== undefined && { 'X-Forwarded-Host': host }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? schema.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}

const health = z.object({ simulator: z.literal(true), hosted: z.boolean().default(false) });

/** Kind of backend: a real API, a simulator, or a hosted demo shared by many visitors. */
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
