import { describe, expect, it, test } from 'vitest';
import {
  addReportedOutcome,
  checkIdentificationStart,
  createIdentification,
  type IdentificationProcess,
  identificationStateAt,
  listIdentificationOutcomes,
  startIdentification,
} from './identification';

const NOW = '2026-03-02T09:00:00.000Z';

const notStarted: IdentificationProcess = {
  status: 'not_started',
  result: null,
  link: null,
  expires_at: null,
  portal: null,
};

const started = startIdentification('idnow', { now: NOW, link: 'abc', portal: 'http://demo.localhost:3000' });

describe('an identification in progress', () => {
  test.each([
    ['idnow', '2026-03-03T09:00:00.000Z'],
    ['swisssign', '2026-03-09T09:00:00.000Z'],
    ['postident', '2026-03-16T09:00:00.000Z'],
  ] as const)('an identification at the provider %s expires at %s', (provider, end) => {
    const begun = startIdentification(provider, { now: NOW, link: 'abc', portal: null });
    expect(begun).toMatchObject({ status: 'in_progress', result: null, link: 'abc', expires_at: end });
    const before = new Date(Date.parse(end) - 1000).toISOString();
    expect(identificationStateAt(begun, before).status).toBe('in_progress');
    expect(identificationStateAt(begun, end)).toMatchObject({ status: 'expired', result: 'IDENT_EXPIRED' });
    expect(listIdentificationOutcomes(provider, identificationStateAt(begun, end))).toEqual([]);
  });

  it('an identification in progress is no longer expired if the clock goes back', () => {
    expect(identificationStateAt(started, '2026-03-05T00:00:00.000Z').status).toBe('expired');
    expect(identificationStateAt(started, NOW)).toEqual(started);
  });

  it('an identification in progress keeps its result after its time limit', () => {
    const completed: IdentificationProcess = { ...started, status: 'completed', result: 'SUCCESS' };
    expect(identificationStateAt(completed, '2026-03-05T00:00:00.000Z')).toEqual(completed);
  });
});

describe("SIM-06 outcomes on each provider's page", () => {
  test.each([
    [
      'idnow',
      [
        'SUCCESS',
        'SUCCESS_DATA_CHANGED',
        'REVIEW_PENDING',
        'FRAUD_SUSPICION_PENDING',
        'FRAUD_SUSPICION_CONFIRMED',
        'IDENT_EXPIRED',
        'ABORTED',
        'FAILED',
      ],
    ],
    ['swisssign', ['SUCCESS', 'ABORTED', 'IDENT_EXPIRED']],
    ['postident', ['SUCCESS', 'IDENT_EXPIRED']],
    ['manual', ['SUCCESS', 'FAILED']],
  ] as const)('outcomes for the provider %s are %j', (provider, outcomes) => {
    expect(listIdentificationOutcomes(provider, { ...started, expires_at: null })).toEqual(outcomes);
    expect(listIdentificationOutcomes(provider, notStarted)).toEqual([]);
  });
});

describe('an outcome that the provider reports (D-62)', () => {
  test.each([
    ['SUCCESS', 'completed', null],
    ['SUCCESS_DATA_CHANGED', 'completed', null],
    ['REVIEW_PENDING', 'under_review', 'abc'],
    ['FRAUD_SUSPICION_PENDING', 'under_review', 'abc'],
    ['FRAUD_SUSPICION_CONFIRMED', 'failed', null],
    ['IDENT_EXPIRED', 'expired', null],
    ['ABORTED', 'canceled', null],
  ] as const)('%s sets the status %s and the page link %s', (result, status, link) => {
    const after = addReportedOutcome(started, result);
    expect(after).toEqual({ ...started, status, result, link, expires_at: null });
    expect(identificationStateAt(after, '2027-01-01T00:00:00.000Z')).toEqual(after);
  });

  test('FAILED sets the status failed without a page link', () => {
    expect(addReportedOutcome(started, 'FAILED')).toMatchObject({
      status: 'failed',
      result: null,
      link: null,
    });
  });

  test('the outcome keeps the page open during a review', () => {
    const underReview = addReportedOutcome(started, 'REVIEW_PENDING');
    expect(listIdentificationOutcomes('idnow', underReview)).toEqual([
      'SUCCESS',
      'SUCCESS_DATA_CHANGED',
      'FRAUD_SUSPICION_CONFIRMED',
      'FAILED',
    ]);
  });
});

