import { DEPLOYMENTS } from 'fixtures/deployments';
import { expect, it } from 'vitest';
import { readProductRange } from './product-range';

const { swiss } = DEPLOYMENTS;

it.each([
  ['as the partner has them there', swiss, 'DE', ['GMBH', 'AG', 'GMBH_CO_KG', 'OTHER']],
  [
    'those of the feature if the partner does not list the country',
    { ...swiss, publicFeatures: [companyTypes(true)] },
    'AT',
    ['AG', 'UG'],
  ],
  ['none if the feature is off', { ...swiss, publicFeatures: [companyTypes(false)] }, 'AT', []],
  ['none without feature and partner list', { ...swiss, publicFeatures: [] }, 'AT', []],
])('a deployment offers legal forms in a country: %s', (_, deployment, country, expected) => {
  expect(readProductRange(deployment).companyTypes(country)).toEqual(expected);
});

function companyTypes(is_active: boolean) {
  return { name: 'company_types', is_active, value: { supported: ['AG', 'UG'] } };
}
