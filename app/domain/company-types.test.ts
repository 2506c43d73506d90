import { describe, expect, it } from 'vitest';
import { companyTypesOfCountry, isNaturalPerson } from './company-types';

describe('companyTypesOfCountry and isNaturalPerson', () => {
  const byCountry = { DE: ['GMBH', 'MOON_BASE', 'EK', 'GMBH'], CH: ['CH_AG'] };

  it('CLA-09: offers each company type of the country once, and only types that the portal knows', () => {
    expect(companyTypesOfCountry('DE', { byCountry, enabledTypes: null })).toEqual(['GMBH', 'EK']);
  });

  it.each([
    ['DE', ['EK', 'UG', 'GMBH'], ['GMBH', 'EK']],
    ['DE', ['UG', 'EK'], ['EK']],
    ['DE', ['CH_AG', 'MOON_BASE'], []],
    ['DE', [], []],
    ['CH', ['GMBH', 'CH_AG'], ['CH_AG']],
    ['CH', ['GMBH'], []],
    ['PL', ['PL_OTHER'], []],
  ])(
    'SHELL-21, D-97: companyTypesOfCountry for %s keeps of the types %o only those that the partner configured: %o',
    (country, enabledTypes, types) => {
      expect(companyTypesOfCountry(country, { byCountry, enabledTypes })).toEqual(types);
    },
  );

  it.each(['PL', 'AT', '__proto__', 'constructor'])(
    'D-97: offers no company type without a list of the partner: %s',
    (country) => {
      expect(companyTypesOfCountry(country, { byCountry, enabledTypes: null })).toEqual([]);
    },
  );

  it.each([
    ['EK', true],
    ['FREIE_BERUFE', true],
    ['SELF_EMPLOYED', true],
    ['SOLE_PROPRIETORSHIP', true],
    ['CH_SOLE_PROPRIETORSHIP', true],
    ['PL_SOLE_PROPRIETORSHIP', true],
    ['GMBH', false],
    ['PL_CIVIL_PARTNERSHIP', false],
    [undefined, false],
  ])('CLA-11: isNaturalPerson for %s returns %s', (type, expected) => {
    expect(isNaturalPerson(type)).toBe(expected);
  });
});
