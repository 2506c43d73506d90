import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import { lastStep, stagePath } from '~/application/journey';
import { withFlash } from '~/session/flash';
import { loginPath } from '~/session/login-path';
import { explain, flashProblem, statusOf } from '~/session/problem.server';
import { explainRegistration, type NewAccount, register } from '~/session/registration.server';
import type { Visit } from '~/session/visit.server';
import { PASSWORD_FIELDS } from '../registration-fields';
import { sendOnce } from './once.server';
import { submitDraft, UNSENT } from './submission.server';
import { leadToMend } from './wizard.server';

/** The form of account creation, judged and found right. */
type AccountForm = Extract<Submission<Record<string, unknown>, string[], NewAccount>, { status: 'success' }>;

/**
 * In one go: registers, logs in, sends the application (CLA-12, CLA-13). Where sending fails, the account stays, the user is logged in,
 * everything typed is kept, and the last step offers to try again (D-10).
 */
export function registerAndSend(visit: Visit, form: AccountForm) {
  return sendOnce(visit, () => registerThenSend(visit, form));
}

async function registerThenSend(visit: Visit, form: AccountForm) {
  const registration = await register(visit, form.value);
  if (!registration.registered) {
    const explanation = explainRegistration(visit, registration.error);
    await flashProblem(visit, explanation);
    return data(
      { result: form.reply({ ...explanation, hideFields: PASSWORD_FIELDS }) },
      { status: statusOf(registration.error), headers: visit.headers() },
    );
  }
  const sending = stagePath(lastStep(true));
  if (!registration.loggedIn) {
    const text = visit.t('account')('register.logInYourself');
    await visit.change((session) => withFlash(session, { tone: 'info', text }));
    return visit.redirect(loginPath(sending), 303);
  }
  const outcome = await submitDraft(visit);
  if (outcome.kind === 'created') return visit.redirect(stagePath('application-result'), 303);
  if (outcome.kind === 'unfinished') return leadToMend(visit, outcome.step);
  await flashProblem(visit, explain(visit, outcome.error));
  return visit.redirect(`${sending}?${UNSENT}`, 303);
}
