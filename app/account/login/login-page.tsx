import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AccountForm, type FormAnswer } from '~/account/account-form';
import { EmailField } from '~/account/email-field';
import { accountSchema } from '~/account/use-account-form';
import { carriedQuery } from '~/request/login-path';
import { muted, small } from '~/theme/text.css';
import { Notice } from '~/ui/feedback/notice';
import { PasswordField } from '~/ui/fields/password/password-field';
import type { Destination } from './login-destination';

interface LoginPageProps {
  expired: string | false;
  destination: Destination | null;
  newApplication: string | null;
  answer: FormAnswer;
}

/** ACC-01 */
export function LoginPage({ expired, destination, newApplication, answer }: LoginPageProps) {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountForm
      id="login"
      screen="login"
      schema={accountSchema(({ loginSchema }) => loginSchema)}
      answer={answer}
      labels={{ email: t('field.email'), password: t('field.password') }}
      notice={
        (expired || destination) && (
          <Notice>
            {[expired, destination && t(`login.destination.${destination}`)].filter(Boolean).join(' ')}
          </Notice>
        )
      }
      links={
        newApplication && (
          <p className={`${small} ${muted}`}>
            <span>{t('login.noAccount')}</span> <Link to={newApplication}>{t('login.newApplication')}</Link>
          </p>
        )
      }
    >
      {(fields) => (
        <>
          <EmailField field={fields.email} />
          <PasswordField
            field={fields.password}
            label={t('field.password')}
            autoComplete="current-password"
            action={<Link to={`/forgot-password${carriedQuery(query)}`}>{t('login.forgotPassword')}</Link>}
          />
        </>
      )}
    </AccountForm>
  );
}
