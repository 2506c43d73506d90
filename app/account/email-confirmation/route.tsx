import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { page } from '~/page/page';
import { readValidForm } from '~/request/body/form-body.server';
import { openRequest } from '~/request/open-request.server';
import { ConfirmationOutcome, ConfirmEmailPage } from './confirm-email-page';
import { answerConfirmation } from './email-confirmation.server';

export const handle = { i18n: ['account'] };

/** ACC-09. A GET confirms nothing, because mail scanners open links. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  return page(request, {
    title: request.t('account')('confirmEmail.pageTitle'),
    loggedIn: request.session.data.user !== null,
  });
}

export async function action({ request: httpRequest, context, params }: ActionFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  // Refuses a form whose page belongs to another user.
  await readValidForm(httpRequest);
  return answerConfirmation(request, params.confirmationCode ?? '');
}

export default function ConfirmEmail() {
  const { loggedIn } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return outcome ? <ConfirmationOutcome {...outcome} loggedIn={loggedIn} /> : <ConfirmEmailPage />;
}
