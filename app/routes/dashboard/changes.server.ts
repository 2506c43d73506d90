import { createHash } from 'node:crypto';
import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ApiError } from '~/api/result';
import { withFlash } from '~/session/flash';
import type { UserVisit } from '~/session/guards.server';
import { type Explanation, explain, flashProblem, statusOf } from '~/session/problem.server';
import type { Visit } from '~/session/visit.server';
import { answerOnceIn } from '../application/once.server';

type Sent = Submission<unknown, string[], unknown>;

/** A form that is wrong: every field says why, and keeps what was typed. */
export function wrongForm(visit: Visit, submission: Sent) {
  return data({ result: submission.reply() }, { status: 400, headers: visit.headers() });
}

/**
 * A change that the lending system refused, or that did not reach it: the change's own sentence first, then the reasons, at their fields
 * where they have one.
 *
 * @param failed the change's own sentence: "The object could not be added."
 * @param fields the form's fields; reasons at others are about the form as a whole
 * @param reasons in words of their own, where the change has some; else the code's
 */
export async function refusedChange(
  visit: Visit,
  submission: Sent,
  error: ApiError,
  {
    failed,
    fields,
    reasons = explain(visit, error),
  }: { failed: string; fields: readonly string[]; reasons?: Explanation },
) {
  const entries = Object.entries(reasons.fieldErrors);
  const elsewhere = entries.filter(([name]) => !fields.includes(name)).flatMap(([, texts]) => texts);
  const told: Explanation = {
    formErrors: [...new Set([failed, ...reasons.formErrors, ...elsewhere])],
    fieldErrors: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
  };
  await flashProblem(visit, told);
  return data(
    { result: submission.reply({ ...told }) },
    { status: statusOf(error), headers: visit.headers() },
  );
}

/** The error of a change the portal itself does not allow any more, as the lending system would say it. */
export const NOT_ALLOWED: ApiError = {
  kind: 'refused',
  status: 422,
  errors: [{ code: 'err_update_not_allowed' }],
};

/** A change that is done: says so on the page it leads to. */
export async function doneChange(visit: Visit, text: string, to: string): Promise<Response> {
  await visit.change((session) => withFlash(session, { tone: 'success', text }));
  return visit.redirect(to, 303);
}

/** A form sent to an address that asks for nothing. */
export function noTask(visit: Visit) {
  return data(null, { status: 400, headers: visit.headers() });
}

/**
 * Makes a change once when the same form is sent again while it is under way, as a double click without scripts does: both get the one
 * answer. Afterwards the same form is a new change: two objects may be alike.
 *
 * @throws redirect when the change is done
 */
export function changeOnce<Answer>(
  visit: UserVisit,
  form: FormData,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const content = createHash('sha256')
    .update(JSON.stringify([...form]))
    .digest('base64');
  return answerOnceIn(visit, `${visit.here} ${content}`, async () => {
    try {
      return await change();
    } catch (answer) {
      if (answer instanceof Response) return answer;
      throw answer;
    }
  });
}
