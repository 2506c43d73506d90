import type { Submission as FormSubmission } from '@conform-to/react';
import { data } from '@remix-run/node';
import { resultPath } from '~/application/result/result-path';
import { explain, flashProblem, statusOf } from '~/request/problem.server';
import { answerGroups, type Journey } from './journey.server';
import { submitApplication } from './submission.server';

export async function answerSubmission(
  journey: Journey,
  request: Request,
  form: FormSubmission<Record<string, unknown>, string[]>,
) {
  const { visit } = journey;
  const outcome = await submitApplication(journey, request);
  if (outcome.kind === 'created') return visit.redirect(resultPath(visit.config), 303);
  if (outcome.kind === 'unfinished') return visit.redirect(outcome.to, 303);
  const explanation = explain(visit, outcome.error);
  await flashProblem(visit, explanation);
  const answers = answerGroups(journey).flatMap((group) => group.answers);
  const atAnswers = Object.entries(explanation.fieldErrors).map(([name, [text = '']]) => {
    const answer = answers.find((each) => each.name === name);
    return answer ? visit.t('replies')('request.at', { what: answer.label, reason: text }) : text;
  });
  return data(
    {
      result: form.reply({ formErrors: [...explanation.formErrors, ...atAnswers] }),
      refused: explanation.fieldErrors,
    },
    { status: statusOf(outcome.error) },
  );
}
