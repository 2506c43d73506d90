import { CALLS } from 'contracts/api';
import { describe, it } from 'vitest';
import { findCompanies } from '../../app/api/companies.server';
import { example, listOf } from './example';
import { answers, exchange, refuses } from './exchange';

describe('QA-01 CLA-08 searchCompanies', () => {
  it('finds companies by part of their name', async () => {
    await exchange(CALLS.searchCompanies, {
      case: 'by a part of the name',
      given: { scenario: 'empty' },
      query: { name: 'Brandt', country: 'DE' },
      expected: answers(CALLS.searchCompanies, {
        companyNameSuggestions: listOf({
          id: example('4711'),
          external_provider_company_id: example('ext-4711'),
          external_provider_name: example('creditreform'),
          name: example('Metallbau Brandt GmbH'),
          strasseHausnummer: example('Überseering 12a'),
          plz: example('28217'),
          ort: example('Bremen'),
          land: example('DE'),
          identnummer: example('HRB24816'),
          inPortfolio: example(false),
          isInternal: example(false),
          companyType: example('GMBH'),
          businessPurpose: example('Planung und Montage von Stahlkonstruktionen'),
          company_custom_fields: [],
        }),
      }),
      send: (api) => findCompanies(api, 'Brandt', 'DE'),
    });
  });

  it('returns an empty list for an unknown name', async () => {
    await exchange(CALLS.searchCompanies, {
      case: 'by a name nobody has',
      given: { scenario: 'empty' },
      query: { name: 'Xyzzyplugh', country: 'DE' },
      expected: answers(CALLS.searchCompanies, { companyNameSuggestions: [] }),
      send: (api) => findCompanies(api, 'Xyzzyplugh', 'DE'),
    });
  });

  it('refuses terms of fewer than four characters', async () => {
    await exchange(CALLS.searchCompanies, {
      case: 'by three characters',
      given: { scenario: 'empty' },
      query: { name: 'Bra' },
      expected: refuses('err_validation_failed', 'name'),
      send: (api) => findCompanies(api, 'Bra', undefined),
    });
  });
});
