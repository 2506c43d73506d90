import { scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Deliberately cheap: the passwords protect nothing, and large worlds must open quickly. */
const COST = { N: 256, r: 8, p: 1 };
const LENGTH = 32;

const derive = promisify<string, string, number, typeof COST, Buffer>(scrypt);

/** Format `salt$hash`. A fixed salt makes worlds reproducible. */
export function hashPassword(password: string, salt: string): string {
  return `${salt}$${scryptSync(password, salt, LENGTH, COST).toString('base64url')}`;
}

/** Takes the same time without a stored password. */
export async function isPasswordMatch(password: string, stored: string | null | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, salt, LENGTH, COST);
  return expected.length === LENGTH && timingSafeEqual(expected, actual);
}
