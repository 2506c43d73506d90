import type { ApiError } from '~/api/result';

/** Why the link of a mail opens nothing any more. */
export type DeadToken = 'used' | 'expired' | 'invalid';

const BY_CODE: Readonly<Record<string, DeadToken>> = {
  err_auth_token_used: 'used',
  err_auth_token_expired: 'expired',
  err_auth_token_invalid: 'invalid',
};

/** What is wrong with a mail's token by the server's refusal; null when the token is not what it refused. */
export function deadTokenOf(error: ApiError): DeadToken | null {
  if (error.kind !== 'refused') return null;
  for (const { code } of error.errors) {
    const dead = code !== null && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
    if (dead) return dead;
  }
  return null;
}
