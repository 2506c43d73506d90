import { CALLS } from 'contracts/api';
import type { ErrorCode } from 'contracts/api/error-codes';
import type { SignatoryFields } from 'contracts/api/signatories';
import { jonasBrandt, katrinBrandt, marenVogt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { signatories } from '~/api/signatories.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import { createExample, createIncludingExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';
import { createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const WITH_REPRESENTATIVES: ProviderState = { scenario: 'representatives', loggedIn: katrinBrandt.key };
const SIGNING: ProviderState = { scenario: 'signing', loggedIn: katrinBrandt.key };
const SIGNATORY: ProviderState = {
  scenario: 'representatives-reopened',
  loggedIn: jonasBrandt.key,
  applicationOf: katrinBrandt.key,
};

const AYLIN: SignatoryFields = {
  first_name: 'Aylin',
  last_name: 'Demir',
  email: 'aylin@demir.example',
  telephone: '+49 40 66969455',
  position: null,
  nationality: 'TR',
  birthdate: '1984-11-23',
  taxid: null,
  street: 'Am Wall',
  street_number: '8',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  is_beneficial_owner: false,
  percentage_owned: null,
  is_legal_signatory: false,
  is_contract_signatory: null,
  is_sole_signatory: null,
  is_main_contact: false,
};

const CONTRACT_SIGNATORY = {
  is_legal_signatory: true,
  is_contract_signatory: true,
  is_sole_signatory: false,
} as const;

const REFUSED_CHANGES: [code: ErrorCode, field: string, change: Partial<SignatoryFields>][] = [
  ['err_share_percentage_greater_then_100', 'percentage_owned', { percentage_owned: 0.6001 }],
  ['err_representative_phone_required', 'telephone', { ...CONTRACT_SIGNATORY, telephone: null }],
  ['err_representative_email_required', 'email', { ...CONTRACT_SIGNATORY, email: null }],
  ['err_representative_birthdate_required', 'birthdate', { birthdate: null }],
  ['err_representative_nationality_required', 'nationality', { nationality: '' }],
  ['err_german_tin_invalid_check_digit', 'taxid', { taxid: '36574261808' }],
  ['err_german_tin_invalid_length', 'taxid', { taxid: '3657426180' }],
  ['err_german_tin_non_numeric', 'taxid', { taxid: '3657426180A' }],
  ['err_german_tin_leading_zero', 'taxid', { taxid: '06574261809' }],
  ['err_personal_tin_equals_company_tin', 'taxid', { country: 'CH', taxid: '6012345678' }],
  ['err_resource_exists', 'email', { email: 'JONAS.brandt@metallbau-brandt.example' }],
];

const TIMESTAMP = createExample('2026-03-04T09:30:00.000Z');

const RECORD = {
  signatory_id: createExample(EXAMPLE_ID),
  application_id: createExample(EXAMPLE_ID),
  is_current_actor: false,
  invite_status: createExample('not_invited'),
  updated_at: TIMESTAMP,
  custom_fields_list: [],
  requirements: null,
};

describe('QA-01 listSignatories', () => {
  const call = CALLS.listSignatories;

  it('returns the representatives with names, shares and signing rights', async () => {
    await recordExchange(call, {
      case: 'of an application with representatives',
      given: WITH_REPRESENTATIVES,
      path: createProvidedPath(call.path, { id: 'applicationId' }),
      expected: createExpectedResponse(
        call,
        createIncludingExample(
          {
            ...RECORD,
            first_name: 'Katrin',
            last_name: 'Brandt',
            birthdate: createExample('1979-09-02'),
            is_beneficial_owner: true,
            percentage_owned: createExample(0.51),
            is_legal_signatory: true,
            is_contract_signatory: true,
            is_sole_signatory: false,
            is_main_contact: true,
            is_current_actor: true,
          },
          {
            ...RECORD,
            first_name: 'Ada',
            last_name: 'Brandt',
            is_beneficial_owner: true,
            is_legal_signatory: false,
            is_main_contact: false,
            is_current_actor: false,
          },
        ),
      ),
      send: (api) => signatories.list(api, EXAMPLE_ID),
    });
  });

  itRefusesUnauthorizedAccess(call, { send: (api, id) => signatories.list(api, id) });
});

describe('QA-01 addSignatories', () => {
  const call = CALLS.addSignatories;
  const path = createProvidedPath(call.path, { id: 'applicationId' });
  const add = (person: SignatoryFields) => ({
    path,
    body: { data: [person] },
    send: (api: Parameters<typeof signatories.add>[0]) => signatories.add(api, EXAMPLE_ID, person),
  });

  it('REP-02 REP-04 adds a representative, with the share as a decimal', async () => {
    await recordExchange(call, {
      ...add({ ...AYLIN, percentage_owned: 0 }),
      case: 'of a person who does not sign',
      given: WITH_REPRESENTATIVES,
      expected: createExpectedResponse(call, [{ ...RECORD, ...AYLIN, percentage_owned: 0 }]),
    });
  });

  it.each(REFUSED_CHANGES)(
    'REP-06 REP-09 returns the code %s for the field %s',
    async (code, field, change) => {
      const shareChange =
        code === 'err_share_percentage_greater_then_100' ? { percentage_owned: 0.0001 } : {};
      await recordExchange(call, {
        ...add({ ...AYLIN, ...change, ...shareChange }),
        case: `of a person with the error ${code}`,
        given: WITH_REPRESENTATIVES,
        expected: createExpectedRefusal(code, field),
      });
    },
  );

  it("D-76 refuses another person's tax number", async () => {
    await recordExchange(call, {
      ...add({ ...AYLIN, taxid: '86095742719' }),
      case: 'of a person with the tax number of another representative',
      given: WITH_REPRESENTATIVES,
      expected: createExpectedRefusal('err_resource_exists', 'taxid'),
    });
  });

  it("REP-11 refuses a value that the partner's form does not accept", async () => {
    const custom_fields_list = [{ field_id: 'weekly_hours', field_value: '99' }];
    await recordExchange(call, {
      ...add({ ...AYLIN, custom_fields_list }),
      case: "of a person with a value that the partner's form refuses",
      given: { scenario: 'medical-application', loggedIn: marenVogt.key, partner: 'medic' },
      expected: createExpectedRefusal('err_custom_values_failed', 'custom_fields_list'),
    });
  });

  it('REP-08 fails in a status that forbids additions', async () => {
    await recordExchange(call, {
      ...add(AYLIN),
      case: 'while the application is being signed',
      given: SIGNING,
      expected: createExpectedRefusal('err_update_not_allowed'),
    });
  });

  it('REP-08 fails for users without permission', async () => {
    await recordExchange(call, {
      ...add(AYLIN),
      case: 'by a signatory',
      given: SIGNATORY,
      expected: createExpectedRefusal('err_no_permission'),
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: { data: [AYLIN] },
    send: (api, id) => signatories.add(api, id, AYLIN),
  });
});

describe('QA-01 updateSignatory', () => {
  const call = CALLS.updateSignatory;
  const path = createProvidedPath(call.path, { id: 'applicationId', signatoryId: 'signatoryId' });
  const update = (change: Partial<SignatoryFields>) => ({
    path,
    body: change,
    send: (api: Parameters<typeof signatories.update>[0]) =>
      signatories.update(api, EXAMPLE_ID, EXAMPLE_ID, change),
  });

  it('REP-07 changes only the sent fields and returns the record', async () => {
    const change = { telephone: '+49 421 5550199', taxid: '36574261809', percentage_owned: 0.295 };
    await recordExchange(call, {
      ...update(change),
      case: 'of some members',
      given: WITH_REPRESENTATIVES,
      expected: createExpectedResponse(call, {
        ...RECORD,
        ...change,
        first_name: createExample('Katrin'),
        last_name: createExample('Brandt'),
        is_beneficial_owner: true,
        is_legal_signatory: true,
        is_contract_signatory: true,
        is_sole_signatory: false,
        is_main_contact: true,
        is_current_actor: true,
      }),
    });
  });

  it.each(REFUSED_CHANGES)(
    'REP-06 REP-09 returns the code %s for the field %s',
    async (code, field, change) => {
      await recordExchange(call, {
        ...update(change),
        case: `with the error ${code}`,
        given: WITH_REPRESENTATIVES,
        expected: createExpectedRefusal(code, field),
      });
    },
  );

  it('REP-08 fails in a status that forbids updates of representatives', async () => {
    await recordExchange(call, {
      ...update({ position: 'Prokuristin' }),
      case: 'of a position while the application is being signed',
      given: SIGNING,
      expected: createExpectedRefusal('err_update_not_allowed', 'position'),
    });
  });

  it('REP-08 fails for users without permission', async () => {
    await recordExchange(call, {
      ...update({ position: 'Prokuristin' }),
      case: 'of a position by a signatory',
      given: SIGNATORY,
      expected: createExpectedRefusal('err_no_permission', 'position'),
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: { position: 'Prokuristin' },
    send: (api, id) => signatories.update(api, id, EXAMPLE_ID, { position: 'Prokuristin' }),
  });
});

describe('QA-01 deleteSignatory', () => {
  const call = CALLS.deleteSignatory;
  const path = createProvidedPath(call.path, { id: 'applicationId', signatoryId: 'signatoryId' });
  const remove = {
    path,
    send: (api: Parameters<typeof signatories.remove>[0]) => signatories.remove(api, EXAMPLE_ID, EXAMPLE_ID),
  };

  it('REP-07 removes a representative', async () => {
    await recordExchange(call, {
      ...remove,
      case: 'of an open application',
      given: WITH_REPRESENTATIVES,
      expected: createExpectedResponse(call, {}),
    });
  });

  it('REP-08 fails in a status that forbids removals', async () => {
    await recordExchange(call, {
      ...remove,
      case: 'while the application is being signed',
      given: SIGNING,
      expected: createExpectedRefusal('err_update_not_allowed'),
    });
  });

  it('REP-08 fails for users without permission', async () => {
    await recordExchange(call, {
      ...remove,
      case: 'by a signatory',
      given: SIGNATORY,
      expected: createExpectedRefusal('err_no_permission'),
    });
  });

  itRefusesUnauthorizedAccess(call, { send: (api, id) => signatories.remove(api, id, EXAMPLE_ID) });
});
