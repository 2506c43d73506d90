import { invalid, type ValidationResult, valid } from './message';
import { removeInvisible } from './text';

const EMAIL_MAX = 250;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL = /^(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u;

const TYPED_MAX = 400;

/** Matches `mailto:`, `E-Mail: `, `Adres e-mail: `. */
const EMAIL_LABEL = /^(?:mailto|(?:adres+e?\s+)?(?:e-?)?mail(?:[ -]?add?ress?e?)?|courriel)\s*:\s*/u;

/** Matches `Katrin Brandt <katrin@brandt.de>`, as mail programs copy it. */
const ADDRESS_IN_ANGLE_BRACKETS = /^[^<>]*<([^<>]*)>$/u;

function removeSurroundings(email: string): string {
  if (email.length > TYPED_MAX) return email;
  return (ADDRESS_IN_ANGLE_BRACKETS.exec(email)?.[1] ?? email.replace(EMAIL_LABEL, '')).trim();
}

/** Ignores a label and the name of the person, which pasted addresses have. */
export function checkEmail(typed: string): ValidationResult<string> {
  const email = removeSurroundings(removeInvisible(typed).trim().normalize('NFC').toLowerCase());
  if (email === '') return invalid('required');
  if (email.length > EMAIL_MAX) return invalid('emailTooLong', { max: EMAIL_MAX });
  const atIndex = email.lastIndexOf('@');
  const labels = email.slice(atIndex + 1).split('.');
  const isEmail =
    atIndex > 0 &&
    LOCAL_PART.test(email.slice(0, atIndex)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '');
  return isEmail ? valid(email) : invalid('emailInvalid');
}

export const MIN_PASSWORD_LENGTH = 8;
const PASSWORD_MAX = 254;

export const PASSWORD_RULES = [
  { id: 'length', isMet: (password: string) => lengthOf(password) >= MIN_PASSWORD_LENGTH },
  { id: 'upperCase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lowerCase', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', isMet: (password: string) => /\p{Nd}/u.test(password) },
  { id: 'special', isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
] as const;

/** ACC-04. Keeps the password as typed. */
export function checkNewPassword(typed: string): ValidationResult<string> {
  if (typed === '') return invalid('required');
  if (lengthOf(typed) > PASSWORD_MAX) return invalid('passwordTooLong', { max: PASSWORD_MAX });
  if (lengthOf(typed) < MIN_PASSWORD_LENGTH) return invalid('passwordTooShort', { min: MIN_PASSWORD_LENGTH });
  return PASSWORD_RULES.every((rule) => rule.isMet(typed)) ? valid(typed) : invalid('passwordTooSimple');
}

/** Counts code points: an emoji is one character. */
function lengthOf(password: string): number {
  return password.length > 2 * PASSWORD_MAX ? password.length : [...password].length;
}
