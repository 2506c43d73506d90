import Check from 'virtual:icon/check';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import * as css from './stepper.css';

export type StepperStep = {
  name: string;
  to?: string;
  state: 'done' | 'current' | 'open';
};

export type StepperProps = {
  label: string;
  steps: StepperStep[];
};

export function Stepper({ label, steps }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.wideStepper}>
        {steps.map((step, position) => (
          <li key={step.name} className={css.step[step.state]} aria-current={currentStepOf(step)}>
            <WideStep step={step} number={position + 1} />
          </li>
        ))}
      </ol>
      <CompactSteps steps={steps} />
    </nav>
  );
}

function currentStepOf({ state }: StepperStep) {
  return state === 'current' ? 'step' : undefined;
}

function WideStep({ step: { name, to, state }, number }: { step: StepperStep; number: number }) {
  const { t } = useTranslation('frame');
  const stepContent = (
    <>
      {state === 'done' ? <Icon of={Check} size={16} className={css.checkIcon} /> : <span>{number}</span>}
      <WithSpokenText spokenText={state === 'done' && t('stepper.done')}>{name}</WithSpokenText>
    </>
  );
  return to && state !== 'current' ? (
    <Link to={to} className={css.link}>
      {stepContent}
    </Link>
  ) : (
    <span className={css.stepContent}>{stepContent}</span>
  );
}

function CompactSteps({ steps }: Pick<StepperProps, 'steps'>) {
  const { t } = useTranslation('frame');
  const current = steps.findIndex(({ state }) => state === 'current');
  const position = { current: current + 1, total: steps.length };
  const laterDoneSteps = steps.slice(current + 1).filter(({ state, to }) => state === 'done' && !to);
  return (
    <div className={css.compactStepper}>
      <div className={css.bars}>
        {steps.map(({ name, to, state }) =>
          to && state !== 'current' ? (
            <Link key={name} to={to} className={css.bar}>
              <span className={css.connector[state]} />
              <span className={visuallyHidden}>{name}</span>
            </Link>
          ) : (
            <span key={name} className={css.bar}>
              <span className={css.connector[state]} />
            </span>
          ),
        )}
      </div>
      <div className={css.currentStepText}>
        {current >= 0 && (
          <p>
            <span>{t('stepper.compact', position)}</span>{' '}
            <b className={css.currentStep}>{steps[current]?.name}</b>
          </p>
        )}
        {laterDoneSteps.map(({ name }) => (
          <p key={name} className={css.laterDoneStep}>
            <Icon of={Check} size={16} className={css.checkIcon} />
            <span>
              <WithSpokenText spokenText={t('stepper.done')}>{name}</WithSpokenText>
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
