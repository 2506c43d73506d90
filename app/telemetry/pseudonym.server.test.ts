import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { settings } from '~/settings/settings.server';
import { pseudonymOf } from './log.server';

it('pseudonymOf is equal for all notations of an e-mail address', () => {
  const name = pseudonymOf('katrin@brandt.example');
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(pseudonymOf('  Katrin@Brandt.EXAMPLE ')).toBe(name);
  expect(pseudonymOf('jonas@brandt.example')).not.toBe(name);
});

it('pseudonymOf uses the newest secret', () => {
  const [secret = ''] = settings.sessionSecrets;
  expect(secret.length).toBeGreaterThan(30);
  const expectedDigest = createHmac('sha256', secret).update('log katrin@brandt.example').digest('base64url');
  expect(pseudonymOf('katrin@brandt.example')).toBe(expectedDigest.slice(0, 16));
});
