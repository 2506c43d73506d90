import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepperEntry } from '~/application/journey';
import { useFrame } from '~/routes/use-frame';
import { lead as leadStyle } from '~/theme/text.css';
import { Split, Stack } from '~/ui/layout';
import { Stepper } from '~/ui/stepper';
import { SupportLine } from '~/ui/support-line';

type WizardPageProps = {
  stepper: readonly StepperEntry[];
  title: string;
  lead?: ReactNode;
  /** The request as it stands, beside the form. */
  sheet: ReactNode;
  children: ReactNode;
};

/** A step of the wizard: where one is, the question, the form, and beside it the request so far. */
export function WizardPage({ stepper, title, lead, sheet, children }: WizardPageProps) {
  const { t } = useTranslation('application');
  const { support } = useFrame();
  const steps = stepper.map(({ step, state, to }) => ({ name: t(`steps.${step}`), state, to }));
  return (
    <Stack gap="s7">
      <Stepper label={t('steps.label')} steps={steps} />
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
