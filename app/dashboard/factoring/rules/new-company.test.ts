import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import {
  chosenCountryOf,
  createLegalForms,
  createNewCompanySchema,
  findMissingCompanyLists,
  listLegalForms,
  NEW_COMPANY_FIELDS,
  toCompanyTexts,
} from './new-company';

const FORMS = createLegalForms({
  companyTypesByCountry: { DE: ['GMBH', 'AG', 'LLC'], CH: ['CH_AG'], FR: [], PL: ['LLC'] },
});

const SHIPYARD = {
  companyName: 'Werft Wangerooge GmbH',
  address_country: 'DE',
  companyType: 'GMBH',
  address_street: 'Am Hafen',
  address_house_number: '3',
  address_post_code: '26486',
  address_location: 'Wangerooge',
  hrNumber: 'HRB 4711',
  taxIdNumber: '60/123/45678',
  businessPurpose: 'Bau und Wartung\nkleiner Fähren',
};

const APPLICANT = { name: 'Lorenz Textil GmbH & Co. KG', country: 'DE' };

const send = (values: Record<string, string>) =>
  submit(createNewCompanySchema(FORMS, values, APPLICANT), values);

describe('FACT-06: new company', () => {
  it('D-97: the schema of a new company accepts only countries for which the partner offers legal forms', () => {
    expect(FORMS).toEqual({ DE: ['GMBH', 'AG'], CH: ['CH_AG'] });
    expect(findMissingCompanyLists(FORMS)).toEqual([]);
    expect(findMissingCompanyLists({})).toEqual(['company types']);
  });

  it('a new company is sent with the typed details', () => {
    expect(send(SHIPYARD)).toEqual({ value: SHIPYARD });
  });

  it('the schema of a new company accepts a house number after the street', () => {
    const answer = send({ ...SHIPYARD, address_street: 'Am Hafen 3', address_house_number: '' });
    expect(answer).toEqual({ value: SHIPYARD });
  });

  it.each([
    ['Lorenz Textil GmbH & Co. KG', 'DE', ['ownCompanyAsDebtor']],
    ['LORENZ-Textil GmbH und Co KG ', 'DE', ['ownCompanyAsDebtor']],
    ['Lorenz Textil GmbH & Co. KG', 'CH', undefined],
    ['Lorenz Textil AG', 'DE', undefined],
  ])(
    'D-75: the schema of a new company refuses the applicant itself: name %s, country %s',
    (companyName, address_country, refused) => {
      const companyType = address_country === 'CH' ? 'CH_AG' : 'GMBH';
      const answer = send({ ...SHIPYARD, companyName, address_country, companyType, taxIdNumber: '' });
      expect(answer).toMatchObject(
        refused ? { errors: { companyName: refused } } : { value: { companyName } },
      );
    },
  );

  it('the schema of a new company requires all details except register number and tax number', () => {
    const required = NEW_COMPANY_FIELDS.filter((field) => !['hrNumber', 'taxIdNumber'].includes(field));
    const chosen = ['address_country', 'companyType'];
    expect(send({})).toEqual({
      errors: Object.fromEntries(
        required.map((field) => [field, [chosen.includes(field) ? 'choose' : 'required']]),
      ),
    });
  });

  it('the schema of a new company offers the legal forms of the country and refuses others', () => {
    expect(listLegalForms({ address_country: 'CH' }, FORMS)).toEqual(['CH_AG']);
    expect(listLegalForms({}, FORMS)).toEqual(['GMBH', 'AG']);
    expect(send({ ...SHIPYARD, address_country: 'CH', taxIdNumber: '' })).toEqual({
      errors: { companyType: ['companyTypeOfCountry'] },
    });
  });

  it.each([
    ['address_country', 'PL', 'choiceInvalid'],
    ['businessPurpose', 'Bau?', 'tooShort?{"min":5}'],
    ['businessPurpose', 'x'.repeat(2_000_001), 'tooLong?{"max":2000000}'],
    ['hrNumber', 'HR', 'tooShort?{"min":3}'],
    ['taxIdNumber', '123', 'companyTaxNumberLength?{"min":10,"max":11}'],
  ])('the schema of a new company refuses for the field $0 the value $1', (field, typed, error) => {
    const answer = send({ ...SHIPYARD, [field]: typed });
    expect(answer).toHaveProperty(`errors.${field}`, [error]);
  });

  it.each(['Bauen', 'x'.repeat(2_000_000)])(
    'D-41: the schema of a new company accepts a business purpose of 5 to 2,000,000 characters',
    (purpose) => {
      expect(send({ ...SHIPYARD, businessPurpose: purpose })).toHaveProperty('value');
    },
  );
});

describe('toCompanyTexts (form values of a company from the search)', () => {
  const found = {
    name: 'Tissus Romands SA',
    strasseHausnummer: 'Rue du Rhône 44',
    plz: '1204',
    ort: 'Genève',
    land: 'ch',
    identnummer: 'CH-660',
    companyType: 'CH_AG',
    businessPurpose: 'Commerce',
  };

  it('returns name, address, legal form and other details of the company', () => {
    expect(toCompanyTexts(found, FORMS)).toEqual({
      companyName: 'Tissus Romands SA',
      address_country: 'CH',
      companyType: 'CH_AG',
      address_street: 'Rue du Rhône',
      address_house_number: '44',
      address_post_code: '1204',
      address_location: 'Genève',
      hrNumber: 'CH-660',
      businessPurpose: 'Commerce',
    });
  });

  it('leaves out a country that is not offered, with its legal form', () => {
    const texts = toCompanyTexts({ ...found, land: 'FR' }, FORMS);
    expect(texts).not.toHaveProperty('address_country');
    expect(texts.companyType).toBe('');
  });
});

describe('FACT-06: company with missing details', () => {
  it('toCompanyTexts leaves unknown details empty, including the legal form of a country that is not offered', () => {
    expect(toCompanyTexts({ name: 'Werft', land: 'fr', companyType: 'GMBH' }, FORMS)).toEqual({
      companyName: 'Werft',
      companyType: '',
      address_street: '',
      address_house_number: '',
      address_post_code: '',
      address_location: '',
      hrNumber: '',
      businessPurpose: '',
    });
  });

  it('the list of legal forms is empty if no country is offered', () => {
    expect(chosenCountryOf({}, {})).toBe('');
    expect(listLegalForms({ address_country: 'DE' }, {})).toEqual([]);
  });
});
