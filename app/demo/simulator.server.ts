import { LRUCache } from 'lru-cache';
import { z } from 'zod';

interface SimulatorRequest {
  sandbox?: string;
  host?: string;
  visitorAddress?: string | null;
  body?: object;
  timeoutMs?: number;
}

export async function fetchFromSimulator<Schema extends z.ZodType>(
  baseUrl: string,
  path: string,
  schema: Schema,
  simulatorRequest: SimulatorRequest,
): Promise<z.output<Schema> | null> {
  const response = await fetchSimulatorResponse(baseUrl, path, simulatorRequest);
  try {
    return response?.ok ? schema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

export async function fetchSimulatorResponse(
  baseUrl: string,
  path: string,
  { sandbox, host, visitorAddress = null, body, timeoutMs = 5000 }: SimulatorRequest,
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

export interface WorldDeployment {
  version: string;
  hasLogo: boolean;
}

const lastKnownDeployments = new LRUCache<string, WorldDeployment>({ max: 1000 });

/** Runs for every page. Only the first call is a HEAD: its connection cannot be reused. */
export async function loadWorldDeployment(baseUrl: string, sandbox: string): Promise<WorldDeployment | null> {
  const lastDeployment = lastKnownDeployments.get(sandbox);
  const response = await fetch(`${baseUrl}/simulator/deployment`, {
    method: lastDeployment ? 'GET' : 'HEAD',
    headers: { 'X-Sandbox': sandbox, ...(lastDeployment && { 'If-None-Match': lastDeployment.version }) },
    signal: AbortSignal.timeout(500),
  }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  const version = response?.ok ? response.headers.get('etag') : null;
  if (response && version)
    lastKnownDeployments.set(sandbox, { version, hasLogo: response.headers.get('x-logo') === 'own' });
  return lastKnownDeployments.get(sandbox) ?? null;
}

export function fetchWorldLogo(baseUrl: string, sandbox: string): Promise<Response | null> {
  return fetchSimulatorResponse(baseUrl, 'deployment/logo', { sandbox });
}

const healthSchema = z.object({ simulator: z.literal(true), hosted: z.boolean().default(false) });

type Kind = 'real' | 'simulator' | 'hosted';

const kindsByUrl = new Map<string, Kind>();

export async function isSimulator(baseUrl: string): Promise<boolean> {
  return (await kindOf(baseUrl)) !== 'real';
}

export async function isHostedDemo(baseUrl: string): Promise<boolean> {
  return (await kindOf(baseUrl)) === 'hosted';
}

async function kindOf(baseUrl: string): Promise<Kind> {
  const knownKind = kindsByUrl.get(baseUrl);
  if (knownKind !== undefined) return knownKind;
  try {
    const response = await fetch(`${baseUrl}/simulator/health`, { signal: AbortSignal.timeout(5000) });
    const healthReport = response.ok
      ? healthSchema.safeParse(await response.json().catch(() => null)).data
      : undefined;
    const kind = healthReport === undefined ? 'real' : healthReport.hosted ? 'hosted' : 'simulator';
    if (response.status < 500) kindsByUrl.set(baseUrl, kind);
    return kind;
  } catch {
    return 'real';
  }
}
