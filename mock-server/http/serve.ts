import type { Call } from 'contracts/api/call';
import type { IncomingRequest, Simulator } from '../api/exchange';
import { readResponseContent } from '../api/json-response';
import { createRefusal, Refusal } from '../api/refusal';
import { findSessionUser } from '../api/session';
import { applyFault, createDroppedResponse, truncateResponse } from './apply-fault';
import { createCapacityRefusal } from './capacity-refusal';
import { headersOf } from './header-record';
import { patchResponse } from './patch-response';
import { bodyLimitInBytes, readBody } from './read-body';
import { parseRequestUrl } from './request-url';
import type { RequestHandler } from './simulator-handler';

export function serve(
  { sandboxes }: Pick<Simulator, 'sandboxes'>,
  call: Call | undefined,
  respond: (incomingRequest: IncomingRequest) => Response | Promise<Response>,
): RequestHandler {
  return async (request, params, socket) => {
    const startMs = performance.now();
    const { method } = request;
    const id = request.headers.get('x-sandbox');
    const sandbox = method === 'GET' ? sandboxes.find(id) : sandboxes.findForChange(id);
    if (sandbox === undefined) return createRefusal('err_entity_not_found', 'X-Sandbox').response();
    const exceededLimit = method === 'GET' ? null : sandboxes.findExceededLimit(sandbox);
    if (exceededLimit !== null) return createCapacityRefusal(exceededLimit).response();
    const { pathname, search } = parseRequestUrl(request.url);
    const body = await readBody(request, bodyLimitInBytes(call));
    const changeStart = sandbox.history.beginChange();
    const fault = sandbox.faults.takeFault(method, pathname, call?.path);
    if (fault !== undefined) sandbox.touch();
    const response = await applyFault(fault, () =>
      body === null ? TOO_LARGE.response() : respond({ request, pathname, search, params, body, sandbox }),
    );
    const content = readResponseContent(response);
    const isDropped = content === undefined && response.type === 'error';
    const headers = isDropped ? {} : { ...(content?.headers ?? Object.fromEntries(response.headers)) };
    // Clients read today's date from this header (D-58).
    if (!isDropped) headers.date = sandbox.clock.httpDate();
    const originalText = isDropped ? null : (content?.text ?? (await response.text()));
    const responseBody =
      originalText !== null && fault?.patch ? patchResponse(originalText, fault.patch) : originalText;
    const entry = {
      at: sandbox.clock.iso(),
      method,
      path: pathname,
      query: search,
      call: call?.name ?? null,
      requestHeaders: headersOf(request, socket),
      requestBody: body,
      status: isDropped ? null : response.status,
      responseHeaders: headers,
      responseBody,
      durationMs: performance.now() - startMs,
      fault: fault?.id ?? null,
    };
    if (!sandboxes.isShared(sandbox)) sandbox.log.add(entry);
    sandbox.history.recordChange(changeStart, () => ({
      name: call?.name ?? '',
      source: 'portal',
      userEmail: findSessionUser(sandbox, request)?.email ?? null,
      // The history shows createDocument, file transfer and confirmUpload as one change.
      ...(call?.name === 'confirmUpload' && { continuedChange: 'createDocument' }),
    }));
    if (responseBody === null) return createDroppedResponse();
    const { status } = response;
    const finalResponse = new Response(status === NO_CONTENT ? null : responseBody, { status, headers });
    return fault?.body === 'truncated' ? truncateResponse(finalResponse, responseBody) : finalResponse;
  };
}

const NO_CONTENT = 204;

const TOO_LARGE = new Refusal(413, [{ code: 'err_validation_failed' }]);
