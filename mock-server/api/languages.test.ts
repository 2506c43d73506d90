import { expect, test } from 'vitest';
import { responseLanguageOf } from './languages';

test.each([
  ['fr', 'fr'],
  ['PL', 'pl'],
  ['en-GB,de;q=0.5', 'en'],
  ['it', 'de'],
  ['*', 'de'],
  ['', 'de'],
  [null, 'de'],
] as const)(
  'a response for the header Accept-Language "%s" and a German account is in the language %s',
  (asked, language) => {
    const headers = new Headers(asked === null ? {} : { 'Accept-Language': asked });
    expect(responseLanguageOf(headers, { interfaceLanguage: 'de' })).toBe(language);
  },
);
