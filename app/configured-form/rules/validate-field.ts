import { formatDateInput } from '~/domain/dates';
import type { FormValues } from '~/domain/form-values';
import {
  type EncodedMessage,
  encodeMessage,
  encodePlainText,
  parseMessage,
  type ValidationResult,
  type ValidationRule,
  valid,
} from '~/domain/message';
import { removeInvisible } from '~/domain/text';
import { type Check, type DynamicField, isRequired, STANDARD_FIELD_IDS } from './field';
import type { PatternMatcher, RunnablePattern } from './pattern';
import { type AnswerTexts, formatAnswer, readValue, submittedTextOf } from './value';

export interface ValidationContext {
  readonly answerTexts: AnswerTexts;
  readonly country: string;
  /** Null for patterns that only the server can run. */
  readonly matcherOf: (pattern: RunnablePattern) => PatternMatcher | null;
  readonly standardRuleOf?: (id: string, country: string) => ValidationRule<string> | undefined;
}

export type WireValues = ReadonlyMap<string, string | undefined>;

export function validateField(
  field: DynamicField,
  typed: FormValues,
  { answerTexts, country, matcherOf, standardRuleOf }: ValidationContext,
): ValidationResult<string | undefined> {
  const chosenCountry = typed[STANDARD_FIELD_IDS.country] || country;
  const text = submittedTextOf(field, typed);
  const result = readValue(field, text, { country: chosenCountry, language: answerTexts.language });
  if (!result.ok) return result;
  const { value: submittedValue } = result;
  if (submittedValue === undefined || (field.control.kind === 'checkbox' && submittedValue === 'false')) {
    return isRequired(field) ? { ok: false, error: requiredError(field) } : result;
  }
  const rule = field.origin === 'standard' ? standardRuleOf?.(field.id, chosenCountry) : undefined;
  const ruleResult = rule?.(submittedValue);
  const { value, failedPattern } = findFittingText(field, submittedValue, { matcherOf, ruleResult });
  // Length and range apply to the normalized value, for example without "USt-IdNr." and separators.
  const measured = ruleResult?.ok ? ruleResult.value : value;
  for (const check of field.checks) {
    if (check.type === 'regex' ? check !== failedPattern : passesCheck(check, measured)) continue;
    if (ruleResult && offersSpelling(ruleResult)) return ruleResult;
    return { ok: false, error: errorOf(check, field, answerTexts) };
  }
  return rule ? rule(value) : valid(value);
}

function offersSpelling(result: ValidationResult<string>): boolean {
  return !result.ok && 'suggestion' in parseMessage(result.error).params;
}

type PatternCheck = Extract<Check, { type: 'regex' }>;

const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** D-87. A space between digits is ambiguous next to other characters. */
function withoutGroups(number: string): string {
  return /^[\d\s]+$/u.test(number)
    ? number.replace(/\s+/gu, '')
    : number.replace(/(?<![\d\s])\s+|\s+(?![\d\s])/gu, '');
}

/** Matching a pattern may take its whole step limit, so each text is matched only once. */
function findFittingText(
  { control, checks }: DynamicField,
  value: string,
  {
    matcherOf,
    ruleResult,
  }: { matcherOf: ValidationContext['matcherOf']; ruleResult: ValidationResult<string> | undefined },
): { value: string; failedPattern: PatternCheck | undefined } {
  const patterns = checks.filter((check) => check.type === 'regex');
  const findFailedPattern = (text: string) =>
    patterns.find(({ run, steps }) => matcherOf(run)?.(text, steps) === false);
  const failedPattern = findFailedPattern(value);
  if (failedPattern === undefined || control.kind !== 'text') return { value, failedPattern };
  const visibleText = removeInvisible(value);
  const candidates = new Set([
    ...(ruleResult?.ok ? [ruleResult.value] : []),
    visibleText,
    ...(NUMBER.test(visibleText) && ruleResult?.ok !== false ? [withoutGroups(visibleText)] : []),
  ]);
  const acceptedText = [...candidates].find(
    (text) => text !== value && findFailedPattern(text) === undefined,
  );
  return acceptedText === undefined
    ? { value, failedPattern }
    : { value: acceptedText, failedPattern: undefined };
}

function requiredError({ checks, control }: DynamicField): EncodedMessage {
  const configured = checks.find(({ type }) => type === 'required')?.error;
  if (configured) return encodePlainText(configured);
  if (control.kind === 'checkbox') return encodeMessage('tick');
  return encodeMessage(control.kind === 'choice' || control.kind === 'company-type' ? 'choose' : 'required');
}

function passesCheck(check: Exclude<Check, PatternCheck>, value: string): boolean {
  switch (check.type) {
    case 'required':
      return true;
    case 'minLength':
      return [...value].length >= check.bound;
    case 'maxLength':
      return [...value].length <= check.bound;
    case 'min':
      return Number(value) >= check.bound;
    case 'max':
      return Number(value) <= check.bound;
    case 'dateFrom':
      return value >= check.bound;
    case 'dateTo':
      return value <= check.bound;
  }
}

function errorOf(check: Check, field: DynamicField, answerTexts: AnswerTexts): EncodedMessage {
  if (check.error) return encodePlainText(check.error);
  switch (check.type) {
    case 'minLength':
      return encodeMessage('tooShort', { min: check.bound });
    case 'maxLength':
      return encodeMessage('tooLong', { max: check.bound });
    case 'min':
      return encodeMessage('valueTooLow', { bound: formatAnswer(field, String(check.bound), answerTexts) });
    case 'max':
      return encodeMessage('valueTooHigh', { bound: formatAnswer(field, String(check.bound), answerTexts) });
    case 'dateFrom':
      return encodeMessage('dateTooEarly', { bound: formatDateInput(check.bound, answerTexts.language) });
    case 'dateTo':
      return encodeMessage('dateTooLate', { bound: formatDateInput(check.bound, answerTexts.language) });
    default:
      return encodeMessage('invalid');
  }
}

export function wireValues(
  fields: readonly DynamicField[],
  typed: FormValues,
  context: ValidationContext,
): WireValues | null {
  const values = new Map<string, string | undefined>();
  for (const field of fields) {
    const result = validateField(field, typed, context);
    if (!result.ok) return null;
    values.set(field.id, result.value);
  }
  return values;
}
