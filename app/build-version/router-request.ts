/** Where Remix's router asks which routes there are. */
export const MANIFEST_PATH = '/__manifest';

/** The path that a request of this page is for. */
export function pathOf(input: Parameters<typeof fetch>[0]): string {
  const url = input instanceof Request ? input.url : input;
  return new URL(url, window.location.href).pathname;
}

/** True for the router's own requests: a page's data, an answer to a form, or which routes there are. */
export function isForRouter(path: string): boolean {
  return path.endsWith('.data') || path === MANIFEST_PATH;
}
