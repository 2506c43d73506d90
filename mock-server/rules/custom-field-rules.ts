import type { ErrorCode } from 'contracts/api/error-codes';
import { type Form, type FormField, fieldsOfForm } from 'fixtures/forms/form';
import { type FieldProblem, findFieldProblem } from './form-field-rules';
import type { Violation } from './violation';

export interface CustomValue {
  field_id: string;
  field_value: string;
}

const CODE_BY_PROBLEM: Record<FieldProblem, ErrorCode> = {
  missing: 'err_custom_field_required',
  invalid: 'err_custom_values_failed',
};

export function listCustomFields(form: Form | undefined, loanPurpose: string): FormField[] {
  const purpose = form?.purposes.find(({ name }) => name === loanPurpose);
  return purpose === undefined
    ? []
    : fieldsOfForm(purpose).filter(({ definition }) => definition.field_type === 'custom');
}

export function findCustomValueViolations(
  values: readonly CustomValue[],
  fields: readonly FormField[],
): Violation<'custom_fields'>[] {
  const seenIds = new Set<string>();
  return values.flatMap(({ field_id, field_value }) => {
    const field = fields.find(({ definition }) => definition.id === field_id);
    const isUnfit = field === undefined || seenIds.has(field_id);
    seenIds.add(field_id);
    const problem = isUnfit
      ? 'invalid'
      : findFieldProblem(field.ui, field.definition.value_type, field_value);
    return problem === undefined
      ? []
      : [{ code: CODE_BY_PROBLEM[problem], field: 'custom_fields', values: { field_id } }];
  });
}

export function customValuesOfEntity(
  entity: FormField['definition']['related_entity'],
  values: readonly CustomValue[],
  fields: readonly FormField[],
): CustomValue[] {
  return values.filter(({ field_id }) =>
    fields.some(({ definition }) => definition.id === field_id && definition.related_entity === entity),
  );
}

export function mergeCustomValues(
  currentValues: readonly CustomValue[],
  newValues: readonly CustomValue[],
): CustomValue[] {
  const values = new Map(currentValues.map(({ field_id, field_value }) => [field_id, field_value]));
  for (const { field_id, field_value } of newValues) values.set(field_id, field_value.trim());
  return [...values]
    .filter(([, field_value]) => field_value !== '')
    .map(([field_id, field_value]) => ({ field_id, field_value }));
}
