const UNFOLDED = 'unfolded';

/** Name of the list that the customer has unfolded, in the query of its tab. */
export const unfoldedListOf = (query: URLSearchParams) => query.get(UNFOLDED);

/** Adds the unfolded list to an address of the tab, so that a task leaves the list in view. */
export function withUnfolded(path: string, list: string | null): string {
  if (list === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${UNFOLDED}=${encodeURIComponent(list)}`;
}
