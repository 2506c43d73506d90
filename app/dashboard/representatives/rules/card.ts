import { INVITE_STATUSES } from 'contracts/api/enumerations';
import { formatAddressLine } from '~/domain/address';
import { formatDate } from '~/domain/dates';
import { toBasisPoints } from '~/domain/ownership-share';
import { trimOrNull } from '~/domain/text';
import { toFormTexts } from './change';
import { findMissingMembers } from './form';
import type { RepresentativePermissions } from './permissions';
import {
  type FormMember,
  fullNameOf,
  isSignatory,
  type Representative,
  type RepresentativeMember,
} from './record';

export interface ListedRepresentative extends Representative {
  readonly is_current_actor: boolean;
  readonly invite_status: string;
  readonly credit_score?: string | null | undefined;
  readonly updated_at: string;
}

const TRAITS = [
  'mainContact',
  'legalSignatory',
  'beneficialOwner',
  'signsAlone',
  'signsTogether',
  'signsNot',
] as const;
export type PersonTrait = (typeof TRAITS)[number];

export type RemedyTask = 'email' | 'telephone' | 'taxid' | 'edit';

export interface CardFact {
  readonly name: 'email' | 'telephone' | 'birthdate' | 'taxid' | 'address' | 'nationality' | 'creditScore';
  readonly value: string | null;
  readonly remedy: RemedyTask | null;
}

export type RepresentativeCard = ReturnType<typeof createRepresentativeCard>;

export type PersonCardSummary = Pick<
  RepresentativeCard,
  'id' | 'name' | 'position' | 'isOwn' | 'points' | 'mayEdit' | 'mayRemove'
>;

/** Shows the score only together with the credit check (D-54). */
export function createRepresentativeCard(
  person: ListedRepresentative,
  context: { permissions: RepresentativePermissions; language: string; showsScore: boolean },
) {
  const { permissions, language } = context;
  return {
    id: person.signatory_id,
    name: fullNameOf(person),
    isOwn: person.is_current_actor,
    position: trimOrNull(person.position),
    points: toBasisPoints(person.percentage_owned),
    isBeneficialOwner: person.is_beneficial_owner,
    traits: traitsOf(person),
    facts: factsOf(person, context),
    missing: missingDetailsOf(person),
    invite:
      INVITE_STATUSES.find((status) => status === person.invite_status && !isUninvitedUser(person)) ?? null,
    updated: formatDate(person.updated_at, language),
    mayEdit: permissions.edit,
    mayRemove: permissions.remove,
  };
}

export const missingDetailsOf = (person: Representative): number =>
  findMissingMembers(toFormTexts(person, 'en')).length;

const isUninvitedUser = ({ is_current_actor, invite_status }: ListedRepresentative) =>
  is_current_actor && invite_status === 'not_invited';

function traitsOf(person: Representative): PersonTrait[] {
  const hasTrait: Record<PersonTrait, boolean> = {
    mainContact: person.is_main_contact,
    legalSignatory: person.is_legal_signatory,
    beneficialOwner: person.is_beneficial_owner,
    signsAlone: isSignatory(person) && person.is_sole_signatory === true,
    signsTogether: isSignatory(person) && person.is_sole_signatory === false,
    signsNot: !person.is_legal_signatory || person.is_contract_signatory === false,
  };
  return TRAITS.filter((trait) => hasTrait[trait]);
}

function factsOf(
  person: ListedRepresentative,
  {
    permissions,
    language,
    showsScore,
  }: { permissions: RepresentativePermissions; language: string; showsScore: boolean },
): CardFact[] {
  const remedyInOwnForm = (member: 'email' | 'telephone' | 'taxid') =>
    permissions.members.includes(member) ? member : null;
  const remedyInForm = (...members: FormMember[]): RemedyTask | null => {
    const mayChange = members.every((member: RepresentativeMember) => permissions.members.includes(member));
    return permissions.edit && mayChange ? 'edit' : null;
  };
  const { birthdate, taxid, credit_score, street, street_number, postcode, location } = person;
  const score = showsScore ? trimOrNull(credit_score) : null;
  return [
    { name: 'email', value: trimOrNull(person.email), remedy: remedyInOwnForm('email') },
    { name: 'telephone', value: trimOrNull(person.telephone), remedy: remedyInOwnForm('telephone') },
    {
      name: 'birthdate',
      value: birthdate ? formatDate(birthdate, language) : null,
      remedy: remedyInForm('birthdate'),
    },
    {
      name: 'taxid',
      value: taxid ? formatTaxNumber(taxid, person.country) : null,
      remedy: remedyInOwnForm('taxid'),
    },
    {
      name: 'address',
      value: trimOrNull(formatAddressLine(street, street_number, postcode, location)),
      remedy: remedyInForm('street', 'street_number', 'postcode', 'location', 'country'),
    },
    { name: 'nationality', value: trimOrNull(person.nationality), remedy: remedyInForm('nationality') },
    ...(score === null ? [] : [{ name: 'creditScore', value: score, remedy: null } as const]),
  ];
}

/** D-89, as printed: German `86 095 742 719` with no-break spaces, Swiss `756.9217.0769.85`. */
const TAX_NUMBER_FORMATS: Readonly<Record<string, { groups: RegExp; separator: string }>> = {
  DE: { groups: /^(\d{2})(\d{3})(\d{3})(\d{3})$/, separator: '\u00a0' },
  CH: { groups: /^(756)(\d{4})(\d{4})(\d{2})$/, separator: '.' },
};

export function formatTaxNumber(taxid: string, country: string | null | undefined): string {
  const printed = TAX_NUMBER_FORMATS[country ?? ''];
  const groups = printed?.groups.exec(taxid);
  return printed && groups ? groups.slice(1).join(printed.separator) : taxid;
}
