import type { NewApplication } from 'contracts/api/applications';
import { findTextViolations, type TextShape } from './field-rules';
import type { ProductRange } from './product-range';
import { findCompanyTaxNumberProblem, findPersonalTaxNumberProblem, isSameTaxNumber } from './tax-numbers';
import type { Violation } from './violation';

type TextField =
  | 'companyName'
  | 'street'
  | 'houseNumber'
  | 'companyPostCode'
  | 'companyLocation'
  | 'hrNumber'
  | 'businessPurpose';

interface TextRule extends TextShape {
  field: TextField;
  pattern?: RegExp;
}

/** In characters (CLA-08, CLA-10). */
const TEXT_RULES: readonly TextRule[] = [
  { field: 'companyName', min: 4, max: 255 },
  { field: 'street', min: 1, max: 30 },
  { field: 'houseNumber', min: 0, max: 10, pattern: /^[\p{L}\p{M}\p{Nd}./\\-]*$/u },
  { field: 'companyPostCode', min: 1, max: 8, pattern: /^[\p{L}\p{M}\p{Nd} -]*$/u },
  { field: 'companyLocation', min: 1, max: 30, pattern: /^[\p{L}\p{M} \-/\\,]*$/u },
  { field: 'businessPurpose', min: 5, max: 200, lines: true },
];

const REGISTER_NUMBER: TextRule = {
  field: 'hrNumber',
  min: 3,
  max: 30,
  pattern: /^[\p{L}\p{M}\p{Nd}/\\.,: -]*$/u,
};

type CompanyViolation = Violation<keyof NewApplication & string>;

export function findCompanyViolations(application: NewApplication, range: ProductRange): CompanyViolation[] {
  const rules = application.hrNumber ? [...TEXT_RULES, REGISTER_NUMBER] : TEXT_RULES;
  return [
    ...legalFormViolations(application, range),
    ...rules.flatMap((rule) => findTextViolations(rule.field, application[rule.field], rule, rule.pattern)),
    ...taxNumberViolations(application),
  ];
}

function legalFormViolations(application: NewApplication, range: ProductRange): CompanyViolation[] {
  const { companyCountry: country, companyType } = application;
  if (!range.countries.includes(country)) {
    return [{ code: 'err_company_country_not_allowed', field: 'companyCountry' }];
  }
  return range.companyTypes(country).includes(companyType)
    ? []
    : [{ code: 'err_company_type_not_allowed', field: 'companyType' }];
}

function taxNumberViolations(application: NewApplication): CompanyViolation[] {
  const { companyCountry: country } = application;
  const company = application.taxIdNumber?.trim() ?? '';
  const personal = application.personalTaxIdNumber?.trim() ?? '';
  const violations: CompanyViolation[] = [];
  const companyProblem = company && findCompanyTaxNumberProblem(company, country);
  if (companyProblem) violations.push({ code: companyProblem, field: 'taxIdNumber' });
  const personalProblem = personal && findPersonalTaxNumberProblem(personal, country);
  if (personalProblem) violations.push({ code: personalProblem, field: 'personalTaxIdNumber' });
  if (company && personal && isSameTaxNumber(company, personal)) {
    violations.push({ code: 'err_personal_tin_equals_company_tin', field: 'personalTaxIdNumber' });
  }
  return violations;
}
