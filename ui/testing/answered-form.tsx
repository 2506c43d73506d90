import { FormProvider, type SubmissionResult, useForm } from '@conform-to/react';
import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { announcementQueue, LiveRegions } from 'ui/feedback/announce';
import type { FieldHandle } from 'ui/fields/field/field';
import fields from '~/i18n/locales/de/fields.json';
import frame from '~/i18n/locales/de/frame.json';
import validation from '~/i18n/locales/de/validation.json';

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({ lng: 'de', resources: { de: { fields, frame, validation } } });

export function GermanTexts({ children }: { children: ReactNode }) {
  useState(() => announcementQueue.splice(0));
  return (
    <I18nextProvider i18n={i18n}>
      {children}
      <LiveRegions />
    </I18nextProvider>
  );
}

export const digitsSchema = {
  read: (typed: string) => (/^[\d.]+$/.test(typed) ? Number(typed.replaceAll('.', '')) : null),
  write: (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.'),
};

type Values = Record<string, string>;

export interface AnsweredFormProps {
  values?: Values;
  errors?: Record<string, string[]> | undefined;
  children: (field: (name: string) => FieldHandle) => ReactNode;
}

export function AnsweredForm({ values = {}, errors, children }: AnsweredFormProps) {
  const lastResult: SubmissionResult = { status: 'error', initialValue: values, error: errors };
  const [form] = useForm<Values>({ id: 'form', lastResult });
  return (
    <GermanTexts>
      <FormProvider context={form.context}>
        <form id={form.id}>{children((name) => ({ name, formId: form.id }))}</form>
      </FormProvider>
    </GermanTexts>
  );
}
