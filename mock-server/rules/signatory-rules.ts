import type { ErrorCode } from 'contracts/api/error-codes';
import type { SignatoryFields } from 'contracts/api/signatories';
import { emailViolation, normaliseEmail } from './account-rules';
import type { SignatoryMember } from './signatory-permissions';
import { personalTaxNumberProblem, sameTaxNumber } from './tax-numbers';
import { characters, type Violation } from './violation';

/** What is known of a representative; worlds may hold some of whom not everything is known. */
export type Person = { [Member in keyof SignatoryFields]?: SignatoryFields[Member] | null };

export type SignatoryViolation = Violation<SignatoryMember>;

/** What a representative is checked against. */
export interface Surroundings {
  /** The other representatives of the application. */
  others: readonly Person[];
  companyTaxNumber: string | null;
  /** The virtual day, YYYY-MM-DD. */
  today: string;
}

/** Longest text of each member that must not be empty, in characters (REP-02). */
const REQUIRED_TEXTS = {
  first_name: 100,
  last_name: 100,
  street: 100,
  street_number: 20,
  postcode: 10,
  location: 100,
} as const;

const MAX_POSITION = 100;

/** REP-03: a plus, then 8 or more digits, spaces, parentheses or hyphens, some of them digits; 15 characters in all. */
const PHONE = /^(?=.*\d)\+[\d ()-]{8,14}$/;

/** Shares are whole basis points (D-59): two decimals of a percent. */
const BASIS_POINTS = 10_000;

/** Every rule that the representative breaks (REP-02 to REP-06, REP-09, D-59, D-61), in the order of the form. */
export function signatoryViolations(person: Person, surroundings: Surroundings): SignatoryViolation[] {
  return [
    ...textViolations(person),
    ...originViolations(person, surroundings),
    ...contactViolations(person, surroundings),
    ...taxNumberViolations(person, surroundings),
    ...flagViolations(person),
    ...shareViolations(person, surroundings),
  ];
}

/**
 * The violations that a change is to blame for: what it names, and what was right before. Whoever is from now on willing to sign
 * has to be known in full.
 */
export function changeViolations(
  before: Person,
  after: Person,
  changed: readonly SignatoryMember[],
  surroundings: Surroundings,
): SignatoryViolation[] {
  const known = new Set(signatoryViolations(before, surroundings).map(keyOf));
  const becomesWilling = after.is_contract_signatory === true && before.is_contract_signatory !== true;
  return signatoryViolations(after, surroundings).filter(
    (violation) =>
      becomesWilling ||
      (violation.field !== undefined && changed.includes(violation.field)) ||
      !known.has(keyOf(violation)),
  );
}

function keyOf({ code, field }: SignatoryViolation): string {
  return `${code} ${field}`;
}

function textViolations(person: Person): SignatoryViolation[] {
  const violations: SignatoryViolation[] = [];
  for (const [field, max] of Object.entries(REQUIRED_TEXTS) as [keyof typeof REQUIRED_TEXTS, number][]) {
    if (!isText(person[field], { min: 1, max })) violations.push(invalid(field, { min: 1, max }));
  }
  if (person.position && !isText(person.position, { min: 0, max: MAX_POSITION })) {
    violations.push(invalid('position', { min: 0, max: MAX_POSITION }));
  }
  return violations;
}

function isText(text: string | null | undefined, { min, max }: { min: number; max: number }): boolean {
  const given = text ?? '';
  const length = characters(given);
  return length >= min && length <= max && !/\p{Cc}/u.test(given);
}

function originViolations(person: Person, { today }: Surroundings): SignatoryViolation[] {
  const violations: SignatoryViolation[] = [];
  if (!person.birthdate) {
    violations.push({ code: 'err_representative_birthdate_required', field: 'birthdate' });
  } else if (person.birthdate >= today) {
    violations.push(invalid('birthdate'));
  }
  if (!person.nationality?.trim()) {
    violations.push({ code: 'err_representative_nationality_required', field: 'nationality' });
  } else if (!isCountry(person.nationality)) {
    violations.push(invalid('nationality'));
  }
  if (!isCountry(person.country ?? '')) violations.push(invalid('country'));
  return violations;
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1 alpha-2, in capitals. ZZ is the library's code for an unknown region. */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && REGIONS.of(code) !== undefined;
}

