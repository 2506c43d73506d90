import { applicationProgress } from '~/api/application-progress.server';
import { type Application, applications } from '~/api/applications.server';
import { type ApiError, hasCode, isOutcomeUnknown, type ServerError } from '~/api/result';
import { formatStatus, shownStatusOf } from '~/dashboard/application-header';
import {
  namesOfSessionObjects,
  type PendingError,
  readPendingItems,
  type ServerAction,
  type SessionObjectName,
} from '~/dashboard/rules/pending-items';
import { isApplicationOpen } from '~/dashboard/rules/status-flow';
import { createSuccess, defineTask, type TaskOutcome } from '~/forms/run-task.server';
import type { PortalRequest } from '~/request/portal-request';
import { explainError } from '~/request/problem.server';
import type { OverviewTask } from './overview-page.server';
import { rememberSubmission } from './records.server';
import { receiptKindOf } from './rules/receipt';
import { overviewTaskUrls, receiptPath, SUBMIT_FORM_ID } from './urls';

const NO_NEXT_STATUS: ApiError = { kind: 'refused', status: 409, errors: [] };

/** OVER-05. If the status has changed meanwhile, reports the new status. */
export const submitTask = {
  show: ({ request, header: { submission } }) => {
    if (submission === 'closed') return null;
    const title = request.t('overview')(submission === 'blocked' ? 'submit.blockedTitle' : 'submit.title');
    return { title, form: SUBMIT_FORM_ID };
  },
  change: ({ request, application }) => {
    const id = application.applicationId;
    const findStatusChange = async () => {
      const result = await applications.get(request.api, id);
      return result.ok && !isApplicationOpen(result.data.status) ? currentStatus(request, result.data) : null;
    };
    return defineTask({
      form: SUBMIT_FORM_ID,
      refusal: isApplicationOpen(application.status) ? null : currentStatus(request, application),
      call: async () => {
        const sessionObjects = namesOfSessionObjects(request.session.data.notedObjects, id);
        if (sessionObjects.length > 0) return withoutDealer(request, sessionObjects);
        const validation = await applicationProgress.validate(request.api, id);
        if (!validation.ok) return validation;
        const { next_status: status, pending_actions: pending } = validation.data;
        if (pending.length > 0) return (await findStatusChange()) ?? incomplete(request, pending);
        if (status === null) return (await findStatusChange()) ?? { ok: false, error: NO_NEXT_STATUS };
        const submission = await applicationProgress.submit(request.api, id, status);
        if (submission.ok) {
          await rememberSubmission(request, id);
          const currentOutcome = submission.data
            ? currentStatus(request, submission.data)
            : await findStatusChange();
          return currentOutcome ?? createSuccess(null);
        }
        const { error } = submission;
        const mayBeSubmitted = isOutcomeUnknown(error);
        if (!mayBeSubmitted && !hasCode(error, 'err_status_change_not_allowed')) return submission;
        const currentOutcome = await findStatusChange();
        if (currentOutcome !== null && mayBeSubmitted) await rememberSubmission(request, id);
        return currentOutcome ?? submission;
      },
      reasons: (error) =>
        error === NO_NEXT_STATUS
          ? { formErrors: [request.t('replies')('request.default')], fieldErrors: {} }
          : null,
      messages: { failed: request.t('overview')('submit.failed') },
      nextPath: receiptPath(id),
    });
  },
} satisfies OverviewTask;

/** Objects without a dealer would not reach the lender. */
function withoutDealer(
  request: PortalRequest,
  sessionObjects: readonly SessionObjectName[],
): TaskOutcome<never> {
  const t = request.t('overview');
  const texts = sessionObjects.map(({ name }) => t('detail.noted', { name }));
  return {
    kind: 'refused',
    status: 409,
    reasons: { formErrors: [t('submit.failed'), ...texts], fieldErrors: {} },
  };
}

function incomplete(request: PortalRequest, pending: readonly ServerAction[]): TaskOutcome<never> {
  const errors = pending.flatMap((action) => action.errors);
  const explanation = explainError(
    request,
    { kind: 'refused', status: 409, errors: errors.map(toServerError) },
    {},
  );
  const first = request.t('dashboard')('submit.first', { count: readPendingItems(pending, null).length });
  const failureText = request.t('overview')('submit.failed');
  const reasons = { ...explanation, formErrors: [failureText, first, ...explanation.formErrors] };
  return { kind: 'refused', status: 409, reasons };
}

const toServerError = ({ code, field, values }: PendingError): ServerError => ({
  code,
  ...(field && { field }),
  ...(values && { values: { ...values } }),
});

function currentStatus(
  request: PortalRequest,
  { applicationId, status }: Application,
): TaskOutcome<never, never> {
  const displayed = shownStatusOf(status);
  if (displayed.status === 'in_review' && receiptKindOf(status) !== null) {
    return { kind: 'elsewhere', path: receiptPath(applicationId), flash: null };
  }
  const text = request.t('overview')('submit.moved', {
    replace: { status: formatStatus(request.t('enums'), displayed) },
  });
  return { kind: 'elsewhere', path: overviewTaskUrls.path(applicationId), flash: { tone: 'info', text } };
}
