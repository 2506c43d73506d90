import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ProblemData } from '~/request/problem-data.server';
import type { FrameData } from '~/ui/frame/frame-data';
import { StatusPage } from '~/ui/frame/status-page';
import { ButtonLink } from '~/ui/layout/button';
import { ResendForm } from './resend-form';

type StoreOutagePageProps = NonNullable<ProblemData['storeOutage']> & {
  messages: string[];
  frame: FrameData | null;
  number: string | undefined;
};

/** Shown while the session store is unreachable. Contains the submitted form, without passwords, for resending. */
export function StoreOutagePage({ messages, unsent, frame, number }: StoreOutagePageProps) {
  const { t } = useTranslation('problem');
  const { pathname, search } = useLocation();
  return (
    <StatusPage
      title={t('store.title')}
      messages={messages}
      supportHint={t('error.supportHint')}
      support={frame?.support}
      number={number}
    >
      {unsent ? (
        <ResendForm {...unsent} />
      ) : (
        <ButtonLink variant="primary" to={pathname + search} reloadDocument>
          {t('error.retry')}
        </ButtonLink>
      )}
    </StatusPage>
  );
}
