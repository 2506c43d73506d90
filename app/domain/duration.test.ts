import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { parseDuration, toYearsAndMonths } from './duration';

describe('parseDuration and toYearsAndMonths', () => {
  it('toYearsAndMonths splits months into years and months', () => {
    expect(toYearsAndMonths(48)).toEqual({ years: 4, months: 0 });
    expect(toYearsAndMonths(50)).toEqual({ years: 4, months: 2 });
    expect(toYearsAndMonths(3)).toEqual({ years: 0, months: 3 });
  });

  it.each([
    ['48', 48],
    [' 48 Monate ', 48],
    ['48 mies.', 48],
    ['4 lata', 48],
    ['3 Jahre', 36],
    ['3Jahre', 36],
    ['1 Jahr', 12],
    ['3 years', 36],
    ['3 ANS', 36],
    ['2 années', 24],
    ['2 anne\u0301es', 24],
    ['3 lata', 36],
    ['5 lat', 60],
    ['1 rok', 12],
    ['36 months', 36],
    ['36 mois', 36],
    ['3 miesiące', 3],
    ['36 miesięcy', 36],
  ] as const)('parseDuration reads %j as %d months', (typed, value) => {
    expect(parseDuration(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ...['m', 'mon', 'monat', 'monate', 'monaten', 'mo', 'mos', 'mth', 'mths', 'month', 'months'],
    ...['mois', 'mies', 'miesiąc', 'miesiące', 'miesiąca', 'miesięcy'],
  ])('parseDuration reads %s as months, with or without full stop and in either case', (word) => {
    for (const typed of [`3 ${word}`, `3${word}.`, `3 ${word.toUpperCase()}`]) {
      expect(parseDuration(typed), typed).toEqual({ ok: true, value: 3 });
    }
  });

  it.each([
    ...['j', 'jahr', 'jahre', 'jahren', 'y', 'yr', 'yrs', 'year', 'years'],
    ...['an', 'ans', 'année', 'années', 'rok', 'roku', 'lat', 'lata', 'l'],
  ])('parseDuration reads %s as years, with or without full stop and in either case', (word) => {
    for (const typed of [`3 ${word}`, `3${word}.`, `3 ${word.toUpperCase()}`]) {
      expect(parseDuration(typed), typed).toEqual({ ok: true, value: 36 });
    }
  });

  it.each(LANGUAGES)("parseDuration reads the portal's own unit names in %s", async (language) => {
    const { default: texts } = await import(`../i18n/locales/${language}/enums.json`);
    const written: [string, string][] = Object.entries(texts.durationUnit);
    // "2 000 000 de mois" cannot be typed: durations have at most four digits.
    const typed = written.filter(([key]) => !(language === 'fr' && key.endsWith('_many')));
    for (const [key, text] of typed) {
      const value = key.startsWith('years') ? 24 : 2;
      expect(parseDuration(text.replace('{{count}}', '2')), text).toEqual({ ok: true, value });
    }
  });

  it.each([
    '',
    'vier',
    'Jahre',
    '4,5',
    '3 Wochen',
    '3 a',
    '3 r.',
    '3 m-c',
    '48 EUR',
    '4 .',
    '3 Jahre 6 Monate',
    '-4',
    '12345',
    '4 <b>',
    '1'.repeat(10_000),
  ])('parseDuration refuses $0', (typed) => {
    expect(parseDuration(typed)).toEqual({ ok: false, error: 'durationInvalid' });
  });
});
