import { log } from '~/telemetry/log.server';
import { reportRefusal } from '~/telemetry/refusals.server';
import { type FormBounds, MAX_DRAINED_BYTES, PLAIN_FORM } from './body-bounds.server';
import { BodyBuffer } from './body-buffer.server';
import { hasReadableControl } from './form-control';
import { type Fields, parsedFields, urlEncodedFields } from './form-fields.server';
import { boundaryOf, hasTooManyParts } from './multipart.server';

export interface RefusedForm {
  reason: 'tooLarge' | 'overloaded';
  fields: FormData;
  tooLong: readonly string[];
}

const STATUS = { tooLarge: 413, overloaded: 503 } as const;

const forms = new WeakMap<Request, FormData>();
const refusals = new WeakMap<Request, RefusedForm>();
const bodies = new WeakMap<Request, BodyBuffer>();

/**
 * Values that are too long stay invalid; unknown names are dropped.
 * @throws Response 413 above the bounds, 503 if all forms together hold too much memory, 400 for
 * malformed bodies
 */
export async function readForm(request: Request, bounds: FormBounds = PLAIN_FORM): Promise<FormData> {
  const refused = refusals.get(request);
  if (refused) throw new Response(null, { status: STATUS[refused.reason] });
  const read = forms.get(request);
  if (read) return read;
  const form = await parse(request, bounds);
  forms.set(request, form);
  return form;
}

export async function formOf(request: Request, bounds: FormBounds = PLAIN_FORM): Promise<FormData | null> {
  const read = forms.get(request);
  if (read) return read;
  const type = request.headers.get('Content-Type') ?? '';
  const isPlainForm = request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded');
  if (!isPlainForm || request.bodyUsed) return null;
  try {
    return await readForm(request, bounds);
  } catch (thrown) {
    if (refusals.has(request)) return null;
    throw thrown;
  }
}

/** Null for other errors and redirects. */
export function refusedFormOf(request: Request, thrown: unknown): RefusedForm | null {
  const refused = refusals.get(request) ?? null;
  return refused && thrown instanceof Response && thrown.status === STATUS[refused.reason] ? refused : null;
}

/** Memory of a large form counts until its request is answered. */
export function releaseForm(request: Request): void {
  bodies.get(request)?.release();
  bodies.delete(request);
}

export function fieldsOf(form: FormData): FormData {
  return checked(parsedFields(form, PLAIN_FORM).form);
}

function checked(fields: FormData): FormData {
  if (hasReadableControl(fields)) return fields;
  log.warn('control-refused', { control: 'crafted-form' });
  throw new Response(null, { status: 400 });
}

async function parse(request: Request, bounds: FormBounds): Promise<FormData> {
  const body = new BodyBuffer();
  try {
    const boundary = boundaryOf(request.headers.get('Content-Type') ?? '');
    const most = boundary === null ? bounds.bytes : Math.min(bounds.bytes, PLAIN_FORM.bytes);
    const reason = await readInto(body, request, most);
    const fields = await fieldsIn(body.bytes, request, { boundary, bounds, isWhole: reason === null });
    if (reason === null && !fields.isTooMany) {
      const form = checked(fields.form);
      if (body.length > PLAIN_FORM.bytes) bodies.set(request, body);
      return form;
    }
    const refused: RefusedForm = { reason: reason ?? 'tooLarge', fields: fields.form, tooLong: fields.cut };
    refusals.set(request, refused);
    reportRefusal(refused.reason === 'tooLarge' ? 'large-form' : 'held-forms');
    throw new Response(null, { status: STATUS[refused.reason] });
  } finally {
    if (!bodies.has(request)) body.release();
  }
}

async function readInto(
  body: BodyBuffer,
  request: Request,
  most: number,
): Promise<RefusedForm['reason'] | null> {
  // Node streams the body as an async iterable, which the DOM types lack.
  const source = (request.body as unknown as AsyncIterable<Uint8Array> | null)?.[Symbol.asyncIterator]();
  if (source === undefined) return null;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const room = most - body.length;
    const isHeld = body.add(next.value.subarray(0, room));
    if (isHeld && next.value.byteLength <= room) continue;
    drop(source).catch(() => undefined);
    return isHeld ? 'tooLarge' : 'overloaded';
  }
  return null;
}

async function drop(source: AsyncIterator<Uint8Array>): Promise<void> {
  let dropped = 0;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    dropped += next.value.byteLength;
    if (dropped > MAX_DRAINED_BYTES) return void (await source.return?.());
  }
}

interface Body {
  boundary: string | null;
  bounds: FormBounds;
  isWhole: boolean;
}

async function fieldsIn(
  bytes: Buffer,
  request: Request,
  { boundary, bounds, isWhole }: Body,
): Promise<Fields> {
  const type = request.headers.get('Content-Type') ?? '';
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return urlEncodedFields(bytes, bounds);
  const isTooMany = boundary !== null && (!isWhole || hasTooManyParts(bytes, boundary));
  if (isTooMany || !isWhole) return { form: new FormData(), cut: [], isTooMany };
  if (boundary === null) throw new Response(null, { status: 400 });
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new Response(null, { status: 400 });
    });
  return parsedFields(form, bounds);
}
