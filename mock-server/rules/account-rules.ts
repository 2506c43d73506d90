import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** Longest e-mail address, in characters (ACC-03). */
const EMAIL_MAXIMUM = 250;

/** Lengths of a password, in characters (ACC-04). */
const PASSWORD = { min: 8, max: 254 };

const address = z.email({ pattern: z.regexes.html5Email });

/** The form in which an address is kept and compared: lower case, without surrounding spaces (ACC-03). */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * What is wrong with an address to register with: the pattern of the HTML standard with a dot in the domain, which may have letters of any
 * language; at most 250 characters (ACC-03). Null when nothing is.
 */
export function emailViolation(email: string): 'err_validation_failed' | null {
  const normalised = normaliseEmail(email);
  const at = normalised.lastIndexOf('@');
  const domain = domainToASCII(normalised.slice(at + 1));
  const isAddress =
    normalised.length <= EMAIL_MAXIMUM &&
    domain.includes('.') &&
    address.safeParse(`${normalised.slice(0, at)}@${domain}`).success;
  return isAddress ? null : 'err_validation_failed';
}

/** The codes by which a password is refused. */
export type PasswordCode = 'err_password_too_short' | 'err_password_too_long' | 'err_password_too_simple';

const KINDS_OF_CHARACTER = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];

/**
 * What is wrong with a new password: 8 to 254 characters with an upper-case and a lower-case letter, a digit and a character
 * that is neither letter nor digit (ACC-04). Spaces count, at the ends too. Null when nothing is.
 */
export function passwordViolation(password: string): PasswordCode | null {
  const length = [...password].length;
  if (length < PASSWORD.min) return 'err_password_too_short';
  if (length > PASSWORD.max) return 'err_password_too_long';
  return KINDS_OF_CHARACTER.every((kind) => kind.test(password)) ? null : 'err_password_too_simple';
}
