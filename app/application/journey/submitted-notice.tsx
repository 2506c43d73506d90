import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/feedback/notice';
import { ButtonLink } from '~/ui/layout/button';
import type { submittedApplication } from './submitted-application.server';

type SubmittedNoticeProps = { request: NonNullable<ReturnType<typeof submittedApplication>> };

export function SubmittedNotice({ request: { number, to } }: SubmittedNoticeProps) {
  const { t } = useTranslation('application');
  return (
    <Notice
      title={t('sent.title', { number })}
      action={
        <ButtonLink to={to} size="s" variant="outline">
          {t('sent.show')}
        </ButtonLink>
      }
    >
      {t('sent.text')}
    </Notice>
  );
}
