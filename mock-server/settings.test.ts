import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings';

describe('settings', () => {
  it('the settings use defaults, also for empty values', () => {
    const defaults = {
      port: 4000,
      portalPort: 3000,
      portalDomains: [],
      seed: 1,
      defaultPartner: 'demo',
      maxUploadBytes: 25 * 1024 * 1024,
      maxFinanceObjects: 6,
      coverProvider: 'allianz_trade',
      hosted: false,
      worldsPerAddress: 20,
      callsPerAddress: 1200,
      resetAt: '03:00',
      trustedProxies: null,
    };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ SIMULATOR_PORT: '', DEFAULT_PARTNER: '' })).toEqual(defaults);
  });

  it.each(['SIMULATOR_PORT', 'PORT'])('the settings refuse a %s that browsers do not open', (name) => {
    expect(() => readSettings({ [name]: '4190' })).toThrow(/is a port that browsers refuse to open/);
    expect(readSettings({ [name]: '4191' })).toBeDefined();
  });

  it('The settings come from the environment', () => {
    const env = {
      SIMULATOR_PORT: '0',
      PORT: '8080',
      ALLOWED_HOSTS: 'Portal.example,bank.example',
      SIMULATOR_SEED: '42',
      DEFAULT_PARTNER: 'swiss',
      SIMULATOR_PUBLIC_URL: 'https://simulator.example:4443/',
      FINANCE_OBJECTS_MAX: '3',
      UPLOAD_MAX_MB: '2',
      COVER_PROVIDER: 'coface',
      WORLDS_PER_ADDRESS: '5',
      CALLS_PER_ADDRESS: '600',
      RESET_AT: '23:30',
      TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
    };
    expect(readSettings(env)).toEqual({
      port: 0,
      portalPort: 8080,
      portalDomains: ['portal.example', 'bank.example'],
      seed: 42,
      defaultPartner: 'swiss',
      publicUrl: 'https://simulator.example:4443',
      maxUploadBytes: 2 * 1024 * 1024,
      maxFinanceObjects: 3,
      coverProvider: 'coface',
      hosted: false,
      worldsPerAddress: 5,
      callsPerAddress: 600,
      resetAt: '23:30',
      trustedProxies: expect.any(BlockList),
    });
  });

  it.each([
    [{ SIMULATOR_PORT: 'http' }, 'SIMULATOR_PORT must be a whole number'],
    [{ SIMULATOR_PORT: '70000' }, 'SIMULATOR_PORT must be at most 65535'],
    [{ ALLOWED_HOSTS: 'a b' }, 'ALLOWED_HOSTS must be domains with commas between them'],
    [{ PORT: '-1' }, 'PORT must be a whole number'],
    [{ SIMULATOR_SEED: '1.5' }, 'SIMULATOR_SEED must be a whole number from 0 to 999999999'],
    [{ DEFAULT_PARTNER: 'nobody' }, 'DEFAULT_PARTNER names no deployment'],
    [
      { SIMULATOR_PUBLIC_URL: 'simulator' },
      'SIMULATOR_PUBLIC_URL must be an address such as http://simulator.example:4000',
    ],
    [{ WORLDS_PER_ADDRESS: '0' }, 'WORLDS_PER_ADDRESS must be a whole number from 1 to 999'],
    [{ CALLS_PER_ADDRESS: 'many' }, 'CALLS_PER_ADDRESS must be a whole number from 1 to 999999'],
    [{ RESET_AT: '24:00' }, 'RESET_AT must be a time of day such as 03:00'],
    [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be addresses or networks with commas between them'],
    [{ UPLOAD_MAX_MB: '0' }, 'UPLOAD_MAX_MB must be a whole number from 1 to 999'],
    [{ FINANCE_OBJECTS_MAX: '0' }, 'FINANCE_OBJECTS_MAX must be a whole number from 1 to 999'],
    [
      { COVER_PROVIDER: 'Allianz Trade' },
      'COVER_PROVIDER must be a name of small letters, digits and underscores',
    ],
  ])('the settings report the invalid setting: %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(message));
  });
});
