import type { Submission as FormSubmission } from '@conform-to/react';
import { data } from '@remix-run/node';
import { resultPath } from '~/application/result/result-path';
import { explain, flashProblem, statusOf } from '~/request/problem.server';
import { answerGroups, type Journey } from './journey.server';
import { submitApplication } from './submission.server';

export async function answerSubmission(
  journey: Journey,
  httpRequest: Request,
  form: FormSubmission<Record<string, unknown>, string[]>,
) {
  const { request } = journey;
  const outcome = await submitApplication(journey, httpRequest);
  if (outcome.kind === 'created') return request.redirect(resultPath(request.config), 303);
  if (outcome.kind === 'unfinished') return request.redirect(outcome.to, 303);
  const explanation = explain(request, outcome.error);
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
    { status: statusOf(outcome.error) },
  );
}
