import type { Exchange } from './exchange';

/** The contract nests a dozen levels; what is read level by level must not run out of room. */
const DEEPEST = 64;

/** The JSON of a body; undefined where it is none, or too deep to be anything of the contract. */
export function jsonOf(text: string): unknown {
  try {
    const json: unknown = JSON.parse(withoutMark(text));
    return isTooDeep(json) ? undefined : json;
  } catch {
    return undefined;
  }
}

/** A text without the mark of its byte order. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** An answer's body as it was heard. */
export function answeredBy(text: string): Exchange['answered'] {
  return answeredWith(text.trim() === '' ? undefined : jsonOf(text), text);
}

/** An answer whose body was read already. @param body JSON; a text where it is none, undefined for nothing */
export function answeredWith(body: unknown, text = ''): Exchange['answered'] {
  if (body === undefined) return text.trim() === '' ? { kind: 'nothing', body } : { kind: 'text' };
  return typeof body === 'string' || isTooDeep(body) ? { kind: 'text' } : { kind: 'json', body };
}

function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
