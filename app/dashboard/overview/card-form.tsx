import type { FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { PortalForm } from 'ui/fields/form/form';
import { useSeenVersion, useTaskActionData } from '~/dashboard/task-form';
import { CARD_VERSION_FIELD } from './urls';

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
  const seenVersion = useSeenVersion(form.id, CARD_VERSION_FIELD, version);
  const hasActionData = useTaskActionData(form.id) !== undefined;
  return (
    <PortalForm form={form} labels={labels}>
      <input
        type="hidden"
        name={CARD_VERSION_FIELD}
        value={seenVersion}
        data-typed={hasActionData || undefined}
      />
      {children}
    </PortalForm>
  );
}
