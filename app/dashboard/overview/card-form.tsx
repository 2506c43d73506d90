import type { FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';
import { SHOWN } from './addresses';

interface CardFormProps<Schema extends Record<string, unknown>> {
  form: FormMetadata<Schema, string[]>;
  /** Which stored values it was made for. */
  version: string;
  labels: Record<string, string>;
  children: ReactNode;
}

/** The form of one card: what it was made for, the errors, the fields. */
export function CardForm<Schema extends Record<string, unknown>>({
  form,
  version,
  labels,
  children,
}: CardFormProps<Schema>) {
  return (
    <PortalForm form={form}>
      <input type="hidden" name={SHOWN} value={version} />
      <Stack gap="s5">
        <ErrorSummary form={form} labels={labels} />
        {children}
      </Stack>
    </PortalForm>
  );
}
