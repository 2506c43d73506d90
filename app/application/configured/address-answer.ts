import type { Answer } from '~/application/journey/answers';
import type { DynamicField } from '~/configured-form/rules/field';
import { formatAddressLine } from '~/domain/address';

const PARTS = ['street', 'houseNumber', 'companyPostCode', 'companyLocation'] as const;

type Question = Pick<DynamicField, 'id' | 'origin'>;

export function addAddressLine(
  answers: readonly Answer[],
  fields: readonly Question[],
  label: string,
): Answer[] {
  const standard = fields.filter(({ origin }) => origin === 'standard').map(({ id }) => id);
  const [street, ...others] = PARTS.filter((part) => standard.includes(part));
  if (street !== 'street' || others.length === 0) return [...answers];
  const textOf = (part: string) =>
    standard.includes(part) ? answers.find(({ name }) => name === part)?.value : null;
  const [streetName, number, code, town] = PARTS.map(textOf);
  const value = formatAddressLine(streetName, number, code, town) || null;
  return answers
    .filter(({ name }) => !others.some((part) => part === name))
    .map((response) =>
      response.name === street ? { ...response, label, value, contains: others } : response,
    );
}
