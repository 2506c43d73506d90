import type { NewApplication, NewDynamicApplication } from 'contracts/api/applications';
import type { ErrorCode } from 'contracts/api/error-codes';
import type { Deployment } from 'fixtures/deployments';
import { type Form, type FormField, type FormPurpose, fieldsOfForm } from 'fixtures/forms/form';
import { loanTypeOf } from 'fixtures/products';
import { findCompanyViolations } from './company-rules';
import {
  customValuesOfEntity,
  findCustomValueViolations,
  listCustomFields,
  mergeCustomValues,
} from './custom-field-rules';
import { findFieldProblem } from './form-field-rules';
import { readProductRange } from './product-range';
import type { Violation } from './violation';

export function validateDynamicApplication(
  application: NewDynamicApplication,
  { form, deployment }: { form: Form | undefined; deployment: Deployment },
): Violation[] {
  const range = readProductRange(deployment);
  if (!range.usersMayApply || form === undefined) return [{ code: 'err_feature_not_enabled' }];
  const purpose = form.purposes.find(({ name }) => name === application.allBanksLoanPurpose);
  if (purpose === undefined) return [{ code: 'err_validation_failed', field: 'allBanksLoanPurpose' }];
  const fieldViolations = [
    ...currencyViolations(application, purpose),
    ...standardViolations(application, purpose),
    ...findCustomFieldViolations(application, listCustomFields(form, purpose.name)),
  ];
  const violatedFields = new Set(fieldViolations.map(({ field }) => field));
  const isAskedOrSent = (field: string | undefined) =>
    field === undefined || field in application || fieldsOfForm(purpose).some(({ ui }) => ui.id === field);
  const companyCountry = application.companyCountry || defaultCountryOf(range.countries);
  const companyViolations = findCompanyViolations(
    { ...toClassicApplication(application), companyCountry },
    range,
  );
  return [
    ...fieldViolations,
    ...companyViolations.filter(({ field }) => !violatedFields.has(field) && isAskedOrSent(field)),
  ];
}

function defaultCountryOf(countries: readonly string[]): string {
  return countries.includes('DE') ? 'DE' : (countries[0] ?? 'DE');
}

/** Pricing and review do not know forms. */
export function toClassicApplication(application: NewDynamicApplication): NewApplication {
  const { display_duration_unit: _, custom_fields_list: __, allBanksLoanPurpose, ...standard } = application;
  return {
    companyType: '',
    street: '',
    companyPostCode: '',
    companyLocation: '',
    companyCountry: '',
    businessPurpose: '',
    ...standard,
    allBanksLoanPurpose: loanTypeOf(allBanksLoanPurpose) ?? 'other',
  };
}

function currencyViolations({ currency }: NewDynamicApplication, { currencies }: FormPurpose): Violation[] {
  return currencies.includes(currency) ? [] : [{ code: 'err_loan_currency_not_allowed', field: 'currency' }];
}

const CODE_BY_FIELD: Readonly<Record<string, ErrorCode>> = {
  loanSize: 'err_loan_amount_not_allowed',
  loanDuration: 'err_loan_duration_not_allowed',
};

function standardViolations(application: NewDynamicApplication, purpose: FormPurpose): Violation[] {
  const values: Readonly<Record<string, unknown>> = application;
  return fieldsOfForm(purpose)
    .filter(({ definition }) => definition.field_type === 'standard')
    .flatMap(({ definition: { id, value_type }, ui }) => {
      const value = values[id];
      const problem = findFieldProblem(ui, value_type, value === undefined ? undefined : String(value));
      if (problem === undefined) return [];
      const ownCode = problem === 'invalid' ? CODE_BY_FIELD[id] : undefined;
      return [{ code: ownCode ?? 'err_validation_failed', field: id }];
    });
}

export function findCustomFieldViolations(
  { custom_fields_list: submittedValues }: Pick<NewDynamicApplication, 'custom_fields_list'>,
  fields: FormField[],
): Violation[] {
  const submittedIds = new Set(submittedValues.map(({ field_id }) => field_id));
  const unsent = fields.filter(({ definition }) => !submittedIds.has(definition.id));
  const values = [
    ...submittedValues,
    ...unsent.map(({ definition }) => ({ field_id: definition.id, field_value: '' })),
  ];
  return findCustomValueViolations(values, fields).map((violation) => ({
    ...violation,
    field: 'custom_fields_list',
  }));
}

export function pickCustomValues(
  { custom_fields_list: submittedValues, allBanksLoanPurpose }: NewDynamicApplication,
  form: Form,
) {
  const fields = listCustomFields(form, allBanksLoanPurpose);
  const customValues = mergeCustomValues([], submittedValues);
  return {
    custom_fields_list: customValuesOfEntity('application', customValues, fields),
    company_custom_fields: customValuesOfEntity('company', customValues, fields),
  };
}
