import { type DynamicField, numberBoundOf } from '~/configured-form/rules/field';
import { readValue, submittedTextOf, toFormTexts, toTypedValue } from '~/configured-form/rules/value';
import type { FormValues } from '~/domain/form-values';

/** DYN-05, DYN-09. 48 months become 4 years if the new purpose allows 4 years, otherwise its default. */
export function textsAfterPurposeChange(
  previousFields: readonly DynamicField[],
  newFields: readonly DynamicField[],
  { typed, language }: { typed: FormValues; language: string },
): Record<string, string> {
  const previousById = new Map(previousFields.map((field) => [field.id, field]));
  const texts = newFields.map((field) => {
    const previousField = previousById.get(field.id);
    const text = submittedTextOf(previousField ?? field, typed);
    const newText = previousField
      ? convertedText(previousField, field, { text, language })
      : text || field.initial;
    return newText === text ? {} : toFormTexts(field, newText);
  });
  return Object.assign({}, ...texts);
}

function convertedText(
  previousField: DynamicField,
  field: DynamicField,
  { text, language }: { text: string; language: string },
): string {
  if (text === previousField.initial) return field.initial;
  if (!('numberFormat' in field.control)) return text;
  const result = readValue(previousField, text, { language });
  if (!result.ok || result.value === undefined) return text;
  const value = Number(result.value);
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = {
    min: numberBoundOf(field, 'min'),
    max: numberBoundOf(field, 'max'),
  };
  return value >= min && value <= max ? toTypedValue(field, result.value, { language }) : field.initial;
}
