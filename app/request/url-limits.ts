export const URL_LIMITS = {
  path: 2_048,
  whole: 8_192,
  segments: 20,
} as const;

/** Browsers read a backslash in a path as a slash; the router decodes an encoded backslash. */
const ANY_SLASH = /[/\\]|%5c/i;

/** Refuses addresses whose route matching would be slow. */
export function findUrlProblem(address: string): 'tooLong' | 'noPage' | null {
  const path = pathOf(address);
  if (address.length > URL_LIMITS.whole || path.length > URL_LIMITS.path) return 'tooLong';
  return hasPlainSegments(path) ? null : 'noPage';
}

function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query < 0 ? address : address.slice(0, query);
}

function hasPlainSegments(path: string): boolean {
  const segments = path.slice(1).split(ANY_SLASH, URL_LIMITS.segments + 2);
  if (segments.at(-1) === '') segments.pop();
  return segments.length <= URL_LIMITS.segments && !segments.includes('');
}
