import type { NewCompany } from 'contracts/api/companies';
import type { Deployment } from 'fixtures/deployments';
import { findTextViolations, SINGLE_LINE_SHAPE, type TextShape } from './field-rules';
import { findCompanyTaxNumberProblem } from './tax-numbers';
import type { Violation } from './violation';

type CompanyViolation = Violation<keyof NewCompany>;

const REQUIRED_TEXTS = [
  'companyName',
  'address_street',
  'address_house_number',
  'address_post_code',
  'address_location',
] as const;

const BUSINESS_PURPOSE: TextShape = { min: 5, max: 2_000_000, lines: true };

/** D-40. The space separates register and number. */
const REGISTER_NUMBER = { min: 3, max: 30, pattern: /^[\p{L}\p{M}\p{Nd}/\\.,: -]*$/u };

export function findNewCompanyViolations(company: NewCompany, deployment: Deployment): CompanyViolation[] {
  return [
    ...legalFormViolations(company, deployment),
    ...REQUIRED_TEXTS.flatMap((field) => findTextViolations(field, company[field], SINGLE_LINE_SHAPE)),
    ...findTextViolations('businessPurpose', company.businessPurpose, BUSINESS_PURPOSE),
    ...registerViolations(company),
    ...taxNumberViolations(company),
    ...providerViolations(company),
  ];
}

function legalFormViolations(
  { address_country: country, companyType }: NewCompany,
  { partner }: Deployment,
): CompanyViolation[] {
  const companyTypes = new Map(Object.entries(partner.country_company_types)).get(country);
  if (companyTypes === undefined)
    return [{ code: 'err_company_country_not_allowed', field: 'address_country' }];
  return companyTypes.includes(companyType)
    ? []
    : [{ code: 'err_company_type_not_allowed', field: 'companyType' }];
}

function registerViolations({ hrNumber }: NewCompany): CompanyViolation[] {
  return hrNumber?.trim()
    ? findTextViolations('hrNumber', hrNumber, REGISTER_NUMBER, REGISTER_NUMBER.pattern)
    : [];
}

function taxNumberViolations({ taxIdNumber, address_country: country }: NewCompany): CompanyViolation[] {
  const number = taxIdNumber?.trim();
  const problem = number ? findCompanyTaxNumberProblem(number, country) : null;
  return problem === null ? [] : [{ code: problem, field: 'taxIdNumber' }];
}

/** A provider's number is meaningless without its provider. */
function providerViolations(company: NewCompany): CompanyViolation[] {
  return company.external_provider_company_id && !company.external_provider_name
    ? [{ code: 'err_validation_failed', field: 'external_provider_name' }]
    : [];
}
