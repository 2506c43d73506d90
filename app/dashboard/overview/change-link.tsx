import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/layout/button';

/** The small link in a card's header that leads to its form; `what` is only read aloud. */
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
