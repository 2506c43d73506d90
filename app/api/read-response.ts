import { strictSchemaOf } from 'contracts/api/values';
import { z } from 'zod';
import { readDate, readDateTime, readDecimal, readTimeOfDay } from './read-value';

export const DEVIATION_KINDS = {
  'empty-answer': 'no body',
  'wrapped-list': 'an object around a list',
  'bare-list': 'a list without the object around it',
  'paged-list': 'several pages, read one after the other',
  'cut-list': 'more pages than the portal reads',
  'missing-list': 'no list, read as an empty one',
  'missing-object': 'no object, read as an empty one',
  'null-for-absent': 'null instead of no member',
  'absent-for-null': 'no member instead of null',
  'other-type-for-text': 'a number or a boolean instead of text',
  'text-for-number': 'a decimal string instead of a number',
  'text-for-boolean': 'text instead of a boolean',
  'date-notation': 'another notation of a date or time',
  'enumeration-spelling': 'another spelling of an enumeration value',
  'unknown-value': 'a value outside the enumeration, shown as it is',
  'unreadable-element': 'an element of a list that cannot be read, left out',
  'unneeded-answer': 'an unreadable answer that the portal does not need',
  'error-shape': 'another shape of an error',
  'error-code': 'another spelling of an error code',
  'redirect-to-answer': 'the address of the answer instead of the answer',
  'redirected-read': 'a redirect to the same resource, before the answer',
  'content-type': 'JSON under another content type',
  'not-utf-8': 'text that is not UTF-8',
} as const satisfies Record<string, string>;

export type DeviationKind = keyof typeof DEVIATION_KINDS;

/** `path` has no list positions or values: `result[].applicationId`. */
export interface Deviation {
  kind: DeviationKind;
  path: string;
}

export interface UnreadableMember {
  path: string;
  code: 'missing' | 'unreadable';
}

export type ReadResult<T> =
  | { ok: true; data: T; deviations: readonly Deviation[] }
  | { ok: false; issues: readonly UnreadableMember[] };

export const WHOLE_BODY_PATH = '(answer)';

const NO_DEVIATIONS: readonly Deviation[] = [];

/** Accepts other notations of the same meaning, and reports them as deviations. */
export function readResponseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): ReadResult<z.output<Schema>> {
  const { plainSchema, read: readTolerantly } = compileOnce(schema);
  const strictResult = plainSchema.safeParse(body);
  if (strictResult.success) {
    return { ok: true, data: strictResult.data as z.output<Schema>, deviations: NO_DEVIATIONS };
  }
  const notes = new ReadNotes();
  const normalizedBody = toExpectedShape(schema, body, notes);
  const value = normalizedBody === UNREADABLE ? UNREADABLE : readTolerantly(normalizedBody, notes);
  if (value === UNREADABLE || isWithoutReadableElement(schema, normalizedBody, value)) {
    return { ok: false, issues: notes.problems() };
  }
  const validated = schema.safeParse(value);
  if (validated.success) return { ok: true, data: validated.data, deviations: notes.deviations() };
  const issues = validated.error.issues.map(({ path }) => ({
    path: pathOf(path),
    code: 'unreadable' as const,
  }));
  return { ok: false, issues };
}

export function allowsEmptyBody(schema: z.ZodType): boolean {
  return schema.safeParse({}).success;
}

export function createEmptyList(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodArray) return [];
  const member = listMember(schema);
  return member === null ? undefined : { [member]: [] };
}

export interface PagedResponse {
  items: readonly unknown[];
  next: string | number | null;
  withItems(items: readonly unknown[]): unknown;
}

export function readPage(schema: z.ZodType, body: unknown): PagedResponse | null {
  const expectsList = schema instanceof z.ZodArray || listMember(schema) !== null;
  if (!expectsList || !isObject(body)) return null;
  const { next = isObject(body.links) ? body.links.next : null } = body;
  const name = findListName(body, listMember(schema));
  if (name === null) return null;
  return {
    items: body[name] as unknown[],
    next: (typeof next === 'string' && next !== '') || typeof next === 'number' ? next : null,
    withItems: (items) => ({ ...body, [name]: items }),
  };
}

const UNREADABLE = Symbol('unreadable');

class ReadNotes {
  readonly #deviations = new Map<string, Deviation>();
  #problems = new Map<string, UnreadableMember>();

  tolerate(kind: DeviationKind, path: string): void {
    this.#deviations.set(`${kind} ${path}`, { kind, path: path || WHOLE_BODY_PATH });
  }

  recordProblem(path: string, value: unknown): typeof UNREADABLE {
    const code = value === undefined || value === null ? 'missing' : 'unreadable';
    this.#problems.set(path, { path: path || WHOLE_BODY_PATH, code });
    return UNREADABLE;
  }

