import { describe, expect, it } from 'vitest';
import { findPrivateValues, listPrivateValues, recordPrivateValue } from './private-values';

const line = (members: object) =>
  `${JSON.stringify({ time: '2026-11-22T03:04:05.678Z', level: 'error', ...members })}\n`;

describe('findPrivateValues (personal data in log lines)', () => {
  it.each([
    ['an e-mail in a message', line({ error: { message: 'no anna@firma.example' } }), 'anna@firma.example'],
    ['a value in a list', line({ args: ['set', 'DE02 1203 0000'] }), 'DE02 1203 0000'],
    ['a text with quotes and umlauts', line({ msg: 'a "Müller & Söhne"' }), '"Müller & Söhne"'],
    ['the name of a member', line({ 'anna@firma.example': 1 }), 'anna@firma.example'],
    [
      'a value in a line that is no JSON',
      'Error: anna@firma.example\n    at file.ts\n',
      'anna@firma.example',
    ],
    ['a telephone number stored as a number', line({ phone: 4915112345678 }), '4915112345678'],
  ])('finds %s', (_, log, value) => {
    expect(findPrivateValues(log, [value])).toEqual([value]);
  });

  it('ignores fields that every log line contains', () => {
    const log = line({ event: 'request', route: '/login', status: 200, requestId: 'c0ffee00-1234' });
    expect(findPrivateValues(log, ['anna@firma.example', 'c0ffee00', '2026-11-22'])).toEqual([]);
  });
});

it('recordPrivateValue ignores short numbers, times, common words and public paths', () => {
  const knownValues = listPrivateValues();
  for (const value of ['48500', '4.999', '48,500', '1 250 000', '10:10', 'dashboard', '/login'])
    recordPrivateValue(value);
  expect(listPrivateValues()).toEqual(knownValues);
  recordPrivateValue('DE89 3704 0044 0532 0130 00');
  expect(listPrivateValues()).toEqual([...knownValues, 'DE89 3704 0044 0532 0130 00']);
});
