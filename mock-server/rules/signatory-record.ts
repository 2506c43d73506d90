import { isDeepStrictEqual } from 'node:util';
import { type SignatoryFields, signatoryFields } from 'contracts/api/signatories';

/** A member of what the applicant says of a representative. */
export type SignatoryMember = keyof SignatoryFields;

/** The fields of a representative; in worlds any may be missing. */
export type Person = { [Member in SignatoryMember]?: SignatoryFields[Member] | null | undefined };

const MEMBERS = Object.keys(signatoryFields.shape) as readonly SignatoryMember[];

/** Texts that may be left out; an empty one takes the answer back. */
const OPTIONAL_TEXTS: readonly SignatoryMember[] = ['email', 'telephone', 'position', 'taxid'];

/** Answers that only legal signatories are asked for (REP-02). */
export const LEGAL_FLAGS = ['is_contract_signatory', 'is_sole_signatory'] as const;

/** The record as it is kept: texts without blanks around them, null in place of empty optional ones, and no answer to what is not asked. */
export function tidied<P extends Person>(person: P): P {
  const isAsked = person.is_legal_signatory === true;
  const entries = Object.entries(person).map(([name, value]) => {
    if (typeof value === 'string') {
      const text = value.trim();
      return [name, text === '' && isIn(OPTIONAL_TEXTS, name) ? null : text];
    }
    return [name, value === false && !isAsked && isIn(LEGAL_FLAGS, name) ? null : value];
  });
  return Object.fromEntries(entries);
}

/**
 * The record after a change. Whoever is no legal signatory any more is not asked whether they sign: those answers go, unless the
 * change itself gives them.
 */
export function merged(before: Person, change: Person): Person {
  const known = Object.fromEntries(MEMBERS.map((member) => [member, before[member]]));
  const obsolete = change.is_legal_signatory === false ? LEGAL_FLAGS : [];
  return tidied({ ...known, ...Object.fromEntries(obsolete.map((flag) => [flag, null])), ...change });
}

/** The members that differ; nothing and null are the same. */
export function changedMembers(before: Person, after: Person): SignatoryMember[] {
  return MEMBERS.filter((member) => !isDeepStrictEqual(before[member] ?? null, after[member] ?? null));
}

function isIn(members: readonly SignatoryMember[], name: string): boolean {
  return members.some((member) => member === name);
}
