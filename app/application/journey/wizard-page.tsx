import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '~/page/use-frame';
import { lead as leadStyle } from '~/theme/text.css';
import { type Step, Stepper } from '~/ui/frame/stepper';
import { SupportLine } from '~/ui/frame/support-line';
import { Split, Stack } from '~/ui/layout/layout';

type WizardPageProps = {
  steps: Step[];
  notice?: ReactNode;
  title: string;
  lead?: ReactNode;
  sheet: ReactNode;
  children: ReactNode;
};

export function WizardPage({ steps, notice, title, lead, sheet, children }: WizardPageProps) {
  const { t } = useTranslation('application');
  const { support } = useFrame();
  return (
    <Stack gap="s7">
      <Stack gap="s5">
        <Stepper label={t('steps.label')} steps={steps} />
        {notice}
      </Stack>
      <Split
        sticky
        asideLabel={t('request.title')}
        aside={
          <>
            {sheet}
            <SupportLine
              question={t('personally')}
              phone={support.phone}
              email={support.phone ? null : support.email}
            />
          </>
        }
      >
        <Stack gap="s7">
          <Stack as="header" gap="s2">
            <h1>{title}</h1>
            {lead && <p className={leadStyle}>{lead}</p>}
          </Stack>
          {children}
        </Stack>
      </Split>
    </Stack>
  );
}
