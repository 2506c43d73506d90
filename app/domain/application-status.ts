/** Normalises the server's spelling of a status: lower case, underscores for spaces and hyphens (D-20). */
export function applicationStatus(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
