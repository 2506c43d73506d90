/**
 * The name of a raw status, in whatever spelling the server sends it: lower case, with spaces and hyphens as underscores (D-20).
 */
export function applicationStatus(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
