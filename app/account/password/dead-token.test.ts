import { describe, expect, it } from 'vitest';
import { deadTokenOf } from './dead-token';

const refused = (...codes: (string | null)[]) => ({
  kind: 'refused' as const,
  status: 410,
  errors: codes.map((code) => ({ code })),
});

describe('deadTokenOf', () => {
  it.each([
    ['err_auth_token_used', 'used'],
    ['err_auth_token_expired', 'expired'],
    ['err_auth_token_invalid', 'invalid'],
  ])('ACC-07, ACC-08: reads %s as a token that is %s', (code, dead) => {
    expect(deadTokenOf(refused(code))).toBe(dead);
  });

  it.each([
    ['another code', refused('err_password_too_simple')],
    ['no code', refused(null)],
    ['the name of an object member', refused('constructor')],
    ['a timeout', { kind: 'timeout' as const }],
  ])('does not blame the token for %s', (_, error) => {
    expect(deadTokenOf(error)).toBeNull();
  });
});
