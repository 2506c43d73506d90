import { documentCategoriesOf } from '~/api/applications.server';
import { type DocumentRecord, documents } from '~/api/documents.server';
import { createRepaymentPlan, isBinding, type RepaymentPlan } from '~/application/result/rules/offer';
import { advisorOf } from '~/dashboard/appointments/appointment-view.server';
import type { LoadedApplication } from '~/dashboard/load-application.server';
import type { Phase } from '~/dashboard/rules/display-status';
import { canUpload, fileStateOf, isLenderDocument } from '~/dashboard/rules/permissions';
import { isOwnRecord } from '~/dashboard/rules/signing-user';
import { hasReachedSignature } from '~/dashboard/rules/status-flow';
import { listQueryOf } from '~/dashboard/rules/tabs';
import { joinNameList } from '~/dashboard/tab-tasks.server';
import { formatDateTime } from '~/domain/dates';
import { selectListPage } from '~/domain/lists';
import type { UserRequest } from '~/request/guards.server';
import { settings } from '~/settings/settings.server';
import { createHistory, listSigningPreparations, receiptKindOf } from './rules/receipt';
import { createTimeline } from './rules/timeline';

const MAX_SUBMISSIONS = 20;

/** Call after the lending API has confirmed the submission. */
export async function rememberSubmission(request: UserRequest, application: string): Promise<void> {
  const entry = { application, at: request.serverTime().toISOString() };
  await request.session.change((session) => {
    const otherSubmissions = (session.submissions ?? []).filter(
      (submission) => submission.application !== application,
    );
    return { ...session, submissions: [...otherSubmissions, entry].slice(-MAX_SUBMISSIONS) };
  });
}

function formatTime({ facts }: UserRequest, instant: string): string {
  return formatDateTime(new Date(instant), facts.language);
}

const submittedAt = ({ request, application }: LoadedApplication) =>
  request.session.data.submissions?.find((entry) => entry.application === application.applicationId)?.at ??
  null;

const PHASE_BY_SETTING: Readonly<Record<keyof typeof settings.usualWorkingDays, Phase>> = {
  'pre-check': 'preCheck',
  review: 'review',
  offer: 'offer',
  'final-review': 'finalReview',
  payout: 'payout',
  limit: 'limit',
};

export type ApplicationProgress = ReturnType<typeof createApplicationProgress>;

export function createApplicationProgress(loadedApplication: LoadedApplication) {
  const { request, application, signatories, isApplicant } = loadedApplication;
  const flow = application.requirements.status_flow.map(({ status_name }) => status_name);
  const usualDays = Object.entries(PHASE_BY_SETTING).flatMap(([name, phase]) => {
    const days = settings.usualWorkingDays[name as keyof typeof PHASE_BY_SETTING];
    return days === undefined ? [] : [[phase, days]];
  });
  const submitted = submittedAt(loadedApplication);
  return {
    steps: createTimeline(flow, application.status),
    isApplicant,
    signers: joinNameList(request, signatories.filter(willSign).map(nameOf)),
    days: Object.fromEntries(usualDays) as Partial<Record<Phase, number>>,
    submitted: submitted && formatTime(request, submitted),
  };
}

type Person = LoadedApplication['signatories'][number];

const willSign = ({ is_contract_signatory }: Person) => is_contract_signatory === true;
const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;

export function createPreparations({ request, application, signatories, isApplicant }: LoadedApplication) {
  const isOther = (person: Person) => willSign(person) && !isOwnRecord(person, request.user.email);
  const otherSigners = signatories.filter(isOther).map(nameOf);
  const preparations = listSigningPreparations({
    status: application.status,
    isApplicant,
    otherSigners,
    mayBook: request.config.appointments != null && !application.is_appointment_created,
    mayUpload: canUpload(application),
  });
  return { preparations, otherSigners: joinNameList(request, otherSigners) };
}

export async function loadFiles({ request, header }: LoadedApplication): Promise<readonly DocumentRecord[]> {
  const result = await documents.list(request.api, header.id);
  return result.ok ? result.data.result : [];
}

export type Records = ReturnType<typeof createRecords>;

const MAX_NEWEST_EVENTS = 5;

/** @param scope `newest` events, or the `page` that the address names */
export function createRecords(
  loadedApplication: LoadedApplication,
  files: readonly DocumentRecord[],
  scope: 'newest' | 'page',
) {
  const { request, application, signatories, ownSignatory, isApplicant } = loadedApplication;
  const types = documentCategoriesOf(application);
  const enums = request.t('enums');
  const nameOfType = (type: string) =>
    types.find(({ document_type }) => document_type === type)?.name ??
    enums(`documentType.${type}` as 'documentType.other', { defaultValue: enums('documentType.other') });
  const signatures = signatories.flatMap((person) => {
    const signedAt = person.requirements?.signature_completed_at;
    return signedAt && (isApplicant || person === ownSignatory)
      ? [{ name: nameOf(person), at: signedAt }]
      : [];
  });
  const history = createHistory({
    created: application.created,
    submitted: submittedAt(loadedApplication),
    files: files
      .filter(({ is_upload_successful }) => is_upload_successful)
      .map(({ created, document_type: type }) => ({
        at: created,
        name: nameOfType(type),
        isFromLender: isLenderDocument(type, types),
      })),
    signatures,
  });
  const requiredSigners = signatories.filter(willSign);
  const last = history.find(({ kind }) => kind === 'signed');
  const areAllDated = requiredSigners.every(({ requirements }) => requirements?.signature_completed_at);
  const { entries, pages } = selectListPage(
    history,
    scope === 'page' ? listQueryOf(request.facts.url.searchParams).page : null,
  );
  const events = scope === 'page' ? entries : entries.slice(0, MAX_NEWEST_EVENTS);
  return {
    history: { events: events.map((event) => ({ ...event, when: formatTime(request, event.at) })), pages },
    allSignedAt: isApplicant && areAllDated && last ? formatTime(request, last.at) : null,
  };
}

/** D-167. Null until the terms are binding and all have signed. */
export function findBindingPlan({ application, header }: LoadedApplication): RepaymentPlan | null {
  const receipt = receiptKindOf(application.status);
  const isOver = receipt === 'signed' || receipt === 'paidOut';
  return isOver && header.terms && isBinding(header.terms.terms.offer)
    ? createRepaymentPlan(application)
    : null;
}

const OFFER = 'offer_file';
const MAX_OFFERS = 20;

export function listDownloads(loadedApplication: LoadedApplication, files: readonly DocumentRecord[]) {
  const clean = files.filter((file) => fileStateOf(file) === 'clean');
  return {
    hasContract: hasReachedSignature(
      loadedApplication.application.requirements.status_flow,
      loadedApplication.application.status,
    ),
    offers: clean
      .filter(({ document_type }) => document_type === OFFER)
      .slice(0, MAX_OFFERS)
      .map(({ document_id, document_name }) => ({ id: document_id, name: document_name })),
    hasRepaymentPlan: findBindingPlan(loadedApplication) !== null,
    hasFiles: clean.length > 0,
  };
}

/** D-168. Signatories have no advisor (SIGN-09). */
export function contactOf({ request, isApplicant }: LoadedApplication) {
  return { advisor: isApplicant ? advisorOf(request) : null };
}
