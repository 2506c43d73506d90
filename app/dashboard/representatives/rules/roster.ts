import { toBasisPoints, WHOLE_COMPANY_BASIS_POINTS } from '~/domain/ownership-share';
import { fullNameOf, isSignatory, type Representative } from './record';

const ROSTER_CODES = {
  shares: 'err_share_percentage_greater_then_100',
  signatories: 'err_application_signatories_sole_or_atleast_2',
  guarantors: 'err_guarantors_above_50_percent',
} as const;
export type RosterRule = keyof typeof ROSTER_CODES;
type RosterCode = (typeof ROSTER_CODES)[RosterRule];

export const OWNER_THRESHOLD_BASIS_POINTS = WHOLE_COMPANY_BASIS_POINTS / 4;

type Person = Pick<
  Representative,
  | 'is_legal_signatory'
  | 'is_contract_signatory'
  | 'is_sole_signatory'
  | 'is_beneficial_owner'
  | 'percentage_owned'
>;

type SigningMode = { readonly mode: 'alone' | 'together' | 'open'; readonly signatories: number };

export function signingModeOf(people: readonly Person[]): SigningMode {
  const requiredSigners = people.filter(isSignatory);
  const signatories = requiredSigners.length;
  if (requiredSigners.some(({ is_sole_signatory }) => is_sole_signatory === true))
    return { mode: 'alone', signatories };
  return { mode: signatories >= 2 ? 'together' : 'open', signatories };
}

interface RosterCheck {
  readonly rule: RosterRule;
  readonly code: RosterCode;
  readonly isFulfilled: boolean;
}

/** REP-06. A rule also counts as broken if `serverCodes` names it. */
export function checkRoster(people: readonly Person[], serverCodes: readonly string[]): RosterCheck[] {
  const isFulfilledBy: Record<RosterRule, boolean> = {
    shares: sharesOf(people) <= WHOLE_COMPANY_BASIS_POINTS,
    signatories: signingModeOf(people).mode !== 'open',
    guarantors: sharesOf(people.filter(isUnwillingGuarantor)) <= WHOLE_COMPANY_BASIS_POINTS / 2,
  };
  return (['shares', 'signatories', 'guarantors'] as const).map((rule) => {
    const code = ROSTER_CODES[rule];
    return { rule, code, isFulfilled: isFulfilledBy[rule] && !serverCodes.includes(code) };
  });
}

/** Beneficial owners must sign as guarantors. */
function isUnwillingGuarantor({ is_beneficial_owner, is_contract_signatory }: Person): boolean {
  return is_beneficial_owner && is_contract_signatory !== true;
}

function sharesOf(people: readonly Person[]): number {
  return people.reduce((sum, { percentage_owned }) => sum + (toBasisPoints(percentage_owned) ?? 0), 0);
}

/** The portal accepts such an owner with a warning (D-59). */
export function isOwnerBelowThreshold(isBeneficialOwner: boolean, points: number | null): boolean {
  return isBeneficialOwner && points !== null && points > 0 && points < OWNER_THRESHOLD_BASIS_POINTS;
}

export function isOwnerUndeclared(isBeneficialOwner: boolean, points: number | null): boolean {
  return !isBeneficialOwner && points !== null && points >= OWNER_THRESHOLD_BASIS_POINTS;
}

export interface OwnershipPart {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly fill: 1 | 2 | 3;
}

/** Shares are in basis points (D-59). */
export type Ownership = ReturnType<typeof calculateOwnership>;

const FILL_NUMBERS = [1, 2, 3] as const;
const fillOf = (index: number): OwnershipPart['fill'] => FILL_NUMBERS[index % FILL_NUMBERS.length] ?? 1;

type Holder = Pick<Representative, 'signatory_id' | 'first_name' | 'last_name' | 'percentage_owned'>;

interface OtherHolders {
  readonly count: number;
  readonly points: number;
}

const NO_OTHER_HOLDERS: OtherHolders = { count: 0, points: 0 };

const MAX_NAMED_HOLDERS = 50;

/** D-271. Names the largest holders. */
export function groupSmallHolders<Person extends Pick<Holder, 'percentage_owned'>>(
  people: readonly Person[],
  otherHolders = NO_OTHER_HOLDERS,
): { namedHolders: Person[]; otherHolders: OtherHolders } {
  const pointsOf = ({ percentage_owned }: Person) => toBasisPoints(percentage_owned) ?? 0;
  const holders = people.filter((person) => pointsOf(person) > 0);
  if (holders.length <= MAX_NAMED_HOLDERS) return { namedHolders: holders, otherHolders };
  const holdersBySize = [...holders].sort((first, second) => pointsOf(second) - pointsOf(first));
  const largestHolders = new Set(holdersBySize.slice(0, MAX_NAMED_HOLDERS - 1));
  const smallHolders = holdersBySize.slice(MAX_NAMED_HOLDERS - 1);
  return {
    namedHolders: holders.filter((person) => largestHolders.has(person)),
    otherHolders: {
      count: otherHolders.count + smallHolders.length,
      points: smallHolders.reduce((sum, person) => sum + pointsOf(person), otherHolders.points),
    },
  };
}

/** @param unnamedHolders count and shares of the holders that `groupSmallHolders` did not name */
export function calculateOwnership(people: readonly Holder[], unnamedHolders = NO_OTHER_HOLDERS) {
  const { namedHolders, otherHolders } = groupSmallHolders(people, unnamedHolders);
  const parts = namedHolders.map(
    (person, index): OwnershipPart => ({
      id: person.signatory_id,
      name: fullNameOf(person),
      points: toBasisPoints(person.percentage_owned) ?? 0,
      fill: fillOf(index),
    }),
  );
  const total = parts.reduce((sum, { points }) => sum + points, otherHolders.points);
  return {
    parts,
    others: otherHolders.count > 0 ? { ...otherHolders, fill: fillOf(parts.length) } : null,
    total,
    unassignedShare: Math.max(0, WHOLE_COMPANY_BASIS_POINTS - total),
    excess: Math.max(0, total - WHOLE_COMPANY_BASIS_POINTS),
  };
}

/** SIGN-09: signatories see only their own record. */
export function isOwnershipKnown(
  people: readonly { readonly is_current_actor: boolean }[],
  mayAddMore: boolean,
): boolean {
  const [firstPerson, ...otherPeople] = people;
  if (firstPerson === undefined) return false;
  return otherPeople.length > 0 || mayAddMore || !firstPerson.is_current_actor;
}

interface Collapsible {
  readonly isOwn: boolean;
  readonly missingCount: number;
}

const MAX_EXPANDED_CARDS = 6;

const MIN_COLLAPSED_PEOPLE = 3;

/** D-173. The user's own card and incomplete cards always have all details. */
export function collapsePeople<Person extends Collapsible>(people: readonly Person[]) {
  const needsAttention = ({ isOwn, missingCount }: Person) => isOwn || missingCount > 0;
  const expandedRowsLeft = Math.max(0, MAX_EXPANDED_CARDS - people.filter(needsAttention).length);
  const completePeople = people.filter((person) => !needsAttention(person));
  const collapsed = new Set(completePeople.slice(expandedRowsLeft));
  if (collapsed.size < MIN_COLLAPSED_PEOPLE) return { shown: [...people], collapsed: [] };
  return { shown: people.filter((person) => !collapsed.has(person)), collapsed: [...collapsed] };
}
