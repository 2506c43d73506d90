import type { Call } from 'contracts/api/call';
import { isOtherContentType, isSessionExpired, readRefusal, resolveApiUrl } from '~/api/http-response.server';
import { type Deviation, readResponseBody, WHOLE_BODY_PATH } from '~/api/read-response';
import type { RecordedResponse } from './recording-proxy';

export type PortalReadResult =
  | { kind: 'read'; body: unknown; deviations: readonly Deviation[] }
  | { kind: 'done' | 'redirected'; deviations: readonly Deviation[] }
  | { kind: 'refused'; codes: readonly string[]; deviations: readonly Deviation[] }
  | { kind: 'session ended' | 'unreadable'; deviations: readonly Deviation[] };

export const isSuccessStatus = (status: number): boolean => status >= 200 && status < 300;
export const isRedirectStatus = (status: number): boolean => status >= 300 && status < 400;

/** @param api base address; the portal follows redirects only within the API */
export function readAsPortal(
  call: Call,
  { status, headers, body }: RecordedResponse,
  api: string,
): PortalReadResult {
  const isChange = call.method !== 'GET';
  if (isSessionExpired(call, status)) return { kind: 'session ended', deviations: [] };
  if (isRedirectStatus(status)) {
    const address = headers.location ? resolveApiUrl(api, api, headers.location) : null;
    const isFollowed = address !== null && (isChange ? status === 303 : isAddressOf(call, api, address));
    return { kind: isFollowed ? 'redirected' : 'unreadable', deviations: [] };
  }
  if (!isSuccessStatus(status)) {
    const refusal = readRefusal(status, body);
    if (refusal === null) return { kind: 'unreadable', deviations: [] };
    const codes = refusal.errors.map(({ code, field }) =>
      [code ?? 'no code', field].filter(Boolean).join(' at '),
    );
    return { kind: 'refused', codes: codes.sort(), deviations: refusal.deviations };
  }
  const readResult = readResponseBody(call.response, body ?? {});
  const isOtherType = typeof body === 'object' && isOtherContentType(headers['content-type'] ?? null);
  const contentTypeDeviations: Deviation[] = isOtherType
    ? [{ kind: 'content-type', path: WHOLE_BODY_PATH }]
    : [];
  if (readResult.ok)
    return {
      kind: 'read',
      body: readResult.data,
      deviations: [...contentTypeDeviations, ...readResult.deviations],
    };
  return isChange ? { kind: 'done', deviations: [] } : { kind: 'unreadable', deviations: [] };
}

/** Ignores a slash at the end and letter case, as `findMovedUrl` does. */
function isAddressOf({ path }: Call, api: string, address: string): boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/*$`, 'i');
  return pattern.test(new URL(address).pathname.slice(new URL(api).pathname.replace(/\/$/, '').length));
}
