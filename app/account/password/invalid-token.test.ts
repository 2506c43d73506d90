import { describe, expect, it } from 'vitest';
import { findInvalidTokenReason } from './invalid-token';

const refused = (...codes: (string | null)[]) => ({
  kind: 'refused' as const,
  status: 410,
  errors: codes.map((code) => ({ code })),
});

describe('findInvalidTokenReason (state of a token from a mail link)', () => {
  it.each([
    ['err_auth_token_used', 'used'],
    ['err_auth_token_expired', 'expired'],
    ['err_auth_token_invalid', 'invalid'],
  ])('ACC-07, ACC-08: maps the error code %s to the token state "%s"', (code, invalidReason) => {
    expect(findInvalidTokenReason(refused(code))).toBe(invalidReason);
  });

  it.each([
    ['another code', refused('err_password_too_simple')],
    ['no code', refused(null)],
    ['the name of an object member', refused('constructor')],
    ['a timeout', { kind: 'timeout' as const }],
  ])('returns null for an error with %s', (_, error) => {
    expect(findInvalidTokenReason(error)).toBeNull();
  });
});
