import { webAddress } from '~/domain/web-address';
import type { ApiResult } from './result';

/** A file on its way to whoever asked for it. */
export interface IncomingFile {
  bytes: (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) | null;
  /** Bytes; null when the store does not say. */
  size: number | null;
}

interface FetchOptions {
  /** Without an answer for so long it is given up. */
  timeoutMs: number;
  /** Whoever asked has gone. */
  signal: AbortSignal;
}

/** Follows a download address of the web, without any cookie (HTTP-06). */
export async function fetchFile(
  url: string,
  { timeoutMs, signal }: FetchOptions,
): Promise<ApiResult<IncomingFile>> {
  if (webAddress(url) === null) return { ok: false, error: { kind: 'unreadable', status: 502 } };
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.any([patience.signal, signal]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { ok: false, error: { kind: 'unreadable', status: response.status } };
    }
    const length = response.headers.has('Content-Encoding') ? null : response.headers.get('Content-Length');
    // Node's streams can be iterated, which the DOM types do not say.
    const bytes = response.body as IncomingFile['bytes'];
    return { ok: true, data: { bytes, size: length === null ? null : Number(length) } };
  } catch {
    return { ok: false, error: { kind: patience.signal.aborted ? 'timeout' : 'unreachable' } };
  } finally {
    clearTimeout(timer);
  }
}
