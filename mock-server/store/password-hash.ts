import { scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cheap on purpose: the simulator's passwords protect nothing, and worlds with many users must open at once. */
const COST = { N: 256, r: 8, p: 1 };
const LENGTH = 32;

const derive = promisify<string, string, number, typeof COST, Buffer>(scrypt);

/** The stored form of a password, `salt$hash`. The salt comes from the caller, so that a seed gives the same world. */
export function hashPassword(password: string, salt: string): string {
  return `${salt}$${scryptSync(password, salt, LENGTH, COST).toString('base64url')}`;
}

/** Whether the password is the one stored. Without a stored one it takes as long and is false. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, salt, LENGTH, COST);
  return expected.length === LENGTH && timingSafeEqual(expected, actual);
}
