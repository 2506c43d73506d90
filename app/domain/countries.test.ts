import { describe, expect, it } from 'vitest';
import { COUNTRIES, countriesIn, countryName } from './countries';

describe('ENUM-05: countries', () => {
  it('are all of ISO 3166-1, each once', () => {
    expect(new Set(COUNTRIES).size).toBe(249);
  });

  it.each([
    ['de', 'Deutschland', 'Österreich'],
    ['en', 'Germany', 'Austria'],
    ['fr', 'Allemagne', 'Autriche'],
    ['pl', 'Niemcy', 'Austria'],
  ])('have names in %s, in the order of its alphabet', (language, germany, austria) => {
    const countries = countriesIn(language);
    expect(countries).toContainEqual({ value: 'DE', label: germany });
    expect(countries).toContainEqual({ value: 'AT', label: austria });
    const labels = countries.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare));
    expect(labels.filter((label) => /^[A-Z]{2}$/.test(label))).toEqual([]);
  });

  it('are named one by one, and what is no country stays as it is', () => {
    expect(countryName('CH', 'fr')).toBe('Suisse');
    expect(['XX', 'Suisse', ''].map((code) => countryName(code, 'de'))).toEqual(['XX', 'Suisse', '']);
  });

  it("begin with the deployment's own", () => {
    expect(
      countriesIn('de', ['CH', 'DE'])
        .slice(0, 3)
        .map(({ value }) => value),
    ).toEqual(['CH', 'DE', 'AF']);
  });
});
