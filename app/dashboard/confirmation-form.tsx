import type { ReactNode } from 'react';
import { PortalForm } from '~/ui/fields/form/form';
import { NO_FIELDS, useTaskForm } from './use-task-form';

export function ConfirmationForm({ id, children }: { id: string; children: ReactNode }) {
  const { form } = useTaskForm(id, NO_FIELDS);
  return (
    <PortalForm form={form} labels={{}}>
      {children}
    </PortalForm>
  );
}
