import { findEmailViolation, normaliseEmail } from './account-rules';
import { findCountryViolations, findTextViolations, SINGLE_LINE_SHAPE } from './field-rules';
import { isPhoneNumber } from './phone-number';
import { LEGAL_SIGNATORY_MEMBERS, type Person, type SignatoryField } from './signatory-record';
import { findPersonalTaxNumberProblem, isSameTaxNumber } from './tax-numbers';
import type { Violation } from './violation';

export type SignatoryViolation = Violation<SignatoryField>;

export interface SignatoryContext {
  otherPeople: readonly Person[];
  companyTaxNumber: string | null;
  today: string;
}

const REQUIRED_TEXTS = [
  'first_name',
  'last_name',
  'street',
  'street_number',
  'postcode',
  'location',
] as const satisfies readonly SignatoryField[];

/** Shares have two decimals of a percent (D-59). */
const BASIS_POINTS = 10_000;

/** E-mail (D-61) and tax number (D-76) must be unique in the application. */
export function findSignatoryViolations(person: Person, context: SignatoryContext): SignatoryViolation[] {
  return [
    ...REQUIRED_TEXTS.flatMap((field) => findTextViolations(field, person[field], SINGLE_LINE_SHAPE)),
    ...findTextViolations('position', person.position, { min: 0, max: SINGLE_LINE_SHAPE.max }),
    ...originViolations(person, context),
    ...contactViolations(person, context),
    ...taxNumberViolations(person, context),
    ...legalFlagViolations(person),
    ...shareViolations(person, context),
  ];
}

export function findSignatoryChangeViolations(
  personBefore: Person,
  personAfter: Person,
  changedFields: readonly SignatoryField[],
  context: SignatoryContext,
): SignatoryViolation[] {
  const knownViolations = new Set(findSignatoryViolations(personBefore, context).map(keyOf));
  const becomesWilling =
    personAfter.is_contract_signatory === true && personBefore.is_contract_signatory !== true;
  return findSignatoryViolations(personAfter, context).filter(
    (violation) =>
      becomesWilling ||
      changedFields.some((member) => member === violation.field) ||
      !knownViolations.has(keyOf(violation)),
  );
}

function keyOf({ code, field }: SignatoryViolation): string {
  return `${code} ${field}`;
}

function originViolations(person: Person, { today }: SignatoryContext): SignatoryViolation[] {
  const violations = findCountryViolations('country', person.country ?? '');
  const nationality = person.nationality ?? '';
  return [
    ...(nationality === ''
      ? [{ code: 'err_representative_nationality_required', field: 'nationality' } as const]
      : findCountryViolations('nationality', nationality)),
    ...birthdateViolations(person.birthdate, today),
    ...violations,
  ];
}

function birthdateViolations(birthdate: string | null | undefined, today: string): SignatoryViolation[] {
  if (!birthdate) return [{ code: 'err_representative_birthdate_required', field: 'birthdate' }];
  return birthdate < today ? [] : [invalid('birthdate')];
}

function contactViolations(person: Person, { otherPeople }: SignatoryContext): SignatoryViolation[] {
  const { is_contract_signatory: isWilling, email, telephone } = person;
  const violations: SignatoryViolation[] = [];
  if (telephone && !isPhoneNumber(telephone)) violations.push(invalid('telephone'));
  if (isWilling && !telephone) {
    violations.push({ code: 'err_representative_phone_required', field: 'telephone' });
  }
  if (email && findEmailViolation(email) !== null) violations.push(invalid('email'));
  if (isWilling && !email) violations.push({ code: 'err_representative_email_required', field: 'email' });
  if (
    email &&
    otherPeople.some((otherPerson) => otherPerson.email && isSameEmail(otherPerson.email, email))
  ) {
    violations.push({ code: 'err_resource_exists', field: 'email' });
  }
  if (person.is_main_contact && !email && !telephone) violations.push(invalid('is_main_contact'));
  return violations;
}

function isSameEmail(left: string, right: string): boolean {
  return normaliseEmail(left) === normaliseEmail(right);
}

function taxNumberViolations(
  { taxid, country }: Person,
  { companyTaxNumber, otherPeople }: SignatoryContext,
): SignatoryViolation[] {
  if (!taxid) return [];
  const code = findPersonalTaxNumberProblem(taxid, country ?? '');
  if (code !== null) return [{ code, field: 'taxid' }];
  if (otherPeople.some((otherPerson) => otherPerson.taxid && isSameTaxNumber(otherPerson.taxid, taxid))) {
    return [{ code: 'err_resource_exists', field: 'taxid' }];
  }
  return companyTaxNumber && isSameTaxNumber(taxid, companyTaxNumber)
    ? [{ code: 'err_personal_tin_equals_company_tin', field: 'taxid' }]
    : [];
}

function legalFlagViolations(person: Person): SignatoryViolation[] {
  return LEGAL_SIGNATORY_MEMBERS.filter((flag) =>
    person.is_legal_signatory ? typeof person[flag] !== 'boolean' : person[flag] === true,
  ).map((flag) => invalid(flag));
}

function shareViolations(person: Person, { otherPeople }: SignatoryContext): SignatoryViolation[] {
  const shareInBasisPoints = toBasisPoints(person.percentage_owned ?? 0);
  const min = person.is_beneficial_owner ? 1 : 0;
  if (shareInBasisPoints === null || shareInBasisPoints < min) {
    return [invalid('percentage_owned', { min: min / BASIS_POINTS, max: 1 })];
  }
  return shareInBasisPoints > 0 && sumShares([person, ...otherPeople]) > BASIS_POINTS
    ? [{ code: 'err_share_percentage_greater_then_100', field: 'percentage_owned' }]
    : [];
}

/** 0.25 becomes 2500. Null outside 0 to 1 or with more decimals. */
function toBasisPoints(share: number): number | null {
  if (share < 0 || share > 1) return null;
  const points = Math.round(share * BASIS_POINTS);
  return Math.abs(share * BASIS_POINTS - points) < 1e-6 ? points : null;
}

export function sumShares(people: readonly Person[]): number {
  return people.reduce((sum, person) => sum + (toBasisPoints(person.percentage_owned ?? 0) ?? 0), 0);
}

/** Requires one who may sign alone, or two who are willing (REP-06, D-60). */
export function hasEnoughSignatories(people: readonly Person[]): boolean {
  const willingSignatories = people.filter(
    (person) => person.is_legal_signatory && person.is_contract_signatory,
  );
  return willingSignatories.length >= 2 || willingSignatories.some((person) => person.is_sole_signatory);
}

export function areGuarantorsMissing(people: readonly Person[]): boolean {
  const unwillingOwners = people.filter(
    (person) => person.is_beneficial_owner && !person.is_contract_signatory,
  );
  return sumShares(unwillingOwners) > BASIS_POINTS / 2;
}

export function hasMinimumData(person: Person, today: string): boolean {
  return findSignatoryViolations(person, { otherPeople: [], companyTaxNumber: null, today }).length === 0;
}

function invalid(field: SignatoryField, values?: Record<string, number>): SignatoryViolation {
  return { code: 'err_validation_failed', field, ...(values && { values }) };
}
