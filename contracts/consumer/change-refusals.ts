import type { Call } from 'contracts/api/call';
import type { ErrorCode } from 'contracts/api/error-codes';
import { jonasBrandt, katrinBrandt } from 'fixtures/people';
import { it } from 'vitest';
import type { ApiClient } from '~/api/client.server';
import { exchange, refuses } from './exchange';
import { EXAMPLE_ID, type Given, givenPath } from './provider-state';

interface Refused {
  body?: object;
  /** Every id in the path is EXAMPLE_ID. */
  send: (api: ApiClient) => Promise<unknown>;
}

export interface RefusedCase {
  code: ErrorCode;
  case: string;
  given: Given;
}

export const BY_SIGNATORY: RefusedCase = {
  code: 'err_no_permission',
  case: 'by a representative who is not the applicant',
  given: {
    scenario: 'signing-second-missing',
    loggedIn: jonasBrandt.key,
    applicationOf: katrinBrandt.key,
  },
};

export const OF_ANOTHER_KIND: RefusedCase = {
  code: 'err_feature_not_enabled',
  case: 'of an application of another kind',
  given: { scenario: 'first-application', loggedIn: katrinBrandt.key },
};

export function refusesChange(call: Call, { body, send }: Refused, cases: readonly RefusedCase[]): void {
  const unknownParts = call.path.replaceAll(/:(?!id\b)\w+/g, EXAMPLE_ID);
  it.each(cases.map((one) => [one.code, one.case, one] as const))(
    `${call.name} returns %s %s`,
    async (code, title, { given }) => {
      await exchange(call, {
        case: title,
        given,
        path: givenPath(unknownParts, { id: 'applicationId' }),
        ...(body && { body }),
        expected: refuses(code),
        send,
      });
    },
  );
}
