import { describe, expect, it } from 'vitest';
import type { Drift } from './drift';
import { reportOf } from './report';
import { asJUnit, asText } from './report-formats';

const LOGIN: Drift = {
  call: 'POST /user/account/login',
  exchange: 'login with the right password',
  field: 'header Set-Cookie',
  expected: 'lending_session=…',
  got: 'nothing',
};
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
const unprepared = (exchange: string) => ({
  exchange,
  state: 'demo {}',
  reason: '/user/account/login opened no session: 200',
});

describe('QA-05 the report of a verification', () => {
  it('lists a login that sets no cookie as one cause, with the failures that it causes', () => {
    const report = reportOf('http://api.example', 396, {
      drifts: [LOGIN, refusedDrift('getProfile of the person who is logged in')],
      unprepared: [unprepared('logout of the person who is logged in')],
      answers: {},
    });
    expect(report).toMatchObject({ result: 'drift', drifts: [], unprepared: [] });
    expect(asText(report).split('\n')).toEqual([
      'Cause: POST /user/account/login (login with the right password): header Set-Cookie expected lending_session=…, got nothing',
      '  2 exchanges could not be judged because of it.',
      'http://api.example differs in one place.',
    ]);
  });

  it('lists differences that the cause does not explain separately', () => {
    const report = reportOf('http://api.example', 396, {
      drifts: [LOGIN, DRIFT_AFTER_LOGIN],
      unprepared: [],
      answers: {},
    });
    expect(report.drifts).toEqual([DRIFT_AFTER_LOGIN]);
    expect(asText(report)).toContain('differs in 2 places');
  });

  it('lists provider states that could not be prepared apart from drift, grouped by reason', () => {
    const reason = 'the state handler answered 501: no such state';
    const report = reportOf('http://api.example', 396, {
      drifts: [],
      unprepared: ['login of a locked account', 'login too often'].map((exchange) => ({
        exchange,
        state: 'demo {}',
        reason,
      })),
      answers: {},
    });
    expect(report.result).toBe('not prepared');
    expect(asText(report)).toContain(`Not prepared: ${reason} (2 exchanges: login of a locked account, …)`);
  });

  it('accepts an error for a missing session if the API can open sessions', () => {
    const drift = refusedDrift('getProfile of the person who is logged in');
    const report = reportOf('http://api.example', 396, { drifts: [drift], unprepared: [], answers: {} });
    expect(report).toMatchObject({ causes: [], drifts: [drift] });
  });

  it('lists calls that the API does not offer and then never reports that it keeps the whole pact', () => {
    const notOffered = [
      { call: 'bookAppointment', exchanges: ['bookAppointment by telephone', 'bookAppointment today'] },
      { call: 'getLoanContract', exchanges: ['getLoanContract without a session'] },
    ];
    const kept = reportOf('http://api.example', 396, { drifts: [], unprepared: [], answers: {} }, notOffered);
    expect(kept.result).toBe('kept');
    const lines = [
      'Not offered, and not tried: 3 exchanges of 2 calls: bookAppointment (2), getLoanContract (1).',
      'http://api.example keeps the pact in 393 of 396 exchanges.',
    ];
    expect(asText(kept).split('\n')).toEqual(lines);
    expect(asJUnit(kept)).toContain('tests="396" failures="0" errors="0" skipped="3"');
    const drifted = reportOf(
      'http://api.example',
      396,
      { drifts: [DRIFT_AFTER_LOGIN], unprepared: [], answers: {} },
      notOffered,
    );
    expect(asText(drifted)).toContain(lines[0]);
  });

  it('The report is valid XML for any answer', () => {
    const drift = { ...DRIFT_AFTER_LOGIN, got: '<b>"&\u0000' };
    const report = reportOf('http://api.example', 1, { drifts: [drift], unprepared: [], answers: {} });
    expect(asJUnit(report)).toContain('got &lt;b&gt;&quot;&amp;?"/>');
  });

  it('reports one failure per cause in XML and omits its consequences', () => {
    const drifts = [LOGIN, refusedDrift('getProfile of the person who is logged in')];
    const report = reportOf('http://api.example', 396, { drifts, unprepared: [], answers: {} });
    expect(asJUnit(report)).toContain('tests="396" failures="1" errors="0" skipped="1"');
  });
});
