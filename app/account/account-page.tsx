import type { SubmissionResult } from '@conform-to/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldHandle } from 'ui/fields/field/field';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { createLazySchemas, type LazySchema, usePortalForm } from 'ui/fields/form/use-portal-form';
import { TextField } from 'ui/fields/text/text-field';
import { Stack } from 'ui/layout/layout';
import { h1, mutedText } from 'ui/theme/text.css';
import type { z } from 'zod';
import { type FormValues, readFormValues } from '~/domain/form-values';

export const accountSchema = createLazySchemas(() => import('./rules/account-forms'));

type AccountSchema<Shape extends z.ZodRawShape> = LazySchema<z.ZodObject<Shape>, FormValues>;

export function useAccountForm<Shape extends z.ZodRawShape>(
  id: string,
  { load, schemaFor: of }: AccountSchema<Shape>,
  lastResult: SubmissionResult<string[]> | undefined,
) {
  return usePortalForm<z.input<z.ZodObject<Shape>>, z.output<z.ZodObject<Shape>>>({
    id,
    lastResult,
    schema: { load, schemaFor: (form) => of(readFormValues(form)) },
  });
}

interface AccountPageProps {
  title: string;
  leadText?: string;
  /** Result page: its heading gets the focus, so that screen readers announce it. */
  isResultPage?: boolean;
  children: ReactNode;
}

export function AccountPage({ title, leadText, isResultPage = false, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isResultPage) heading.current?.focus();
  }, [isResultPage]);
  return (
    <Stack>
      <Stack as="header" gap="s2">
        <h1 ref={heading} tabIndex={isResultPage ? -1 : undefined} className={h1}>
          {title}
        </h1>
        {leadText && <p className={mutedText}>{leadText}</p>}
      </Stack>
      {children}
    </Stack>
  );
}

export type AccountFormResult = SubmissionResult<string[]> | undefined;

interface AccountFormProps<Shape extends z.ZodRawShape> {
  id: string;
  screen: 'login' | 'register' | 'forgotPassword' | 'resetPassword' | 'invite';
  schema: AccountSchema<Shape>;
  lastResult: AccountFormResult;
  labels: Record<string, string>;
  notice?: ReactNode;
  links?: ReactNode;
  children: (fields: ReturnType<typeof useAccountForm<Shape>>[1]) => ReactNode;
}

export function AccountForm<Shape extends z.ZodRawShape>(props: AccountFormProps<Shape>) {
  const { id, screen, schema, lastResult, labels, notice, links, children } = props;
  const { t } = useTranslation('account');
  const [form, fields] = useAccountForm(id, schema, lastResult);
  return (
    <AccountPage title={t(`${screen}.title`)} leadText={t(`${screen}.lead`)}>
      {notice}
      <PortalForm form={form} labels={labels}>
        {children(fields)}
        <SubmitButton size="l" block pendingLabel={t(`${screen}.pending`)}>
          {t(`${screen}.submit`)}
        </SubmitButton>
      </PortalForm>
      {links}
    </AccountPage>
  );
}

export function EmailField({ field, hint }: { field: FieldHandle; hint?: string }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      field={field}
      label={t('field.email')}
      hint={hint}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
