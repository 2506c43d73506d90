import { describe, expect, it } from 'vitest';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet } from './address';
import type { ValidationRule } from './message';

const cases: [
  string,
  ValidationRule<string>,
  { acceptedTexts: string[]; refusedTexts: [string, string][] },
][] = [
  [
    'street',
    checkStreet,
    {
      acceptedTexts: ['Industriestraße', 'ul. Świętej Anny', "Rue de l'Église", 'a'.repeat(30)],
      refusedTexts: [
        ['', 'required'],
        ['a'.repeat(31), 'tooLong?{"max":30}'],
      ],
    },
  ],
  [
    'house number',
    checkHouseNumber,
    {
      acceptedTexts: ['14-16', '12a', '5/7', '1.2', 'A\\B', '1234567890'],
      refusedTexts: [
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
      acceptedTexts: [
        'Bremen',
        'Łódź',
        'Zürich',
        'Bad Homburg',
        'Biel/Bienne',
        'Frankfurt, Main',
        'Saint-Malo',
      ],
      refusedTexts: [
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
      acceptedTexts: ['28195', '00-950', 'SW1A 1AA', '8001'],
      refusedTexts: [
        ['', 'required'],
        ['28_195', 'characterNotAllowed?{"character":"_"}'],
        ['123456789', 'tooLong?{"max":8}'],
      ],
    },
  ],
];

describe.each(cases)('CLA-10: validation of the field %s', (_, check, { acceptedTexts, refusedTexts }) => {
  it.each(acceptedTexts)('accepts %s', (typed) => {
    expect(check(typed)).toEqual({ ok: true, value: typed });
  });

  it.each(refusedTexts)('refuses the text $0 with the message $1', (typed, error) => {
    expect(check(typed)).toEqual({ ok: false, error });
  });
});

it('CLA-10: checkHouseNumber removes the spaces inside a house number', () => {
  expect(checkHouseNumber(' 14 a ')).toEqual({ ok: true, value: '14a' });
});
