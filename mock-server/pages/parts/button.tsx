import type { ComponentPropsWithoutRef } from 'react';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { button } from './button.css';

interface Look {
  look?: 'primary' | 'outline' | 'danger';
  size?: 'block' | 'large';
  icon?: IconDrawing;
}

export function Button({
  look = 'outline',
  size,
  icon,
  children,
  ...rest
}: Look & ComponentPropsWithoutRef<'button'>) {
  return (
    <button {...rest} className={button} data-look={look} data-size={size}>
      {icon && <Icon of={icon} size={16} />}
      <span>{children}</span>
    </button>
  );
}

export function ButtonLink({
  look = 'outline',
  size,
  icon,
  children,
  ...rest
}: Look & ComponentPropsWithoutRef<'a'>) {
  return (
    <a {...rest} className={button} data-look={look} data-size={size}>
      {icon && <Icon of={icon} size={16} />}
      <span>{children}</span>
    </a>
  );
}
