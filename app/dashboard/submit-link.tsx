import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '~/ui/layout/button';
import type { ApplicationHead } from './open-application.server';
import { tabPath } from './rules/tabs';

interface SubmitLinkProps {
  application: ApplicationHead;
  /** As wide and high as in the sticky bar of phones. */
  inBar?: boolean;
}

/** The way to submit an open application; while items are pending it says so and leads nowhere (OVER-01). */
export function SubmitLink({ application: { id, pending, submission }, inBar = false }: SubmitLinkProps) {
  const { t } = useTranslation('dashboard');
  const look = { variant: 'primary', size: inBar ? 'l' : 'm', block: inBar } as const;
  if (submission === 'ready') {
    return (
      <ButtonLink {...look} to={`${tabPath(id, 'overview')}?submit`} preventScrollReset>
        {t('submit.button')}
      </ButtonLink>
    );
  }
  const reason = pending ? t('submit.reason', { count: pending.length }) : t('submit.unknown');
  return (
    <Button {...look} disabledReason={reason} title={reason}>
      {t('submit.button')}
    </Button>
  );
}
