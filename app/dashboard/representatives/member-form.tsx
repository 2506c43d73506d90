import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';
import { SEEN } from './addresses';
import type { FormView } from './form-view.server';
import { MemberText } from './member-fields';
import { saidOf } from './rules/form';
import { useMemberLabels, usePersonForm } from './use-person-form';

type MemberFormProps = { view: FormView; member: 'email' | 'telephone' | 'taxid' };

const TYPES = { email: 'email', telephone: 'tel', taxid: 'text' } as const;

/** The form of one detail alone: e-mail, telephone or tax number (REP-07). */
export function MemberForm({ view, member }: MemberFormProps) {
  const { t } = useTranslation('representatives');
  const labels = useMemberLabels();
  const { form, fields, typed, seen } = usePersonForm(view);
  const part = { view, fields, typed, labels, said: saidOf(view.context, typed) };
  return (
    <PortalForm form={form}>
      <input type="hidden" name={SEEN} value={seen} />
      <Stack gap="s5">
        <ErrorSummary form={form} labels={labels} />
        <MemberText
          part={part}
          member={member}
          hint={t(`form.${member}Hint`)}
          type={TYPES[member]}
          optional={member === 'taxid'}
          spellCheck={false}
        />
      </Stack>
    </PortalForm>
  );
}
