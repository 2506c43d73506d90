/** The name of a raw status in whatever spelling the server sends: lower case, spaces and hyphens as underscores (D-20). */
export function applicationStatus(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
