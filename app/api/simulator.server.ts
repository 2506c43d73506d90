import { LRUCache } from 'lru-cache';
import { z } from 'zod';

interface Question {
  sandbox?: string;
  /** The visitor's host: which deployment they are at. */
  host?: string;
  /** The visitor's address, for what is counted for each; null where nobody knows it. */
  visitorAddress?: string | null;
  /** With it the call is a POST. */
  body?: object;
  timeoutMs?: number;
}

/** Asks the simulator's control API at `/simulator/{path}`. Null against a real API and for any answer but one that fits the schema. */
export async function askSimulator<Schema extends z.ZodType>(
  baseUrl: string,
  path: string,
  schema: Schema,
  question: Question,
): Promise<z.output<Schema> | null> {
  const answer = await answerOfSimulator(baseUrl, path, question);
  try {
    return answer?.ok ? schema.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** The same for whoever needs to know why the simulator refuses. Null against a real API, and when nobody answers. */
export async function answerOfSimulator(
  baseUrl: string,
  path: string,
  { sandbox, host, visitorAddress = null, body, timeoutMs = 5000 }: Question,
): Promise<Response | null> {
  if (!(await isSimulator(baseUrl))) return null;
  return fetch(`${baseUrl}/simulator/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(sandbox !== undefined && { 'X-Sandbox': sandbox }),
      ...(host !== undefined && { 'X-Forwarded-Host': host }),
      ...(visitorAddress !== null && { 'X-Forwarded-For': visitorAddress }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
}

/** What of a world's deployment changes while it is played in. */
export interface WorldDeployment {
  /** Differs whenever the configuration does. */
  version: string;
  hasLogo: boolean;
}

/** The last that was heard of a world: it stands where the simulator does not answer in time. */
const heard = new LRUCache<string, WorldDeployment>({ max: 1000 });

/**
 * Which configuration a sandbox has now: a bank of one's own is put there while somebody looks. Null where nobody ever said. It is asked with
 * every page: whether it is still the one that is known, as a connection is not kept after a HEAD.
 */
export async function worldDeployment(baseUrl: string, sandbox: string): Promise<WorldDeployment | null> {
  const last = heard.get(sandbox);
  const answer = await fetch(`${baseUrl}/simulator/deployment`, {
    method: last ? 'GET' : 'HEAD',
    headers: { 'X-Sandbox': sandbox, ...(last && { 'If-None-Match': last.version }) },
    signal: AbortSignal.timeout(500),
  }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  const version = answer?.ok ? answer.headers.get('etag') : null;
  if (answer && version) heard.set(sandbox, { version, hasLogo: answer.headers.get('x-logo') === 'own' });
  return heard.get(sandbox) ?? null;
}

/** The logo of a sandbox's own bank as it is to be shown; null where there is none. */
export function worldLogo(baseUrl: string, sandbox: string): Promise<Response | null> {
  return answerOfSimulator(baseUrl, 'deployment/logo', { sandbox });
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
