import { CALLS } from 'contracts/api';
import type { ErrorCode } from 'contracts/api/error-codes';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { companies, type NewCompany } from '~/api/companies.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import { itRefusesChange, OTHER_LOAN_TYPE_CASE, SIGNATORY_REFUSAL_CASE } from './change-refusals';
import { createExample, createListExample } from './example';
import {
  createExpectedRefusal,
  createExpectedResponse,
  createExpectedSessionEnd,
  recordExchange,
} from './exchange';
import { createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const OPEN: ProviderState = { scenario: 'factoring-complete', loggedIn: katrinBrandt.key };

const newcomer: NewCompany = {
  address_country: 'DE',
  companyName: 'Werft Wangerooge GmbH',
  companyType: 'GMBH',
  address_street: 'Am Hafen',
  address_house_number: '3',
  address_post_code: '26486',
  address_location: 'Wangerooge',
  hrNumber: 'HRB 4711',
  taxIdNumber: '60/123/45678',
  businessPurpose: 'Bau und Wartung kleiner Fähren',
};

describe('QA-01 FACT-06 addCompany', () => {
  const call = CALLS.addCompany;
  const path = createProvidedPath(call.path, { id: 'applicationId' });
  const send = (api: Parameters<typeof companies.add>[0], id = EXAMPLE_ID) =>
    companies.add(api, id, newcomer);

  it('adds a company and returns its id and name', async () => {
    await recordExchange(call, {
      case: 'that is new',
      given: OPEN,
      path,
      body: newcomer,
      expected: createExpectedResponse(call, {
        companyId: createExample(EXAMPLE_ID),
        companyName: 'Werft Wangerooge GmbH',
      }),
      send: (api) => send(api),
    });
  });

  it.each<[ErrorCode, string, string, Partial<NewCompany>]>([
    ['err_company_already_exists', 'companyName', 'that exists', { companyName: 'Modehaus Hansen GmbH' }],
    [
      'err_company_type_not_allowed',
      'companyType',
      'of a legal form of another country',
      { companyType: 'CH_AG' },
    ],
    [
      'err_company_country_not_allowed',
      'address_country',
      'of a country not offered',
      { address_country: 'FR' },
    ],
    [
      'err_validation_failed',
      'businessPurpose',
      'with a purpose of four characters',
      { businessPurpose: 'Bau?' },
    ],
  ])('returns the code %s for the field %s of a company %s', async (code, field, title, change) => {
    const body = { ...newcomer, ...change };
    await recordExchange(call, {
      case: title,
      given: OPEN,
      path,
      body,
      expected: createExpectedRefusal(code, field),
      send: (api) => companies.add(api, EXAMPLE_ID, body),
    });
  });

  itRefusesChange(call, { body: newcomer, send: (api) => send(api) }, [
    SIGNATORY_REFUSAL_CASE,
    OTHER_LOAN_TYPE_CASE,
    {
      code: 'err_update_not_allowed',
      case: 'to an application in review',
      given: { scenario: 'factoring-closed', loggedIn: katrinBrandt.key },
    },
  ]);
  itRefusesUnauthorizedAccess(call, { body: newcomer, send });
});

const COMPANY = {
  id: createExample('seehotel-plau'),
  external_provider_company_id: createExample('C-seehotel-plau'),
  external_provider_name: createExample('allianz_trade'),
  name: createExample('Seehotel Plau GmbH'),
  strasseHausnummer: createExample('Uferpromenade 3'),
  plz: createExample('19395'),
  ort: createExample('Plau am See'),
  land: createExample('DE'),
  identnummer: createExample('HRB 9034'),
  inPortfolio: createExample(false),
  companyType: createExample('GMBH'),
  businessPurpose: createExample('Betrieb eines Hotels mit Restaurant.'),
  company_custom_fields: [],
};

describe('QA-01 FACT-06 searchCompaniesForCover', () => {
  const call = CALLS.searchCompaniesForCover;

  it('finds companies by part of their name', async () => {
    await recordExchange(call, {
      case: 'by a part of the name',
      given: OPEN,
      query: { purpose: 'company_cover', name: 'Seehotel' },
      expected: createExpectedResponse(call, {
        external_provider_companies: createListExample({ ...COMPANY, isInternal: false }),
      }),
      send: (api) => companies.searchForCover(api, 'Seehotel'),
    });
  });

  it('FACT-06 returns isInternal for companies from the lender’s own list', async () => {
    await recordExchange(call, {
      case: 'by the name of a company that the lender keeps itself',
      given: OPEN,
      query: { purpose: 'company_cover', name: 'Modehaus' },
      expected: createExpectedResponse(call, {
        external_provider_companies: createListExample({ ...COMPANY, isInternal: true }),
      }),
      send: (api) => companies.searchForCover(api, 'Modehaus'),
    });
  });

  it('refuses search terms of fewer than four characters', async () => {
    await recordExchange(call, {
      case: 'by three characters',
      given: OPEN,
      query: { purpose: 'company_cover', name: 'See' },
      expected: createExpectedRefusal('err_validation_failed', 'name'),
      send: (api) => companies.searchForCover(api, 'See'),
    });
  });

  it('HTTP-03 fails without a session', async () => {
    await recordExchange(call, {
      case: 'without a session',
      given: { scenario: 'empty' },
      query: { purpose: 'company_cover', name: 'Seehotel' },
      expected: createExpectedSessionEnd('err_auth_session_not_found'),
      send: (api) => companies.searchForCover(api, 'Seehotel'),
    });
  });
});
