import { data } from '@remix-run/node';
import { applicationProgress } from '~/api/application-progress.server';
import { categoriesOf } from '~/api/applications.server';
import { type DocumentRecord, documents } from '~/api/documents.server';
import type { ApiError } from '~/api/result';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { withFlash } from '~/request/flash';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import { TASK, TASKS } from './paths';
import { documentPermissions, filePermissions } from './rules/document-permissions';

/** The error of a change the portal itself does not allow any more, as the lending system would say it. */
const NOT_ALLOWED: ApiError = {
  kind: 'refused',
  status: 422,
  errors: [{ code: 'err_update_not_allowed' }],
};

/** What a form of the tab answers when it is not done: words in the user's language. */
export interface TaskProblem {
  kind: 'task';
  messages: string[];
}

/**
 * Does what a form of the documents tab asks for (DOC-06, DOC-07), then leads back to the tab with a word about it.
 *
 * @throws redirect to the tab when it is done; 400 for what the tab does not ask for, 404 for a document that is not there
 */
export async function doTask(inHand: ApplicationInHand, form: FormData) {
  switch (form.get(TASK)) {
    case TASKS.remove:
      return removeDocument(inHand, form);
    case TASKS.visibility:
      return changeVisibility(inHand, form);
    case TASKS.baseYear:
      return changeBaseYear(inHand, form);
    default:
      throw data(null, { status: 400 });
  }
}

async function removeDocument(inHand: ApplicationInHand, form: FormData) {
  const { visit } = inHand;
  const document = await documentOf(inHand, form);
  // Somebody was quicker: it is gone, which is what was asked for.
  if (document === null) throw await done(inHand, 'removed');
  if (!permissionsOf(inHand, document).remove) return refused(inHand, NOT_ALLOWED);
  const removed = await documents.delete(visit.api, document);
  if (!removed.ok) return refused(inHand, removed.error);
  throw await done(inHand, 'removed');
}

async function changeVisibility(inHand: ApplicationInHand, form: FormData) {
  const { visit } = inHand;
  const document = await documentOf(inHand, form);
  if (document === null) throw data(null, { status: 404 });
  if (!permissionsOf(inHand, document).changeVisibility) return refused(inHand, NOT_ALLOWED);
  const isVisible = form.get('visible') === 'true';
  const changed = await documents.setVisibility(visit.api, document, isVisible);
  if (!changed.ok) return refused(inHand, changed.error);
  throw await done(inHand, isVisible ? 'shown' : 'hidden');
}

async function changeBaseYear(inHand: ApplicationInHand, form: FormData) {
  const { visit, application } = inHand;
  const year = String(form.get('year') ?? '');
  if (!/^\d{4}$/.test(year)) throw data(null, { status: 400 });
  if (!documentPermissions(application).changeBaseYear) return refused(inHand, NOT_ALLOWED);
  if (Number(year) !== application.documents_base_year) {
    const kept = await applicationProgress.keepBaseYear(visit.api, application.applicationId, Number(year));
    if (!kept.ok) return refused(inHand, kept.error);
  }
  throw await done(inHand, 'baseYearChanged');
}

function permissionsOf({ application }: ApplicationInHand, document: DocumentRecord) {
  return filePermissions(document, documentPermissions(application), categoriesOf(application));
}

async function documentOf(
  { visit, application }: ApplicationInHand,
  form: FormData,
): Promise<DocumentRecord | null> {
  const listed = await documents.list(visit.api, application.applicationId);
  if (!listed.ok) throw data(null, { status: statusOf(listed.error) });
  return listed.data.result.find(({ document_id }) => document_id === form.get('document')) ?? null;
}

async function done(
  { visit, application }: ApplicationInHand,
  what: 'removed' | 'shown' | 'hidden' | 'baseYearChanged',
) {
  const text = visit.t('documents')(`done.${what}`);
  await visit.change((session) => withFlash(session, { tone: 'success', text }));
  return visit.redirect(tabPath(application.applicationId, 'documents'), 303);
}

async function refused({ visit }: ApplicationInHand, error: ApiError) {
  const reasons = explain(visit, error);
  await flashProblem(visit, reasons);
  const messages = [...new Set(textsOf(reasons))];
  const problem: TaskProblem = { kind: 'task', messages };
  return data(problem, { status: statusOf(error) });
}
