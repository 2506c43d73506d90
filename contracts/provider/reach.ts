/** Longer nobody waits for a first answer. */
const PATIENCE_MS = 8_000;

/**
 * Asks whether anybody answers, before hundreds of calls are made.
 * @returns why not, in a few words; undefined when there was an answer, whatever it said.
 */
export async function whyUnreachable(origin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin.replace(/\/$/, '')}/config`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ECONNRESET: 'the connection was broken off',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody else',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by nobody known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by nobody known',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} s`;
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  const detail = cause instanceof Error && cause.message ? cause.message : error.message;
  return WORDS[code] ?? detail.split('\n', 1)[0] ?? error.name;
}
