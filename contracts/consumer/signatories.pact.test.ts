import { MatchersV3 } from '@pact-foundation/pact';
import { CALLS } from 'contracts/api';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { signatories } from '~/api/signatories.server';
import { answers, exchange } from './exchange';
import { EXAMPLE_ID, type Given, givenPath } from './given';
import { guardsApplication } from './guarded';

const { boolean, eachLike, number, regex, string } = MatchersV3;

const REPRESENTED: Given = { scenario: 'representatives', loggedIn: katrinBrandt.key };

describe('QA-01 listSignatories', () => {
  const call = CALLS.listSignatories;

  it('gives the representatives with what is known of them', async () => {
    await exchange(call, {
      case: 'of an application with representatives',
      given: REPRESENTED,
      path: givenPath(call.path, { id: 'applicationId' }),
      expected: answers(
        call,
        eachLike({
          signatory_id: string(EXAMPLE_ID),
          application_id: string(EXAMPLE_ID),
          first_name: string('Katrin'),
          last_name: string('Brandt'),
          birthdate: regex('\\d{4}-\\d\\d-\\d\\d', '1979-09-02'),
          is_beneficial_owner: boolean(true),
          percentage_owned: number(0.51),
          is_legal_signatory: boolean(true),
          is_main_contact: boolean(true),
          is_current_actor: boolean(true),
          invite_status: string('not_accepted'),
          updated_at: regex(
            '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)',
            '2026-03-04T09:30:00.000Z',
          ),
          custom_fields_list: [],
          requirements: null,
        }),
      ),
      send: (api) => signatories.list(api, EXAMPLE_ID),
    });
  });

  guardsApplication(call, { send: (api, id) => signatories.list(api, id) });
});
