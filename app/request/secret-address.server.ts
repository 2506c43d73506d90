/** Route parameters that only identify a record. Every other parameter, such as the token of a mail link, counts as a secret. */
const IDENTIFIERS = ['id', 'stepId', 'signatoryId', 'documentId'];

/** A token or code by its name, or the address of a mail link, as a return path holds it. */
const SECRET_IN_QUERY = /token|user\/account\/|[?&](?:code|t)=/i;

/** Return paths are encoded once for each time they were carried on. */
const MOST_ENCODINGS = 5;

/**
 * True for an address that holds a secret, or may hold one: no third-party script runs there and no referrer names it (D-91). An unknown path
 * counts as one, since a mail program may have broken a link.
 *
 * @param params of the route that answers the address
 */
export function isSecretAddress(
  { search }: URL,
  params: Readonly<Record<string, string | undefined>>,
): boolean {
  return Object.keys(params).some((name) => !IDENTIFIERS.includes(name)) || hasSecret(search);
}

function hasSecret(search: string): boolean {
  let text = search;
  for (let encoding = 0; encoding <= MOST_ENCODINGS; encoding += 1) {
    if (SECRET_IN_QUERY.test(text)) return true;
    const decoded = decodeLeniently(text);
    if (decoded === text) return false;
    text = decoded;
  }
  // Encoded more often than the portal does it.
  return true;
}

/** Decodes every escape that can be decoded; a broken one must not hide the others. */
function decodeLeniently(text: string): string {
  return text.replace(/(%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    }
  });
}
