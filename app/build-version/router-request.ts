export const MANIFEST_PATH = '/__manifest';

export function requestPathOf(input: Parameters<typeof fetch>[0]): string {
  const url = input instanceof Request ? input.url : input;
  return new URL(url, window.location.href).pathname;
}

export function isRouterRequest(path: string): boolean {
  return path.endsWith('.data') || path === MANIFEST_PATH;
}
