import { addCompany, type NewCompany, searchCompaniesForCover } from 'contracts/api/companies';
import type { CompanySuggestion } from 'contracts/api/company-search';
import { toDebtorSuggestion } from 'fixtures/cover-provider';
import {
  type CompanyRegister,
  getCompanyRegister,
  normaliseCompanyName,
} from '../reference-data/company-register';
import { isSameCompany } from '../rules/company-names';
import { findNewCompanyViolations } from '../rules/new-company-rules';
import type { CompanyRow } from '../store/financing-rows';
import type { UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { MAX_SUGGESTIONS, requireSearchText } from './company-search';
import { ADDED_COMPANIES_PROVIDER, findProviderCompany } from './debtor-company';
import { requireChangeableFactoring } from './factoring';
import { implementForUser } from './implement';
import { createRefusal, createRefusalFor } from './refusal';

export const companyEndpoints = [
  implementForUser(addCompany, async (exchange) => {
    const { body, params, user, sandbox, deployment, settings } = exchange;
    const register = await getCompanyRegister(sandbox.start.seed);
    const { facts } = requireChangeableFactoring(exchange, params.id);
    const [violation, ...otherViolations] = findNewCompanyViolations(body, deployment);
    if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
    const { external_provider_company_id: number, external_provider_name: provider } = body;
    const registeredCompany =
      number && provider ? findProviderCompany(register, settings, number, provider) : undefined;
    if (number && registeredCompany === undefined) {
      throw createRefusal('err_validation_failed', 'external_provider_company_id');
    }
    const applicant = { name: facts.companyName, country: facts.companyCountry };
    const isApplicant = isSameCompany({ name: body.companyName, country: body.address_country }, applicant);
    if (registeredCompany?.isInternal || isApplicant || existsAlready(body, user, sandbox, register)) {
      throw createRefusal('err_company_already_exists', 'companyName');
    }
    const row = sandbox.store.companies.insert({ id: sandbox.ids.next(), ownerId: user.id, fields: body });
    return { companyId: row.id, companyName: row.fields.companyName };
  }),

  implementForUser(searchCompaniesForCover, async ({ query, user, sandbox, settings }) => {
    const text = requireSearchText(query.name);
    const register = await getCompanyRegister(sandbox.start.seed);
    const addedSuggestions = sandbox.store.companies
      .findBy('ownerId', user.id)
      .filter(
        ({ fields }) =>
          normaliseCompanyName(fields.companyName).includes(normaliseCompanyName(text)) &&
          (query.country ?? fields.address_country) === fields.address_country,
      )
      .map(addedSuggestion);
    const registerSuggestions = register
      .search(text, { country: query.country, limit: MAX_SUGGESTIONS })
      .map((company) => toDebtorSuggestion(company, settings.coverProvider));
    return {
      external_provider_companies: [...addedSuggestions, ...registerSuggestions].slice(0, MAX_SUGGESTIONS),
    };
  }),
];

function existsAlready(
  { companyName, address_country: country }: NewCompany,
  user: UserRow,
  sandbox: Sandbox,
  register: CompanyRegister,
): boolean {
  const name = normaliseCompanyName(companyName);
  return (
    register.findByName(companyName).some((company) => company.isInternal && company.land === country) ||
    sandbox.store.companies
      .findBy('ownerId', user.id)
      .some(
        ({ fields }) =>
          fields.address_country === country && normaliseCompanyName(fields.companyName) === name,
      )
  );
}

function addedSuggestion({ id, fields }: CompanyRow): CompanySuggestion {
  return {
    id,
    external_provider_company_id: id,
    external_provider_name: ADDED_COMPANIES_PROVIDER,
    name: fields.companyName,
    strasseHausnummer: `${fields.address_street} ${fields.address_house_number}`,
    plz: fields.address_post_code,
    ort: fields.address_location,
    land: fields.address_country,
    identnummer: fields.hrNumber ?? null,
    inPortfolio: false,
    isInternal: true,
    companyType: fields.companyType,
    businessPurpose: fields.businessPurpose,
    company_custom_fields: [],
  };
}
