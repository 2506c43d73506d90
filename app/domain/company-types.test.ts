import { describe, expect, it } from 'vitest';
import { companyTypesIn, isNaturalPerson } from './company-types';

describe('company types', () => {
  const listed = ['UG', 'CH_AG', 'MOON_BASE', 'GMBH', 'UG'];

  it('CLA-09: are the ones the partner offers in the country, as far as the portal knows them', () => {
    expect(companyTypesIn('DE', { byCountry: { DE: ['GMBH', 'MOON_BASE', 'EK'] }, listed })).toEqual([
      'GMBH',
      'EK',
    ]);
  });

  it.each([
    ['DE', {}, ['UG', 'GMBH']],
    ['CH', { CH: ['MOON_BASE'] }, ['CH_AG']],
    ['PL', {}, []],
    ['AT', {}, ['UG', 'CH_AG', 'GMBH']],
    ['constructor', {}, ['UG', 'CH_AG', 'GMBH']],
  ])(
    "SHELL-21, D-78: are the deployment's in %s where the partner names none in %o",
    (country, byCountry, types) => {
      expect(companyTypesIn(country, { byCountry, listed })).toEqual(types);
    },
  );

  it.each(['DE', 'AT', '__proto__'])('D-78: are none where nobody names any: %s', (country) => {
    expect(companyTypesIn(country, { byCountry: {}, listed: [] })).toEqual([]);
  });

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
  ])('CLA-11: %s is a natural person: %s', (type, natural) => {
    expect(isNaturalPerson(type)).toBe(natural);
  });
});
