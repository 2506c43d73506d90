import { splitStreet } from '~/domain/street';
import { BUSINESS_PURPOSE } from './company-details';
import { type Company, type Draft, shownValues, withStep } from './draft';
import type { WizardConfig } from './wizard-config';

/** A company the search has found, as far as the wizard uses it; member names are the provider's. */
export interface FoundCompany {
  readonly external_provider_company_id: string;
  readonly name: string;
  readonly strasseHausnummer?: string | null | undefined;
  readonly plz?: string | null | undefined;
  readonly ort?: string | null | undefined;
  readonly land?: string | null | undefined;
  readonly identnummer?: string | null | undefined;
  readonly companyType?: string | null | undefined;
  readonly businessPurpose?: string | null | undefined;
}

/**
 * Fills company details from a chosen suggestion (CLA-08): address, legal form, register number, business purpose. A country or legal
 * form that isn't offered is left open.
 */
export function detailsOf(company: FoundCompany, config: WizardConfig): Record<string, string> {
  const country =
    config.countries.find((offered) => offered === company.land?.toUpperCase()) ?? config.country;
  const type = config.companyTypes[country]?.find((offered) => offered === company.companyType) ?? '';
  return {
    companyCountry: country,
    companyType: type,
    ...splitStreet(company.strasseHausnummer ?? ''),
    companyPostCode: company.plz ?? '',
    companyLocation: company.ort ?? '',
    hrNumber: company.identnummer ?? '',
    businessPurpose: [...(company.businessPurpose ?? '')].slice(0, BUSINESS_PURPOSE.max).join(''),
  };
}

/** True when the draft has the details of this very company, so that it needn't be looked up again. */
export function hasDetailsOf({ detailsFor }: Pick<Draft, 'detailsFor'>, { id, name }: Company): boolean {
  return detailsFor?.id === id && detailsFor.name === name;
}

/**
 * The draft after company name was submitted. Another company than the details are of brings its own, or empty ones when it
 * was typed by hand; the same company keeps what was typed about it. A name typed by hand in place of another counts as its
 * correction: nothing typed is lost, but the details have to be confirmed for the new name.
 */
export function withCompany(
  draft: Draft,
  { name, found }: { name: string; found: FoundCompany | null },
  config: WizardConfig,
): Draft {
  const company = { id: found?.external_provider_company_id ?? '', name: found?.name ?? name };
  const values = { companyName: company.name, companyCreditProviderId: company.id };
  const named = withStep({ ...draft, detailsFor: company }, 'company-name', { values, finished: true });
  if (hasDetailsOf(draft, company)) return named;
  const renamed = (draft.detailsFor?.id ?? '') === company.id;
  const details = found ? detailsOf(found, config) : {};
  return withStep(named, 'company-details', {
    values: renamed ? shownValues(draft, 'company-details') : details,
    finished: false,
  });
}
