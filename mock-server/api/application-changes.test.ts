import { updateApplication, updateBankInfo, updateCustomFields } from 'contracts/api/application-progress';
import { getApplication, listApplications } from 'contracts/api/applications';
import { listDocuments } from 'contracts/api/documents';
import { getProfile, updateProfile } from 'contracts/api/profile';
import { listSignatories, updateSignatory } from 'contracts/api/signatories';
import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, logInUser } from '../testing/people';
import { logInInSameSandbox, moveApplicationThrough, openScenario } from '../testing/scenarios';
import type { TestSandbox } from '../testing/test-simulator';

const BANK = { bankName: ' Sparkasse Bremen ', iban: 'de89 3704 0044 0532 0130 00' };
const test = exchangeInSandbox({ scenario: 'ready-to-submit' });
let katrin: TestSandbox;
let params: { id: string };

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  const [ready] = await katrin.expectSuccess(listApplications);
  params = { id: ready?.applicationId ?? '' };
});

const application = () => katrin.expectSuccess(getApplication, { params });
const moveThrough = (...statuses: string[]) => moveApplicationThrough({ user: katrin, params }, ...statuses);

describe('bank data', () => {
  it('OVER-09 bank data can be changed until the offer is accepted, and are stored without spaces', async () => {
    const tidy = { bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' };
    expect(await katrin.expectSuccess(updateBankInfo, { params, body: BANK })).toMatchObject(tidy);
    await moveThrough('Submitted', 'Internal_Review', 'Pricing', 'offer_available', 'offer_accepted');
    const other = { bankName: 'N', iban: 'CH9300762011623852957' };
    expect(await katrin.expectSuccess(updateBankInfo, { params, body: other })).toMatchObject(other);
    expect(await application()).toMatchObject(other);
    await moveThrough('Signature');
    expect(await katrin.expectRefusal(updateBankInfo, { params, body: BANK })).toBe(
      '422 err_update_not_allowed',
    );
  });

  it.each([
    ['an IBAN with a wrong check digit', { iban: 'DE88370400440532013000' }, '422 err_invalid_iban iban'],
    ['an IBAN with an underscore', { iban: 'DE89_370400440532013000' }, '422 err_invalid_iban iban'],
    ['an empty bank name', { bankName: '' }, '422 err_validation_failed bankName'],
    [
      'a bank name of 101 characters and an empty IBAN',
      { bankName: 'x'.repeat(101), iban: '' },
      '422 err_validation_failed bankName, err_invalid_iban iban',
    ],
    ['an IBAN of an unknown bank', { iban: 'DE02 1203 0000 0000 2020 51' }, '422 err_bic_not_found iban'],
  ])('bank data with %s are refused', async (_, change, expected) => {
    const before = await application();
    expect(await katrin.expectRefusal(updateBankInfo, { params, body: { ...BANK, ...change } })).toBe(
      expected,
    );
    expect(await application()).toEqual(before);
  });

  it('bank data can be changed only by the applicant', async () => {
    const signing = await openScenario(test.origin(), 'signing-done');
    expect(await signing.user.expectRefusal(updateBankInfo, { params: signing.params, body: BANK })).toBe(
      '422 err_update_not_allowed',
    );
    expect(await katrin.expectRefusal(updateBankInfo, { params: { id: 'x' }, body: BANK })).toBe(
      '404 err_entity_not_found',
    );
  });
});

describe('the company’s tax number', () => {
  it('OVER-08, D-43 the company’s tax number can be saved by the applicant', async () => {
    const body = { taxIdNumber: ' 60/321/54321 ' };
    expect(await katrin.expectSuccess(updateApplication, { params, body })).toMatchObject({
      taxIdNumber: '60/321/54321',
    });
  });

  it.each([
    ['123', '422 err_validation_failed taxIdNumber'],
    ['', '422 err_validation_failed taxIdNumber'],
    ['60_123_45678', '422 err_validation_failed taxIdNumber'],
    ['86095742719', '422 err_personal_tin_equals_company_tin taxIdNumber'],
    ['860/957/42719', '422 err_personal_tin_equals_company_tin taxIdNumber'],
  ])('the company’s tax number is refused with the value "%s": %s', async (taxIdNumber, expected) => {
    expect(await katrin.expectRefusal(updateApplication, { params, body: { taxIdNumber } })).toBe(expected);
  });

  it('D-43 the tax number is refused if it equals the tax number of a representative', async () => {
    await katrin.expectSuccess(updateApplication, { params, body: { taxIdNumber: '36574261809' } });
    const people = await katrin.expectSuccess(listSignatories, { params });
    const jonas = people.find(({ first_name }) => first_name === 'Jonas');
    const input = {
      params: { ...params, signatoryId: jonas?.signatory_id ?? '' },
      body: { taxid: '36574261809' },
    };
    expect(await katrin.expectRefusal(updateSignatory, input)).toContain(
      'err_personal_tin_equals_company_tin',
    );
  });

  it('the company’s tax number cannot be changed after the submission', async () => {
    await moveThrough('Submitted');
    const body = { taxIdNumber: '60/321/54321' };
    expect(await katrin.expectRefusal(updateApplication, { params, body })).toBe(
      '422 err_update_not_allowed',
    );
  });
});

describe('changing the base year', () => {
  it('DOC-07, D-49 changing the base year deletes documents of other years and requires documents of the new years', async () => {
    const changed = await katrin.expectSuccess(updateApplication, {
      params,
      body: { documents_base_year: 2022 },
    });
    expect(changed.documents_base_year).toBe(2022);
    const types = changed.document_configurations?.document_categories.map(
      ({ document_type }) => document_type,
    );
    expect(types?.slice(0, 2)).toEqual(['annual_statement_2022', 'annual_statement_2021']);
    const { result } = await katrin.expectSuccess(listDocuments, { params });
    expect(result.map(({ document_type }) => document_type).sort()).toEqual(['bwa_susa', 'debt_ledger']);
  });

  it('changing the base year deletes no documents if the year stays the same', async () => {
    await katrin.expectSuccess(updateApplication, { params, body: { documents_base_year: 2024 } });
    expect((await katrin.expectSuccess(listDocuments, { params })).result).toHaveLength(4);
  });

  it.each([
    [2019, '422 err_validation_failed documents_base_year'],
    [2026, '422 err_validation_failed documents_base_year'],
    [-1, '422 err_validation_failed documents_base_year'],
  ])('changing the base year to the year %d is refused: %s', async (documents_base_year, expected) => {
    expect(await katrin.expectRefusal(updateApplication, { params, body: { documents_base_year } })).toBe(
      expected,
    );
  });

  it('changing the base year fails together with an invalid tax number, and deletes no documents', async () => {
    const body = { documents_base_year: 2022, taxIdNumber: 'x' };
    expect(await katrin.expectRefusal(updateApplication, { params, body })).toBe(
      '422 err_validation_failed taxIdNumber',
    );
    expect((await katrin.expectSuccess(listDocuments, { params })).result).toHaveLength(4);
  });

  it('A change of the base year is refused after the submission', async () => {
    await moveThrough('Submitted');
    const body = { documents_base_year: 2022 };
    expect(await katrin.expectRefusal(updateApplication, { params, body })).toBe(
      '422 err_update_not_allowed',
    );
  });
});

describe('values of configured fields', () => {
  const MAREN = 'maren.vogt@praxis-vogt.example';

  it('OVER-10 values of configured fields replace earlier values of the same field and keep the values of other fields', async () => {
    const { user, params } = await openScenario(test.origin(), 'medical-application', MAREN);
    const before = await user.expectSuccess(getApplication, { params });
    const body = {
      custom_fields: [
        { field_id: 'own_funds', field_value: '50000' },
        { field_id: 'staff_count', field_value: '4' },
      ],
    };
    const after = await user.expectSuccess(updateCustomFields, { params, body });
    expect(after.custom_fields_list).toContainEqual({ field_id: 'own_funds', field_value: '50000' });
    expect(after.company_custom_fields).toContainEqual({ field_id: 'staff_count', field_value: '4' });
    expect(after.custom_fields_list).toHaveLength(before.custom_fields_list?.length ?? 0);
    expect(after.company_custom_fields).toHaveLength(before.company_custom_fields?.length ?? 0);
  });

  it.each([
    ['own_funds', 'a lot', '422 err_custom_values_failed custom_fields'],
    ['practice_type', '', '422 err_custom_field_required custom_fields'],
    ['practice_type', 'castle', '422 err_custom_values_failed custom_fields'],
    ['invented', '1', '422 err_custom_values_failed custom_fields'],
    ['companyName', 'Praxis', '422 err_custom_values_failed custom_fields'],
  ])(
    'values of configured fields for the field %s with the value "%s" are refused: %s',
    async (field_id, field_value, expected) => {
      const { user, params } = await openScenario(test.origin(), 'medical-application', MAREN);
      const body = { custom_fields: [{ field_id, field_value }] };
      expect(await user.expectRefusal(updateCustomFields, { params, body })).toBe(expected);
    },
  );

  it('values of configured fields can be changed only with a configured form and while the application is open', async () => {
    const body = { custom_fields: [{ field_id: 'own_funds', field_value: '1' }] };
    expect(await katrin.expectRefusal(updateCustomFields, { params, body })).toBe(
      '422 err_custom_values_failed custom_fields',
    );
    await moveThrough('Submitted');
    expect(await katrin.expectRefusal(updateCustomFields, { params, body })).toBe(
      '422 err_update_not_allowed',
    );
  });
});

describe('the readers of an application', () => {
  it('SIGN-09, SIM-05 the readers of an application include a signatory who accepted the invitation, with separate permissions', async () => {
    const signing = await openScenario(test.origin(), 'signing');
    const jonas = await logInInSameSandbox(signing.user, JONAS_LOGIN);
    const list = await jonas.expectSuccess(listApplications);
    expect(list.map(({ applicationId }) => applicationId)).toEqual([signing.params.id]);
    expect(await jonas.expectSuccess(getApplication, { params: signing.params })).toMatchObject({
      status: 'Signature',
      allowed_updates: ['signatory_tin', 'signatory_contact'],
      canUpload: false,
      canDelete: false,
      canChangeClientVisibility: false,
    });
  });

  it.each([
    { call: updateBankInfo, body: { bankName: 'N', iban: 'CH9300762011623852957' } },
    { call: updateApplication, body: { taxIdNumber: '60/321/54321' } },
    { call: updateApplication, body: { documents_base_year: 2022 } },
    { call: updateCustomFields, body: { custom_fields: [] } },
  ])('a signatory cannot call $call.name with $body in any status', async ({ call, body }) => {
    const { method, path } = call;
    const signing = await openScenario(test.origin(), 'signing');
    const jonas = await logInInSameSandbox(signing.user, JONAS_LOGIN);
    const codeOf = async () => {
      const response = await jonas.request(method, path.replace(':id', signing.params.id), { body });
      return response.body;
    };
    expect(await codeOf()).toMatchObject({ errors: [{ code: 'err_update_not_allowed' }] });
    await moveApplicationThrough(signing, 'Reopened', 'Open');
    expect(await codeOf()).toMatchObject({ errors: [{ code: 'err_no_permission' }] });
  });

  it('an update without values returns the unchanged application', async () => {
    const signing = await openScenario(test.origin(), 'signing');
    const jonas = await logInInSameSandbox(signing.user, JONAS_LOGIN);
    await moveApplicationThrough(signing, 'Reopened', 'Open');
    const input = { params: signing.params, body: {} };
    expect((await jonas.expectSuccess(updateApplication, input)).allowed_updates).toEqual([]);
    expect((await signing.user.expectSuccess(updateApplication, input)).allowed_updates).toHaveLength(8);
  });

  it('readers receive document names in their own language', async () => {
    const { user_id: userId } = await katrin.expectSuccess(getProfile);
    await katrin.expectSuccess(updateProfile, { params: { userId }, body: { interface_language: 'pl' } });
    const [first] = (await application()).document_configurations?.document_categories ?? [];
    expect(first?.name).toBe('Sprawozdanie finansowe 2024');
  });
});
