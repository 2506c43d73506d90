import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountOutcome, AccountPage } from '~/account/account-page';
import { confirmEmail } from '~/account/email-confirmation.server';
import { page } from '~/page/page';
import { ResendConfirmationForm } from '~/page/resend-confirmation-form';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import { openVisit } from '~/request/visit.server';
import { visuallyHidden } from '~/theme/text.css';
import { Button, ButtonLink } from '~/ui/layout/button';

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
  const visit = await openVisit({ request, context });
  const confirmation = await confirmEmail(visit, params.confirmationCode ?? '');
  if (confirmation.outcome !== 'failed') {
    return { outcome: confirmation.outcome, reasons: [] };
  }
  const reasons = textsOf(explain(visit, confirmation.error));
  await flashProblem(visit, {
    formErrors: [visit.t('account')('confirmEmail.failed')],
    fieldErrors: {},
  });
  return data({ outcome: confirmation.outcome, reasons }, { status: statusOf(confirmation.error) });
}

export default function ConfirmEmail() {
  const answer = useActionData<typeof action>();
  return answer ? <Outcome {...answer} /> : <Confirming />;
}

/** The button turns into the spinner as soon as scripts run. */
function Confirming() {
  const { t } = useTranslation('account');
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    submit(form.current);
  }, [submit]);
  return (
    <AccountPage title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
      <Form ref={form} method="post">
        <Button
          type="submit"
          variant="primary"
          size="l"
          block
          pending={pending}
          pendingLabel={t('confirmEmail.pending')}
        >
          {t('confirmEmail.submit')}
        </Button>
        <span role="status" className={visuallyHidden}>
          {pending && t('confirmEmail.pending')}
        </span>
      </Form>
    </AccountPage>
  );
}

interface OutcomeProps {
  outcome: 'confirmed' | 'alreadyConfirmed' | 'failed';
  /** What the server said about a failure. */
  reasons: string[];
}

function Outcome({ outcome, reasons }: OutcomeProps) {
  const { t } = useTranslation('account');
  const { loggedIn } = useLoaderData<typeof loader>();
  const onwards = loggedIn ? '/dashboard/applications' : '/login';
  if (outcome === 'failed') {
    return (
      <AccountOutcome
        title={t('confirmEmail.failedTitle')}
        lead={[t('confirmEmail.failed'), ...reasons].join(' ')}
      >
        {loggedIn && (
          <ResendConfirmationForm returnTo="/dashboard/applications" variant="primary" size="l" block />
        )}
        <ButtonLink to={onwards} variant={loggedIn ? 'outline' : 'primary'} size="l" block>
          {t(loggedIn ? 'toApplications' : 'toLogin')}
        </ButtonLink>
      </AccountOutcome>
    );
  }
  const confirmed = outcome === 'confirmed';
  return (
    <AccountOutcome
      title={t(confirmed ? 'confirmEmail.confirmedTitle' : 'confirmEmail.alreadyTitle')}
      lead={t(confirmed ? 'confirmEmail.confirmedText' : 'confirmEmail.alreadyText')}
    >
      <ButtonLink to={onwards} variant="primary" size="l" block>
        {t(loggedIn ? 'toApplications' : 'toLogin')}
      </ButtonLink>
    </AccountOutcome>
  );
}
