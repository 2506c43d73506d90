import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { expect, it } from 'vitest';
import { getNumberFormat } from './locale';

const EXPECTED_TEXTS: Record<Language, [number: string, millions: string]> = {
  de: ['1.234.567,5', '2 Mio. €'],
  en: ['1,234,567.5', '€2m'],
  fr: ['1 234 567,5', '2 M €'],
  pl: ['1 234 567,5', '2 mln €'],
};

it.each(LANGUAGES)(
  'getNumberFormat writes numbers as usual in the language %s, with British notation for English',
  (language) => {
    const millionFormat = getNumberFormat(language, {
      style: 'currency',
      currency: 'EUR',
      notation: 'compact',
    });
    const written = [getNumberFormat(language).format(1_234_567.5), millionFormat.format(2_000_000)];
    expect(written.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(EXPECTED_TEXTS[language]);
  },
);
