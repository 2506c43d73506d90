import { invalid, type ValidationResult, type ValidationRule, valid } from './message';

export const MAX_TEXT_CHARACTERS = 5_000;

/** Lengths count code points after NFC normalisation: an emoji is one character. */
export interface TextLimits {
  readonly min?: number;
  readonly max: number;
  readonly allowedCharacter?: RegExp;
  readonly multiline?: boolean;
}

/** Matches control characters, lone surrogates, and bidirectional marks, which can disguise a text. */
const NEVER_ALLOWED_CHARACTERS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const BLANK_TEXT = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export function isBlank(text: string): boolean {
  return BLANK_TEXT.test(text);
}

export function trimOrNull(text: string | null | undefined): string | null {
  return text === null || text === undefined || isBlank(text) ? null : text.trim();
}

export function createTextRule({
  min = 1,
  max,
  allowedCharacter,
  multiline = false,
}: TextLimits): ValidationRule<string> {
  return (typed) => {
    // Normalisation never shortens a text this much, so skip the work.
    if (typed.length > 16 * max + 1024) return invalid('tooLong', { max });
    const text = normalise(typed, multiline);
    const length = [...text].length;
    if (isBlank(text)) return invalid('required');
    if (length > max) return invalid('tooLong', { max });
    const forbiddenCharacter = findForbiddenCharacter(text, allowedCharacter);
    if (forbiddenCharacter !== undefined) return refuseCharacter(forbiddenCharacter);
    return length < min ? invalid('tooShort', { min }) : valid(text);
  };
}

export function removeInvisible(typed: string): string {
  return typed.replace(/(?![\u202d\u202e])\p{Cf}/gu, '');
}

/**
 * Excludes visible characters (Arabic and Syriac number signs, flag tags), and joiners and overrides, which have
 * other rules.
 */
const INVISIBLE_CHARACTERS =
  /(?:(?!\u200c|\u200d|[\u202d\u202e\u0600-\u0605\u06dd\u070f\u08e2\u{e0020}-\u{e007f}])\p{Cf})+/gu;

/** Persian words and emojis need joiners; Latin, Greek and Cyrillic letters do not. */
const NEEDLESS_JOINER =
  /(?<![^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])/gu;

/** Keeps bidirectional overrides, which other rules reject. */
export function removeInvisibleKeepingJoiners(typed: string): string {
  return typed.replace(INVISIBLE_CHARACTERS, '').replace(NEEDLESS_JOINER, '');
}

function normalise(typed: string, multiline: boolean): string {
  const text = removeInvisibleKeepingJoiners(typed).normalize('NFC').replace(/\r\n?/g, '\n');
  return (multiline ? text : text.replace(/\s+/gu, ' ')).trim();
}

function findForbiddenCharacter(text: string, allowedCharacter: RegExp | undefined): string | undefined {
  return [...text].find((character) => {
    if (character === '\n' || character === '\t') return false;
    return (
      NEVER_ALLOWED_CHARACTERS.test(character) ||
      (allowedCharacter !== undefined && !allowedCharacter.test(character))
    );
  });
}

function refuseCharacter(character: string): ValidationResult<never> {
  const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
  return isVisible ? invalid('characterNotAllowed', { character }) : invalid('charactersNotAllowed');
}

/** Other systems supply the address, so only http and https are safe. */
export function safeHttpUrl(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  return ['http:', 'https:'].includes(new URL(address).protocol) ? address : null;
}

export function replaceDashes(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212]/gu, '-');
}

export function simplifyPunctuation(typed: string): string {
  return replaceDashes(removeInvisible(typed).normalize('NFKC')).replace(/\s+/gu, ' ').trim();
}

export function removeSeparators(text: string): string {
  return text.replace(/[\s.-]/gu, '');
}

/** Matches `Tel.:`, `USt-IdNr.`, `N° TVA`. @param numberStart pattern of the number's beginning */
export function createLabelPattern(words: readonly string[], numberStart: string): RegExp {
  return new RegExp(`^(?:(?:${words.join('|')})[.:°º# -]*){1,4}(?<=[.:°º# -])(?=${numberStart})`, 'iu');
}

/** Never ends in half a character. @param length UTF-16 units */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
