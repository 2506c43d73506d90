import { MIMEType } from 'node:util';
import { z } from 'zod';
import { log } from '~/telemetry/log.server';
import { reportRefusal } from '~/telemetry/metrics.server';
import { checkParsedFields, type ParsedFields, parseUrlEncodedFields } from './form-fields.server';
import {
  type FormLimits,
  MAX_DRAINED_BYTES,
  MAX_FORM_PAIRS,
  MAX_HELD_BYTES,
  MAX_PART_HEADER_BYTES,
  MAX_TOTAL_PART_HEADER_BYTES,
  MAX_UNCOUNTED_BYTES,
  PLAIN_FORM_LIMITS,
} from './form-limits.server';

export function parseBoundary(contentType: string): string | null {
  try {
    const { essence, params } = new MIMEType(contentType);
    const boundary = params.get('boundary') ?? '';
    return essence === 'multipart/form-data' && /^.{1,70}$/.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

export function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  let parts = 0;
  let allHeaders = 0;
  for (let position = bytes.indexOf(delimiter); position >= 0; ) {
    parts += 1;
    position += delimiter.length;
    const partStart = bytes.subarray(position, position + MAX_PART_HEADER_BYTES);
    const headersEnd = partStart.indexOf('\r\n\r\n');
    const headers = headersEnd < 0 ? partStart.length : headersEnd;
    allHeaders += headers;
    if (
      parts > MAX_FORM_PAIRS ||
      headers >= MAX_PART_HEADER_BYTES ||
      allHeaders > MAX_TOTAL_PART_HEADER_BYTES
    )
      return true;
    position = bytes.indexOf(delimiter, position);
  }
  return false;
}

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype'];

/** conform parses names as paths and fails on `__proto__`. */
const FIELD_SCHEMA = z
  .string()
  .regex(/^[A-Za-z_]\w{0,63}$/)
  .refine((name) => !PROTOTYPE_NAMES.includes(name));

const INTENT_SCHEMA = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('validate'), payload: z.strictObject({ name: FIELD_SCHEMA.optional() }) }),
  z.strictObject({ type: z.literal('reset'), payload: z.strictObject({ name: FIELD_SCHEMA.optional() }) }),
  z.strictObject({
    type: z.literal('update'),
    payload: z.strictObject({
      name: FIELD_SCHEMA,
      value: z.string().optional(),
      validated: z.boolean().optional(),
    }),
  }),
]);

const CONTROL_FIELD_SCHEMAS = {
  __intent__: INTENT_SCHEMA,
  __state__: z.strictObject({ validated: z.record(FIELD_SCHEMA, z.boolean()) }),
};

/** Returns false for crafted form controls, which would make conform throw. */
export function hasReadableControl(form: FormData): boolean {
  return Object.entries(CONTROL_FIELD_SCHEMAS).every(([name, schema]) => {
    const submittedValue = form.get(name);
    return (
      submittedValue === null ||
      submittedValue === '' ||
      (typeof submittedValue === 'string' && schema.safeParse(json(submittedValue)).success)
    );
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (PROTOTYPE_NAMES.includes(key)) throw new SyntaxError(key);
      return value;
    });
  } catch {
    return undefined;
  }
}

let heldBytes = 0;

