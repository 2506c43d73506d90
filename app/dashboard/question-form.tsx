import type { ReactNode } from 'react';
import { PortalForm } from '~/ui/fields/form/form';
import { NOTHING_TYPED, useTaskForm } from './use-task-form';

export function QuestionForm({ id, children }: { id: string; children: ReactNode }) {
  const { form } = useTaskForm(id, NOTHING_TYPED);
  return (
    <PortalForm form={form} labels={{}}>
      {children}
    </PortalForm>
  );
}
