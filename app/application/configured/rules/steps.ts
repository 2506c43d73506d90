import { COMPANY_CONTROLS } from '~/application/journey/rules/company';
import type { Draft } from '~/application/journey/rules/draft';
import { type DynamicField, OTHER, STANDARD } from '~/configured-form/rules/field';
import { chosenPurpose, type DynamicForm, fieldsFor } from '~/configured-form/rules/form';
import { type JudgingContext, wireValues } from '~/configured-form/rules/judging';
import { formTexts, groupsOf } from '~/configured-form/rules/value';
import type { Typed } from '~/domain/typed';
import { carriedTexts } from './carry';

/** True when a step was sent and what it asks for still holds: another purpose or configuration may ask for more (DYN-02, DYN-09). */
export function isFinished(
  form: DynamicForm,
  step: string,
  { typed, sent }: Pick<Draft, 'typed' | 'sent'>,
  context: JudgingContext,
): boolean {
  return sent.includes(step) && wireValues(fieldsFor(form, step, typed), typed, context) !== null;
}

/** The names of the controls of fields; the search's id of a company comes with its name. */
export function controlNames(fields: readonly DynamicField[]): string[] {
  const names = fields.flatMap((field) => Object.keys(formTexts(field, OTHER)));
  return fields.some(({ id }) => id === STANDARD.companyName) ? [...names, COMPANY_CONTROLS.id] : names;
}

/**
 * True when a step's form was made for another purpose than is chosen in it, and did not ask all that this one asks there (DYN-09).
 * @param shownFor name of the purpose the form was made for; empty for none, null when unsaid
 */
export function asksForMore(
  form: DynamicForm,
  step: string,
  { typed, shownFor }: { typed: Typed; shownFor: string | null },
): boolean {
  if (shownFor === null || shownFor === (chosenPurpose(form, typed)?.name ?? '')) return false;
  const asked = fieldsFor(form, step, { ...typed, [STANDARD.purpose]: shownFor }).map(asText);
  const wanted = fieldsFor(form, step, typed).map(asText);
  return wanted.length === 0 || wanted.some((field) => !asked.includes(field));
}

/** Another purpose may ask for the same in other units and bounds. */
const asText = (field: DynamicField): string => JSON.stringify(field);

/** What a step's form holds once a choice is taken over on which the rest depends: figures are carried over, legal forms are the country's. */
export function textsAfterChoice(
  form: DynamicForm,
  step: string,
  { before, texts, language }: { before: Typed; texts: Readonly<Record<string, string>>; language: string },
): Record<string, string> {
  const typed = { ...before, ...texts };
  const asked = fieldsFor(form, step, typed);
  const country = typed[STANDARD.country] || form.country;
  const foreign = asked.filter((field) => {
    const offered = groupsOf(field, { country }).flatMap(({ options }) => options);
    return field.control.kind === 'company-type' && !offered.some(({ value }) => value === typed[field.name]);
  });
  return {
    ...texts,
    ...carriedTexts(fieldsFor(form, step, before), asked, { typed, language }),
    ...Object.fromEntries(foreign.map(({ name }) => [name, ''])),
  };
}
