import { describe, expect, it } from 'vitest';
import { COUNTRIES, formatCountryName, listCountries, listNamedCountries } from './countries';

describe('ENUM-05: countries', () => {
  it('the countries contain every ISO 3166-1 country once, and Kosovo', () => {
    expect(new Set(COUNTRIES).size).toBe(250);
    expect(formatCountryName('XK', 'de')).toBe('Kosovo');
  });

  it.each([
    ['de', 'Deutschland', 'Österreich'],
    ['en', 'Germany', 'Austria'],
    ['fr', 'Allemagne', 'Autriche'],
    ['pl', 'Niemcy', 'Austria'],
  ])(
    'the countries have names in %s, in alphabetical order of the language',
    (language, germanyName, austriaName) => {
      const countries = listCountries(language);
      expect(countries).toContainEqual({ value: 'DE', label: germanyName });
      expect(countries).toContainEqual({ value: 'AT', label: austriaName });
      const labels = countries.map(({ label }) => label);
      expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare));
      expect(labels.filter((label) => /^[A-Z]{2}$/.test(label))).toEqual([]);
    },
  );

  it('formatCountryName returns the name, or the code of an unknown country', () => {
    expect(formatCountryName('CH', 'fr')).toBe('Suisse');
    expect(['XX', 'Suisse', ''].map((code) => formatCountryName(code, 'de'))).toEqual(['XX', 'Suisse', '']);
  });

  it.each([
    ['de', ['DE', 'PL', 'CH', 'AF']],
    ['fr', ['DE', 'PL', 'CH', 'AF']],
    ['pl', ['DE', 'PL', 'CH', 'AF']],
    ['en', ['DE', 'PL', 'CH', 'AF']],
  ])(
    'the countries start with the countries of the deployment, each with its name: %s',
    (language, expected) => {
      const countries = listCountries(language, ['CH', 'PL', 'DE', 'nowhere']);
      expect(countries.slice(0, 4).map(({ value }) => value)).toEqual(expected);
    },
  );

  it('listCountries reuses one list per language and deployment', () => {
    const ours = listCountries('de', ['PL']);
    expect(listCountries('de', ['PL'])).toBe(ours);
    for (const otherCountries of [listCountries('de', ['CH']), listCountries('pl', ['PL'])])
      expect(otherCountries).not.toEqual(ours);
  });

  it.each([
    ['de', ['Deutschland', 'Frankreich', 'Österreich']],
    ['en', ['Austria', 'France', 'Germany']],
    ['fr', ['Allemagne', 'Autriche', 'France']],
    ['pl', ['Austria', 'Francja', 'Niemcy']],
  ])('the countries are sorted by name within a selection: %s', (language, expected) => {
    const choice = listNamedCountries(['DE', 'AT', 'FR'], language);
    expect(choice.map(({ label }) => label)).toEqual(expected);
  });
});
