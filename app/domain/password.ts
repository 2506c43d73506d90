import { type Checked, invalid, valid } from './message';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 254;

export const PASSWORD_RULES = [
  { id: 'length', isMet: (password: string) => lengthOf(password) >= PASSWORD_MIN },
  { id: 'upperCase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lowerCase', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', isMet: (password: string) => /\p{Nd}/u.test(password) },
  { id: 'special', isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
] as const;

/** Keeps the password exactly as typed (ACC-04). Passwords compared with a stored one have no rules. */
export function checkNewPassword(typed: string): Checked<string> {
  if (typed === '') return invalid('required');
  if (lengthOf(typed) > PASSWORD_MAX) return invalid('passwordTooLong', { max: PASSWORD_MAX });
  if (lengthOf(typed) < PASSWORD_MIN) return invalid('passwordTooShort', { min: PASSWORD_MIN });
  return PASSWORD_RULES.every((rule) => rule.isMet(typed)) ? valid(typed) : invalid('passwordTooSimple');
}

/** Counts code points, so an emoji is one character. */
function lengthOf(password: string): number {
  return password.length > 2 * PASSWORD_MAX ? password.length : [...password].length;
}
