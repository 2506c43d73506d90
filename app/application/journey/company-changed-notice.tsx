import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/feedback/notice';

/** Says that another tab has chosen another company while its details were typed, and that the page now shows that one's (CLA-08). */
export function CompanyChangedNotice({ name }: { name: string | undefined }) {
  const { t } = useTranslation('application');
  return (
    <Notice tone="warning" title={t('companyChanged.title')}>
      {t('companyChanged.text', { company: name })}
    </Notice>
  );
}
