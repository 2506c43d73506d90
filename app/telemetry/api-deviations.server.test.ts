import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviationReporter, renderDeviationsPage, renderMetrics } from './metrics.server';
import { captureLog } from './testing/captured-log';

const ID = { kind: 'other-type-for-text', path: '[].applicationId' };

describe('createDeviationReporter (API responses that deviate from the contract)', () => {
  let capturedLog: ReturnType<typeof captureLog>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
    capturedLog = captureLog();
  });
  afterEach(() => {
    capturedLog.release();
    vi.useRealTimers();
  });

  it('logs a deviation per call, kind and JSON member at once, and then once a minute with the number of repetitions', () => {
    const { report } = createDeviationReporter();
    for (let time = 0; time < 3; time += 1) report('listApplications', [ID]);
    report('getApplication', [{ kind: 'null-for-absent', path: 'custom_fields_list' }]);
    vi.advanceTimersByTime(60_000);
    report('listApplications', [ID]);
    const logFields = { level: 'warn', event: 'api-answer-tolerated' };
    const list = { ...logFields, call: 'listApplications', kind: ID.kind, at: ID.path };
    expect(capturedLog.lines).toMatchObject([
      { ...list, times: 1 },
      { ...logFields, call: 'getApplication', kind: 'null-for-absent', at: 'custom_fields_list', times: 1 },
      { ...list, times: 3 },
    ]);
  });

  it('counts deviations by call and kind', async () => {
    createDeviationReporter().report('listDebtors', [ID, ID]);
    expect((await renderMetrics()).text).toContain(
      'portal_api_deviations_total{call="listDebtors",kind="other-type-for-text"} 2',
    );
  });

  it('lists the call, JSON member, kind and times of each deviation', () => {
    const { report, list } = createDeviationReporter();
    report('listApplications', [ID]);
    vi.advanceTimersByTime(1_000);
    report('listApplications', [ID]);
    expect(renderDeviationsPage(list())).toBe(
      [
        'CALL              MEMBER            DEVIATION            TIMES  FIRST                     LAST',
        'listApplications  [].applicationId  other-type-for-text  2      2026-03-02T09:00:00.000Z  2026-03-02T09:00:01.000Z',
        '',
      ].join('\n'),
    );
  });

  it('The page of deviations states that no call has deviated', () => {
    expect(renderDeviationsPage([])).toBe('No answer of the lending API has deviated from the contract.\n');
  });
});
