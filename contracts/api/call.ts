import { z } from 'zod';
import type { ErrorCode } from './error-codes';

/** HTTP methods the lending API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Access to a call: public, or only with a session of the lending API. */
export type Access = 'anyone' | 'user';

/**
 * One call of the lending API as data. The portal's client, the simulator's routing and validation, the Pact
 * interactions and the OpenAPI description are all made from it.
 *
 * - `path` carries parameters as `:name`.
 * - `body` and `query` are strict: what they do not name is refused with `err_validation_failed`.
 * - `answer` is what a success carries (`status`); unknown members are dropped, so that the real API may grow.
 * - `errors` are the codes this call gives by itself, beyond the ones any call may give.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  /** Headers that say something beside session and body, as the members of an object. */
  readonly headers: z.ZodType;
  readonly body: Body;
  readonly status: number;
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
}

/** A call that carries nothing in this place (no parameters, no query, no body, an empty answer). */
export const nothing = z.strictObject({});

/** An answer of which nothing is read: it says by its status that the call was done. */
export const done = z.object({});

type Defaults = 'access' | 'params' | 'query' | 'headers' | 'body' | 'status' | 'errors';

/**
 * Declares a call; what is left out is: anyone may make it, no parameters, no query, no body, status 200, no own errors.
 */
export function defineCall<
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(
  call: Omit<Call<Params, Query, Body, Answer>, Defaults> &
    Partial<Pick<Call<Params, Query, Body, Answer>, Defaults>>,
): Call<Params, Query, Body, Answer> {
  const defaults = {
    access: 'anyone',
    params: nothing,
    query: nothing,
    headers: nothing,
    body: nothing,
    status: 200,
    errors: [],
  };
  // The defaults are `nothing` exactly where the type parameters default to it; TypeScript cannot see that pairing.
  return { ...defaults, ...call } as Call<Params, Query, Body, Answer>;
}

/** Input of a call. */
export interface CallInput<C extends Call> {
  params: z.input<C['params']>;
  query: z.input<C['query']>;
  body: z.input<C['body']>;
}

/** Answer of a successful call, parsed by its schema. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
