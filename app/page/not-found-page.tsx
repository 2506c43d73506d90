import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '~/ui/frame/status-page';
import { ButtonLink } from '~/ui/layout/button';

/** Says that there is nothing here, and where to go instead (SHELL-16). */
export function NotFoundPage({ usersMayApply }: { usersMayApply: boolean }) {
  const { t } = useTranslation('problem');
  return (
    // Whole pages: what led here may be a portal that has changed under the visitor.
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
    </StatusPage>
  );
}
