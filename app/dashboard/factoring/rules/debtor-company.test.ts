import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import {
  createDebtorCompanySchema,
  encodeCompanyRef,
  findCompanyByName,
  parseCompanyRef,
} from './debtor-company';

const found = {
  id: 'seehotel & söhne',
  name: 'Seehotel & Söhne OHG',
  external_provider_company_id: 'C-1=2',
  external_provider_name: 'allianz_trade',
  isInternal: false,
};

describe('FACT-06: company chosen as debtor', () => {
  it("The chosen company is identified by the provider's number, or by the server's id if the server knows the company", () => {
    expect(parseCompanyRef(encodeCompanyRef(found))).toEqual({
      external_provider_company_id: 'C-1=2',
      external_provider_name: 'allianz_trade',
    });
    expect(parseCompanyRef(encodeCompanyRef({ ...found, isInternal: true }))).toEqual({
      company_id: 'seehotel & söhne',
    });
  });

  it.each(['', 'x', 'number=1', 'provider=allianz_trade', 'id=', '%%%'])(
    'the chosen company is null for the form value %j',
    (ref) => {
      expect(parseCompanyRef(ref)).toBeNull();
    },
  );

  const send = (values: Record<string, string>) =>
    submit(createDebtorCompanySchema(values, { name: 'Lorenz Textil GmbH & Co. KG', country: 'DE' }), values);

  it.each([
    [{ company_name: 'Seehotel' }, ['companyNotChosen']],
    [{ company_name: 'Seehotel', company: 'number=1' }, ['companyNotChosen']],
    [{}, ['required']],
  ])('the chosen company is refused if incomplete: %j', (values, company_name) => {
    expect(send(values as Record<string, string>)).toEqual({ errors: { company_name } });
  });

  it.each(['Lorenz Textil GmbH & Co. KG', ' LORENZ  Textil GmbH und Co KG', 'Lorenz-Textil GmbH + Co.KG'])(
    'D-75: the chosen company is refused if it is the applicant, spelled %j',
    (company_name) => {
      expect(send({ company_name, company: 'id=7' })).toEqual({
        errors: { company_name: ['ownCompanyAsDebtor'] },
      });
    },
  );

  it.each([true, false])(
    'D-75: the chosen company is refused if it is the applicant and only part of its name is typed (lender knows the company: %s)',
    (isInternal) => {
      const company = encodeCompanyRef({ ...found, name: 'Lorenz Textil GmbH & Co. KG', isInternal });
      expect(send({ company_name: 'Lorenz', company })).toEqual({
        errors: { company_name: ['ownCompanyAsDebtor'] },
      });
    },
  );

  it.each([
    ['CH', undefined],
    ['DE', ['ownCompanyAsDebtor']],
    [null, ['ownCompanyAsDebtor']],
  ])(
    "D-75: the chosen company is refused if it has the applicant's name, unless the country differs (country: %s)",
    (land, company_name) => {
      const name = 'Lorenz Textil GmbH & Co. KG';
      const answer = send({ company_name: name, company: encodeCompanyRef({ ...found, name, land }) });
      expect(answer).toMatchObject(company_name ? { errors: { company_name } } : { value: {} });
    },
  );

  it('A chosen company other than the applicant is accepted', () => {
    expect(send({ company_name: 'Seehotel', company: 'id=7' })).toEqual({
      value: { company_name: { company_id: '7' } },
    });
  });
});

describe('FACT-06: findCompanyByName', () => {
  const option = (label: string, town: string) => ({ id: `${label}, ${town}`, label });
  const hansenOption = option('Modehaus Hansen GmbH', 'Hamburg');
  const others = [option('Modehaus Hansen & Söhne GmbH', 'Kiel'), option('Hansen AG', 'Bremen')];

  it.each([
    'Modehaus Hansen GmbH',
    ' modehaus  hansen gmbh',
    'Modehaus Hansen Gesellschaft mit beschränkter Haftung',
  ])('returns the only company of that name in any spelling: %s', (typed) => {
    expect(findCompanyByName(typed, [...others, hansenOption])).toBe(hansenOption);
  });

  it.each(['', 'Modehaus', 'Modehaus Hansen'])('returns null for the name %j', (typed) => {
    expect(findCompanyByName(typed, [...others, hansenOption])).toBeNull();
  });

  it('returns null if several companies match', () => {
    expect(
      findCompanyByName('Modehaus Hansen GmbH', [hansenOption, option('Modehaus Hansen GmbH', 'Plau')]),
    ).toBeNull();
  });
});
