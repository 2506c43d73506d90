import { describe, expect, it, test } from 'vitest';
import {
  canIdentify,
  type IdentityState,
  identificationStateOf,
  identityStateOf,
  isStatusPolled,
  isWithLender,
  mustOthersAct,
  providerPageOf,
} from './signing-identity';

const PAGE = 'https://idents.example/start/4711';

const facts = (signature_provider: string | null, signature_status: string, ident_result?: string) => ({
  signature_provider,
  signature_status,
  ident_result,
  digital_signature_url: PAGE,
});

const ONLINE_PROVIDERS = ['idnow', 'swisssign', 'postident'] as const;

const STATES_BY_STATUS = [
  ['not_started', { kind: 'open' }, true, false],
  ['in_progress', { kind: 'busy', page: PAGE, review: false }, false, true],
  ['under_review', { kind: 'busy', page: null, review: true }, false, true],
  ['completed', { kind: 'done', dataChanged: false }, false, false],
  ['canceled', { kind: 'failed', reason: 'canceled' }, true, false],
  ['failed', { kind: 'failed', reason: 'failed' }, true, false],
  ['expired', { kind: 'failed', reason: 'expired' }, true, false],
  ['something_new', { kind: 'open' }, true, false],
] as const;

describe('SIGN-03 SIGN-04: identityStateOf for every provider and status', () => {
  const all = [...ONLINE_PROVIDERS, 'manual' as const].flatMap((provider) =>
    STATES_BY_STATUS.map(([status, shown, starts, isPolled]) => ({
      provider,
      status,
      shown,
      starts: starts && (provider !== 'manual' || shown.kind === 'failed'),
      isPolled: isPolled || (provider === 'manual' && shown.kind === 'open'),
    })),
  );

  test.each(all)(
    'maps provider $provider and status $status to the identity state $shown.kind',
    ({ provider, status, shown, starts, isPolled }) => {
      const identity = identityStateOf(facts(provider, status));
      expect(identity).toEqual({ provider, ...shown } as IdentityState);
      expect(canIdentify(identity)).toBe(starts);
      expect(isStatusPolled(identity)).toBe(isPolled);
    },
  );

  test.each(STATES_BY_STATUS.map(([status]) => status))(
    'identityStateOf with an unknown provider maps completed to done and any other status to unknownProvider: %s',
    (status) => {
      for (const provider of ['signicat', '', null]) {
        const identity = identityStateOf(facts(provider, status));
        expect(identity.kind).toBe(status === 'completed' ? 'done' : 'unknownProvider');
        expect(canIdentify(identity)).toBe(false);
        expect(isStatusPolled(identity)).toBe(false);
      }
    },
  );
});

test.each(ONLINE_PROVIDERS)(
  'D-62: identityStateOf for provider %s allows no new start after a confirmed fraud suspicion',
  (provider) => {
    const identity = identityStateOf(facts(provider, 'failed', 'FRAUD_SUSPICION_CONFIRMED'));
    expect(identity).toEqual({ kind: 'fraud', provider });
    expect(canIdentify(identity)).toBe(false);
  },
);

it('D-62: identityStateOf maps a fraud suspicion under investigation to a review', () => {
  expect(identityStateOf(facts('idnow', 'under_review', 'FRAUD_SUSPICION_PENDING'))).toMatchObject({
    kind: 'busy',
    review: true,
  });
});

it('identityStateOf reports a mismatch between the person and the identity document', () => {
  expect(identityStateOf(facts('idnow', 'completed', 'SUCCESS_DATA_CHANGED'))).toMatchObject({
    dataChanged: true,
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/elsewhere', '', null, undefined])(
  'SIGN-05: providerPageOf accepts http(s) URLs only: %j',
  (digital_signature_url) => {
    const identity = identityStateOf({
      signature_provider: 'idnow',
      signature_status: 'in_progress',
      digital_signature_url,
    });
    expect(identity).toMatchObject({ kind: 'busy', page: null });
  },
);

test.each([
  ['in_progress', PAGE],
  ['under_review', null],
  ['not_started', null],
  ['completed', null],
  ['failed', null],
])('SIGN-05: providerPageOf in status %s returns %s', (status, page) => {
  expect(providerPageOf(identityStateOf(facts('idnow', status)))).toBe(page);
});

test.each([
  ['manual', 'not_started', true, true],
  ['manual', 'in_progress', true, true],
  ['manual', 'under_review', true, true],
  ['manual', 'failed', false, false],
  ['manual', 'completed', false, false],
  ['idnow', 'not_started', false, false],
  ['idnow', 'in_progress', false, false],
  ['idnow', 'under_review', false, true],
  ['idnow', 'failed', false, false],
  ['idnow', 'completed', false, false],
] as const)(
  'D-27: with provider %s and status %s, isWithLender (the lender identifies the person) returns %s and mustOthersAct (the person can only wait) returns %s',
  (provider, status, expectedWithLender, expectedUpToOthers) => {
    const identity = identityStateOf(facts(provider, status));
    expect([isWithLender(identity), mustOthersAct(identity)]).toEqual([
      expectedWithLender,
      expectedUpToOthers,
    ]);
  },
);

it('D-63: identificationStateOf returns a different value when status or result of the identification changes', () => {
  const states = [
    facts('idnow', 'under_review'),
    facts('idnow', 'completed'),
    facts('idnow', 'completed', 'SUCCESS'),
    facts('idnow', 'completed', 'SUCCESS_DATA_CHANGED'),
  ].map(identificationStateOf);
  expect(new Set(states).size).toBe(4);
  expect(identificationStateOf({ signature_status: 'completed', ident_result: null })).toBe(
    identificationStateOf({ signature_status: 'completed' }),
  );
  expect(identificationStateOf(facts('postident', 'completed'))).toBe(states[1]);
});
