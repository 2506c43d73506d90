import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerAccountForm } from '~/account/account-form.server';
import { PasswordSet } from '~/account/account-page';
import { saysPasswordSet } from '~/account/password/password-set.server';
import { page } from '~/page/page';
import { withFlash } from '~/request/flash';
import { carriedQuery, landingPath } from '~/request/login-path';
import { openVisit, type Visit } from '~/request/visit.server';
import { type Acceptance, acceptanceOf } from './accepted-invitations.server';
import { invitationForm } from './invitation-form.server';
import { DeadInvitation, InvitationPage } from './invitation-page';

/** Says in the address that an invitation which was accepted here is fresh again. */
const AGAIN = 'again';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** `/user/account/invite/:token` (ACC-08); where logging in has failed, its success page is the same address with `?done`. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { searchParams } = visit.url;
  const acceptance = await acceptanceOf(visit, args.params.token ?? '');
  if (isOwn(acceptance, visit)) throw visit.redirect(landingPath(visit.url.searchParams));
  const carried = carriedQuery(searchParams);
  return page(visit, {
    title: visit.t('account')('invite.pageTitle'),
    done: saysPasswordSet(visit),
    // The lending API alone knows: whoever says that the link is fresh again may try it.
    isOver: acceptance !== null && !searchParams.has(AGAIN),
    carried,
    again: `${carried || '?'}${carried && '&'}${AGAIN}`,
    partnerTerms: visit.config.partnerTermsRequired,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(
    args,
    () => openUnlessAccepted(args),
    (visit, form) => invitationForm(visit, form, args.params.token),
  );

/** A visit of somebody who has not accepted it in another tab: who has is led on, and told that nothing new was set. @throws redirect */
async function openUnlessAccepted(args: ActionFunctionArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (isOwn(await acceptanceOf(visit, args.params.token ?? ''), visit)) {
    const text = visit.t('account')('invite.acceptedBefore');
    await visit.change((session) => withFlash(session, { tone: 'info', text }));
    throw visit.redirect(landingPath(visit.url.searchParams));
  }
  return visit;
}

/** True for who accepted it and needs no login; who else is logged in here learns that it is over. */
function isOwn(acceptance: Acceptance | null, { sessionOrNull }: Visit): boolean {
  const user = sessionOrNull?.user;
  return user != null && user.id === acceptance?.userId;
}

export default function Invite() {
  const { t } = useTranslation('account');
  const { done, isOver, carried, again, partnerTerms } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (done)
    return <PasswordSet title={t('invite.doneTitle')} lead={t('invite.doneText')} carried={carried} />;
  if (answer?.dead) return <DeadInvitation reason={answer.dead} carried={carried} />;
  if (isOver) return <DeadInvitation reason="used" carried={carried} again={again} />;
  return <InvitationPage partnerTerms={partnerTerms} answer={answer?.result} />;
}
