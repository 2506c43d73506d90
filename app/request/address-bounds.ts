export const ADDRESS_BOUNDS = {
  path: 2_048,
  whole: 8_192,
  segments: 20,
} as const;

/** Browsers read a backslash in a path as a slash; the router decodes an encoded backslash. */
const SLASH = /[/\\]|%5c/i;

/** Refuses addresses whose route matching would be slow. */
export function addressProblem(address: string): 'tooLong' | 'noPage' | null {
  const path = pathOf(address);
  if (address.length > ADDRESS_BOUNDS.whole || path.length > ADDRESS_BOUNDS.path) return 'tooLong';
  return hasPlainSegments(path) ? null : 'noPage';
}

function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query < 0 ? address : address.slice(0, query);
}

function hasPlainSegments(path: string): boolean {
  const segments = path.slice(1).split(SLASH, ADDRESS_BOUNDS.segments + 2);
  if (segments.at(-1) === '') segments.pop();
  return segments.length <= ADDRESS_BOUNDS.segments && !segments.includes('');
}
