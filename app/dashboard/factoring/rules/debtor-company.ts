import { z } from 'zod';
import {
  couldBeSameCompany,
  isSameCompanyName,
  type ParsedCompanyName,
  parseCompanyName,
} from '~/domain/company-name';
import { requiredTextSchema } from '~/domain/form-schema';
import type { FormValues } from '~/domain/form-values';
import { encodeMessage, type MessageKey } from '~/domain/message';
import { createTextRule } from '~/domain/text';

const MAX_NAME_LENGTH = 255;

export type CompanyReference =
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

/** A company whose name differs only by a missing legal form (D-75). */
export interface SimilarCompany {
  typed: string;
  name: string;
  relation: 'applicant' | 'debtor';
  otherNames: readonly string[];
}

export interface KnownCompany {
  readonly name: string;
  readonly parsedName: ParsedCompanyName;
}

export const toKnownCompany = (name: string): KnownCompany => ({ name, parsedName: parseCompanyName(name) });

/** D-75. Skips companies that the customer has declared to be different. */
export function findSimilarCompany(
  { name, country }: NamedCompany,
  {
    applicant,
    debtors,
    otherNames = [],
  }: { applicant: NamedCompany; debtors: readonly KnownCompany[]; otherNames?: readonly string[] },
): SimilarCompany | null {
  const isElsewhere = country !== null && applicant.country !== null && country !== applicant.country;
  const ownName = parseCompanyName(name);
  const couldBeKnownCompany = (knownCompany: KnownCompany) =>
    !otherNames.includes(knownCompany.name) && couldBeSameCompany(ownName, knownCompany.parsedName);
  if (!isElsewhere && couldBeKnownCompany(toKnownCompany(applicant.name))) {
    return { typed: name, name: applicant.name, relation: 'applicant', otherNames };
  }
  const debtor = debtors.find(couldBeKnownCompany);
  return debtor === undefined ? null : { typed: name, name: debtor.name, relation: 'debtor', otherNames };
}

export function readCompanyOfForm(typed: FormValues): NamedCompany {
  const companyParams = new URLSearchParams(typed.company);
  return { name: companyParams.get('name') ?? typed.company_name ?? '', country: companyParams.get('land') };
}

export function findCompanyByName<Option extends { label: string }>(
  typed: string,
  options: readonly Option[],
): Option | null {
  const [match, ...otherMatches] = options.filter(({ label }) => isSameCompanyName(label, typed));
  return match && otherMatches.length === 0 ? match : null;
}

export function encodeCompanyRef({ name, land, ...company }: FoundDebtor): string {
  const { id, external_provider_company_id: number, external_provider_name: provider } = company;
  const nameParams = { name, ...(land && { land }) };
  return String(
    new URLSearchParams(company.isInternal ? { id, ...nameParams } : { number, provider, ...nameParams }),
  );
}

export function encodeOwnCompanyRef(id: string, name: string): string {
  return String(new URLSearchParams({ id, name }));
}

export function parseCompanyRef(ref: string): CompanyReference | null {
  const { id, number, provider } = Object.fromEntries(new URLSearchParams(ref));
  if (id) return { company_id: id };
  return number && provider
    ? { external_provider_company_id: number, external_provider_name: provider }
    : null;
}

export function createDebtorCompanySchema(typed: FormValues, applicant: NamedCompany) {
  const companyReference = parseCompanyRef(typed.company ?? '');
  const name = requiredTextSchema(createTextRule({ max: MAX_NAME_LENGTH }));
  const refusedSchema = (key: MessageKey) =>
    name.refine(() => false, { error: encodeMessage(key) }).transform(() => z.NEVER as CompanyReference);
  if (isApplicant(readCompanyOfForm(typed), applicant))
    return z.object({ company_name: refusedSchema('ownCompanyAsDebtor') });
  return z.object({
    company_name: companyReference
      ? z.unknown().transform(() => companyReference)
      : refusedSchema('companyNotChosen'),
  });
}
