import Check from 'virtual:icon/check';
import X from 'virtual:icon/x';
import { type ReactNode, useId } from 'react';
import { mutedText, smallText, visuallyHidden } from 'ui/theme/text.css';
import { Card } from './card';
import { Icon } from './icon';
import * as css from './numbered-steps.css';

type NumberedStepsProps = {
  label: string;
  children: ReactNode;
};

export function NumberedSteps({ label, children }: NumberedStepsProps) {
  return <ol aria-label={label}>{children}</ol>;
}

export type NumberedStepProps = {
  number: number;
  /** `waiting`: another person must act. `busy`: in progress. `locked`: earlier steps come first. */
  state: 'done' | 'open' | 'waiting' | 'busy' | 'failed' | 'locked';
  stateLabel: string;
  current?: boolean;
  title: ReactNode;
  tag?: ReactNode;
  introText?: ReactNode;
  children?: ReactNode;
};

export function NumberedStep(props: NumberedStepProps) {
  const { number, state, stateLabel, current, title, tag, introText, children } = props;
  const id = useId();
  return (
    <li className={css.items[state]} data-state={state} aria-current={current ? 'step' : undefined}>
      <span className={css.numberDiscs[state]}>
        <span aria-hidden="true">
          {state === 'done' ? (
            <Icon of={Check} size={18} />
          ) : state === 'failed' ? (
            <Icon of={X} size={18} />
          ) : (
            number
          )}
        </span>
        <span className={visuallyHidden}>{stateLabel}</span>
      </span>
      <Card labelledBy={id} className={css.cards[state]}>
        <div className={css.stepHeader}>
          <h2 id={id} className={css.titles[state]}>
            {title}
          </h2>
          {tag && <div className={css.tag}>{tag}</div>}
        </div>
        {introText && <div className={`${smallText} ${mutedText} ${css.introText}`}>{introText}</div>}
        {children}
      </Card>
    </li>
  );
}
