import { useTranslation } from 'react-i18next';
import { StatusPage } from '~/ui/frame/status-page';
import { ButtonLink } from '~/ui/layout/button';

/** Says that there is nothing here, and where to go instead (SHELL-16). */
export function NotFoundPage({ usersMayApply }: { usersMayApply: boolean }) {
  const { t } = useTranslation('problem');
  return (
    <StatusPage title={t('notFound.title')} lines={[t('notFound.subtitle')]}>
      {/* Whole pages: what led here may be a portal that has changed under the visitor. */}
      {usersMayApply && (
        <ButtonLink to="/application/loan-info" reloadDocument>
          {t('notFound.newApplication')}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" to="/" reloadDocument>
        {t('notFound.home')}
      </ButtonLink>
    </StatusPage>
  );
}
