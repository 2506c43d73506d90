import ChevronDown from 'virtual:icon/chevron-down';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '~/ui/layout/icon';
import { chevron } from '../select/select-field.css';
import * as styles from './range-list.css';
import { allStops, type Scale } from './range-slider';

type RangeListProps = Omit<ComponentPropsWithoutRef<'select'>, 'defaultValue'> & {
  scale: Scale;
  start: number;
  words: (value: number) => string;
};

export function RangeList({ scale, start, words, ...native }: RangeListProps) {
  return (
    <div className={styles.box} data-invalid={native['aria-invalid'] ? '' : undefined}>
      <select {...native} className={styles.list} defaultValue={String(start)}>
        {allStops(scale, start).map((stop) => (
          <option key={stop} value={stop}>
            {words(stop)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className={chevron} />
    </div>
  );
}
