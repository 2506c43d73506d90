import { MatchersV3 } from '@pact-foundation/pact';
import { CALLS } from 'contracts/api';
import { describe, it } from 'vitest';
import { dynamicForms } from '~/api/dynamic-forms.server';
import { answers, exchange, refuses } from './exchange';

const { eachLike, string } = MatchersV3;

/** The partner whose form is configured. */
const MEDIC = { scenario: 'empty', partner: 'medic' };
const QUERY = { dynamic_forms_name: 'application' };

describe('QA-01 DYN-07 DYN-09 getFieldDefinitions', () => {
  it('tells the fields, and which belong to which purpose', async () => {
    await exchange(CALLS.getFieldDefinitions, {
      case: 'of the application',
      given: MEDIC,
      query: QUERY,
      expected: answers(CALLS.getFieldDefinitions, {
        loan_purposes: eachLike({
          name: string('foundation'),
          fields: eachLike(string('companyName')),
          currencies: eachLike(string('EUR')),
        }),
        fields: eachLike({
          id: string('companyName'),
          field_type: string('standard'),
          value_type: string('text'),
          related_entity: string('company'),
        }),
      }),
      send: (api) => dynamicForms.definitions(api, 'application'),
    });
  });

  it('is refused where no form is configured', async () => {
    await exchange(CALLS.getFieldDefinitions, {
      case: 'where there is none',
      given: { scenario: 'empty' },
      query: QUERY,
      expected: refuses('err_feature_not_enabled'),
      send: (api) => dynamicForms.definitions(api, 'application'),
    });
  });
});

describe('QA-01 DYN-01 DYN-05 getUiConfig', () => {
  it('tells the steps of each purpose, and how their fields are shown', async () => {
    await exchange(CALLS.getUiConfig, {
      case: 'of the application',
      given: MEDIC,
      query: QUERY,
      expected: answers(CALLS.getUiConfig, {
        config: {
          loan_purposes: eachLike({
            name: string('foundation'),
            steps: eachLike({
              id: string('company-name'),
              fields: eachLike({ id: string('companyName'), component: string('company_search') }),
            }),
          }),
        },
      }),
      send: (api) => dynamicForms.uiConfig(api, 'application'),
    });
  });

  it('is refused where no form is configured', async () => {
    await exchange(CALLS.getUiConfig, {
      case: 'where there is none',
      given: { scenario: 'empty' },
      query: QUERY,
      expected: refuses('err_feature_not_enabled'),
      send: (api) => dynamicForms.uiConfig(api, 'application'),
    });
  });
});
