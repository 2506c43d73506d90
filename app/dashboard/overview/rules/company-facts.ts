import { formatAddressLine } from '~/domain/address';
import { formatDate } from '~/domain/dates';
import { trimOrNull } from '~/domain/text';
import { hidesCreditCheck } from '~/domain/wizard-config';

export interface CompanyFields {
  readonly companyName: string;
  readonly companyType?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly houseNumber?: string | null | undefined;
  readonly companyPostCode?: string | null | undefined;
  readonly companyLocation?: string | null | undefined;
  readonly hrNumber?: string | null | undefined;
  readonly companyFoundationDate?: string | null | undefined;
  readonly taxIdNumber?: string | null | undefined;
}

export interface CompanyFact {
  readonly name: 'companyName' | 'companyType' | 'address' | 'registerNumber' | 'founded' | 'taxNumber';
  readonly value: string | null;
}

export function listCompanyFacts(
  company: CompanyFields,
  hiddenItems: readonly string[],
  language: string,
): CompanyFact[] {
  const { street, houseNumber, companyPostCode, companyLocation } = company;
  const address = formatAddressLine(street, houseNumber, companyPostCode, companyLocation);
  const facts: CompanyFact[] = [
    { name: 'companyName', value: trimOrNull(company.companyName) },
    { name: 'companyType', value: trimOrNull(company.companyType) },
    { name: 'address', value: trimOrNull(address) },
    { name: 'registerNumber', value: trimOrNull(company.hrNumber) },
    {
      name: 'founded',
      value: company.companyFoundationDate ? formatDate(company.companyFoundationDate, language) : null,
    },
    { name: 'taxNumber', value: trimOrNull(company.taxIdNumber) },
  ];
  if (!hidesCreditCheck(hiddenItems)) return facts;
  return facts.filter(({ name }) => name !== 'registerNumber' && name !== 'founded');
}
