import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/layout/button';
import { tabPath } from './rules/tabs';

interface SubmitLinkProps {
  applicationId: string;
  /** As wide and high as in the sticky bar of phones. */
  inBar?: boolean;
}

/** The way to submit an application of which nothing is missing (OVER-01). */
export function SubmitLink({ applicationId, inBar = false }: SubmitLinkProps) {
  const { t } = useTranslation('dashboard');
  const look = { variant: 'primary', size: inBar ? 'l' : 'm', block: inBar } as const;
  return (
    <ButtonLink {...look} to={`${tabPath(applicationId, 'overview')}?submit`} preventScrollReset>
      {t('submit.button')}
    </ButtonLink>
  );
}
