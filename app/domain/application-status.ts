/** D-20: lower case, underscores for spaces and hyphens. */
export function normalizeApplicationStatus(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
