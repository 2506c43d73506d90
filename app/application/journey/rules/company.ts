import type { FoundCompany } from '~/domain/suggestion';
import type { Company, Draft } from './draft';

export const COMPANY_CONTROLS = { name: 'companyName', id: 'companyCreditProviderId' } as const;

export interface NamedCompany {
  readonly name: string;
  readonly found: FoundCompany | null;
}

export function companyOf({ name, found }: NamedCompany): Company {
  return { id: found?.external_provider_company_id ?? '', name: found?.name ?? name };
}

export function aboutCompany(draft: Draft, company: Company): Draft {
  const named = { [COMPANY_CONTROLS.name]: company.name, [COMPANY_CONTROLS.id]: company.id };
  return { ...draft, detailsFor: company, typed: { ...draft.typed, ...named } };
}

export function withoutNames(texts: Readonly<Record<string, string>>, names: Iterable<string>) {
  const left = new Set(names);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !left.has(name)));
}
