import { ERROR_STATUS, type ErrorCode } from 'contracts/api/error-codes';
import type { Fault } from './faults';
import type { ForwardedResponse } from './forward-request';

const JSON_HEADERS = ['content-type', 'application/json'] as const;

export function createFaultResponse({ code, field, status, body }: Fault): ForwardedResponse | null {
  if (body === 'html') {
    return text(200, '<!doctype html><title>502 Bad Gateway</title><p>Bad Gateway', [
      'content-type',
      'text/html; charset=utf-8',
    ]);
  }
  if (body === 'broken_json') return text(200, '{"applicationId": "');
  if (body === 'wrong_shape') return text(200, JSON.stringify({ unexpected: [true, null, 42] }));
  if (body === 'empty') return text(204, '', []);
  if (code === undefined && status === undefined) return null;
  const errors = [{ ...(code !== undefined && { code }), ...(field !== undefined && { field }) }];
  return text(status ?? statusOf(code), JSON.stringify({ errors }));
}

/** The call was executed, so an unreadable response still sets its cookies. */
export function addCookiesOf(
  executedResponse: ForwardedResponse | null,
  response: ForwardedResponse,
): ForwardedResponse {
  const ownHeaders = executedResponse?.rawHeaders ?? [];
  const cookies = ownHeaders.filter(
    (_, index) => ownHeaders[index - (index % 2)]?.toLowerCase() === 'set-cookie',
  );
  return { ...response, rawHeaders: [...response.rawHeaders, ...cookies] };
}

function statusOf(code = ''): number {
  return code in ERROR_STATUS ? ERROR_STATUS[code as ErrorCode] : 422;
}

function text(status: number, body: string, rawHeaders: readonly string[] = JSON_HEADERS): ForwardedResponse {
  return { status, rawHeaders, body: Buffer.from(body) };
}

export function patchResponse(
  response: ForwardedResponse,
  patch: NonNullable<Fault['patch']>,
): ForwardedResponse {
  const value = parseJson(response.body.toString());
  if (typeof value !== 'object' || value === null) return response;
  for (const { op, path, value: newValue } of patch)
    patchPlaces(value, path.split('/').slice(1), op, newValue);
  const body = Buffer.from(JSON.stringify(value));
  const rawHeaders = response.rawHeaders.map((each, index, all) =>
    index % 2 === 1 && all[index - 1]?.toLowerCase() === 'content-length' ? String(body.length) : each,
  );
  return { ...response, rawHeaders, body };
}

function patchPlaces(
  parent: unknown,
  [name, ...otherNames]: string[],
  op: 'replace' | 'remove',
  value: unknown,
): void {
  if (name === undefined || typeof parent !== 'object' || parent === null) return;
  for (const key of name === '*' ? Object.keys(parent) : [name]) {
    if (!Object.hasOwn(parent, key)) continue;
    if (otherNames.length > 0) patchPlaces(Reflect.get(parent, key), otherNames, op, value);
    else if (op === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (op === 'remove') Reflect.deleteProperty(parent, key);
    else Reflect.set(parent, key, value);
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
