import { describe, expect, it } from 'vitest';
import { checkNewPassword, PASSWORD_RULES } from './credentials';

describe('new password', () => {
  it.each(['Passw0rd!', 'Änd3rung ', 'Aa1!aaaa', `Aa1!${'a'.repeat(250)}`, ' Aa1 aaaa '])(
    'ACC-04: a new password is accepted unchanged: $0',
    (typed) => {
      expect(checkNewPassword(typed)).toEqual({ ok: true, value: typed });
    },
  );

  it.each([
    ['', 'required'],
    ['Aa1!aaa', 'passwordTooShort?{"min":8}'],
    [`Aa1!${'a'.repeat(251)}`, 'passwordTooLong?{"max":254}'],
    ['Aa1!'.repeat(2_500_000), 'passwordTooLong?{"max":254}'],
    ['passw0rd!', 'passwordTooSimple'],
    ['PASSW0RD!', 'passwordTooSimple'],
    ['Password!', 'passwordTooSimple'],
    ['Passw0rdd', 'passwordTooSimple'],
  ])('ACC-04: a new password is refused: $0 with the message $1', (typed, error) => {
    expect(checkNewPassword(typed)).toEqual({ ok: false, error });
  });

  it('ACC-04: PASSWORD_RULES check each requirement separately', () => {
    const listMetRules = (password: string) =>
      PASSWORD_RULES.filter((rule) => rule.isMet(password)).map(({ id }) => id);
    expect(listMetRules('')).toEqual([]);
    expect(listMetRules('passw0rd')).toEqual(['length', 'lowerCase', 'digit']);
    expect(listMetRules('P!')).toEqual(['upperCase', 'special']);
  });
});
