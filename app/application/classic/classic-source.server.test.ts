import { describe, expect, expectTypeOf, it } from 'vitest';
import type { NewApplication } from '~/api/applications.server';
import { WIZARD_CONFIG } from '~/application/rules/testing/config';
import { findRegisterGaps } from './classic-source.server';
import type { assembleClassicApplication } from './rules/new-application';

type AssembledApplication = Extract<
  ReturnType<typeof assembleClassicApplication>,
  { ok: true }
>['application'];

it("CLA-13: the classic wizard's steps have exactly the fields of the API contract", () => {
  expectTypeOf<keyof AssembledApplication>().toEqualTypeOf<keyof NewApplication>();
  expectTypeOf<AssembledApplication>().toExtend<NewApplication>();
});

describe('findRegisterGaps (details of a company that the register lacks)', () => {
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
  ])(
    'CLA-09: findRegisterGaps for a register entry with %s returns the missing details, or null if more than two are missing: $2',
    (_, changes, gaps) => {
      expect(findRegisterGaps({ ...KNOWN, ...changes }, { config: WIZARD_CONFIG, language: 'de' })).toEqual(
        gaps,
      );
    },
  );

  it('CLA-09: returns null for a company outside the register', () => {
    expect(findRegisterGaps(null, { config: WIZARD_CONFIG, language: 'de' })).toBeNull();
  });
});
