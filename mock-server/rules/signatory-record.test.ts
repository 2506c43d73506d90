import { expect, test } from 'vitest';
import { DIRECTOR } from './sample-representative';
import { changedMembers, merged, tidied } from './signatory-record';

test('texts lose the blanks around them, empty optional ones are nothing', () => {
  const given = { ...DIRECTOR, first_name: ' Jo ', email: ' ', telephone: '', position: '  ', taxid: '' };
  expect(tidied(given)).toMatchObject({
    first_name: 'Jo',
    email: null,
    telephone: null,
    position: null,
    taxid: null,
  });
  expect(tidied({ ...DIRECTOR, street: ' ' }).street).toBe('');
});

test("a person who is no legal signatory has no answers to a legal signatory's questions (REP-02)", () => {
  const given = { is_legal_signatory: false, is_contract_signatory: false, is_sole_signatory: true };
  expect(tidied(given)).toEqual({ ...given, is_contract_signatory: null });
  expect(merged(DIRECTOR, { is_legal_signatory: false })).toMatchObject({
    is_contract_signatory: null,
    is_sole_signatory: null,
  });
  expect(merged(DIRECTOR, { is_legal_signatory: false, is_contract_signatory: true })).toMatchObject({
    is_contract_signatory: true,
  });
});

test('a change leaves all that it does not name as it was', () => {
  expect(merged(DIRECTOR, { street: 'Weg' })).toEqual({ ...DIRECTOR, street: 'Weg' });
});

test('a change that says the same changes nothing', () => {
  expect(changedMembers(DIRECTOR, merged(DIRECTOR, { ...DIRECTOR, first_name: ' Jonas ' }))).toEqual([]);
  expect(changedMembers({ ...DIRECTOR, taxid: null }, merged(DIRECTOR, { taxid: '' }))).toEqual([]);
  expect(changedMembers(DIRECTOR, merged(DIRECTOR, { taxid: '', street: 'Weg' }))).toEqual([
    'taxid',
    'street',
  ]);
});
