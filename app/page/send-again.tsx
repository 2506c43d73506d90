import { useTranslation } from 'react-i18next';
import type { UnsentForm } from '~/request/unsent-form.server';
import { Button } from '~/ui/layout/button';

/** A form that could not be taken, as it was typed: its button sends it again to where it was going. */
export function SendAgain({ action, values }: UnsentForm) {
  const { t } = useTranslation('problem');
  return (
    // A plain form, as the page that it leads to replaces this one.
    <form method="post" action={action}>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('store.resend')}</Button>
    </form>
  );
}
