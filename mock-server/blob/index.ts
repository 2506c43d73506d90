import { applyOutcome } from '../api/apply-magic-values';
import type { Simulator } from '../api/exchange';
import { type BlobLink, parseBlobUrl } from '../api/file-links';
import { createRefusal, createRefusalWithoutCode, Refusal } from '../api/refusal';
import { SESSION_COOKIE } from '../api/session';
import { applyFault, createDroppedResponse, truncateResponse } from '../http/apply-fault';
import { createCapacityRefusal } from '../http/capacity-refusal';
import type { RequestHandler } from '../http/simulator-handler';
import { findMagicValue } from '../reference-data/magic-values';
import { deflateBody } from '../store/files/deflated';
import type { Sandbox } from '../store/sandbox';
import { readStoredFile } from './stored-file';

export const FAULT_PATH = '/blob/:sandbox/:container/:id';

interface BlobParameters {
  sandbox: string;
  container: string;
  id: string;
}

export function createBlobHandlers(
  simulator: Simulator,
): { method: string | null; path: string; respond: RequestHandler }[] {
  const handlePut = serveBlobRequest(simulator, (sandbox, link, request) =>
    receiveFile(simulator, sandbox, link, request),
  );
  const handleGet = serveBlobRequest(simulator, (sandbox, link) => sendFile(simulator, sandbox, link));
  const refuse = () => createRefusalWithoutCode(405).response({ allow: 'GET, PUT' });
  return [
    { method: 'PUT', path: FAULT_PATH, respond: handlePut },
    { method: 'GET', path: FAULT_PATH, respond: handleGet },
    { method: null, path: FAULT_PATH, respond: refuse },
  ];
}

type Respond = (sandbox: Sandbox, link: BlobLink, request: Request) => Promise<Response>;

function serveBlobRequest({ sandboxes }: Simulator, respond: Respond): RequestHandler {
  return async (request, params) => {
    const startMs = performance.now();
    const { method } = request;
    const place: BlobParameters = { sandbox: '', container: '', id: '', ...params };
    const sandbox = sandboxes.find(place.sandbox);
    if (sandbox === undefined) return createRefusal('err_entity_not_found').response();
    const exceededLimit = method === 'GET' ? null : sandboxes.findExceededLimit(sandbox);
    if (exceededLimit !== null) return createCapacityRefusal(exceededLimit).response();
    const { pathname } = new URL(request.url);
    const changeStart = sandbox.history.beginChange();
    const fault = sandbox.faults.takeFault(method, pathname, FAULT_PATH);
    if (fault !== undefined) sandbox.touch();
    const response = await applyFault(fault, () => answerWithFaults(sandbox, request, place, respond));
    const isDropped = response.type === 'error';
    const bytes = isDropped ? null : Buffer.from(await response.arrayBuffer());
    sandbox.log.add({
      at: sandbox.clock.iso(),
      method,
      path: pathname,
      query: '',
      call: null,
      requestHeaders: Object.fromEntries(request.headers),
      requestBody: null,
      status: isDropped ? null : response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: bytes === null || response.ok ? null : bytes.toString('utf8'),
      durationMs: performance.now() - startMs,
      fault: fault?.id ?? null,
    });
    sandbox.history.recordChange(changeStart, () => ({
      name: 'blob',
      source: 'portal',
      userEmail: null,
      continuedChange: 'createDocument',
    }));
    if (bytes === null) return createDroppedResponse();
    if (fault?.body === 'truncated') return truncateResponse(response, bytes);
    return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), response);
  };
}

async function answerWithFaults(
  sandbox: Sandbox,
  request: Request,
  place: BlobParameters,
  respond: Respond,
): Promise<Response> {
  const permission = request.method === 'PUT' ? 'write' : 'read';
  const link = parseBlobUrl(place, Object.fromEntries(new URL(request.url).searchParams));
  if (link?.permission !== permission) return createRefusal('err_entity_not_found').response();
  if (link.validUntil <= sandbox.clock.iso()) return createRefusal('err_auth_token_expired').response();
  return await respond(sandbox, link, request);
}

async function receiveFile(
  { settings }: Simulator,
  sandbox: Sandbox,
  { id }: BlobLink,
  request: Request,
): Promise<Response> {
  const { documents, blobs } = sandbox.store;
  const documentRow = documents.get(id);
  if (documentRow === undefined) return createRefusal('err_entity_not_found').response();
  if (documentRow.upload !== 'awaited') return createRefusal('err_auth_token_used').response();
  const wrongHeader = findOffendingHeader(request.headers);
  if (wrongHeader !== undefined) {
    return new Refusal(400, [{ code: 'err_validation_failed', field: wrongHeader }]).response();
  }
  const outcome = findMagicValue('upload', documentRow.name);
  const forcedResponse = outcome && (await applyOutcome(outcome));
  if (forcedResponse !== undefined) return forcedResponse;
  const { maxUploadBytes } = settings;
  const announcedBytes = Number(request.headers.get('content-length') ?? 0);
  const file = announcedBytes > maxUploadBytes ? null : await deflateBody(request.body, maxUploadBytes);
  if (file === null) {
    return new Refusal(413, [
      { code: 'err_validation_failed', field: 'file', values: { max: maxUploadBytes } },
    ]).response();
  }
  // Another upload or a deletion may have finished meanwhile.
  if (documents.get(id)?.upload !== 'awaited') return createRefusal('err_auth_token_used').response();
  if (!blobs.put(id, file.deflated)) return createRefusalWithoutCode(507).response();
  documents.update(id, { upload: 'arrived', size: file.size });
  return new Response(null, { status: 201, headers: { etag: `"${id}"` } });
}

/** Finds a header that a real block blob store would refuse (D-64), or a session cookie. */
function findOffendingHeader(headers: Headers): string | undefined {
  if (headers.get('x-ms-blob-type') !== 'BlockBlob') return 'x-ms-blob-type';
  if (!/^[\w.+-]+\/[\w.+-]+/.test(headers.get('content-type') ?? '')) return 'content-type';
  return headers.get('cookie')?.includes(`${SESSION_COOKIE}=`) ? 'cookie' : undefined;
}

async function sendFile({ settings }: Simulator, sandbox: Sandbox, link: BlobLink): Promise<Response> {
  const file = await readStoredFile(sandbox, link, settings.maxUploadBytes);
  if (file === undefined) return createRefusal('err_entity_not_found').response();
  return new Response(new Uint8Array(file.bytes), { headers: headersOf(file) });
}

/** Forces a download, so that files cannot run scripts under this origin. */
function headersOf({ contentType, disposition }: { contentType: string; disposition: string }) {
  return {
    'content-type': contentType,
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  };
}
