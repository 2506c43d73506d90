export interface CustomField {
  id: string;
  entity: 'application' | 'signatory';
  type: 'text' | 'int' | 'boolean';
  isRequired: boolean;
  min?: number;
  max?: number;
}

export interface CustomValue {
  field_id: string;
  field_value: string;
}

export function findCustomFieldError(
  fields: readonly CustomField[],
  values: readonly CustomValue[],
): string | undefined {
  const valuesById = new Map(values.map(({ field_id, field_value }) => [field_id, field_value.trim()]));
  if (fields.some(({ id, isRequired }) => isRequired && !valuesById.get(id)))
    return 'err_custom_field_required';
  const fieldsById = new Map(fields.map((field) => [field.id, field]));
  const isInvalid = ([id, value]: [string, string]) => {
    const field = fieldsById.get(id);
    return field === undefined || (value !== '' && !isValidValue(field, value));
  };
  return [...valuesById].some(isInvalid) ? 'err_custom_values_failed' : undefined;
}

function isValidValue({ type, min, max, isRequired }: CustomField, value: string): boolean {
  if (type === 'text') return value.length <= 2_000;
  if (type === 'boolean') return value === 'true' || (value === 'false' && !isRequired);
  const number = Number(value);
  return Number.isInteger(number) && number >= (min ?? -Infinity) && number <= (max ?? Infinity);
}
