import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/feedback/notice';

/**
 * Says that another company was chosen while its details were being typed, in another tab say, and that the page now shows the details of
 * that company (CLA-08).
 */
export function CompanyChangedNotice({ name }: { name: string | undefined }) {
  const { t } = useTranslation('application');
  return (
    <Notice tone="warning" title={t('companyChanged.title')}>
      {t('companyChanged.text', { company: name })}
    </Notice>
  );
}
