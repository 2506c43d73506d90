import type { Call } from 'contracts/api/call';
import type { ErrorCode } from 'contracts/api/error-codes';
import { jonasBrandt, katrinBrandt } from 'fixtures/people';
import { it } from 'vitest';
import type { ApiClient } from '~/api/client.server';
import { exchange, refuses } from './exchange';
import { EXAMPLE_ID, type Given, givenPath } from './given';

interface Refused {
  /** A body the call's schema accepts; left out where it takes none. */
  body?: object;
  /** Makes the call; every id of the path is EXAMPLE_ID. */
  send: (api: ApiClient) => Promise<unknown>;
}

/** A code, and the situation in which the call is refused with it. */
export interface RefusedCase {
  code: ErrorCode;
  /** Distinguishes it from the call's other exchanges: "of an application in review". */
  case: string;
  given: Given;
}

/** A representative's own account: sees the application, and may not change what belongs to the applicant. */
export const BY_SIGNATORY: RefusedCase = {
  code: 'err_no_permission',
  case: 'by a representative who is not the applicant',
  given: {
    scenario: 'signing-second-missing',
    loggedIn: jonasBrandt.key,
    applicationOf: katrinBrandt.key,
  },
};

/** An application of another kind, which has neither objects nor factoring details. */
export const OF_ANOTHER_KIND: RefusedCase = {
  code: 'err_feature_not_enabled',
  case: 'of an application of another kind',
  given: { scenario: 'first-application', loggedIn: katrinBrandt.key },
};

/** One exchange for each case: the call about the application the state knows, everything else of the path is unknown there. */
export function refusesChange(call: Call, { body, send }: Refused, cases: readonly RefusedCase[]): void {
  const unknownParts = call.path.replaceAll(/:(?!id\b)\w+/g, EXAMPLE_ID);
  it.each(cases.map((one) => [one.code, one.case, one] as const))(
    `${call.name} is refused with %s %s`,
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
