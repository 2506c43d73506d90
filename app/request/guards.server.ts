import type { PortalConfig } from '~/api/portal-config';
import { formOf } from '~/forms/form-body.server';
import { interrupted, typedFormOf } from './interruption';
import { landingPath, loginPath } from './login-path';
import type { Visit } from './portal-request';
import type { Session } from './session.server';
import type { RequestArgs } from './visit.server';
import { openVisit, sessionOver } from './visit.server';

export interface UserVisit extends Visit {
  readonly user: NonNullable<Session['user']>;
}

/** @throws redirect to login and back, without the way back after a logout (SHELL-07, D-09) */
export async function requireUser(args: RequestArgs): Promise<UserVisit> {
  const visit = await openVisit(args);
  const { user } = visit.session.data;
  if (user) return Object.assign(visit, { user });
  if (visit.session.data.interrupted) {
    const typedForm = typedFormOf(visit.facts.pathAndQuery, await formOf(args.request), { tells: true });
    await visit.session.change((session) => interrupted(session, typedForm));
  }
  throw visit.redirect(await loginOf(visit));
}

async function loginOf(visit: Visit): Promise<string> {
  if (!visit.session.data.loggedOutByUser) return loginPath(visit.facts.pathAndQuery);
  await visit.session.change((session) => ({ ...session, loggedOutByUser: false }));
  return '/login';
}

/**
 * @throws redirect for a logged-in user to the pending return path, else the applications list
 * (SHELL-08)
 */
export async function requireVisitor(args: RequestArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (visit.session.dataOrNull?.user) throw visit.redirect(landingPath(visit.facts.url.searchParams));
  return visit;
}

/** HTTP-03 */
export async function keepFormForLogin(visit: Visit, request: Request): Promise<void> {
  if (request.method !== 'POST' || visit.session.data.interrupted === null) return;
  throw await sessionOver(visit, visit.facts.pathAndQuery, await formOf(request));
}

/** SHELL-02 */
export function newApplicationPath(config: PortalConfig): string {
  return config.dynamicForm ? '/application/new/company-name' : '/application/loan-info';
}

export async function requireApplicant(args: RequestArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (!visit.config.usersMayApply) throw visit.redirect(`/login${visit.facts.url.search}`);
  return visit;
}

/** Keeps the query (SHELL-06, D-11). */
export function redirectToConfiguredForm(visit: Visit): Response {
  return visit.redirect(newApplicationPath(visit.config) + visit.facts.url.search);
}

/** @throws redirect to login (SHELL-05), or to the dynamic form if it is enabled (SHELL-06) */
export const requireClassicWizard = (args: RequestArgs) => requireForm(args, { dynamic: false });

/** @throws redirect to login (SHELL-05), or to the classic wizard if the dynamic form is disabled (SHELL-06) */
export const requireDynamicForm = (args: RequestArgs) => requireForm(args, { dynamic: true });

async function requireForm(args: RequestArgs, { dynamic }: { dynamic: boolean }): Promise<Visit> {
  const visit = await requireApplicant(args);
  if (visit.config.dynamicForm !== dynamic) throw redirectToConfiguredForm(visit);
  return visit;
}
