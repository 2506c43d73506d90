export interface RouterState {
  location: RouterLocation;
  navigation: { state: 'idle' | 'loading' | 'submitting'; location?: RouterLocation; formMethod?: string };
}

interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Null unless loading the address as a document has the same result. */
export function findNavigationTarget({ location, navigation }: RouterState): string | null {
  const { state, location: target, formMethod = 'GET' } = navigation;
  if (state !== 'loading' || !target) return null;
  if (formMethod.toUpperCase() !== 'GET' && !isRedirect(target.state)) return null;
  const isCurrentPage = target.pathname + target.search === location.pathname + location.search;
  return isCurrentPage ? null : target.pathname + target.search + target.hash;
}

function isRedirect(state: unknown): boolean {
  return typeof state === 'object' && state !== null && '_isRedirect' in state && state._isRedirect === true;
}
