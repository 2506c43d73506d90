import type { Answer } from '~/application/journey/answers';
import type { DynamicField } from '~/configured-form/rules/field';
import { formatAddressLine } from '~/domain/address';

const ADDRESS_PARTS = ['street', 'houseNumber', 'companyPostCode', 'companyLocation'] as const;

type Question = Pick<DynamicField, 'id' | 'origin'>;

export function addAddressLine(
  answers: readonly Answer[],
  fields: readonly Question[],
  label: string,
): Answer[] {
  const standardIds = fields.filter(({ origin }) => origin === 'standard').map(({ id }) => id);
  const [street, ...otherParts] = ADDRESS_PARTS.filter((part) => standardIds.includes(part));
  if (street !== 'street' || otherParts.length === 0) return [...answers];
  const textOf = (part: string) =>
    standardIds.includes(part) ? answers.find(({ name }) => name === part)?.value : null;
  const [streetName, number, code, town] = ADDRESS_PARTS.map(textOf);
  const value = formatAddressLine(streetName, number, code, town) || null;
  return answers
    .filter(({ name }) => !otherParts.some((part) => part === name))
    .map((answer) =>
      answer.name === street ? { ...answer, label, value, containedNames: otherParts } : answer,
    );
}
