import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { log } from './log.server';
import type { EndedApiCall } from './log-fields';
import { observeApiCall, renderMetrics } from './metrics.server';
import { runInRequestContext } from './span.server';

const CALL = { name: 'getSomething', method: 'GET', path: '/user/something/:id' };
const DECLARED = { call: CALL.name, method: CALL.method, path: CALL.path };
const DONE = { ok: true as const, data: 1 };
const refused = (status: number) => ({ ok: false as const, error: { kind: 'refused', status } });

let warn: MockInstance<typeof log.warn>;
let debug: MockInstance<typeof log.debug>;
beforeEach(() => {
  warn = vi.spyOn(log, 'warn').mockReturnValue();
  debug = vi.spyOn(log, 'debug').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Ended = { ok: true; data: number } | { ok: false; error: { kind: string; status?: number } };

const called = (result: Ended) => observeApiCall(CALL, async () => result);

describe('observeApiCall (log and metrics of an API call)', () => {
  it('returns the result and logs the outcome', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValue(1_012.6);
    expect(await called(DONE)).toBe(DONE);
    expect(debug.mock.calls).toEqual([['api-call', { ...DECLARED, outcome: 'ok', durationMs: 13 }]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs the status of a response', async () => {
    const duration = { durationMs: expect.any(Number) };
    await called(refused(422));
    await called({ ok: false, error: { kind: 'timeout' } });
    expect(debug.mock.calls.map(([, fields]) => fields)).toStrictEqual([
      { ...DECLARED, outcome: 'refused', status: 422, ...duration },
      { ...DECLARED, outcome: 'timeout', ...duration },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs refused access as a warning', async () => {
    await called(refused(403));
    expect(warn.mock.calls).toEqual([['access-refused', { ...DECLARED, status: 403 }]]);
  });

  it('counts the call by name and outcome, with the duration in seconds', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValue(3_500);
    const own = { ...CALL, name: 'countedCall' };
    await observeApiCall(own, async () => refused(422));
    const { contentType, text } = await renderMetrics();
    expect(contentType).toMatch(/^text\/plain/);
    expect(text).toContain(
      'portal_api_call_duration_seconds_count{call="countedCall",outcome="refused"} 1\n',
    );
    expect(text).toContain(
      'portal_api_call_duration_seconds_sum{call="countedCall",outcome="refused"} 2.5\n',
    );
  });

  it('adds the first fifty API calls to the context of their request', async () => {
    const apiCalls: EndedApiCall[] = [];
    await runInRequestContext({ id: 'r1', route: '/login', apiCalls }, async () => {
      for (let made = 0; made < 52; made += 1) await called(DONE);
    });
    expect(apiCalls).toHaveLength(50);
    expect(apiCalls[49]).toMatchObject({ ...DECLARED, outcome: 'ok' });
  });
});
