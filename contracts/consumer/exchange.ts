import { type MatchersV3, Pact } from '@pact-foundation/pact';
import type { Call } from 'contracts/api/call';
import { ERROR_STATUS, type ErrorCode } from 'contracts/api/error-codes';
import { expect } from 'vitest';
import {
  type ApiClient,
  type CookieJar,
  createApiClient,
  createMemoryCookieStore,
} from '~/api/client.server';
import { findFreePort } from '../../scripts/free-port.mjs';
import { exchangeFolderOf } from '../pact/generated-pact';
import { CONSUMER, PROVIDER } from '../pact/pact-file';
import { toPlainValue } from './example';
import { toPactMatchers } from './matchers';
import { createProviderState, EXAMPLE_COOKIES, type ProviderState, providedCookie } from './provider-state';
import { waitUntilRecorded } from './wait-until-recorded';

const TIMEOUT_MS = 5_000;

interface ExpectedAnswer {
  status: number;
  headers?: Record<string, MatchersV3.Matcher<string>>;
  body?: unknown;
  result: unknown;
}

export function createExpectedResponse(
  call: Call,
  body?: unknown,
  headers?: ExpectedAnswer['headers'],
): ExpectedAnswer {
  return {
    status: call.status,
    headers,
    body: body === undefined ? undefined : toPactMatchers(call.response, body),
    result: { ok: true, data: body === undefined ? {} : toPlainValue(body) },
  };
}

/** @param field the request member that caused the refusal */
export function createExpectedRefusal(
  code: ErrorCode,
  field?: string,
  status: number = ERROR_STATUS[code],
): ExpectedAnswer {
  const errors = [{ code, ...(field && { field }) }];
  return { status, body: { errors }, result: { ok: false, error: { kind: 'refused', status, errors } } };
}

export function createExpectedRefusalWithErrors(
  errors: readonly (readonly [code: ErrorCode, field: string])[],
): ExpectedAnswer {
  const [first] = errors;
  if (first === undefined) throw new Error('createExpectedRefusalWithErrors needs at least one error');
  const status = ERROR_STATUS[first[0]];
  const entries = errors.map(([code, field]) => ({ code, field }));
  return {
    status,
    body: { errors: entries },
    result: { ok: false, error: { kind: 'refused', status, errors: entries } },
  };
}

export function createExpectedSessionEnd(code: ErrorCode): ExpectedAnswer {
  return {
    status: ERROR_STATUS[code],
    body: { errors: [{ code }] },
    result: { ok: false, error: { kind: 'sessionExpired' } },
  };
}

interface ExchangeOptions {
  case: string;
  given: ProviderState;
  path?: string | MatchersV3.Matcher<string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  expected: ExpectedAnswer;
  send: (api: ApiClient) => Promise<unknown>;
}

/** Adds an interaction to the pact. Returns the client's cookies. */
export async function recordExchange(call: Call, options: ExchangeOptions): Promise<CookieJar> {
  const state = createProviderState(options.given);
  const description = `${call.name} ${options.case}`;
  const cookies = createMemoryCookieStore(call.access === 'user' ? EXAMPLE_COOKIES : {});
  await new Pact({
    consumer: CONSUMER,
    provider: PROVIDER,
    dir: exchangeFolderOf(description),
    port: await findFreePort(),
    logLevel: 'error',
  })
    .addInteraction()
    .given(state.description, state.parameters)
    .uponReceiving(description)
    .withRequest(call.method, options.path ?? call.path, (request) => {
      request.headers({
        Accept: 'application/json',
        ...(call.access === 'user' && { Cookie: providedCookie }),
        ...(options.given.partner && { 'X-Forwarded-Host': `${options.given.partner}.localhost:3000` }),
        ...options.headers,
      });
      if (options.query) request.query(options.query);
      if (call.method !== 'GET' && call.method !== 'DELETE') request.jsonBody(options.body ?? {});
    })
    .willRespondWith(options.expected.status, (response) => {
      if (options.expected.headers) response.headers(options.expected.headers);
      if (options.expected.body !== undefined) response.jsonBody(options.expected.body);
    })
    .executeTest(async (lendingSystem) => {
      const api = createApiClient({
        baseUrl: lendingSystem.url,
        forwardedHost: `${options.given.partner ?? 'demo'}.localhost:3000`,
        cookies,
        timeoutMs: TIMEOUT_MS,
      });
      expect(await options.send(api)).toEqual(options.expected.result);
      await waitUntilRecorded(lendingSystem.port);
    });
  return cookies.read();
}