function contactViolations(person: Person, { others }: Surroundings): SignatoryViolation[] {
  const { is_contract_signatory: isWilling, email, telephone } = person;
  const violations: SignatoryViolation[] = [];
  if (telephone && !PHONE.test(telephone)) violations.push(invalid('telephone'));
  if (isWilling && !telephone) {
    violations.push({ code: 'err_representative_phone_required', field: 'telephone' });
  }
  if (email && emailViolation(email) !== null) violations.push(invalid('email'));
  if (isWilling && !email) violations.push({ code: 'err_representative_email_required', field: 'email' });
  if (email && others.some((other) => other.email && sameEmail(other.email, email))) {
    violations.push({ code: 'err_resource_exists', field: 'email' });
  }
  if (person.is_main_contact && !email && !telephone) violations.push(invalid('is_main_contact'));
  return violations;
}

function sameEmail(one: string, other: string): boolean {
  return normaliseEmail(one) === normaliseEmail(other);
}

function taxNumberViolations(person: Person, { companyTaxNumber }: Surroundings): SignatoryViolation[] {
  const { taxid, country } = person;
  if (!taxid) return [];
  const code = personalTaxNumberProblem(taxid, country ?? '');
  if (code !== null) return [{ code, field: 'taxid' }];
  return companyTaxNumber && sameTaxNumber(taxid, companyTaxNumber)
    ? [{ code: 'err_personal_tin_equals_company_tin', field: 'taxid' }]
    : [];
}

/** Willing to sign and able to sign alone are asked of legal signatories, and only of them (REP-02). */
function flagViolations(person: Person): SignatoryViolation[] {
  return (['is_contract_signatory', 'is_sole_signatory'] as const)
    .filter((flag) => (person.is_legal_signatory ? typeof person[flag] !== 'boolean' : person[flag] === true))
    .map((flag) => invalid(flag));
}

function shareViolations(person: Person, { others }: Surroundings): SignatoryViolation[] {
  const { percentage_owned: share, is_beneficial_owner: isOwner } = person;
  const min = isOwner ? 1 : 0;
  const points = basisPoints(share);
  const isMissing = share === null || share === undefined;
  if (isMissing ? isOwner : points === null || points < min) {
    return [invalid('percentage_owned', { min: min / BASIS_POINTS, max: 1 })];
  }
  return (points ?? 0) > 0 && totalShares([person, ...others]) > BASIS_POINTS
    ? [{ code: 'err_share_percentage_greater_then_100', field: 'percentage_owned' }]
    : [];
}

/** A share in basis points: 0.25 is 2500; null for none, and for one that is not between 0 and 1 or has more than two decimals of a percent. */
export function basisPoints(share: number | null | undefined): number | null {
  if (share === null || share === undefined || !(share >= 0 && share <= 1)) return null;
  const points = Math.round(share * BASIS_POINTS);
  // A decimal such as 0.0007 is not exact in binary.
  return Math.abs(share * BASIS_POINTS - points) < 1e-6 ? points : null;
}

/** All shares together, in basis points (D-59). */
export function totalShares(people: readonly Person[]): number {
  return people.reduce((sum, person) => sum + (basisPoints(person.percentage_owned) ?? 0), 0);
}

/** Whether one legal signatory who is willing to sign may do so alone, or at least two are willing (REP-06, D-60). */
export function hasEnoughSignatories(people: readonly Person[]): boolean {
  const willing = people.filter((person) => person.is_legal_signatory && person.is_contract_signatory);
  return willing.length >= 2 || willing.some((person) => person.is_sole_signatory);
}

/** Whether guarantors who are not willing to sign hold more than half of the company together (REP-06). */
export function areGuarantorsMissing(people: readonly Person[]): boolean {
  const unwilling = people.filter((person) => person.is_beneficial_owner && !person.is_contract_signatory);
  return totalShares(unwilling) > BASIS_POINTS / 2;
}

/** Whether everything that has to be known of a representative is, regardless of the others (REP-02 to REP-04). */
export function hasMinimumData(person: Person, today: string): boolean {
  return signatoryViolations(person, { others: [], companyTaxNumber: null, today }).length === 0;
}

function invalid(field: SignatoryMember, values?: Record<string, number>): SignatoryViolation {
  const code: ErrorCode = 'err_validation_failed';
  return { code, field, ...(values && { values }) };
}
