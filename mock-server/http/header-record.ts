import type { HttpBindings } from '@hono/node-server';

/** Sorts names like `Headers`, which takes ten times as long. */
export function headersOf({ headers }: Request, socket: HttpBindings | undefined): Record<string, string> {
  const raw = socket?.incoming?.rawHeaders;
  if (raw === undefined) return Object.fromEntries(headers);
  const values = new Map<string, string>();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const earlierValue = values.get(name);
    const value = raw[index + 1] ?? '';
    values.set(
      name,
      earlierValue === undefined ? value : `${earlierValue}${name === 'cookie' ? '; ' : ', '}${value}`,
    );
  }
  return Object.fromEntries([...values].sort(([left], [right]) => (left < right ? -1 : 1)));
}