/** Holds one buffer, because thousands of small chunks would take many times its memory. */
export class BodyBuffer {
  #bytes = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): boolean {
    const neededLength = this.#length + chunk.byteLength;
    if (neededLength > this.#bytes.length) {
      const newLength = Math.max(
        neededLength,
        Math.min(2 * this.#bytes.length, neededLength + 1024 * 1024),
        4 * 1024,
      );
      const addedBytes = countBytes(newLength) - countBytes(this.#bytes.length);
      if (heldBytes + addedBytes > MAX_HELD_BYTES) return false;
      heldBytes += addedBytes;
      const bytes = Buffer.allocUnsafeSlow(newLength);
      this.#bytes.copy(bytes, 0, 0, this.#length);
      this.#bytes = bytes;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = neededLength;
    return true;
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  release(): void {
    heldBytes -= countBytes(this.#bytes.length);
    this.#bytes = Buffer.alloc(0);
    this.#length = 0;
  }
}

const countBytes = (bytes: number): number => Math.max(0, bytes - MAX_UNCOUNTED_BYTES);

export interface RefusedForm {
  reason: 'tooLarge' | 'overloaded';
  fields: FormData;
  tooLong: readonly string[];
}

const REFUSAL_STATUS = { tooLarge: 413, overloaded: 503 } as const;

interface ReadForm {
  fields: FormData;
  refusedForm: RefusedForm | null;
  isTruncated: boolean;
}

const forms = new WeakMap<Request, ReadForm>();
const bodies = new WeakMap<Request, BodyBuffer>();

type FormCheck = (form: FormData, isTruncated: boolean) => Promise<void>;
const checks = new WeakMap<Request, FormCheck>();

/** @param check runs once the form is read; may throw a response */
export async function registerFormCheck(request: Request, check: FormCheck): Promise<void> {
  if (checks.has(request)) return;
  let result: Promise<void> | null = null;
  checks.set(request, (form, isTruncated) => {
    result ??= check(form, isTruncated);
    return result;
  });
  const parsedForm = forms.get(request);
  if (parsedForm) await runFormCheck(request, parsedForm.fields, parsedForm.isTruncated);
}

export async function runFormCheck(request: Request, form: FormData, isTruncated = false): Promise<FormData> {
  await checks.get(request)?.(form, isTruncated);
  return form;
}

/**
 * Cuts too long values, which stay invalid. Drops malformed and repeated names.
 * @throws Response 413 above the bounds, 503 if memory is short, 400 for malformed bodies
 */
export async function readForm(request: Request, limits: FormLimits = PLAIN_FORM_LIMITS): Promise<FormData> {
  const parsedForm = forms.get(request) ?? (await parse(request, limits));
  forms.set(request, parsedForm);
  const { fields, refusedForm, isTruncated } = parsedForm;
  await runFormCheck(request, fields, isTruncated);
  if (refusedForm) throw new Response(null, { status: REFUSAL_STATUS[refusedForm.reason] });
  return fields;
}

export async function readValidForm(
  request: Request,
  limits: FormLimits = PLAIN_FORM_LIMITS,
): Promise<FormData | null> {
  const type = request.headers.get('Content-Type') ?? '';
  const isPlainForm = request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded');
  const parsedForm = forms.get(request);
  if (parsedForm ? parsedForm.refusedForm : !isPlainForm || request.bodyUsed) return null;
  try {
    return await readForm(request, limits);
  } catch (thrown) {
    if (findRefusedForm(request, thrown)) return null;
    throw thrown;
  }
}

export function findRefusedForm(request: Request, thrown: unknown): RefusedForm | null {
  const refusedForm = forms.get(request)?.refusedForm ?? null;
  return refusedForm && thrown instanceof Response && thrown.status === REFUSAL_STATUS[refusedForm.reason]
    ? refusedForm
    : null;
}

/** Call after the response: until then, a large form counts towards the memory limit. */
export function releaseForm(request: Request): void {
  bodies.get(request)?.release();
  bodies.delete(request);
}

export function checkFormFields(form: FormData): FormData {
  return requireReadableControl(checkParsedFields(form, PLAIN_FORM_LIMITS).form);
}

function requireReadableControl(fields: FormData): FormData {
  if (hasReadableControl(fields)) return fields;
  log.warn('control-refused', { control: 'crafted-form' });
  throw new Response(null, { status: 400 });
}

async function parse(request: Request, limits: FormLimits): Promise<ReadForm> {
  const body = new BodyBuffer();
  try {
    const boundary = parseBoundary(request.headers.get('Content-Type') ?? '');
    const maxBytes =
      boundary === null ? limits.maxBytes : Math.min(limits.maxBytes, PLAIN_FORM_LIMITS.maxBytes);
    const reason = await readInto(body, request, maxBytes);
    const fields = await parseFields(body.bytes, request, { boundary, limits, isComplete: reason === null });
    if (reason === null && !fields.isTooMany) {
      const form = requireReadableControl(fields.form);
      if (body.length > PLAIN_FORM_LIMITS.maxBytes) bodies.set(request, body);
      return { fields: form, refusedForm: null, isTruncated: fields.truncatedNames.length > 0 };
    }
    const refusedForm: RefusedForm = {
      reason: reason ?? 'tooLarge',
      fields: fields.form,
      tooLong: fields.truncatedNames,
    };
    reportRefusal(refusedForm.reason === 'tooLarge' ? 'large-form' : 'held-forms');
    return { fields: fields.form, refusedForm, isTruncated: true };
  } finally {
    if (!bodies.has(request)) body.release();
  }
}

async function readInto(
  body: BodyBuffer,
  request: Request,
  maxBytes: number,
): Promise<RefusedForm['reason'] | null> {
  // The DOM types lack async iteration of streams.
  const source = (request.body as unknown as AsyncIterable<Uint8Array> | null)?.[Symbol.asyncIterator]();
  if (source === undefined) return null;
  for (let iteration = await source.next(); !iteration.done; iteration = await source.next()) {
    const remainingBytes = maxBytes - body.length;
    const isAdded = body.add(iteration.value.subarray(0, remainingBytes));
    if (isAdded && iteration.value.byteLength <= remainingBytes) continue;
    discardStream(source).catch(() => undefined);
    return isAdded ? 'tooLarge' : 'overloaded';
  }
  return null;
}

async function discardStream(source: AsyncIterator<Uint8Array>): Promise<void> {
  let droppedBytes = 0;
  for (let iteration = await source.next(); !iteration.done; iteration = await source.next()) {
    droppedBytes += iteration.value.byteLength;
    if (droppedBytes > MAX_DRAINED_BYTES) return void (await source.return?.());
  }
}

interface Body {
  boundary: string | null;
  limits: FormLimits;
  isComplete: boolean;
}

async function parseFields(
  bytes: Buffer,
  request: Request,
  { boundary, limits, isComplete }: Body,
): Promise<ParsedFields> {
  const type = request.headers.get('Content-Type') ?? '';
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return parseUrlEncodedFields(bytes, limits);
  const isTooMany = boundary !== null && (!isComplete || hasTooManyParts(bytes, boundary));
  if (isTooMany || !isComplete) return { form: new FormData(), truncatedNames: [], isTooMany };
  if (boundary === null) throw new Response(null, { status: 400 });
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new Response(null, { status: 400 });
    });
  return checkParsedFields(form, limits);
}
