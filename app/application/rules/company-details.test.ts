import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import { asksPersonalTaxNumber, findTaxNumberKind, listCompanyTypes } from './company-details';
import { createCompanyDetailsSchema } from './step-schemas';
import { WIZARD_CONFIG } from './testing/config';

const DETAILS = {
  companyCountry: 'DE',
  companyType: 'GMBH',
  street: 'Industriestraße',
  houseNumber: '14-16',
  companyPostCode: '28195',
  companyLocation: 'Bremen',
  hrNumber: 'HRB 12345',
  taxIdNumber: '60/271/04538',
  businessPurpose: 'Stahl- und Hallenbau',
};

const send = (values: Record<string, string>, config = WIZARD_CONFIG) =>
  submit(createCompanyDetailsSchema({ config, typed: values, language: 'de' }), values);

describe('step for the company details', () => {
  it('CLA-09: returns the typed values', () => {
    expect(send(DETAILS)).toEqual({ value: DETAILS });
  });

  it('CLA-09, CLA-11: accepts an empty house number, register number and tax number', () => {
    const { houseNumber, hrNumber, taxIdNumber, ...requiredDetails } = DETAILS;
    expect(send({ ...requiredDetails, houseNumber: '', hrNumber: ' ', taxIdNumber: '' })).toEqual({
      value: requiredDetails,
    });
  });

  it('CLA-09: reads a house number that is typed after the street', () => {
    const { street, houseNumber, ...others } = DETAILS;
    expect(send({ ...others, street: `${street} ${houseNumber}` })).toEqual({ value: DETAILS });
  });

  it('D-156: accepts the same house number in both the street field and the house-number field', () => {
    const { street, houseNumber } = DETAILS;
    expect(send({ ...DETAILS, street: `${street} ${houseNumber}` })).toEqual({ value: DETAILS });
  });

  it('CLA-09, CLA-10: reports all missing fields at once', () => {
    expect(send({})).toEqual({
      errors: {
        companyType: ['choose'],
        street: ['required'],
        companyPostCode: ['required'],
        companyLocation: ['required'],
        businessPurpose: ['required'],
      },
    });
  });

  it('CLA-09: accepts the preselected country', () => {
    const { companyCountry: _, ...rest } = DETAILS;
    expect(send(rest)).toHaveProperty('value.companyCountry', 'DE');
    expect(send({ ...rest, companyCountry: 'AT' })).toHaveProperty('errors.companyCountry', [
      'choiceInvalid',
    ]);
  });

  it('CLA-09: resets the legal form when the country changes', () => {
    const swissDetails = { ...DETAILS, companyCountry: 'CH' };
    expect(listCompanyTypes(swissDetails, WIZARD_CONFIG)).toEqual(['CH_AG', 'CH_GMBH']);
    expect(send(swissDetails)).toEqual({ errors: { companyType: ['companyTypeOfCountry'] } });
  });

  it.each([
    ['Bau', 'tooShort?{"min":5}'],
    ['x'.repeat(201), 'tooLong?{"max":200}'],
  ])('CLA-10: refuses the business purpose $0 with the message $1', (businessPurpose, error) => {
    expect(send({ ...DETAILS, businessPurpose })).toEqual({ errors: { businessPurpose: [error] } });
  });

  it("CLA-11: requires the owner's personal tax number only if the company is a natural person", () => {
    expect(asksPersonalTaxNumber({ companyType: 'EK' }, WIZARD_CONFIG)).toBe(true);
    expect(asksPersonalTaxNumber({ companyType: 'GMBH' }, WIZARD_CONFIG)).toBe(false);
    expect(asksPersonalTaxNumber({ companyType: 'EK', companyCountry: 'CH' }, WIZARD_CONFIG)).toBe(false);
    expect(send({ ...DETAILS, personalTaxIdNumber: 'rubbish' })).toEqual({ value: DETAILS });
    expect(send({ ...DETAILS, companyType: 'EK', personalTaxIdNumber: '36574261809' })).toHaveProperty(
      'value.personalTaxIdNumber',
      '36574261809',
    );
  });

  it('CLA-11: asks for a UID as tax number of a Swiss company', () => {
    expect(findTaxNumberKind({ companyCountry: 'CH' }, WIZARD_CONFIG)).toBe('uid');
    expect(findTaxNumberKind({ companyCountry: 'DE' }, WIZARD_CONFIG)).toBe('usual');
    expect(findTaxNumberKind({}, { ...WIZARD_CONFIG, country: 'CH' })).toBe('uid');
  });

  it('CLA-11: asks for a NIP as tax number of a Polish company', () => {
    expect(findTaxNumberKind({}, { ...WIZARD_CONFIG, country: 'PL' })).toBe('nip');
  });

  it('CLA-11: refuses two equal tax numbers, regardless of separators', () => {
    const sameNumbers = {
      companyType: 'EK',
      taxIdNumber: '365/742/61809',
      personalTaxIdNumber: '36 574 261 809',
    };
    expect(send({ ...DETAILS, ...sameNumbers })).toEqual({
      errors: { personalTaxIdNumber: ['personalTaxNumberSameAsCompany'] },
    });
  });

  it('D-54: omits the register number if the partner hides credit checks', () => {
    const { hrNumber, ...rest } = DETAILS;
    expect(send({ ...rest, hrNumber: '#' }, { ...WIZARD_CONFIG, registerNumber: false })).toEqual({
      value: rest,
    });
  });
});
