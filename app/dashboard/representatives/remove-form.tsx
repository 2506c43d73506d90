import { type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';

export const REMOVE_FORM = 'representative-remove';

type RemoveFormProps = {
  isOwn: boolean;
  answer: { result: SubmissionResult<string[]> } | undefined;
};

/** Asks once more before somebody is removed (REP-07). */
export function RemoveForm({ isOwn, answer }: RemoveFormProps) {
  const { t } = useTranslation('representatives');
  const [form] = useForm<Record<string, string>>({ id: REMOVE_FORM, lastResult: answer?.result });
  return (
    <PortalForm form={form}>
      <Stack gap="s4">
        <ErrorSummary form={form} labels={{}} />
        <p>
          {isOwn && `${t('task.removeOwn')} `}
          {t('task.removeText')}
        </p>
      </Stack>
    </PortalForm>
  );
}
