import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { z } from 'zod';

export interface ApiRequest {
  method: string;
  url: string;
  headers: Headers;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  /** JSON value. Text is sent unchanged; undefined sends no body. */
  body: unknown;
}

export interface ProxiedExchange {
  call: Call | undefined;
  request: ApiRequest;
}

export interface DialectSession {
  request?(request: ApiRequest): ApiRequest;
  answerWithoutApi?(exchange: ProxiedExchange): ApiResponse | undefined;
  response?(response: ApiResponse, exchange: ProxiedExchange): ApiResponse;
  encodeBody?(text: string, exchange: ProxiedExchange): string | Uint8Array;
  /** `cut` breaks the connection within the response, `closed` before it. `open` never ends the response. */
  connectionEnd?(exchange: ProxiedExchange): 'cut' | 'closed' | 'open' | undefined;
}

export interface Dialect {
  name: string;
  description: string;
  /** Effect on the portal. `other`: pages show other texts. `refused`: a message may refuse a step. */
  outcome: 'same' | 'other' | 'refused';
  shownTexts?: readonly string[];
  isSlow?: boolean;
  startSession(): DialectSession;
}

const PATHS = Object.values<Call>(CALLS).map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`),
}));

export function findCall(method: string, url: string): Call | undefined {
  const [path = ''] = url.split('?');
  const matchingPaths = PATHS.filter(({ call, pattern }) => call.method === method && pattern.test(path));
  // Fixed segments win over parameters: `/config/fields` over `/config/:subdomain`.
  return matchingPaths.sort((a, b) => a.call.path.split(':').length - b.call.path.split(':').length)[0]?.call;
}

export interface ValueShape {
  type?: string;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  'x-decimals'?: number;
  maximum?: number;
  'x-any-case'?: boolean;
  properties?: Record<string, ValueShape>;
  required?: string[];
  items?: ValueShape;
  additionalProperties?: ValueShape | boolean;
  anyOf?: ValueShape[];
}

const shapes = new WeakMap<z.ZodType, ValueShape>();

export function valueShapeOf(schema: z.ZodType): ValueShape {
  const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as ValueShape);
  shapes.set(schema, shape);
  return shape;
}

export type ChangeValue = (value: unknown, shape: ValueShape, name: string) => unknown;

/** Visits inner values first. Omits values that become undefined. */
export function changeValues(shape: ValueShape, value: unknown, change: ChangeValue, name = ''): unknown {
  const options = shape.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const valueShape = options.length === 1 ? { ...shape, ...options[0] } : shape;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => changeValues(valueShape.items ?? {}, entry, change, name));
    return change(entries, valueShape, name);
  }
  if (!isObject(value)) return change(value, valueShape, name);
  const names = new Set([...Object.keys(value), ...Object.keys(valueShape.properties ?? {})]);
  const members = [...names].flatMap((member) => {
    const memberShape = valueShape.properties?.[member] ?? additionalShapeOf(valueShape);
    const changedValue = changeValues(memberShape, value[member], change, member);
    return changedValue === undefined ? [] : [[member, changedValue] as const];
  });
  return change(Object.fromEntries(members), valueShape, name);
}

const additionalShapeOf = ({ additionalProperties }: ValueShape): ValueShape =>
  typeof additionalProperties === 'object' ? additionalProperties : {};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSuccess = ({ status }: ApiResponse): boolean => status >= 200 && status < 300;

export const replaceBody = (response: ApiResponse, body: unknown): ApiResponse => ({ ...response, body });

export const createJsonResponse = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): ApiResponse => ({
  status,
  headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
  body,
});
