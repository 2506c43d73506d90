import type { FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { PortalForm } from '~/ui/fields/form';
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
    <PortalForm form={form} labels={labels}>
      <input type="hidden" name={SHOWN} value={version} />
      {children}
    </PortalForm>
  );
}
