import { createHmac } from 'node:crypto';
import { settings } from '~/settings/settings.server';

const LENGTH = 16;

/**
 * The name of an account in the log: the same for the same e-mail address, so that what happens to it can be followed, and worth nothing
 * without the portal's secret. Another after the secret was replaced.
 */
export function pseudonymOf(email: string): string {
  const [secret = ''] = settings.sessionSecrets;
  return createHmac('sha256', secret)
    .update(`log ${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, LENGTH);
}
