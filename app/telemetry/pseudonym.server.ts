import { createHmac } from 'node:crypto';
import { settings } from '~/settings/settings.server';

const LENGTH = 16;

/** Stable pseudonym of an e-mail address; depends on the portal's secret. */
export function pseudonymOf(email: string): string {
  const [secret = ''] = settings.sessionSecrets;
  return createHmac('sha256', secret)
    .update(`log ${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, LENGTH);
}