  tolerateUnreadable(read: () => unknown): unknown {
    const outerProblems = this.#problems;
    this.#problems = new Map();
    const value = read();
    const innerProblems = this.#problems;
    this.#problems = new Map([...outerProblems, ...innerProblems]);
    if (value === UNREADABLE)
      for (const path of innerProblems.keys()) this.tolerate('unreadable-element', path);
    return value;
  }

  deviations(): Deviation[] {
    return [...this.#deviations.values()];
  }

  problems(): UnreadableMember[] {
    return [...this.#problems.values()];
  }
}

type Reader = (value: unknown, notes: ReadNotes) => unknown;

interface CompiledSchema {
  plainSchema: z.ZodType;
  read: Reader;
}

const compiledSchemas = new WeakMap<z.ZodType, CompiledSchema>();

function compileOnce(schema: z.ZodType): CompiledSchema {
  let compiledSchema = compiledSchemas.get(schema);
  if (compiledSchema === undefined) {
    compiledSchema = { plainSchema: toPlainSchema(schema), read: compile(schema, '') };
    compiledSchemas.set(schema, compiledSchema);
  }
  return compiledSchema;
}

function toPlainSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return z.clone(schema, { ...schema.def, innerType: toPlainSchema(asZodType(schema.unwrap())) });
  }
  if (schema instanceof z.ZodObject) {
    return z.clone(schema, { ...schema.def, shape: plainMembers(schema.shape, toPlainSchema) });
  }
  if (schema instanceof z.ZodArray) {
    return z.clone(schema, { ...schema.def, element: toPlainSchema(asZodType(schema.element)) });
  }
  if (schema instanceof z.ZodRecord) {
    const strictSchema = strictSchemaOf(schema);
    if (strictSchema !== undefined)
      return z.looseObject(plainMembers(strictSchema.shape, (member) => member.nullish()));
    return z.clone(schema, { ...schema.def, valueType: toPlainSchema(asZodType(schema.valueType)) });
  }
  const { enum: values } = schema.meta() ?? {};
  return Array.isArray(values) ? z.enum(values.map(String)) : schema;
}

function plainMembers(
  shape: Readonly<Record<string, unknown>>,
  change: (member: z.ZodType) => z.ZodType,
): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, change(asZodType(member))]));
}

function compile(schema: z.ZodType, path: string): Reader {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return optional(compile(asZodType(schema.unwrap()), path), schema, path);
  }
  if (schema instanceof z.ZodNullable) return nullable(compile(asZodType(schema.unwrap()), path), path);
  if (schema instanceof z.ZodObject) return object(schema.shape, path);
  if (schema instanceof z.ZodArray) return list(compile(asZodType(schema.element), `${path}[]`), path);
  if (schema instanceof z.ZodRecord) return record(schema, path);
  if (schema instanceof z.ZodUnion) return union(schema, path);
  if (schema instanceof z.ZodBoolean) return boolean(path);
  if (schema instanceof z.ZodNumber) return number(schema, path);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return text(schema, path);
  if (schema instanceof z.ZodEnum) return enumeration(schema.options.map(String), 'closed', path);
  return (value) => value;
}

function asZodType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('an inner schema is not a full zod schema');
}

function optional(readInner: Reader, schema: z.ZodType, path: string): Reader {
  const acceptsNull = schema.safeParse(null).success;
  return (value, notes) => {
    if (value === undefined || (value === null && acceptsNull)) return value;
    if (value !== null) return readInner(value, notes);
    notes.tolerate('null-for-absent', path);
    return undefined;
  };
}

function nullable(readInner: Reader, path: string): Reader {
  return (value, notes) => {
    if (value === null) return null;
    if (value !== undefined) return readInner(value, notes);
    notes.tolerate('absent-for-null', path);
    return null;
  };
}

function object(shape: Readonly<Record<string, unknown>>, path: string): Reader {
  const members = Object.entries(shape).map(([name, schema]) => ({
    name,
    read: compile(asZodType(schema), path === '' ? name : `${path}.${name}`),
  }));
  return (value, notes) => {
    const input = readObject(value, path, notes);
    if (input === null) return notes.recordProblem(path, value);
    let result = input;
    let isReadable = true;
    for (const { name, read } of members) {
      const memberValue = Object.hasOwn(input, name) ? input[name] : undefined;
      const member = read(memberValue, notes);
      if (member === UNREADABLE) isReadable = false;
      else if (member !== memberValue) {
        if (result === input) result = { ...input };
        result[name] = member;
      }
    }
    return isReadable ? result : UNREADABLE;
  };
}

