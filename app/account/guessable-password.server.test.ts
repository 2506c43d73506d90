import { afterEach, describe, expect, it, vi } from 'vitest';
import { isGuessablePassword } from './guessable-password.server';

afterEach(() => vi.unstubAllEnvs());

async function loadWithSetting(setting: string) {
  vi.resetModules();
  vi.stubEnv('REFUSE_KNOWN_PASSWORDS', setting);
  return (await import('./guessable-password.server')).refuseGuessablePassword;
}

const KATRIN = { partnerKey: 'nordbank', email: 'katrin.brandt@metallbau-brandt.example' };

describe('ACC-04: refuseGuessablePassword (password check)', () => {
  it.each([
    'Passw0rd!',
    'P@ssw0rd',
    'Password1!',
    'Welcome1!',
    'Qwerty123!',
    'Test1234!',
    'Abc123456!',
    'Iloveyou1!',
  ])('refuses a common password: %s', async (password) => {
    expect(await isGuessablePassword(password, {})).toBe(true);
  });

  it.each([
    'Katrin-2026!',
    'BRANDT#brandt1',
    'Metallbau_2026',
    'm3tallb4u-Brandt',
    'Nordbank!1',
    'Geschaeftskredit1!',
    'Portal-2026!',
  ])('refuses a password made from words about its owner: %s', async (password) => {
    expect(await isGuessablePassword(password, KATRIN)).toBe(true);
  });

  it.each([
    'Kontor-2026!',
    'Demo!2026pass',
    'Sonne#2026',
    'Hafen-2027!',
    'Katrin malt 7 Schafe',
    `Aa1!${'ü'.repeat(250)}`,
  ])('accepts the password $0, which is hard to guess', async (password) => {
    expect(await isGuessablePassword(password, KATRIN)).toBe(false);
  });

  it('checks a password of any length within milliseconds', async () => {
    await isGuessablePassword('Kontor-2026!', {});
    const cpuAtStart = process.cpuUsage();
    await isGuessablePassword(`Aa1!${'Passw0rd'.repeat(31)}`, KATRIN);
    expect(process.cpuUsage(cpuAtStart).user).toBeLessThan(4_000_000);
  });

  it('leaves guessable passwords to the lending API unless the deployment enables the check', async () => {
    const refusePassword = await loadWithSetting('');
    expect(await refusePassword('Passw0rd!', KATRIN)).toBeNull();
  });

  it("returns the lending API's error code for a simple password", async () => {
    const refusePassword = await loadWithSetting('true');
    expect(await refusePassword('Passw0rd!', KATRIN)).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        status: 422,
        errors: [{ code: 'err_password_too_simple', field: 'password' }],
      },
    });
    expect(await refusePassword('Kontor-2026!', KATRIN)).toBeNull();
  });
});
