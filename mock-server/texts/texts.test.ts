import { describe, expect, it } from 'vitest';
import { getTexts, hasText } from './texts';

describe('getTexts', () => {
  it('fills placeholders without changing the values', () => {
    const value = '<b>&"\' $& {{code}} $t(title)';
    expect(getTexts('refusal', 'en')('title')).toBe('That didn’t work');
    expect(getTexts('magic', 'en')('malformed', { body: value })).toBe(
      `Answers 200 with something unreadable: ${value}.`,
    );
  });

  it.each([
    ['de', 1, '1 Antrag'],
    ['de', 1234, '1.234 Anträge'],
    ['fr', 1, '1 dossier'],
    ['fr', 1_000_000, '1\u202f000\u202f000 dossiers'],
    ['pl', 1, '1 wniosek'],
    ['pl', 3, '3 wnioski'],
    ['pl', 5, '5 wniosków'],
    ['pl', 22, '22 wnioski'],
    ['pl', 1.5, '1,5 wniosku'],
  ] as const)('selects the plural form in %s for %d', (language, count, text) => {
    expect(getTexts('pages', language)('manyApplications', { count })).toBe(text);
  });

  it('returns the text of a key that only looks like a plural form', () => {
    expect(getTexts('findings', 'en')('problem.too_many', { max: 3 })).toBe(
      'The list is too long. Use at most 3 entries.',
    );
    expect(getTexts('findings', 'de')('problem.not_looked_at', { count: 2 })).toContain('Felder: 2.');
  });
});

describe('hasText', () => {
  it('returns true only for existing keys, also for keys built at run time', () => {
    expect(hasText('flow-map', 'de', 'mails.status_signature')).toBe(true);
    expect(hasText('flow-map', 'de', 'mails.nothing')).toBe(false);
    expect(hasText('pages', 'de', 'lost.constructor')).toBe(false);
    expect(hasText('situations', 'en', 'title.demo')).toBe(false);
  });
});
