import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { ButtonLink } from 'ui/layout/button';
import { smallText } from 'ui/theme/text.css';
import {
  AccountForm,
  type AccountFormResult,
  AccountPage,
  accountSchema,
  EmailField,
} from '~/account/account-page';
import { NewPasswordFields, usePasswordLabels } from '~/account/registration/registration-fields';
import { loginContextQuery } from '~/request/login-path';

interface ForgottenPasswordPageProps {
  lastResult: AccountFormResult;
  isUnseen: boolean;
}

export function ForgottenPasswordPage({ lastResult, isUnseen }: ForgottenPasswordPageProps) {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountForm
      id="forgot-password"
      screen="forgotPassword"
      schema={accountSchema(({ forgottenPasswordSchema }) => forgottenPasswordSchema)}
      lastResult={lastResult}
      labels={{ email: t('field.email') }}
      notice={isUnseen && <Notice>{t('forgotPassword.unseen')}</Notice>}
      links={
        <p className={smallText}>
          <Link to={`/login${loginContextQuery(query)}`}>{t('toLogin')}</Link>
        </p>
      }
    >
      {(fields) => <EmailField field={fields.email} />}
    </AccountForm>
  );
}

/** ACC-06. The text must not reveal who is a customer. */
export function ResetLinkSentPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage isResultPage title={t('forgotPassword.sentTitle')} leadText={t('forgotPassword.sentText')}>
      <ButtonLink to={`/login${loginContextQuery(query)}`} variant="primary" size="l" block>
        {t('toLogin')}
      </ButtonLink>
      <p className={smallText}>
        <Link to={`/forgot-password${loginContextQuery(query)}`}>{t('forgotPassword.again')}</Link>
      </p>
    </AccountPage>
  );
}

export function ResetPasswordPage({ lastResult }: { lastResult: AccountFormResult }) {
  const { t } = useTranslation('account');
  const label = t('field.newPassword');
  return (
    <AccountForm
      id="reset-password"
      screen="resetPassword"
      schema={accountSchema(({ createNewPasswordSchema }, typed) => createNewPasswordSchema(typed))}
      lastResult={lastResult}
      labels={usePasswordLabels(label)}
    >
      {(fields) => <NewPasswordFields fields={fields} label={label} />}
    </AccountForm>
  );
}

export function InvalidResetLinkPage({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation('account');
  return (
    <AccountPage isResultPage title={t('resetPassword.deadTitle')} leadText={reasons.join(' ')}>
      <ButtonLink to="/forgot-password" variant="primary" size="l" block>
        {t('resetPassword.newLink')}
      </ButtonLink>
      <ButtonLink to="/login" size="l" block>
        {t('toLogin')}
      </ButtonLink>
    </AccountPage>
  );
}
