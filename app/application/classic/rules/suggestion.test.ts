import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, shownValues, valuesOf, withStep, withTyping } from './draft';
import { detailsOf, hasDetailsOf, withCompany } from './suggestion';
import { CONFIG } from './testing/config';

const FOUND = {
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

describe('a chosen suggestion', () => {
  it('CLA-08: fills address, legal form, register number and business purpose', () => {
    expect(detailsOf(FOUND, CONFIG)).toEqual(DETAILS);
  });

  it('leaves open what is not offered or not known', () => {
    expect(
      detailsOf({ external_provider_company_id: 'x', name: 'X', land: 'AT', companyType: 'OG' }, CONFIG),
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

  it('cuts a register extract to what the field takes', () => {
    const long = { ...FOUND, businessPurpose: '🏭'.repeat(500) };
    expect(detailsOf(long, CONFIG).businessPurpose).toBe('🏭'.repeat(200));
  });
});

describe('the draft after company name', () => {
  const chosen = withCompany(EMPTY_DRAFT, { name: 'metallbau', found: FOUND }, CONFIG);
  const edited = withStep(chosen, 'company-details', {
    values: { ...DETAILS, street: 'Neue Straße' },
    finished: true,
  });

  it('CLA-08: has the name and details of the chosen company', () => {
    expect(valuesOf(chosen, 'company-name')).toEqual({
      companyName: 'Metallbau Brandt GmbH',
      companyCreditProviderId: 'crefo-1',
    });
    expect(valuesOf(chosen, 'company-details')).toEqual(DETAILS);
    expect(chosen.finished).toEqual(['company-name']);
  });

  it('keeps what was changed by hand when the same company is sent again', () => {
    const again = withCompany(edited, { name: 'Metallbau', found: FOUND }, CONFIG);
    expect(valuesOf(again, 'company-details').street).toBe('Neue Straße');
    expect(again.finished).toContain('company-details');
  });

  it("drops another company's details when a name is typed by hand", () => {
    const typed = withCompany(edited, { name: 'Ganz anders', found: null }, CONFIG);
    expect(valuesOf(typed, 'company-details')).toEqual({});
    expect(typed.finished).toEqual(['company-name']);
  });

  it('CLA-08: fills the details also when the choice was kept before it was sent, as going back does', () => {
    const back = withStep(EMPTY_DRAFT, 'company-name', {
      values: { companyName: FOUND.name, companyCreditProviderId: 'crefo-1' },
      finished: false,
    });
    const sent = withCompany(back, { name: FOUND.name, found: FOUND }, CONFIG);
    expect(valuesOf(sent, 'company-details')).toEqual(DETAILS);
  });

  it('has details of the company that was sent, not of the one that is typed meanwhile', () => {
    const typedOver = withStep(edited, 'company-name', {
      values: { companyName: 'Ganz anders', companyCreditProviderId: 'crefo-1' },
      finished: false,
    });
    expect(hasDetailsOf(typedOver, { id: 'crefo-1', name: 'Metallbau Brandt GmbH' })).toBe(true);
    expect(hasDetailsOf(typedOver, { id: 'crefo-1', name: 'Ganz anders' })).toBe(false);
    expect(hasDetailsOf(EMPTY_DRAFT, { id: 'crefo-1', name: 'Metallbau Brandt GmbH' })).toBe(false);
  });

  it('keeps the details when a name typed by hand is corrected, but has them looked at again', () => {
    const one = withCompany(EMPTY_DRAFT, { name: 'Brand', found: null }, CONFIG);
    const filled = withStep(one, 'company-details', { values: DETAILS, finished: true });
    const corrected = withCompany(filled, { name: 'Brandt', found: null }, CONFIG);
    expect(valuesOf(corrected, 'company-details')).toEqual(DETAILS);
    expect(corrected.finished).toEqual(['company-name']);
    const typing = { ...DETAILS, street: 'Neue Straße' };
    const typed = withCompany(
      withTyping(filled, 'company-details', typing),
      { name: 'Brandt', found: null },
      CONFIG,
    );
    expect(shownValues(typed, 'company-details')).toEqual(typing);
    const unchanged = withCompany(filled, { name: 'Brand', found: null }, CONFIG);
    expect(unchanged.finished).toEqual(['company-name', 'company-details']);
  });
});
