import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { WAITING_DELAY_MS } from 'ui/fields/form/submit-button';
import { Button, ButtonLink } from 'ui/layout/button';
import { AccountPage } from '~/account/account-page';
import { ResendConfirmationForm } from '~/page/resend-confirmation-form';
import { loginPath } from '~/request/login-path';

export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  const submit = useSubmit();
  const pending = useNavigation().state !== 'idle';
  useAnnouncement(pending ? t('confirmEmail.pending') : '', WAITING_DELAY_MS);
  useEffect(() => {
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    submit(form.current);
  }, [submit]);
  return (
    <AccountPage title={t('confirmEmail.title')} leadText={t('confirmEmail.lead')}>
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
      </Form>
    </AccountPage>
  );
}

interface ConfirmationOutcomeProps {
  /** `badLink`: the link is invalid, but the user's address is already confirmed. */
  outcome: 'confirmed' | 'alreadyConfirmed' | 'badLink' | 'failed';
  reasons: string[];
  application: string | null;
  loggedIn: boolean;
}

export function ConfirmationOutcome({ outcome, reasons, application, loggedIn }: ConfirmationOutcomeProps) {
  const { t } = useTranslation('account');
  const isFailed = outcome === 'failed';
  const textsByOutcome = {
    confirmed: { title: t('confirmEmail.confirmedTitle'), leadText: t('confirmEmail.confirmedText') },
    alreadyConfirmed: { title: t('confirmEmail.alreadyTitle'), leadText: t('confirmEmail.alreadyText') },
    badLink: { title: t('confirmEmail.badLinkTitle'), leadText: t('confirmEmail.badLinkText') },
    failed: {
      title: t('confirmEmail.failedTitle'),
      leadText: [t('confirmEmail.failed'), ...reasons].join(' '),
    },
  }[outcome];
  const list = '/dashboard/applications';
  const nextPath = !loggedIn ? '/login' : application ? `${list}/${application}` : list;
  return (
    <AccountPage isResultPage {...textsByOutcome}>
      {isFailed && loggedIn && (
        <ResendConfirmationForm returnTo={nextPath} variant="primary" size="l" block />
      )}
      {isFailed && !loggedIn ? (
        <ButtonLink to={loginPath('/dashboard/settings')} variant="primary" size="l" block>
          {t('confirmEmail.newLink')}
        </ButtonLink>
      ) : (
        <ButtonLink to={nextPath} variant={isFailed ? 'outline' : 'primary'} size="l" block>
          {t(!loggedIn ? 'toLogin' : application ? 'toApplication' : 'toApplications')}
        </ButtonLink>
      )}
    </AccountPage>
  );
}
