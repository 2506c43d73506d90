import type { ApiError } from '~/api/result';

export type InvalidTokenReason = 'used' | 'expired' | 'invalid';

const BY_CODE: Readonly<Record<string, InvalidTokenReason>> = {
  err_auth_token_used: 'used',
  err_auth_token_expired: 'expired',
  err_auth_token_invalid: 'invalid',
};

export function findInvalidTokenReason(error: ApiError): InvalidTokenReason | null {
  if (error.kind !== 'refused') return null;
  for (const { code } of error.errors) {
    const reason = code !== null && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
    if (reason) return reason;
  }
  return null;
}
