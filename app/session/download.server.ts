import type { ApiResult } from '~/api/result';
import { settings } from '~/settings.server';
import { problemPage } from './problem.server';
import type { Visit } from './visit.server';

/** What tells the browser about a file; nothing else of the storage's answer is passed on. */
const FILE_HEADERS = ['Content-Type', 'Content-Length', 'Content-Disposition'];

/**
 * Answers a download (HTTP-06) for a resource route: follows the `download_url` of the lending API's answer. A link (GET) is led there, so that
 * the file opens from where it is stored. A form (POST) may not be led to a foreign site by the portal's own policy, so the portal
 * passes the file on as it arrives, always to be saved, never shown as a page of the portal.
 *
 * @throws the error page when the call failed, or the file cannot be had
 */
export async function download(
  visit: Visit,
  request: Request,
  answer: ApiResult<{ download_url: string }>,
): Promise<Response> {
  if (!answer.ok) throw problemPage(visit, answer.error);
  const address = URL.canParse(answer.data.download_url) ? new URL(answer.data.download_url) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) {
    throw problemPage(visit, { kind: 'unreadable', status: 502 });
  }
  if (request.method === 'GET') return visit.redirect(address.href);

  const file = await begin(address, request.signal).catch(() => null);
  if (file === null) throw problemPage(visit, { kind: 'unreachable' });
  if (!file.ok || file.body === null) throw problemPage(visit, { kind: 'unreadable', status: file.status });
  const headers = visit.headers();
  for (const name of FILE_HEADERS) {
    const value = file.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set('Content-Disposition', asAttachment(headers.get('Content-Disposition')));
  return new Response(file.body, { headers });
}

/** The storage's answer once it begins; how long the rest takes is up to the file's size. */
async function begin(address: URL, gone: AbortSignal): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), settings.apiTimeoutMs);
  const signal = AbortSignal.any([patience.signal, gone]);
  // Unpacked on the way, a file would not have the length that was announced.
  return fetch(address, { signal, headers: { 'Accept-Encoding': 'identity' } }).finally(() =>
    clearTimeout(timer),
  );
}

/** The same file name, but to be saved. */
function asAttachment(disposition: string | null): string {
  return disposition === null ? 'attachment' : disposition.replace(/^\s*[\w-]+/, 'attachment');
}
