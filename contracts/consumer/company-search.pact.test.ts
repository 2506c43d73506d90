import { CALLS } from 'contracts/api';
import { describe, it } from 'vitest';
import { findCompanies } from '../../app/api/companies.server';
import { createExample, createListExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';

describe('QA-01 CLA-08 searchCompanies', () => {
  it('finds companies by part of their name', async () => {
    await recordExchange(CALLS.searchCompanies, {
      case: 'by a part of the name',
      given: { scenario: 'empty' },
      query: { name: 'Brandt', country: 'DE' },
      expected: createExpectedResponse(CALLS.searchCompanies, {
        companyNameSuggestions: createListExample({
          id: createExample('4711'),
          external_provider_company_id: createExample('ext-4711'),
          external_provider_name: createExample('creditreform'),
          name: createExample('Metallbau Brandt GmbH'),
          strasseHausnummer: createExample('Überseering 12a'),
          plz: createExample('28217'),
          ort: createExample('Bremen'),
          land: createExample('DE'),
          identnummer: createExample('HRB24816'),
          inPortfolio: createExample(false),
          isInternal: createExample(false),
          companyType: createExample('GMBH'),
          businessPurpose: createExample('Planung und Montage von Stahlkonstruktionen'),
          company_custom_fields: [],
        }),
      }),
      send: (api) => findCompanies(api, 'Brandt', 'DE'),
    });
  });

  it('returns an empty list for an unknown name', async () => {
    await recordExchange(CALLS.searchCompanies, {
      case: 'by an unknown name',
      given: { scenario: 'empty' },
      query: { name: 'Xyzzyplugh', country: 'DE' },
      expected: createExpectedResponse(CALLS.searchCompanies, { companyNameSuggestions: [] }),
      send: (api) => findCompanies(api, 'Xyzzyplugh', 'DE'),
    });
  });

  it('refuses search terms of fewer than four characters', async () => {
    await recordExchange(CALLS.searchCompanies, {
      case: 'by three characters',
      given: { scenario: 'empty' },
      query: { name: 'Bra' },
      expected: createExpectedRefusal('err_validation_failed', 'name'),
      send: (api) => findCompanies(api, 'Bra', undefined),
    });
  });
});