describe('SIGN-05 checkIdentificationStart (whether a person may start an identification)', () => {
  test.each([
    ['idnow', notStarted, { kind: 'start', provider: 'idnow' }],
    ['postident', addReportedOutcome(started, 'IDENT_EXPIRED'), { kind: 'start', provider: 'postident' }],
    ['swisssign', addReportedOutcome(started, 'ABORTED'), { kind: 'start', provider: 'swisssign' }],
    ['idnow', addReportedOutcome(started, 'FAILED'), { kind: 'start', provider: 'idnow' }],
    ['idnow', started, { kind: 'open' }],
    [
      'idnow',
      addReportedOutcome(started, 'FRAUD_SUSPICION_CONFIRMED'),
      { kind: 'refused', code: 'err_update_not_allowed', field: 'ident_result' },
    ],
    [
      'idnow',
      addReportedOutcome(started, 'REVIEW_PENDING'),
      { kind: 'refused', code: 'err_update_not_allowed', field: 'signature_status' },
    ],
    [
      'idnow',
      addReportedOutcome(started, 'SUCCESS'),
      { kind: 'refused', code: 'err_update_not_allowed', field: 'signature_status' },
    ],
    [
      'manual',
      notStarted,
      { kind: 'refused', code: 'err_application_signatory_no_ident_url', field: 'signature_provider' },
    ],
    ['manual', addReportedOutcome(started, 'FAILED'), { kind: 'start', provider: 'manual' }],
    ['manual', addReportedOutcome(started, 'IDENT_EXPIRED'), { kind: 'start', provider: 'manual' }],
    ['manual', addReportedOutcome(started, 'ABORTED'), { kind: 'start', provider: 'manual' }],
    [
      'manual',
      { ...started, expires_at: null },
      { kind: 'refused', code: 'err_application_signatory_no_ident_url', field: 'signature_provider' },
    ],
    [
      'manual',
      addReportedOutcome(started, 'FRAUD_SUSPICION_CONFIRMED'),
      { kind: 'refused', code: 'err_update_not_allowed', field: 'ident_result' },
    ],
    [
      'manual',
      addReportedOutcome(started, 'SUCCESS'),
      { kind: 'refused', code: 'err_application_signatory_no_ident_url', field: 'signature_provider' },
    ],
    [
      'signicat',
      notStarted,
      { kind: 'refused', code: 'err_application_signatory_no_ident_url', field: 'signature_provider' },
    ],
  ] as const)(
    'checkIdentificationStart for the provider %s and the identification %o returns %o',
    (provider, present, verdict) => {
      expect(checkIdentificationStart(provider, present)).toEqual(verdict);
    },
  );
});

describe('an identification in a simulator scenario', () => {
  const startOptions = { now: NOW, link: 'abc' };
  test.each([
    ['idnow', 'not_started', null, null],
    ['idnow', 'in_progress', null, 'abc'],
    ['idnow', 'under_review', 'REVIEW_PENDING', 'abc'],
    ['idnow', 'completed', 'SUCCESS', null],
    ['idnow', 'canceled', 'ABORTED', null],
    ['idnow', 'failed', null, null],
    ['idnow', 'expired', 'IDENT_EXPIRED', null],
    ['manual', 'not_started', null, 'abc'],
    ['manual', 'in_progress', null, 'abc'],
    ['manual', 'completed', 'SUCCESS', null],
    ['signicat', 'in_progress', null, null],
  ] as const)(
    'an identification at the provider %s in the status %s starts with the result %s and the page link %s',
    (provider, status, result, link) => {
      expect(createIdentification(provider, { status }, startOptions)).toMatchObject({
        status,
        result,
        link,
      });
    },
  );

  it('an identification can be set to a different result', () => {
    const stated = { status: 'failed', result: 'FRAUD_SUSPICION_CONFIRMED' } as const;
    expect(createIdentification('idnow', stated, startOptions)).toMatchObject(stated);
  });
});
