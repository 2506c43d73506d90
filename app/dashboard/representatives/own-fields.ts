import { type CustomValue, customValues } from '~/configured-form/rules/custom-values';
import type { DynamicField } from '~/configured-form/rules/field';
import { startingTexts } from '~/configured-form/rules/form';
import { dynamicSchema } from '~/configured-form/rules/schema';
import { type ValidationContext, validateField } from '~/configured-form/rules/validate-field';
import { formTexts, typedValue, type Words } from '~/configured-form/rules/value';
import type { Typed } from '~/domain/typed';
import { askedSchema, type FormContext } from './rules/form';

/** REP-11 */
export interface OwnFields {
  readonly fields: readonly DynamicField[];
  readonly currency: string;
  readonly country: string;
}

export function wholeSchema(
  context: FormContext,
  own: OwnFields,
  typed: Typed,
  { words, matcherOf }: { words: Words; matcherOf: ValidationContext['matcherOf'] },
) {
  const asked = askedSchema(context, typed);
  if (own.fields.length === 0) return asked;
  return asked.extend(dynamicSchema(own.fields, typed, { words, country: own.country, matcherOf }).shape);
}

export function ownTexts(
  { fields }: Pick<OwnFields, 'fields'>,
  stored: readonly CustomValue[] | undefined,
  { language }: { language: string },
): Record<string, string> {
  if (stored === undefined) return startingTexts(fields);
  const texts = fields.map((field) => {
    const value = stored.find(({ field_id }) => field_id === field.id)?.field_value;
    return value === undefined ? {} : formTexts(field, typedValue(field, value, { language }));
  });
  return Object.assign({}, ...texts);
}

export function ownValues(
  own: OwnFields,
  typed: Typed,
  context: Omit<ValidationContext, 'country'>,
): CustomValue[] {
  const values = own.fields.map((field) => {
    const result = validateField(field, typed, { ...context, country: own.country });
    return [field, result.ok ? result.value : undefined] as const;
  });
  return customValues(new Map(values));
}
