export interface RouterState {
  location: Place;
  navigation: { state: 'idle' | 'loading' | 'submitting'; location?: Place; formMethod?: string };
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Null unless loading the address as a document has the same result. */
export function findNavigationTarget({ location, navigation }: RouterState): string | null {
  const { state, location: to, formMethod = 'GET' } = navigation;
  if (state !== 'loading' || !to) return null;
  if (formMethod.toUpperCase() !== 'GET' && !isRedirect(to.state)) return null;
  const isHere = to.pathname + to.search === location.pathname + location.search;
  return isHere ? null : to.pathname + to.search + to.hash;
}

function isRedirect(state: unknown): boolean {
  return typeof state === 'object' && state !== null && '_isRedirect' in state && state._isRedirect === true;
}
