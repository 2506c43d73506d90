import { z } from 'zod';
import type { ErrorCode } from './error-codes';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Access = 'anyone' | 'user';

/**
 * `path` names parameters as `:name`. `body` and `query` refuse unknown members, `response` drops them. `errors` adds
 * codes to those that every call can return.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  ResponseBody extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly headers: z.ZodType;
  readonly body: Body;
  readonly status: number;
  readonly response: ResponseBody;
  readonly errors: readonly ErrorCode[];
  readonly opensSession?: boolean;
}

export const noInput = z.strictObject({});

export const emptyResponse = z.object({});

type Defaults = 'access' | 'params' | 'query' | 'headers' | 'body' | 'status' | 'errors';

/** By default, a call is public, has no parameters, query or body, and answers 200. */
export function defineCall<
  ResponseBody extends z.ZodType,
  Params extends z.ZodType = typeof noInput,
  Query extends z.ZodType = typeof noInput,
  Body extends z.ZodType = typeof noInput,
>(
  call: Omit<Call<Params, Query, Body, ResponseBody>, Defaults> &
    Partial<Pick<Call<Params, Query, Body, ResponseBody>, Defaults>>,
): Call<Params, Query, Body, ResponseBody> {
  const defaults = {
    access: 'anyone',
    params: noInput,
    query: noInput,
    headers: noInput,
    body: noInput,
    status: 200,
    errors: [],
  };
  // Safe cast: a type parameter defaults to `noInput` exactly where the value does.
  return { ...defaults, ...call } as Call<Params, Query, Body, ResponseBody>;
}

export interface CallInput<C extends Call> {
  params: z.input<C['params']>;
  query: z.input<C['query']>;
  body: z.input<C['body']>;
}

export type ResponseOf<C extends Call> = z.output<C['response']>;
