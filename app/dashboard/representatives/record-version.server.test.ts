import { expect, it } from 'vitest';
import { versionOfRecord } from './record-version.server';

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

it('REP-02 marks a record that was changed twice within a second as another', () => {
  expect(versionOfRecord({ ...JONAS, telephone: '+49 421 5550188' })).not.toBe(versionOfRecord(JONAS));
  expect(
    versionOfRecord({ ...JONAS, custom_fields_list: [{ field_id: 'weekly_hours', field_value: '20' }] }),
  ).not.toBe(versionOfRecord(JONAS));
});

it('REP-02 marks a record as another that was changed and changed back', () => {
  expect(versionOfRecord({ ...JONAS, updated_at: '2026-09-17T09:00:01.000Z' })).not.toBe(
    versionOfRecord(JONAS),
  );
});

it('marks the same record in the same way', () => {
  expect(versionOfRecord({ ...JONAS })).toBe(versionOfRecord(JONAS));
});
