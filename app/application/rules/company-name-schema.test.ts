import { expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import { createCompanyNameSchema } from './step-schemas';
import { WIZARD_CONFIG } from './testing/config';

const schema = createCompanyNameSchema({ config: WIZARD_CONFIG, typed: {}, language: 'de' });

it('CLA-08: createCompanyNameSchema accepts a name entered by hand', () => {
  expect(submit(schema, { companyName: ' Metallbau  Brandt ', companyCreditProviderId: '' })).toEqual({
    value: { companyName: 'Metallbau Brandt' },
  });
});

it('CLA-08: createCompanyNameSchema returns the id of a chosen suggestion', () => {
  expect(submit(schema, { companyName: 'ABCD', companyCreditProviderId: 'crefo-1' })).toEqual({
    value: { companyName: 'ABCD', companyCreditProviderId: 'crefo-1' },
  });
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ABC', 'tooShort?{"min":4}'],
  ['x'.repeat(256), 'tooLong?{"max":255}'],
  ['x'.repeat(1_000_000), 'tooLong?{"max":255}'],
])('CLA-08: createCompanyNameSchema refuses the name $0 with the message $1', (companyName, error) => {
  expect(submit(schema, { companyName })).toEqual({ errors: { companyName: [error] } });
});

it.each(["Robert'); DROP TABLE--", '<b>Brandt</b>', 'Łódzka 🏭 S.A.'])(
  'CLA-08: createCompanyNameSchema accepts %s as a name without an id',
  (companyName) => {
    expect(submit(schema, { companyName })).toEqual({ value: { companyName } });
  },
);
