import { DEPLOYMENTS } from 'fixtures/deployments';
import { expect, it } from 'vitest';
import { readProductRange } from './product-range';

const { swiss } = DEPLOYMENTS;

it.each([
  ['the legal forms that the partner lists', swiss, 'DE', ['GMBH', 'AG', 'GMBH_CO_KG', 'OTHER']],
  [
    'the legal forms of the feature if the partner does not list the country',
    { ...swiss, publicFeatures: [companyTypes(true)] },
    'AT',
    ['AG', 'UG'],
  ],
  ['no legal forms if the feature is off', { ...swiss, publicFeatures: [companyTypes(false)] }, 'AT', []],
  ['no legal forms without feature and partner list', { ...swiss, publicFeatures: [] }, 'AT', []],
])('companyTypes of a product range returns %s', (_, deployment, country, expected) => {
  expect(readProductRange(deployment).companyTypes(country)).toEqual(expected);
});

function companyTypes(is_active: boolean) {
  return { name: 'company_types', is_active, value: { supported: ['AG', 'UG'] } };
}
