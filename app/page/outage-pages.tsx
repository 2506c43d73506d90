import { Form, useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameData } from 'ui/frame/frame-data';
import { PageFrame } from 'ui/frame/page-frame';
import { StatusPage } from 'ui/frame/status-page';
import type { StoredShell } from 'ui/frame/stored-shell';
import { Button, ButtonLink } from 'ui/layout/button';
import { FRAME_PATHS } from './use-frame';

export function UnavailablePage({ shell }: { shell: StoredShell }) {
  const { t, i18n } = useTranslation('problem');
  const { theme: _, ...partner } = shell;
  const frame: FrameData = {
    ...partner,
    logo: null,
    language: i18n.language,
    languages: [],
    keyInspection: false,
    showsKeys: false,
    user: null,
    paths: FRAME_PATHS,
    here: '/',
    mainForm: null,
    consent: { analytics: false, marketing: false, decided: true, required: false },
  };
  return (
    <PageFrame frame={frame} tone="dashboard">
      <StatusPage
        title={t('unavailable.title')}
        lines={[t('unavailable.text')]}
        supportHint={t('error.supportHint')}
        support={shell.support}
      >
        <ButtonLink variant="primary" to="/" reloadDocument>
          {t('error.retry')}
        </ButtonLink>
      </StatusPage>
    </PageFrame>
  );
}

interface AccountUnreachablePageProps {
  frame: FrameData | null;
  number: string | undefined;
}

/** The lending API cannot identify the logged-in user (D-71). */
export function AccountUnreachablePage({ frame, number }: AccountUnreachablePageProps) {
  const { t } = useTranslation(['problem', 'frame']);
  const { pathname, search } = useLocation();
  const Retry = useLazyRetry();
  const [firstNumber] = useState(number);
  return (
    <StatusPage
      title={t('accountUnreachable.title')}
      messages={[t('accountUnreachable.text')]}
      later={Retry && <Retry />}
      supportHint={t('error.supportHint')}
      support={frame?.support}
      number={firstNumber}
    >
      <ButtonLink variant="primary" to={pathname + search} reloadDocument>
        {t('error.retry')}
      </ButtonLink>
      <Form method="post" action={FRAME_PATHS.logout}>
        <Button type="submit">{t('frame:account.logout')}</Button>
      </Form>
    </StatusPage>
  );
}

/** Error pages are part of every page's script, so the retry code is loaded only here. */
function useLazyRetry(): ComponentType | null {
  const [retry, setRetry] = useState<{ Retry: ComponentType } | null>(null);
  useEffect(() => {
    import('./retry').then(setRetry, () => undefined);
  }, []);
  return retry?.Retry ?? null;
}
