import { expect, it } from 'vitest';
import { hashPassword, isPasswordMatch } from './password-hash';

it('isPasswordMatch accepts only the correct password, which is not stored', async () => {
  const storedHash = hashPassword('Sonne#2026', 'salt');
  expect(storedHash).not.toContain('Sonne');
  expect(await isPasswordMatch('Sonne#2026', storedHash)).toBe(true);
  expect(await isPasswordMatch('sonne#2026', storedHash)).toBe(false);
  expect(hashPassword('Sonne#2026', 'other')).not.toBe(storedHash);
});

it.each([null, undefined, '', 'salt$', '$'])(
  'isPasswordMatch rejects every password for a user without a stored password: %s',
  async (stored) => {
    expect(await isPasswordMatch('', stored)).toBe(false);
  },
);
