import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/layout/button';
import { submitPath, type Tab } from './rules/tabs';

interface SubmitLinkProps {
  applicationId: string;
  /** The tab it stands on, where who thinks better of it is led back. */
  from?: Tab;
  /** As wide and high as in the sticky bar of phones. */
  inBar?: boolean;
}

/** The way to submit an application of which nothing is missing (OVER-01). */
export function SubmitLink({ applicationId, from = 'overview', inBar = false }: SubmitLinkProps) {
  const { t } = useTranslation('dashboard');
  const look = { variant: 'primary', size: inBar ? 'l' : 'm', block: inBar } as const;
  return (
    <ButtonLink {...look} to={submitPath(applicationId, from)} preventScrollReset>
      {t('submit.button')}
    </ButtonLink>
  );
}
