import { dateAsTyped } from '~/domain/dates';
import { basisPoints, decimalShare, shareDigits } from '~/domain/share';
import { type Answers, NO, YES } from './form';
import { FORM_MEMBERS, type FormMember, type Member, type Representative } from './record';

export function formTexts(person: Representative, language: string): Record<FormMember, string> {
  const points = basisPoints(person.percentage_owned);
  const isAsked = person.is_legal_signatory;
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    position: person.position ?? '',
    nationality: person.nationality ?? '',
    birthdate: person.birthdate ? dateAsTyped(person.birthdate, language) : '',
    street: person.street ?? '',
    street_number: person.street_number ?? '',
    postcode: person.postcode ?? '',
    location: person.location ?? '',
    country: person.country ?? '',
    is_legal_signatory: yesNo(person.is_legal_signatory),
    is_contract_signatory: isAsked ? yesNo(person.is_contract_signatory) : '',
    is_sole_signatory: isAsked ? yesNo(person.is_sole_signatory) : '',
    is_beneficial_owner: yesNo(person.is_beneficial_owner),
    percentage_owned: points === null ? '' : shareDigits(points, language),
    email: person.email ?? '',
    telephone: person.telephone ?? '',
    is_main_contact: person.is_main_contact ? 'on' : '',
    taxid: person.taxid ?? '',
  };
}

function yesNo(answer: boolean | null | undefined): string {
  if (answer === true) return YES;
  return answer === false ? NO : '';
}

function toWireFormat(answers: Answers) {
  const { percentage_owned: points } = answers;
  return {
    ...answers,
    position: answers.position ?? null,
    is_contract_signatory: answers.is_contract_signatory ?? null,
    is_sole_signatory: answers.is_sole_signatory ?? null,
    percentage_owned: points === undefined ? null : decimalShare(points),
    email: answers.email ?? null,
    telephone: answers.telephone ?? null,
    taxid: answers.taxid ?? null,
  };
}

export type NewRepresentative = ReturnType<typeof toWireFormat>;

export function newRepresentative(answers: Answers): NewRepresentative {
  const wire = toWireFormat(answers);
  return Object.fromEntries(FORM_MEMBERS.map((member) => [member, wire[member]])) as NewRepresentative;
}

export function changesOf(
  answers: Partial<Answers>,
  person: Representative,
  requested: readonly Member[],
): Partial<NewRepresentative> {
  const after = toWireFormat(answers as Answers);
  const differing = FORM_MEMBERS.filter(
    (member) => requested.includes(member) && !isSame(after[member], person[member]),
  );
  return Object.fromEntries(differing.map((member) => [member, after[member] ?? null]));
}

function isSame(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}

export function forbiddenChanges(
  sent: Readonly<Record<string, string | undefined>>,
  recorded: Readonly<Record<FormMember, string>>,
  requested: readonly Member[],
): FormMember[] {
  return FORM_MEMBERS.filter((member) => {
    const text = sent[member];
    return !requested.includes(member) && text !== undefined && text !== recorded[member];
  });
}

type Person = Pick<Representative, 'first_name' | 'last_name' | 'birthdate'>;

/** Name, in any spelling, and birthdate identify a person. */
export function personKey({ first_name, last_name, birthdate }: Person): string {
  const key = (text: string) => text.trim().normalize('NFC').toLocaleLowerCase();
  return JSON.stringify([key(first_name), key(last_name), birthdate ?? null]);
}

export function isListed(newcomer: Person, people: readonly Person[]): boolean {
  return people.some((person) => personKey(person) === personKey(newcomer));
}
