import { STATUS_CODES } from 'node:http';
import type { LoggedRequest } from '../store/request-log';
import { redactBody, redactHeaders, redactPath } from './redact';

/** HTTP Archive 1.2 without secrets. Times are virtual. */
export function createHar(requests: readonly LoggedRequest[]) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Simulated lending API', version: '1.0.0' },
      entries: requests.map(createHarEntry),
    },
  };
}

function createHarEntry(loggedRequest: LoggedRequest) {
  return {
    startedDateTime: loggedRequest.at,
    time: loggedRequest.durationMs,
    request: createHarRequest(loggedRequest),
    response: createHarResponse(loggedRequest),
    cache: {},
    timings: { send: 0, wait: loggedRequest.durationMs, receive: 0 },
    _call: loggedRequest.call,
    _fault: loggedRequest.fault,
  };
}

/** -1 means unknown. Cookies are secret. */
const UNMEASURED_MEMBERS = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };

function createHarRequest(loggedRequest: LoggedRequest) {
  const { method, query, requestHeaders, requestBody } = loggedRequest;
  const text = textOf(requestBody);
  return {
    ...UNMEASURED_MEMBERS,
    method,
    url: `http://${requestHeaders.host ?? 'localhost'}${redactPath(loggedRequest)}${query}`,
    headers: toHeaderPairs(Object.entries(redactHeaders(requestHeaders))),
    queryString: toHeaderPairs(new URLSearchParams(query)),
    bodySize: byteLength(requestBody),
    ...(text !== '' && {
      postData: { mimeType: requestHeaders['content-type'] ?? '', text },
    }),
  };
}

function createHarResponse({ status, responseHeaders, responseBody }: LoggedRequest) {
  const text = textOf(responseBody);
  return {
    ...UNMEASURED_MEMBERS,
    status: status ?? 0,
    statusText: STATUS_CODES[status ?? 0] ?? '',
    headers: toHeaderPairs(Object.entries(redactHeaders(responseHeaders))),
    content: {
      size: byteLength(responseBody),
      mimeType: responseHeaders['content-type'] ?? '',
      ...(text !== '' && { text }),
    },
    redirectURL: responseHeaders.location ?? '',
    bodySize: byteLength(responseBody),
    ...(status === null && { _error: 'connection dropped' }),
  };
}

function textOf(body: string | null): string {
  const redactedBody = redactBody(body);
  if (redactedBody === null) return '';
  return typeof redactedBody === 'string' ? redactedBody : JSON.stringify(redactedBody);
}

function toHeaderPairs(entries: Iterable<[string, string]>) {
  return Array.from(entries, ([name, value]) => ({ name, value }));
}

function byteLength(body: string | null): number {
  return body === null ? -1 : Buffer.byteLength(body);
}
