import type { PortalConfig } from '~/api/portal-config';
import { formOf } from '~/forms/form-body.server';
import { interrupted, typedFormOf } from './interruption';
import { landingPath, loginPath } from './login-path';
import type { Session } from './session.server';
import type { RequestArgs } from './visit.server';
import { openVisit, sessionOver, type Visit } from './visit.server';

export interface UserVisit extends Visit {
  readonly user: NonNullable<Session['user']>;
}

/** Opens the visit of a page for logged-in users. @throws redirect to login with the path, unless they have just logged out (SHELL-07, D-09) */
export async function requireUser(args: RequestArgs): Promise<UserVisit> {
  const visit = await openVisit(args);
  const { user } = visit.session;
  if (user) return Object.assign(visit, { user });
  if (visit.session.interrupted) {
    const typedForm = typedFormOf(visit.here, await formOf(args.request), { tells: true });
    await visit.change((session) => interrupted(session, typedForm));
  }
  throw visit.redirect(await loginOf(visit));
}

/** The login that a visit is led to: with its path, which a deliberate logout keeps back once (SHELL-07, D-09). */
async function loginOf(visit: Visit): Promise<string> {
  if (!visit.session.loggedOutByUser) return loginPath(visit.here);
  await visit.change((session) => ({ ...session, loggedOutByUser: false }));
  return '/login';
}

/**
 * Opens the visit of a page for logged-out people only.
 * @throws redirect for a logged-in user, to where their login was to lead, in another tab say, else to the applications list (SHELL-08)
 */
export async function requireVisitor(args: RequestArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (visit.sessionOrNull?.user) throw visit.redirect(landingPath(visit.url.searchParams));
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

/** Opens the visit of what belongs to an application. @throws redirect to login where users may not create any (SHELL-02, SHELL-05) */
export async function requireApplicant(args: RequestArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (!visit.config.usersMayApply) throw visit.redirect(`/login${visit.url.search}`);
  return visit;
}

/** Leads to the first step of the form that the deployment has; the query goes along, with its campaign and language (SHELL-06, D-11). */
export function leadToOwnForm(visit: Visit): Response {
  return visit.redirect(newApplicationPath(visit.config) + visit.url.search);
}

/**
 * Opens the visit of a screen of the classic wizard.
 * @throws redirect to login where users may not create applications (SHELL-05), to the dynamic form where it is on (SHELL-06)
 */
export const requireClassicWizard = (args: RequestArgs) => requireForm(args, { dynamic: false });

/**
 * Opens the visit of a screen of the form that the server configures.
 * @throws redirect to login where users may not create applications (SHELL-05), to the classic wizard where the form is off (SHELL-06)
 */
export const requireDynamicForm = (args: RequestArgs) => requireForm(args, { dynamic: true });

async function requireForm(args: RequestArgs, { dynamic }: { dynamic: boolean }): Promise<Visit> {
  const visit = await requireApplicant(args);
  if (visit.config.dynamicForm !== dynamic) throw leadToOwnForm(visit);
  return visit;
}
