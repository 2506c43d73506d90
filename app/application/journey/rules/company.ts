import type { FoundDetails } from '~/domain/found-details';
import type { Company, Draft } from './draft';

/** The controls that name the company, in every form that asks for it. */
export const COMPANY_CONTROLS = { name: 'companyName', id: 'companyCreditProviderId' } as const;

/** A company the search has found, as far as a journey uses it; member names are the provider's. */
export interface FoundCompany extends FoundDetails {
  readonly external_provider_company_id: string;
  /** What the search knows of the partner's own fields. */
  readonly company_custom_fields?:
    | readonly { readonly field_id: string; readonly field_value: string }[]
    | undefined;
}

/** The company that was sent: one the search has found, or null and the name typed by hand. */
export interface NamedCompany {
  readonly name: string;
  readonly found: FoundCompany | null;
}

/** How a draft remembers the company. */
export function companyOf({ name, found }: NamedCompany): Company {
  return { id: found?.external_provider_company_id ?? '', name: found?.name ?? name };
}

/** The draft about a company, with what was answered about it so far. */
export function aboutCompany(draft: Draft, company: Company): Draft {
  const named = { [COMPANY_CONTROLS.name]: company.name, [COMPANY_CONTROLS.id]: company.id };
  return { ...draft, detailsFor: company, typed: { ...draft.typed, ...named } };
}

/** Texts without those of some names. */
export function withoutNames(texts: Readonly<Record<string, string>>, names: Iterable<string>) {
  const left = new Set(names);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !left.has(name)));
}
