import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '~/api/applications.server';
import { useFrame } from '~/page/use-frame';
import { lead, noPrint } from '~/theme/text.css';
import { ButtonLink } from '~/ui/layout/button';
import { Row, Stack } from '~/ui/layout/layout';
import { type Term, Terms } from '~/ui/layout/terms';
import { useFactsOf } from './application-facts';
import { ContactCard } from './contact-card';
import { narrow, quietHeading } from './result.css';

type RejectionPageProps = {
  application: Application;
  language: string;
  /** Where "return to website" leads; null: to the index (D-08). */
  websiteUrl: string | null;
  /** Where another request begins. */
  newApplication: string;
};

/** No offer: said calmly, with somebody to talk to where the partner names both ways, and a way on (CLA-14). */
export function RejectionPage({ application, language, websiteUrl, newApplication }: RejectionPageProps) {
  const { t } = useTranslation('application');
  const { support } = useFrame();
  const requestId = useId();
  const { amount, duration, loanType, created } = useFactsOf(application, language);
  const asked: Term =
    duration === null
      ? { label: t('rejection.limit'), value: amount }
      : { label: t('rejection.amountAndDuration'), value: t('rejection.amountOver', { amount, duration }) };
  return (
    <Stack gap="s7" className={narrow}>
      <Stack as="header" gap="s2">
        <h1>{t('rejection.title')}</h1>
        <p className={lead}>{t('rejection.lead')}</p>
      </Stack>
      {support.phone && support.email && <ContactCard phone={support.phone} email={support.email} />}
      <section aria-labelledby={requestId}>
        <h2 id={requestId} className={quietHeading}>
          {t('request.title')}
        </h2>
        <Terms
          items={[
            { label: t('rejection.number'), value: application.shortApplicationId },
            asked,
            { label: t('request.loanType'), value: loanType },
            { label: t('received.created'), value: created },
          ]}
        />
      </section>
      <Row wrap gap="s3" className={noPrint}>
        <ButtonLink to={newApplication} variant="primary">
          {t('rejection.again')}
        </ButtonLink>
        <ButtonLink to={websiteUrl ?? '/'} icon={ArrowLeft}>
          {t('rejection.toWebsite')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
