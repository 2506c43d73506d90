import { describe, expect, it } from 'vitest';
import { fromMonths, inYears, parseDuration } from './duration';

describe('duration', () => {
  it('names months in years and months', () => {
    expect(inYears(48)).toEqual({ years: 4, months: 0 });
    expect(inYears(50)).toEqual({ years: 4, months: 2 });
    expect(inYears(3)).toEqual({ years: 0, months: 3 });
  });

  it('shows a bound in the unit of the field', () => {
    expect(fromMonths(12, 'years')).toBe(1);
    expect(fromMonths(12, 'months')).toBe(12);
  });

  it.each([
    ['48', 'months', 48],
    [' 48 Monate ', 'months', 48],
    ['48 mies.', 'months', 48],
    ['4', 'years', 48],
    ['4 lata', 'years', 48],
    ['48 Monate', 'years', 48],
    ['3 Jahre', 'months', 36],
    ['3Jahre', 'months', 36],
    ['1 Jahr', 'months', 12],
    ['3 years', 'months', 36],
    ['3 ANS', 'months', 36],
    ['2 années', 'months', 24],
    ['3 lata', 'months', 36],
    ['5 lat', 'months', 60],
    ['1 rok', 'months', 12],
    ['36 months', 'months', 36],
    ['36 mois', 'months', 36],
    ['3 miesiące', 'months', 3],
    ['36 miesięcy', 'months', 36],
  ] as const)('reads %j in %s as %d months', (typed, unit, value) => {
    expect(parseDuration(typed, unit)).toEqual({ ok: true, value });
  });

  it.each([
    '',
    'vier',
    'Jahre',
    '4,5',
    '3 Wochen',
    '48 EUR',
    '4 .',
    '3 Jahre 6 Monate',
    '-4',
    '12345',
    '4 <b>',
    '1'.repeat(10_000),
  ])('refuses %.20s', (typed) => {
    expect(parseDuration(typed)).toEqual({ ok: false, error: 'durationInvalid' });
  });
});
