import type { Submission as FormSubmission } from '@conform-to/react';
import { data } from '@remix-run/node';
import { applications } from '~/api/applications.server';
import type { ApiError } from '~/api/result';
import { readDraft, valuesOf, withStep } from '~/application/draft';
import { type FormStep, stagePath } from '~/application/journey';
import { assemble } from '~/application/new-application';
import { wizardConfig } from '~/application/wizard-config';
import { explain, flashProblem, statusOf } from '~/session/problem.server';
import type { Visit } from '~/session/visit.server';
import { changeDraft, withoutDraft } from './draft.server';
import { submissionKey } from './once.server';
import { leadToMend } from './wizard.server';

/** What sending the draft comes to. */
type Outcome =
  | { readonly kind: 'created' }
  /** A step does not hold (any more), for instance because the partner's offer has changed meanwhile. */
  | { readonly kind: 'unfinished'; readonly step: FormStep }
  | { readonly kind: 'failed'; readonly error: ApiError };

/**
 * Sends the draft as an application of the logged-in user (CLA-13). Once created, the form's values are reset and the
 * application is the one whose result is shown; until then nothing that was typed is lost (D-10).
 */
export async function submitDraft(visit: Visit): Promise<Outcome> {
  const draft = readDraft(visit.session.draft);
  const { language, session } = visit;
  const assembly = assemble(draft, {
    config: wizardConfig(visit.config),
    language,
    referral: session.referral,
  });
  if (!assembly.ok) {
    const { step } = assembly;
    await changeDraft({ visit }, (present) =>
      withStep(present, step, { values: valuesOf(present, step), finished: false }),
    );
    return { kind: 'unfinished', step };
  }
  const key = await submissionKey(visit);
  const created = await applications.create(visit.api, assembly.application, key);
  if (!created.ok) return { kind: 'failed', error: created.error };
  const application = created.data;
  await visit.change((present) => ({
    ...withoutDraft(present),
    resultApplicationId: application.applicationId,
    resultApplication: present.user && { userId: present.user.id, application },
  }));
  return { kind: 'created' };
}

/** Tells the last step's page that the account is there and the application is not (D-10). */
export const UNSENT = 'unsent';

/**
 * Sends the draft and answers the last step's form: on to the result, back to a step that does not hold, or the same page
 * with what went wrong and everything that was typed.
 */
export async function answerSubmission(
  visit: Visit,
  form: FormSubmission<Record<string, unknown>, string[]>,
) {
  const outcome = await submitDraft(visit);
  if (outcome.kind === 'created') return visit.redirect(stagePath('application-result'), 303);
  if (outcome.kind === 'unfinished') return leadToMend(visit, outcome.step);
  const explanation = explain(visit, outcome.error);
  await flashProblem(visit, explanation);
  return data(
    { result: form.reply(explanation) },
    { status: statusOf(outcome.error), headers: visit.headers() },
  );
}
