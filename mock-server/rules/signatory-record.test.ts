import { expect, test } from 'vitest';
import { DIRECTOR } from './sample-representative';
import { changedMembers, mergedRecord, normalisedRecord } from './signatory-record';

test('normalisedRecord trims texts and turns empty optional texts into null', () => {
  const given = { ...DIRECTOR, first_name: ' Jo ', email: ' ', telephone: '', position: '  ', taxid: '' };
  expect(normalisedRecord(given)).toMatchObject({
    first_name: 'Jo',
    email: null,
    telephone: null,
    position: null,
    taxid: null,
  });
  expect(normalisedRecord({ ...DIRECTOR, street: ' ' }).street).toBe('');
});

test('normalisedRecord clears the answers of legal signatories for all other people (REP-02)', () => {
  const given = { is_legal_signatory: false, is_contract_signatory: false, is_sole_signatory: true };
  expect(normalisedRecord(given)).toEqual({ ...given, is_contract_signatory: null });
  expect(mergedRecord(DIRECTOR, { is_legal_signatory: false })).toMatchObject({
    is_contract_signatory: null,
    is_sole_signatory: null,
  });
  expect(mergedRecord(DIRECTOR, { is_legal_signatory: false, is_contract_signatory: true })).toMatchObject({
    is_contract_signatory: true,
  });
});

test('mergedRecord keeps every member that the change omits', () => {
  expect(mergedRecord(DIRECTOR, { street: 'Weg' })).toEqual({ ...DIRECTOR, street: 'Weg' });
});

test('a change to the same values changes nothing', () => {
  expect(changedMembers(DIRECTOR, mergedRecord(DIRECTOR, { ...DIRECTOR, first_name: ' Jonas ' }))).toEqual(
    [],
  );
  expect(changedMembers({ ...DIRECTOR, taxid: null }, mergedRecord(DIRECTOR, { taxid: '' }))).toEqual([]);
  expect(changedMembers(DIRECTOR, mergedRecord(DIRECTOR, { taxid: '', street: 'Weg' }))).toEqual([
    'taxid',
    'street',
  ]);
});
