import type { Call } from 'contracts/api/call';
import type { ErrorCode } from 'contracts/api/error-codes';
import { jonasBrandt, katrinBrandt } from 'fixtures/people';
import { it } from 'vitest';
import type { ApiClient } from '~/api/client.server';
import { createExpectedRefusal, recordExchange } from './exchange';
import { createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

interface ChangeRequest {
  body?: object;
  send: (api: ApiClient) => Promise<unknown>;
}

export interface RefusedCase {
  code: ErrorCode;
  case: string;
  given: ProviderState;
}

export const SIGNATORY_REFUSAL_CASE: RefusedCase = {
  code: 'err_no_permission',
  case: 'by a representative who is not the applicant',
  given: {
    scenario: 'signing-second-missing',
    loggedIn: jonasBrandt.key,
    applicationOf: katrinBrandt.key,
  },
};

export const OTHER_LOAN_TYPE_CASE: RefusedCase = {
  code: 'err_feature_not_enabled',
  case: 'of an application of another loan type',
  given: { scenario: 'first-application', loggedIn: katrinBrandt.key },
};

export function itRefusesChange(
  call: Call,
  { body, send }: ChangeRequest,
  cases: readonly RefusedCase[],
): void {
  const pathWithExampleIds = call.path.replaceAll(/:(?!id\b)\w+/g, EXAMPLE_ID);
  it.each(cases.map((refusedCase) => [refusedCase.code, refusedCase.case, refusedCase] as const))(
    `${call.name} returns %s %s`,
    async (code, title, { given }) => {
      await recordExchange(call, {
        case: title,
        given,
        path: createProvidedPath(pathWithExampleIds, { id: 'applicationId' }),
        ...(body && { body }),
        expected: createExpectedRefusal(code),
        send,
      });
    },
  );
}
