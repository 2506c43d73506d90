import { describe, expect, it } from 'vitest';
import { atTheirFields } from './account-errors';

const refused = (code: string | null, field?: string) => ({
  kind: 'refused' as const,
  status: 422,
  errors: [{ code, ...(field && { field }) }],
});

describe('errors of an account form', () => {
  it.each([
    ['err_email_conflict', 'email'],
    ['err_password_too_short', 'password'],
    ['err_password_too_long', 'password'],
    ['err_password_too_simple', 'password'],
    ['err_user_not_accepted_terms', 'accepted_terms'],
  ])('ACC-02: %s stands at %s although the server names no field', (code, field) => {
    expect(atTheirFields(refused(code))).toEqual(refused(code, field));
  });

  it('ACC-02: the field the server names counts', () => {
    const error = refused('err_password_too_simple', 'new_password');
    expect(atTheirFields(error)).toEqual(error);
  });

  it.each([
    ['err_too_many_requests', refused('err_too_many_requests')],
    ['an entry without a code', refused(null)],
    ['a timeout', { kind: 'timeout' as const }],
  ])('ACC-02: %s concerns the form as a whole', (_, error) => {
    expect(atTheirFields(error)).toEqual(error);
  });
});
