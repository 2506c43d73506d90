import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answerAccountForm } from '~/account/account-form.server';
import { PasswordSet } from '~/account/account-page';
import { showsPasswordSet } from '~/account/password/password-set.server';
import { page } from '~/page/page';
import { withFlash } from '~/request/flash';
import { carriedQuery, landingPath } from '~/request/login-path';
import type { Visit } from '~/request/portal-request';
import { openVisit } from '~/request/visit.server';
import { type Acceptance, findAcceptance } from './accepted-invitations.server';
import { invitationForm } from './invitation-form.server';
import { DeadInvitation, InvitationPage } from './invitation-page';

/** Query parameter: shows the form of an invitation that was accepted here. */
const AGAIN = 'again';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['account'] };

/** ACC-08 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { searchParams } = visit.facts.url;
  const acceptance = await findAcceptance(visit.facts, args.params.token ?? '');
  if (isOwn(acceptance, visit)) throw visit.redirect(landingPath(visit.facts.url.searchParams));
  const carried = carriedQuery(searchParams);
  return page(visit, {
    title: visit.t('account')('invite.pageTitle'),
    done: showsPasswordSet(visit),
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

/** @throws a redirect if the visitor accepted the invitation in another tab */
async function openUnlessAccepted(args: ActionFunctionArgs): Promise<Visit> {
  const visit = await openVisit(args);
  if (isOwn(await findAcceptance(visit.facts, args.params.token ?? ''), visit)) {
    const text = visit.t('account')('invite.acceptedBefore');
    await visit.session.change((session) => withFlash(session, { tone: 'info', text }));
    throw visit.redirect(landingPath(visit.facts.url.searchParams));
  }
  return visit;
}

function isOwn(acceptance: Acceptance | null, { session }: Visit): boolean {
  const user = session.dataOrNull?.user;
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
