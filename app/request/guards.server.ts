import { data } from '@remix-run/node';
import type { PortalConfig } from '~/api/portal-config';
import { log } from '~/telemetry/log.server';
import { readValidForm } from './body/form-body.server';
import { endExpiredSession, keepFormForLogin } from './interrupted-forms/interrupted-forms.server';
import { landingPathAfterLogin, loginPath } from './login-path';
import { openRequest, type RequestArgs } from './open-request.server';
import type { PortalRequest } from './portal-request';
import { createProblemData } from './problem-data.server';
import { addFlashMessage, type Session } from './session.server';

export interface UserRequest extends PortalRequest {
  readonly user: NonNullable<Session['user']>;
}

/** SHELL-07, D-09. @throws redirect to login, with the way back except after a logout */
export async function requireUser(args: RequestArgs): Promise<UserRequest> {
  const request = await openRequest(args);
  const { user } = request.session.data;
  if (user) return Object.assign(request, { user });
  await keepFormForLogin(request, args.request);
  throw request.redirect(await loginOf(request));
}

async function loginOf(request: PortalRequest): Promise<string> {
  if (!request.session.data.loggedOutByUser) return loginPath(request.facts.pathAndQuery);
  await request.session.change((session) => ({ ...session, loggedOutByUser: false }));
  return '/login';
}

/** SHELL-08. @throws redirect if the user is logged in */
export async function requireLoggedOut(args: RequestArgs): Promise<PortalRequest> {
  const request = await openRequest(args);
  const user = request.session.dataOrNull?.user;
  if (!user) return request;
  const typedEmail = (await readValidForm(args.request))?.get('email');
  if (typeof typedEmail === 'string' && typedEmail.trim().toLowerCase() !== user.email.toLowerCase()) {
    const text = request.t('account')('login.otherUser', { email: user.email });
    await request.session.change((session) => addFlashMessage(session, { tone: 'info', text }));
  }
  throw request.redirect(landingPathAfterLogin(request.facts.url.searchParams));
}

/** HTTP-03. @throws redirect to login for a submit after the session has expired */
export async function requireLoginAfterInterruption(
  request: PortalRequest,
  httpRequest: Request,
): Promise<void> {
  if (httpRequest.method !== 'POST' || request.session.data.interrupted === null) return;
  throw await endExpiredSession(request, request.facts.pathAndQuery, await readValidForm(httpRequest));
}

export function newApplicationPath(config: PortalConfig): string {
  return config.dynamicForm ? '/application/new/company-name' : '/application/loan-info';
}

export async function requireApplicant(args: RequestArgs): Promise<PortalRequest> {
  const request = await openRequest(args);
  if (!request.config.usersMayApply) throw request.redirect(`/login${request.facts.url.search}`);
  return request;
}

/** Keeps the query (SHELL-06, D-11). */
export function redirectToConfiguredForm(request: PortalRequest): Response {
  return request.redirect(newApplicationPath(request.config) + request.facts.url.search);
}

/** SHELL-05, SHELL-06. @throws redirect to login or to the dynamic form */
export const requireClassicWizard = (args: RequestArgs) => requireForm(args, { dynamic: false });

/** SHELL-05, SHELL-06. @throws redirect to login or to the classic wizard */
export const requireDynamicForm = (args: RequestArgs) => requireForm(args, { dynamic: true });

async function requireForm(args: RequestArgs, { dynamic }: { dynamic: boolean }): Promise<PortalRequest> {
  const request = await requireApplicant(args);
  if (request.config.dynamicForm !== dynamic) throw redirectToConfiguredForm(request);
  return request;
}

/** D-78. Logs missing lists. @throws an error page */
export function requireOptionLists(
  { t, facts: { partnerKey } }: Pick<PortalRequest, 't' | 'facts'>,
  missingLists: readonly string[],
): void {
  if (missingLists.length === 0) return;
  log.error('configuration-incomplete', {
    partner: partnerKey,
    finding: missingLists.map((list) => `missing ${list}`).join(', '),
  });
  const problem = createProblemData({ messages: [t('replies')('dynamicForm')], emailNotConfirmed: false });
  throw data(problem, { status: 500 });
}
