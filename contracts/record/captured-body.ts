import type { Exchange } from './exchange';

const MAX_DEPTH = 64;

export function parseJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(removeByteOrderMark(text));
    return isTooDeep(json) ? undefined : json;
  } catch {
    return undefined;
  }
}

export const removeByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

export function parseResponseText(text: string): Exchange['responseContent'] {
  return parseResponseBody(text.trim() === '' ? undefined : parseJson(text), text);
}

export function parseResponseBody(body: unknown, text = ''): Exchange['responseContent'] {
  if (body === undefined) return text.trim() === '' ? { kind: 'nothing', body } : { kind: 'text' };
  return typeof body === 'string' || isTooDeep(body) ? { kind: 'text' } : { kind: 'json', body };
}

function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
