import { type Checked, invalid, type Rule, valid } from './checked';

/** No configured field holds more. */
export const LONGEST_TEXT = 5_000;

/** Limits of a typed text, in characters (code points after normalisation: an emoji or an accented letter is one). */
export interface TextLimits {
  readonly min?: number;
  readonly max: number;
  /** Matches one allowed character; without it everything but control characters is allowed. */
  readonly allowed?: RegExp;
  /** Keeps line breaks (as `\n`); otherwise any run of white space becomes one space. */
  readonly multiline?: boolean;
}

/** Control characters, halves of surrogate pairs, and the marks that reverse reading direction and so disguise a text. */
const NEVER_ALLOWED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Nothing to see: white space, what joins or parts characters, fillers, and the braille pattern without dots. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text is as good as empty: nothing in it can be seen. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** A stored text without white space around it; null where there is none to see. */
export function knownText(text: string | null | undefined): string | null {
  return text === null || text === undefined || isBlank(text) ? null : text.trim();
}

/**
 * Makes the rule of a text: normalised to NFC and trimmed, then measured, then its characters.
 * Messages: `required` (see `isBlank`), `tooShort`, `tooLong`, `characterNotAllowed` with the character,
 * `charactersNotAllowed` where it cannot be shown.
 */
export function textRule({ min = 1, max, allowed, multiline = false }: TextLimits): Rule<string> {
  return (typed) => {
    // No text this long becomes short enough by normalising; it is not worth the work.
    if (typed.length > 16 * max + 1024) return invalid('tooLong', { max });
    const text = normalise(typed, multiline);
    const length = [...text].length;
    if (isBlank(text)) return invalid('required');
    if (length > max) return invalid('tooLong', { max });
    const culprit = firstNotAllowed(text, allowed);
    if (culprit !== undefined) return refuse(culprit);
    return length < min ? invalid('tooShort', { min }) : valid(text);
  };
}

/** A text without unseen characters that pasting brings (zero-width spaces, soft hyphens); marks that disguise a text stay and are refused. */
export function withoutInvisible(typed: string): string {
  return typed.replace(/(?![\u202d\u202e])\p{Cf}/gu, '');
}

function normalise(typed: string, multiline: boolean): string {
  const text = typed.normalize('NFC').replace(/\r\n?/g, '\n');
  return (multiline ? text : text.replace(/\s+/gu, ' ')).trim();
}

function firstNotAllowed(text: string, allowed: RegExp | undefined): string | undefined {
  return [...text].find((character) => {
    if (character === '\n' || character === '\t') return false;
    return NEVER_ALLOWED.test(character) || (allowed !== undefined && !allowed.test(character));
  });
}

function refuse(character: string): Checked<never> {
  const visible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
  return visible ? invalid('characterNotAllowed', { character }) : invalid('charactersNotAllowed');
}
