import { STATUS_HEADER } from './build-header';

/** Refusals have status 200, because browsers log failed requests. `STATUS_HEADER` has the real status. */
export function respondToScriptRequest(
  request: Request,
  body: object | null,
  status: number,
  headers = new Headers(),
): Response {
  const isScript = request.headers.get('Sec-Fetch-Dest') === 'empty';
  if (status < 400 || !isScript) return Response.json(body, { status, headers });
  headers.set(STATUS_HEADER, String(status));
  return Response.json(body, { headers });
}
