/** The part of the router's state that tells where it goes. */
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

/** The address being loaded when a document of it would show the same; null for none, while sending, or for the answer to what was sent. */
export function destinationOf({ location, navigation }: RouterState): string | null {
  const { state, location: to, formMethod = 'GET' } = navigation;
  if (state !== 'loading' || !to) return null;
  if (formMethod.toUpperCase() !== 'GET' && !isRedirect(to.state)) return null;
  const isHere = to.pathname + to.search === location.pathname + location.search;
  return isHere ? null : to.pathname + to.search + to.hash;
}

/** React Router marks the places that a redirect leads to so. */
function isRedirect(state: unknown): boolean {
  return typeof state === 'object' && state !== null && '_isRedirect' in state && state._isRedirect === true;
}
