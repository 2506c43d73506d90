import type { SubmissionResult } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';
import type { FormView } from './form-view.server';
import { SEEN } from './intents';
import { MemberText } from './member-fields';
import { saidOf } from './rules/form';
import { useMemberLabels, usePersonForm } from './use-person-form';

type MemberFormProps = {
  view: FormView & { kind: 'email' | 'telephone' | 'taxid' };
  answer: { result: SubmissionResult<string[]>; seen: string } | undefined;
};

const TYPES = { email: 'email', telephone: 'tel', taxid: 'text' } as const;

/** The form of one detail alone: e-mail, telephone or tax number (REP-07). */
export function MemberForm({ view, answer }: MemberFormProps) {
  const { t } = useTranslation('representatives');
  const labels = useMemberLabels();
  const { form, fields, typed } = usePersonForm(view, answer?.result);
  const part = { view, fields, typed, labels, said: saidOf(view.context, typed) };
  return (
    <PortalForm form={form}>
      <input type="hidden" name={SEEN} value={answer?.seen || view.seen} />
      <Stack gap="s5">
        <ErrorSummary form={form} labels={labels} />
        <MemberText
          part={part}
          member={view.kind}
          hint={t(`form.${view.kind}Hint`)}
          type={TYPES[view.kind]}
          optional={view.kind === 'taxid'}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </PortalForm>
  );
}
