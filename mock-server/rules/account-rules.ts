import { domainToASCII } from 'node:url';
import { z } from 'zod';

const MAX_EMAIL_LENGTH = 250;

const PASSWORD_LENGTH = { min: 8, max: 254 };

const EMAIL_SCHEMA = z.email({ pattern: z.regexes.html5Email });

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** ACC-03: the HTML standard's pattern, plus a dot in the domain, which may have non-ASCII letters. */
export function findEmailViolation(email: string): 'err_validation_failed' | null {
  const normalised = normaliseEmail(email);
  const atIndex = normalised.lastIndexOf('@');
  const domain = domainToASCII(normalised.slice(atIndex + 1));
  const isAddress =
    normalised.length <= MAX_EMAIL_LENGTH &&
    domain.includes('.') &&
    EMAIL_SCHEMA.safeParse(`${normalised.slice(0, atIndex)}@${domain}`).success;
  return isAddress ? null : 'err_validation_failed';
}

export type PasswordCode = 'err_password_too_short' | 'err_password_too_long' | 'err_password_too_simple';

const KINDS_OF_CHARACTER = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];

export function findPasswordViolation(password: string): PasswordCode | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return 'err_password_too_short';
  if (length > PASSWORD_LENGTH.max) return 'err_password_too_long';
  return KINDS_OF_CHARACTER.every((kind) => kind.test(password)) ? null : 'err_password_too_simple';
}
