import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password-hash';

it('passwordMatches accepts only the right password, which is not stored', async () => {
  const stored = hashPassword('Sonne#2026', 'salt');
  expect(stored).not.toContain('Sonne');
  expect(await passwordMatches('Sonne#2026', stored)).toBe(true);
  expect(await passwordMatches('sonne#2026', stored)).toBe(false);
  expect(hashPassword('Sonne#2026', 'other')).not.toBe(stored);
});

it.each([null, undefined, '', 'salt$', '$'])(
  'passwordMatches rejects every password without a stored one: %s',
  async (stored) => {
    expect(await passwordMatches('', stored)).toBe(false);
  },
);
