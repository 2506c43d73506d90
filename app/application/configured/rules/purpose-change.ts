import { type DynamicField, numberBoundOf } from '~/configured-form/rules/field';
import { readValue, submittedTextOf, toFormTexts, toTypedValue } from '~/configured-form/rules/value';
import type { FormValues } from '~/domain/form-values';

/** DYN-05, DYN-09. 48 months become 4 years if the new purpose allows 4 years, otherwise its default. */
export function textsAfterPurposeChange(
  before: readonly DynamicField[],
  after: readonly DynamicField[],
  { typed, language }: { typed: FormValues; language: string },
): Record<string, string> {
  const asked = new Map(before.map((field) => [field.id, field]));
  const texts = after.map((field) => {
    const last = asked.get(field.id);
    const text = submittedTextOf(last ?? field, typed);
    const wanted = last ? convertedText(last, field, { text, language }) : text || field.initial;
    return wanted === text ? {} : toFormTexts(field, wanted);
  });
  return Object.assign({}, ...texts);
}

function convertedText(
  last: DynamicField,
  field: DynamicField,
  { text, language }: { text: string; language: string },
): string {
  if (text === last.initial) return field.initial;
  if (!('quantity' in field.control)) return text;
  const read = readValue(last, text, { language });
  if (!read.ok || read.value === undefined) return text;
  const value = Number(read.value);
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = {
    min: numberBoundOf(field, 'min'),
    max: numberBoundOf(field, 'max'),
  };
  return value >= min && value <= max ? toTypedValue(field, read.value, { language }) : field.initial;
}
