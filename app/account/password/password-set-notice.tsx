import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { Button, ButtonLink } from 'ui/layout/button';
import { AccountPage } from '~/account/account-page';
import { FRAME_PATHS } from '~/page/use-page-frame';

interface PasswordSetProps {
  title: string;
  leadText: string;
  loginQuery?: string;
  /** The logged-in user may not be the user of the mail link. */
  loggedInAs: string | null;
}

export function PasswordSetNotice({ title, leadText, loginQuery = '', loggedInAs }: PasswordSetProps) {
  const { t } = useTranslation(['account', 'frame']);
  return (
    <AccountPage isResultPage title={title} leadText={leadText}>
      {loggedInAs === null ? (
        <ButtonLink to={`/login${loginQuery}`} variant="primary" size="l" block>
          {t('toLogin')}
        </ButtonLink>
      ) : (
        <>
          <Notice>{t('login.otherUser', { email: loggedInAs })}</Notice>
          <Form method="post" action={FRAME_PATHS.logout}>
            <Button type="submit" variant="primary" size="l" block>
              {t('frame:account.logout')}
            </Button>
          </Form>
        </>
      )}
    </AccountPage>
  );
}
