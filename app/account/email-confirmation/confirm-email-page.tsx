import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountOutcome, AccountPage } from '~/account/account-page';
import { ResendConfirmationForm } from '~/page/resend-confirmation-form';
import { visuallyHidden } from '~/theme/text.css';
import { Button, ButtonLink } from '~/ui/layout/button';

/** Sends the code by itself: the button turns into the spinner as soon as scripts run. */
export function ConfirmEmailPage() {
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

interface ConfirmationOutcomeProps {
  outcome: 'confirmed' | 'alreadyConfirmed' | 'failed';
  /** What the server said about a failure. */
  reasons: string[];
  loggedIn: boolean;
}

/** What came of it, and the way on. */
export function ConfirmationOutcome({ outcome, reasons, loggedIn }: ConfirmationOutcomeProps) {
  const { t } = useTranslation('account');
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
