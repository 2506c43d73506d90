import type { Submission as FormSubmission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ApiError } from '~/api/result';
import { INTENT_FIELD, SEND_AGAIN_INTENT } from '~/forms/intents';
import { explainError, flashProblem, statusOfApiError } from '~/request/problem.server';
import { readReferral } from '~/request/referral-cookie.server';
import { RECHECK_PARAM } from './answers';
import { changeDraft, removeDraft } from './draft.server';
import { createAnswerGroups, type Journey } from './journey.server';
import { addSubmittedStep } from './rules/draft';
import { pagePath, resultPath } from './rules/journey';
import { sendApplication } from './sent-application.server';

/** Query parameter: the application may exist (D-10). */
export const UNSURE_PARAM = 'unsure';

type Submission =
  | { kind: 'redirect'; response: Response }
  /** `mayExist`: the response was lost, so the application may exist. */
  | { kind: 'failed'; error: ApiError; mayExist?: true }
  /** The user's applications already contain one from this draft. */
  | { kind: 'createdBefore' };

/** CLA-13. @returns a redirect, unless sending failed or the application existed before */
export async function submitApplication(
  journey: Journey,
  httpRequest: Request,
  { isConfirmed = false } = {},
): Promise<Submission> {
  const { request, source, draft } = journey;
  const referral = await readReferral(httpRequest, request.facts.partnerKey);
  const assembly = source.assemble(draft.typed, referral);
  if (!assembly.ok) return { kind: 'redirect', response: await redirectToCorrection(journey, assembly.step) };
  const outcome = await sendApplication(request, { ...assembly, isConfirmed });
  if (outcome.kind !== 'done') return outcome;
  const application = outcome.data;
  await request.session.change((session) => ({
    ...removeDraft(session),
    resultApplicationId: application.applicationId,
    resultApplication: session.user && { userId: session.user.id, application },
  }));
  return { kind: 'redirect', response: request.redirect(resultPath(request.config), 303) };
}

async function redirectToCorrection({ request, source }: Journey, step: string): Promise<Response> {
  await changeDraft(request, (draft) => addSubmittedStep(draft, step, { texts: {}, isValid: false }));
  return request.redirect(`${pagePath(source.kind, step)}?${RECHECK_PARAM}`, 303);
}

export async function submitFromCheckPage(
  journey: Journey,
  httpRequest: Request,
  form: FormSubmission<Record<string, unknown>, string[]>,
) {
  const { request } = journey;
  const isConfirmed = form.payload[INTENT_FIELD] === SEND_AGAIN_INTENT;
  const submission = await submitApplication(journey, httpRequest, { isConfirmed });
  if (submission.kind === 'redirect') return submission.response;
  const t = request.t('application');
  if (submission.kind === 'createdBefore') {
    const explanation = { formErrors: [t('check.createdBefore')], fieldErrors: {} };
    await flashProblem(request, explanation);
    return data({ result: form.reply(explanation), refusedFields: {}, isUnsure: false }, { status: 409 });
  }
  const { error, mayExist: isUnsure = false } = submission;
  const explanation = isUnsure
    ? { formErrors: [t('check.unsureTitle')], fieldErrors: {} }
    : explainError(request, error);
  await flashProblem(request, explanation);
  const answers = createAnswerGroups(journey).flatMap((group) => group.answers);
  const answerErrors = Object.entries(explanation.fieldErrors).map(([name, [text = '']]) => {
    const answer = answers.find((answer) => answer.name === name || answer.containedNames?.includes(name));
    return answer ? request.t('replies')('request.at', { what: answer.label, reason: text }) : text;
  });
  const formErrors = isUnsure ? [] : [...explanation.formErrors, ...answerErrors];
  return data(
    { result: form.reply({ formErrors }), refusedFields: explanation.fieldErrors, isUnsure },
    { status: statusOfApiError(error) },
  );
}
