import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { PortalForm } from '~/ui/fields/form/form';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import { AccountPage } from './account-page';
import { type AccountSchema, useAccountForm } from './use-account-form';

export type FormAnswer = SubmissionResult<string[]> | undefined;

interface AccountFormProps<Shape extends z.ZodRawShape> {
  id: string;
  screen: 'login' | 'register' | 'forgotPassword' | 'resetPassword' | 'invite';
  schema: AccountSchema<Shape>;
  answer: FormAnswer;
  labels: Record<string, string>;
  notice?: ReactNode;
  links?: ReactNode;
  children: (fields: ReturnType<typeof useAccountForm<Shape>>[1]) => ReactNode;
}

export function AccountForm<Shape extends z.ZodRawShape>(props: AccountFormProps<Shape>) {
  const { id, screen, schema, answer, labels, notice, links, children } = props;
  const { t } = useTranslation('account');
  const [form, fields] = useAccountForm(id, schema, answer);
  return (
    <AccountPage title={t(`${screen}.title`)} lead={t(`${screen}.lead`)}>
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
