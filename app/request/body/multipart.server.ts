import { MIMEType } from 'node:util';
import { MAX_ALL_PART_HEADERS, MAX_PAIRS, MAX_PART_HEADERS } from './body-bounds.server';

/** Null for other content types. */
export function boundaryOf(contentType: string): string | null {
  try {
    const { essence, params } = new MIMEType(contentType);
    const boundary = params.get('boundary') ?? '';
    return essence === 'multipart/form-data' && /^.{1,70}$/.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

export function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  let parts = 0;
  let allHeaders = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; ) {
    parts += 1;
    at += delimiter.length;
    const partStart = bytes.subarray(at, at + MAX_PART_HEADERS);
    const end = partStart.indexOf('\r\n\r\n');
    const headers = end < 0 ? partStart.length : end;
    allHeaders += headers;
    if (parts > MAX_PAIRS || headers >= MAX_PART_HEADERS || allHeaders > MAX_ALL_PART_HEADERS) return true;
    at = bytes.indexOf(delimiter, at);
  }
  return false;
}
