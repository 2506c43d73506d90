import { describe, expect, it } from 'vitest';
import { listCompanyFacts } from './company-facts';

const BRANDT = {
  companyName: 'Metallbau Brandt GmbH',
  companyType: 'GMBH',
  street: 'Industriestraße',
  houseNumber: '14-16',
  companyPostCode: '28195',
  companyLocation: 'Bremen',
  hrNumber: 'HRB 28417',
  companyFoundationDate: '1998-05-18',
  taxIdNumber: '60/271/04538',
};

describe('company card', () => {
  it('OVER-08: shows name, type, postal address, register number, founding date and tax number', () => {
    expect(listCompanyFacts(BRANDT, [], 'de')).toEqual([
      { name: 'companyName', value: 'Metallbau Brandt GmbH' },
      { name: 'companyType', value: 'GMBH' },
      { name: 'address', value: 'Industriestraße 14-16, 28195 Bremen' },
      { name: 'registerNumber', value: 'HRB 28417' },
      { name: 'founded', value: '18.05.1998' },
      { name: 'taxNumber', value: '60/271/04538' },
    ]);
  });

  it('OVER-08: leaves out register number and founding date if the credit check is hidden (D-54)', () => {
    const names = listCompanyFacts(BRANDT, ['appointments', 'credit_check'], 'de').map(({ name }) => name);
    expect(names).toEqual(['companyName', 'companyType', 'address', 'taxNumber']);
  });

  it('OVER-08: shows unknown values as missing', () => {
    const facts = listCompanyFacts({ companyName: 'Brandt', hrNumber: ' ', taxIdNumber: null }, [], 'de');
    expect(facts.filter(({ value }) => value === null).map(({ name }) => name)).toEqual([
      'companyType',
      'address',
      'registerNumber',
      'founded',
      'taxNumber',
    ]);
  });

  it.each([
    [{ houseNumber: null }, 'Industriestraße, 28195 Bremen'],
    [{ street: null, houseNumber: null }, '28195 Bremen'],
    [{ companyPostCode: '', companyLocation: 'Bremen' }, 'Industriestraße 14-16, Bremen'],
  ])('OVER-08: formats a postal address with %o as one line', (missing, line) => {
    const address = listCompanyFacts({ ...BRANDT, ...missing }, [], 'de').find(
      ({ name }) => name === 'address',
    );
    expect(address?.value).toBe(line);
  });
});
