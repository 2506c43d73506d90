import { describe, expect, it } from 'vitest';
import { detectLanguage } from './i18next.server';
import { LANGUAGES, type Language } from './languages';

const GERMAN_AND_ENGLISH: readonly Language[] = ['de', 'en'];

describe('SHELL-23: detectLanguage', () => {
  it.each<[wish: string, supported: readonly Language[], shown: Language]>([
    ['fr', LANGUAGES, 'fr'],
    ['fr-CA', LANGUAGES, 'fr'],
    ['it, en;q=0.8', LANGUAGES, 'en'],
    ['pl;q=0.3, fr;q=0.7', LANGUAGES, 'fr'],
    ['fr, en', GERMAN_AND_ENGLISH, 'en'],
    ['it-IT, it;q=0.9, en-US;q=0.8, de;q=0.5', LANGUAGES, 'en'],
    ['en;q=0, pl', LANGUAGES, 'pl'],
    ['PL', LANGUAGES, 'pl'],
    ['it', LANGUAGES, 'de'],
    ['*', LANGUAGES, 'de'],
    ['it, *;q=0.1', LANGUAGES, 'de'],
    ['', LANGUAGES, 'de'],
    [';;q=x, ,', LANGUAGES, 'de'],
    ['en;q=abc', LANGUAGES, 'de'],
    ['fr', ['en', 'pl'], 'en'],
  ])(
    'detectLanguage for the header %j and the languages %j returns %s',
    (acceptLanguage, supported, expectedLanguage) => {
      const request = new Request('http://portal.test/', { headers: { 'Accept-Language': acceptLanguage } });
      expect(detectLanguage(request, supported, 'en')).toBe(expectedLanguage);
    },
  );

  it('prefers the query string to the cookie, and the cookie to the browser', () => {
    const headers = { Cookie: 'portal_language=pl', 'Accept-Language': 'en' };
    expect(detectLanguage(new Request('http://portal.test/?lng=fr', { headers }), LANGUAGES, 'de')).toBe(
      'fr',
    );
    expect(detectLanguage(new Request('http://portal.test/', { headers }), LANGUAGES, 'de')).toBe('pl');
    expect(detectLanguage(new Request('http://portal.test/', { headers }), GERMAN_AND_ENGLISH, 'de')).toBe(
      'en',
    );
  });

  it.each<[wish: string, supported: readonly Language[], first: Language, shown: Language]>([
    ['fr', ['en', 'pl'], 'pl', 'pl'],
    ['*', ['en', 'pl'], 'pl', 'pl'],
    ['*', ['en', 'de'], 'en', 'de'],
  ])(
    'detectLanguage with the requested language "%s", the languages %j and the default %s returns %s',
    (acceptLanguage, supported, first, expectedLanguage) => {
      const headers = { 'Accept-Language': acceptLanguage };
      expect(detectLanguage(new Request('http://portal.test/', { headers }), supported, first)).toBe(
        expectedLanguage,
      );
    },
  );

  it("uses the browser's language if the query names an unsupported language", () => {
    const headers = { 'Accept-Language': 'en' };
    expect(detectLanguage(new Request('http://portal.test/?lng=tlh', { headers }), LANGUAGES, 'de')).toBe(
      'en',
    );
    const requestWithoutHeader = new Request('http://portal.test/');
    expect(detectLanguage(requestWithoutHeader, ['en', 'pl'], 'pl')).toBe('pl');
  });
});
