import { describe, expect, it } from 'vitest';
import { detailsOf } from '~/application/company-details/rules/company-details';
import type { NamedCompany } from '~/application/journey/rules/company';
import {
  type Draft,
  emptyDraft,
  hasDetailsOf,
  shownTexts,
  withSent,
  withTyping,
} from '~/application/journey/rules/draft';
import { withClassicCompany } from './company';
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

/** The draft once company name was sent. */
function afterName(draft: Draft, named: NamedCompany): Draft {
  const sent = withSent(draft, 'company-name', { texts: { companyName: named.name }, accepted: true });
  return withClassicCompany(sent, named, CONFIG);
}

const empty = emptyDraft('classic');
const NAME = { companyName: 'Metallbau Brandt GmbH', companyCreditProviderId: 'crefo-1' };

describe('the draft after company name', () => {
  const chosen = afterName(empty, { name: 'metallbau', found: FOUND });
  const edited = withSent(chosen, 'company-details', {
    texts: { ...DETAILS, street: 'Neue Straße', taxIdNumber: '60/271/04538' },
    accepted: true,
  });

  it('CLA-08: has the name and details of the chosen company', () => {
    expect(chosen.typed).toEqual({ ...NAME, ...DETAILS });
    expect(chosen.sent).toEqual(['company-name']);
  });

  it('keeps what was changed by hand when the same company is sent again', () => {
    const again = afterName(edited, { name: 'Metallbau', found: FOUND });
    expect(again.typed.street).toBe('Neue Straße');
    expect(again.sent).toContain('company-details');
  });

  it("drops another company's details when a name is typed by hand", () => {
    const typed = afterName(edited, { name: 'Ganz anders', found: null });
    expect(typed.typed).toEqual({ companyName: 'Ganz anders', companyCreditProviderId: '' });
    expect(typed.sent).toEqual(['company-name']);
  });

  it('CLA-08: fills the details also when the choice was kept before it was sent, as going back does', () => {
    const back = withSent(empty, 'company-name', { texts: NAME, accepted: false });
    const sent = afterName(back, { name: FOUND.name, found: FOUND });
    expect(sent.typed).toEqual({ ...NAME, ...DETAILS });
  });

  it('has details of the company that was sent, not of the one that is typed meanwhile', () => {
    const typedOver = withSent(edited, 'company-name', {
      texts: { ...NAME, companyName: 'Ganz anders' },
      accepted: false,
    });
    expect(hasDetailsOf(typedOver, { id: 'crefo-1', name: 'Metallbau Brandt GmbH' })).toBe(true);
    expect(hasDetailsOf(typedOver, { id: 'crefo-1', name: 'Ganz anders' })).toBe(false);
    expect(hasDetailsOf(empty, { id: 'crefo-1', name: 'Metallbau Brandt GmbH' })).toBe(false);
  });

  it('keeps the details when a name typed by hand is corrected, but has them looked at again', () => {
    const one = afterName(empty, { name: 'Brand', found: null });
    const filled = withSent(one, 'company-details', { texts: DETAILS, accepted: true });
    const corrected = afterName(filled, { name: 'Brandt', found: null });
    expect(corrected.typed).toMatchObject(DETAILS);
    expect(corrected.sent).toEqual(['company-name']);
    const typing = { ...DETAILS, street: 'Neue Straße' };
    const typed = afterName(withTyping(filled, 'company-details', typing), { name: 'Brandt', found: null });
    expect(shownTexts(typed, 'company-details')).toMatchObject(typing);
    const unchanged = afterName(filled, { name: 'Brand', found: null });
    expect(unchanged.sent).toEqual(['company-details', 'company-name']);
  });
});
