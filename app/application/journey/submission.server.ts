import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ApiResult } from '~/api/result';
import { explain, flashProblem, statusOf } from '~/request/problem.server';
import { readReferral } from '~/request/referral-cookie.server';
import { RECHECK } from './answers';
import { changeDraft, withoutDraft } from './draft.server';
import { answerGroups, type Journey } from './journey.server';
import { withSubmittedStep } from './rules/draft';
import { pagePath, resultPath } from './rules/journey';
import { submissionKey } from './submit-once.server';

/** The account exists but the application does not (D-10). */
export const UNSENT = 'unsent';

/**
 * Creates the application (CLA-13, DYN-07, D-10).
 * @returns a redirect to the result, or to the step to correct; the error if the lending API refuses
 */
export async function submitApplication(
  journey: Journey,
  httpRequest: Request,
): Promise<ApiResult<Response>> {
  const { request, source, draft } = journey;
  const referral = await readReferral(httpRequest, request.facts.partnerKey);
  const assembly = source.assemble(draft.typed, referral);
  if (!assembly.ok) return { ok: true, data: await redirectToCorrection(journey, assembly.step) };
  const created = await assembly.create(await submissionKey(request));
  if (!created.ok) return created;
  const application = created.data;
  await request.session.change((present) => ({
    ...withoutDraft(present),
    resultApplicationId: application.applicationId,
    resultApplication: present.user && { userId: present.user.id, application },
  }));
  return { ok: true, data: request.redirect(resultPath(request.config), 303) };
}

async function redirectToCorrection({ request, source }: Journey, step: string): Promise<Response> {
  await changeDraft(request, (draft) => withSubmittedStep(draft, step, { texts: {}, accepted: false }));
  return request.redirect(`${pagePath(source.kind, step)}?${RECHECK}`, 303);
}

/** Submits from the check page, which shows errors at their answers. */
export async function submitFromCheckPage(
  journey: Journey,
  httpRequest: Request,
  form: Submission<Record<string, unknown>, string[]>,
) {
  const { request } = journey;
  const submitted = await submitApplication(journey, httpRequest);
  if (submitted.ok) return submitted.data;
  const explanation = explain(request, submitted.error);
  await flashProblem(request, explanation);
  const answers = answerGroups(journey).flatMap((group) => group.answers);
  const atAnswers = Object.entries(explanation.fieldErrors).map(([name, [text = '']]) => {
    const answer = answers.find((each) => each.name === name);
    return answer ? request.t('replies')('request.at', { what: answer.label, reason: text }) : text;
  });
  return data(
    {
      result: form.reply({ formErrors: [...explanation.formErrors, ...atAnswers] }),
      refused: explanation.fieldErrors,
    },
    { status: statusOf(submitted.error) },
  );
}
