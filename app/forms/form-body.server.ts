import { LONGEST_TEXT } from '~/domain/text';
import { log } from '~/telemetry/log.server';
import { MAX_DRAINED_BYTES, MAX_FORM_BYTES } from './body-bounds.server';
import { hasReadableControl } from './form-control';

/** Longer values are cut to this: one character more than the field takes, each maybe two units of a text, so that its own rule is still broken. */
const cutAt = (longest: number) => 2 * (longest + 1);

/** The portal's forms have flat names; brackets would make a form library build what they describe. */
const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;

/** No form of the portal has as many fields. */
const MAX_FIELDS = 100;

/**
 * Reads a submitted form; values beyond `longest` characters become a field's "too long", and what no form of the portal sends is left out. @throws
 * Response 413 when the whole is beyond bounds, 400 when it is no form
 */
export async function readForm(request: Request, longest = LONGEST_TEXT): Promise<FormData> {
  const read = forms.get(request);
  if (read) return read;
  const form = await parse(request, longest);
  forms.set(request, form);
  return form;
}

/** What a request sends as a form, whether it has been read before or not; null without a form, or with files in it. */
export async function formOf(request: Request): Promise<FormData | null> {
  const read = forms.get(request);
  if (read) return read;
  const type = request.headers.get('Content-Type') ?? '';
  const isPlainForm = request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded');
  return isPlainForm && !request.bodyUsed ? readForm(request) : null;
}

const forms = new WeakMap<Request, FormData>();

async function parse(request: Request, longest: number): Promise<FormData> {
  const bytes = await boundedBody(request);
  const type = request.headers.get('Content-Type') ?? '';
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  return fieldsOf(form, longest);
}

/** What a form can have sent: texts under flat names, once each, within bounds. @throws Response 400 for what the form library does not write */
export function fieldsOf(form: FormData, longest = LONGEST_TEXT): FormData {
  const fields = new FormData();
  for (const [name, value] of form) {
    const wanted = typeof value === 'string' && FIELD_NAME.test(name) && !fields.has(name);
    if (wanted && [...fields.keys()].length < MAX_FIELDS) fields.set(name, value.slice(0, cutAt(longest)));
  }
  if (!hasReadableControl(fields)) {
    log.warn('control-refused', { control: 'crafted-form' });
    throw new Response(null, { status: 400 });
  }
  return fields;
}

async function boundedBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    // Node streams the body as an async iterable, which the DOM types do not say.
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_DRAINED_BYTES) break;
      if (size <= MAX_FORM_BYTES) chunks.push(chunk);
    }
  }
  if (size > MAX_FORM_BYTES) throw new Response(null, { status: 413 });
  return new Uint8Array(Buffer.concat(chunks));
}
