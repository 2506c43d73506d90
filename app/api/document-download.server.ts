import type { ReadableStream as NodeStream } from 'node:stream/web';
import { type Dispatcher, fetch, type Response } from 'undici';
import { reportFileFailure } from '~/telemetry/metrics.server';
import { type FileHosts, parseFileUrl } from './file-url';
import { repeatIfClosed } from './http-response.server';
import type { ApiResult } from './result';

export interface DownloadedFile {
  bytes: (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) | null;
  size: number | null;
}

interface FetchOptions {
  hosts: FileHosts;
  connections: Dispatcher;
  maxBytes: number;
  /** Longest allowed pause between two bytes. */
  timeoutMs: number;
  signal: AbortSignal;
}

const MAX_REDIRECTS = 3;

const UNREADABLE_RESULT = { ok: false, error: { kind: 'unreadable', status: 502 } } as const;

export async function fetchFile(
  url: string,
  { maxBytes, timeoutMs, signal, ...store }: FetchOptions,
): Promise<ApiResult<DownloadedFile>> {
  const responseTimeout = new AbortController();
  const timer = setTimeout(() => responseTimeout.abort(), timeoutMs);
  try {
    const response = await fetchFollowingRedirects(
      url,
      store,
      AbortSignal.any([responseTimeout.signal, signal]),
    );
    if (response === null) return UNREADABLE_RESULT;
    const length = response.headers.has('Content-Encoding') ? null : response.headers.get('Content-Length');
    const size = length === null ? null : Number(length);
    if (!response.ok || (size ?? 0) > maxBytes) {
      await response.body?.cancel();
      const { ok, status } = response;
      const host = hostOf(response.url);
      reportFileFailure(
        ok ? { way: 'download', why: 'size', host } : { way: 'download', why: 'status', host, status },
      );
      return ok ? UNREADABLE_RESULT : { ok: false, error: { kind: 'unreadable', status } };
    }
    // The DOM types lack async iteration of streams.
    const bytes = (response.body &&
      limitStream(response.body, { maxBytes, timeoutMs })) as DownloadedFile['bytes'];
    return { ok: true, data: { bytes, size } };
  } catch (error) {
    const kind = responseTimeout.signal.aborted ? 'timeout' : 'unreachable';
    if (!signal.aborted) reportFileFailure({ way: 'download', why: kind, host: hostOf(url), error });
    return { ok: false, error: { kind } };
  } finally {
    clearTimeout(timer);
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);

async function fetchFollowingRedirects(
  fileUrl: string,
  { hosts, connections }: Pick<FetchOptions, 'hosts' | 'connections'>,
  signal: AbortSignal,
): Promise<Response | null> {
  const parseAllowedUrl = (address: string) =>
    parseFileUrl(address, hosts, (refusal) => reportFileFailure({ way: 'download', ...refusal }));
  let url = parseAllowedUrl(fileUrl);
  for (let redirects = 0; url !== null && redirects <= MAX_REDIRECTS; redirects += 1) {
    const current = url;
    const response = await repeatIfClosed(() =>
      fetch(current, { credentials: 'omit', redirect: 'manual', dispatcher: connections, signal }),
    );
    const location = response.headers.get('Location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    url = parseAllowedUrl(URL.canParse(location, url) ? new URL(location, url).href : location);
  }
  return null;
}

const MIN_BYTES_PER_SECOND = 1_024;

function limitStream(
  body: NodeStream<Uint8Array>,
  { maxBytes, timeoutMs }: Pick<FetchOptions, 'maxBytes' | 'timeoutMs'>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  let waited = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const readStartedAt = performance.now();
        const remainingMs = Math.min(timeoutMs, timeoutMs + (size / MIN_BYTES_PER_SECOND) * 1_000 - waited);
        const chunk = await resolveWithin(remainingMs, reader.read());
        waited += performance.now() - readStartedAt;
        if (chunk?.done) return controller.close();
        size += chunk?.value.byteLength ?? 0;
        const problem = chunk === null ? 'The file comes too slowly' : 'The file is larger than allowed';
        if (chunk !== null && size <= maxBytes) return controller.enqueue(chunk.value);
        controller.error(new Error(problem));
        await reader.cancel().catch(() => undefined);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function resolveWithin<T>(milliseconds: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
