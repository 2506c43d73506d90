import { expect, it } from 'vitest';
import { createPhoneNumberRule } from './phone-number';

it.each([
  ['+49 421 5550126', '+49 421 5550126'],
  ['+12345678', '+12345678'],
  [' +49 (421) 555-1 ', '+49 (421) 555-1'],
  ['+49 421–555 01', '+49 421-555 01'],
  ['＋４９４２１５５５０', '+494215550'],
  ['+49/421/555012', '+49 421 555012'],
  ['+49 421 55501267', '+4942155501267'],
])('REP-03: createPhoneNumberRule accepts %s', (typed, value) => {
  expect(createPhoneNumberRule()(typed)).toEqual({ ok: true, value });
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['0421 5550126', 'phoneInvalid'],
  ['+49 421 555012a', 'phoneInvalid'],
  ['+(((-)))---', 'phoneInvalid'],
  ['+\u202e49421555', 'phoneInvalid'],
  ['+1234567', 'phoneTooShort?{"min":8}'],
  ['+49 421 555012678901', 'phoneTooLong?{"max":15}'],
  [`+${'1'.repeat(1_000_000)}`, 'phoneTooLong?{"max":15}'],
])('REP-03: createPhoneNumberRule refuses $0 with the message $1', (typed, error) => {
  expect(createPhoneNumberRule()(typed)).toEqual({ ok: false, error });
});
