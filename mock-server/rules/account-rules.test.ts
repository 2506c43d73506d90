import { DEMO_PASSWORD } from 'fixtures/people';
import { describe, expect, test } from 'vitest';
import { findEmailViolation, findPasswordViolation, normaliseEmail } from './account-rules';

describe('an e-mail address (ACC-03)', () => {
  test('An e-mail address is converted to lower case without surrounding spaces', () => {
    expect(normaliseEmail('  Katrin.Brandt@Metallbau-Brandt.EXAMPLE ')).toBe(
      'katrin.brandt@metallbau-brandt.example',
    );
  });

  const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  const longest = `${'a'.repeat(250 - domain.length - 1)}@${domain}`;

  test.each(['a@b.de', "o'hare+test@sub.example.com", 'Info@Müller-Söhne.example', longest])(
    'an e-mail address is accepted: $0',
    (email) => {
      expect(findEmailViolation(email)).toBeNull();
    },
  );

  test.each([
    '',
    'a',
    'a@',
    '@b.de',
    'a@b',
    'a b@c.de',
    'a@b..de',
    'a@b.de, c@d.de',
    'a\u0000@b.de',
    `a${longest}`,
  ])('an e-mail address is refused: $0', (email) => {
    expect(findEmailViolation(email)).toBe('err_validation_failed');
  });
});

describe('a new password (ACC-04)', () => {
  const filled = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;

  test.each([filled(8), filled(254), 'Äö1 äöüß', DEMO_PASSWORD])(
    'a new password is accepted: $0',
    (password) => {
      expect(findPasswordViolation(password)).toBeNull();
    },
  );

  test.each([
    ['', 'err_password_too_short'],
    [filled(7), 'err_password_too_short'],
    ['Aa1😀😀😀😀', 'err_password_too_short'],
    [filled(255), 'err_password_too_long'],
    ['lower1!lower', 'err_password_too_simple'],
    ['UPPER1!UPPER', 'err_password_too_simple'],
    ['NoDigits!', 'err_password_too_simple'],
    ['NoSpecial1', 'err_password_too_simple'],
    ['NurBuchstabenÄ1', 'err_password_too_simple'],
  ])('$0 is refused with the code $1', (password, code) => {
    expect(findPasswordViolation(password)).toBe(code);
  });
});
