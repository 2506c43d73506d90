import { MatchersV3 } from '@pact-foundation/pact';
import { CALLS } from 'contracts/api';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { applicationProgress } from '~/api/application-progress.server';
import { answers, endsSession, exchange } from './exchange';
import { EXAMPLE_ID, type Given, givenPath } from './given';
import { guardsApplication } from './guarded';

const { eachLike, string } = MatchersV3;

const OPEN: Given = { scenario: 'first-application', loggedIn: katrinBrandt.key };

describe('QA-01 validateNextStatus', () => {
  const call = CALLS.validateNextStatus;
  const path = givenPath(call.path, { id: 'applicationId' });

  it('SIM-04 OVER-07 names what is pending, with codes, and the status a submit leads to', async () => {
    await exchange(call, {
      case: 'of an open application',
      given: OPEN,
      path,
      expected: answers(call, {
        pending_actions: eachLike({
          action: string('bank_information'),
          errors: eachLike({ code: string('err_application_no_iban') }),
        }),
        next_status: string('Submitted'),
      }),
      send: (api) => applicationProgress.validate(api, EXAMPLE_ID),
    });
  });

  it('SIM-04 has no next status for who can do nothing more', async () => {
    await exchange(call, {
      case: 'of a rejected application',
      given: { scenario: 'rejected', loggedIn: katrinBrandt.key },
      path,
      expected: answers(call, { pending_actions: [], next_status: null }),
      send: (api) => applicationProgress.validate(api, EXAMPLE_ID),
    });
  });

  guardsApplication(call, { send: (api, id) => applicationProgress.validate(api, id) });

  it('HTTP-03 is refused when the session is over', async () => {
    await exchange(call, {
      case: 'with a session that ran out',
      given: { ...OPEN, sessionExpired: true },
      path,
      expected: endsSession('err_auth_session_expired'),
      send: (api) => applicationProgress.validate(api, EXAMPLE_ID),
    });
  });
});
