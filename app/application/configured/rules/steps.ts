import { COMPANY_CONTROLS, type Draft } from '~/application/journey/rules/draft';
import { type DynamicField, OTHER_CHOICE, STANDARD_FIELD_IDS } from '~/configured-form/rules/field';
import { type DynamicForm, findChosenPurpose, visibleFieldsOfStep } from '~/configured-form/rules/form';
import { type ValidationContext, wireValues } from '~/configured-form/rules/validate-field';
import { selectedGroupsOf, toFormTexts } from '~/configured-form/rules/value';
import type { FormValues } from '~/domain/form-values';
import { textsAfterPurposeChange } from './purpose-change';

export function isStepFinished(
  form: DynamicForm,
  step: string,
  { typed, sent }: Pick<Draft, 'typed' | 'sent'>,
  context: ValidationContext,
): boolean {
  return sent.includes(step) && wireValues(visibleFieldsOfStep(form, step, typed), typed, context) !== null;
}

export function controlNamesOf(fields: readonly DynamicField[]): string[] {
  const names = fields.flatMap((field) => Object.keys(toFormTexts(field, OTHER_CHOICE)));
  return fields.some(({ id }) => id === STANDARD_FIELD_IDS.companyName)
    ? [...names, COMPANY_CONTROLS.id]
    : names;
}

/** DYN-09. @param shownFor purpose that the page shows; empty for none, null if unknown */
export function hasMoreQuestions(
  form: DynamicForm,
  step: string,
  { typed, shownFor }: { typed: FormValues; shownFor: string | null },
): boolean {
  if (shownFor === null || shownFor === (findChosenPurpose(form, typed)?.name ?? '')) return false;
  const shownFields = visibleFieldsOfStep(form, step, {
    ...typed,
    [STANDARD_FIELD_IDS.purpose]: shownFor,
  }).map(serializeField);
  const currentFields = visibleFieldsOfStep(form, step, typed).map(serializeField);
  return currentFields.length === 0 || currentFields.some((field) => !shownFields.includes(field));
}

/** Compares all properties, because units and limits may differ. */
const serializeField = (field: DynamicField): string => JSON.stringify(field);

export function textsAfterChoice(
  form: DynamicForm,
  step: string,
  {
    previousTexts,
    texts,
    language,
  }: { previousTexts: FormValues; texts: Readonly<Record<string, string>>; language: string },
): Record<string, string> {
  const typed = { ...previousTexts, ...texts };
  const currentFields = visibleFieldsOfStep(form, step, typed);
  const country = typed[STANDARD_FIELD_IDS.country] || form.country;
  const outdatedFields = currentFields.filter((field) => {
    const options = selectedGroupsOf(field, { country }).flatMap(({ options }) => options);
    return field.control.kind === 'company-type' && !options.some(({ value }) => value === typed[field.name]);
  });
  return {
    ...texts,
    ...textsAfterPurposeChange(visibleFieldsOfStep(form, step, previousTexts), currentFields, {
      typed,
      language,
    }),
    ...Object.fromEntries(outdatedFields.map(({ name }) => [name, ''])),
  };
}
