import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AccountForm, accountSchema, EmailField, type FormAnswer } from '~/account/account-page';
import { carriedQuery, safeReturnPath } from '~/request/login-path';
import { muted, small } from '~/theme/text.css';
import { Notice } from '~/ui/feedback/notice';
import { PasswordField } from '~/ui/fields/password/password-field';

type Destination = 'application' | 'applications' | 'settings' | 'newApplication';

const LIST = '/dashboard/applications';

export function destinationOf(query: URLSearchParams): Destination | null {
  const [path = ''] = (safeReturnPath(query.get('redirectTo')) ?? '').split(/[?#]/);
  if (path.startsWith(`${LIST}/`)) return 'application';
  if (path === LIST || path === '/dashboard') return 'applications';
  if (path === '/dashboard/settings') return 'settings';
  return path.startsWith('/application/') ? 'newApplication' : null;
}

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
