import { describe, expect, it } from 'vitest';
import { addAddressLine } from './address-answer';

const answer = (name: string, value: string | null) => ({ name, label: name, value, to: `#${name}` });
const standard = (...ids: string[]) => ids.map((id) => ({ id, origin: 'standard' as const }));

const STREET = answer('street', 'Parkweg');
const NUMBER = answer('houseNumber', '3');
const CODE = answer('companyPostCode', '80331');
const TOWN_ANSWER = answer('companyLocation', 'München');
const STAFF_ANSWER = answer('staff', '4');
const ALL = standard('street', 'houseNumber', 'companyPostCode', 'companyLocation', 'staff');

describe('addAddressLine (postal address as one answer)', () => {
  it.each([
    [[STREET, NUMBER, CODE, TOWN_ANSWER], 'Parkweg 3, 80331 München'],
    [[STREET, answer('houseNumber', null), CODE, TOWN_ANSWER], 'Parkweg, 80331 München'],
    [[answer('street', null), answer('houseNumber', null), CODE, TOWN_ANSWER], '80331 München'],
    [[STREET, NUMBER].map((each) => ({ ...each, value: null })), null],
  ])('joins the given address parts to $1 and omits missing parts', (parts, value) => {
    const answersWithAddress = addAddressLine([STAFF_ANSWER, ...parts], ALL, 'Address');
    expect(answersWithAddress).toEqual([
      STAFF_ANSWER,
      {
        ...STREET,
        label: 'Address',
        value,
        containedNames: ['houseNumber', 'companyPostCode', 'companyLocation'],
      },
    ]);
  });

  it.each([
    ['without a street', [CODE, TOWN_ANSWER], standard('companyPostCode', 'companyLocation')],
    ['with a street alone', [STREET, STAFF_ANSWER], standard('street', 'staff')],
    [
      'with custom fields that are named like address fields',
      [STREET, NUMBER],
      [...standard('street'), { id: 'houseNumber', origin: 'custom' as const }],
    ],
  ])('keeps the answers of a step %s', (_, answers, fields) => {
    expect(addAddressLine(answers, fields, 'Address')).toEqual(answers);
  });
});
