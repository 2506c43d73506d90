/** These parameters only identify a record. All others count as secret. */
const IDENTIFIERS = ['id', 'stepId', 'signatoryId', 'documentId'];

const SECRET_IN_QUERY = /token|user\/account\/|\/phone\/|[?&](?:code|t)=/i;

/** The page shows a link with a token, which scripts could read. */
const SHOWS_SECRET = /\/documents\/phone\/?(?:\.data)?$/i;

/** Each redirect encodes a return path once more. */
const MAX_ENCODINGS = 5;

/**
 * D-91. Pages with secrets have no third-party scripts and no referrer. True for unknown paths, because mail programs
 * may break a link.
 */
export function isSecretUrl(
  { pathname, search }: URL,
  params: Readonly<Record<string, string | undefined>>,
): boolean {
  const hasSecretParam = Object.keys(params).some((name) => !IDENTIFIERS.includes(name));
  return hasSecretParam || SHOWS_SECRET.test(pathname) || hasSecret(search);
}

function hasSecret(search: string): boolean {
  let text = search;
  for (let encoding = 0; encoding <= MAX_ENCODINGS; encoding += 1) {
    if (SECRET_IN_QUERY.test(text)) return true;
    const decoded = decodeLeniently(text);
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

function decodeLeniently(text: string): string {
  return text.replace(/(%[\da-f]{2})+/gi, (escapeSequences) => {
    try {
      return decodeURIComponent(escapeSequences);
    } catch {
      return escapeSequences.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    }
  });
}
