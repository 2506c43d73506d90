import type { NewDynamicApplication } from 'contracts/api/applications';

export const MEDIC_HEADERS = { 'x-forwarded-host': 'medic.localhost' };

export const FOUNDATION_APPLICATION: NewDynamicApplication = {
  allBanksLoanPurpose: 'foundation',
  currency: 'EUR',
  loanSize: 250_000,
  loanDuration: 120,
  display_duration_unit: 'years',
  companyName: 'Kinderarztpraxis am Park',
  companyType: 'FREIE_BERUFE',
  street: 'Parkallee',
  houseNumber: '3',
  companyPostCode: '80331',
  companyLocation: 'München',
  companyCountry: 'DE',
  businessPurpose: 'Kinder- und jugendärztliche Versorgung',
  purposeDescription: 'Neugründung einer Kinderarztpraxis im Neubaugebiet am Park.',
  custom_fields_list: [
    { field_id: 'practice_type', field_value: 'group' },
    { field_id: 'medical_specialty', field_value: 'paediatrics' },
    { field_id: 'staff_count', field_value: '4' },
    { field_id: 'own_funds', field_value: '' },
    { field_id: 'opening_date', field_value: '2026-09-01' },
    { field_id: 'has_premises', field_value: 'false' },
    { field_id: 'expected_annual_sales', field_value: '380000' },
    { field_id: 'private_patient_share', field_value: '0.125' },
    { field_id: 'is_information_correct', field_value: 'true' },
  ],
};

export function addCustomFields(field_id: string, field_value: string | undefined) {
  const otherFields = FOUNDATION_APPLICATION.custom_fields_list.filter(
    (field) => field.field_id !== field_id,
  );
  return {
    ...FOUNDATION_APPLICATION,
    custom_fields_list: field_value === undefined ? otherFields : [...otherFields, { field_id, field_value }],
  };
}
