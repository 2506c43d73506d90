import { isDeepStrictEqual } from 'node:util';
import { type SignatoryFields, signatoryFields } from 'contracts/api/signatories';

export type SignatoryField = keyof SignatoryFields;

export type Person = { [Member in SignatoryField]?: SignatoryFields[Member] | null | undefined };

const MEMBERS = Object.keys(signatoryFields.shape) as readonly SignatoryField[];

const OPTIONAL_TEXTS: readonly SignatoryField[] = ['email', 'telephone', 'position', 'taxid'];

/** For legal signatories only (REP-02). */
export const LEGAL_SIGNATORY_MEMBERS = ['is_contract_signatory', 'is_sole_signatory'] as const;

export function normaliseRecord<P extends Person>(person: P): P {
  const isLegalSignatory = person.is_legal_signatory === true;
  const entries = Object.entries(person).map(([name, value]) => {
    if (typeof value === 'string') {
      const text = value.trim();
      return [name, text === '' && includesMember(OPTIONAL_TEXTS, name) ? null : text];
    }
    return [
      name,
      value === false && !isLegalSignatory && includesMember(LEGAL_SIGNATORY_MEMBERS, name) ? null : value,
    ];
  });
  return Object.fromEntries(entries);
}

export function mergeRecord(currentRecord: Person, change: Person): Person {
  const knownMembers = Object.fromEntries(MEMBERS.map((member) => [member, currentRecord[member]]));
  const obsoleteMembers = change.is_legal_signatory === false ? LEGAL_SIGNATORY_MEMBERS : [];
  return normaliseRecord({
    ...knownMembers,
    ...Object.fromEntries(obsoleteMembers.map((flag) => [flag, null])),
    ...change,
  });
}

export function findChangedFields(recordBefore: Person, recordAfter: Person): SignatoryField[] {
  return MEMBERS.filter(
    (member) => !isDeepStrictEqual(recordBefore[member] ?? null, recordAfter[member] ?? null),
  );
}

function includesMember(members: readonly SignatoryField[], name: string): boolean {
  return members.some((member) => member === name);
}
