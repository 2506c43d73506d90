import { findMagicValue } from 'fixtures/magic-values';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../api/implement';
import { obey } from '../api/magic';
import { Refusal, refusal, refusalWithoutCode } from '../api/refusal';
import { SESSION_COOKIE } from '../api/session';
import { disturbed, dropConnection, truncate } from '../http/disturb';
import { roomRefusal } from '../http/room-refusal';
import type { Bindings } from '../http/serve';
import type { Sandbox } from '../store/sandbox';
import { deflateBody } from './deflated';
import { fileOf } from './file-of';
import { type BlobLink, readLink } from './links';

type BlobContext = Context<Bindings>;

/** The path of everything in the blob store, as faults and the request log name it. */
const PATH = '/:sandbox/:container/:id';
export const FAULT_PATH = `/blob${PATH}`;

/**
 * The blob store: where files are sent (second step of an upload) and fetched. It knows no session: a signed, short-lived link is all
 * there is to show. Mounted at /blob.
 */
export function blobStore(simulator: Simulator): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.put(PATH, (c) => serve(simulator, c, (sandbox, link) => receive(simulator, sandbox, link, c.req.raw)));
  app.get(PATH, (c) => serve(simulator, c, (sandbox, link) => send(simulator, sandbox, link)));
  app.all(PATH, () => refusalWithoutCode(405).response({ allow: 'GET, PUT' }));
  return app;
}

type Respond = (sandbox: Sandbox, link: BlobLink) => Promise<Response>;

/** What surrounds both: the sandbox, its faults and its request log, as for every call. */
async function serve({ sandboxes }: Simulator, c: BlobContext, respond: Respond): Promise<Response> {
  const started = performance.now();
  const params = c.req.param() as { sandbox: string; container: string; id: string };
  const sandbox = sandboxes.find(params.sandbox);
  if (sandbox === undefined) return refusal('err_entity_not_found').response();
  const full = c.req.method === 'GET' ? null : sandboxes.fullness(sandbox);
  if (full !== null) return roomRefusal(full).response();
  const { pathname } = new URL(c.req.url);
  const fault = sandbox.faults.take(c.req.method, pathname, FAULT_PATH);
  if (fault !== undefined) sandbox.touch();
  const response = await disturbed(fault, () => answered(sandbox, c, params, respond));
  const isDropped = response.type === 'error';
  const bytes = isDropped ? null : Buffer.from(await response.arrayBuffer());
  sandbox.log.add({
    at: sandbox.clock.iso(),
    method: c.req.method,
    path: pathname,
    // The query is the key to the file.
    query: '',
    call: null,
    requestHeaders: Object.fromEntries(c.req.raw.headers),
    requestBody: null,
    status: isDropped ? null : response.status,
    answerHeaders: Object.fromEntries(response.headers),
    answerBody: bytes === null || response.ok ? null : bytes.toString('utf8'),
    durationMs: performance.now() - started,
    fault: fault?.id ?? null,
  });
  if (bytes === null) return dropConnection(c.env);
  if (fault?.body === 'truncated') return truncate(c.env, response, bytes);
  return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), response);
}

async function answered(
  sandbox: Sandbox,
  c: BlobContext,
  params: { sandbox: string; container: string; id: string },
  respond: Respond,
): Promise<Response> {
  const permission = c.req.method === 'PUT' ? 'write' : 'read';
  const link = readLink(params, c.req.query());
  if (link?.permission !== permission) return refusal('err_entity_not_found').response();
  if (link.until <= sandbox.clock.iso()) return refusal('err_auth_token_expired').response();
  return await respond(sandbox, link);
}

/** Takes a file in, once. What was refused can be sent again while the link lives. */
async function receive(
  { settings }: Simulator,
  sandbox: Sandbox,
  { id }: BlobLink,
  request: Request,
): Promise<Response> {
  const { documents, blobs } = sandbox.store;
  const named = documents.get(id);
  if (named === undefined) return refusal('err_entity_not_found').response();
  if (named.upload !== 'awaited') return refusal('err_auth_token_used').response();
  const wrongHeader = offendingHeader(request.headers);
  if (wrongHeader !== undefined) {
    return new Refusal(400, [{ code: 'err_validation_failed', field: wrongHeader }]).response();
  }
  const outcome = findMagicValue('upload', named.name);
  const forced = outcome && (await obey(outcome));
  if (forced !== undefined) return forced;
  const { maxUploadBytes } = settings;
  const announced = Number(request.headers.get('content-length') ?? 0);
  const file = announced > maxUploadBytes ? null : await deflateBody(request.body, maxUploadBytes);
  if (file === null) {
    return new Refusal(413, [
      { code: 'err_validation_failed', field: 'file', values: { max: maxUploadBytes } },
    ]).response();
  }
  // The file took its time: another may have arrived, or the document may be gone.
  if (documents.get(id)?.upload !== 'awaited') return refusal('err_auth_token_used').response();
  if (!blobs.put(id, file.deflated)) return refusalWithoutCode(507).response();
  documents.update(id, { upload: 'arrived', size: file.size });
  return new Response(null, { status: 201, headers: { etag: `"${id}"` } });
}

/** The header that a store for block blobs would not take (D-64). A session has no business here. */
function offendingHeader(headers: Headers): string | undefined {
  if (headers.get('x-ms-blob-type') !== 'BlockBlob') return 'x-ms-blob-type';
  if (!/^[\w.+-]+\/[\w.+-]+/.test(headers.get('content-type') ?? '')) return 'content-type';
  return headers.get('cookie')?.includes(`${SESSION_COOKIE}=`) ? 'cookie' : undefined;
}

async function send({ settings }: Simulator, sandbox: Sandbox, link: BlobLink): Promise<Response> {
  const file = await fileOf(sandbox, link, settings.maxUploadBytes);
  if (file === undefined) return refusal('err_entity_not_found').response();
  return new Response(new Uint8Array(file.bytes), { headers: headersOf(file) });
}

/** A file is saved, never shown: whatever is in it cannot act under this address. */
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
