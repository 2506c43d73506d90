import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import { explainRegistration, type NewAccount, register } from '~/account/registration/registration.server';
import { resultPath } from '~/application/result/result-path';
import { secretFields } from '~/forms/secret-fields';
import { withFlash } from '~/request/flash';
import { loginPath } from '~/request/login-path';
import { explain, flashProblem, statusOf } from '~/request/problem.server';
import { requireWithinLimit } from '~/request/rate-limit.server';
import type { Journey } from '../journey/journey.server';
import { sendOnce } from '../journey/once.server';
import { CHECK_PATH } from '../journey/rules/journey';
import { sentRequest } from '../journey/sent.server';
import { submitApplication, UNSENT } from '../journey/submission.server';

type AccountForm = Extract<Submission<Record<string, unknown>, string[], NewAccount>, { status: 'success' }>;

/** CLA-12, CLA-13, D-10 */
export function registerAndSend(journey: Journey, request: Request, form: AccountForm) {
  const { email, password } = form.value;
  return sendOnce(journey.visit, [email, password], () => registerThenSend(journey, request, form));
}

async function registerThenSend(journey: Journey, request: Request, form: AccountForm) {
  const { visit } = journey;
  await requireWithinLimit(visit, 'registration');
  const registration = await register(visit, form.value);
  if (!registration.ok) {
    const explanation = explainRegistration(visit, registration.error);
    await flashProblem(visit, explanation);
    const hideFields = secretFields(Object.keys(form.payload));
    return data(
      { result: form.reply({ ...explanation, hideFields }) },
      { status: statusOf(registration.error) },
    );
  }
  if (!registration.data.loggedIn) {
    const text = visit.t('account')('register.logInYourself');
    await visit.session.change((session) => withFlash(session, { tone: 'info', text }));
    return visit.redirect(loginPath(CHECK_PATH), 303);
  }
  // An earlier attempt with a lost response already created the application.
  if (sentRequest(visit) !== null) return visit.redirect(resultPath(visit.config), 303);
  const outcome = await submitApplication(journey, request);
  if (outcome.kind === 'created') return visit.redirect(resultPath(visit.config), 303);
  if (outcome.kind === 'unfinished') return visit.redirect(outcome.to, 303);
  await flashProblem(visit, explain(visit, outcome.error));
  return visit.redirect(`${CHECK_PATH}?${UNSENT}`, 303);
}
