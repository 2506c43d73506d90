import type { UiField } from 'contracts/api/dynamic-forms';
import type { FieldValueType } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';
import { isReadableText } from './field-rules';
import { compilePattern } from './own-form/pattern';
import { countCharacters } from './violation';

type Validation = NonNullable<UiField['validations']>[number];

const MAX_TEXT_LENGTH = 5_000;

const TYPE_CHECKS: Record<FieldValueType, (text: string) => boolean> = {
  text: (text) => countCharacters(text) <= MAX_TEXT_LENGTH && isReadableText(text, true),
  int: (text) => /^-?\d{1,15}$/.test(text),
  decimal: (text) => /^-?\d{1,15}(\.\d{1,10})?$/.test(text),
  boolean: (text) => text === 'true' || text === 'false',
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid,
};

export type FieldProblem = 'missing' | 'invalid';

/**
 * Values have the wire format: months, decimals, YYYY-MM-DD, `true` or `false` (DYN-06 to DYN-08). An unticked
 * required box is missing.
 */
export function findFieldProblem(
  field: UiField,
  type: FieldValueType,
  value: string | undefined,
): FieldProblem | undefined {
  const text = value?.trim() ?? '';
  const validations = field.validations ?? [];
  const isRequired = validations.some(
    ({ type: check, value: on }) => check === 'required' && on !== false && on !== 'false',
  );
  if (text === '') return isRequired ? 'missing' : undefined;
  if (!TYPE_CHECKS[type](text) || !isOffered(field, text)) return 'invalid';
  if (isRequired && field.component === 'checkbox' && text !== 'true') return 'missing';
  return validations.every((validation) => isFulfilled(validation, text)) ? undefined : 'invalid';
}

function isOffered({ values, grouped_values }: UiField, text: string): boolean {
  const choices = [...(values ?? []), ...(grouped_values ?? []).flatMap((group) => group.values)];
  return choices.length === 0 || choices.some(({ key }) => String(key) === text);
}

function isFulfilled({ type, value }: Validation, text: string): boolean {
  switch (type) {
    case 'minLength':
      return countCharacters(text) >= Number(value);
    case 'maxLength':
      return countCharacters(text) <= Number(value);
    case 'regex':
      return matchesPattern(String(value), text);
    case 'min':
      return Number(text) >= Number(value);
    case 'max':
      return Number(text) <= Number(value);
    case 'date_from':
      return text >= String(value);
    case 'date_to':
      return text <= String(value);
    default:
      return true;
  }
}

function matchesPattern(source: string, text: string): boolean {
  const pattern = compilePattern(source);
  return pattern.kind === 'none' || pattern.matches(text);
}
