import type { NewApplication } from 'contracts/api/applications';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, test } from 'vitest';
import { findCompanyViolations } from './company-rules';
import { readProductRange } from './product-range';
import { SAMPLE_LOAN_REQUEST } from './sample-application';

function refusals(change: Partial<NewApplication>, deployment: 'demo' | 'swiss' = 'demo') {
  const range = readProductRange(DEPLOYMENTS[deployment]);
  return findCompanyViolations({ ...SAMPLE_LOAN_REQUEST, ...change }, range).map(
    ({ code, field }) => `${code} ${field}`,
  );
}

type Text =
  | 'companyName'
  | 'street'
  | 'houseNumber'
  | 'companyPostCode'
  | 'companyLocation'
  | 'hrNumber'
  | 'businessPurpose';

describe('text fields of a company (CLA-08, CLA-10, D-40)', () => {
  test.each<[Text, string]>([
    ['companyName', 'ABCD'],
    ['companyName', 'ü'.repeat(255)],
    ['street', 'Bürgermeister-Smidt-Straße 1 ½'],
    ['houseNumber', ''],
    ['houseNumber', '12a-14/3.1'],
    ['houseNumber', '12\\ł'],
    ['companyPostCode', 'SW1A 1AA'],
    ['companyPostCode', '00-950'],
    ['companyLocation', 'Biel/Bienne'],
    ['companyLocation', 'Łódź'],
    ['companyLocation', 'Zu\u0308rich'],
    ['hrNumber', 'HRB 24816'],
    ['hrNumber', 'CH-020.3.054.367-5'],
    ['businessPurpose', 'Kiosk'],
    ['businessPurpose', 'a'.repeat(200)],
    ['businessPurpose', 'Geländer\r\nund Tore'],
  ])('text fields accept as $0 the value $1', (field, text) => {
    expect(refusals({ [field]: text })).toEqual([]);
  });

  test.each<[Text, string]>([
    ['companyName', 'ABC'],
    ['companyName', '  ABC  '],
    ['companyName', 'a'.repeat(256)],
    ['street', ' '],
    ['street', 'a'.repeat(31)],
    ['street', 'Haupt\u202Eessarts'],
    ['companyName', 'Metallbau\u0000 Brandt'],
    ['companyName', 'Metallbau\nBrandt'],
    ['businessPurpose', 'Bau von \uD800 Geländern'],
    ['houseNumber', '12345678901'],
    ['houseNumber', '12#3'],
    ['companyPostCode', '123456789'],
    ['companyPostCode', '28_17'],
    ['companyLocation', 'Bremen 1'],
    ['companyLocation', 'a'.repeat(31)],
    ['companyLocation', '<b>Bremen</b>'],
    ['hrNumber', 'HR'],
    ['hrNumber', 'A'.repeat(31)],
    ['hrNumber', 'HRB;24816'],
    ['businessPurpose', 'Bank'],
    ['businessPurpose', 'a'.repeat(201)],
  ])('text fields refuse as $0 the value $1', (field, text) => {
    expect(refusals({ [field]: text })).toEqual([`err_validation_failed ${field}`]);
  });
});

describe("the company's tax number (CLA-11, D-43)", () => {
  const swiss: Partial<NewApplication> = { companyCountry: 'CH', companyType: 'CH_AG' };

  test.each([
    ['', {}],
    ['0612345678', {}],
    [' 0612345678 ', {}],
    ['   ', {}],
    ['06/123/45678', {}],
    ['12345678901', {}],
    ['CHE-116.281.710', swiss],
    ['CHE116281710', swiss],
    ['che-116.281.710', swiss],
    ['06/123/45678', swiss],
  ])('the tax number of the company is accepted: "%s"', (taxIdNumber, rest) => {
    expect(refusals({ ...rest, taxIdNumber }, 'companyCountry' in rest ? 'swiss' : 'demo')).toEqual([]);
  });

  test.each([
    ['/', {}],
    ['123456789', {}],
    ['123456789012', {}],
    ['06-123-45678', {}],
    ['CHE-116.281.710', {}],
    ['CHE-116.281.711', swiss],
    ['CHE-116.281.71', swiss],
  ])('the tax number of the company is refused: "%s"', (taxIdNumber, rest) => {
    expect(refusals({ ...rest, taxIdNumber }, 'companyCountry' in rest ? 'swiss' : 'demo')).toEqual([
      'err_validation_failed taxIdNumber',
    ]);
  });
});

describe("the owner's tax number (CLA-11, D-42)", () => {
  const owner: Partial<NewApplication> = { companyType: 'SOLE_PROPRIETORSHIP' };

  test.each(['36574261809', '86095742719', '36 574 261 809'])(
    'the tax number of the owner is accepted: %s',
    (personalTaxIdNumber) => {
      expect(refusals({ ...owner, personalTaxIdNumber })).toEqual([]);
    },
  );

  test.each([
    ['36574261808', 'err_german_tin_invalid_check_digit'],
    ['3657426180', 'err_german_tin_invalid_length'],
    ['365742618091', 'err_german_tin_invalid_length'],
    ['3657426180X', 'err_german_tin_non_numeric'],
    ['06574261809', 'err_german_tin_leading_zero'],
  ])('"%s" is refused with the code %s', (personalTaxIdNumber, code) => {
    expect(refusals({ ...owner, personalTaxIdNumber })).toEqual([`${code} personalTaxIdNumber`]);
  });

  test.each([
    ['756.1234.5678', []],
    ['AB-12', []],
    [' AB-1 ', ['err_validation_failed personalTaxIdNumber']],
    ['   ', []],
    ['AB-1', ['err_validation_failed personalTaxIdNumber']],
    ['1234567890123456', ['err_validation_failed personalTaxIdNumber']],
    ['756_1234', ['err_validation_failed personalTaxIdNumber']],
  ])(
    'the tax number of an owner outside Germany, "%s", has the violations %j',
    (personalTaxIdNumber, expected) => {
      const swiss = { companyCountry: 'CH', companyType: 'CH_SOLE_PROPRIETORSHIP', personalTaxIdNumber };
      expect(refusals(swiss, 'swiss')).toEqual(expected);
    },
  );

  test("the tax number of the owner must differ from the company's, regardless of separators and case (D-43)", () => {
    expect(refusals({ taxIdNumber: '36/574/261809', personalTaxIdNumber: '36 574 261 809' })).toEqual([
      'err_personal_tin_equals_company_tin personalTaxIdNumber',
    ]);
    const swiss = { companyCountry: 'CH', companyType: 'CH_AG', taxIdNumber: 'CHE-116.281.710' };
    expect(refusals({ ...swiss, personalTaxIdNumber: 'che 116281710' }, 'swiss')).toEqual([
      'err_personal_tin_equals_company_tin personalTaxIdNumber',
    ]);
  });
});
