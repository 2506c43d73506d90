import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { log } from './log.server';
import type { EndedApiCall } from './log-fields';
import { observeApiCall, renderMetrics } from './metrics.server';
import { runInRequestContext } from './span.server';

const CALL = { name: 'getSomething', method: 'GET', path: '/user/something/:id' };
const CALL_FIELDS = { call: CALL.name, method: CALL.method, path: CALL.path };
const SUCCESS = { ok: true as const, data: 1 };
const refused = (status: number) => ({ ok: false as const, error: { kind: 'refused', status } });

let warn: MockInstance<typeof log.warn>;
let debugSpy: MockInstance<typeof log.debug>;
beforeEach(() => {
  warn = vi.spyOn(log, 'warn').mockReturnValue();
  debugSpy = vi.spyOn(log, 'debug').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

type CallResult = { ok: true; data: number } | { ok: false; error: { kind: string; status?: number } };

const observeCall = (result: CallResult) => observeApiCall(CALL, async () => result);

describe('observeApiCall (log and metrics of an API call)', () => {
  it('returns the result and logs the outcome', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValue(1_012.6);
    expect(await observeCall(SUCCESS)).toBe(SUCCESS);
    expect(debugSpy.mock.calls).toEqual([['api-call', { ...CALL_FIELDS, outcome: 'ok', durationMs: 13 }]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs the status of a response', async () => {
    const duration = { durationMs: expect.any(Number) };
    await observeCall(refused(422));
    await observeCall({ ok: false, error: { kind: 'timeout' } });
    expect(debugSpy.mock.calls.map(([, fields]) => fields)).toStrictEqual([
      { ...CALL_FIELDS, outcome: 'refused', status: 422, ...duration },
      { ...CALL_FIELDS, outcome: 'timeout', ...duration },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs refused access as a warning', async () => {
    await observeCall(refused(403));
    expect(warn.mock.calls).toEqual([['access-refused', { ...CALL_FIELDS, status: 403 }]]);
  });

  it('counts the call by name and outcome, with the duration in seconds', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValue(3_500);
    const countedCall = { ...CALL, name: 'countedCall' };
    await observeApiCall(countedCall, async () => refused(422));
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
      for (let callCount = 0; callCount < 52; callCount += 1) await observeCall(SUCCESS);
    });
    expect(apiCalls).toHaveLength(50);
    expect(apiCalls[49]).toMatchObject({ ...CALL_FIELDS, outcome: 'ok' });
  });
});
