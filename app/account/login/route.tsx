import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { PasswordField } from 'ui/fields/password/password-field';
import { mutedText, smallText } from 'ui/theme/text.css';
import { AccountForm, type AccountFormResult, accountSchema, EmailField } from '~/account/account-page';
import { answerAccountForm, logIn } from '~/account/account-session.server';
import { loginSchema } from '~/account/rules/account-forms';
import { hasCode } from '~/api/result';
import { defineTask } from '~/forms/run-task.server';
import { page } from '~/page/page';
import { newApplicationPath, requireLoggedOut } from '~/request/guards.server';
import {
  type Destination,
  landingPathAfterLogin,
  loginContextQuery,
  loginDestinationOf,
  safeReturnPath,
} from '~/request/login-path';
import type { PortalRequest } from '~/request/portal-request';
import { addTitle, explainError, statusOfApiError } from '~/request/problem.server';
import { findLogoutReason } from '~/request/profile.server';
import { countSuccessfulRequest, requireWithinLimit } from '~/request/rate-limit.server';

interface LoginPageProps {
  expired: string | false;
  destination: Destination | null;
  newApplication: string | null;
  lastResult: AccountFormResult;
}

function LoginPage({ expired, destination, newApplication, lastResult }: LoginPageProps) {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountForm
      id="login"
      screen="login"
      schema={accountSchema(({ loginSchema }) => loginSchema)}
      lastResult={lastResult}
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
          <p className={`${smallText} ${mutedText}`}>
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
            action={
              <Link to={`/forgot-password${loginContextQuery(query)}`}>{t('login.forgotPassword')}</Link>
            }
          />
        </>
      )}
    </AccountForm>
  );
}

function loginForm(request: PortalRequest) {
  const t = request.t('account');
  const heldForm = request.session.dataOrNull?.heldForm;
  return defineTask({
    form: 'login',
    schema: loginSchema,
    call: async ({ email, password }) => {
      await request.session.awaitStore(requireWithinLimit(request, 'login', email));
      const login = await logIn(request, email, password);
      if (login.ok || !login.isAccountUnreachable) return login;
      const formErrors = [t('login.failed'), t('login.accountUnreachable')];
      return {
        kind: 'refused',
        status: statusOfApiError(login.error),
        reasons: { formErrors, fieldErrors: {} },
      };
    },
    reasons: (error) => {
      const explanation = explainError(request, error);
      return hasCode(error, 'err_auth_invalid_credentials')
        ? explanation
        : addTitle(t('login.failed'), explanation);
    },
    messages: {},
    remember: (_, { email }) => countSuccessfulRequest(request, 'login', email),
    nextPath: () => {
      const isRestored = heldForm !== undefined && request.session.data.heldForm === undefined;
      const returnPath = isRestored ? safeReturnPath(heldForm.form.address) : null;
      return returnPath ?? landingPathAfterLogin(request.facts.url.searchParams);
    },
  });
}

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLoggedOut(args);
  const query = request.facts.url.searchParams;
  return page(request, {
    title: request.t('account')('login.pageTitle'),
    description: request.t('account')('login.description'),
    mainForm: 'login',
    expired: query.has('expired') && (findLogoutReason(request) ?? request.t('replies')('loggedOut.expired')),
    destination: loginDestinationOf(query),
    newApplication: request.config.usersMayApply ? newApplicationPath(request.config) : null,
  });
}

export const action = (args: ActionFunctionArgs) => answerAccountForm(args, requireLoggedOut, loginForm);

export default function Login() {
  return (
    <LoginPage {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()?.result} />
  );
}
