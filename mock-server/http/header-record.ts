import type { HttpBindings } from '@hono/node-server';

/** Sorts names like `Headers`, which takes ten times as long. */
export function headersOf({ headers }: Request, socket: HttpBindings | undefined): Record<string, string> {
  const raw = socket?.incoming?.rawHeaders;
  if (raw === undefined) return Object.fromEntries(headers);
  const values = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    const before = values.get(name);
    const value = raw[at + 1] ?? '';
    values.set(name, before === undefined ? value : `${before}${name === 'cookie' ? '; ' : ', '}${value}`);
  }
  return Object.fromEntries([...values].sort(([one], [other]) => (one < other ? -1 : 1)));
}
