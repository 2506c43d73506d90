import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { page } from '~/page/page';
import { openVisit } from '~/request/visit.server';
import { ConfirmationOutcome, ConfirmEmailPage } from './confirm-email-page';
import { answerConfirmation } from './email-confirmation.server';

export const handle = { i18n: ['account'] };

/**
 * `/user/account/confirm_email/:confirmationCode` (ACC-09). Opening the address confirms nothing by itself: mail programs and scanners
 * open links too, and would use the code up. The page sends it as a form, by itself where scripts run, else by a button.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return page(visit, {
    title: visit.t('account')('confirmEmail.pageTitle'),
    loggedIn: visit.session.user !== null,
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return answerConfirmation(await openVisit({ request, context }), params.confirmationCode ?? '');
}

export default function ConfirmEmail() {
  const { loggedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return answer ? <ConfirmationOutcome {...answer} loggedIn={loggedIn} /> : <ConfirmEmailPage />;
}
