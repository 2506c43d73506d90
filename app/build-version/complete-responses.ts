import { STATUS_HEADER } from './build-header';
import { isRouterRequest, requestPathOf } from './router-request';

/** Buffers responses: if a connection broke while Remix decodes, an error page would lose typed values. */
export function requireCompleteResponses(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!isRouterRequest(requestPathOf(input))) return response;
    const text = await response.clone().text();
    // Each line of Remix's data format ends with a line feed.
    if (isPageData(response) && !text.endsWith('\n')) throw new TypeError('The response is incomplete');
    const status = response.headers.get(STATUS_HEADER);
    return status ? new Response(text, { status: Number(status), headers: response.headers }) : response;
  };
}

function isPageData({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/x-script') ?? false;
}
