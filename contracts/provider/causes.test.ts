import { describe, expect, it } from 'vitest';
import { findCausesOfDrifts, type VerifiedInteraction } from './causes';
import { callNameOf, type Drift, findCallOfExchange } from './drift';

type DriftFields = [field: string, expected: string, got: string];

interface ExchangeCase {
  name: string;
  drifts: DriftFields[];
  response: { status: number; body?: unknown; headers?: Record<string, string> };
  expected?: { status: number; body?: unknown };
}

function causesOf(...exchanges: ExchangeCase[]) {
  const drifts = exchanges.flatMap(({ name, drifts: driftFields }) =>
    driftFields.map(([field, expected, got]): Drift => {
      const call = findCallOfExchange(name);
      return { call: call ? callNameOf(call) : name, exchange: name, field, expected, got };
    }),
  );
  const verified: VerifiedInteraction = {
    responses: Object.fromEntries(
      exchanges.map(({ name, response: { headers = {}, ...rest } }) => [
        name,
        { body: undefined, headers: { 'content-type': 'application/json', ...headers }, ...rest },
      ]),
    ),
    expected: Object.fromEntries(exchanges.map(({ name, expected = { status: 200 } }) => [name, expected])),
    api: 'http://api.example',
  };
  return findCausesOfDrifts(drifts, verified);
}

const PROFILE = {
  user_id: 'u-1',
  email: 'katrin@example.com',
  emailVerified: true,
  is_email_confirmed: true,
  interface_language: 'de',
  communication_language: 'de',
};
const refusalOf = (name: string, status: number, body: unknown): ExchangeCase => ({
  name,
  drifts: [['$.errors', 'a value', 'nothing']],
  response: { status, body },
  expected: { status, body: { errors: [{ code: 'err_entity_not_found' }] } },
});

