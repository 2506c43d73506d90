import { z } from 'zod';
import { isSameCompanyName, mayBeSameCompany } from '~/domain/company-name';
import { required } from '~/domain/form-schema';
import { type MessageKey, message } from '~/domain/message';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';

const NAME_MAX = 255;

/** How a request names a company: by the server's own id, or by a provider's number. */
export type CompanyNaming =
  | { company_id: string }
  | { external_provider_company_id: string; external_provider_name: string };

/** A company the search has found, as far as it is named; member names are the provider's. */
export interface FoundDebtor {
  id: string;
  name: string;
  external_provider_company_id: string;
  external_provider_name: string;
  /** Country, ISO 3166-1; nothing where the provider says none. */
  land?: string | null;
  isInternal: boolean;
}

/** A company as far as it is told from others without a number (D-75). */
export interface NamedCompany {
  name: string;
  /** ISO 3166-1; null where nobody has said. */
  country: string | null;
}

/** True for the applicant's own company, which is no debtor (D-75): of one name, however it is spelt, and of no other country. */
export function isApplicant({ name, country }: NamedCompany, applicant: NamedCompany): boolean {
  const isElsewhere = country !== null && applicant.country !== null && country !== applicant.country;
  return !isElsewhere && isSameCompanyName(name, applicant.name);
}

/** A company of the application whose name differs from a new one's only by a missing legal form (D-75). */
export interface AlikeCompany {
  /** The name that was typed or chosen. */
  typed: string;
  name: string;
  is: 'applicant' | 'debtor';
  /** Names of similar companies that the customer has said to be others. */
  denied: readonly string[];
}

/** The first applicant or debtor that a company may be and that was not denied (FACT-06, D-75); null if there is none. */
export function companyAlike(
  { name, country }: NamedCompany,
  {
    applicant,
    debtors,
    denied = [],
  }: { applicant: NamedCompany; debtors: readonly string[]; denied?: readonly string[] },
): AlikeCompany | null {
  const isElsewhere = country !== null && applicant.country !== null && country !== applicant.country;
  const mayBe = (known: string) => !denied.includes(known) && mayBeSameCompany(name, known);
  if (!isElsewhere && mayBe(applicant.name)) {
    return { typed: name, name: applicant.name, is: 'applicant', denied };
  }
  const debtor = debtors.find(mayBe);
  return debtor === undefined ? null : { typed: name, name: debtor, is: 'debtor', denied };
}

/** The name and country of the company that a debtor's form is about: as it was chosen, else as it was typed. */
export function namedIn(typed: Typed): NamedCompany {
  const chosen = new URLSearchParams(typed.company);
  return { name: chosen.get('name') ?? typed.company_name ?? '', country: chosen.get('land') };
}

/** The one company of these whose name was typed in full, however it is spelt (D-75); null where none or several bear it. */
export function companySpelled<Option extends { label: string }>(
  typed: string,
  options: readonly Option[],
): Option | null {
  const [one, ...more] = options.filter(({ label }) => isSameCompanyName(label, typed));
  return one && more.length === 0 ? one : null;
}

/**
 * The company in one text, for a form's field or an address: what the server knows itself by its id, all else as its provider's; with its name,
 * of which less may have been typed, and its country.
 */
export function companyRef({ name, land, ...company }: FoundDebtor): string {
  const { id, external_provider_company_id: number, external_provider_name: provider } = company;
  const named = { name, ...(land && { land }) };
  return String(new URLSearchParams(company.isInternal ? { id, ...named } : { number, provider, ...named }));
}

/** The same for a company the server has under this id. */
export function ownCompanyRef(id: string): string {
  return String(new URLSearchParams({ id }));
}

/** Reads what `companyRef` wrote; null for anything else. */
export function companyNamedBy(ref: string): CompanyNaming | null {
  const { id, number, provider } = Object.fromEntries(new URLSearchParams(ref));
  if (id) return { company_id: id };
  return number && provider
    ? { external_provider_company_id: number, external_provider_name: provider }
    : null;
}

/**
 * The schema of a debtor's company: one that was chosen, never a name alone (FACT-06), and not the applicant's (D-75). Messages at the name:
 * `companyNotChosen`, `ownCompanyAsDebtor`.
 */
export function debtorCompanySchema(typed: Typed, applicant: NamedCompany) {
  const naming = companyNamedBy(typed.company ?? '');
  const name = required(textRule({ max: NAME_MAX }));
  const refused = (key: MessageKey) =>
    name.refine(() => false, { error: message(key) }).transform(() => z.NEVER as CompanyNaming);
  if (isApplicant(namedIn(typed), applicant))
    return z.object({ company_name: refused('ownCompanyAsDebtor') });
  return z.object({
    company_name: naming ? z.unknown().transform(() => naming) : refused('companyNotChosen'),
  });
}
