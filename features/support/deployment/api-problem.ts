import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { readRetryAfterSeconds } from '../backend/retry-after';

const configuration = z.object({ public_features: z.array(z.object({ name: z.string() })) });

const TIMEOUT_MS = { tries: 5, seconds: 60 };

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

export async function findApiProblem(api: string): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    let response: Response;
    try {
      response = await fetch(`${api}/config`, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    } catch (error) {
      return describeUnreachable(error);
    }
    if (response.status !== 429) return problemOf(response);
    const waitSeconds = readRetryAfterSeconds(response.headers);
    if (!(waitSeconds <= TIMEOUT_MS.seconds) || attempt === TIMEOUT_MS.tries) {
      return `limits the number of calls (429, Retry-After ${response.headers.get('retry-after') ?? 'missing'})`;
    }
    await setTimeout(waitSeconds * 1_000);
  }
}

function describeUnreachable(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  if (CERTIFICATE.test(code))
    return `has a certificate that is not trusted (${code}): NODE_EXTRA_CA_CERTS names more authorities`;
  if (code === 'ECONNREFUSED') return 'is not there: nothing listens at that address';
  return `does not answer (${code || (error instanceof Error ? error.message : error)})`;
}

async function problemOf(response: Response): Promise<string | null> {
  const { status, headers } = response;
  if (status >= 300 && status < 400) return `leads to ${headers.get('location')}: is a login in front of it?`;
  if (status === 410) return 'has another version: the address is no longer offered (410)';
  if (status === 404) return 'has no /config: another path, or another version';
  if (headers.get('content-type')?.includes('text/html'))
    return `answers a web page in place of JSON (${status})`;
  if (!response.ok) return `answers ${status} to /config`;
  const isConfigured = configuration.safeParse(await response.json().catch(() => null)).success;
  return isConfigured ? null : 'has another version: its configuration has no public_features';
}
