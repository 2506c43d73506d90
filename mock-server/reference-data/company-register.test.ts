import type { CompanySuggestion } from 'contracts/api/company-search';
import { describe, expect, it } from 'vitest';
import { CompanyRegister } from './company-register';

function company(name: string, land = 'DE'): CompanySuggestion {
  return {
    id: name,
    external_provider_company_id: name,
    external_provider_name: 'test',
    name,
    land,
    inPortfolio: false,
    isInternal: false,
    company_custom_fields: [],
  };
}

const register = await CompanyRegister.create(
  ['Weststern AG', 'Stern & Co. KG', 'Sternwarte Łódź', 'Müßig GmbH', 'Café Crème Sàrl', 'Sterne e.K.'].map(
    (name) => company(name, name.includes('Ł') ? 'PL' : 'DE'),
  ),
);

function names(text: string, country?: string, limit = 20): string[] {
  return register.search(text, { country, limit }).map(({ name }) => name);
}

describe('the company register', () => {
  it.each([
    ['stern', ['Stern & Co. KG', 'Sterne e.K.', 'Sternwarte Łódź', 'Weststern AG']],
    ['STERN CO', ['Stern & Co. KG']],
    ['stern-co.', ['Stern & Co. KG']],
    ['lodz', ['Sternwarte Łódź']],
    ['mussig', ['Müßig GmbH']],
    ['muessig', []],
    ['creme', ['Café Crème Sàrl']],
    ['warte', ['Sternwarte Łódź']],
    ['tern k', []],
    ['st', []],
    ['', []],
  ])('finds for the search term "%s" the companies %j, names with that beginning first', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('returns companies of the given country, up to the limit', () => {
    expect(names('stern', undefined, 2)).toEqual(['Stern & Co. KG', 'Sterne e.K.']);
    expect(names('stern', 'PL')).toEqual(['Sternwarte Łódź']);
    expect(names('stern', 'CH')).toEqual([]);
  });

  it('returns the same companies as a search through all names', async () => {
    const all = Array.from({ length: 400 }, (_, number) => company(`Firma ${number * 7919} ${number % 13}x`));
    const large = await CompanyRegister.create(all);
    for (const text of ['791', '3x', '95 1', 'firma 7', '0 5x']) {
      const found = large.search(text, { limit: 1000 }).map(({ name }) => name);
      const expected = all.map(({ name }) => name).filter((name) => name.toLowerCase().includes(text));
      expect(found.toSorted()).toEqual(text.length < 3 ? [] : expected.toSorted());
    }
  });
});
