import { describe, expect, it } from 'vitest';
import { companyTypesIn, isNaturalPerson } from './company-types';

describe('company types', () => {
  const byCountry = { DE: ['GMBH', 'MOON_BASE', 'EK', 'GMBH'], CH: ['CH_AG'] };

  it('CLA-09: are the ones the partner offers in the country, as far as the portal knows them', () => {
    expect(companyTypesIn('DE', { byCountry, listed: null })).toEqual(['GMBH', 'EK']);
  });

  it.each([
    ['DE', ['EK', 'UG', 'GMBH'], ['GMBH', 'EK']],
    ['DE', ['UG', 'EK'], ['EK']],
    ['DE', ['CH_AG', 'MOON_BASE'], []],
    ['DE', [], []],
    ['CH', ['GMBH', 'CH_AG'], ['CH_AG']],
    ['CH', ['GMBH'], []],
    ['PL', ['PL_OTHER'], []],
  ])('SHELL-21, D-97: are in %s, where %o are configured, %o', (country, listed, types) => {
    expect(companyTypesIn(country, { byCountry, listed })).toEqual(types);
  });

  it.each(['PL', 'AT', '__proto__', 'constructor'])(
    'D-97: are none where the partner names none: %s',
    (country) => {
      expect(companyTypesIn(country, { byCountry, listed: null })).toEqual([]);
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
  ])('CLA-11: %s is a natural person: %s', (type, natural) => {
    expect(isNaturalPerson(type)).toBe(natural);
  });
});
