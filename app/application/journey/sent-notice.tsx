import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/feedback/notice';
import { ButtonLink } from '~/ui/layout/button';
import type { sentRequest } from './sent.server';

type SentNoticeProps = { request: NonNullable<ReturnType<typeof sentRequest>> };

export function SentNotice({ request: { number, to } }: SentNoticeProps) {
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
