/** D-20: lower case, underscores for spaces and hyphens. */
export function applicationStatus(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
