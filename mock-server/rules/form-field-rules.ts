import type { UiField } from 'contracts/api/dynamic-forms';
import type { FieldValueType } from 'contracts/api/enumerations';
import { DateTime } from 'luxon';
import { isReadable } from './field-rules';
import { patternOf } from './own-form/pattern';
import { characters } from './violation';

type Validation = NonNullable<UiField['validations']>[number];

const TEXT_MAXIMUM = 5_000;

/** How the text of each type looks (DYN-08): percents are decimals, dates in the wire format. */
const IS_OF_TYPE: Record<FieldValueType, (text: string) => boolean> = {
  text: (text) => characters(text) <= TEXT_MAXIMUM && isReadable(text, true),
  int: (text) => /^-?\d{1,15}$/.test(text),
  decimal: (text) => /^-?\d{1,15}(\.\d{1,10})?$/.test(text),
  boolean: (text) => text === 'true' || text === 'false',
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid,
};

/** Why a value of a configured field is refused. */
export type FieldProblem = 'missing' | 'invalid';

/**
 * What is wrong with the value of a configured field, written as it travels (DYN-06 to DYN-08): months, decimals, dates as YYYY-MM-DD,
 * `true` or `false`. Empty text is no value; a required box that is not ticked is missing.
 */
export function fieldProblem(
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
  if (!IS_OF_TYPE[type](text) || !isOffered(field, text)) return 'invalid';
  if (isRequired && field.component === 'checkbox' && text !== 'true') return 'missing';
  return validations.every((validation) => holds(validation, text)) ? undefined : 'invalid';
}

/** A choice is one of those that are offered; where none are listed, anything may be typed. */
function isOffered({ values, grouped_values }: UiField, text: string): boolean {
  const choices = [...(values ?? []), ...(grouped_values ?? []).flatMap((group) => group.values)];
  return choices.length === 0 || choices.some(({ key }) => String(key) === text);
}

/** Validations of a kind that nobody knows hold. */
function holds({ type, value }: Validation, text: string): boolean {
  switch (type) {
    case 'minLength':
      return characters(text) >= Number(value);
    case 'maxLength':
      return characters(text) <= Number(value);
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

/** What is no pattern at all was never checked by anybody. */
function matchesPattern(source: string, text: string): boolean {
  const pattern = patternOf(source);
  return pattern.kind === 'none' || pattern.matches(text);
}
