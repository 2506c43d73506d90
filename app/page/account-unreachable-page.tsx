import { Form, useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameData } from '~/ui/frame/frame-data';
import { StatusPage } from '~/ui/frame/status-page';
import { Button, ButtonLink } from '~/ui/layout/button';
import { FRAME_PATHS } from './frame-paths';

interface AccountUnreachablePageProps {
  frame: FrameData | null;
  /** "Referenz 1a2b3c4d" */
  number: string | undefined;
}

/** Stands in for a page of a logged-in user while the lending API cannot be asked who they are (D-71); tries again by itself. */
export function AccountUnreachablePage({ frame, number }: AccountUnreachablePageProps) {
  const { t } = useTranslation(['problem', 'frame']);
  const { pathname, search } = useLocation();
  const Retry = useLateRetry();
  // Each try has its own; the one that is being read out stays.
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

/** What tries again is loaded with this page alone: error pages stand in the script of every page. Null until it is there. */
function useLateRetry(): ComponentType | null {
  const [retry, setRetry] = useState<{ Retry: ComponentType } | null>(null);
  useEffect(() => {
    // Without it the page has its button.
    import('./retry').then(setRetry, () => undefined);
  }, []);
  return retry?.Retry ?? null;
}
