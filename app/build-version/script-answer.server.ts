import { STATUS_HEADER } from './build-header';

/**
 * A typed answer to the page's own script. Browsers write each failed request to the console, though the page shows the refusal: the status of a
 * refusal goes in `STATUS_HEADER`, as logs and metrics read it.
 */
export function answerScript(body: object | null, status: number, headers = new Headers()): Response {
  if (status < 400) return Response.json(body, { status, headers });
  headers.set(STATUS_HEADER, String(status));
  return Response.json(body, { headers });
}
