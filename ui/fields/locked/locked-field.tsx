import Lock from 'virtual:icon/lock';
import { type ReactNode, useId } from 'react';
import { Icon } from 'ui/layout/icon';
import * as styles from '../field/field.css';
import * as css from './locked-field.css';

type LockedFieldProps = {
  label: ReactNode;
  value: ReactNode;
  reason?: ReactNode;
};

export function LockedField({ label, value, reason }: LockedFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: no native element groups a name with its value */}
      <div role="group" aria-labelledby={id} className={styles.control} data-readonly="">
        <span className={css.lockedValue}>{value}</span>
        <Icon of={Lock} size={16} className={css.lockIcon} />
      </div>
      {reason && <p className={styles.hint}>{reason}</p>}
    </div>
  );
}
