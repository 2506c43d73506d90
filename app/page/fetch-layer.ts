type Fetch = typeof fetch;

interface Layer {
  readonly fetch: Fetch;
}

let network: Fetch = fetch;
let layer: Layer | null = null;

/** Local storage has the time of the last change. Other tabs then drop cached responses. */
export const CHANGED_AT_KEY = 'portal-changed-at';

/** Call once, before the router starts. */
export function createExtensibleFetch(send: Fetch): Fetch {
  network = send;
  // This page may result from a login, a logout or a form sent without JavaScript.
  notifyOtherTabs();
  return (input, init) => {
    const response = (layer?.fetch ?? send)(input, init);
    return mayChangeData(init) ? response.finally(notifyOtherTabs) : response;
  };
}

export function mayChangeData(init: RequestInit | undefined): boolean {
  return !['GET', 'HEAD'].includes(init?.method ?? 'GET');
}

/** Replaces the layer between router and network. The router may already run. */
export function addFetchLayer<AddedLayer extends Layer>(create: (send: Fetch) => AddedLayer): AddedLayer {
  const addedLayer = create((input, init) => network(input, init));
  layer = addedLayer;
  return addedLayer;
}

export function notifyOtherTabs(): void {
  try {
    window.localStorage.setItem(CHANGED_AT_KEY, String(Date.now()));
  } catch {}
}