/** A missing response is an error, even if no member is required. */
function readObject(value: unknown, path: string, notes: ReadNotes): Record<string, unknown> | null {
  if (isObject(value)) return value;
  const isEmptyValue = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (!isEmptyValue || path === '') return null;
  notes.tolerate('missing-object', path);
  return {};
}

function list(readElement: Reader, path: string): Reader {
  return (value, notes) => {
    if (value === null || (value === undefined && path !== '')) {
      notes.tolerate('missing-list', path);
      return [];
    }
    if (!Array.isArray(value)) return notes.recordProblem(path, value);
    let result: unknown[] = value;
    for (const [index, entry] of value.entries()) {
      const element = notes.tolerateUnreadable(() => readElement(entry, notes));
      if (element === entry && result === value) continue;
      if (result === value) result = value.slice(0, index);
      if (element !== UNREADABLE) result.push(element);
    }
    return result;
  };
}

function record(schema: z.ZodRecord, path: string): Reader {
  const strictSchema = strictSchemaOf(schema);
  if (strictSchema !== undefined) return membersOneByOne(strictSchema, path);
  const valueType = asZodType(schema.valueType);
  const acceptsNull = valueType.safeParse(null).success;
  const entryPath = path === '' ? '*' : `${path}.*`;
  const readEntry = compile(valueType, entryPath);
  return (value, notes) => {
    const input = readObject(value, path, notes);
    if (input === null) return notes.recordProblem(path, value);
    const entries: [string, unknown][] = [];
    for (const [name, entry] of Object.entries(input)) {
      if (entry === null && !acceptsNull) {
        notes.tolerate('null-for-absent', entryPath);
        continue;
      }
      const entryValue = readEntry(entry, notes);
      if (entryValue === UNREADABLE) return UNREADABLE;
      entries.push([name, entryValue]);
    }
    return Object.fromEntries(entries);
  };
}

/** Pages validate these members, so an invalid one does not fail the response. */
function membersOneByOne(schema: z.ZodObject, path: string): Reader {
  const members = Object.entries(schema.shape).map(([name, member]) => ({
    name,
    read: compile(asZodType(member), `${path}.${name}`),
  }));
  return (value, notes) => {
    const input = readObject(value, path, notes);
    if (input === null) return notes.recordProblem(path, value);
    const result = { ...input };
    for (const { name, read } of members) {
      const memberValue = input[name];
      if (memberValue === undefined || memberValue === null) continue;
      const member = notes.tolerateUnreadable(() => read(memberValue, notes));
      if (member !== UNREADABLE) result[name] = member;
    }
    return result;
  };
}

function union(schema: z.ZodUnion, path: string): Reader {
  const options = schema.options.map((option) => {
    const optionSchema = asZodType(option);
    return { full: optionSchema, read: compile(optionSchema, path) };
  });
  return (value, notes) => {
    if (schema.safeParse(value).success) return value;
    for (const { full: optionSchema, read } of options) {
      const optionNotes = new ReadNotes();
      const result = read(value, optionNotes);
      if (result === UNREADABLE || !optionSchema.safeParse(result).success) continue;
      for (const { kind, path: deviationPath } of optionNotes.deviations())
        notes.tolerate(kind, deviationPath);
      return result;
    }
    return notes.recordProblem(path, value);
  };
}

function boolean(path: string): Reader {
  return (value, notes) => {
    if (typeof value === 'boolean') return value;
    if (value !== 'true' && value !== 'false') return notes.recordProblem(path, value);
    notes.tolerate('text-for-boolean', path);
    return value === 'true';
  };
}

function number(schema: z.ZodNumber, path: string): Reader {
  return (value, notes) => {
    const parsed = typeof value === 'string' ? readDecimal(value) : value;
    if (typeof parsed !== 'number' || !schema.safeParse(parsed).success)
      return notes.recordProblem(path, value);
    if (parsed !== value) notes.tolerate('text-for-number', path);
    return parsed;
  };
}

const NOTATIONS: Readonly<Record<string, (text: string) => string | null>> = {
  date: readDate,
  datetime: readDateTime,
  time: readTimeOfDay,
};

function text(schema: z.ZodString | z.ZodStringFormat, path: string): Reader {
  const { enum: values, 'x-any-case': isAnyCase = false } = schema.meta() ?? {};
  if (Array.isArray(values))
    return enumeration(values.map(String), isAnyCase === true ? 'as sent' : 'open', path);
  const { format } = schema;
  const otherNotation = format === null ? undefined : NOTATIONS[format];
  return (value, notes) => {
    const inputText = readText(value, path, notes);
    if (inputText === null) return notes.recordProblem(path, value);
    if (schema.safeParse(inputText).success) return inputText;
    const normalized = otherNotation?.(inputText) ?? null;
    if (normalized === null || !schema.safeParse(normalized).success) return notes.recordProblem(path, value);
    notes.tolerate('date-notation', path);
    return normalized;
  };
}

