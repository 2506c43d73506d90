import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ApiError } from '~/api/result';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { withFlash } from '~/request/flash';
import { type Explanation, explain, flashProblem, statusOf } from '~/request/problem.server';
import type { TaskAnswer } from './task-answer';

/** Carries out a task of the overview for the form that was sent. @throws redirect when it is done */
export type Task = (
  inHand: ApplicationInHand,
  form: FormData,
) => Promise<ReturnType<typeof data<TaskAnswer>>>;

/** What can be said of a form that was read: conform's submission. */
interface Submission {
  reply: (options?: {
    formErrors?: string[];
    fieldErrors?: Record<string, string[]>;
  }) => SubmissionResult<string[]>;
}

/** The answers that every edited card of the overview gives, told apart by what happened. */
export function answersOf({ visit, application }: ApplicationInHand, submission: Submission) {
  const t = visit.t('overview');
  const answer = (
    result: SubmissionResult<string[]>,
    status: number,
    rest: Omit<TaskAnswer, 'result'> = {},
  ) => data<TaskAnswer>({ result, ...rest }, { status });

  const refused = async (explanation: Explanation, status: number, rest: Omit<TaskAnswer, 'result'> = {}) => {
    await flashProblem(visit, explanation);
    return answer(submission.reply(explanation), status, rest);
  };

  return {
    /** What was typed breaks a rule. */
    invalid: () => answer(submission.reply(), 400),
    /** Not done yet: the page shows the next step. */
    goOn: (rest: Omit<TaskAnswer, 'result'>) => answer(submission.reply(), 200, rest),
    /** The status no longer lets this be changed. */
    notAllowed: () => refused({ formErrors: [t('edit.notAllowed')], fieldErrors: {} }, 403),
    /** Somebody else has changed it since the form was shown: nothing is saved, nothing typed is lost. */
    changedMeanwhile: () =>
      refused({ formErrors: [t('edit.changedMeanwhile')], fieldErrors: {} }, 409, { conflict: true }),
    /** The server refused; `fields` names the form's fields by the request's members. */
    failed: (title: string, error: ApiError, fields: Readonly<Record<string, string>> = {}) => {
      const { formErrors, fieldErrors } = explain(visit, error, fields);
      return refused({ formErrors: [title, ...formErrors], fieldErrors }, statusOf(error));
    },
    /** One field is wrong for a reason only the server side knows. */
    wrongField: (field: string, message: string) =>
      answer(submission.reply({ fieldErrors: { [field]: [message] } }), 400),
    /** Done. @throws redirect to the overview without the task, which says so */
    saved: async (text: string): Promise<never> => {
      await visit.change((session) => withFlash(session, { tone: 'success', text }));
      throw visit.redirect(tabPath(application.applicationId, 'overview'), 303);
    },
  };
}
