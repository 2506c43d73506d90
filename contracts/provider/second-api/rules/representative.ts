import { z } from 'zod';
import { sumSharesInBasisPoints } from './pending';
import { findPersonalTaxNumberError, normalizeTaxNumber } from './tax-numbers';

export interface Representative {
  email?: string | null;
  telephone?: string | null;
  nationality?: string | null;
  birthdate?: string | null;
  taxid?: string | null;
  country?: string | null;
  is_beneficial_owner?: boolean;
  percentage_owned?: number | null;
  is_legal_signatory?: boolean;
  is_contract_signatory?: boolean | null;
  is_sole_signatory?: boolean | null;
  is_main_contact?: boolean;
}

interface CheckContext {
  otherPeople: readonly Representative[];
  companyTaxNumber: string | null;
  today: string;
}

interface FieldFault {
  code: string;
  field: string;
}

const invalid = (field: keyof Representative): FieldFault => ({ code: 'err_validation_failed', field });

export function findRepresentativeErrors(person: Representative, context: CheckContext): FieldFault[] {
  return [
    ...originErrors(person, context),
    ...contactErrors(person, context),
    ...taxNumberErrors(person, context),
    ...flagErrors(person),
    ...shareErrors(person, context),
  ];
}

export function findNewErrors(
  storedPerson: Representative,
  change: Representative & Record<string, unknown>,
  context: CheckContext,
): FieldFault[] {
  const knownErrors = findRepresentativeErrors(storedPerson, context).map(
    ({ code, field }) => `${code} ${field}`,
  );
  return findRepresentativeErrors({ ...storedPerson, ...change }, context).filter(
    ({ code, field }) => field in change || !knownErrors.includes(`${code} ${field}`),
  );
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;

function originErrors(
  { nationality, birthdate, country }: Representative,
  { today }: CheckContext,
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (!nationality) faults.push({ code: 'err_representative_nationality_required', field: 'nationality' });
  else if (!isCountry(nationality)) faults.push(invalid('nationality'));
  if (!birthdate) faults.push({ code: 'err_representative_birthdate_required', field: 'birthdate' });
  else if (birthdate >= today) faults.push(invalid('birthdate'));
  if (country && !isCountry(country)) faults.push(invalid('country'));
  return faults;
}

const MAX_EMAIL = 250;

function contactErrors(person: Representative, { otherPeople }: CheckContext): FieldFault[] {
  const { email, telephone, is_contract_signatory, is_main_contact } = person;
  const faults: FieldFault[] = [];
  if (is_contract_signatory && !telephone) {
    faults.push({ code: 'err_representative_phone_required', field: 'telephone' });
  }
  if (is_contract_signatory && !email) {
    faults.push({ code: 'err_representative_email_required', field: 'email' });
  }
  if (telephone && !/^\+[\d ()-]{8,14}$/.test(telephone)) faults.push(invalid('telephone'));
  if (email && (email.length > MAX_EMAIL || !z.email().safeParse(email).success))
    faults.push(invalid('email'));
  if (is_main_contact && !email && !telephone) faults.push(invalid('is_main_contact'));
  if (email && otherPeople.some((otherPerson) => otherPerson.email?.toLowerCase() === email.toLowerCase())) {
    faults.push({ code: 'err_resource_exists', field: 'email' });
  }
  return faults;
}

function taxNumberErrors(
  { taxid, country }: Representative,
  { otherPeople, companyTaxNumber }: CheckContext,
): FieldFault[] {
  if (!taxid) return [];
  const code = findPersonalTaxNumberError(taxid, country);
  if (code) return [{ code, field: 'taxid' }];
  if (companyTaxNumber && normalizeTaxNumber(companyTaxNumber) === normalizeTaxNumber(taxid)) {
    return [{ code: 'err_personal_tin_equals_company_tin', field: 'taxid' }];
  }
  const isTaxNumberTaken = otherPeople.some(
    (otherPerson) => otherPerson.taxid && normalizeTaxNumber(otherPerson.taxid) === normalizeTaxNumber(taxid),
  );
  return isTaxNumberTaken ? [{ code: 'err_resource_exists', field: 'taxid' }] : [];
}

function flagErrors(person: Representative): FieldFault[] {
  return (['is_contract_signatory', 'is_sole_signatory'] as const)
    .filter((flag) => (person.is_legal_signatory ? typeof person[flag] !== 'boolean' : person[flag] === true))
    .map(invalid);
}

/** Shares have two decimals, from 0.01 to 100 percent (REP-04). */
function shareErrors(person: Representative, { otherPeople }: CheckContext): FieldFault[] {
  const { percentage_owned: share, is_beneficial_owner: isOwner } = person;
  if (share === null || share === undefined) return isOwner ? [invalid('percentage_owned')] : [];
  const points = share * 10_000;
  const isWholeBasisPoint = Math.abs(points - Math.round(points)) < 1e-6;
  if (!isWholeBasisPoint || points < (isOwner ? 1 : 0) || points > 10_000)
    return [invalid('percentage_owned')];
  return sumSharesInBasisPoints([...otherPeople, person]) > 10_000 && points > 0
    ? [{ code: 'err_share_percentage_greater_then_100', field: 'percentage_owned' }]
    : [];
}
