import { useTranslation } from 'react-i18next';
import type { UnsentForm } from '~/request/problem-data.server';
import { Button } from '~/ui/layout/button';

export function ResendForm({ action, values }: UnsentForm) {
  const { t } = useTranslation('problem');
  return (
    // A plain form, because the target page replaces this one.
    <form method="post" action={action}>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('store.resend')}</Button>
    </form>
  );
}
