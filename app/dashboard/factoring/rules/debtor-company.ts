import { z } from 'zod';
import { isSameCompanyName, mayBeSameCompany } from '~/domain/company-name';
import { required } from '~/domain/form-schema';
import { type MessageKey, message } from '~/domain/message';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';

const NAME_MAX = 255;

export type CompanyNaming =
  | { company_id: string }
  | { external_provider_company_id: string; external_provider_name: string };

export interface FoundDebtor {
  id: string;
  name: string;
  external_provider_company_id: string;
  external_provider_name: string;
  land?: string | null;
  isInternal: boolean;
}

export interface NamedCompany {
  name: string;
  country: string | null;
}

/** D-75. True for the same name in any spelling, if the country is the same or unknown. */
export function isApplicant({ name, country }: NamedCompany, applicant: NamedCompany): boolean {
  const isElsewhere = country !== null && applicant.country !== null && country !== applicant.country;
  return !isElsewhere && isSameCompanyName(name, applicant.name);
}

/** Differs only by a missing legal form (D-75). */
export interface SimilarCompany {
  typed: string;
  name: string;
  is: 'applicant' | 'debtor';
  otherNames: readonly string[];
}

/** FACT-06, D-75. Skips companies that the customer has declared to be different. */
export function findSimilarCompany(
  { name, country }: NamedCompany,
  {
    applicant,
    debtors,
    otherNames = [],
  }: { applicant: NamedCompany; debtors: readonly string[]; otherNames?: readonly string[] },
): SimilarCompany | null {
  const isElsewhere = country !== null && applicant.country !== null && country !== applicant.country;
  const mayBe = (known: string) => !otherNames.includes(known) && mayBeSameCompany(name, known);
  if (!isElsewhere && mayBe(applicant.name)) {
    return { typed: name, name: applicant.name, is: 'applicant', otherNames };
  }
  const debtor = debtors.find(mayBe);
  return debtor === undefined ? null : { typed: name, name: debtor, is: 'debtor', otherNames };
}

export function companyOfForm(typed: Typed): NamedCompany {
  const chosen = new URLSearchParams(typed.company);
  return { name: chosen.get('name') ?? typed.company_name ?? '', country: chosen.get('land') };
}

export function findCompanyByName<Option extends { label: string }>(
  typed: string,
  options: readonly Option[],
): Option | null {
  const [one, ...more] = options.filter(({ label }) => isSameCompanyName(label, typed));
  return one && more.length === 0 ? one : null;
}

export function companyRef({ name, land, ...company }: FoundDebtor): string {
  const { id, external_provider_company_id: number, external_provider_name: provider } = company;
  const named = { name, ...(land && { land }) };
  return String(new URLSearchParams(company.isInternal ? { id, ...named } : { number, provider, ...named }));
}

export function ownCompanyRef(id: string, name: string): string {
  return String(new URLSearchParams({ id, name }));
}

export function parseCompanyRef(ref: string): CompanyNaming | null {
  const { id, number, provider } = Object.fromEntries(new URLSearchParams(ref));
  if (id) return { company_id: id };
  return number && provider
    ? { external_provider_company_id: number, external_provider_name: provider }
    : null;
}

/** FACT-06, D-75 */
export function debtorCompanySchema(typed: Typed, applicant: NamedCompany) {
  const naming = parseCompanyRef(typed.company ?? '');
  const name = required(textRule({ max: NAME_MAX }));
  const refused = (key: MessageKey) =>
    name.refine(() => false, { error: message(key) }).transform(() => z.NEVER as CompanyNaming);
  if (isApplicant(companyOfForm(typed), applicant))
    return z.object({ company_name: refused('ownCompanyAsDebtor') });
  return z.object({
    company_name: naming ? z.unknown().transform(() => naming) : refused('companyNotChosen'),
  });
}
