import { formatDateInput } from '~/domain/dates';
import { formatShareDigits, toBasisPoints, toDecimalShare } from '~/domain/ownership-share';
import { NO_CHOICE, type RepresentativeAnswers, YES_CHOICE } from './form';
import { FORM_MEMBERS, type FormMember, type Representative, type RepresentativeMember } from './record';

export function toFormTexts(person: Representative, language: string): Record<FormMember, string> {
  const points = toBasisPoints(person.percentage_owned);
  const isLegalSignatory = person.is_legal_signatory;
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    position: person.position ?? '',
    nationality: person.nationality ?? '',
    birthdate: person.birthdate ? formatDateInput(person.birthdate, language) : '',
    street: person.street ?? '',
    street_number: person.street_number ?? '',
    postcode: person.postcode ?? '',
    location: person.location ?? '',
    country: person.country ?? '',
    is_legal_signatory: yesNo(person.is_legal_signatory),
    is_contract_signatory: isLegalSignatory ? yesNo(person.is_contract_signatory) : '',
    is_sole_signatory: isLegalSignatory ? yesNo(person.is_sole_signatory) : '',
    is_beneficial_owner: yesNo(person.is_beneficial_owner),
    percentage_owned: points === null ? '' : formatShareDigits(points, language),
    email: person.email ?? '',
    telephone: person.telephone ?? '',
    is_main_contact: person.is_main_contact ? 'on' : '',
    taxid: person.taxid ?? '',
  };
}

function yesNo(answer: boolean | null | undefined): string {
  if (answer === true) return YES_CHOICE;
  return answer === false ? NO_CHOICE : '';
}

function toWireFormat(answers: RepresentativeAnswers) {
  const { percentage_owned: points } = answers;
  return {
    ...answers,
    position: answers.position ?? null,
    is_contract_signatory: answers.is_contract_signatory ?? null,
    is_sole_signatory: answers.is_sole_signatory ?? null,
    percentage_owned: points === undefined ? null : toDecimalShare(points),
    email: answers.email ?? null,
    telephone: answers.telephone ?? null,
    taxid: answers.taxid ?? null,
  };
}

export type NewRepresentative = ReturnType<typeof toWireFormat>;

export function toNewRepresentative(answers: RepresentativeAnswers): NewRepresentative {
  const wireAnswers = toWireFormat(answers);
  return Object.fromEntries(FORM_MEMBERS.map((member) => [member, wireAnswers[member]])) as NewRepresentative;
}

export function findChanges(
  answers: Partial<RepresentativeAnswers>,
  person: Representative,
  requestedMembers: readonly RepresentativeMember[],
): Partial<NewRepresentative> {
  const newValues = toWireFormat(answers as RepresentativeAnswers);
  const changedMembers = FORM_MEMBERS.filter(
    (member) => requestedMembers.includes(member) && !isSame(newValues[member], person[member]),
  );
  return Object.fromEntries(changedMembers.map((member) => [member, newValues[member] ?? null]));
}

function isSame(first: unknown, second: unknown): boolean {
  return (first ?? null) === (second ?? null);
}

export function findForbiddenChanges(
  submittedTexts: Readonly<Record<string, string | undefined>>,
  recordedTexts: Readonly<Record<FormMember, string>>,
  requestedMembers: readonly RepresentativeMember[],
): FormMember[] {
  return FORM_MEMBERS.filter((member) => {
    const text = submittedTexts[member];
    return !requestedMembers.includes(member) && text !== undefined && text !== recordedTexts[member];
  });
}

type Person = Pick<Representative, 'first_name' | 'last_name' | 'birthdate'>;

/** Name, in any spelling, and birthdate identify a person. */
export function personKeyOf({ first_name, last_name, birthdate }: Person): string {
  const key = (text: string) => text.trim().normalize('NFC').toLocaleLowerCase();
  return JSON.stringify([key(first_name), key(last_name), birthdate ?? null]);
}

export function isPersonListed(newcomer: Person, people: readonly Person[]): boolean {
  return people.some((person) => personKeyOf(person) === personKeyOf(newcomer));
}
