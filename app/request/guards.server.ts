import type { PortalConfig } from '~/api/portal-config';
import { formOf } from '~/forms/form-body.server';
import { interrupted, typedFormOf } from './interruption';
import { loginPath } from './login-path';
import type { Session } from './session.server';
import type { RequestArgs } from './visit.server';
import { openVisit, sessionOver, type Visit } from './visit.server';

export interface UserVisit extends Visit {
  readonly user: NonNullable<Session['user']>;
}

/** Opens the visit of a page for logged-in users. @throws redirect to login with the path, unless they have just logged out (SHELL-07, D-09) */
export async function requireUser(args: RequestArgs): Promise<UserVisit> {
  const visit = await openVisit(args);
  const { user, loggedOutByUser } = visit.session;
  if (user) return Object.assign(visit, { user });
  if (visit.session.interrupted) {
    const typedForm = typedFormOf(visit.here, await formOf(args.request), { tells: true });
    await visit.change((session) => interrupted(session, typedForm));
  }
  throw visit.redirect(loggedOutByUser ? '/login' : loginPath(visit.here));
}

/** Opens the visit of a page for logged-out people only. @throws redirect to the applications list for a logged-in user (SHELL-08) */
export async function requireVisitor(args: RequestArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (visit.sessionOrNull?.user) throw visit.redirect('/dashboard/applications');
  return visit;
}

/** Leads to login whoever sends a step after their session ended, their form kept until then (HTTP-03); anybody else goes on. @throws redirect */
export async function takeUpAfterLogin(visit: Visit, request: Request): Promise<void> {
  if (request.method !== 'POST' || visit.session.interrupted === null) return;
  throw await sessionOver(visit, visit.here, await formOf(request));
}

/** Address of the first step of a new application (SHELL-02). */
export function newApplicationPath(config: PortalConfig): string {
  return config.dynamicForm ? '/application/new/company-name' : '/application/loan-info';
}

/** Opens the visit of the classic wizard. @throws redirect to login without the right to apply (SHELL-05), to the dynamic form (SHELL-06) */
export async function requireClassicWizard(args: RequestArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (!visit.config.usersMayApply) throw visit.redirect('/login');
  if (visit.config.dynamicForm) throw visit.redirect(newApplicationPath(visit.config));
  return visit;
}

/** Opens the visit of the configured form. @throws redirect to login without the right to apply (SHELL-05), to the wizard (SHELL-06) */
export async function requireDynamicForm(args: RequestArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (!visit.config.usersMayApply) throw visit.redirect('/login');
  if (!visit.config.dynamicForm) throw visit.redirect(newApplicationPath(visit.config));
  return visit;
}
