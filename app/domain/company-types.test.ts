import { describe, expect, it } from 'vitest';
import { companyTypesIn, isNaturalPerson } from './company-types';

describe('company types', () => {
  it('CLA-09: are the ones the partner offers in the country, as far as the portal knows them', () => {
    expect(companyTypesIn('DE', { DE: ['GMBH', 'MOON_BASE', 'EK'] })).toEqual(['GMBH', 'EK']);
  });

  it("CLA-09: are all of the country's where the partner names none", () => {
    expect(companyTypesIn('CH', {})).toEqual(['CH_AG', 'CH_GMBH', 'CH_SOLE_PROPRIETORSHIP', 'CH_OTHER']);
    expect(companyTypesIn('CH', { CH: ['MOON_BASE'] })).toHaveLength(4);
  });

  it.each(['AT', 'constructor', '__proto__'])('leave a choice in a country nobody knows: %s', (country) => {
    expect(companyTypesIn(country, {})).toEqual(['OTHER']);
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
