import { describe, expect, it } from 'vitest';
import { readRefusal } from './http-response.server';

const KNOWN_CODE = 'err_email_conflict';

describe('readRefusal (error response of the API)', () => {
  it('reads an error list that matches the contract, and reports no deviations', () => {
    const errors = [{ code: KNOWN_CODE, field: 'email', values: { max: 5 } }, { code: null }];
    expect(readRefusal(422, { errors })).toEqual({ errors, deviations: [] });
  });

  it.each<[string, unknown]>([
    ['a code with a prefix', { errors: [{ code: `be_error.${KNOWN_CODE}` }] }],
    ['a code with another prefix and capitals', { errors: [{ code: `api.v1.${KNOWN_CODE.toUpperCase()}` }] }],
    ['a list of codes', { errors: [KNOWN_CODE] }],
    ['a single error', { error: { code: KNOWN_CODE, message: 'The address is taken' } }],
    ['an error that is only a code', { error: KNOWN_CODE }],
    ['an object with only a code', { code: `be_error.${KNOWN_CODE}` }],
    [
      'problem details',
      { type: `https://api.example/problems/${KNOWN_CODE}`, title: 'Conflict', status: 409 },
    ],
    ['problem details with errors', { type: 'about:blank', title: 'x', errors: [{ code: KNOWN_CODE }] }],
  ])('finds the error code in a response that has %s', (_, body) => {
    expect(readRefusal(409, body)?.errors).toEqual([{ code: KNOWN_CODE }]);
  });

  it.each<[string, unknown]>([
    ['a list', { errors: Array(50_000).fill({ code: KNOWN_CODE }) }],
    [
      'an object',
      { errors: Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`f${i}`, KNOWN_CODE])) },
    ],
    ['a field with many errors', { errors: { email: Array(50_000).fill(KNOWN_CODE) } }],
  ])('reads at most 200 errors of %s', (_, body) => {
    expect(readRefusal(400, body)?.errors).toHaveLength(200);
  });

  it('reports each tolerated deviation', () => {
    expect(readRefusal(409, { error: `be_error.${KNOWN_CODE}` })?.deviations).toEqual([
      { kind: 'error-code', path: 'errors[].code' },
      { kind: 'error-shape', path: 'errors' },
    ]);
  });

  it('returns each error with the field that the response names', () => {
    expect(readRefusal(400, { errors: { email: [KNOWN_CODE], terms: 'must be accepted' } })?.errors).toEqual([
      { code: KNOWN_CODE, field: 'email' },
      { code: null, field: 'terms' },
    ]);
  });

  it.each<[string, unknown]>([
    ['a sentence', { errors: [{ code: 'Something <b>failed</b>' }] }],
    ['a code of another system', { error: 'precondition_required' }],
    ['a number', { code: 4711 }],
    ['a title', { type: 'about:blank', title: 'Precondition failed', status: 412 }],
    ['null', { errors: [{ code: null, field: null, values: null }] }],
  ])('returns no code for an error whose code is %s', (_, body) => {
    expect(readRefusal(412, body)?.errors).toEqual([{ code: null }]);
  });

  it.each<[string, number, unknown]>([
    ['no body', 409, undefined],
    ['an empty list', 422, { errors: [] }],
    ['an empty object', 422, {}],
    ['a list', 422, [KNOWN_CODE]],
    ['the fault of a gateway', 502, { error: 'Bad Gateway' }],
    ['problem details of a fault', 503, { type: 'about:blank', title: 'Service Unavailable' }],
  ])('returns null for a response that has %s', (_, status, body) => {
    expect(readRefusal(status, body)).toBeNull();
  });

  it('finds the error code in a response with status 500', () => {
    expect(readRefusal(500, { error: { code: KNOWN_CODE } })?.errors).toEqual([{ code: KNOWN_CODE }]);
  });
});
