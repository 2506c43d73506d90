import ArrowRight from 'virtual:icon/arrow-right';
import Printer from 'virtual:icon/printer';
import { useTranslation } from 'react-i18next';
import { noPrint } from '~/theme/text.css';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { Button, ButtonLink } from '~/ui/layout/button';
import { Buttons } from '~/ui/layout/layout';
import { actions } from './result.css';

export function ResultActions({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('application');
  const hydrated = useHydrated();
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
      {hydrated && (
        <Button variant="ghost" size="l" icon={Printer} onClick={() => window.print()}>
          {t('offer.print')}
        </Button>
      )}
    </Buttons>
  );
}
