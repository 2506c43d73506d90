import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import {
  explainRegistrationError,
  type NewAccount,
  registerAccount,
} from '~/account/registration/registration.server';
import { resultPath } from '~/application/journey/rules/journey';
import { secretFieldsOf } from '~/domain/form-values';
import { loginPath } from '~/request/login-path';
import { explainError, flashProblem, statusOfApiError } from '~/request/problem.server';
import { requireWithinLimit } from '~/request/rate-limit.server';
import { addFlashMessage } from '~/request/session.server';
import { findSubmittedApplication } from '../journey/draft.server';
import type { Journey } from '../journey/journey.server';
import { CHECK_PATH, UNSENT_PARAM } from '../journey/rules/journey';
import { submitApplication, UNSURE_PARAM } from '../journey/submission.server';
import { submitOnce } from '../journey/submit-once.server';

type AccountForm = Extract<Submission<Record<string, unknown>, string[], NewAccount>, { status: 'success' }>;

export function registerAndSubmit(journey: Journey, request: Request, form: AccountForm) {
  const { email, password } = form.value;
  return submitOnce(journey.request, [email, password], () => registerThenSend(journey, request, form));
}

async function registerThenSend(journey: Journey, httpRequest: Request, form: AccountForm) {
  const { request } = journey;
  await requireWithinLimit(request, 'registration');
  const registration = await registerAccount(request, form.value);
  if (!registration.ok) {
    const explanation = explainRegistrationError(request, registration.error);
    await flashProblem(request, explanation);
    const hideFields = secretFieldsOf(Object.keys(form.payload));
    return data(
      { result: form.reply({ ...explanation, hideFields }) },
      { status: statusOfApiError(registration.error) },
    );
  }
  if (!registration.data.loggedIn) {
    const text = request.t('account')('register.logInYourself');
    await request.session.change((session) => addFlashMessage(session, { tone: 'info', text }));
    return request.redirect(loginPath(CHECK_PATH), 303);
  }
  // An earlier attempt with a lost response already created the application.
  if (findSubmittedApplication(request) !== null) return request.redirect(resultPath(request.config), 303);
  const submission = await submitApplication(journey, httpRequest);
  if (submission.kind === 'redirect') return submission.response;
  if (submission.kind === 'createdBefore' || submission.mayExist)
    return request.redirect(`${CHECK_PATH}?${UNSURE_PARAM}`, 303);
  await flashProblem(request, explainError(request, submission.error));
  return request.redirect(`${CHECK_PATH}?${UNSENT_PARAM}`, 303);
}
