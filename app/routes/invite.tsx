import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerAccountForm } from '~/account/account-form.server';
import { PasswordSet } from '~/account/account-page';
import { acceptanceOf } from '~/account/invitation/accepted-invitations.server';
import { invitationForm } from '~/account/invitation/invitation-form.server';
import { DeadInvitation, InvitationPage } from '~/account/invitation/invitation-page';
import { saysPasswordSet } from '~/account/password/password-set.server';
import { page } from '~/page/page';
import { carriedQuery, landingPath } from '~/request/login-path';
import { openVisit } from '~/request/visit.server';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** `/user/account/invite/:token` (ACC-08); where logging in has failed, its success page is the same address with `?done`. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { searchParams } = visit.url;
  const acceptance = await acceptanceOf(visit, args.params.token ?? '');
  // Who accepted it needs no login; who else is logged in here is told that it is over.
  const user = visit.sessionOrNull?.user;
  if (user && user.id === acceptance?.userId) throw visit.redirect(landingPath(searchParams));
  return page(visit, {
    title: visit.t('account')('invite.pageTitle'),
    done: saysPasswordSet(visit),
    isOver: acceptance !== null,
    carried: carriedQuery(searchParams),
    partnerTerms: visit.config.partnerTermsRequired,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, openVisit, (visit, form) => invitationForm(visit, form, args.params.token));

export default function Invite() {
  const { t } = useTranslation('account');
  const { done, isOver, carried, partnerTerms } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (done)
    return <PasswordSet title={t('invite.doneTitle')} lead={t('invite.doneText')} carried={carried} />;
  const dead = answer?.dead ?? (isOver ? 'used' : null);
  if (dead) return <DeadInvitation reason={dead} carried={carried} />;
  return <InvitationPage partnerTerms={partnerTerms} answer={answer?.result} />;
}
