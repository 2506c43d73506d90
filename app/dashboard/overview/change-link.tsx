import { useTranslation } from 'react-i18next';
import { tabPath } from '~/dashboard/rules/tabs';
import { ButtonLink } from '~/ui/layout/button';

/** Where a card of the overview is edited. */
export function editPath(applicationId: string, card: string): string {
  return `${tabPath(applicationId, 'overview')}?edit=${card}`;
}

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
