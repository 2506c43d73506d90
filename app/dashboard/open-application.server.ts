import { data } from '@remix-run/node';
import { applicationProgress } from '~/api/application-progress.server';
import { type Application, applications } from '~/api/applications.server';
import { type ApiError, hasCode } from '~/api/result';
import { type Signatory, signatories } from '~/api/signatories.server';
import { typeNames } from '~/configured-form/type-names.server';
import { forgetTypedForm, keepTypedForm } from '~/forms/typed-form.server';
import { requireUser, type UserVisit } from '~/request/guards.server';
import { problemPage } from '~/request/problem.server';
import type { RequestArgs } from '~/request/visit.server';
import { type ListEntry, listEntry } from './applications/list-entry';
import { type PendingItem, pendingItems } from './overview/rules/pending-items';
import { type Submission, submissionOf } from './overview/rules/submission';
import { isApplicant } from './rules/applicant';
import { phaseOf } from './rules/display-status';
import { type Tab, tabsOf } from './rules/tabs';
import { signingUser } from './signing/rules/signing-user';

/** An application as the head of every tab shows it. Travels to the browser. */
export interface ApplicationHead extends ListEntry {
  /** Null for factoring, which has no term. */
  months: number | null;
  /** The term is said in years. */
  inYears: boolean;
  companyName: string;
  tabs: Tab[];
  /** Open items; null when the server could not say. */
  pending: readonly PendingItem[] | null;
  submission: Submission;
  /** Not open yet: the lender looks at the request first (D-20). */
  isPreCheck: boolean;
  /** The lender's binding offer is there, and no signature awaited yet (D-82). */
  isOffered: boolean;
}

/** One request about one application: what every tab needs to know of it. */
export interface OpenApplication {
  readonly visit: UserVisit;
  readonly application: Application;
  /** All representatives for the applicant, only their own record for a signatory. */
  readonly signatories: readonly Signatory[];
  /** The user's own record when they sign here (OVER-02). */
  readonly own: Signatory | undefined;
  /** The user applies for the company, and does not only sign (SIGN-09). */
  readonly applies: boolean;
  readonly head: ApplicationHead;
}

/** Opens an application for a tab's loader. @throws redirect to login; 404 for one or a tab the user does not have (OVER-12); the error page */
export async function openApplication(
  args: RequestArgs,
  id: string | undefined,
  tab: Tab,
): Promise<OpenApplication> {
  const visit = await requireUser(args);
  const applicationId = id ?? '';
  const [application, people, progress] = await Promise.all([
    applications.get(visit.api, applicationId),
    signatories.list(visit.api, applicationId),
    applicationProgress.validate(visit.api, applicationId),
  ]);
  if (!application.ok) throw await missingOr(visit, application.error, args.request);
  if (!people.ok) throw await missingOr(visit, people.error, args.request);
  const own = signingUser(people.data, visit.user.email);
  const tabs = tabsOf(application.data.allBanksLoanPurpose, own !== undefined);
  if (!tabs.includes(tab)) throw notFound();
  const applies = isApplicant(application.data, people.data, own);
  const signer = own?.signatory_id ?? null;
  const pending = progress.ok ? pendingItems(progress.data.pending_actions, signer) : null;
  const phase = phaseOf(application.data.status);
  const head: ApplicationHead = {
    ...listEntry(application.data, await typeNames(visit, [application.data.allBanksLoanPurpose])),
    months: application.data.loanDuration,
    inYears: application.data.display_duration_unit === 'years',
    companyName: application.data.companyName,
    tabs,
    pending,
    submission: submissionOf(application.data.status, pending, applies),
    isPreCheck: phase === 'preCheck',
    isOffered: phase === 'offer',
  };
  return { visit, application: application.data, signatories: people.data, own, applies, head };
}

/** One request that changes something about one application. */
export interface ApplicationToChange {
  readonly visit: UserVisit;
  readonly application: Application;
}

/** Opens an application for a tab's action: who may, and the application as it is now. @throws as `openApplication` */
export async function openApplicationForChange(
  args: RequestArgs,
  id: string | undefined,
): Promise<ApplicationToChange> {
  const visit = await requireUser(args);
  const application = await applications.get(visit.api, id ?? '');
  if (!application.ok) throw await missingOr(visit, application.error, args.request);
  await forgetTypedForm(visit);
  return { visit, application: application.data };
}

/** The page for an application that cannot be had; what was being sent is kept, where the application is only out of reach. */
async function missingOr(visit: UserVisit, error: ApiError, request: Request) {
  if (isNotTheirs(error)) return notFound();
  await keepTypedForm(visit, request);
  return problemPage(visit, error);
}

/** Unknown, or somebody else's: both look the same from outside (OVER-12). */
function isNotTheirs(error: ApiError): boolean {
  return ('status' in error && error.status === 404) || hasCode(error, 'err_no_permission');
}

function notFound() {
  return data(null, { status: 404 });
}
