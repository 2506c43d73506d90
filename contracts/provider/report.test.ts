import { describe, expect, it } from 'vitest';
import type { Drift } from './drift';
import { createMissingStateHandlerReport, createReport } from './report';
import { formatAsJUnit, formatAsText } from './report-formats';

const LOGIN: Drift = {
  call: 'POST /user/account/login',
  exchange: 'login with the right password',
  field: 'header Set-Cookie',
  expected: 'lending_session=…',
  got: 'nothing',
};
const NO_RESPONSES = { responses: {}, expected: {}, flaky: [] };
const refusedDrift = (exchange: string): Drift => ({
  call: 'GET /user/profile',
  exchange,
  field: 'status',
  expected: '200',
  got: '401',
});
const DRIFT_AFTER_LOGIN: Drift = {
  ...refusedDrift('listApplications of somebody'),
  field: '$[0].created',
  got: '"today"',
};
const unpreparedState = (exchange: string) => ({
  exchange,
  state: 'demo {}',
  reason: '/user/account/login opened no session: 200',
});

describe('QA-05 the report of a verification', () => {
  it('lists a login that sets no cookie as one cause, with the failures that follow from it', () => {
    const report = createReport('http://api.example', 396, {
      drifts: [LOGIN, refusedDrift('getProfile of the logged-in user')],
      unprepared: [unpreparedState('logout of the logged-in user')],
      ...NO_RESPONSES,
    });
    expect(report).toMatchObject({ result: 'drift', drifts: [], unprepared: [] });
    expect(formatAsText(report).split('\n')).toEqual([
      'Cause: POST /user/account/login (login with the right password): header Set-Cookie expected lending_session=…, got nothing',
      '  2 exchanges could not be evaluated because of it.',
      'http://api.example differs for one cause.',
    ]);
  });

  it('lists each difference separately if no cause explains the difference', () => {
    const report = createReport('http://api.example', 396, {
      drifts: [LOGIN, DRIFT_AFTER_LOGIN],
      unprepared: [],
      ...NO_RESPONSES,
    });
    expect(report.drifts).toEqual([DRIFT_AFTER_LOGIN]);
    expect(formatAsText(report)).toContain('differs for 2 causes');
  });

  it('lists provider states that failed, grouped by reason and separate from drift', () => {
    const reason = 'the state handler answered 501: no such state';
    const report = createReport('http://api.example', 396, {
      drifts: [],
      unprepared: ['login of a locked account', 'login too often'].map((exchange) => ({
        exchange,
        state: 'demo {}',
        reason,
      })),
      ...NO_RESPONSES,
    });
    expect(report.result).toBe('not prepared');
    expect(formatAsText(report)).toContain(
      `Not prepared: ${reason} (2 exchanges: login of a locked account, …)`,
    );
  });

  it('lists a call without a session as drift if the API can open sessions', () => {
    const drift = refusedDrift('getProfile of the logged-in user');
    const report = createReport('http://api.example', 396, {
      drifts: [drift],
      unprepared: [],
      ...NO_RESPONSES,
    });
    expect(report).toMatchObject({ causes: [], drifts: [drift] });
  });

  it('lists calls that the API does not offer, and never reports the whole pact as satisfied', () => {
    const notOffered = [
      { call: 'bookAppointment', exchanges: ['bookAppointment by telephone', 'bookAppointment today'] },
      { call: 'getLoanContract', exchanges: ['getLoanContract without a session'] },
    ];
    const keptReport = createReport(
      'http://api.example',
      396,
      { drifts: [], unprepared: [], ...NO_RESPONSES },
      notOffered,
    );
    expect(keptReport.result).toBe('kept');
    const lines = [
      'Not offered, and not tried: 3 exchanges of 2 calls: bookAppointment (2), getLoanContract (1).',
      'http://api.example keeps the pact in 393 of 396 exchanges.',
    ];
    expect(formatAsText(keptReport).split('\n')).toEqual(lines);
    expect(formatAsJUnit(keptReport)).toContain('tests="396" failures="0" errors="0" skipped="3"');
    const driftReport = createReport(
      'http://api.example',
      396,
      { drifts: [DRIFT_AFTER_LOGIN], unprepared: [], ...NO_RESPONSES },
      notOffered,
    );
    expect(formatAsText(driftReport)).toContain(lines[0]);
  });

  it('lists at most ten causes, and each difference only on request', () => {
    const drifts = Array.from({ length: 12 }, (_, index) => ({
      ...DRIFT_AFTER_LOGIN,
      field: `$[0].m${index}`,
    }));
    const report = createReport('http://api.example', 396, { drifts, unprepared: [], ...NO_RESPONSES });
    const lines = formatAsText(report).split('\n');
    expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(10);
    expect(lines.slice(-3)).toEqual([
      '2 more causes: --all lists each difference.',
      'http://api.example differs for 12 causes.',
      '--all lists each of the 12 differences.',
    ]);
    expect(formatAsText(report, true)).toMatch(/^call +exchange +member +expected +got$/m);
  });

  it('counts exchanges that passed on a second attempt separately from drift, and passes', () => {
    const flaky = [{ exchange: 'getConfig of a deployment', statuses: [502] }];
    const report = createReport('http://api.example', 396, {
      ...{ drifts: [], unprepared: [], responses: {}, expected: {} },
      flaky,
    });
    expect(report.result).toBe('kept');
    expect(formatAsText(report).split('\n')).toEqual([
      'Unreliable: 1 of 396 exchanges were answered with 502 at first, and otherwise when sent again (getConfig of a deployment). This is no drift.',
      'http://api.example keeps the pact in 396 of 396 exchanges.',
    ]);
  });

  it('names --state-handler-url in the first line if the API is no simulator and has no state handler', () => {
    const report = createMissingStateHandlerReport('http://api.example', {
      ...{ pact: '', calls: [], exchanges: 399, notOffered: [], remove: () => undefined },
    });
    expect(formatAsText(report).split('\n')[0]).toBe(
      'http://api.example is no simulator, so its states need a state handler: give --state-handler-url URL.',
    );
    expect(formatAsJUnit(report)).toContain('errors="1"');
  });

  it('The report is valid XML for any response', () => {
    const drift = { ...DRIFT_AFTER_LOGIN, got: '<b>"&\u0000' };
    const report = createReport('http://api.example', 1, {
      drifts: [drift],
      unprepared: [],
      ...NO_RESPONSES,
    });
    expect(formatAsJUnit(report)).toContain('got &lt;b&gt;&quot;&amp;?"/>');
  });

  it('reports one failure per cause in XML and omits its consequences', () => {
    const drifts = [LOGIN, refusedDrift('getProfile of the logged-in user')];
    const report = createReport('http://api.example', 396, { drifts, unprepared: [], ...NO_RESPONSES });
    expect(formatAsJUnit(report)).toContain('tests="396" failures="1" errors="0" skipped="1"');
  });
});
