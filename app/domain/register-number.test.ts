import { expect, it } from 'vitest';
import { checkRegisterNumber, registerNumberExample } from './register-number';

it.each(['HRB 12345', 'CHE-123.456.788', 'KRS: 0000123456', '1/2\\3,4', 'abc', 'a'.repeat(30)])(
  'checkRegisterNumber accepts %s',
  (typed) => {
    expect(checkRegisterNumber(typed)).toEqual({ ok: true, value: typed });
  },
);

it.each([
  ['', 'required'],
  ['HR', 'tooShort?{"min":3}'],
  ['a'.repeat(31), 'tooLong?{"max":30}'],
  ['HRB#1', 'characterNotAllowed?{"character":"#"}'],
])('checkRegisterNumber refuses $0 with the message $1', (typed, error) => {
  expect(checkRegisterNumber(typed)).toEqual({ ok: false, error });
});

it.each([
  ['DE', 'HRB 12345'],
  ['CH', 'CHE-123.456.788'],
  ['PL', 'KRS 0000123456'],
  ['JP', undefined],
])('CLA-09: registerNumberExample for the country %s returns %s', (country, example) => {
  expect(registerNumberExample(country)).toBe(example);
});
