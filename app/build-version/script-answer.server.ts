import { STATUS_HEADER } from './build-header';

/**
 * A JSON answer. Browsers log each failed request of a script to the console, even if the page shows the refusal. A refused script therefore gets
 * status 200 and the real status in `STATUS_HEADER`, which logs and metrics read. Other clients get the real status.
 */
export function answerScript(
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
