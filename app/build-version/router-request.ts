export const MANIFEST_PATH = '/__manifest';

export function pathOf(input: Parameters<typeof fetch>[0]): string {
  const url = input instanceof Request ? input.url : input;
  return new URL(url, window.location.href).pathname;
}

export function isForRouter(path: string): boolean {
  return path.endsWith('.data') || path === MANIFEST_PATH;
}
