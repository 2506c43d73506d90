import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/feedback/notice';
import { StatusPage } from '~/ui/frame/status-page';
import { ButtonLink } from '~/ui/layout/button';
import { ResendConfirmationForm } from './resend-confirmation-form';

/** Marks the address that somebody asks for again who says to have confirmed. */
const CHECKED = ['confirmation', 'checked'] as const;

/** In place of a page for confirmed addresses only: sends the mail again, asks again, and says when the address still is not (SHELL-18). */
export function UnconfirmedAddressPage() {
  const { t } = useTranslation('problem');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isStillOpen = query.get(CHECKED[0]) === CHECKED[1];
  query.delete(CHECKED[0]);
  const here = query.size === 0 ? pathname : `${pathname}?${query}`;
  query.set(...CHECKED);
  return (
    <StatusPage title={t('emailNotConfirmed.title')} lines={[t('emailNotConfirmed.text')]}>
      {isStillOpen && (
        <Notice tone="warning" role="alert">
          {t('emailNotConfirmed.stillOpen')}
        </Notice>
      )}
      <ResendConfirmationForm returnTo={here} />
      <ButtonLink variant="outline" to={`${pathname}?${query}`} reloadDocument>
        {t('emailNotConfirmed.check')}
      </ButtonLink>
    </StatusPage>
  );
}