describe('findCausesOfDrifts (groups differences from the contract by cause)', () => {
  it('lists numeric ids of several calls as one cause that the portal tolerates', () => {
    const id: DriftFields = ['$.user_id', '"u-1"', '7'];
    const causes = causesOf(
      {
        name: 'getProfile of somebody',
        drifts: [id],
        response: { status: 200, body: { ...PROFILE, user_id: 7 } },
      },
      { name: 'register with an address', drifts: [id], response: { status: 201, body: { user_id: 7 } } },
    );
    expect(causes).toMatchObject([
      {
        title: '`user_id` is a number instead of text in 2 answers of 2 calls',
        example: { field: '$.user_id', expected: '"u-1"', got: '7' },
        isTolerated: true,
        portal: 'It reads the value as the contract means it.',
      },
    ]);
  });

  it('lists a different structure of errors once, with the codes of the API', () => {
    const error = { error: { code: 'err_entity_not_found', message: 'x' } };
    const causes = causesOf(
      refusalOf('getApplication that nobody has', 404, error),
      refusalOf('listDocuments that nobody has', 404, error),
    );
    expect(causes).toMatchObject([
      {
        title:
          'Refusals have the members `error` (codes `err_entity_not_found`) instead of `errors` in 2 answers of 2 calls',
        isTolerated: true,
        codes: ['err_entity_not_found'],
        example: { got: '{"error":{"code":"err_entity_not_found","message":"x"}}' },
      },
    ]);
  });

  it('lists status 428 as one cause for all statuses that it replaces, with advice', () => {
    const createRefusedExchange = (name: string, expected: string): ExchangeCase => ({
      name,
      drifts: [['status', expected, '428']],
      response: { status: 428, body: { title: 'Precondition Required' } },
      expected: { status: Number(expected) },
    });
    const causes = causesOf(
      createRefusedExchange('updateBankInfo of an account', '200'),
      createRefusedExchange('changeStatus too early', '403'),
    );
    expect(causes).toMatchObject([
      {
        title: 'Status 428 instead of 200, 403, without a code, in 2 answers of 2 calls',
        isTolerated: false,
        portal: 'It says that the request was refused, with the message for the code or a general one.',
        todo: 'Accept changes without If-Match: the contract has no versions.',
      },
    ]);
  });

  it('reports that the portal cannot tolerate 403 in place of 401 without a session', () => {
    const [cause] = causesOf({
      name: 'getProfile without a session',
      drifts: [['status', '401', '403']],
      response: { status: 403, body: { errors: [{ code: 'err_auth_session_not_found' }] } },
      expected: { status: 401, body: { errors: [{ code: 'err_auth_session_not_found' }] } },
    });
    expect(cause).toMatchObject({
      title: 'Status 403 instead of 401, with the code `err_auth_session_not_found`, in 1 answer of 1 call',
      isTolerated: false,
      todo: 'Answer 401 without a session and after it ended.',
    });
  });

  it('tolerates 403 in place of 401 for a wrong password with the same code', () => {
    const body = { errors: [{ code: 'err_auth_invalid_credentials' }] };
    const [cause] = causesOf({
      name: 'login with a wrong password',
      drifts: [['status', '401', '403']],
      response: { status: 403, body },
      expected: { status: 401, body },
    });
    expect(cause).toMatchObject({ isTolerated: true });
  });

  it.each([
    ['/user/applications/1', true],
    ['https://login.example/', false],
  ])('classifies a 303 response to %s as a redirect, tolerated: %s', (location, isTolerated) => {
    const [cause] = causesOf({
      name: 'createApplication for a loan',
      drifts: [['status', '201', '303']],
      response: { status: 303, headers: { location } },
      expected: { status: 201 },
    });
    expect(cause?.title).toBe(`A redirect (status 303 instead of 201 to ${location}) in 1 answer of 1 call`);
    expect(cause?.isTolerated).toBe(isTolerated);
  });

  it.each([
    ['/user/applications/', true],
    ['/login', false],
    ['https://elsewhere.example/user/applications', false],
  ])(
    'D-281: classifies a 308 response to %s of a read as a redirect, tolerated: %s',
    (location, isTolerated) => {
      const [cause] = causesOf({
        name: 'listApplications',
        drifts: [['status', '200', '308']],
        response: { status: 308, headers: { location } },
        expected: { status: 200 },
      });
      expect(cause?.isTolerated).toBe(isTolerated);
    },
  );

  it('names error codes that the contract does not have', () => {
    const [cause] = causesOf({
      ...refusalOf('getApplication that nobody has', 404, { errors: [{ code: 'err_gone_v2' }] }),
      drifts: [['$.errors[0].code', '"err_entity_not_found"', '"err_gone_v2"']],
    });
    expect(cause).toMatchObject({
      title: 'Error codes that the contract does not have (`err_gone_v2`) in 1 answer of 1 call',
      isTolerated: false,
    });
  });

  it('names a displayed field with an unexpected value', () => {
    const [cause] = causesOf({
      name: 'getProfile of somebody',
      drifts: [['$.emailVerified', 'true', 'false']],
      response: { status: 200, body: { ...PROFILE, emailVerified: false } },
    });
    expect(cause).toMatchObject({
      title: '`emailVerified` has another value in 1 answer of 1 call',
      isTolerated: false,
    });
  });

  it('names a missing field that makes a response unreadable', () => {
    const { email, ...profileWithoutEmail } = PROFILE;
    const [cause] = causesOf({
      name: 'getProfile of somebody',
      drifts: [['$.email', 'a value', 'nothing']],
      response: { status: 200, body: profileWithoutEmail },
    });
    expect(email).toContain('@');
    expect(cause).toMatchObject({ title: '`email` is absent in 1 answer of 1 call', isTolerated: false });
  });

  it('lists causes that the portal does not tolerate first', () => {
    const causes = causesOf(
      {
        name: 'getProfile of somebody',
        drifts: [['$.user_id', '"u-1"', '7']],
        response: { status: 200, body: { ...PROFILE, user_id: 7 } },
      },
      {
        name: 'getProfile of somebody else',
        drifts: [['$.emailVerified', 'true', 'false']],
        response: { status: 200, body: { ...PROFILE, emailVerified: false } },
      },
    );
    expect(causes.map(({ isTolerated }) => isTolerated)).toEqual([false, true]);
  });
});
