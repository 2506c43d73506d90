import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { page } from '~/page/page';
import { openVisit } from '~/request/visit.server';
import { ConfirmationOutcome, ConfirmEmailPage } from './confirm-email-page';
import { answerConfirmation } from './email-confirmation.server';

export const handle = { i18n: ['account'] };

/** A GET confirms nothing, because mail scanners open links and would use the code up (ACC-09). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return page(visit, {
    title: visit.t('account')('confirmEmail.pageTitle'),
    loggedIn: visit.session.data.user !== null,
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
