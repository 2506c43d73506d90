import { describe, expect, it } from 'vitest';
import { createEmptyDraft, type Draft } from '~/application/journey/rules/draft';
import { WIZARD_CONFIG } from '~/application/rules/testing/config';
import { readForm } from '~/configured-form/rules/read-form';
import { CONTEXT, createFormSource } from '~/configured-form/rules/testing/source';
import type { FoundCompany } from '~/domain/suggestion';
import { asksCompanyDetails, withConfiguredCompany } from './company';

const reading = readForm(
  createFormSource({
    any: {
      who: [{ id: 'companyName', component: 'company_search', field_type: 'standard' }],
      where: [
        { id: 'street', component: 'text', field_type: 'standard' },
        { id: 'businessPurpose', component: 'textarea', field_type: 'standard' },
        { id: 'staff', component: 'number', value_type: 'int' },
        { id: 'taxIdNumber', component: 'text', field_type: 'standard' },
      ],
    },
  }),
  CONTEXT,
);
if (!reading.ok) throw new Error(reading.problem.missing);
const context = { purpose: reading.form.purposes[0], config: WIZARD_CONFIG, language: 'de' };

const PARK: FoundCompany = {
  external_provider_company_id: 'ext-1',
  name: 'Praxis am Park',
  strasseHausnummer: 'Parkallee 3',
  businessPurpose: 'Kinderheilkunde',
  company_custom_fields: [
    { field_id: 'staff', field_value: '4' },
    { field_id: 'unheard_of', field_value: 'x' },
  ],
};
const CONFIRMED: Draft = { ...createEmptyDraft('dynamic'), sent: ['who', 'where'] };

describe('CLA-08, DYN-07: company of a configured form', () => {
  it('adds postal address and custom values of a company from the search, and requires their confirmation', () => {
    const draft = withConfiguredCompany(CONFIRMED, { name: 'Praxis', registerEntry: PARK }, context);
    expect(draft.typed).toEqual({
      companyName: 'Praxis am Park',
      companyCreditProviderId: 'ext-1',
      street: 'Parkallee',
      businessPurpose: 'Kinderheilkunde',
      staff: '4',
    });
    expect(draft.sent).toEqual(['who']);
  });

  it('the choice of another company discards unsubmitted values about the previous company', () => {
    const typing = { where: { street: 'Am Wall', businessPurpose: 'Optik', taxIdNumber: '1234567890' } };
    const draft = withConfiguredCompany(
      { ...CONFIRMED, typing },
      { name: 'Praxis', registerEntry: PARK },
      context,
    );
    expect(draft.typing).toEqual({ where: { taxIdNumber: '1234567890' } });
  });

  it('asksCompanyDetails returns true only for a step that asks for company details but not for the company name', () => {
    const [who, where] = context.purpose.steps.map(({ fields }) => fields);
    expect(asksCompanyDetails(where ?? [])).toBe(true);
    expect(asksCompanyDetails(who ?? [])).toBe(false);
    expect(asksCompanyDetails([...(who ?? []), ...(where ?? [])])).toBe(false);
    expect(asksCompanyDetails((where ?? []).filter(({ id }) => id === 'staff'))).toBe(false);
  });

  it('keeps edited company details when the same company is chosen again', () => {
    const first = withConfiguredCompany(CONFIRMED, { name: 'Praxis', registerEntry: PARK }, context);
    const changed = { ...first, typed: { ...first.typed, street: 'Seeweg' }, sent: ['who', 'where'] };
    const withFirstCompany = withConfiguredCompany(
      changed,
      { name: PARK.name, registerEntry: PARK },
      context,
    );
    expect(withFirstCompany).toMatchObject({ typed: { street: 'Seeweg' }, sent: ['who', 'where'] });
  });

  it('removes the postal address when the user enters another name by hand', () => {
    const first = withConfiguredCompany(CONFIRMED, { name: 'Praxis', registerEntry: PARK }, context);
    const typed = { ...first.typed, taxIdNumber: '1234567890' };
    const otherDraft = withConfiguredCompany(
      { ...first, typed },
      { name: 'Haus am See', registerEntry: null },
      context,
    );
    expect(otherDraft.typed).toMatchObject({
      companyName: 'Haus am See',
      street: '',
      taxIdNumber: '1234567890',
    });
  });

  it('treats a different name with the same register number as another company', () => {
    const first = withConfiguredCompany(CONFIRMED, { name: 'Praxis', registerEntry: PARK }, context);
    const renamedCompany = { ...PARK, name: 'Praxis am Tor', strasseHausnummer: 'Am Tor 1' };
    const otherDraft = withConfiguredCompany(
      first,
      { name: 'Praxis', registerEntry: renamedCompany },
      context,
    );
    expect(otherDraft.typed).toMatchObject({ companyName: 'Praxis am Tor', street: 'Am Tor' });
  });

  it('empties a detail of the previous company if the register has no such detail of the new company', () => {
    const first = withConfiguredCompany(CONFIRMED, { name: 'Praxis', registerEntry: PARK }, context);
    const bare = { external_provider_company_id: 'ext-2', name: 'Haus am See' };
    const otherDraft = withConfiguredCompany(first, { name: 'Haus', registerEntry: bare }, context);
    expect(otherDraft.typed).toMatchObject({ companyName: 'Haus am See', street: '', businessPurpose: '' });
  });

  it('keeps details after a name entered by hand is corrected', () => {
    const typed = { street: 'Seeweg' };
    const first = withConfiguredCompany(
      { ...CONFIRMED, typed },
      { name: 'Haus', registerEntry: null },
      context,
    );
    const correctedDraft = withConfiguredCompany(
      first,
      { name: 'Haus am See', registerEntry: null },
      context,
    );
    expect(correctedDraft).toMatchObject({ typed: { street: 'Seeweg' }, sent: ['who', 'where'] });
  });
});
