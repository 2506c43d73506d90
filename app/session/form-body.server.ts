/** Bodies beyond this are refused. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** A refused body is still read up to here, so that the browser comes to reading the answer; beyond it the connection ends. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Longer values are cut to this, unless a form takes longer ones. It is above every limit of a field (5,000 characters, each maybe two
 * units of a text), so that a cut value still breaks its field's own rule, and small enough to be kept and shown again.
 */
const MAX_VALUE_LENGTH = 10_100;

/** The portal's forms have flat names; brackets would make a form library build what they describe. */
const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;

/** No form of the portal has as many fields. */
const MAX_FIELDS = 100;

/**
 * Reads a submitted form; a value of megabytes becomes a field's "too long" instead of a burden, and what no form of the
 * portal sends is left out: files, names with brackets, a name twice.
 * @param longest characters of the longest value the form takes
 * @throws Response 413 when the whole is beyond bounds, 400 when it is no form
 */
export async function readForm(request: Request, longest = 0): Promise<FormData> {
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
  // One character more than allowed breaks the field's own rule; a character may be two units of a text.
  const cut = Math.max(MAX_VALUE_LENGTH, 2 * longest + 2);
  const bytes = await boundedBody(request);
  const type = request.headers.get('Content-Type') ?? '';
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  const result = new FormData();
  for (const [name, value] of form) {
    const wanted = typeof value === 'string' && FIELD_NAME.test(name) && !result.has(name);
    if (wanted && [...result.keys()].length < MAX_FIELDS) result.set(name, value.slice(0, cut));
  }
  return result;
}

async function boundedBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    // Node streams the body as an async iterable, which the DOM types do not say.
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_DRAINED_BYTES) break;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    }
  }
  if (size > MAX_BODY_BYTES) throw new Response(null, { status: 413 });
  return new Uint8Array(Buffer.concat(chunks));
}
