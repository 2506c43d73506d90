import { expect, it } from 'vitest';
import { checkPhoneNumber } from './phone-number';

it.each([
  ['+49 421 5550126', '+49 421 5550126'],
  ['+12345678', '+12345678'],
  [' +49 (421) 555-1 ', '+49 (421) 555-1'],
  ['+49 421–555 01', '+49 421-555 01'],
  ['＋４９４２１５５５０', '+494215550'],
])('REP-03: takes the telephone number %s', (typed, value) => {
  expect(checkPhoneNumber(typed)).toEqual({ ok: true, value });
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['0421 5550126', 'phoneInvalid'],
  ['+49 421 555012a', 'phoneInvalid'],
  ['+49/421/555012', 'phoneInvalid'],
  ['+(((-)))---', 'phoneInvalid'],
  ['+\u202e49421555', 'phoneInvalid'],
  ['+1234567', 'phoneTooShort?{"min":8}'],
  ['+49 421 55501267', 'phoneTooLong?{"max":15}'],
  [`+${'1'.repeat(1_000_000)}`, 'phoneTooLong?{"max":15}'],
])('REP-03: refuses the telephone number $0 with $1', (typed, error) => {
  expect(checkPhoneNumber(typed)).toEqual({ ok: false, error });
});
