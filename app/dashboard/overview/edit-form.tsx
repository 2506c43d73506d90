import type { FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tabPath } from '~/dashboard/rules/tabs';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';
import { SHOWN, TASK } from './task-answer';

interface EditFormProps<Schema extends Record<string, unknown>> {
  form: FormMetadata<Schema, string[]>;
  task: string;
  /** Which stored values it was made for. */
  version: string;
  /** Field name to label. */
  labels: Record<string, string>;
  children: ReactNode;
}

/** The form of one card: what it is for and what it was made for, the errors, the fields. */
export function EditForm<Schema extends Record<string, unknown>>({
  form,
  task,
  version,
  labels,
  children,
}: EditFormProps<Schema>) {
  return (
    <PortalForm form={form}>
      <input type="hidden" name={TASK} value={task} />
      <input type="hidden" name={SHOWN} value={version} />
      <Stack gap="s5">
        <ErrorSummary form={form} labels={labels} />
        {children}
      </Stack>
    </PortalForm>
  );
}

/** The way out of a task without saving. */
export function CancelLink({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('overview');
  return (
    <ButtonLink to={tabPath(applicationId, 'overview')} preventScrollReset>
      {t('edit.cancel')}
    </ButtonLink>
  );
}
