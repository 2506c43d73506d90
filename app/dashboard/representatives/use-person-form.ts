import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useTranslation } from 'react-i18next';
import { usePatterns } from '~/configured-form/use-patterns';
import { useWords } from '~/configured-form/use-words';
import { type Typed, typedValues } from '~/domain/form-schema';
import type { FieldHandle } from '~/ui/fields/field';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import type { FormView } from './form-view.server';
import { wholeSchema } from './own-fields';
import { FORM_MEMBERS, type FormMember } from './rules/record';

/** The form of a task about one representative; its submit button may stand outside of it. */
export const formIdOf = ({ kind }: Pick<FormView, 'kind'>) => `representative-${kind}`;

/** A representative's form, judged in the browser by the schema the server judges it by. */
export function usePersonForm(view: FormView, answer: SubmissionResult<string[]> | null | undefined) {
  const words = useWords(view.own.currency);
  const matcherOf = usePatterns(view.own.fields);
  const [form, fields] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id: formIdOf(view),
    lastResult: answer,
    defaultValue: view.values,
    onValidate: ({ formData }) =>
      parseWithZod(formData, {
        schema: wholeSchema(view.context, view.own, typedValues(formData), { words, matcherOf }),
      }),
  });
  return {
    form,
    // Conform makes a field for whatever name is asked for; the type says which ones this form has.
    fields: fields as Record<string, FieldHandle> as Record<FormMember, FieldHandle>,
    typed: textsOf(form.value),
  };
}

/** What is typed right now. */
function textsOf(value: Record<string, unknown> | undefined): Typed {
  return Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Labels in the order of the page, for the error summary. */
export function useMemberLabels(): Record<FormMember, string> {
  const { t } = useTranslation('representatives');
  const labels = FORM_MEMBERS.map((member) => [member, t(`field.${member}`)]);
  // Made of exactly these names; Object.fromEntries forgets them.
  return Object.fromEntries(labels) as Record<FormMember, string>;
}
