import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ProblemData } from '~/request/problem-data.server';
import type { FrameData } from '~/ui/frame/frame-data';
import { StatusPage } from '~/ui/frame/status-page';
import { ButtonLink } from '~/ui/layout/button';
import { ResendForm } from './resend-form';

type RateLimitPageProps = NonNullable<ProblemData['tooOften']> & {
  messages: string[];
  frame: FrameData | null;
  number: string | undefined;
};

export function RateLimitPage({ messages, back, unsent, frame, number }: RateLimitPageProps) {
  const { t } = useTranslation('problem');
  const { pathname, search } = useLocation();
  return (
    <StatusPage
      title={t('tooOftenPage.title')}
      messages={messages}
      lines={back !== null || unsent ? [t('tooOftenPage.kept')] : []}
      support={frame?.support}
      number={number}
    >
      {unsent && <ResendForm {...unsent} />}
      {!unsent && (
        <ButtonLink variant="primary" to={back ?? pathname + search} reloadDocument>
          {t(back === null ? 'error.retry' : 'tooOftenPage.back')}
        </ButtonLink>
      )}
    </StatusPage>
  );
}
