import type { ReactNode } from 'react';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';
import { NOTHING_TYPED, useTaskForm } from './use-task-form';

/** Asks once more before something is done; the buttons stand in the task's footer. `id`: as the task declares it. */
export function QuestionForm({ id, children }: { id: string; children: ReactNode }) {
  const { form } = useTaskForm(id, NOTHING_TYPED);
  return (
    <PortalForm form={form}>
      <Stack gap="s5">
        <ErrorSummary form={form} labels={{}} />
        {children}
      </Stack>
    </PortalForm>
  );
}
