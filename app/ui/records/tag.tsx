import type { ReactNode } from 'react';
import { classNames } from '~/ui/layout/class-names';
import { type Drawing, Icon } from '~/ui/layout/icon';
import * as css from './tag.css';

export type TagTone = keyof typeof css.tones;

export type TagProps = {
  tone: TagTone;
  icon?: Drawing;
  size?: 'm' | 's';
  className?: string;
  children: ReactNode;
};

/** Colour, icon and border differ, so that the state does not depend on colour alone. */
export function Tag({ tone, icon, size = 'm', className, children }: TagProps) {
  return (
    <span className={classNames(css.sizes[size], css.tones[tone], !icon && css.plain, className)}>
      {icon && <Icon of={icon} size={size === 'm' ? 16 : 14} />}
      <span>{children}</span>
    </span>
  );
}
