import { useTranslation } from 'react-i18next';
import { SupportLine } from 'ui/frame/support-line';
import { Card, CardBody, TitledCard } from 'ui/layout/card';
import { Stack } from 'ui/layout/layout';
import { mutedText, smallText } from 'ui/theme/text.css';
import { AdvisorHeader } from '~/dashboard/appointments/appointment-card';
import type { Advisor } from '~/dashboard/appointments/appointment-view.server';
import { usePageFrame } from '~/page/use-page-frame';

export function ContactCard({ advisor }: { advisor: Advisor | null }) {
  const { t } = useTranslation('overview');
  const { support } = usePageFrame();
  const { phone, email } = support;
  if (!phone && !email) return null;
  const contacts = (
    <Stack gap="s2">
      <p className={`${smallText} ${mutedText}`}>{t('receipt.contact.text')}</p>
      <SupportLine phone={phone} />
      <SupportLine email={email} />
    </Stack>
  );
  if (!advisor) {
    return (
      <TitledCard id="contact" title={t('receipt.contact.title')} gap="s3">
        {contacts}
      </TitledCard>
    );
  }
  return (
    <Card labelledBy="contact">
      <CardBody>
        <Stack gap="s4">
          <AdvisorHeader id="contact" advisor={advisor} />
          {contacts}
        </Stack>
      </CardBody>
    </Card>
  );
}
