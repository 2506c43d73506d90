// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so "/\t/evil" would become "//evil"
const BEND = /[\u0000-\u001f\u007f\\]/;

/**
 * Path of this site from untrusted input; null for other hosts, schemes, backslashes and control characters
 * (SHELL-07).
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  if (!value.startsWith('/') || BEND.test(value) || BEND.test(decoded(value))) return null;
  const base = 'http://portal.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '\\';
  }
}
