import { log } from './log.server';
import type { EndedApiCall } from './log-fields';
import { metrics } from './metrics.server';
import { getRequestContext, getTracer } from './span.server';

interface DeclaredCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

type EndedCall = { ok: true } | { ok: false; error: { kind: string; status?: number } };

const FORBIDDEN = 403;

const MAX_LISTED = 50;

export async function observeApiCall<Result extends EndedCall>(
  { name, method, path }: DeclaredCall,
  run: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const result = await getTracer().span('client', name, async (span) => {
    const come = await run();
    span.set({ call: name, method, path, outcome: come.ok ? 'ok' : come.error.kind });
    return come;
  });
  const ended: EndedApiCall = {
    call: name,
    method,
    path,
    outcome: result.ok ? 'ok' : result.error.kind,
    ...(!result.ok && result.error.status !== undefined && { status: result.error.status }),
    durationMs: Math.round(performance.now() - began),
  };
  metrics.apiCallEnded({ call: name, outcome: ended.outcome }, ended.durationMs);
  const calls = getRequestContext()?.apiCalls;
  if (calls && calls.length < MAX_LISTED) calls.push(ended);
  log.debug('api-call', ended);
  if (ended.status === FORBIDDEN) log.warn('access-refused', { call: name, method, path, status: FORBIDDEN });
  return result;
}
