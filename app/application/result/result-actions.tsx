import ArrowRight from 'virtual:icon/arrow-right';
import { useTranslation } from 'react-i18next';
import { PrintButton } from 'ui/feedback/print-button';
import { ButtonLink } from 'ui/layout/button';
import { Buttons } from 'ui/layout/layout';
import { noPrint } from 'ui/theme/text.css';
import { actions } from './result.css';

export function ResultActions({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('application');
  return (
    <Buttons className={`${actions} ${noPrint}`}>
      <ButtonLink
        variant="primary"
        size="l"
        to={`/dashboard/applications/${encodeURIComponent(applicationId)}/complete`}
        iconEnd={ArrowRight}
      >
        {t('offer.complete')}
      </ButtonLink>
      <PrintButton size="l">{t('offer.print')}</PrintButton>
    </Buttons>
  );
}
