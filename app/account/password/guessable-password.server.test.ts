import { afterEach, describe, expect, it, vi } from 'vitest';
import { isGuessable } from './guessable-password.server';

afterEach(() => vi.unstubAllEnvs());

/** The module as a deployment with this setting loads it. */
async function refusing(setting: string) {
  vi.resetModules();
  vi.stubEnv('REFUSE_KNOWN_PASSWORDS', setting);
  return (await import('./guessable-password.server')).refuseGuessable;
}

const KATRIN = { partnerKey: 'nordbank', email: 'katrin.brandt@metallbau-brandt.example' };

describe('ACC-04: a new password that keeps the rules', () => {
  it.each([
    'Passw0rd!',
    'P@ssw0rd',
    'Password1!',
    'Welcome1!',
    'Qwerty123!',
    'Test1234!',
    'Abc123456!',
    'Iloveyou1!',
  ])('is refused where it is among those that everybody tries first: %s', async (password) => {
    expect(await isGuessable(password, {})).toBe(true);
  });

  it.each([
    'Katrin-2026!',
    'BRANDT#brandt1',
    'Metallbau_2026',
    'm3tallb4u-Brandt',
    'Nordbank!1',
    'Geschaeftskredit1!',
    'Portal-2026!',
  ])('is refused where it says nothing but what is known of whom it is for: %s', async (password) => {
    expect(await isGuessable(password, KATRIN)).toBe(true);
  });

  it.each([
    'Kontor-2026!',
    'Demo!2026pass',
    'Sonne#2026',
    'Hafen-2027!',
    'Katrin malt 7 Schafe',
    `Aa1!${'ü'.repeat(250)}`,
  ])('is taken where it is not: %s', async (password) => {
    expect(await isGuessable(password, KATRIN)).toBe(false);
  });

  it('is judged in a moment, however long it is', async () => {
    await isGuessable('Kontor-2026!', {});
    const began = process.cpuUsage();
    await isGuessable(`Aa1!${'Passw0rd'.repeat(31)}`, KATRIN);
    expect(process.cpuUsage(began).user).toBeLessThan(4_000_000);
  });

  it('is left to the lending API unless the deployment says otherwise', async () => {
    const refuseGuessable = await refusing('');
    expect(await refuseGuessable('Passw0rd!', KATRIN)).toBeNull();
  });

  it('is refused as the lending API refuses one that is too simple', async () => {
    const refuseGuessable = await refusing('true');
    expect(await refuseGuessable('Passw0rd!', KATRIN)).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        status: 422,
        errors: [{ code: 'err_password_too_simple', field: 'password' }],
      },
    });
    expect(await refuseGuessable('Kontor-2026!', KATRIN)).toBeNull();
  });
});
