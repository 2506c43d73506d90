import type { CompanySuggestion } from 'contracts/api/company-search';
import { asDebtorSuggestion } from 'fixtures/cover-provider';
import type { CompanyRegister } from '../reference-data/company-register';
import type { Settings } from '../settings';
import type { CompanyRow, DebtorRow } from '../store/financing-rows';
import type { Requester } from './access';
import { refusal } from './refusal';

interface Naming {
  company_id?: string | undefined;
  external_provider_company_id?: string | undefined;
  external_provider_name?: string | undefined;
}

type Asking = Requester & { settings: Settings; register: CompanyRegister };

type NamedCompany = Pick<DebtorRow, 'companyKey' | 'company' | 'provider'>;

export const OWN_COMPANIES = 'internal';

/** @throws err_validation_failed at the member that is unknown to the user */
export function companyNamedBy(asking: Asking, naming: Naming): NamedCompany {
  const { company_id: id, external_provider_company_id: number } = naming;
  if (id === undefined && number === undefined) throw refusal('err_validation_failed', 'company_id');
  const byId = id === undefined ? undefined : companyWithId(asking, id);
  if (id !== undefined && byId === undefined) throw refusal('err_validation_failed', 'company_id');
  const byNumber = number === undefined ? undefined : companyWithNumber(asking, number, naming);
  const named = byId ?? byNumber;
  if (named === undefined || (byNumber !== undefined && byNumber.companyKey !== named.companyKey)) {
    throw refusal('err_validation_failed', 'external_provider_company_id');
  }
  return named;
}

function companyWithId(asking: Asking, id: string): NamedCompany | undefined {
  const { user, sandbox, settings, register } = asking;
  const added = sandbox.store.companies.get(id);
  if (added?.ownerId === user.id) return ofAdded(added, register);
  const known = register.get(id);
  return known && ofSuggestion(known, settings);
}

function companyWithNumber(
  asking: Asking,
  number: string,
  { external_provider_name: provider }: Naming,
): NamedCompany | undefined {
  if (!provider) throw refusal('err_validation_failed', 'external_provider_name');
  if (provider === OWN_COMPANIES) return companyWithId(asking, number);
  const known = providersCompany(asking.register, asking.settings, number, provider);
  return known && ofSuggestion(known, asking.settings);
}

export function providersCompany(
  register: CompanyRegister,
  { coverProvider }: Settings,
  number: string,
  provider: string,
): CompanySuggestion | undefined {
  const company = register.withNumber(number);
  if (company === undefined) return undefined;
  const names = [company, asDebtorSuggestion(company, coverProvider)];
  return names.some(
    (known) => known.external_provider_company_id === number && known.external_provider_name === provider,
  )
    ? company
    : undefined;
}

function ofSuggestion(company: CompanySuggestion, { coverProvider }: Settings): NamedCompany {
  const shown = asDebtorSuggestion(company, coverProvider);
  return {
    companyKey: company.id,
    company: {
      company_id: company.id,
      company_name: company.name,
      company_country: company.land ?? '',
    },
    provider: {
      external_provider_company_id: shown.external_provider_company_id,
      external_provider_name: shown.external_provider_name,
    },
  };
}

function ofAdded({ id, fields }: CompanyRow, register: CompanyRegister): NamedCompany {
  const { external_provider_company_id: number, external_provider_name: provider } = fields;
  return {
    companyKey: (number && register.withNumber(number)?.id) || id,
    company: { company_id: id, company_name: fields.companyName, company_country: fields.address_country },
    provider: provider
      ? { external_provider_company_id: number ?? null, external_provider_name: provider }
      : null,
  };
}
