import { beforeEach, expect, it, vi } from 'vitest';
import { log } from './log.server';
import { createFileFailureReporter, createRefusalReporter, renderMetrics } from './metrics.server';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

it('createRefusalReporter counts every refusal, logs the first at once, and summarises the others once a minute', async () => {
  const reportRefusal = createRefusalReporter();
  const warnSpy = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const countBefore = await countOf('long-address');
  for (let count = 0; count < 1_000; count += 1) reportRefusal('long-address');
  reportRefusal('slow-body');
  expect(warnSpy.mock.calls).toEqual([
    ['request-refused', { why: 'long-address', times: 1 }],
    ['request-refused', { why: 'slow-body', times: 1 }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(warnSpy.mock.calls.slice(2)).toEqual([['request-refused', { why: 'long-address', times: 999 }]]);
  vi.advanceTimersByTime(600_000);
  expect(warnSpy).toHaveBeenCalledTimes(3);
  reportRefusal('long-address');
  expect(warnSpy).toHaveBeenLastCalledWith('request-refused', { why: 'long-address', times: 1 });
  expect((await countOf('long-address')) - countBefore).toBe(1_001);
});

it('createFileFailureReporter logs each host with the setting at once, and then once a minute', () => {
  const report = createFileFailureReporter();
  const warnSpy = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const uploadFailure = { way: 'upload', why: 'unlisted-host', host: 'blob.example:8443' } as const;
  for (let count = 0; count < 500; count += 1) report(uploadFailure);
  report({ ...uploadFailure, way: 'download' });
  report({ ...uploadFailure, why: 'status', status: 403 });
  const line = { ...uploadFailure, setting: 'FILE_HOSTS' };
  expect(warnSpy.mock.calls).toEqual([
    ['file-transfer-failed', { ...line, times: 1 }],
    ['file-transfer-failed', { ...line, way: 'download', times: 1 }],
    ['file-transfer-failed', { ...uploadFailure, why: 'status', status: 403, setting: undefined, times: 1 }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(warnSpy.mock.calls.slice(3)).toEqual([['file-transfer-failed', { ...line, times: 499 }]]);
});

it('createFileFailureReporter logs at most 50 hosts a minute', () => {
  const report = createFileFailureReporter();
  const warnSpy = vi.spyOn(log, 'warn').mockImplementation(() => {});
  for (let count = 0; count < 1_000; count += 1) {
    report({ way: 'upload', why: 'unlisted-host', host: `host-${count}.example` });
  }
  expect(warnSpy).toHaveBeenCalledTimes(50);
});

async function countOf(why: string): Promise<number> {
  const { text } = await renderMetrics();
  return Number(new RegExp(`portal_refused_requests_total\\{why="${why}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}
