import type { Call } from 'contracts/api/call';
import { katrinBrandt } from 'fixtures/people';
import { it } from 'vitest';
import type { ApiClient } from '~/api/client.server';
import { createExpectedRefusal, createExpectedSessionEnd, recordExchange } from './exchange';
import { EXAMPLE_ID } from './provider-state';

interface GuardedRequest {
  body?: object;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** @param id of the application; other ids are EXAMPLE_ID */
  send: (api: ApiClient, id: string) => Promise<unknown>;
}

/**
 * Adds refusals of strangers (404, OVER-12), unconfirmed e-mail addresses (403) and missing sessions (401,
 * HTTP-03).
 */
export function itRefusesUnauthorizedAccess(call: Call, { send, ...request }: GuardedRequest): void {
  const path = call.path
    .replace(':id', EXAMPLE_ID)
    .replace(':entities', 'applications')
    .replaceAll(/:\w+/g, EXAMPLE_ID);
  const exampleRequest = { ...request, path, send: (api: ApiClient) => send(api, EXAMPLE_ID) };

  it(`OVER-12 ${call.name} returns 404 for another user's application`, async () => {
    await recordExchange(call, {
      ...exampleRequest,
      case: 'of another user’s application',
      given: { scenario: 'empty', loggedIn: katrinBrandt.key },
      expected: createExpectedRefusal('err_entity_not_found'),
    });
  });

  it(`${call.name} requires a confirmed e-mail if the deployment does (D-05)`, async () => {
    await recordExchange(call, {
      ...exampleRequest,
      case: 'of a user with an unconfirmed address',
      given: { scenario: 'empty', newcomer: true, partner: 'lean' },
      expected: createExpectedRefusal('err_email_not_confirmed'),
    });
  });

  it(`HTTP-03 ${call.name} returns 401 without a session`, async () => {
    await recordExchange(call, {
      ...exampleRequest,
      case: 'without a session',
      given: { scenario: 'empty' },
      expected: createExpectedSessionEnd('err_auth_session_not_found'),
    });
  });
}
