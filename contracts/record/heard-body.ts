import type { Exchange } from './exchange';

/** The JSON of a body; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer's body as it was heard. */
export function answeredBy(text: string): Exchange['answered'] {
  if (text.trim() === '') return { kind: 'nothing', body: undefined };
  const body = jsonOf(text);
  return body === undefined ? { kind: 'text' } : { kind: 'json', body };
}
