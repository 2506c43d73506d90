import { data } from '@remix-run/node';
import { applicationProgress } from '~/api/application-progress.server';
import { type Application, applications } from '~/api/applications.server';
import { type ApiError, hasCode } from '~/api/result';
import { type Signatory, signatories } from '~/api/signatories.server';
import { createFinancingTerms, isBinding, isIndicative, toSeenTerms } from '~/application/result/rules/offer';
import { loadTypeNames } from '~/configured-form/type-names.server';
import { requireUser, type UserRequest } from '~/request/guards.server';
import { forgetTypedForm, keepTypedForm } from '~/request/interrupted-forms/interrupted-forms.server';
import { isNotFoundError, readNewApplication, rememberSeenTerms } from '~/request/new-application.server';
import type { RequestArgs } from '~/request/open-request.server';
import { createProblemPage } from '~/request/problem.server';
import {
  createApplicationHeader,
  createListEntry,
  type LoadedApplicationHeader,
  type TermsView,
} from './application-header';
import { addSessionObjects, namesOfSessionObjects, readPendingItems } from './rules/pending-items';
import { actsAsApplicant, findSigningUser } from './rules/signing-user';
import { isBeforeSubmission, isUnsigned, submissionOf } from './rules/status-flow';
import { listTabs, type Tab } from './rules/tabs';
import { createTabProblem } from './tab-problem.server';

export interface LoadedApplication {
  readonly request: UserRequest;
  readonly application: Application;
  readonly signatories: readonly Signatory[];
  readonly ownSignatory: Signatory | undefined;
  readonly isApplicant: boolean;
  readonly header: LoadedApplicationHeader;
}

/**
 * @throws redirect to login; 404 for an unknown application or tab (OVER-12); the error page, or a failed tab
 * (`createTabProblem`). Keeps submitted values.
 */
export async function loadApplication(
  args: RequestArgs,
  id: string | undefined,
  tab: Tab,
): Promise<LoadedApplication> {
  const request = await requireUser(args);
  const applicationId = id ?? '';
  const [result, people, progress] = await Promise.all([
    readNewApplication(request, applicationId, () => applications.get(request.api, applicationId)),
    readNewApplication(request, applicationId, () => signatories.list(request.api, applicationId)),
    readNewApplication(request, applicationId, () =>
      applicationProgress.validate(request.api, applicationId),
    ),
  ]);
  if (!result.ok) throw await createLoadProblem(request, result.error, args.request);
  const application = result.data;
  const entry = createListEntry(application, await loadTypeNames(request, [application.allBanksLoanPurpose]));
  if (!people.ok) {
    if (isHiddenFromUser(people.error)) throw notFound();
    const tabs = listTabs(application.allBanksLoanPurpose, tab === 'signatures');
    if (!tabs.includes(tab)) throw notFound();
    const header = createApplicationHeader(application, entry, {
      tabs,
      pending: null,
      submission: 'closed',
      terms: null,
    });
    await keepTypedForm(request, args.request);
    throw createTabProblem({ request, header }, tab, people.error, { otherTabsWork: false });
  }
  const ownSignatory = findSigningUser(people.data, request.user.email);
  const tabs = listTabs(application.allBanksLoanPurpose, ownSignatory !== undefined);
  if (!tabs.includes(tab)) throw notFound();
  const isApplicant = actsAsApplicant(application, people.data, ownSignatory);
  const signer = ownSignatory?.signatory_id ?? null;
  const isChangeable = isApplicant && isBeforeSubmission(application.status);
  const sessionObjects = isChangeable
    ? namesOfSessionObjects(request.session.data.notedObjects, applicationId)
    : [];
  const pending = progress.ok
    ? addSessionObjects(readPendingItems(progress.data.pending_actions, signer), sessionObjects)
    : null;
  const submission = submissionOf(application.status, pending, isApplicant);
  const terms = shownTerms(request, application, isApplicant);
  const header = createApplicationHeader(application, entry, { tabs, pending, submission, terms });
  return {
    request,
    application,
    signatories: people.data,
    ownSignatory,
    isApplicant,
    header,
  };
}

function shownTerms(request: UserRequest, application: Application, isApplicant: boolean): TermsView | null {
  const { config } = request;
  const terms = createFinancingTerms(application, config.showIndicativeOffer);
  if (terms === null) return null;
  const seenTerms = rememberSeenTerms(
    request,
    application.applicationId,
    toSeenTerms(terms),
    isIndicative(terms.offer),
  );
  const isOpen = isUnsigned(application.status);
  return {
    terms,
    earlierTerms: isOpen && isBinding(terms.offer) ? seenTerms : null,
    mayAskAgain: config.usersMayApply && isApplicant && isOpen,
  };
}

export interface ApplicationToChange {
  readonly request: UserRequest;
  readonly application: Application;
}

export async function loadApplicationForChange(
  args: RequestArgs,
  id: string | undefined,
): Promise<ApplicationToChange> {
  const request = await requireUser(args);
  const applicationId = id ?? '';
  const application = await readNewApplication(request, applicationId, () =>
    applications.get(request.api, applicationId),
  );
  if (!application.ok) throw await createLoadProblem(request, application.error, args.request);
  await forgetTypedForm(request);
  return { request, application: application.data };
}

async function createLoadProblem(request: UserRequest, error: ApiError, httpRequest: Request) {
  if (isHiddenFromUser(error)) return notFound();
  await keepTypedForm(request, httpRequest);
  return createProblemPage(request, error);
}

function isHiddenFromUser(error: ApiError): boolean {
  return isNotFoundError(error) || hasCode(error, 'err_no_permission');
}

function notFound() {
  return data(null, { status: 404 });
}
