import { useTranslation } from 'react-i18next';
import type { DisplayStatus } from '~/dashboard/display-status';
import { useFrame } from '~/routes/use-frame';
import { Card, CardBody, CardHeader } from '~/ui/card';
import { Stack } from '~/ui/layout';
import { SupportLine } from '~/ui/support-line';

/** Where an application stands and what comes next, in words, and whom to ask. */
export function StandingCard({ status }: { status: DisplayStatus }) {
  const { t } = useTranslation('dashboard');
  const { support } = useFrame();
  return (
    <Card labelledBy="standing">
      <CardHeader id="standing" title={t('overview.standing')} />
      <CardBody>
        <Stack gap="s3">
          <p>{t(`overview.nextStep.${status}`)}</p>
          <SupportLine question={t('overview.question')} phone={support.phone} email={support.email} />
        </Stack>
      </CardBody>
    </Card>
  );
}
