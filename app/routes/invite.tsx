import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerAccountForm } from '~/account/account-form.server';
import { PasswordSet } from '~/account/account-page';
import { invitationForm } from '~/account/invitation/invitation-form.server';
import { DeadInvitation, InvitationPage } from '~/account/invitation/invitation-page';
import { saysPasswordSet } from '~/account/password/password-set.server';
import { page } from '~/page/page';
import { openVisit } from '~/request/visit.server';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** `/user/account/invite/:token` (ACC-08); its success page is the same address with `?done`. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return page(visit, {
    title: visit.t('account')('invite.pageTitle'),
    done: saysPasswordSet(visit),
    partnerTerms: visit.config.partnerTermsRequired,
  });
}

export const action = (args: ActionFunctionArgs) =>
  answerAccountForm(args, openVisit, (visit, form) => invitationForm(visit, form, args.params.token));

export default function Invite() {
  const { t } = useTranslation('account');
  const { done, partnerTerms } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (done) return <PasswordSet title={t('invite.doneTitle')} lead={t('invite.doneText')} />;
  if (answer?.dead) return <DeadInvitation reason={answer.dead} />;
  return <InvitationPage partnerTerms={partnerTerms} answer={answer?.result} />;
}
