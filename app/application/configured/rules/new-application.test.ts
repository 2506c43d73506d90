import { expect, it } from 'vitest';
import type { Referral } from '~/application/journey/rules/referral';
import { readForm } from '~/configured-form/rules/read-form';
import {
  CONTEXT,
  createFormSource,
  TWO_PURPOSES,
  VALIDATION_CONTEXT,
} from '~/configured-form/rules/testing/source';
import { assembleConfiguredApplication } from './new-application';

const TYPED = {
  companyName: 'Praxis am Park',
  companyCreditProviderId: 'ext-1',
  allBanksLoanPurpose: 'foundation',
  loanSize: '250.000',
  loanDuration: '10',
  share: '12,5',
  opening: '1.9.2026',
};

function assemble(typed: Record<string, string>) {
  const reading = readForm(TWO_PURPOSES, CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  const referral = { referrer: 'praxis-heute', data: { utm_campaign: 'mai' } };
  return assembleConfiguredApplication(reading.form, typed, {
    ...VALIDATION_CONTEXT,
    usualCurrency: 'EUR',
    referral,
  });
}

it('DYN-07, DYN-08: assembleConfiguredApplication sends standard fields by name and custom fields in a list, in the format of the API', () => {
  expect(assemble(TYPED)).toEqual({
    ok: true,
    application: {
      referrer: 'praxis-heute',
      referral_data: { utm_campaign: 'mai' },
      companyCreditProviderId: 'ext-1',
      companyName: 'Praxis am Park',
      allBanksLoanPurpose: 'foundation',
      currency: 'EUR',
      loanSize: 250_000,
      loanDuration: 120,
      display_duration_unit: 'years',
      custom_fields_list: [
        { field_id: 'share', field_value: '0.125' },
        { field_id: 'opening', field_value: '2026-09-01' },
      ],
    },
  });
});

it('DYN-09: assembleConfiguredApplication sends the fields of the chosen purpose only', () => {
  const assembly = assemble({ ...TYPED, allBanksLoanPurpose: 'devices', loanSize: '50000' });
  expect(assembly).toMatchObject({
    ok: true,
    application: { loanSize: 50_000, display_duration_unit: 'months', custom_fields_list: [] },
  });
  expect(assembly.ok && assembly.application).not.toHaveProperty('loanDuration');
});

it.each([
  [{ ...TYPED, companyName: '' }, 'who'],
  [{ ...TYPED, allBanksLoanPurpose: '' }, 'what'],
  [{ ...TYPED, loanSize: '1' }, 'what'],
  [{ ...TYPED, opening: '' }, 'more'],
])('assembleConfiguredApplication reports that the draft %o has an error in the step "%s"', (typed, step) => {
  expect(assemble(typed)).toEqual({ ok: false, step });
});

it.each<[came: string, referral: Referral | null, sent: object]>([
  ['none', null, {}],
  ['only a referrer', { referrer: 'praxis-heute', data: {} }, { referrer: 'praxis-heute' }],
  ['only a campaign', { data: { ref: 'x' } }, { referral_data: { ref: 'x' } }],
])('assembleConfiguredApplication sends only the given parts of the referral: %s', (_, referral, sent) => {
  const reading = readForm(TWO_PURPOSES, CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  const assembly = assembleConfiguredApplication(reading.form, TYPED, {
    ...VALIDATION_CONTEXT,
    usualCurrency: 'EUR',
    referral,
  });
  if (!assembly.ok) throw new Error(assembly.step);
  const { referrer, referral_data } = assembly.application;
  expect({ referrer, referral_data }).toEqual({ referrer: undefined, referral_data: undefined, ...sent });
  expect(Object.keys(assembly.application).filter((name) => name.startsWith('refer'))).toEqual(
    Object.keys(sent),
  );
});

it("DYN-07: assembleConfiguredApplication sends a standard field as the contract's type, and omits empty fields", () => {
  const standard = { field_type: 'standard' };
  const askedFields = [
    { id: 'founded', component: 'checkbox', value_type: 'boolean', ...standard },
    { id: 'exporting', component: 'checkbox', value_type: 'boolean', ...standard },
    { id: 'quota', component: 'number', value_type: 'decimal', ...standard },
    { id: 'staff', component: 'number', value_type: 'int', ...standard },
    { id: 'postcode', component: 'text', ...standard },
    { id: 'remark', component: 'text', ...standard },
  ];
  const reading = readForm(createFormSource({ any: { one: askedFields } }), CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  const typed = { founded: 'on', quota: '1,5', staff: '12', postcode: '01067', remark: '' };
  const assembly = assembleConfiguredApplication(reading.form, typed, {
    ...VALIDATION_CONTEXT,
    usualCurrency: 'EUR',
    referral: null,
  });
  expect(assembly).toEqual({
    ok: true,
    application: {
      founded: true,
      exporting: false,
      quota: 1.5,
      staff: 12,
      postcode: '01067',
      allBanksLoanPurpose: 'any',
      currency: 'EUR',
      display_duration_unit: 'months',
      custom_fields_list: [],
    },
  });
});
