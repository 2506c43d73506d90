import { expect, test } from 'vitest';
import { SAMPLE_DIRECTOR } from './sample-representative';
import { findChangedFields, mergeRecord, normaliseRecord } from './signatory-record';

test('normaliseRecord trims texts and turns empty optional texts into null', () => {
  const record = {
    ...SAMPLE_DIRECTOR,
    first_name: ' Jo ',
    email: ' ',
    telephone: '',
    position: '  ',
    taxid: '',
  };
  expect(normaliseRecord(record)).toMatchObject({
    first_name: 'Jo',
    email: null,
    telephone: null,
    position: null,
    taxid: null,
  });
  expect(normaliseRecord({ ...SAMPLE_DIRECTOR, street: ' ' }).street).toBe('');
});

test('normaliseRecord empties the answer about signing for everyone who is no legal signatory (REP-02)', () => {
  const given = { is_legal_signatory: false, is_contract_signatory: false, is_sole_signatory: true };
  expect(normaliseRecord(given)).toEqual({ ...given, is_contract_signatory: null });
  expect(mergeRecord(SAMPLE_DIRECTOR, { is_legal_signatory: false })).toMatchObject({
    is_contract_signatory: null,
    is_sole_signatory: null,
  });
  expect(
    mergeRecord(SAMPLE_DIRECTOR, { is_legal_signatory: false, is_contract_signatory: true }),
  ).toMatchObject({
    is_contract_signatory: true,
  });
});

test('mergeRecord keeps every field that the update omits', () => {
  expect(mergeRecord(SAMPLE_DIRECTOR, { street: 'Weg' })).toEqual({ ...SAMPLE_DIRECTOR, street: 'Weg' });
});

test('mergeRecord leaves a record unchanged if the update has equal values', () => {
  expect(
    findChangedFields(
      SAMPLE_DIRECTOR,
      mergeRecord(SAMPLE_DIRECTOR, { ...SAMPLE_DIRECTOR, first_name: ' Jonas ' }),
    ),
  ).toEqual([]);
  expect(
    findChangedFields({ ...SAMPLE_DIRECTOR, taxid: null }, mergeRecord(SAMPLE_DIRECTOR, { taxid: '' })),
  ).toEqual([]);
  expect(
    findChangedFields(SAMPLE_DIRECTOR, mergeRecord(SAMPLE_DIRECTOR, { taxid: '', street: 'Weg' })),
  ).toEqual(['taxid', 'street']);
});
