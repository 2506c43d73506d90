import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { explainAccountError } from '~/account/account-problem.server';
import {
  type ApiLogin,
  createApiLogin,
  logAccountEvent,
  logIn,
  openLoginSession,
} from '~/account/account-session.server';
import { refuseGuessablePassword } from '~/account/guessable-password.server';
import { createRegistrationSchema } from '~/account/rules/account-forms';
import { account, type NewUser } from '~/api/account.server';
import { type ApiError, type ApiResult, hasCode, isUnreadableSuccess } from '~/api/result';
import { readFormValues } from '~/domain/form-values';
import { defineTask } from '~/forms/run-task.server';
import type { PortalRequest } from '~/request/portal-request';
import { addTitle, type ErrorTexts } from '~/request/problem.server';
import { findExceededLimit, requireWithinLimit } from '~/request/rate-limit.server';

export function createRegistrationTask(request: PortalRequest, form: FormData) {
  const t = request.t('account');
  return defineTask({
    form: 'register',
    schema: createRegistrationSchema(
      { partnerTerms: request.config.partnerTermsRequired },
      readFormValues(form),
    ),
    call: async (newAccount) => {
      await requireWithinLimit(request, 'registration');
      return registerAccount(request, newAccount);
    },
    reasons: (error) => explainRegistrationError(request, error),
    messages: { done: ({ loggedIn }) => t(loggedIn ? 'register.done' : 'register.logInYourself') },
    nextPath: ({ loggedIn }) => (loggedIn ? '/dashboard/applications' : '/login'),
  });
}

export interface NewAccount {
  email: string;
  password: string;
  acceptedTerms: boolean;
  acceptedPartnerTerms: boolean | undefined;
}

/** ACC-02. After a lost response the account may already exist, so the portal tries to log in. */
export async function registerAccount(
  request: PortalRequest,
  { email, password, ...terms }: NewAccount,
): Promise<ApiResult<{ loggedIn: boolean }>> {
  const refusal = await refuseGuessablePassword(password, { partnerKey: request.facts.partnerKey, email });
  if (refusal !== null) {
    logAccountEvent('account-made', email, refusal.error);
    return refusal;
  }
  await countAttempt(request, email, 1);
  const { response, apiLogin } = await registerOnce(request, {
    email,
    password,
    ...readConsents(request, terms),
  });
  logAccountEvent('account-made', email, response.ok ? null : response.error);
  if (!response.ok && !isUnreadableSuccess(response.error)) {
    if (response.error.kind !== 'refused') return response;
    await countAttempt(request, email, -1);
    const mayBeOwnAccount =
      hasCode(response.error, 'err_email_conflict') && request.session.data.registering?.email === email;
    const mayTryLogin =
      mayBeOwnAccount &&
      (await request.session.awaitStore(findExceededLimit(request, 'login', email))) === null;
    const isOwn = mayTryLogin && (await logIn(request, email, password, 'register.answerLost')).ok;
    return isOwn ? { ok: true, data: { loggedIn: true } } : response;
  }
  if (!response.ok && apiLogin.hasCookies()) {
    const login = await openLoginSession(request, apiLogin, email, 'register.answerLost');
    if (login.ok) return { ok: true, data: { loggedIn: true } };
  }
  const { ok: loggedIn } = await logIn(request, email, password, 'register.answerLost');
  return response.ok || loggedIn ? { ok: true, data: { loggedIn } } : response;
}

function countAttempt(request: PortalRequest, email: string, change: 1 | -1): Promise<void> {
  return request.session.change(({ registering, ...session }) => {
    const tries = (registering?.email === email ? registering.tries : 0) + change;
    return tries > 0 ? { ...session, registering: { email, tries } } : session;
  });
}

interface Registration {
  response: Awaited<ReturnType<typeof account.register>>;
  apiLogin: ApiLogin;
}

const recentRegistrations = new LRUCache<string, Promise<Registration>>({ max: 1000, ttl: 10_000 });

function registerOnce(request: PortalRequest, user: NewUser): Promise<Registration> {
  const name = [request.facts.host, ...request.facts.storeScope, user.email, user.password];
  const key = createHash('sha256').update(JSON.stringify(name)).digest('base64');
  const recentRegistration = recentRegistrations.get(key);
  if (recentRegistration) return recentRegistration;
  const apiLogin = createApiLogin(request);
  const registration = account.register(apiLogin.api, user).then((response) => {
    if (!response.ok) recentRegistrations.delete(key);
    return { response, apiLogin };
  });
  recentRegistrations.set(key, registration);
  return registration;
}

export function readConsents(
  request: PortalRequest,
  terms: Pick<NewAccount, 'acceptedTerms' | 'acceptedPartnerTerms'>,
) {
  return {
    accepted_terms: terms.acceptedTerms,
    accepted_partner_terms: terms.acceptedPartnerTerms ?? false,
    interface_language: request.facts.language,
    communication_language: request.facts.language,
  };
}

export function explainRegistrationError(request: PortalRequest, error: ApiError): ErrorTexts {
  return addTitle(request.t('account')('register.failed'), explainAccountError(request, error));
}
