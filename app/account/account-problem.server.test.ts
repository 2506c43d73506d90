import { describe, expect, it } from 'vitest';
import { assignErrorsToFields } from './account-problem.server';

const refused = (code: string | null, field?: string) => ({
  kind: 'refused' as const,
  status: 422,
  errors: [{ code, ...(field && { field }) }],
});

describe('assignErrorsToFields', () => {
  it.each([
    ['err_email_conflict', 'email'],
    ['err_password_too_short', 'password'],
    ['err_password_too_long', 'password'],
    ['err_password_too_simple', 'password'],
    ['err_user_not_accepted_terms', 'accepted_terms'],
  ])('ACC-02: assigns the error code %s to the field %s if the API names no field', (code, field) => {
    expect(assignErrorsToFields(refused(code))).toEqual(refused(code, field));
  });

  it('ACC-02: leaves an error at the field that the API names', () => {
    const error = refused('err_password_too_simple', 'new_password');
    expect(assignErrorsToFields(error)).toEqual(error);
  });

  it.each([
    ['err_too_many_requests', refused('err_too_many_requests')],
    ['an entry without a code', refused(null)],
    ['a timeout', { kind: 'timeout' as const }],
  ])('ACC-02: assigns to the whole form an error that belongs to no field: %s', (_, error) => {
    expect(assignErrorsToFields(error)).toEqual(error);
  });
});
