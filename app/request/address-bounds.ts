/** Bounds of an address. Within them finding its route and the routes above it takes milliseconds. */
export const ADDRESS_BOUNDS = {
  /** Characters of the path. */
  path: 2_048,
  /** Characters of path and query. */
  whole: 8_192,
  segments: 20,
} as const;

/** Browsers and the URL standard read a backslash in a path as a slash, the router an encoded one too. */
const SLASH = /[/\\]|%5c/i;

/**
 * What is wrong with an address before any route is looked for; null for nothing. The longest addresses are cheap to refuse: at most as
 * many segments are made as an address may have.
 *
 * @param address path and query as they were sent
 */
export function addressProblem(address: string): 'tooLong' | 'noPage' | null {
  const path = pathOf(address);
  if (address.length > ADDRESS_BOUNDS.whole || path.length > ADDRESS_BOUNDS.path) return 'tooLong';
  return hasPlainSegments(path) ? null : 'noPage';
}

function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query < 0 ? address : address.slice(0, query);
}

/** Not too many, and none empty but the one behind a slash at the end. */
function hasPlainSegments(path: string): boolean {
  const segments = path.slice(1).split(SLASH, ADDRESS_BOUNDS.segments + 2);
  if (segments.at(-1) === '') segments.pop();
  return segments.length <= ADDRESS_BOUNDS.segments && !segments.includes('');
}
