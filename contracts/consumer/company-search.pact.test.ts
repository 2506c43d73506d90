import { MatchersV3 } from '@pact-foundation/pact';
import { CALLS } from 'contracts/api';
import { describe, it } from 'vitest';
import { findCompanies } from '~/api/company-search.server';
import { answers, exchange, refuses } from './exchange';

const { boolean, eachLike, regex, string } = MatchersV3;

describe('QA-01 CLA-08 searchCompanies', () => {
  it('finds companies by a part of their name', async () => {
    await exchange(CALLS.searchCompanies, {
      case: 'by a part of the name',
      given: { scenario: 'empty' },
      query: { name: 'Brandt', country: 'DE' },
      expected: answers(CALLS.searchCompanies, {
        companyNameSuggestions: eachLike({
          id: string('4711'),
          external_provider_company_id: string('ext-4711'),
          external_provider_name: string('creditreform'),
          name: string('Metallbau Brandt GmbH'),
          strasseHausnummer: string('Überseering 12a'),
          plz: string('28217'),
          ort: string('Bremen'),
          land: regex('[A-Z]{2}', 'DE'),
          identnummer: string('HRB24816'),
          inPortfolio: boolean(false),
          isInternal: boolean(false),
          companyType: string('GMBH'),
          businessPurpose: string('Planung und Montage von Stahlkonstruktionen'),
          company_custom_fields: [],
        }),
      }),
      send: (api) => findCompanies(api, 'Brandt', 'DE'),
    });
  });

  it('finds nothing where nothing is', async () => {
    await exchange(CALLS.searchCompanies, {
      case: 'by a name nobody has',
      given: { scenario: 'empty' },
      query: { name: 'Xyzzyplugh', country: 'DE' },
      expected: answers(CALLS.searchCompanies, { companyNameSuggestions: [] }),
      send: (api) => findCompanies(api, 'Xyzzyplugh', 'DE'),
    });
  });

  it('refuses fewer than four characters', async () => {
    await exchange(CALLS.searchCompanies, {
      case: 'by three characters',
      given: { scenario: 'empty' },
      query: { name: 'Bra' },
      expected: refuses('err_validation_failed', 'name'),
      send: (api) => findCompanies(api, 'Bra', undefined),
    });
  });
});
