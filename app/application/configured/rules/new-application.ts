import type { FormTexts } from '~/application/journey/rules/draft';
import type { Referral } from '~/application/journey/rules/referral';
import { type DynamicField, STANDARD_FIELD_IDS } from '~/configured-form/rules/field';
import {
  type DynamicForm,
  durationUnitOf,
  fieldsOfPurpose,
  findChosenCurrency,
  findChosenPurpose,
} from '~/configured-form/rules/form';
import { type ValidationContext, validateField } from '~/configured-form/rules/validate-field';
import {
  type CustomValue,
  indexValuesById,
  toCustomValues,
  toFormTexts,
  toTypedValue,
} from '~/configured-form/rules/value';
import type { FormValues } from '~/domain/form-values';

export interface ConfiguredApplication {
  readonly [standardField: string]: unknown;
  readonly allBanksLoanPurpose: string;
  readonly currency: string;
  readonly display_duration_unit: 'years' | 'months';
  readonly custom_fields_list: readonly CustomValue[];
}

export type AssembledApplication =
  | { readonly ok: true; readonly application: ConfiguredApplication }
  | { readonly ok: false; readonly step: string };

export function assembleConfiguredApplication(
  form: DynamicForm,
  typed: FormValues,
  context: ValidationContext & { readonly usualCurrency: string; readonly referral: Referral | null },
): AssembledApplication {
  const purpose = findChosenPurpose(form, typed);
  if (!purpose) return { ok: false, step: purposeStep(form) };
  const values = new Map<DynamicField, string | undefined>();
  for (const step of purpose.steps) {
    for (const field of step.fields) {
      const result = validateField(field, typed, context);
      if (!result.ok) return { ok: false, step: step.id };
      values.set(field, result.value);
    }
  }
  const { referral, usualCurrency } = context;
  const companyId = typed[STANDARD_FIELD_IDS.companyId];
  return {
    ok: true,
    application: {
      ...(referral?.referrer && { referrer: referral.referrer }),
      ...(referral && Object.keys(referral.data).length > 0 && { referral_data: referral.data }),
      ...(companyId && { [STANDARD_FIELD_IDS.companyId]: companyId }),
      ...standardValues(values),
      allBanksLoanPurpose: purpose.name,
      currency: findChosenCurrency(purpose, typed, usualCurrency),
      display_duration_unit: durationUnitOf(purpose),
      custom_fields_list: toCustomValues(values),
    },
  };
}

function purposeStep({ purposes: [first] }: DynamicForm): string {
  const stepWithPurpose = first.steps.find(({ fields }) =>
    fields.some(({ id }) => id === STANDARD_FIELD_IDS.purpose),
  );
  return (stepWithPurpose ?? first.steps[0])?.id ?? '';
}

function standardValues(values: ReadonlyMap<DynamicField, string | undefined>): Record<string, unknown> {
  const standardEntries = [...values].filter(
    ([{ origin }, value]) => origin === 'standard' && value !== undefined,
  );
  return Object.fromEntries(
    standardEntries.map(([field, value]) => [field.id, memberOf(field, value ?? '')]),
  );
}

function memberOf({ valueType }: DynamicField, value: string): unknown {
  if (valueType === 'boolean') return value === 'true';
  return valueType === 'int' || valueType === 'decimal' ? Number(value) : value;
}

interface KnownApplication {
  readonly allBanksLoanPurpose: string;
  readonly custom_fields_list?: readonly CustomValue[] | undefined;
  readonly company_custom_fields?: readonly CustomValue[] | undefined;
  readonly [member: string]: unknown;
}

/** Empty if the form no longer has the purpose. */
export function toConfiguredFormTexts(
  form: DynamicForm,
  application: KnownApplication,
  language: string,
): FormTexts {
  const { allBanksLoanPurpose, custom_fields_list = [], company_custom_fields = [] } = application;
  const purpose = form.purposes.find(({ name }) => name === allBanksLoanPurpose);
  const custom = indexValuesById([...custom_fields_list, ...company_custom_fields]);
  const texts = (purpose ? fieldsOfPurpose(purpose) : []).map((field) => {
    const value = field.origin === 'custom' ? custom.get(field.id) : application[field.id];
    const wireValue = ['string', 'number', 'boolean'].includes(typeof value) ? `${value}` : '';
    return wireValue === '' ? {} : toFormTexts(field, toTypedValue(field, wireValue, { language }));
  });
  return Object.assign({}, ...texts);
}
