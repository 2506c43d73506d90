import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { h3 } from 'ui/theme/text.css';
import * as css from './empty-state.css';

export type EmptyStateProps = {
  icon: IconDrawing;
  title: ReactNode;
  level?: 2 | 3;
  action?: ReactNode;
  children?: ReactNode;
};

export function EmptyState({ icon, title, level = 2, action, children }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.emptyState}>
      <span className={css.iconTile}>
        <Icon of={icon} />
      </span>
      <Heading className={h3}>{title}</Heading>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
