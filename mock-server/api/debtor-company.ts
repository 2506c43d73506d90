import type { CompanySuggestion } from 'contracts/api/company-search';
import { toDebtorSuggestion } from 'fixtures/cover-provider';
import type { CompanyRegister } from '../reference-data/company-register';
import type { Settings } from '../settings';
import type { CompanyRow, DebtorRow } from '../store/financing-rows';
import type { Requester } from './access';
import { createRefusal } from './refusal';

interface CompanyReference {
  company_id?: string | undefined;
  external_provider_company_id?: string | undefined;
  external_provider_name?: string | undefined;
}

type CompanyRequester = Requester & { settings: Settings; register: CompanyRegister };

type NamedCompany = Pick<DebtorRow, 'companyKey' | 'company' | 'provider'>;

export const ADDED_COMPANIES_PROVIDER = 'internal';

export function requireNamedCompany(requester: CompanyRequester, reference: CompanyReference): NamedCompany {
  const { company_id: id, external_provider_company_id: number } = reference;
  if (id === undefined && number === undefined) throw createRefusal('err_validation_failed', 'company_id');
  const companyById = id === undefined ? undefined : findCompanyById(requester, id);
  if (id !== undefined && companyById === undefined)
    throw createRefusal('err_validation_failed', 'company_id');
  const companyByNumber =
    number === undefined ? undefined : findCompanyByNumber(requester, number, reference);
  const namedCompany = companyById ?? companyByNumber;
  if (
    namedCompany === undefined ||
    (companyByNumber !== undefined && companyByNumber.companyKey !== namedCompany.companyKey)
  ) {
    throw createRefusal('err_validation_failed', 'external_provider_company_id');
  }
  return namedCompany;
}

function findCompanyById(requester: CompanyRequester, id: string): NamedCompany | undefined {
  const { user, sandbox, settings, register } = requester;
  const addedCompany = sandbox.store.companies.get(id);
  if (addedCompany?.ownerId === user.id) return toNamedAddedCompany(addedCompany, register);
  const registeredCompany = register.get(id);
  return registeredCompany && toNamedCompany(registeredCompany, settings);
}

function findCompanyByNumber(
  requester: CompanyRequester,
  number: string,
  { external_provider_name: provider }: CompanyReference,
): NamedCompany | undefined {
  if (!provider) throw createRefusal('err_validation_failed', 'external_provider_name');
  if (provider === ADDED_COMPANIES_PROVIDER) return findCompanyById(requester, number);
  const registeredCompany = findProviderCompany(requester.register, requester.settings, number, provider);
  return registeredCompany && toNamedCompany(registeredCompany, requester.settings);
}

export function findProviderCompany(
  register: CompanyRegister,
  { coverProvider }: Settings,
  number: string,
  provider: string,
): CompanySuggestion | undefined {
  const company = register.findByNumber(number);
  if (company === undefined) return undefined;
  const names = [company, toDebtorSuggestion(company, coverProvider)];
  return names.some(
    (suggestion) =>
      suggestion.external_provider_company_id === number && suggestion.external_provider_name === provider,
  )
    ? company
    : undefined;
}

function toNamedCompany(company: CompanySuggestion, { coverProvider }: Settings): NamedCompany {
  const suggestion = toDebtorSuggestion(company, coverProvider);
  return {
    companyKey: company.id,
    company: {
      company_id: company.id,
      company_name: company.name,
      company_country: company.land ?? '',
    },
    provider: {
      external_provider_company_id: suggestion.external_provider_company_id,
      external_provider_name: suggestion.external_provider_name,
    },
  };
}

function toNamedAddedCompany({ id, fields }: CompanyRow, register: CompanyRegister): NamedCompany {
  const { external_provider_company_id: number, external_provider_name: provider } = fields;
  return {
    companyKey: (number && register.findByNumber(number)?.id) || id,
    company: { company_id: id, company_name: fields.companyName, company_country: fields.address_country },
    provider: provider
      ? { external_provider_company_id: number ?? null, external_provider_name: provider }
      : null,
  };
}
