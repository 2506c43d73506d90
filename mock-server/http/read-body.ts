/** Most bytes a call of the API may carry. */
export const MAX_BODY_BYTES = 1_000_000;

/** The body as text; null when it is longer than the limit. Stops reading where the limit is passed. */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
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
