import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleX from 'virtual:icon/circle-x';
import Clock from 'virtual:icon/clock';
import Lock from 'virtual:icon/lock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberedStep } from 'ui/layout/numbered-steps';
import { Tag, type TagTone } from 'ui/records/status-tag';
import type { SigningStepState } from './rules/signing-steps';

export interface StepPosition {
  number: number;
  state: SigningStepState;
  current: boolean;
  isNextStep: boolean;
}

const LOOKS = {
  done: ['success', CircleCheck],
  open: ['neutral', CircleDashed],
  waiting: ['neutral', Clock],
  busy: ['info', undefined],
  failed: ['danger', CircleX],
  locked: ['neutral', Lock],
} as const satisfies Record<SigningStepState, [TagTone, unknown]>;

type StepProps = StepPosition & { title: string; tag?: string; introText?: ReactNode; children?: ReactNode };

export function Step({ tag, isNextStep: _, ...step }: StepProps) {
  const { t } = useTranslation('signatures');
  const { number, state } = step;
  const [tone, icon] = LOOKS[state];
  return (
    <NumberedStep
      {...step}
      stateLabel={t(`step.${state}`, { number })}
      tag={
        <Tag tone={tone} icon={icon} isBusy={state === 'busy'}>
          {tag ?? t(`tag.${state}`)}
        </Tag>
      }
    />
  );
}
