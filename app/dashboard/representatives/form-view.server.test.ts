import { expect, it } from 'vitest';
import { versionOfRecord } from './views.server';

const JONAS = {
  first_name: 'Jonas',
  last_name: 'Brandt',
  telephone: '+49 421 5550127',
  is_legal_signatory: true,
  is_beneficial_owner: true,
  is_main_contact: false,
  custom_fields_list: [],
  updated_at: '2026-09-17T09:00:00.000Z',
};

it('REP-02 versionOfRecord returns another version for other values with the same updated_at', () => {
  expect(versionOfRecord({ ...JONAS, telephone: '+49 421 5550188' })).not.toBe(versionOfRecord(JONAS));
  expect(
    versionOfRecord({ ...JONAS, custom_fields_list: [{ field_id: 'weekly_hours', field_value: '20' }] }),
  ).not.toBe(versionOfRecord(JONAS));
});

it('REP-02 versionOfRecord returns another version for the same values with a later updated_at', () => {
  expect(versionOfRecord({ ...JONAS, updated_at: '2026-09-17T09:00:01.000Z' })).not.toBe(
    versionOfRecord(JONAS),
  );
});

it('REP-02 versionOfRecord returns the same version for two reads of an unchanged record', () => {
  expect(versionOfRecord({ ...JONAS })).toBe(versionOfRecord(JONAS));
});