/** A number too large to be exact may already be another id. */
function readText(value: unknown, path: string, notes: ReadNotes): string | null {
  if (typeof value === 'string') return value;
  const isExact = typeof value === 'boolean' || Number.isSafeInteger(value) || isFraction(value);
  if (!isExact) return null;
  notes.tolerate('other-type-for-text', path);
  return String(value);
}

const isFraction = (value: unknown): boolean =>
  typeof value === 'number' && !Number.isInteger(value) && Math.abs(value) < 1e15;

/** D-20, OVER-05. `closed` refuses unknown values. `as sent` keeps the spelling, for the portal to normalize. */
type Enumeration = 'closed' | 'open' | 'as sent';

function enumeration(values: readonly string[], kind: Enumeration, path: string): Reader {
  const allowedValues = new Set(values);
  const bySpelling = new Map(values.map((value) => [normalizeSpelling(value), value]));
  return (value, notes) => {
    const inputText = readText(value, path, notes);
    if (inputText === null) return notes.recordProblem(path, value);
    if (allowedValues.has(inputText)) return inputText;
    const knownValue = bySpelling.get(normalizeSpelling(inputText));
    if (knownValue === undefined) {
      if (kind === 'closed') return notes.recordProblem(path, value);
      notes.tolerate('unknown-value', path);
      return inputText;
    }
    if (kind === 'as sent') return inputText;
    notes.tolerate('enumeration-spelling', path);
    return knownValue;
  };
}

/** D-20. Ignores case and separators. */
export const normalizeSpelling = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Members that may contain the list, preferred ones first. */
const LIST_NAMES = ['result', 'results', 'items', 'data'];

function toExpectedShape(schema: z.ZodType, body: unknown, notes: ReadNotes): unknown {
  if (schema instanceof z.ZodArray) {
    if (!isObject(body)) return body;
    const name = findListName(body, null);
    if (name === null) return body;
    notes.tolerate('wrapped-list', '');
    return body[name];
  }
  const member = listMember(schema);
  if (member === null) return body;
  if (body === null) {
    notes.tolerate('missing-list', member);
    return { [member]: [] };
  }
  if (Array.isArray(body)) {
    notes.tolerate('bare-list', member);
    return { [member]: body };
  }
  if (!isObject(body) || Object.hasOwn(body, member)) return body;
  const name = findListName(body, null);
  if (name === null) {
    // With several lists, the expected list is unknown.
    return Object.values(body).some(Array.isArray) ? notes.recordProblem(member, undefined) : body;
  }
  notes.tolerate('wrapped-list', member);
  return { ...body, [member]: body[name] };
}

const listMembers = new WeakMap<z.ZodType, string | null>();

function listMember(schema: z.ZodType): string | null {
  const cachedMember = listMembers.get(schema);
  if (cachedMember !== undefined) return cachedMember;
  const member = findListMember(schema);
  listMembers.set(schema, member);
  return member;
}

function findListMember(schema: z.ZodType): string | null {
  if (!(schema instanceof z.ZodObject)) return null;
  const required = Object.entries(schema.shape).filter(
    ([, memberSchema]) => !asZodType(memberSchema).safeParse(undefined).success,
  );
  const [[name, firstSchema] = [null, null], ...otherMembers] = required;
  return otherMembers.length === 0 && firstSchema instanceof z.ZodArray ? name : null;
}

function findListName(body: Readonly<Record<string, unknown>>, member: string | null): string | null {
  const names = member === null ? LIST_NAMES : [member, ...LIST_NAMES];
  return names.find((name) => Object.hasOwn(body, name) && Array.isArray(body[name])) ?? null;
}

/** An empty list would wrongly say that nothing exists. */
function isWithoutReadableElement(schema: z.ZodType, received: unknown, readBody: unknown): boolean {
  const receivedList = findMainList(schema, received);
  return receivedList.length > 0 && findMainList(schema, readBody).length === 0;
}

function findMainList(schema: z.ZodType, body: unknown): readonly unknown[] {
  const member = listMember(schema);
  const elements = member !== null && isObject(body) ? body[member] : body;
  return Array.isArray(elements) ? elements : [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pathOf(steps: readonly PropertyKey[]): string {
  const path = steps.reduce<string>((parentPath, step) => {
    if (typeof step === 'number') return `${parentPath}[]`;
    return parentPath === '' ? String(step) : `${parentPath}.${String(step)}`;
  }, '');
  return path || WHOLE_BODY_PATH;
}
