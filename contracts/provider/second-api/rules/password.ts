import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const PASSWORD_LENGTH = 32;

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, PASSWORD_LENGTH).toString('hex')}`;
}

export function isPasswordMatch(password: string, storedPassword: string): boolean {
  const [salt = '', hash = ''] = storedPassword.split(':');
  return timingSafeEqual(
    scryptSync(password, Buffer.from(salt, 'hex'), PASSWORD_LENGTH),
    Buffer.from(hash, 'hex'),
  );
}

const CHARACTER_KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u];

export function findPasswordErrorCode(password: string): string | undefined {
  if (password.length < 8) return 'err_password_too_short';
  if (password.length > 254) return 'err_password_too_long';
  return CHARACTER_KINDS.every((kind) => kind.test(password)) ? undefined : 'err_password_too_simple';
}
