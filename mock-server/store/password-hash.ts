import { scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Deliberately cheap: the passwords protect nothing, and large worlds must open quickly. */
const SCRYPT_COST = { N: 256, r: 8, p: 1 };
const HASH_LENGTH_BYTES = 32;

const deriveKey = promisify<string, string, number, typeof SCRYPT_COST, Buffer>(scrypt);

/** Format `salt$hash`. A fixed salt makes worlds reproducible. */
export function hashPassword(password: string, salt: string): string {
  return `${salt}$${scryptSync(password, salt, HASH_LENGTH_BYTES, SCRYPT_COST).toString('base64url')}`;
}

/** Takes the same time without a stored password. */
export async function isPasswordMatch(password: string, stored: string | null | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await deriveKey(password, salt, HASH_LENGTH_BYTES, SCRYPT_COST);
  return expected.length === HASH_LENGTH_BYTES && timingSafeEqual(expected, actual);
}
