import { type Checked, type Rule, valid } from '~/domain/checked';
import { dateAsTyped } from '~/domain/dates';
import { type EncodedMessage, message, ownSentence, parseMessage } from '~/domain/message';
import { withoutInvisible } from '~/domain/text';
import type { Typed } from '~/domain/typed';
import { type Check, type DynamicField, isRequired, STANDARD } from './field';
import type { Matcher, RunnablePattern } from './pattern';
import { readValue, shownValue, typedOf, type Words } from './value';

export interface JudgingContext {
  readonly words: Words;
  /** The country where the form asks for none, or none is chosen yet. */
  readonly country: string;
  /** Runs configured patterns; one that gives null is left to the server. */
  readonly matcherOf: (pattern: RunnablePattern) => Matcher | null;
  /** Rules a standard field has wherever it is asked for, by its id, for the chosen country. */
  readonly standing?: (id: string, country: string) => Rule<string> | undefined;
}

/** What passes: the wire's text by field id, of which configuration may choose any; a field without a value is undefined. */
export type WireValues = ReadonlyMap<string, string | undefined>;

/**
 * Judges what was typed into one field (DYN-06): gives the wire's text, undefined for nothing, or the error that configuration gives, else
 * the portal's own message. Patterns are configuration's to choose; spaces within a number are not what they are about.
 */
export function judgeField(
  field: DynamicField,
  typed: Typed,
  { words, country, matcherOf, standing }: JudgingContext,
): Checked<string | undefined> {
  const chosenCountry = typed[STANDARD.country] || country;
  const text = typedOf(field, typed);
  const read = readValue(field, text, { country: chosenCountry, language: words.language });
  if (!read.ok) return read;
  const { value: given } = read;
  if (given === undefined || (field.control.kind === 'checkbox' && given === 'false')) {
    return isRequired(field) ? { ok: false, error: requiredError(field) } : read;
  }
  const rule = field.origin === 'standard' ? standing?.(field.id, chosenCountry) : undefined;
  const ruled = rule?.(given);
  const { value, unfit } = asPatternsTake(field, given, { matcherOf, ruled });
  // Labels and separators that the field's own rule leaves out do not count.
  const measured = ruled?.ok ? ruled.value : value;
  for (const check of field.checks) {
    if (check.type === 'regex' ? check !== unfit : holds(check, measured)) continue;
    if (ruled && offersSpelling(ruled)) return ruled;
    return { ok: false, error: errorOf(check, field, words) };
  }
  return rule ? rule(value) : valid(value);
}

/** True where a refusal offers an accepted spelling, which helps more than the error that configuration gives (D-86). */
function offersSpelling(judged: Checked<string>): boolean {
  return !judged.ok && 'suggestion' in parseMessage(judged.error).params;
}

type PatternCheck = Extract<Check, { type: 'regex' }>;

/** A number: nothing like a word, in which spaces would mean something. */
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** A number without the spaces of its groups; beside other characters than digits, a space between two digits means something (D-87). */
function withoutGroups(number: string): string {
  return /^[\d\s]+$/u.test(number)
    ? number.replace(/\s+/gu, '')
    : number.replace(/(?<![\d\s])\s+|\s+(?![\d\s])/gu, '');
}

/**
 * A value without the spaces that people type and configured patterns do not know: as the field's own rule gives it ("12 a" is 12a), or a
 * number that is pasted in groups, as it is printed. What the patterns take stays as it is. `unfit` is the first pattern that does not take
 * it: each is asked about each text once, as some take all the steps they may.
 */
function asPatternsTake(
  { control, checks }: DynamicField,
  value: string,
  { matcherOf, ruled }: { matcherOf: JudgingContext['matcherOf']; ruled: Checked<string> | undefined },
): { value: string; unfit: PatternCheck | undefined } {
  const patterns = checks.filter((check) => check.type === 'regex');
  const unfitFor = (text: string) =>
    patterns.find(({ run, steps }) => matcherOf(run)?.(text, steps) === false);
  const unfit = unfitFor(value);
  if (unfit === undefined || control.kind !== 'text') return { value, unfit };
  const seen = withoutInvisible(value);
  const others = new Set([
    ...(ruled?.ok ? [ruled.value] : []),
    seen,
    ...(NUMBER.test(seen) && ruled?.ok !== false ? [withoutGroups(seen)] : []),
  ]);
  const fitting = [...others].find((text) => text !== value && unfitFor(text) === undefined);
  return fitting === undefined ? { value, unfit } : { value: fitting, unfit: undefined };
}

function requiredError({ checks, control }: DynamicField): EncodedMessage {
  const configured = checks.find(({ type }) => type === 'required')?.error;
  if (configured) return ownSentence(configured);
  if (control.kind === 'checkbox') return message('tick');
  return message(control.kind === 'choice' || control.kind === 'company-type' ? 'choose' : 'required');
}

/** Lengths are characters, figures and dates the wire's; bounds are inclusive. */
function holds(check: Exclude<Check, PatternCheck>, value: string): boolean {
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

/** The error that configuration names, else the portal's. */
function errorOf(check: Check, field: DynamicField, words: Words): EncodedMessage {
  if (check.error) return ownSentence(check.error);
  switch (check.type) {
    case 'minLength':
      return message('tooShort', { min: check.bound });
    case 'maxLength':
      return message('tooLong', { max: check.bound });
    case 'min':
      return message('valueTooLow', { bound: shownValue(field, String(check.bound), words) });
    case 'max':
      return message('valueTooHigh', { bound: shownValue(field, String(check.bound), words) });
    case 'dateFrom':
      return message('dateTooEarly', { bound: dateAsTyped(check.bound, words.language) });
    case 'dateTo':
      return message('dateTooLate', { bound: dateAsTyped(check.bound, words.language) });
    default:
      return message('invalid');
  }
}

/** The wire's texts of fields that hold; null when one doesn't. */
export function wireValues(
  fields: readonly DynamicField[],
  typed: Typed,
  context: JudgingContext,
): WireValues | null {
  const values = new Map<string, string | undefined>();
  for (const field of fields) {
    const judged = judgeField(field, typed, context);
    if (!judged.ok) return null;
    values.set(field.id, judged.value);
  }
  return values;
}
