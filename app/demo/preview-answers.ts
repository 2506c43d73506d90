import {
  type DynamicField,
  dateBoundOf,
  numberBoundOf,
  STANDARD_FIELD_IDS,
} from '~/configured-form/rules/field';
import { formatConfiguredNumber } from '~/configured-form/rules/number-format';
import { type ValidationContext, validateField } from '~/configured-form/rules/validate-field';
import { toFormTexts } from '~/configured-form/rules/value';
import { formatDateInput, parseDate } from '~/domain/dates';
import type { FormValues } from '~/domain/form-values';
import type { EncodedMessage } from '~/domain/message';

export const PREVIEW_STATES = ['empty', 'filled', 'errors'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

interface PreviewAnswers {
  readonly typed: Record<string, string>;
  readonly errors: Readonly<Record<string, EncodedMessage>>;
}

export function createPreviewAnswers(
  fields: readonly DynamicField[],
  state: Exclude<PreviewState, 'empty'>,
  context: ValidationContext,
): PreviewAnswers {
  const typed: Record<string, string> = {};
  const errors: Record<string, EncodedMessage> = {};
  for (const field of fields) {
    const invalidAnswer = state === 'errors' ? createInvalidAnswer(field, typed, context) : null;
    if (invalidAnswer !== null) errors[field.name] = invalidAnswer.error;
    Object.assign(typed, toFormTexts(field, invalidAnswer?.text ?? exampleOf(field, typed, context)));
  }
  return { typed, errors };
}

const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['companyName', 'Nordhof Metallbau GmbH'],
  ['street', 'Hafenstraße'],
  ['houseNumber', '12'],
  ['companyPostCode', '28195'],
  ['companyLocation', 'Bremen'],
  ['hrNumber', 'HRB 12345'],
]);

const EXAMPLE_DATE = '2024-03-15';

function exampleOf(field: DynamicField, typed: FormValues, context: ValidationContext): string {
  const { control, initial, placeholder, id, label } = field;
  const { language } = context.answerTexts;
  const isValid = (text: string) =>
    validateField(field, { ...typed, ...toFormTexts(field, text) }, context).ok;
  switch (control.kind) {
    case 'checkbox':
      return 'on';
    case 'choice':
      return initial || (control.groups[0]?.options[0]?.value ?? '');
    case 'company-type': {
      const country = typed[STANDARD_FIELD_IDS.country] || context.country;
      return initial || (control.byCountry[country]?.[0]?.value ?? '');
    }
    case 'slider':
      return initial || String(control.min);
    case 'date':
      return formatDateInput(
        dateBoundOf(field, 'dateFrom') ?? dateBoundOf(field, 'dateTo') ?? EXAMPLE_DATE,
        language,
      );
    case 'number': {
      const ownExample = [initial, placeholder ?? ''].find((text) => text !== '' && isValid(text));
      const limit = numberBoundOf(field, 'min') ?? numberBoundOf(field, 'max');
      return (
        ownExample ??
        formatConfiguredNumber(
          String(limit ?? EXAMPLE_VALUES[control.numberFormat.format]),
          control.numberFormat,
          language,
        )
      );
    }
    default: {
      const standardExample = field.origin === 'standard' ? EXAMPLES.get(id) : undefined;
      const candidates = [initial, placeholder ?? '', standardExample ?? '', label, '12345'].filter(
        (text) => text !== '',
      );
      const [firstCandidate = ''] = candidates;
      return candidates.find(isValid) ?? firstCandidate;
    }
  }
}

/** Percentages are fractions, as in the API. */
const EXAMPLE_VALUES = { number: 12, currency: 25_000, percent: 0.1 } as const;

interface InvalidAnswer {
  readonly text: string;
  readonly error: EncodedMessage;
}

/** Returns an answer beyond a limit, otherwise an empty answer. Null if both are valid. */
function createInvalidAnswer(
  field: DynamicField,
  typed: FormValues,
  context: ValidationContext,
): InvalidAnswer | null {
  for (const text of [...beyondLimits(field, context), '']) {
    const checked = validateField(field, { ...typed, ...toFormTexts(field, text) }, context);
    if (!checked.ok) return { text, error: checked.error };
  }
  return null;
}

const MAX_EXAMPLE_CHARACTERS = 300;

function beyondLimits(field: DynamicField, { answerTexts: { language } }: ValidationContext): string[] {
  const { checks, control } = field;
  return checks.flatMap((check): string[] => {
    switch (check.type) {
      case 'min':
      case 'max': {
        if (control.kind !== 'number') return [];
        const { numberFormat } = control;
        const unitStep = numberFormat.format === 'percent' ? 0.01 : numberFormat.unit === 'years' ? 12 : 1;
        const valueBeyondLimit = check.bound + (check.type === 'min' ? -unitStep : unitStep);
        return [
          formatConfiguredNumber(String(Number(valueBeyondLimit.toPrecision(12))), numberFormat, language),
        ];
      }
      case 'dateFrom':
      case 'dateTo':
        return adjacentDay(check.bound, check.type === 'dateFrom' ? -1 : 1).map((day) =>
          formatDateInput(day, language),
        );
      case 'minLength':
        return check.bound > 1 ? ['x'.repeat(Math.min(check.bound - 1, MAX_EXAMPLE_CHARACTERS))] : [];
      case 'maxLength':
        return check.bound < MAX_EXAMPLE_CHARACTERS ? ['x'.repeat(Math.max(check.bound + 1, 1))] : [];
      case 'regex':
        return ['?', 'x', '0'];
      default:
        return [];
    }
  });
}

/** Empty if the day is outside the dates that can be entered. */
function adjacentDay(date: string, offset: 1 | -1): string[] {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + offset);
  const adjacentDates = day.toISOString().split('T', 1);
  return adjacentDates.filter((each) => parseDate(each).ok);
}
