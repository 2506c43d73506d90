import { expect, it } from 'vitest';
import { createTranslator } from './i18next.server';

it.each([
  ['de', '1.500 von 2.000 Zeichen', 'Höchstens 2.000 Zeichen'],
  ['en', '1,500 of 2,000 characters', 'Enter no more than 2,000 characters'],
  ['fr', '1\u00a0500\u00a0sur\u00a02\u00a0000\u00a0caractères', 'Au plus 2\u00a0000\u00a0caractères'],
  ['pl', '1\u00a0500\u00a0z\u00a02\u00a0000\u00a0znaków', 'Najwyżej 2\u00a0000\u00a0znaków'],
] as const)(
  'SHELL-27: numbers in texts have thousands separators in %s',
  (language, countText, errorText) => {
    expect(createTranslator(language, 'fields')('counter.used', { used: 1_500, max: 2_000 })).toBe(countText);
    expect(createTranslator(language, 'validation')('tooLong', { count: 2_000, max: 2_000 })).toBe(errorText);
  },
);
