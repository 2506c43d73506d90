import { basisPoints, WHOLE_COMPANY } from '~/domain/share';
import { type Representative, signs } from './record';

/** REP-06 */
export const ROSTER_CODES = {
  shares: 'err_share_percentage_greater_then_100',
  signatories: 'err_application_signatories_sole_or_atleast_2',
  guarantors: 'err_guarantors_above_50_percent',
} as const;
export type RosterRule = keyof typeof ROSTER_CODES;
export type RosterCode = (typeof ROSTER_CODES)[RosterRule];

/** A beneficial owner holds at least a quarter (D-59), in basis points. */
export const OWNER_THRESHOLD = WHOLE_COMPANY / 4;

type Person = Pick<
  Representative,
  | 'is_legal_signatory'
  | 'is_contract_signatory'
  | 'is_sole_signatory'
  | 'is_beneficial_owner'
  | 'percentage_owned'
>;

/** D-60 */
export type SigningMode = { readonly mode: 'alone' | 'together' | 'open'; readonly signatories: number };

export function signingMode(people: readonly Person[]): SigningMode {
  const willing = people.filter(signs);
  const signatories = willing.length;
  if (willing.some(({ is_sole_signatory }) => is_sole_signatory === true))
    return { mode: 'alone', signatories };
  return { mode: signatories >= 2 ? 'together' : 'open', signatories };
}

export interface RosterCheck {
  readonly rule: RosterRule;
  readonly code: RosterCode;
  readonly holds: boolean;
}

/** REP-06. A rule that `serverCodes` names is broken regardless of the data. */
export function rosterChecks(people: readonly Person[], serverCodes: readonly string[]): RosterCheck[] {
  const holds: Record<RosterRule, boolean> = {
    shares: sharesOf(people) <= WHOLE_COMPANY,
    signatories: signingMode(people).mode !== 'open',
    guarantors: sharesOf(people.filter(isUnwillingGuarantor)) <= WHOLE_COMPANY / 2,
  };
  return (['shares', 'signatories', 'guarantors'] as const).map((rule) => {
    const code = ROSTER_CODES[rule];
    return { rule, code, holds: holds[rule] && !serverCodes.includes(code) };
  });
}

/** Beneficial owners are guarantors; those who do not sign must not hold the majority. */
function isUnwillingGuarantor({ is_beneficial_owner, is_contract_signatory }: Person): boolean {
  return is_beneficial_owner && is_contract_signatory !== true;
}

function sharesOf(people: readonly Person[]): number {
  return people.reduce((sum, { percentage_owned }) => sum + (basisPoints(percentage_owned) ?? 0), 0);
}

/** Accepted with a warning (D-59). */
export function isOwnerBelowThreshold(isBeneficialOwner: boolean, points: number | null): boolean {
  return isBeneficialOwner && points !== null && points > 0 && points < OWNER_THRESHOLD;
}

export function isOwnerUnnamed(isBeneficialOwner: boolean, points: number | null): boolean {
  return !isBeneficialOwner && points !== null && points >= OWNER_THRESHOLD;
}
