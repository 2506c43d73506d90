import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';

export function ChangeLink({ to, what }: { to: string; what: string }) {
  const { t } = useTranslation('overview');
  return (
    <ButtonLink
      variant="ghost"
      size="s"
      to={to}
      preventScrollReset
      aria-label={t('edit.changeWhat', { what })}
    >
      {t('edit.change')}
    </ButtonLink>
  );
}
