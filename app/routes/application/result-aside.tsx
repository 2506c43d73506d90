import { useTranslation } from 'react-i18next';
import { useFrame } from '~/routes/use-frame';
import { noPrint } from '~/theme/text.css';
import { Stack } from '~/ui/layout';
import { NextSteps } from '~/ui/next-steps';
import { SupportLine } from '~/ui/support-line';

const STEPS = ['complete', 'review', 'sign'] as const;

/** Beside the result: what happens next, and a person to ask. */
export function ResultAside({ question }: { question: string }) {
  const { t } = useTranslation('application');
  const { support } = useFrame();
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
