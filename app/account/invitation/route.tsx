import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerAccountForm } from '~/account/account-session.server';
import { isPasswordSetPage } from '~/account/password/password-set.server';
import { PasswordSetNotice } from '~/account/password/password-set-notice';
import { page } from '~/page/page';
import { landingPathAfterLogin, loginContextQuery } from '~/request/login-path';
import { openRequest } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { addFlashMessage } from '~/request/session.server';
import { type AcceptedInvitation, findAcceptedInvitation } from './accepted-invitations.server';
import { createInvitationTask } from './invitation-form.server';
import { InvalidInvitationPage, InvitationPage } from './invitation-page';

/** Query parameter: shows the form despite an earlier acceptance. */
const AGAIN_PARAM = 'again';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  const { searchParams } = request.facts.url;
  const acceptance = await findAcceptedInvitation(request.facts, args.params.token ?? '');
  if (isOwn(acceptance, request))
    throw request.redirect(landingPathAfterLogin(request.facts.url.searchParams));
  const loginQuery = loginContextQuery(searchParams);
  return page(request, {
    title: request.t('account')('invite.pageTitle'),
    isPasswordSet: isPasswordSetPage(request),
    loggedInAs: request.session.dataOrNull?.user?.email ?? null,
    isOver: acceptance !== null && !searchParams.has(AGAIN_PARAM),
    loginQuery,
    retryQuery: `${loginQuery || '?'}${loginQuery && '&'}${AGAIN_PARAM}`,
    partnerTerms: request.config.partnerTermsRequired,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(
    args,
    () => openUnlessAccepted(args),
    (request, form) => createInvitationTask(request, form, args.params.token),
  );

async function openUnlessAccepted(args: ActionFunctionArgs): Promise<PortalRequest> {
  const request = await openRequest(args);
  if (isOwn(await findAcceptedInvitation(request.facts, args.params.token ?? ''), request)) {
    const text = request.t('account')('invite.acceptedBefore');
    await request.session.change((session) => addFlashMessage(session, { tone: 'info', text }));
    throw request.redirect(landingPathAfterLogin(request.facts.url.searchParams));
  }
  return request;
}

function isOwn(acceptance: AcceptedInvitation | null, { session }: PortalRequest): boolean {
  const user = session.dataOrNull?.user;
  return user != null && user.id === acceptance?.userId;
}

export default function Invite() {
  const { t } = useTranslation('account');
  const { isPasswordSet, loggedInAs, isOver, loginQuery, retryQuery, partnerTerms } =
    useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (isPasswordSet)
    return (
      <PasswordSetNotice
        title={t('invite.doneTitle')}
        leadText={t('invite.doneText')}
        loginQuery={loginQuery}
        loggedInAs={loggedInAs}
      />
    );
  if (outcome?.invalidTokenReason)
    return <InvalidInvitationPage reason={outcome.invalidTokenReason} loginQuery={loginQuery} />;
  if (isOver) return <InvalidInvitationPage reason="used" loginQuery={loginQuery} retryQuery={retryQuery} />;
  return <InvitationPage partnerTerms={partnerTerms} lastResult={outcome?.result} />;
}
