import { describe, expect, it } from 'vitest';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from './address';
import type { ValidationRule } from './message';

const cases: [string, ValidationRule<string>, { takes: string[]; refuses: [string, string][] }][] = [
  [
    'street',
    checkStreet,
    {
      takes: ['Industriestraße', 'ul. Świętej Anny', "Rue de l'Église", 'a'.repeat(30)],
      refuses: [
        ['', 'required'],
        ['a'.repeat(31), 'tooLong?{"max":30}'],
      ],
    },
  ],
  [
    'house number',
    checkHouseNumber,
    {
      takes: ['14-16', '12a', '5/7', '1.2', 'A\\B', '1234567890'],
      refuses: [
        ['12345678901', 'tooLong?{"max":10}'],
        ['12_a', 'characterNotAllowed?{"character":"_"}'],
        ['12,', 'characterNotAllowed?{"character":","}'],
      ],
    },
  ],
  [
    'city',
    checkCity,
    {
      takes: ['Bremen', 'Łódź', 'Zürich', 'Bad Homburg', 'Biel/Bienne', 'Frankfurt, Main', 'Saint-Malo'],
      refuses: [
        ['', 'required'],
        ['Bremen1', 'characterNotAllowed?{"character":"1"}'],
        ['Bremen;', 'characterNotAllowed?{"character":";"}'],
        ['a'.repeat(31), 'tooLong?{"max":30}'],
      ],
    },
  ],
  [
    'postcode',
    checkPostcode,
    {
      takes: ['28195', '00-950', 'SW1A 1AA', '8001'],
      refuses: [
        ['', 'required'],
        ['28_195', 'characterNotAllowed?{"character":"_"}'],
        ['123456789', 'tooLong?{"max":8}'],
      ],
    },
  ],
];

describe.each(cases)('CLA-10: validation of the field %s', (_, check, { takes, refuses }) => {
  it.each(takes)('accepts %s', (typed) => {
    expect(check(typed)).toEqual({ ok: true, value: typed });
  });

  it.each(refuses)('refuses the text $0 with the message $1', (typed, error) => {
    expect(check(typed)).toEqual({ ok: false, error });
  });
});

it('CLA-10: checkHouseNumber removes the spaces inside a house number', () => {
  expect(checkHouseNumber(' 14 a ')).toEqual({ ok: true, value: '14a' });
});
