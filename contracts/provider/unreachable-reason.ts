const TIMEOUT_MS = 8_000;

export async function findUnreachableReason(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin.replace(/\/$/, '')}/config`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

const REASON_BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ECONNRESET: 'the connection was closed',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate has an unknown issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate has an unknown issuer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  const detail = cause instanceof Error && cause.message ? cause.message : error.message;
  return REASON_BY_CODE[code] ?? detail.split('\n', 1)[0] ?? error.name;
}
