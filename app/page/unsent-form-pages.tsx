import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FrameData } from 'ui/frame/frame-data';
import { StatusPage } from 'ui/frame/status-page';
import { Button, ButtonLink } from 'ui/layout/button';
import type { ProblemData, UnsentForm } from '~/request/problem-data.server';

function ResendForm({ action, values }: UnsentForm) {
  const { t } = useTranslation('problem');
  return (
    // A plain form, because the response replaces this page.
    <form method="post" action={action}>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('store.resend')}</Button>
    </form>
  );
}

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

type StoreOutagePageProps = NonNullable<ProblemData['storeOutage']> & {
  messages: string[];
  frame: FrameData | null;
  number: string | undefined;
};

/** The page resends the form, without passwords. */
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
