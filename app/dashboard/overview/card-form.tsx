import type { FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { PortalForm } from 'ui/fields/form/form';
import { useSeenVersion, useTaskAnswer } from '~/dashboard/task-form';
import { VERSION_FIELD } from './urls';

interface CardFormProps<Schema extends Record<string, unknown>> {
  form: FormMetadata<Schema, string[]>;
  version: string;
  labels: Record<string, string>;
  children: ReactNode;
}

export function CardForm<Schema extends Record<string, unknown>>({
  form,
  version,
  labels,
  children,
}: CardFormProps<Schema>) {
  const seen = useSeenVersion(form.id, VERSION_FIELD, version);
  const wasSent = useTaskAnswer(form.id) !== undefined;
  return (
    <PortalForm form={form} labels={labels}>
      <input type="hidden" name={VERSION_FIELD} value={seen} data-typed={wasSent || undefined} />
      {children}
    </PortalForm>
  );
}
