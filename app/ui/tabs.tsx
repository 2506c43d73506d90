import { visuallyHidden } from '~/theme/text.css';
import * as css from './tabs.css';

export type CounterProps = {
  value: number;
  /** What is counted, read aloud. */
  label: string;
  /** `warning` where the points wait for the user. */
  tone?: 'quiet' | 'warning';
};

/** A number in a pill. */
export function Counter({ value, label, tone = 'quiet' }: CounterProps) {
  return (
    <span className={css.pill[tone]}>
      {value}
      <span className={visuallyHidden}> {label}</span>
    </span>
  );
}
