import type { Call } from 'contracts/api/call';

const MAX_BYTES = 1_000_000;

/** 2,000,000 characters (D-41) of up to four bytes. */
const BODY_LIMITS_OF_LARGE_CALLS = new Map([['addCompany', 9_000_000]]);

export function bodyLimitInBytes(call: Call | undefined): number {
  return BODY_LIMITS_OF_LARGE_CALLS.get(call?.name ?? '') ?? MAX_BYTES;
}

export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const announcedLength = request.headers.get('content-length');
  if (Number(announcedLength ?? 0) > maxBytes) return null;
  if (request.method === 'GET' || request.method === 'HEAD') return '';
  // The server enforces the announced length, and reading at once takes half the time of a stream.
  if (announcedLength !== null) return Buffer.from(await request.arrayBuffer()).toString('utf8');
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxBytes) return null;
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
