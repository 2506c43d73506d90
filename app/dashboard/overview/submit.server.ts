import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { applicationProgress } from '~/api/application-progress.server';
import { type Application, applications } from '~/api/applications.server';
import { type ApiError, hasCode } from '~/api/result';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { displayStatusOf } from '~/dashboard/rules/display-status';
import { isOpen } from '~/dashboard/rules/status-flow';
import { tabPath } from '~/dashboard/rules/tabs';
import { withFlash } from '~/request/flash';
import { type Explanation, explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import type { TaskAnswer } from './task-answer';

/**
 * Submits an application (OVER-05): the next status is asked for and sent. Twice at once, in two tabs, or after the status changed
 * elsewhere comes to the same one answer: where the application stands now.
 *
 * @throws redirect to the overview when the application is not open (any more)
 */
export async function submitApplication({ visit, application }: ApplicationInHand, form: FormData) {
  if (!isOpen(application.status)) throw await standing(visit, application);
  const id = application.applicationId;
  const t = visit.t('overview');
  const next = await applicationProgress.validate(visit.api, id);
  if (!next.ok) return refuse(next.error);
  const { next_status: status } = next.data;
  if (status === null) {
    // Somebody may have been quicker: then there is no way on any more, because it was taken.
    await unlessStillOpen();
    return answer({ formErrors: [visit.t('problem')('request.default')], fieldErrors: {} }, NO_NEXT_STATUS);
  }
  const submitted = await applicationProgress.submit(visit.api, id, status);
  if (submitted.ok) throw await standing(visit, submitted.data);
  if (hasCode(submitted.error, 'err_status_change_not_allowed')) await unlessStillOpen();
  return refuse(submitted.error);

  async function unlessStillOpen() {
    const now = await applications.get(visit.api, id);
    if (now.ok && !isOpen(now.data.status)) throw await standing(visit, now.data);
  }

  function refuse(error: ApiError) {
    return answer(aboutTheWhole(explain(visit, error)), statusOf(error));
  }

  async function answer(explanation: Explanation, status: number) {
    const formErrors = [t('submit.failed'), ...explanation.formErrors];
    await flashProblem(visit, { formErrors: [t('submit.failed')], fieldErrors: {} });
    const submission = parseWithZod(form, { schema: z.object({}) });
    const result: TaskAnswer['result'] = submission.reply({ formErrors });
    return data<TaskAnswer>({ result }, { status });
  }
}

/** The lending system knows of no way on from here. */
const NO_NEXT_STATUS = 409;

/** Nothing is typed into this form: what is refused is said of the whole, each thing once. */
function aboutTheWhole(explanation: Explanation): Explanation {
  return { formErrors: [...new Set(textsOf(explanation))], fieldErrors: {} };
}

/** Says where the application stands now, and leads to its overview. */
async function standing(visit: ApplicationInHand['visit'], { applicationId, status }: Application) {
  const shown = displayStatusOf(status);
  const t = visit.t('overview');
  const moved = () => t('submit.moved', { status: visit.t('enums')(`displayStatus.${shown}`) });
  const flash =
    shown === 'in_review'
      ? ({ tone: 'success', text: t('submit.done') } as const)
      : ({ tone: 'info', text: moved() } as const);
  await visit.change((session) => withFlash(session, flash));
  return visit.redirect(tabPath(applicationId, 'overview'), 303);
}
