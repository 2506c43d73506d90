import { describe, expect, expectTypeOf, it } from 'vitest';
import type { NewApplication } from '~/api/applications.server';
import { CONFIG } from '~/application/rules/testing/config';
import { registerGaps } from './classic-source.server';
import type { assembleClassic } from './rules/new-application';

type Sent = Extract<ReturnType<typeof assembleClassic>, { ok: true }>['application'];

it("CLA-13: the classic wizard's steps have exactly the fields of the API contract", () => {
  expectTypeOf<keyof Sent>().toEqualTypeOf<keyof NewApplication>();
  expectTypeOf<Sent>().toExtend<NewApplication>();
});

describe('registerGaps', () => {
  const KNOWN = {
    companyCountry: 'DE',
    companyType: 'GMBH',
    street: 'Industriestraße',
    houseNumber: '14-16',
    companyPostCode: '28195',
    companyLocation: 'Bremen',
    hrNumber: 'HRB 12345',
    businessPurpose: 'Stahl- und Hallenbau',
  };

  it.each<[string, Partial<typeof KNOWN>, string[] | null]>([
    ['all details', {}, []],
    ['all required details', { houseNumber: '', hrNumber: '' }, []],
    ['all but the business purpose', { businessPurpose: '' }, ['businessPurpose']],
    ['a city that the form refuses', { companyLocation: 'St. Gallen' }, ['companyLocation']],
    ['all but two details', { companyType: '', businessPurpose: '' }, ['companyType', 'businessPurpose']],
    ['all but three details', { companyType: '', businessPurpose: '', street: '' }, null],
  ])('CLA-09: lists the missing details of a company that has %s in the register', (_, changes, gaps) => {
    expect(registerGaps({ ...KNOWN, ...changes }, { config: CONFIG, language: 'de' })).toEqual(gaps);
  });

  it('CLA-09: shows no company card for a company outside the register', () => {
    expect(registerGaps(null, { config: CONFIG, language: 'de' })).toBeNull();
  });
});
