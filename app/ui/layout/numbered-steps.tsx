import Check from 'virtual:icon/check';
import X from 'virtual:icon/x';
import { type ReactNode, useId } from 'react';
import { muted, small, visuallyHidden } from '~/theme/text.css';
import { Card } from './card';
import { Icon } from './icon';
import * as css from './numbered-steps.css';

type NumberedStepsProps = {
  /** Names the list: "Ihre Schritte bis zur Unterschrift". */
  label: string;
  children: ReactNode;
};

/** Steps to be taken on one page, each a card beside its number on a line. */
export function NumberedSteps({ label, children }: NumberedStepsProps) {
  return <ol aria-label={label}>{children}</ol>;
}

export type NumberedStepProps = {
  /** From 1. */
  number: number;
  /** `waiting`: somebody else has to begin. `busy`: under way without the reader. `locked`: others come first. */
  state: 'done' | 'open' | 'waiting' | 'busy' | 'failed' | 'locked';
  /** Number and state in words, where the disc shows a sign instead: "Schritt 1, erledigt". */
  stateLabel: string;
  /** The first step the reader has something to do in. */
  current?: boolean;
  title: ReactNode;
  /** The state in one or two words. */
  tag?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** One step. A locked one is quiet and says in its lead what unlocks it. */
export function NumberedStep(props: NumberedStepProps) {
  const { number, state, stateLabel, current, title, tag, lead, children } = props;
  const id = useId();
  return (
    <li className={css.items[state]} data-state={state} aria-current={current ? 'step' : undefined}>
      <span className={css.discs[state]}>
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
        <div className={css.head}>
          <h2 id={id} className={css.titles[state]}>
            {title}
          </h2>
          {tag && <div className={css.tag}>{tag}</div>}
        </div>
        {lead && <div className={`${small} ${muted} ${css.lead}`}>{lead}</div>}
        {children}
      </Card>
    </li>
  );
}
