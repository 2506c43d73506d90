import { describe, expect, it } from 'vitest';
import {
  companyTaxNumberKindOf,
  createCompanyTaxNumberRule,
  createPersonalTaxNumberRule,
  isSameTaxNumber,
} from './tax-number';

const lengthError = 'companyTaxNumberLength?{"min":10,"max":11}';
const charactersError = 'companyTaxNumberCharacters?{"example":"60/271/04538"}';

describe('CLA-11: createCompanyTaxNumberRule', () => {
  it.each([
    ['DE', 'usual'],
    ['PL', 'nip'],
    ['CH', 'uid'],
  ])('companyTaxNumberKindOf for the country %s returns the message variant "%s"', (country, kind) => {
    expect(companyTaxNumberKindOf(country)).toBe(kind);
  });

  it.each([
    ['DE', '60/271/04538'],
    ['DE', '6027104538'],
    ['DE', '02710453801'],
    ['PL', '5260250274'],
    ['CH', '60/271/04538'],
    ['CH', 'CHE-123.456.788'],
  ])('accepts in the country %s the number %s', (country, typed) => {
    expect(createCompanyTaxNumberRule(country)(typed)).toEqual({ ok: true, value: typed });
  });

  it.each([
    ['PL', '526-025-02-74', '5260250274'],
    ['PL', '526 025 02 74', '5260250274'],
    ['PL', '526–025–02–74', '5260250274'],
    ['DE', ' 60 271 04538 ', '6027104538'],
    ['DE', '60 / 271\u00a0/ 04538', '60/271/04538'],
    ['CH', '602 710 45 38', '6027104538'],
    ['CH', 'CHE123456788', 'CHE-123.456.788'],
    ['PL', '526.025.02.74', '5260250274'],
    ['DE', '60-271-04538', '6027104538'],
  ])('normalises in the country %s the number %s to %s', (country, typed, value) => {
    expect(createCompanyTaxNumberRule(country)(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['PL', '526-025-02', lengthError],
    ['PL', '526_025_02_74', 'companyTaxNumberCharacters?{"example":"526-025-02-74"}'],
    ['DE', '', 'required'],
    ['DE', '60/271/045', lengthError],
    ['DE', '123456789012', lengthError],
    ['DE', '60/271/0453a', charactersError],
    ['DE', 'CHE-123.456.788', charactersError],
    ['DE', '1'.repeat(1_000_000), lengthError],
    ['DE', '//////////', lengthError],
    ['CH', 'CHE-123.456.789', 'swissUidInvalid'],
    ['CH', 'CHE', 'swissUidInvalid'],
    ['CH', `CHE${'1'.repeat(1_000_000)}`, 'swissUidInvalid'],
  ])('refuses in the country $0 the number $1 with the message $2', (country, typed, error) => {
    expect(createCompanyTaxNumberRule(country)(typed)).toEqual({ ok: false, error });
  });
});

describe('CLA-11: createPersonalTaxNumberRule', () => {
  it.each([
    ['DE', '36574261809', '36574261809'],
    ['DE', '86 095 742 719', '86095742719'],
    ['PL', '44051401359', '44051401359'],
    ['CH', '756.9217.0769.85', '7569217076985'],
    ['FR', 'AB-12', 'AB-12'],
  ])('accepts in the country %s the number %s', (country, typed, value) => {
    expect(createPersonalTaxNumberRule(country)(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['DE', '', 'required'],
    ['DE', '3657426180', 'germanTaxIdLength'],
    ['DE', '365742618090', 'germanTaxIdLength'],
    ['DE', '3657426180A', 'germanTaxIdDigits'],
    ['DE', '06574261809', 'germanTaxIdLeadingZero'],
    ['DE', '36574261808', 'germanTaxIdCheckDigit'],
    ['DE', '9'.repeat(1_000_000), 'germanTaxIdLength'],
    ['PL', 'AB12', 'tooShort?{"min":5}'],
    ['PL', '1234567890123456', 'tooLong?{"max":15}'],
    ['PL', '12345_', 'characterNotAllowed?{"character":"_"}'],
  ])('refuses in the country $0 the number $1 with the message $2', (country, typed, error) => {
    expect(createPersonalTaxNumberRule(country)(typed)).toEqual({ ok: false, error });
  });
});

it.each([
  ['60/271/04538', '6027104538', true],
  ['che-123.456.788', 'CHE123456788', true],
  ['60 271 04538', '60/271/04538', true],
  ['60/271/04538', '60/271/04539', false],
])('CLA-11, D-43: isSameTaxNumber compares %s and %s without separators', (first, second, isSame) => {
  expect(isSameTaxNumber(first, second)).toBe(isSame);
});
