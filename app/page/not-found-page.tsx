import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '~/ui/frame/status-page';
import { ButtonLink } from '~/ui/layout/button';

interface NotFoundPageProps {
  usersMayApply: boolean;
  applications: string | null;
}

/** SHELL-16 */
export function NotFoundPage({ usersMayApply, applications }: NotFoundPageProps) {
  const { t } = useTranslation(['problem', 'frame']);
  return (
    // Full page loads, because the visitor may run an outdated version of the portal.
    <StatusPage
      kicker={t('error.status', { status: 404 })}
      title={t('notFound.title')}
      lines={[t('notFound.subtitle')]}
      elsewhere={
        usersMayApply && (
          <Link to="/application/loan-info" reloadDocument>
            {t('notFound.newApplication')}
          </Link>
        )
      }
    >
      <ButtonLink variant="primary" to="/" reloadDocument>
        {t('notFound.home')}
      </ButtonLink>
      {applications && (
        <ButtonLink to={applications} reloadDocument>
          {t('frame:account.applications')}
        </ButtonLink>
      )}
    </StatusPage>
  );
}
