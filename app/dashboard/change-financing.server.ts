import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { z } from 'zod';
import type { ApiError, ApiResult } from '~/api/result';
import { outcomeOf } from '~/forms/make-once.server';
import { withFlash } from '~/request/flash';
import { type Explanation, explain, flashProblem, statusOf } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import { NOT_ALLOWED } from './changes.server';
import {
  aboutEarlierSend,
  doneText,
  type Findable,
  MADE_BEFORE,
  makeByForm,
  withDoubt,
} from './make-by-form.server';
import type { ApplicationInHand } from './open-application.server';
import { isBeforeSubmission } from './rules/status-flow';

/** A change of what is financed: what its form must hold, how it is sent, and what is said of it. */
interface FinancingChange<Schema extends z.ZodType, Answer> {
  schema: Schema;
  send: (sent: z.output<Schema>) => Promise<ApiResult<Answer>>;
  /** For what makes something: how it is found again, so that the form makes one however often it arrives. */
  once?: (sent: z.output<Schema>) => Findable<Answer>;
  /** Sentences of its own: that it is done, that it failed. */
  words: { done: string; failed: string };
  /** The form's fields; none where it only asks. */
  fields?: readonly string[];
  /** Reasons in words of their own, where the change has some; else the codes'. */
  reasons?: (error: ApiError) => Explanation;
  /** Where it leads when it is done. */
  next: (answer: Answer) => string;
}

/**
 * Changes objects or factoring details, while they may be changed (OBJ-01).
 *
 * @throws redirect when it is done
 */
export async function changeFinancing<Schema extends z.ZodType, Answer>(
  { visit, application }: ApplicationInHand,
  form: FormData,
  { schema, send, once, words, fields = [], reasons, next }: FinancingChange<Schema, Answer>,
) {
  const submission = parseWithZod(form, { schema });
  const refuse = (error: ApiError, why = reasons?.(error) ?? explain(visit, error)) =>
    refusedChange(visit, submission, error, { failed: words.failed, fields, reasons: why });
  if (!isBeforeSubmission(application.status)) return refuse(NOT_ALLOWED);
  if (submission.status !== 'success') return wrongForm(submission);
  const { value } = submission;
  const outcome = once
    ? await makeByForm(visit, form, { ...once(value), content: value, send: () => send(value) })
    : outcomeOf(await send(value));
  switch (outcome.kind) {
    case 'madeBefore':
      return refuse(MADE_BEFORE, aboutEarlierSend(visit));
    case 'failed':
      return refuse(outcome.error, once && withDoubt(visit, outcome.error, reasons));
    case 'made':
      throw await doneChange(visit, doneText(visit, outcome, words.done), next(outcome.data));
  }
}

type Sent = Submission<unknown, string[], unknown>;

/** A form that is wrong: every field says why, and keeps what was typed. */
function wrongForm(submission: Sent) {
  return data({ result: submission.reply() }, { status: 400 });
}

/**
 * A change that the lending system refused, or that did not reach it: the change's own sentence first, then the reasons, at their fields
 * where they have one.
 *
 * @param failed the change's own sentence: "The object could not be added."
 * @param fields the form's fields; reasons at others are about the form as a whole
 * @param reasons in words
 */
async function refusedChange(
  visit: Visit,
  submission: Sent,
  error: ApiError,
  { failed, fields, reasons }: { failed: string; fields: readonly string[]; reasons: Explanation },
) {
  const entries = Object.entries(reasons.fieldErrors);
  const elsewhere = entries.filter(([name]) => !fields.includes(name)).flatMap(([, texts]) => texts);
  const told: Explanation = {
    formErrors: [...new Set([failed, ...reasons.formErrors, ...elsewhere])],
    fieldErrors: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
  };
  await flashProblem(visit, told);
  return data({ result: submission.reply({ ...told }) }, { status: statusOf(error) });
}

/** A change that is done: says so on the page it leads to. */
async function doneChange(visit: Visit, text: string, to: string): Promise<Response> {
  await visit.change((session) => withFlash(session, { tone: 'success', text }));
  return visit.redirect(to, 303);
}
