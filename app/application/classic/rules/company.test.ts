import { describe, expect, it } from 'vitest';
import {
  addSubmittedStep,
  addUnsavedTexts,
  createEmptyDraft,
  currentTextsOf,
  type Draft,
  hasDetailsOf,
  type NamedCompany,
} from '~/application/journey/rules/draft';
import { toDetailTexts } from '~/application/rules/company-details';
import { WIZARD_CONFIG } from '~/application/rules/testing/config';
import { withClassicCompany } from './new-application';

const FOUND_COMPANY = {
  external_provider_company_id: 'crefo-1',
  name: 'Metallbau Brandt GmbH',
  strasseHausnummer: 'Industriestraße 14-16',
  plz: '28195',
  ort: 'Bremen',
  land: 'DE',
  identnummer: 'HRB 12345',
  companyType: 'GMBH',
  businessPurpose: 'Stahl- und Hallenbau',
};
const DETAILS = {
  companyCountry: 'DE',
  companyType: 'GMBH',
  street: 'Industriestraße',
  houseNumber: '14-16',
  companyPostCode: '28195',
  companyLocation: 'Bremen',
  hrNumber: 'HRB 12345',
  businessPurpose: 'Stahl- und Hallenbau',
};

describe('CLA-08: details of a company chosen from the search', () => {
  it('the details of the chosen company contain postal address, legal form, register number and business purpose', () => {
    expect(toDetailTexts(FOUND_COMPANY, WIZARD_CONFIG)).toEqual(DETAILS);
  });

  it('the details of the chosen company omit unknown values and values that the partner does not offer', () => {
    expect(
      toDetailTexts(
        { external_provider_company_id: 'x', name: 'X', land: 'AT', companyType: 'OG' },
        WIZARD_CONFIG,
      ),
    ).toEqual({
      companyCountry: 'DE',
      companyType: '',
      street: '',
      houseNumber: '',
      companyPostCode: '',
      companyLocation: '',
      hrNumber: '',
      businessPurpose: '',
    });
  });

  it("the business purpose is shortened from the register to the field's maximum length", () => {
    const long = { ...FOUND_COMPANY, businessPurpose: '🏭'.repeat(500) };
    expect(toDetailTexts(long, WIZARD_CONFIG).businessPurpose).toBe('🏭'.repeat(200));
  });
});

function addCompanyName(draft: Draft, namedCompany: NamedCompany): Draft {
  const sent = addSubmittedStep(draft, 'company-name', {
    texts: { companyName: namedCompany.name },
    isValid: true,
  });
  return withClassicCompany(sent, namedCompany, WIZARD_CONFIG);
}

const emptyDraft = createEmptyDraft('classic');
const NAME = { companyName: 'Metallbau Brandt GmbH', companyCreditProviderId: 'crefo-1' };

describe('withClassicCompany (draft with the details of the chosen company)', () => {
  const chosen = addCompanyName(emptyDraft, { name: 'metallbau', registerEntry: FOUND_COMPANY });
  const editedDraft = addSubmittedStep(chosen, 'company-details', {
    texts: { ...DETAILS, street: 'Neue Straße', taxIdNumber: '60/271/04538' },
    isValid: true,
  });

  it('CLA-08: adds the name and details of the chosen company', () => {
    expect(chosen.typed).toEqual({ ...NAME, ...DETAILS });
    expect(chosen.sent).toEqual(['company-name']);
  });

  it("CLA-09: keeps the register's details beside edited details, and drops both if the company changes", () => {
    expect(editedDraft.known).toEqual(DETAILS);
    expect(addCompanyName(editedDraft, { name: 'Metallbau', registerEntry: FOUND_COMPANY }).known).toEqual(
      DETAILS,
    );
    expect(addCompanyName(editedDraft, { name: 'Ganz anders', registerEntry: null }).known).toBeNull();
  });

  it('keeps edited details if the user submits the same company again', () => {
    const withSameCompany = addCompanyName(editedDraft, { name: 'Metallbau', registerEntry: FOUND_COMPANY });
    expect(withSameCompany.typed.street).toBe('Neue Straße');
    expect(withSameCompany.sent).toContain('company-details');
  });

  it('drops the details of the previous company when a name is entered by hand', () => {
    const typed = addCompanyName(editedDraft, { name: 'Ganz anders', registerEntry: null });
    expect(typed.typed).toEqual({ companyName: 'Ganz anders', companyCreditProviderId: '' });
    expect(typed.sent).toEqual(['company-name']);
  });

  it('CLA-08: adds the details even if the back button has already saved the chosen company', () => {
    const back = addSubmittedStep(emptyDraft, 'company-name', { texts: NAME, isValid: false });
    const sent = addCompanyName(back, { name: FOUND_COMPANY.name, registerEntry: FOUND_COMPANY });
    expect(sent.typed).toEqual({ ...NAME, ...DETAILS });
  });

  it('adds the details of the submitted company, not of a company that was only typed', () => {
    const withRetypedName = addSubmittedStep(editedDraft, 'company-name', {
      texts: { ...NAME, companyName: 'Ganz anders' },
      isValid: false,
    });
    expect(hasDetailsOf(withRetypedName, { id: 'crefo-1', name: 'Metallbau Brandt GmbH' })).toBe(true);
    expect(hasDetailsOf(withRetypedName, { id: 'crefo-1', name: 'Ganz anders' })).toBe(false);
    expect(hasDetailsOf(emptyDraft, { id: 'crefo-1', name: 'Metallbau Brandt GmbH' })).toBe(false);
  });

  it('keeps details after a name entered by hand is corrected, but requires their confirmation', () => {
    const one = addCompanyName(emptyDraft, { name: 'Brand', registerEntry: null });
    const filled = addSubmittedStep(one, 'company-details', { texts: DETAILS, isValid: true });
    const correctedDraft = addCompanyName(filled, { name: 'Brandt', registerEntry: null });
    expect(correctedDraft.typed).toMatchObject(DETAILS);
    expect(correctedDraft.sent).toEqual(['company-name']);
    const typing = { ...DETAILS, street: 'Neue Straße' };
    const typed = addCompanyName(addUnsavedTexts(filled, 'company-details', typing), {
      name: 'Brandt',
      registerEntry: null,
    });
    expect(currentTextsOf(typed, 'company-details')).toMatchObject(typing);
    const unchanged = addCompanyName(filled, { name: 'Brand', registerEntry: null });
    expect(unchanged.sent).toEqual(['company-details', 'company-name']);
  });
});
