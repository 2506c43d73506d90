import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon, type IconDrawing } from './icon';
import * as css from './icon-button.css';

interface IconAppearance {
  icon: IconDrawing;
  label: string;
}

export function IconButton({
  icon,
  label,
  ...button
}: IconAppearance &
  Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'className' | 'aria-label' | 'title'>) {
  return (
    <button type="button" {...button} className={css.iconButton} aria-label={label} title={label}>
      <Icon of={icon} size={18} />
    </button>
  );
}

export function IconLink({
  icon,
  label,
  size,
  ...link
}: IconAppearance & { size?: keyof typeof css.sizes } & Omit<
    LinkProps,
    'children' | 'className' | 'aria-label' | 'title'
  >) {
  return (
    <Link {...link} className={size ? css.sizes[size] : css.iconButton} aria-label={label} title={label}>
      <Icon of={icon} size={size === 's' ? 14 : 18} />
    </Link>
  );
}
