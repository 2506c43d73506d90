import type { NewApplication } from 'contracts/api/applications';
import type { Offer } from './offer';
import { companyTaxNumberProblem, personalTaxNumberProblem, sameTaxNumber } from './tax-numbers';
import { characters, type Violation } from './violation';

type TextField =
  | 'companyName'
  | 'street'
  | 'houseNumber'
  | 'companyPostCode'
  | 'companyLocation'
  | 'hrNumber'
  | 'businessPurpose';

/** Shape of one text: its length in characters, and what it may consist of. */
interface TextRule {
  field: TextField;
  min: number;
  max: number;
  pattern?: RegExp;
}

/** CLA-08, CLA-10, D-40. Letters are of any language; a text with a minimum of 0 may be left out. */
const TEXT_RULES: readonly TextRule[] = [
  { field: 'companyName', min: 4, max: 255 },
  { field: 'street', min: 1, max: 30 },
  { field: 'houseNumber', min: 0, max: 10, pattern: /^[\p{L}\p{M}\p{Nd}./\\-]*$/u },
  { field: 'companyPostCode', min: 1, max: 8, pattern: /^[\p{L}\p{M}\p{Nd} -]*$/u },
  { field: 'companyLocation', min: 1, max: 30, pattern: /^[\p{L}\p{M} \-/\\,]*$/u },
  { field: 'businessPurpose', min: 5, max: 200 },
];

/** Commercial register number (D-40), with the space that is written between register and number; only where there is one. */
const REGISTER_NUMBER: TextRule = {
  field: 'hrNumber',
  min: 3,
  max: 30,
  pattern: /^[\p{L}\p{M}\p{Nd}/\\.,: -]*$/u,
};

type CompanyViolation = Violation<keyof NewApplication & string>;

/** Every rule that the company's part of an application breaks (CLA-08 to CLA-11). */
export function companyViolations(application: NewApplication, offer: Offer): CompanyViolation[] {
  const rules = application.hrNumber ? [...TEXT_RULES, REGISTER_NUMBER] : TEXT_RULES;
  return [
    ...legalFormViolations(application, offer),
    ...rules.flatMap((rule) => textViolations(application, rule)),
    ...taxNumberViolations(application),
  ];
}

function legalFormViolations(application: NewApplication, offer: Offer): CompanyViolation[] {
  const { companyCountry: country, companyType } = application;
  if (!offer.countries.includes(country)) {
    return [{ code: 'err_company_country_not_allowed', field: 'companyCountry' }];
  }
  return offer.companyTypes(country).includes(companyType)
    ? []
    : [{ code: 'err_company_type_not_allowed', field: 'companyType' }];
}

function textViolations(
  application: NewApplication,
  { field, min, max, pattern }: TextRule,
): CompanyViolation[] {
  const text = application[field]?.trim() ?? '';
  const length = characters(text);
  if (length < min || length > max) {
    return [{ code: 'err_validation_failed', field, values: { min, max } }];
  }
  return pattern === undefined || pattern.test(text) ? [] : [{ code: 'err_validation_failed', field }];
}

function taxNumberViolations(application: NewApplication): CompanyViolation[] {
  const { companyCountry: country } = application;
  const company = application.taxIdNumber?.trim() ?? '';
  const personal = application.personalTaxIdNumber?.trim() ?? '';
  const violations: CompanyViolation[] = [];
  const companyProblem = company && companyTaxNumberProblem(company, country);
  if (companyProblem) violations.push({ code: companyProblem, field: 'taxIdNumber' });
  const personalProblem = personal && personalTaxNumberProblem(personal, country);
  if (personalProblem) violations.push({ code: personalProblem, field: 'personalTaxIdNumber' });
  if (company && personal && sameTaxNumber(company, personal)) {
    violations.push({ code: 'err_personal_tin_equals_company_tin', field: 'personalTaxIdNumber' });
  }
  return violations;
}
