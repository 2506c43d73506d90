import { useTranslation } from 'react-i18next';
import { usePatterns } from '~/configured-form/use-patterns';
import { useWords } from '~/configured-form/use-words';
import { useTaskAnswer } from '~/dashboard/use-task-answer';
import { useTaskForm } from '~/dashboard/use-task-form';
import type { TaskAnswer } from '~/forms/task-answer';
import { labelsOf } from '~/ui/fields/field/labels';
import { formIdOf } from './addresses';
import type { FormView, SeenRecord } from './form-view.server';
import { wholeSchema } from './own-fields';
import { FORM_MEMBERS, type FormMember } from './rules/record';

export function usePersonForm(view: FormView) {
  const words = useWords(view.own.currency);
  const matcherOf = usePatterns(view.own.fields);
  const id = formIdOf(view.kind);
  const seen = useTaskAnswer<TaskAnswer & Partial<SeenRecord>>(id)?.seen || view.seen;
  const validation = { words, matcherOf };
  const form = useTaskForm<FormMember>(
    id,
    (typed) => wholeSchema(view.context, view.own, typed, validation),
    {
      values: view.values,
    },
  );
  return { ...form, seen };
}

export function useMemberLabels(): Record<FormMember, string> {
  const { t } = useTranslation('representatives');
  return labelsOf(FORM_MEMBERS, (member) => t(`field.${member}`));
}
