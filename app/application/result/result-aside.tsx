import { useTranslation } from 'react-i18next';
import { NextSteps } from 'ui/frame/next-steps';
import { SupportLine } from 'ui/frame/support-line';
import { Stack } from 'ui/layout/layout';
import { noPrint } from 'ui/theme/text.css';
import { usePageFrame } from '~/page/use-page-frame';

const STEPS = ['complete', 'review', 'sign'] as const;

export function ResultAside({ question }: { question: string }) {
  const { t } = useTranslation('application');
  const { support } = usePageFrame();
  return (
    <Stack gap="s6" className={noPrint}>
      <Stack as="section" gap="s4">
        <h2>{t('nextSteps.title')}</h2>
        <NextSteps
          steps={STEPS.map((step) => ({ title: t(`nextSteps.${step}`), text: t(`nextSteps.${step}Text`) }))}
        />
      </Stack>
      <SupportLine question={question} phone={support.phone} email={support.phone ? null : support.email} />
    </Stack>
  );
}
